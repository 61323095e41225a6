"""Batches as rows: the statements by which any number of batches go into the tables, each table once.

Knows nothing of who asks and whether they may; whatever the tables refuse is raised.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from sqlite3 import Cursor
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from kronika.server.store import schema as t
from kronika.server.store.rows import Batch, PatchRow, ReportRow, Timer

__all__ = ["put"]

Values = dict[str, Any]
EventRow = tuple[str, int, float, str, str | None, bytes]
Target: TypeAlias = Connection | Cursor
"""Where rows go: a connection of SQLAlchemy's, or a cursor of SQLite's own driver, which takes a third of the time."""

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
_BY_DRIVER: Final = sqlite.dialect(paramstyle="qmark")


def _either(table: Table) -> tuple[sqlite.Insert, postgresql.Insert]:
    """An INSERT that may become an UPDATE, which each of the two databases has as an extension of its own."""
    return sqlite.insert(table), postgresql.insert(table)


_TIMER: Final = tuple(
    each.on_conflict_do_update(index_elements=["room"], set_={"move": each.excluded.move, "due": each.excluded.due})
    for each in _either(t.timers)
)
_PLACEMENT: Final = tuple(
    each.on_conflict_do_update(
        index_elements=["deck", "card"],
        set_={
            "rightly": t.placements.c.rightly + each.excluded.rightly,
            "wrongly": t.placements.c.wrongly + each.excluded.wrongly,
        },
    )
    for each in _either(t.placements)
)


def put(target: Target, batches: Sequence[Batch]) -> None:
    """Everything that the batches hold, in their order where they concern the same thing."""
    extra = [batch for batch in batches if _has_more(batch)]
    if extra:
        _run(target, _ROOM, [_room(batch) for batch in extra if batch.new_room is not None])
    _put_events(target, batches)
    if not extra:
        return
    _run(target, _LISTED, [{"room": b.room, "is_listed": b.listed} for b in extra if _is_listing(b)])
    _put_timers(target, extra)
    games = [batch.game for batch in extra if batch.game is not None]
    _run(target, _GAME, [_but(msgspec.structs.asdict(game), "players", decks=_text(game.decks)) for game in games])
    seats = [(game.id, *player) for game in games for player in game.players]
    _run(target, _PLAYER, [dict(zip(("game", "seat", "person", "name"), seat, strict=True)) for seat in seats])
    ended = [batch.ended for batch in extra if batch.ended is not None]
    _run(target, _ENDED, [{"game": each.id, "at": each.ended, "text": each.record} for each in ended])
    _put_placements(target, extra)
    _run(target, _PATCH, _rows(batch.patch for batch in extra))
    _run(target, _REPORT, _rows(batch.report for batch in extra))


def _run(target: Target, statement: Any, rows: Sequence[Values]) -> None:
    """One statement with all these rows, whose keys are the same; of a pair, the one for this kind of database."""
    if not rows:
        return
    if isinstance(statement, tuple):
        statement = statement[0 if _is_sqlite(target) else 1]
    if isinstance(target, Connection):
        target.execute(statement, rows)
    else:
        text, names = _by_driver(statement, tuple(rows[0]))
        target.executemany(text, [[row[name] for name in names] for row in rows])


@lru_cache(64)
def _by_driver(statement: Any, keys: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The statement as SQLite's own driver takes it, for rows with these keys, and their order."""
    compiled = statement.compile(dialect=_BY_DRIVER, column_keys=keys)
    return str(compiled), tuple(compiled.positiontup)


def _is_sqlite(target: Target) -> bool:
    return not isinstance(target, Connection) or target.dialect.name == "sqlite"


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


def _put_events(target: Target, batches: Sequence[Batch]) -> None:
    rows = _event_rows(batches)
    if not rows:
        return
    if not isinstance(target, Connection):
        target.executemany(_EVENT_SQLITE, _short(rows))
    elif _is_sqlite(target):
        target.exec_driver_sql(_EVENT_SQLITE, _short(rows))
    else:
        target.execute(_EVENT, [dict(zip(_EVENT_COLUMNS, row, strict=True)) for row in rows])


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


def _put_timers(target: Target, batches: Sequence[Batch]) -> None:
    last: dict[str, Timer | None] = {}
    for batch in batches:
        if not isinstance(batch.timer, msgspec.UnsetType):
            last[batch.room] = batch.timer
    _run(target, _NO_TIMER, [{"of": room} for room, timer in sorted(last.items()) if timer is None])
    # In the order of their rooms: two servers on one database never wait for each other crosswise.
    _run(
        target,
        _TIMER,
        [{"room": room, "move": timer.move, "due": timer.due} for room, timer in sorted(last.items()) if timer],
    )


def _put_placements(target: Target, batches: Sequence[Batch]) -> None:
    rightly: Counter[tuple[str, str]] = Counter()
    wrongly: Counter[tuple[str, str]] = Counter()
    for batch in batches:
        for deck, card, right in batch.placements:
            (rightly if right else wrongly)[deck, card] += 1
    rows = [
        {"deck": deck, "card": card, "rightly": rightly[deck, card], "wrongly": wrongly[deck, card]}
        for deck, card in sorted(rightly.keys() | wrongly.keys())
    ]
    _run(target, _PLACEMENT, rows)


def _rows(found: Any) -> list[Values]:
    structs: list[PatchRow | ReportRow] = [each for each in found if each is not None]
    return [msgspec.structs.asdict(each) for each in structs]


def _but(values: Values, without: str, **changed: Any) -> Values:
    return {key: value for key, value in (values | changed).items() if key != without}


def _text(names: tuple[str, ...]) -> str:
    return msgspec.json.encode(names).decode()
