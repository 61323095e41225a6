"""The view as text: what `view_of` says, byte for byte, after every move of games of every kind."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from kronika.engine import Game, Player, editions, load_record, start, view_of
from kronika.engine.view_text import ViewText

ENCODE = msgspec.json.Encoder().encode
SYMBOLS = ("sun", "moon", "star")


def reference(game: Game) -> dict[str, bytes]:
    view = view_of(game, game.table.turn)
    return {name: ENCODE(getattr(view, name)) for name in view.__struct_fields__ if name != "you"}


def dealt(name: str, rng: random.Random, **more: Any) -> Game:
    """Ids and titles hold all that JSON writes in a way of its own."""
    cards = {}
    for number in range(60):
        front, back = rng.sample(SYMBOLS, 2)
        title = f'Event {number} "gap":0 \\ é \u2028 \x7f 😀'
        date = str(rng.randint(1, 300))
        cards[f'd/ca"gap":0{number}é\\'] = {"title": title, "date": date, "front": front, "back": back}
    seats = [Player(f'P"{seat}"') for seat in range(rng.randint(2, 5))]
    return start(name, seats, cards, seed=rng.randbytes(16), **more)


@pytest.mark.parametrize("name", editions())
@pytest.mark.parametrize("number", range(4))
def test_it_says_what_the_view_says(name: str, number: int) -> None:
    rng = random.Random(f"{name} {number}")
    game = dealt(name, rng)
    text = ViewText(game)
    for move in range(120):
        found = text.fields()
        assert list(found.items()) == list(reference(game).items())
        if game.over:
            break
        game.play(rng.choice(game.legal_moves().moves))
        if move % 19 == 18:
            game.undo(rng.randint(1, 3))
    assert move > 3


@pytest.mark.parametrize("options", [{"misplaced": "insert"}, {"hand": 9}])
def test_with_house_rules_and_from_the_middle(options: dict[str, Any]) -> None:
    rng = random.Random(str(options))
    game = dealt("timeline-polska", rng, options=options)
    while not game.over and game.moves_made < 60:
        game.play(rng.choice(game.legal_moves().moves))
    again = load_record(line.encode() for line in _lines(game))
    assert ViewText(again).fields() == reference(game)


def _lines(game: Game) -> list[str]:
    from kronika.engine import record_lines

    return list(record_lines(game))


def test_what_has_not_changed_is_the_same_object() -> None:
    rng = random.Random(7)
    game = dealt("timeline-russia", rng)
    text = ViewText(game)
    before = text.fields()
    game.play(game.legal_moves().moves[0])
    after = text.fields()
    same = {name for name, value in after.items() if value is before[name]}
    assert {"options", "game", "first", "lower", "upper"} <= same


def test_a_line_that_is_longer_than_any() -> None:
    rng = random.Random(8)
    cards = {f"c{number:03}": {"title": "T", "date": str(number + 1)} for number in range(320)}
    game = start("timeline-russia", [Player("A", hand=300), Player("B", hand=2)], cards, pile=sorted(cards))
    text = ViewText(game)
    while not game.over and len(game.table.line) < 259:
        moves = [move for move in game.legal_moves().moves if rng.random() < 0.2] or game.legal_moves().moves
        years = {card: game.dates[card].first for card in game.table.line}
        move = moves[0]
        gap = sum(year < game.dates[move.card].first for year in years.values())
        game.play(msgspec.structs.replace(move, gap=gap))
        if len(game.table.line) > 250 or len(game.table.line) % 40 == 0:
            assert text.fields() == reference(game)
