"""Batches for the tests of the store, and a real room: its facts, its game, its record."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

from kronika.bots import make_bot, noisy_beliefs
from kronika.engine import Player, record_lines, start, view_of
from kronika.server import facts as f
from kronika.server.room import Room
from kronika.server.store import Batch, EndedGame, GameRow, NewRoom, Row, Store, Timer

HEADER = {"title": "A year", "front": "lamp", "back": "ship"}
PATIENCE = 30.0


def rows(facts: Sequence[f.Fact]) -> tuple[Row, ...]:
    """Facts as a batch holds them."""
    return tuple((str(type(fact).__struct_config__.tag), f.encode_fact(fact)) for fact in facts)


def said(text: str) -> tuple[Row, ...]:
    return rows([f.Said("ana", text)])


def code_of(number: int) -> str:
    return "".join(chr(ord("A") + number // 24**place % 24) for place in range(6))


def opening(room: str, code: str, **more: Any) -> Batch:
    """A new room with one person in it: two facts."""
    facts = [f.Opened(code), f.Joined("ana", "Ana")]
    return Batch(room=room, seq=0, rows=rows(facts), at=1.0, new_room=NewRoom(id=room, code=code, created=1.0), **more)


def line(room: str, seq: int, text: str = "hello", **more: Any) -> Batch:
    """A line of chat."""
    return Batch(room=room, seq=seq, rows=said(text), at=2.0 + seq, **more)


def stored(store: Store, *batches: Batch) -> None:
    """Append the batches, each after the one before, and wait for all."""
    for future in [store.append(batch) for batch in batches]:
        future.result(PATIENCE)


def together(store: Store, batches: Sequence[Batch]) -> list[BaseException | None]:
    """Append the batches so that they are one group, and wait; what became of each."""
    outcomes: list[Future[BaseException | None]] = [Future() for _ in batches]
    store.append_all([(batch, outcome.set_result) for batch, outcome in zip(batches, outcomes, strict=True)])
    return [outcome.result(PATIENCE) for outcome in outcomes]


@cache
def played_facts() -> tuple[tuple[f.Fact, ...], str]:
    """A room from its opening to the end of a game, and the game's record."""
    cards = {f"small/c{n:02}": HEADER | {"title": f"Event {n}", "date": str(1000 + 17 * n)} for n in range(40)}
    game = start("timeline-polska", [Player("Ana"), Player("Ben")], cards, seed=b"a seed of a test")
    bots = [make_bot("memory", bytes([seat]) * 16) for seat in range(2)]
    beliefs = noisy_beliefs(game.dates, b"0123456789abcdef", 0.5)
    while not game.over:
        seat = game.table.turn
        assert seat is not None
        game.play(bots[seat].choose(view_of(game, seat), beliefs))
    record = [*record_lines(game)]
    moves = [found for found in map(json.loads, record[1:]) if "move" in found]
    facts: list[f.Fact] = [
        f.Joined("ben", "Ben"),
        f.Seated((f.SeatHolder(name="Ana", person="ana"), f.SeatHolder(name="Ben", person="ben"))),
        f.Dealt("game-of-room", game.start.line),
        *(f.Moved(move) for move in moves),
    ]
    return tuple(facts), "\n".join(record) + "\n"


def play(store: Store, room: str, code: str, *, to_the_end: bool = True) -> None:
    """A whole game in a new room, a batch a fact. With `to_the_end` False the last move is left out."""
    facts, record = played_facts()
    game = f"game-of-{room}"
    batches = [opening(room, code, listed=True)]
    last = len(facts) - 1
    for number, fact in enumerate(facts):
        more: dict[str, Any] = {}
        if isinstance(fact, f.Dealt):
            fact = f.Dealt(game, fact.header)
            seats = ((0, "ana", "Ana"), (1, "ben", "Ben"))
            begun = GameRow(id=game, room=room, edition="timeline-polska", decks=("small",), started=5.0, players=seats)
            more = {"game": begun, "listed": False, "timer": Timer(move=0, due=1e10)}
        if number == last:
            if not to_the_end:
                break
            ended = EndedGame(id=game, ended=9.0, record=record)
            more = {"ended": ended, "timer": None, "placements": (("small", "c03", True), ("small", "c04", False))}
        batch = Batch(room=room, seq=2 + number, rows=rows([fact]), at=6.0, request=f"request-{number}", **more)
        batches.append(batch)
    stored(store, *batches)


def remade(store: Store, room: str) -> Room:
    """The room made anew from what is stored, as any process may."""
    made = Room(room)
    for _, body in store.facts(room):
        made.apply(f.decode_fact(body))
    return made


def sql(path: Path, statement: str, *values: object) -> list[Any]:
    """What a statement gives, run on the file behind the store's back."""
    with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as connection:
        return connection.execute(statement, values).fetchall()
