"""Bounds for cooperative Twist with everything known: below by play, above by a relaxation."""

from __future__ import annotations

import random
from functools import partial

import pytest

from bench._twist_best import Deal, at_least, at_most
from bench.twist import make, seen
from kronika.bots.arena import Entrant, play_games
from kronika.engine import Game, view_of
from tests.bots.bot_games import deal

EVERYTHING = 10**9
"""A beam that keeps every position, and so is exact."""


def small(seed: int, cards: int, seats: int, hand: int) -> Deal:
    random_ = random.Random(seed)
    symbols = ("lamp", "ship", "book")
    return Deal(
        years=tuple(random_.randrange(1900, 1900 + 2 * cards) for _ in range(cards)),
        front=tuple(random_.choice(symbols) for _ in range(cards)),
        back=tuple(random_.choice(symbols) for _ in range(cards)),
        hands=tuple(tuple(range(seat * hand, seat * hand + hand)) for seat in range(seats)),
        start=1900 + cards,
        top=random_.choice(symbols),
        first=0,
    )


@pytest.mark.parametrize("seed", range(30))
def test_no_play_has_more_than_the_upper_bound_and_a_narrow_beam_never_more_than_a_whole_search(seed: int) -> None:
    one = small(seed, 7, 1 + seed % 2, 2)
    best = at_least(one, EVERYTHING)
    assert at_least(one, 2) <= best <= at_most(one)


def test_a_deal_that_anybody_sees_through() -> None:
    # Cards at the ends, step by step: all lie below, and nothing is lost but the first discard.
    easy = Deal((1901, 1899, 1902, 1898), ("a",) * 4, ("a",) * 4, ((0, 1), (2, 3)), 1900, "b", 0)
    assert at_least(easy, EVERYTHING) == at_most(easy) == 2 * 5 - 1
    # The one card is between no others and goes beyond an end; one of the same year lies on it.
    twins = Deal((1905, 1905), ("a",) * 2, ("a",) * 2, ((0, 1),), 1900, "b", 0)
    assert at_least(twins, EVERYTHING) == at_most(twins) == 2 * 3 - 1


def test_a_card_that_comes_too_late_lies_above_at_best() -> None:
    # One seat with one card: 1950 must be laid before 1940 comes.
    late = Deal((1950, 1940), ("a",) * 2, ("a",) * 2, ((0,),), 1900, "b", 0)
    assert at_least(late, EVERYTHING) == 2 * 2 + 1 - 1


@pytest.mark.parametrize("kind", ["memory", "greedy"])
def test_what_bots_reach_lies_within_the_bounds(kind: str) -> None:
    for seed in range(4):
        game = deal("twist-coop", 3, seed)
        bound = at_most(seen(game))
        assert at_least(seen(game), 10) <= bound
        dealt = partial(_given, seed)
        played = play_games(dealt, view_of, make, [Entrant(kind, "historian")] * 3, 1, bytes([seed]))
        assert played[0].score is not None
        assert played[0].score <= bound


def _given(seed: int, _: int, seats: int, __: bytes) -> Game:
    return deal("twist-coop", seats, seed)
