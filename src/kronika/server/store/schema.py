"""The tables as they are after the last migration.

Facts are the only truth: `events` is append-only. All else is kept beside them so that it can be found fast, and could
be made from them again. A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

__all__ = [
    "LISTED",
    "METADATA",
    "events",
    "games",
    "meta",
    "patches",
    "placements",
    "players",
    "reports",
    "rooms",
    "timers",
]

METADATA: Final = MetaData()

meta: Final = Table(
    "meta",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""`secret`: 32 bytes in hexadecimal digits, made once. `alive`: when a server was last known to run."""

rooms: Final = Table(
    "rooms",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("listed", Boolean, nullable=False),
    UniqueConstraint("code", name="rooms_code"),
)
LISTED: Final = text("listed")
"""As the index has it: a query that says it otherwise would not be taken for the same."""
Index("rooms_listed", rooms.c.created, sqlite_where=LISTED, postgresql_where=LISTED)

# With SQLite a table with row ids: facts of all rooms are then written side by side, and a commit touches few pages.
events: Final = Table(
    "events",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("request", Text),
    Column("body", LargeBinary, nullable=False),
)
_REQUESTED: Final = text("request IS NOT NULL")
Index(
    "events_request",
    events.c.room,
    events.c.request,
    unique=True,
    sqlite_where=_REQUESTED,
    postgresql_where=_REQUESTED,
)

timers: Final = Table(
    "timers",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id"), primary_key=True),
    Column("move", Integer, nullable=False),
    Column("due", Double, nullable=False),
)

games: Final = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("room", Text, ForeignKey("rooms.id"), nullable=False),
    Column("edition", Text, nullable=False),
    Column("decks", Text, nullable=False),
    Column("started", Double, nullable=False),
    Column("ended", Double),
    Column("record", Text),
)
"""`decks` is a JSON list of names."""

players: Final = Table(
    "players",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
)
Index("players_person", players.c.person)

placements: Final = Table(
    "placements",
    METADATA,
    Column("deck", Text, primary_key=True),
    Column("card", Text, primary_key=True),
    Column("rightly", Integer, nullable=False),
    Column("wrongly", Integer, nullable=False),
)

patches: Final = Table(
    "patches",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("deck", Text, nullable=False),
    Column("card", Text, nullable=False),
    Column("date", Text),
    Column("why", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("at", Double, nullable=False),
)
Index("patches_deck", patches.c.deck)

reports: Final = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("deck", Text, nullable=False),
    Column("card", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("date", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)
Index("reports_deck", reports.c.deck)
