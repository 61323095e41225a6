"""Where a database is, and how it is spoken to: a file (SQLite) or a server (PostgreSQL).

Knows no tables. With SQLite every commit is on the disk before it returns, and readers never wait for the writer.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from kronika.server.store.errors import StoreError

__all__ = ["Place", "make_engine", "parse_place", "reason_of", "told", "touch"]

_PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    # A checkpoint holds up the commit that meets it: rare enough not to slow the rest, small enough not to be felt.
    "wal_autocheckpoint = 4000",
    "journal_size_limit = 67108864",
)
_WAIT: Final = 10.0
_POSTGRESQL: Final = ("postgres", "postgresql", "postgresql+psycopg")
# Never weaker than on; `remote_apply` and its like are stronger and stay.
_DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)


class Place(msgspec.Struct, frozen=True):
    """A database: `path` is its file, None where it is a server's."""

    url: URL
    path: Path | None

    def __str__(self) -> str:
        return str(self.path) if self.path is not None else self.url.render_as_string(hide_password=True)


def parse_place(text: str) -> Place:
    """The place that a path or a URL names. Raises StoreError where it names none that can be used."""
    if "://" not in text:
        return _file(text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # The text may hold a password.
        raise StoreError(
            "this is no URL of a database; write a path, or postgresql://user@host/name", "store.url"
        ) from None
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        return _file(url.database or "")
    if url.drivername in _POSTGRESQL:
        return Place(url.set(drivername="postgresql+psycopg"), None)
    raise StoreError(f"{url.drivername}: facts are kept in SQLite (a path) or PostgreSQL (a URL)", "store.url")


def _file(name: str) -> Place:
    if not name or name == ":memory:" or name.startswith("file:") or "\0" in name:
        raise StoreError("an SQLite database needs the path of a file that stays", "store.url")
    path = Path(os.path.realpath(Path(name).expanduser()))
    return Place(URL.create("sqlite", database=str(path)), path)


def touch(path: Path) -> None:
    """Make the file where it is missing, for nobody else to read: it holds secrets."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}", "store.open") from None


def make_engine(place: Place, *, write: bool) -> Engine:
    """Connections to this place: one that writes, or a few that only read, each statement for itself."""
    settings: dict[str, Any] = {"hide_parameters": True}
    settings |= {"pool_size": 1, "max_overflow": 0} if write else {"pool_size": 4, "max_overflow": 28}
    if place.path is not None:
        engine = create_engine(place.url, connect_args={"timeout": _WAIT}, **settings)
        _prepare_sqlite(engine, write=write)
        return engine
    if not write:
        settings["isolation_level"] = "AUTOCOMMIT"
    try:
        engine = create_engine(place.url, pool_pre_ping=True, connect_args=_patience(place.url), **settings)
    except (ImportError, NoSuchModuleError):
        raise StoreError("PostgreSQL needs the package psycopg: pip install 'psycopg[binary]'", "store.url") from None
    if write:
        _prepare_postgresql(engine)
    return engine


def _patience(url: URL) -> dict[str, Any]:
    return {} if "connect_timeout" in url.query else {"connect_timeout": int(_WAIT)}


def _prepare_sqlite(engine: Engine, *, write: bool) -> None:
    """SQLAlchemy begins transactions itself, as its manual says: else savepoints and changes of tables are outside."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in _PRAGMAS if write else ("query_only = ON",):
            found = connection.execute(f"PRAGMA {pragma}").fetchone()
            if pragma.startswith("journal_mode") and found != ("wal",):
                raise StoreError("this file system cannot hold an SQLite database in WAL mode", "store.open")

    if write:

        @event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")


def _prepare_postgresql(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        with connection.cursor() as cursor:
            cursor.execute(_DURABLE)
        connection.commit()


def reason_of(error: BaseException) -> str:
    """What the database said, in one line, without the values that it was given."""
    original = error.orig if isinstance(error, DBAPIError) else error
    lines = str(original).strip().splitlines() if original is not None else []
    known = isinstance(error, DBAPIError) and lines
    return f"{type(original).__name__}: {lines[0]}" if known else type(error).__name__


@contextmanager
def told(place: Place) -> Iterator[None]:
    """What the database refuses becomes a StoreError."""
    try:
        yield
    except SQLAlchemyError as error:
        raise StoreError(f"{place}: {reason_of(error)}", "store.failed") from None
