"""Is all that is stored whole? Every room made anew from its facts, every ended game replayed from its record.

Says where something is wrong and of what kind, never what it holds: dates of running games are in there.
"""

from __future__ import annotations

import io
from collections.abc import Iterator

import msgspec
from sqlalchemy import Engine, select

from kronika.engine import load_record, raw_lines
from kronika.errors import KronikaError
from kronika.server.facts import decode_fact
from kronika.server.room import Room
from kronika.server.store import schema as t
from kronika.server.store.engines import make_engine, parse_place, told
from kronika.server.store.errors import StoreError
from kronika.server.store.migrating import check_known, head
from kronika.server.store.reading import Reader

__all__ = ["Examination", "check", "examine"]


class Examination(msgspec.Struct, kw_only=True):
    """What was looked at, and what is wrong with it, a line each."""

    rooms: int = 0
    facts: int = 0
    records: int = 0
    problems: list[str]


def check(url: str) -> list[str]:
    """What is wrong with the database, a line each; see `examine`."""
    return examine(url).problems


def examine(url: str) -> Examination:
    """Look at everything; a server may run meanwhile. Changes nothing.

    Raises StoreError where there is no database, or where it is not Kronika's.
    """
    place = parse_place(url)
    if place.path is not None and not place.path.is_file():
        raise StoreError(f"there is no database at {place.path}", "store.open")
    engine = make_engine(place, write=False)
    found = Examination(problems=[])
    try:
        with told(place), engine.connect() as connection:
            revision = check_known(connection)
        if revision != head():
            made = f"has tables of revision {revision}" if revision else "has not been used by a server yet"
            found.problems.append(f"the database {made}; start a server of this release on it once, then check again")
            return found
        with told(place):
            found.problems += _tables(engine)
        reader = Reader(place, engine)
        for room in reader.rooms():
            found.rooms += 1
            found.problems += _room(reader, room, found)
        for game in reader.games():
            found.problems += _game(reader, game, found)
        return found
    finally:
        engine.dispose()


def _tables(engine: Engine) -> Iterator[str]:
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            for (line,) in connection.exec_driver_sql("PRAGMA integrity_check(100)"):
                if line != "ok":
                    yield f"integrity: {line}"
            for row in connection.exec_driver_sql("PRAGMA foreign_key_check"):
                yield f"{row[0]}: row {row[1]} belongs to nothing in {row[2]}"
        known = select(t.rooms.c.id)
        for (room,) in connection.execute(select(t.events.c.room).where(t.events.c.room.not_in(known)).distinct()):
            yield f"room {room}: has facts, and is not among the rooms"


def _room(reader: Reader, id: str, found: Examination) -> Iterator[str]:
    """The room made anew; the first thing that is wrong, for nothing after it says anything."""
    room = Room(id)
    facts = reader.facts(id)
    for number, (seq, body) in enumerate(facts, 1):
        if seq != number:
            yield f"room {id}: fact {number} is missing"
            return
        try:
            room.apply(decode_fact(body))
        except Exception as error:  # whatever it raises, the room cannot be made
            yield f"room {id}: fact {seq}: {_kind(error)}"
            return
        found.facts += 1
    if room.code and reader.room_by_code(room.code) != id:
        yield f"room {id}: is not found by its code"


def _game(reader: Reader, id: str, found: Examination) -> Iterator[str]:
    info = reader.game(id)
    if info is None or info.ended is None:
        return
    if info.record is None:
        yield f"game {id}: has ended without a record"
        return
    found.records += 1
    try:
        load_record(raw_lines(io.BytesIO(info.record.encode())))
    except Exception as error:
        line = f"line {error.line}: " if hasattr(error, "line") else ""
        yield f"game {id}: {line}{_kind(error)}"


def _kind(error: Exception) -> str:
    """What went wrong, by its code or its type: the message may hold what nobody should read."""
    return error.code if isinstance(error, KronikaError) else type(error).__name__
