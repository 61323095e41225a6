"""What `planner` does at tables where the right thing is plain."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kronika.bots import Belief, PlannerBot
from kronika.bots._chain import OVERLOOKED, Worlds
from kronika.bots._planned_chain import odds_to_win
from kronika.bots._planned_placing import best_chance
from kronika.engine import Game, view_of
from kronika.table.moves import Add, Discard, Doubt, Move, Place, Stop, TurnOver
from tests.bots.test_bot_decisions import ENDS, HOPELESS, LINE, SEED, TRUTH, anno, believed, timeline, twist


def chosen(game: Game, beliefs: Mapping[str, Belief]) -> Move:
    assert game.table.turn is not None
    return PlannerBot(SEED).choose(view_of(game, game.table.turn), beliefs)


# Timeline


def test_the_last_card_goes_into_its_likeliest_gap() -> None:
    game = timeline(hands=[["x"], ["z"]], discard=["y"])
    assert chosen(game, believed(30, x=1850)) == Place(0, "x", 1)
    assert chosen(game, believed(30, x=1990)) == Place(0, "x", 2)


def test_what_is_believed_counts_and_not_the_truth() -> None:
    assert chosen(timeline(hands=[["x"], ["z"]], discard=["y"]), believed(1, x=1990)) == Place(0, "x", 2)


def test_of_two_cards_that_are_safe_now_the_one_that_will_not_stay_so_goes_first() -> None:
    # Others will fill the century between a and b; the year 1700 stays safe at the left end.
    game = timeline(hands=[["x", "y"], ["z", "p"]], pile=[])
    beliefs = believed(12, x=1850, y=1500) | believed(20, z=1840, p=1860)
    assert chosen(game, beliefs) == Place(0, "x", 1)


def test_the_best_gap_is_one_around_the_middle_of_the_belief() -> None:
    line = [(1800.0, 1800.0), (1900.0, 1900.0), (1905.0, 1905.0)]
    firsts = [first for first, _ in line]
    assert best_chance(Belief(1902, 1902, 10), line, firsts) == pytest.approx(0.44, abs=0.02)
    assert best_chance(Belief(1850, 1850, 10), line, firsts) > 0.99
    assert best_chance(Belief(1850, 1850, 10), [], []) == 1


# Cooperative Twist


def test_where_nothing_is_likely_a_matching_card_is_discarded() -> None:
    symbols = {"c": ("moon", "star")}
    hands = [["a", "b", "c", "d"], ["e", "f", "g", "h"]]
    assert chosen(twist(ENDS, symbols, hands=hands, **LINE), HOPELESS) == Discard(0, "c")


def test_it_stops_rather_than_cut_off_what_partners_hold() -> None:
    game = twist(ENDS, hands=[["a", "b", "c"], ["e", "f", "g", "h"]], placed=1, **LINE)
    beliefs = believed(0.1, a=1910, b=2000, c=1935, e=1960, f=1970, g=1980, h=1930, pile0=1930)
    assert chosen(game, beliefs) == Stop(0)
    assert chosen(game, beliefs | believed(0.1, b=1951)) == TurnOver(0, "b")


# Anno Domini


def test_what_others_left_standing_speaks_for_it() -> None:
    beliefs = believed(20, a=1900, b=1890, c=1950)
    worlds = Worlds(SEED, beliefs)
    alone = worlds.room(["a", "b", "c"], []).in_order
    told = worlds.room(["a", "b", "c"], [], worlds.likelihoods(["a", "b", "c"], 2.0)).in_order
    assert alone < 0.5 < told
    assert worlds.room(["a", "b"], [], [1.0] * worlds.count) == worlds.room(["a", "b"], [])


def test_a_pair_that_nobody_could_take_for_right_counts_as_overlooked() -> None:
    worlds = Worlds(SEED, believed(1, a=1900, b=1700, c=1950))
    assert worlds.likelihoods(["b", "a", "c"], 1.0) == [1.0] * worlds.count
    assert worlds.likelihoods(["a", "b", "c"], 1.0) == [OVERLOOKED] * worlds.count
    assert worlds.likelihoods(["a", "b", "c"], 2.0) == pytest.approx([OVERLOOKED**2] * worlds.count)


def test_a_doubt_is_likelier_against_whoever_is_about_to_go_out() -> None:
    doubtful = TRUTH | believed(4, a=1801)
    few = anno(hands=[["x", "y"], ["z"]], options={"correction": "none"})
    odds = [odds_to_win(held, 0) for held in ((5, 1), (5, 3), (3, 3), (1, 3))]
    assert odds == sorted(odds)
    assert odds_to_win((3, 3), 0) == 0.5
    assert isinstance(chosen(few, doubtful), Add | Doubt)


def test_a_sure_card_is_kept_for_the_end() -> None:
    assert chosen(anno(), TRUTH | believed(5, x=1850)) == Add(0, "x", 2)
    assert chosen(anno(), TRUTH | believed(5, y=1750)) == Add(0, "y", 1)
    assert chosen(anno(), TRUTH | believed(200, x=1850)) == Add(0, "y", 1)


def test_a_chain_is_corrected_where_that_helps() -> None:
    start = {"hands": [["x"], ["z"]], "chain": ["c", "a"], "layer": None, "discard": ["b", "y"]}
    assert chosen(anno(**start), TRUTH) == Add(0, "x", 1, ("a", "c"))


def test_where_no_order_is_possible_the_card_goes_where_it_looks_best() -> None:
    # A doubt is so dear that even a hopeless chain is added to; nothing may be corrected.
    options = {"correction": "none", "penalty_doubter": 9, "penalty_layer": 1}
    hopeless = {"chain": ["c", "a", "b"], "hands": [["z", "p"], ["x"]], "discard": ["y"], "pile": ["q"]}
    assert chosen(anno(round=900, options=options, **hopeless), TRUTH) == Add(0, "z", 0)
