"""What `plain` does in Anno Domini where the right thing is plain, and that its numbers are what they claim."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from kronika.bots import Belief, PlainBot
from kronika.bots._plain_chain import LOSSES, MOST, UNIT, gap_for, improved, loss, seen
from kronika.bots.belief import chance_before
from kronika.engine import Game, view_of
from kronika.table.moves import Add, Doubt, Move
from tests.bots.bot_games import bots_of, deal, play_on, played
from tests.rules.tables import ANNO, from_position

CHAIN = {"a": 1700, "b": 1800, "c": 1900, "x": 1850, "y": 1750, "z": 1600, "p": 1500, "q": 1400}
TRUTH = {card: Belief(year, year, 1) for card, year in CHAIN.items()}


def anno(**position: Any) -> Game:
    standard = {"hands": [["x", "y"], ["z"]], "chain": ["a", "b", "c"], "layer": 1, "pile": ["p", "q"]}
    return from_position(ANNO, CHAIN, **standard | position)


def chosen(game: Game, beliefs: Mapping[str, Belief]) -> Move:
    assert game.table.turn is not None
    return PlainBot(bytes(16)).choose(view_of(game, game.table.turn), beliefs)


def believed(sd: float, **years: float) -> dict[str, Belief]:
    return {card: Belief(year, year, sd) for card, year in years.items()}


def test_the_loss_of_a_pair_is_the_logarithm_of_its_chance() -> None:
    for apart in range(-80, 81):
        for sd in (0.0, 3.0, 20.0, 200.0):
            one, other = Belief(1800, 1805, sd), Belief(1800 + apart, 1805 + apart, sd / 2)
            chance = math.exp(-loss(seen("a", one), seen("b", other)) / UNIT)
            assert chance == pytest.approx(max(chance_before(one, other), math.exp(-MOST / UNIT)), abs=0.008)


def test_a_pair_loses_less_the_farther_it_lies_in_order() -> None:
    assert list(LOSSES) == sorted(LOSSES, reverse=True)
    assert (LOSSES[0], LOSSES[-1]) == (MOST, 0)


def test_spans_that_overlap_may_lie_either_way() -> None:
    # AD-54, D07, D28: known dates that share a year lose nothing in either order.
    century, year = seen("c", Belief(1801, 1900, 0)), seen("y", Belief(1900, 1900, 0))
    assert loss(century, year) == loss(year, century) == 0
    assert loss(seen("n", Belief(1901, 1901, 0)), century) == MOST


def test_a_card_goes_before_the_first_that_is_later() -> None:
    row = [seen(card, TRUTH[card]) for card in "bac"]
    assert [gap_for(row, seen("m", Belief(year, year, 1))) for year in (1600, 1750, 1850, 1950)] == [0, 0, 2, 3]


def test_one_of_the_worst_pair_is_moved_where_it_belongs() -> None:
    row = [seen(card, TRUTH[card]) for card in "zabcy"]  # y, 1750, behind c, 1900
    place, gap, gain = improved(row, [loss(one, other) for one, other in pairwise(row)]) or (0, 0, 0)
    assert (place, gap, gain) == (4, 2, MOST)
    row = [seen(card, TRUTH[card]) for card in "zabc"]
    assert improved(row, [0, 0, 0]) is None


def test_a_chain_that_is_surely_wrong_is_doubted_and_one_that_is_right_is_not() -> None:
    wrong = anno(chain=["b", "a", "c"], options={"correction": "none"})
    assert chosen(wrong, TRUTH) == Doubt(0)
    assert isinstance(chosen(anno(), TRUTH), Add)


def test_the_doubt_is_weighed_against_the_two_penalties() -> None:
    # A pair that is right with chance 0.16; others have let it pass, so the chain is in order with about a half.
    beliefs = TRUTH | believed(1, a=1700, b=1701.9)
    for penalty_doubter, penalty_layer, kind in ((1, 2, Doubt), (9, 2, Add), (4, 1, Add), (4, 9, Doubt)):
        options = {"penalty_doubter": penalty_doubter, "penalty_layer": penalty_layer, "correction": "none"}
        assert type(chosen(anno(chain=["b", "a", "c"], options=options), beliefs)) is kind


def test_after_very_many_rounds_it_lays_rather_than_doubts() -> None:
    wrong = {"chain": ["b", "a", "c"], "options": {"correction": "none"}}
    assert chosen(anno(**wrong), TRUTH) == Doubt(0)
    assert isinstance(chosen(anno(**wrong, round=90), TRUTH), Add)


def test_the_least_sure_card_that_fits_is_laid_and_a_sure_one_kept() -> None:
    assert chosen(anno(), TRUTH | believed(5, x=1850)) == Add(0, "x", 2)
    assert chosen(anno(), TRUTH | believed(5, y=1750)) == Add(0, "y", 1)
    assert chosen(anno(), TRUTH | believed(200, x=1850)) == Add(0, "y", 1)


@pytest.mark.parametrize("correction", ["free", "one", "none"])
def test_a_chain_is_corrected_as_far_as_the_rules_allow(correction: str) -> None:
    # AD-35: two cards from the stack, put in order before the last card goes in; nobody can doubt (D04).
    start = {"hands": [["x"], ["z"]], "chain": ["c", "a"], "layer": None, "discard": ["b", "y"]}
    move = chosen(anno(options={"correction": correction}, **start), TRUTH)
    assert move == (Add(0, "x", 0) if correction == "none" else Add(0, "x", 1, ("a", "c")))


def test_the_last_card_of_another_is_always_doubted_where_the_successor_decides() -> None:
    # D01 b: a card laid instead would make the layer the winner.
    game = anno(hands=[["x", "y", "z"], []], options={"last_card": "successor", "penalty_doubter": 9})
    assert chosen(game, TRUTH) == Doubt(0)


@pytest.mark.parametrize(
    "options",
    [
        {"correction": "one"},
        {"correction": "none"},
        {"last_card": "successor"},
        {"penalty_doubter": 0, "penalty_layer": 1},
        {"penalty_doubter": 9, "penalty_layer": 9, "hand": 2},
        {"hand": 1},
    ],
    ids=str,
)
def test_house_rules_are_played_to_the_end(options: dict[str, object]) -> None:
    for seed in range(4):
        assert played("anno-domini", ["plain", "random", "plain"], seed, **options).over


def test_games_of_bots_that_know_nothing_end() -> None:
    for seed in range(3):
        game = play_on(deal("anno-domini", 2, seed), bots_of(["plain", "plain"], seed), [{}, {}])
        assert game.over
        assert game.moves_made < 1500


def test_it_beats_random() -> None:
    wins = 0
    for seed in range(24):
        names = ["random"] * 3
        names[seed % 3] = "plain"
        outcome = played("anno-domini", names, seed).table.outcome
        assert outcome is not None
        wins += outcome.winners == (seed % 3,)
    assert wins >= 20  # by chance 8
