"""The numbers of a review against small calculations of their own: integrals, enumeration, and counting by hand."""

from __future__ import annotations

import math
import random

import pytest

from kronika.bots._race import Rival
from kronika.bots.belief import Belief, chance_in_order
from kronika.bots.knowledge import KNOWLEDGE, OWN, chance_known, depth_of, error_of, year_at, years_per_depth
from kronika.dates import parse_date
from kronika.review.chain import MindsWorlds
from kronika.review.minds import PROMINENCE, Minds
from kronika.review.moments import race_odds
from kronika.review.players import Tried, tallied_together, tally
from kronika.review.result import JudgedMove


def normal(x: float) -> float:
    return math.exp(-x * x / 2) / math.sqrt(2 * math.pi)


def below(x: float) -> float:
    return 0.5 * (1 + math.erf(x / math.sqrt(2)))


def given(level_name: str, year: int, after: int, before: int) -> float:
    """The mean chance that players of a level give to `year`'s lying between two years, by integrating the law: no
    card has lain open, so nothing is known of one's own errors.
    """
    level = KNOWLEDGE[level_name]
    knows = chance_known(level, year, PROMINENCE)

    def chance(middle: float, sd: float) -> float:
        return max(0.0, below((before + 0.5 - middle) / sd) - below((after - 0.5 - middle) / sd))

    steps = [(-6 + 12 * step / 4000) for step in range(4001)]
    sure = sum(normal(z) * chance(year + 0.5 * z, 0.5) for z in steps) * 12 / 4000
    shared = (0.35**2 + 0.45**2) * level.error**2
    own = OWN * error_of(level, year, PROMINENCE)
    width = math.sqrt(shared + own**2)
    unsure = 0.0
    for z in steps:
        depth = max(0.0, depth_of(year) - 0.3 * level.error + width * z)
        middle = year_at(depth)
        spread = level.confidence * OWN * error_of(level, middle, PROMINENCE)
        sd = math.sqrt(spread**2 + shared) * years_per_depth(middle)
        unsure += normal(z) * chance(middle, sd) * 12 / 4000
    return knows * sure + (1 - knows) * unsure


@pytest.mark.parametrize(
    ("level", "year", "after", "before"),
    [
        ("enthusiast", 1500, 1450, 1560),
        ("adult", 1850, 1800, 1899),
        ("child", 1200, 1300, 1500),
        ("historian", 1970, 1960, 1980),
    ],
)
def test_the_mean_of_many_memories_is_the_integral_of_the_law(level: str, year: int, after: int, before: int) -> None:
    # One date, many cards: each has a draw of its own, and each mind its own share of what all its cards have.
    dates = {f"c{number}": parse_date(str(year)) for number in range(40)}
    minds = Minds(dates, level, bytes(16), 60, {})
    found = [chance_in_order(belief, after, before) for mind in minds.beliefs(dates, {}) for belief in mind.values()]
    assert sum(found) / len(found) == pytest.approx(given(level, year, after, before), abs=0.04)


def test_where_a_card_stands_is_what_comparing_every_pair_finds() -> None:
    dice = random.Random(3)
    beliefs = {}
    for number in range(7):
        first = dice.uniform(1000, 1900)
        beliefs[f"c{number}"] = Belief(first, first + dice.choice((0, 0, 60)), dice.uniform(0, 200))
    chain, hand = ("c0", "c1", "c2", "c3"), ("c4", "c5", "c6")
    worlds = MindsWorlds(b"seed", beliefs, 64)
    weights = [dice.random() for _ in range(64)]
    found = worlds.stands(chain, hand, weights)
    for card in hand:
        for gap in range(5):
            good = 0.0
            for world, weight in enumerate(weights):
                order = (*chain[:gap], card, *chain[gap:])
                years = {each: worlds.firsts[each][world] for each in order}
                ends = {each: years[each] + beliefs[each].last - beliefs[each].first + 0.5 for each in order}
                pairs = [
                    (order[a], order[b]) for a in range(5) for b in range(a + 1, 5) if card in (order[a], order[b])
                ]
                good += weight * all(years[one] <= ends[other] for one, other in pairs)
            assert found[card][gap] == pytest.approx(good / sum(weights))


@pytest.mark.parametrize(
    "seats",
    [
        [Rival(1, True), Rival(2, True)],
        [Rival(2, False), Rival(2, True), Rival(3, True)],
        [Rival(1, True), None, Rival(1, True)],
    ],
)
def test_the_race_is_what_comes_of_many_races(seats: list[Rival | None]) -> None:
    success, dice, races = 0.7, random.Random(5), 20_000
    wins = [0.0] * len(seats)
    for _ in range(races):
        held = [None if seat is None else seat.cards for seat in seats]
        ahead = 0
        while 0 not in held:
            for number, seat in enumerate(seats):
                if seat is not None and (ahead or seat.still_to_move) and dice.random() < success:
                    held[number] = (held[number] or 0) - 1
            ahead += 1
        done = [number for number, left in enumerate(held) if left == 0]
        for number in done:
            wins[number] += 1 / len(done) / races
    assert race_odds(seats, success) == pytest.approx(wins, abs=0.015)


def moved(right: bool, chance: float, par: float = 0.5) -> JudgedMove:
    nothing = dict.fromkeys(
        ("card", "title", "date", "gap", "best", "cost", "card_par", "worth", "wisest", "worth_cost", "correction")
    )
    return JudgedMove(move=1, seat=0, did="place", right=right, chance=chance, par=par, **nothing)  # type: ignore[arg-type]


def test_deciles_count_what_each_mind_gave() -> None:
    one = Tried(moved(True, 0.5, 0.9), (0.95, 0.05))
    other = Tried(moved(False, 0.975, 0.7), (0.95, 1.0))
    found = tally("x", [one, other])
    assert (found.name, found.tries, found.right) == ("x", 2, 1)
    assert (found.chance, found.par) == (pytest.approx(1.475), pytest.approx(1.6))
    assert [(each.decile, each.weight) for each in found.deciles] == [(0, 0.5), (9, 1.5)]
    assert found.deciles[0].right == 1.0
    assert found.deciles[1].chance == pytest.approx((0.95 + 0.95 + 1.0) / 3)
    assert found.deciles[1].right == pytest.approx(1 / 3)
    both = tallied_together([tally("x", [one]), tally("x", [other])])[0]
    assert (both.tries, both.right, both.chance) == (found.tries, found.right, pytest.approx(found.chance))
    assert [each.right for each in both.deciles] == pytest.approx([each.right for each in found.deciles])
