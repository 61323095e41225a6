"""Bringing a database to the tables of today, from whatever release made it.

Knows no tables: each step is a file in `migrations/versions`, and Alembic runs them. All steps are one transaction.
Alembic is loaded where there is a step to take: a server that is started again need not wait for it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from kronika.server.store.errors import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

__all__ = ["NEWEST", "VERSION_TABLE", "check_known", "head", "revision_of", "upgrade"]

NEWEST: Final = "0001"
"""The last step. A test holds it against the files."""

VERSION_TABLE: Final = "kronika_revision"
# Alembic finds this by importlib.resources, in a checkout and in an installed wheel alike.
_SCRIPTS: Final = "kronika.server.store:migrations"
_LOCK: Final = 0x6B726F6E696B61


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", _SCRIPTS)
    config.set_main_option("path_separator", "os")
    return config


@cache
def _known() -> tuple[str, frozenset[str]]:
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(_config())
    newest = scripts.get_current_head()
    assert newest is not None
    return newest, frozenset(script.revision for script in scripts.walk_revisions())


def head() -> str:
    """The revision that this release works with."""
    return _known()[0]


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None where no server has used it yet."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return found


def check_known(connection: Connection) -> str | None:
    """The revision of a database that this release can bring up to date; StoreError where it cannot."""
    found = revision_of(connection)
    if found not in (None, NEWEST) and found not in _known()[1]:
        raise StoreError("a newer Kronika has used this database; update Kronika", "store.newer")
    if found is None and connection.dialect.name == "sqlite" and inspect(connection).get_table_names():
        raise StoreError("this is the database of another program; take another file", "store.foreign")
    return found


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Take all steps up to this revision, within the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        # Servers that start at once take turns.
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    if check_known(connection) == NEWEST:
        return
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
