"""Copies of a database file: made while a server runs, put back when none does.

Knows no tables. A copy is one file that nobody else may read, whole on the disk before it has its name.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from kronika.server.store.engines import Place, make_engine, parse_place, told, touch
from kronika.server.store.errors import StoreError
from kronika.server.store.locking import lock, unlock
from kronika.server.store.migrating import check_known

__all__ = ["backup", "restore"]


def backup(url: str, target: Path) -> None:
    """Copy the database into the new file `target`, as it is at one moment; a server may run and write meanwhile.

    Raises StoreError where the target is there already, the database is not, or it is a PostgreSQL server's.
    """
    place = parse_place(url)
    source = _path(place, "pg_dump")
    if not source.is_file():
        raise StoreError(f"there is no database at {source}", "store.backup")
    if target.exists():
        raise StoreError(f"{target} is there already and is not overwritten; take another name", "store.backup")
    with _whole(target) as part:
        _copy(source, part)


def restore(source: Path, url: str, *, force: bool = False) -> Path | None:
    """Make the backup `source` the database; no server may run on it. What was there is put aside under the path that
    is returned (over what was put aside there before); None where nothing was.

    Raises StoreError where the source is no backup that this release can use, where a server runs, where there are
    rooms already and `force` is not given, or where the database is a PostgreSQL server's.
    """
    place = parse_place(url)
    path = _path(place, "pg_restore")
    if not source.is_file():
        raise StoreError(f"there is no backup at {source}", "store.restore")
    held = lock(path)
    try:
        if not force and not _is_empty(path):
            raise StoreError(f"{path} holds rooms already; nothing is overwritten without --force", "store.restore")
        with _whole(path) as part:
            _copy(source, part)
            _check_usable(source, part)
            return _put_aside(path)
    finally:
        unlock(held)


def _path(place: Place, tool: str) -> Path:
    if place.path is None:
        raise StoreError(f"{place} is a PostgreSQL server's: use its own {tool}", "store.backup")
    return place.path


@contextlib.contextmanager
def _whole(target: Path) -> Iterator[Path]:
    """A file to write to, which is given the name `target` when it is whole, and is gone when it is not."""
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        touch(part)
        yield part
        _flush(part)
        os.replace(part, target)
        _flush(target.parent)
    except OSError as error:
        raise StoreError(f"{target}: {error.strerror}", "store.backup") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """Copy one database over another, all pages of one moment, and leave no second file beside it."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as old,
            closing(sqlite3.connect(target, isolation_level=None)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
            found = new.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{source}: {error}", "store.backup") from None
    if found != ("ok",):
        raise StoreError(f"{source} is damaged: {found[0]}", "store.backup")


def _check_usable(source: Path, copy: Path) -> None:
    engine = make_engine(parse_place(str(copy)), write=False)
    try:
        with told(parse_place(str(source))), engine.connect() as connection:
            if check_known(connection) is None:
                raise StoreError(f"{source} is empty", "store.restore")
    finally:
        engine.dispose()


def _is_empty(path: Path) -> bool:
    if not path.exists() or not path.stat().st_size:
        return True
    try:
        with closing(sqlite3.connect(path)) as connection:
            return connection.execute("SELECT 1 FROM rooms LIMIT 1").fetchone() is None
    except sqlite3.Error:
        return False  # whatever it is, it is something


def _put_aside(path: Path) -> Path | None:
    """Move the database and its log out of the way together: a log must never meet another database."""
    if not path.exists():
        return None
    aside = path.with_name(path.name + ".replaced")
    for ending in ("-shm", "-wal", ""):
        Path(f"{aside}{ending}").unlink(missing_ok=True)
        with contextlib.suppress(FileNotFoundError):
            os.replace(f"{path}{ending}", f"{aside}{ending}")
    return aside


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
