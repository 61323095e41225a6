"""What `memory` does at tables where the right thing is plain; what is the same for `planner`, of both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kronika.bots import Belief, MemoryBot, make_bot, noisy_beliefs
from kronika.bots._chain import Worlds, believed_order, likeliest_correction, pairs_in_order
from kronika.engine import Game, view_of
from kronika.table.moves import Add, Discard, Doubt, Move, Place, Stop, TurnOver
from tests.rules.tables import ANNO, COOP, RUSSIA, from_position

SEED = bytes(16)
BOTH = pytest.mark.parametrize("kind", ["memory", "planner"])


def chosen(game: Game, beliefs: Mapping[str, Belief], kind: str = "memory") -> Move:
    assert game.table.turn is not None
    return make_bot(kind, SEED).choose(view_of(game, game.table.turn), beliefs)


def believed(sd: float = 1.0, **years: float) -> dict[str, Belief]:
    return {card: Belief(year, year, sd) for card, year in years.items()}


# Timeline

YEARS: dict[str, str | int] = {"a": 1800, "b": 1900, "x": 1850, "y": 1700, "z": 1950, "p": 2000}


def timeline(**position: Any) -> Game:
    standard = {"hands": [["x", "y"], ["z"]], "timeline": ["a", "b"], "pile": ["p"]}
    return from_position(RUSSIA, YEARS, **standard | position)


def test_the_surest_card_goes_into_the_likeliest_gap() -> None:
    game = timeline()
    assert chosen(game, believed(30, x=1850, y=1890)) == Place(0, "x", 1)
    assert chosen(game, believed(30, x=1805, y=1700)) == Place(0, "y", 0)
    assert chosen(game, believed(30, x=1895, y=2100)) == Place(0, "y", 2)


def test_what_is_believed_counts_and_not_the_truth() -> None:
    assert chosen(timeline(), believed(1, x=1990, y=1901)) == Place(0, "x", 2)


def test_equal_years_may_lie_on_either_side_and_the_first_gap_is_taken() -> None:
    game = timeline(hands=[["x"], ["z"]], discard=["y"])
    picked = {
        MemoryBot(bytes([seed])).choose(view_of(game, 0), believed(0, x=1900)).gap  # type: ignore[union-attr]
        for seed in range(40)
    }
    assert picked == {1}


# Cooperative Twist


def twist(years: Mapping[str, int], symbols: Mapping[str, tuple[str, str]] | None = None, **position: Any) -> Game:
    """A position of 36 cards; those that are not named lie in the pile, in the years from 1500 on."""
    named = [*position["hands"][0], *position["hands"][1], *position["discard"]]
    named += [card for stack in (*position["lower"], *position["upper"]) for card in stack]
    pile = [f"pile{n}" for n in range(36 - len(named))]
    dates = {card: 1500 + n for n, card in enumerate((*named, *pile))} | dict(years)
    return from_position(COOP, dates, symbols=symbols, pile=pile, **position)


ENDS = {"left": 1900, "right": 1950, "middle": 1925, "top": 1000}
LINE = {"lower": [["left"], ["right"]], "upper": [["middle"]], "discard": ["top"]}


@BOTH
def test_the_card_that_most_likely_fits_is_turned_over(kind: str) -> None:
    game = twist(ENDS, hands=[["a", "b", "c", "d"], ["e", "f", "g", "h"]], **LINE)
    elsewhere = believed(1, e=1930, f=1930, g=1930, h=1930, pile0=1930)
    assert chosen(game, elsewhere | believed(3, a=1910, b=1940, c=1935, d=1953), kind) == TurnOver(0, "d")
    assert chosen(game, elsewhere | believed(0.1, a=1910, b=1925, c=1935, d=1930), kind) == TurnOver(0, "b")  # C01


@BOTH
def test_the_lower_level_is_lengthened_step_by_step(kind: str) -> None:
    game = twist(ENDS, hands=[["a", "b", "c", "d"], ["e", "f", "g", "h"]], **LINE)
    beliefs = believed(1, a=2000, b=1960, c=1970, d=1980, e=1990, f=1990, g=1930, h=1930, pile0=1930)
    assert chosen(game, beliefs, kind) == TurnOver(0, "b")


HOPELESS = believed(2, a=1910, b=1940, c=1935, d=1930, e=1960, f=1930, g=1930, h=1930, pile0=1930)


def test_where_nothing_is_likely_a_matching_card_is_discarded() -> None:
    # The dated side of the discard pile's top shows a moon.
    symbols = {"c": ("moon", "star")}
    hands = [["a", "b", "c", "d"], ["e", "f", "g", "h"]]
    assert chosen(twist(ENDS, symbols, hands=hands, **LINE), HOPELESS) == Discard(0, "c")
    # Without a match there is only the attempt (TC-13).
    assert isinstance(chosen(twist(ENDS, hands=hands, **LINE), HOPELESS), TurnOver)


def test_a_horizontal_card_is_discarded_before_one_that_may_still_fit() -> None:
    symbols = {"b": ("moon", "star"), "c": ("moon", "star")}
    hands = [["a", "b", "c", "d"], ["e", "f", "g", "h"]]
    game = twist(ENDS | {"b": 1940}, symbols, hands=hands, horizontal=[["b"], []], **LINE)
    assert chosen(game, HOPELESS | believed(3, c=1948)) == Discard(0, "b")


def test_after_one_success_it_stops_where_nothing_is_to_be_gained_and_goes_on_where_something_is() -> None:
    game = twist(ENDS, hands=[["a", "b", "c"], ["e", "f", "g", "h"]], placed=1, **LINE)
    assert chosen(game, believed(0.1, a=1910, b=1940, c=1935)) == Stop(0)
    assert chosen(game, believed(0.1, a=1910, b=1951, c=1935)) == TurnOver(0, "b")


def test_it_stops_rather_than_cut_off_what_others_hold() -> None:
    game = twist(ENDS, hands=[["a", "b", "c"], ["e", "f", "g", "h"]], placed=1, **LINE)
    beliefs = believed(0.1, a=1910, b=2000, c=1935, e=1960, f=1970, g=1980, h=1930, pile0=1930)
    assert chosen(game, beliefs) == Stop(0)


# Anno Domini

CHAIN = {"a": 1700, "b": 1800, "c": 1900, "x": 1850, "y": 1750, "z": 1600, "p": 1500, "q": 1400}


def anno(**position: Any) -> Game:
    standard = {"hands": [["x", "y"], ["z"]], "chain": ["a", "b", "c"], "layer": 1, "pile": ["p", "q"]}
    return from_position(ANNO, CHAIN, **standard | position)


TRUTH = {card: Belief(year, year, 1) for card, year in CHAIN.items()}


@BOTH
def test_a_chain_that_is_surely_wrong_is_doubted_and_one_that_is_right_is_not(kind: str) -> None:
    wrong = anno(chain=["b", "a", "c"], options={"correction": "none"})
    assert chosen(wrong, TRUTH, kind) == Doubt(0)
    assert isinstance(chosen(anno(), TRUTH, kind), Add)


def test_the_doubt_is_weighed_against_the_two_penalties() -> None:
    # The chain is in order with a chance of about a half.
    beliefs = TRUTH | believed(1, b=1700.5)
    for penalty_doubter, penalty_layer, kind in ((1, 2, Doubt), (6, 2, Add), (4, 1, Add), (4, 9, Doubt)):
        options = {"penalty_doubter": penalty_doubter, "penalty_layer": penalty_layer, "correction": "none"}
        assert type(chosen(anno(chain=["b", "a", "c"], options=options), beliefs)) is kind


def test_with_one_card_left_a_doubtful_chain_is_doubted_for_the_sake_of_a_new_one() -> None:
    # AD-33, AD-35: a doubt that is right makes room for the last card at once; in order with a chance of about a third.
    one_left = {"hands": [["y"], ["z"]], "discard": ["x"], "options": {"correction": "none"}}
    assert chosen(anno(**one_left), TRUTH | believed(10, b=1795, c=1788)) == Doubt(0)
    assert chosen(anno(**one_left), TRUTH) == Add(0, "y", 1)


def test_after_very_many_rounds_it_lays_rather_than_doubts() -> None:
    doubtful = TRUTH | believed(1, b=1697)
    assert chosen(anno(options={"correction": "none"}), doubtful) == Doubt(0)
    assert isinstance(chosen(anno(options={"correction": "none"}, round=90), doubtful), Add)


def test_the_card_goes_where_the_chain_stays_in_order() -> None:
    assert chosen(anno(hands=[["x"], ["z"]], discard=["y"]), TRUTH) == Add(0, "x", 2)
    assert chosen(anno(hands=[["z"], ["x"]], discard=["y"]), TRUTH) == Add(0, "z", 0)


def test_a_sure_card_is_kept_for_the_end() -> None:
    assert chosen(anno(), TRUTH | believed(5, x=1850)) == Add(0, "x", 2)
    assert chosen(anno(), TRUTH | believed(5, y=1750)) == Add(0, "y", 1)
    assert chosen(anno(), TRUTH | believed(25, x=1850)) == Add(0, "x", 2)  # 95 of 100


def test_a_card_is_not_kept_for_the_end_where_laying_the_other_is_a_risk() -> None:
    assert chosen(anno(), TRUTH | believed(200, x=1850)) == Add(0, "y", 1)


def test_a_chain_on_which_nobody_has_laid_yet_is_corrected_where_that_helps() -> None:
    # AD-35: two cards from the stack, put in order before the last card goes in; nobody can doubt (D04).
    start = {"hands": [["x"], ["z"]], "chain": ["c", "a"], "layer": None, "discard": ["b", "y"]}
    assert chosen(anno(**start), TRUTH) == Add(0, "x", 1, ("a", "c"))
    assert chosen(anno(options={"correction": "one"}, **start), TRUTH) == Add(0, "x", 1, ("a", "c"))
    without = chosen(anno(options={"correction": "none"}, **start), TRUTH)
    assert isinstance(without, Add)
    assert without.chain is None
    assert chosen(anno(**start | {"chain": ["a", "c"]}), TRUTH) == Add(0, "x", 1)


@BOTH
def test_the_last_card_of_another_is_always_doubted_where_the_successor_decides(kind: str) -> None:
    # D01 b: a card laid instead would make the layer the winner.
    game = anno(hands=[["x", "y", "z"], []], options={"last_card": "successor", "penalty_doubter": 9})
    assert chosen(game, TRUTH, kind) == Doubt(0)


def test_chances_by_worlds_agree_with_the_closed_form() -> None:
    beliefs = believed(10, a=1900, b=1905, x=1910)
    room = Worlds(SEED, beliefs).room(["a", "b"], ["x"])
    # P(a before b) for a difference of 5 with a standard deviation of 14.1, equal years counting as in order.
    assert room.in_order == pytest.approx(0.65, abs=0.06)
    assert sum(room.with_card["x"]) == pytest.approx(room.in_order, abs=0.05)
    assert room.with_card["x"][2] > room.with_card["x"][1] > room.with_card["x"][0]


def test_two_dates_within_a_year_are_in_either_order() -> None:
    worlds = Worlds(SEED, believed(0, a=1900.4, b=1900, c=1901))
    assert worlds.room(["a", "b"], []).in_order == 1
    assert worlds.room(["c", "b"], []).in_order == 0


def test_an_empty_chain_is_in_order_and_any_card_goes_into_it() -> None:
    room = Worlds(SEED, believed(5, x=1900)).room([], ["x"])
    assert (room.in_order, room.with_card) == (1, {"x": [1]})


def test_every_pair_of_a_chain_counts() -> None:
    # AD-53, AD-54: neighbours overlap, and still the third lies wholly before the first.
    beliefs = {"century": Belief(-799, -700, 0), "millennium": Belief(-999, 0, 0), "year": Belief(-804, -804, 0)}
    worlds = Worlds(SEED, beliefs)
    assert worlds.room(["year", "century", "millennium"], []).in_order == 1
    assert worlds.room(["century", "millennium", "year"], []).in_order == 0
    assert worlds.room(["year", "century"], ["millennium"]).with_card == {"millennium": [1, 1, 1]}


def test_longer_chains_are_looked_at_in_fewer_worlds() -> None:
    counts = [Worlds(SEED, believed(5, **{f"c{n}": 1000 + n for n in range(size)})).count for size in (2, 23, 100, 400)]
    assert counts == [256, 256, 60, 32]


def test_one_moved_card_is_the_one_that_lies_most_wrongly() -> None:
    beliefs = believed(5, a=1700, b=1800, c=1900, d=2000)
    assert likeliest_correction(("d", "a", "b", "c"), "one", beliefs) == ("a", "b", "c", "d")
    assert likeliest_correction(("b", "a", "d", "c"), "free", beliefs) == ("a", "b", "c", "d")
    assert likeliest_correction(("b", "a", "d", "c"), "none", beliefs) is None
    assert likeliest_correction(("a", "b", "c", "d"), "free", beliefs) is None
    assert likeliest_correction(("a", "b", "c", "d"), "one", beliefs) is None
    assert believed_order(("b", "a"), beliefs) == ("a", "b")
    scores = pairs_in_order(("a", "b", "d"), "c", beliefs)
    assert scores.index(max(scores)) == 2


def test_beliefs_from_the_noise_model_serve_the_bot() -> None:
    game = timeline()
    assert chosen(game, noisy_beliefs(game.dates, SEED, 0.0)) in (Place(0, "x", 1), Place(0, "y", 0))
