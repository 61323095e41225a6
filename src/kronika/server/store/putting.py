"""Batches as rows: the statements by which any number of batches go into the tables, each table once.

Knows nothing of who asks and whether they may; whatever the tables refuse is raised.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from sqlite3 import Cursor
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from kronika.server.store import schema as t
from kronika.server.store.rows import Batch, PatchRow, ReportRow, Timer

__all__ = ["facts_only", "put", "put_facts"]

Values = dict[str, Any]
EventRow = tuple[str, int, float, str, str | None, bytes]

# Made once: SQLAlchemy finds the text of a statement that it has seen before.
_ROOM: Final = insert(t.rooms)
_EVENT: Final = insert(t.events)
_EVENT_COLUMNS: Final = ("room", "seq", "at", "kind", "request", "body")
_EVENT_SQLITE: Final = (
    f"INSERT INTO {t.events.name} ({', '.join(_EVENT_COLUMNS)}) VALUES ({', '.join('?' * len(_EVENT_COLUMNS))})"
)
_LISTED: Final = update(t.rooms).where(t.rooms.c.id == bindparam("room")).values(listed=bindparam("is_listed"))
_NO_TIMER: Final = delete(t.timers).where(t.timers.c.room == bindparam("of"))
_GAME: Final = insert(t.games)
_PLAYER: Final = insert(t.players)
_ENDED: Final = (
    update(t.games).where(t.games.c.id == bindparam("game")).values(ended=bindparam("at"), record=bindparam("text"))
)
_PATCH: Final = insert(t.patches)
_REPORT: Final = insert(t.reports)


def facts_only(batches: Sequence[Batch]) -> bool:
    """Whether nothing but facts is in these batches, as in nearly all."""
    return not any(map(_has_more, batches))


def put_facts(cursor: Cursor, batches: Sequence[Batch]) -> None:
    """The facts of these batches, by the shortest way: with a cursor of SQLite's own driver."""
    cursor.executemany(_EVENT_SQLITE, _short(_event_rows(batches)))


def put(connection: Connection, batches: Sequence[Batch]) -> None:
    """Everything that the batches hold, in their order where they concern the same thing."""
    extra = [batch for batch in batches if _has_more(batch)]
    if extra:
        _run(connection, _ROOM, [_room(batch) for batch in extra if batch.new_room is not None])
    _put_events(connection, batches)
    if not extra:
        return
    _run(connection, _LISTED, [{"room": b.room, "is_listed": b.listed} for b in extra if _is_listing(b)])
    _put_timers(connection, extra)
    games = [batch.game for batch in extra if batch.game is not None]
    _run(connection, _GAME, [_but(msgspec.structs.asdict(game), "players", decks=_text(game.decks)) for game in games])
    seats = [(game.id, *player) for game in games for player in game.players]
    _run(connection, _PLAYER, [dict(zip(("game", "seat", "person", "name"), seat, strict=True)) for seat in seats])
    ended = [batch.ended for batch in extra if batch.ended is not None]
    _run(connection, _ENDED, [{"game": each.id, "at": each.ended, "text": each.record} for each in ended])
    _put_placements(connection, extra)
    _run(connection, _PATCH, _rows(batch.patch for batch in extra))
    _run(connection, _REPORT, _rows(batch.report for batch in extra))


def _run(connection: Connection, statement: Any, rows: Sequence[Values]) -> None:
    if rows:
        connection.execute(statement, rows)


def _has_more(batch: Batch) -> bool:
    """Whether anything but facts is in it."""
    return (
        batch.timer is not msgspec.UNSET
        or batch.new_room is not None
        or batch.listed is not None
        or batch.game is not None
        or batch.ended is not None
        or bool(batch.placements)
        or batch.patch is not None
        or batch.report is not None
    )


def _put_events(connection: Connection, batches: Sequence[Batch]) -> None:
    rows = _event_rows(batches)
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_EVENT_SQLITE, _short(rows))
    else:
        connection.execute(_EVENT, [dict(zip(_EVENT_COLUMNS, row, strict=True)) for row in rows])


def _event_rows(batches: Sequence[Batch]) -> list[EventRow]:
    """The facts as rows. The request goes with the last, whose number is the answer to it, also the second time."""
    rows: list[EventRow] = []
    for batch in batches:
        seq, last = batch.seq, batch.seq + len(batch.rows)
        for kind, body in batch.rows:
            seq += 1
            rows.append((batch.room, seq, batch.at, kind, batch.request if seq == last else None, body))
    return rows


def _short(rows: Sequence[EventRow]) -> list[tuple[Any, ...]]:
    """For SQLite: a view refuses a body that is no bytes."""
    return [(*row[:-1], memoryview(row[-1])) for row in rows]


def _room(batch: Batch) -> Values:
    new = batch.new_room
    assert new is not None
    return {"id": new.id, "code": new.code, "created": new.created, "listed": bool(batch.listed)}


def _is_listing(batch: Batch) -> bool:
    return batch.listed is not None and batch.new_room is None


def _put_timers(connection: Connection, batches: Sequence[Batch]) -> None:
    last: dict[str, Timer | None] = {}
    for batch in batches:
        if not isinstance(batch.timer, msgspec.UnsetType):
            last[batch.room] = batch.timer
    _run(connection, _NO_TIMER, [{"of": room} for room, timer in sorted(last.items()) if timer is None])
    # In the order of their rooms: two servers on one database never wait for each other crosswise.
    rows = [{"room": room, "move": timer.move, "due": timer.due} for room, timer in sorted(last.items()) if timer]
    if rows:
        statement = _insert(connection, t.timers)
        changed = {"move": statement.excluded.move, "due": statement.excluded.due}
        connection.execute(statement.on_conflict_do_update(index_elements=["room"], set_=changed), rows)


def _put_placements(connection: Connection, batches: Sequence[Batch]) -> None:
    rightly: Counter[tuple[str, str]] = Counter()
    wrongly: Counter[tuple[str, str]] = Counter()
    for batch in batches:
        for deck, card, right in batch.placements:
            (rightly if right else wrongly)[deck, card] += 1
    rows = [
        {"deck": deck, "card": card, "rightly": rightly[deck, card], "wrongly": wrongly[deck, card]}
        for deck, card in sorted(rightly.keys() | wrongly.keys())
    ]
    if rows:
        statement = _insert(connection, t.placements)
        columns = t.placements.c
        more = {
            "rightly": columns.rightly + statement.excluded.rightly,
            "wrongly": columns.wrongly + statement.excluded.wrongly,
        }
        connection.execute(statement.on_conflict_do_update(index_elements=["deck", "card"], set_=more), rows)


def _insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that may become an UPDATE, which each of the two databases has as an extension of its own."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def _rows(found: Any) -> list[Values]:
    structs: list[PatchRow | ReportRow] = [each for each in found if each is not None]
    return [msgspec.structs.asdict(each) for each in structs]


def _but(values: Values, without: str, **changed: Any) -> Values:
    return {key: value for key, value in (values | changed).items() if key != without}


def _text(names: tuple[str, ...]) -> str:
    return msgspec.json.encode(names).decode()
