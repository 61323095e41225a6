"""A card taken out of any game at any moment: the game can go on, and nothing of the card is left."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from kronika.engine import Turn, editions, load_record, turn_lines
from kronika.server import commands as c
from kronika.server.corrections import corrected
from kronika.server.refusals import Refused
from kronika.server.relaying import relaid
from tests.server.conftest import Table


def wandering(game: str, seed: int, moves: int) -> Table:
    """A table of three after so many moves at random."""
    table = Table(game, people=("Ana", "Ben", "Eve"))
    rng = random.Random(f"{game} {seed}")
    table.chance = _with_seed(table.chance, seed)
    table.do("ana", c.StartGame())
    for _ in range(moves):
        assert table.room.game is not None
        turn = table.room.turn
        if turn is None:
            break
        move = rng.choice(table.room.game.legal_moves().moves)
        person = table.room.seats[turn].person
        assert person is not None
        table.do(person, c.Play(_line(table, move)))
    return table


def _with_seed(chance: Any, seed: int) -> Any:
    return msgspec.structs.replace(chance, seed=lambda: bytes([seed]) * 16)


def _line(table: Table, move: Any) -> dict[str, Any]:
    assert table.room.game is not None
    line: dict[str, Any] = json.loads(next(turn_lines(table.room.game, Turn(move, (), ()))))
    return line


@pytest.mark.parametrize("moves", [0, 3, 9, 16])
@pytest.mark.parametrize("game", editions())
def test_every_open_card_can_be_taken_out_at_any_time(game: str, moves: int) -> None:
    for seed in range(3):
        table = wandering(game, seed, moves)
        if not table.room.playing:
            continue
        assert table.room.game is not None
        record = table.room.record()
        for card in table.room.game.table.open_cards:
            result = corrected(record, card, None)
            fresh = load_record(line.encode() for line in result.record)
            assert f'"{card}"' not in "\n".join(result.record)
            assert fresh.over or fresh.legal_moves().moves
            assert result.position or result.moves == result.before


@pytest.mark.parametrize("game", editions())
def test_a_corrected_date_keeps_the_moves_that_stay_legal(game: str) -> None:
    table = wandering(game, 7, 8)
    assert table.room.game is not None
    for card in table.room.game.table.open_cards:
        for date in ("3999 BC", "1066"):
            result = corrected(table.room.record(), card, date)
            fresh = load_record(line.encode() for line in result.record)
            assert fresh.moves_made == result.moves <= result.before
            assert not result.position
            assert fresh.start.deck.backs[card].date == date


def test_a_date_that_the_card_has_already_changes_nothing() -> None:
    table = wandering("timeline-russia", 1, 3)
    assert table.room.game is not None
    card = table.room.game.table.open_cards[0]
    with pytest.raises(Refused) as caught:
        corrected(table.room.record(), card, table.room.game.start.deck.backs[card].date)
    assert caught.value.code == "room.same-date"


# Timeline Twist, cooperative: years are the numbers in the ids


def state(lower: str, upper: str, **more: Any) -> dict[str, Any]:
    """`10 20+x20 30` is a level of three places, the second a stack; `-` is a free gap."""
    base = {"discard": ["d0"], "box": ["b77"], "pile": ["p1", "p2"], "hands": [["h1"], ["h2"]],
            "horizontal": [[], []], "tried": False, "turn": 0}  # fmt: skip
    return base | {"lower": _level(lower), "upper": _level(upper)} | more


def _level(text: str) -> list[list[str]]:
    return [[] if place == "-" else place.split("+") for place in text.split()]


def _year(card: str) -> int:
    return int(card.lstrip("abcdefghijklmnopqrstuvwxyz"))


@pytest.mark.parametrize(
    ("lower", "upper", "card", "lower_after", "upper_after"),
    [
        ("10 20 30", "- -", "20", "10 30", "-"),
        ("10 20 30", "15 -", "20", "10 15 30", "- -"),
        ("10 20 30", "- 25", "20", "10 25 30", "- -"),
        ("10 20 30", "15 25", "20", "10 15 30", "- 25"),
        ("10 20 30", "15 25", "10", "15 20 30", "- 25"),
        ("10 20 30", "- 25", "10", "20 30", "25"),
        ("10 20 30", "15 25", "30", "10 20 25", "15 -"),
        ("10 20 30", "15 -", "30", "10 20", "15"),
        ("10 20+x20 30", "15 25", "20", "10 x20 30", "15 25"),
        ("10 20 30", "15+x15 25", "15", "10 20 30", "x15 25"),
        ("10 20 30", "15 25", "15", "10 20 30", "- 25"),
        ("10", "", "10", "p1", ""),
        ("10 20", "15", "20", "10 15", "-"),
        ("10 20", "-", "10", "20", ""),
        ("10 20 30 40", "15 25 35", "20", "10 15 30 40", "- 25 35"),
    ],
)
def test_the_levels_close_over_a_card(lower: str, upper: str, card: str, lower_after: str, upper_after: str) -> None:
    found = relaid(state(lower, upper), card, _year)
    assert found["lower"] == _level(lower_after)
    assert found["upper"] == _level(upper_after)
    assert len(found["upper"]) == len(found["lower"]) - 1


def test_a_card_of_the_box_takes_the_place_under_the_pile_or_in_an_empty_hand() -> None:
    found = relaid(state("10 20", "-"), "20", _year)
    assert (found["pile"], found["box"]) == (["p1", "p2", "b77"], [])
    found = relaid(state("10 20", "-", pile=[], hands=[["h1"], []]), "20", _year)
    assert (found["pile"], found["hands"]) == ([], [["h1"], ["b77"]])
    found = relaid(state("10 20", "-", box=[]), "20", _year)
    assert found["pile"] == ["p1", "p2"]


def test_an_empty_discard_pile_is_opened_anew() -> None:
    found = relaid(state("10 20", "-"), "d0", _year)
    assert (found["discard"], found["pile"]) == (["p1"], ["p2", "b77"])


def test_a_mistake_that_was_none_without_the_card_can_be_made_good() -> None:
    at = state("10 20", "15", horizontal=[["h16"], ["h17"]], hands=[["h16"], ["h17"]], tried=True)
    found = relaid(at, "15", _year)
    assert found["horizontal"] == [[], []]
    assert found["tried"] is False
    found = relaid(at | {"upper": [["15", "x15"]]}, "15", _year)
    assert found["horizontal"] == [["h16"], ["h17"]]
    assert found["tried"] is True
