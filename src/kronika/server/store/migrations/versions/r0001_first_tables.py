"""The first tables.

Revision: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.UniqueConstraint("code", name="rooms_code"),
    )
    listed = sa.text("listed")
    op.create_index("rooms_listed", "rooms", ["created"], sqlite_where=listed, postgresql_where=listed)
    op.create_table(
        "events",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("request", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    requested = sa.text("request IS NOT NULL")
    op.create_index(
        "events_request",
        "events",
        ["room", "request"],
        unique=True,
        sqlite_where=requested,
        postgresql_where=requested,
    )
    op.create_table(
        "timers",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("decks", sa.Text, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("record", sa.Text),
    )
    op.create_table(
        "players",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("players_person", "players", ["person"])
    op.create_table(
        "placements",
        sa.Column("deck", sa.Text, primary_key=True),
        sa.Column("card", sa.Text, primary_key=True),
        sa.Column("rightly", sa.Integer, nullable=False),
        sa.Column("wrongly", sa.Integer, nullable=False),
    )
    op.create_table(
        "patches",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("date", sa.Text),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("patches_deck", "patches", ["deck"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("reports_deck", "reports", ["deck"])
