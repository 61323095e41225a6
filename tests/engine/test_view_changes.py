"""What is told of a move, put over the view that one has, makes the view as it is now: in games of every kind."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from kronika.client import folded
from kronika.engine import Game, Player, editions, start, view_of
from kronika.engine.view_changes import TableChanges
from kronika.server.wire import Update

ENCODE = msgspec.json.Encoder().encode


def dealt(name: str, rng: random.Random, **more: Any) -> Game:
    cards = {}
    for number in range(60):
        front, back = rng.sample(("sun", "moon", "star"), 2)
        cards[f"d/{number}"] = {
            "title": f"Event {number}",
            "date": str(rng.randint(1, 80)),
            "front": front,
            "back": back,
        }
    return start(name, [Player(f"P{n}") for n in range(rng.randint(2, 5))], cards, seed=rng.randbytes(16), **more)


def whole(game: Game) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(ENCODE(view_of(game, game.table.turn)))
    del view["you"]
    return view


@pytest.mark.parametrize("name", editions())
@pytest.mark.parametrize("number", range(8))
def test_changes_over_the_view_before_are_the_view(name: str, number: int) -> None:
    rng = random.Random(f"{name} {number}")
    game = dealt(name, rng)
    changes, view = TableChanges(game), whole(game)
    told = 0
    for _ in range(150):
        for _ in range(rng.choice((1, 1, 1, 2))):  # two moves at once are told like one
            if not game.over:
                game.play(rng.choice(game.legal_moves().moves))
        fields, cuts = changes.since()
        update = json.loads(ENCODE(Update(seq=1, kind="moved", view=fields, cuts=cuts)))
        before = json.dumps(view)
        now = folded(view, update)
        assert json.dumps(view) == before, "the view before is left as it was"
        assert json.dumps(now) == json.dumps(whole(game))
        told += len(json.dumps(update)) < len(before) / 2
        view = now or {}
        if game.over:
            break
    assert told, "what is told is not the whole table"


def test_what_is_told_of_a_move_does_not_grow_with_the_table() -> None:
    rng = random.Random(3)
    game = dealt("timeline-polska", rng, options={"hand": 9, "misplaced": "insert"})
    changes, sizes = TableChanges(game), []
    while game.moves_made < 40 and not game.over:
        game.play(rng.choice(game.legal_moves().moves))
        fields, cuts = changes.since()
        sizes.append(len(ENCODE(Update(seq=1, kind="moved", view=fields, cuts=cuts))))
    assert len(game.table.line) > 20
    assert max(sizes[-5:]) < 1.5 * max(sizes[:5])


def test_a_client_without_a_view_and_an_update_without_a_table() -> None:
    assert folded(None, {"seq": 3, "kind": "said"}) is None
    view = {"line": [], "move": 0}
    assert folded(view, {"seq": 3, "kind": "said", "view": {}}) is view
    assert folded(None, {"view": view}) == view
    cut = {"at": 0, "new": [{"id": "d/1"}]}
    assert folded(view, {"view": {"move": 1}, "cuts": {"line": cut}}) == {"line": [{"id": "d/1"}], "move": 1}
