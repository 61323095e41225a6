"""What is told of a room, put over what one has, is what it would show as a whole: whatever happens in it."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from kronika.client import folded
from kronika.engine import Turn, edition, editions, turn_lines, view_of
from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server.projection import NOBODY, Projection
from kronika.server.refusals import Refused
from tests.server.conftest import Table

ENCODE = msgspec.json.Encoder().encode


class Told:
    """Someone at the table who has the room and the view only from what is told."""

    def __init__(self, table: Table) -> None:
        self.table, self.projection = table, Projection(table.room)
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.cuts: set[str] = set()
        self.look()

    def look(self) -> None:
        """Come anew."""
        welcome = json.loads(ENCODE(self.projection.welcome("ana")))
        self.room, self.view = welcome["room"], welcome["view"]

    def hear(self, made: list[f.Fact]) -> None:
        """What is told of these facts, after which everything is as the room shows it."""
        seq = self.table.room.seq - len(made)
        for number, fact in enumerate(made, 1):
            last = number == len(made)
            events = self.projection.happened() if last else ()
            update = json.loads(ENCODE(self.projection.update(fact, NOBODY, events, seq + number)))
            self.room |= update.get("room", {})
            self.view = folded(self.view, update)
            self.cuts |= update.get("cuts", {}).keys()
        assert json.dumps(self.view) == json.dumps(self.whole())
        whole = json.loads(ENCODE(self.projection.welcome("ana")))
        assert (whole["room"], whole["view"], whole["seq"]) == (self.room, self.view, self.table.room.seq)

    def whole(self) -> dict[str, Any] | None:
        """The view as the engine makes it."""
        room = self.table.room
        if room.game is None:
            return None
        view: dict[str, Any] = json.loads(ENCODE(view_of(room.game, room.game.table.turn)))
        del view["you"]
        return view | {"legal": None, "doubt": None} if room.closed else view


def _move(table: Table, rng: random.Random) -> tuple[str, c.Command]:
    room = table.room
    assert room.game is not None
    assert room.turn is not None
    turn = Turn(rng.choice(room.game.legal_moves().moves), (), ())
    return room.seats[room.turn].person or "ana", c.Play(json.loads(next(turn_lines(room.game, turn))))


def _anything(table: Table, rng: random.Random) -> tuple[str, c.Command]:
    """A command beside moves, which may be refused."""
    room = table.room
    if room.proposal is not None:
        return rng.choice(("ana", "ben", "cem")), c.AcceptCorrection(rng.random() < 0.95)
    if room.paused:
        return "ana", c.Resume()
    cards = room.game.table.open_cards if room.game is not None else ()
    card = rng.choice(cards or ("none",))
    seldom: list[tuple[str, c.Command]] = [("ana", c.CloseGame()), ("ana", c.Remove("cem")), ("ben", c.Leave())]
    often: list[tuple[str, c.Command]] = [
        ("ana", c.Correct(card, "so", rng.choice((None, "70 BC", "3000 BC")))),
        ("ana", c.Pause()),
        ("ben", c.Say("hello")),
        ("ben", c.React("👍")),
        ("cem", c.Rename(rng.choice(("Cem", "Can")))),
        ("ben", c.TakeBack()),
        ("cem", c.Report(card, "wrong")),
    ]
    return rng.choice(seldom if rng.random() < 0.03 else often)


@pytest.mark.parametrize("game", editions())
def test_what_is_told_adds_up_to_what_is_shown(game: str) -> None:
    kinds: set[str] = set()
    for number in range(5):
        told = _lived(game, random.Random(f"told {game} {number}"))
        kinds |= {f.kind_of(fact) for fact in told.table.facts} | told.cuts
    assert {"dealt", "moved", "corrected", "paused", "said", "seats"} <= kinds


def _lived(game: str, rng: random.Random) -> Told:
    """Two games of three people, as chance has it; Ana plays two seats on one device."""
    table = Table(game, ("Ana", "Ben", "Cem"))
    people = ("ana", "ben", "cem", "ana")[: edition(game).players[1]]
    seats = tuple(f.SeatHolder(name=f"{place} {name}", person=name) for place, name in enumerate(people))
    told, games = Told(table), 0
    told.hear(table.do("ana", c.Sit(seats)))
    for _ in range(150):
        room = table.room
        if not room.playing:
            if games == 2:
                break
            games += 1
            told.hear(table.do("ana", c.StartGame()))
        on_turn = not room.paused and room.proposal is None and room.turn is not None
        wish = _move(table, rng) if on_turn and rng.random() < 0.75 else _anything(table, rng)
        try:
            told.hear(table.do(*wish))
        except Refused:
            continue
        if rng.random() < 0.05:
            told.look()
    return told
