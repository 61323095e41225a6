"""Players and cards of known difficulty are found again, with intervals that hold what they promise."""

from __future__ import annotations

import math
import random
from statistics import mean

import pytest

pytest.importorskip("numpy")

from kronika.study.fitting import CardFit, Fit, fit
from kronika.study.pairs import pairs_of
from kronika.study.placements import Placement
from kronika.study.tempering import prominence_of_counts, prominence_of_fit

PLAYERS, CARDS, EACH, MEAN, SLOPE = 30, 80, 40, 1.0, 0.6


def placed(player: str, card: str, gaps: int, is_right: bool, **more: str | None) -> Placement:
    given: dict[str, object] = {"left": None, "right": None, "wrong_side": ""} | more
    return Placement(player, card, gaps, 1 / gaps, is_right, **given)  # type: ignore[arg-type]


def simulated(seed: int) -> tuple[list[Placement], dict[str, float], dict[str, float], dict[str, float]]:
    """Placements, expected difficulties, true difficulties, true skills."""
    draw = random.Random(seed)
    prior = {f"d/{n:03}": draw.gauss(0, 0.5) for n in range(CARDS)}
    extra = {card: draw.gauss(0, 0.7) for card in prior}
    skill = {f"p{n:02}": draw.gauss(0, 1) for n in range(PLAYERS)}
    found = []
    for player in skill:
        for card in draw.sample(sorted(prior), EACH):
            gaps = draw.randint(2, 14)
            odds = MEAN + skill[player] - prior[card] - extra[card] - SLOPE * math.log(gaps / 5)
            chance = 1 / gaps + (1 - 1 / gaps) / (1 + math.exp(-odds))
            found.append(placed(player, card, gaps, draw.random() < chance))
    return found, prior, {card: prior[card] + extra[card] - MEAN for card in prior}, skill


def correlation(ones: list[float], others: list[float]) -> float:
    a, b = mean(ones), mean(others)
    top = sum((x - a) * (y - b) for x, y in zip(ones, others, strict=True))
    return top / math.sqrt(sum((x - a) ** 2 for x in ones) * sum((y - b) ** 2 for y in others))


def test_what_was_put_in_comes_out_and_intervals_hold() -> None:
    cards = players = 0
    alike, skills, slopes = [], [], []
    runs = 6
    for seed in range(runs):
        found, prior, difficulty, skill = simulated(seed)
        told = fit(found, prior)
        cards += sum(one.low <= difficulty[one.card] <= one.high for one in told.cards)
        players += sum(one.low <= skill[one.player] <= one.high for one in told.players)
        alike.append(correlation([one.difficulty for one in told.cards], [difficulty[o.card] for o in told.cards]))
        skills.append(correlation([one.skill for one in told.players], [skill[one.player] for one in told.players]))
        slopes.append(told.slope)
    assert 0.87 <= cards / (runs * CARDS) <= 0.99
    assert 0.82 <= players / (runs * PLAYERS) <= 0.99
    assert mean(alike) > 0.7
    assert mean(skills) > 0.8
    assert mean(slopes) == pytest.approx(SLOPE, abs=0.25)


def test_without_placements_the_expectation_stands() -> None:
    told = fit([], {"d/1": -1.0, "d/2": 1.0}, cards=["d/1", "d/2"])
    assert [one.difficulty for one in told.cards] == pytest.approx([-1.0, 1.0])
    assert (told.used, told.players) == (0, ())
    assert all(one.low < one.difficulty < one.high for one in told.cards)


def test_more_tries_make_narrower_intervals_and_failures_harder_cards() -> None:
    some = [placed("a", "d/1", 5, right) for right in (True, False)]
    many = [placed(f"p{n % 7}", "d/1", 5, n % 5 == 0) for n in range(200)]
    few, more = fit(some, {}, cards=["d/1", "d/2"]), fit(many, {}, cards=["d/1", "d/2"])
    assert width(more.cards[0]) < width(few.cards[0])
    assert more.cards[0].difficulty > more.cards[1].difficulty
    assert more.cards[0].chance < few.cards[0].chance


def width(one: CardFit) -> float:
    return one.high - one.low


def test_extremes_stay_finite() -> None:
    always = [placed("a", f"d/{n}", 1 + n % 9, True) for n in range(40)] + [
        placed("b", f"d/{n}", 1 + n % 9, False) for n in range(40)
    ]
    told = fit(always, {})
    assert all(math.isfinite(number) for one in told.players for number in (one.skill, one.low, one.high))
    assert told.players[0].skill > told.players[1].skill
    with pytest.raises(ValueError, match="at most"):
        fit([], {}, cards=[f"d/{n}" for n in range(3000)])


def test_prominence_falls_with_what_play_says_and_stays_in_bounds() -> None:
    cards = tuple(CardFit(f"d/{n}", 400, 200, extra, 0.0, 0.0, extra, 0.5) for n, extra in enumerate((-2.0, 0.0, 2.0)))
    told = prominence_of_fit(Fit(cards, (), 0.5, 1.0, 1.0, 1200, 0))
    assert told["d/0"] > told["d/1"] > told["d/2"]
    counted = prominence_of_counts({"d/a": (90, 10), "d/b": (50, 50), "d/c": (0, 0)})
    assert counted["d/a"] > counted["d/b"]
    assert "d/c" not in counted
    assert all(0 <= value <= 1 for value in (*told.values(), *counted.values()))


def test_a_card_too_far_to_the_right_was_wrong_against_its_left_neighbour() -> None:
    wrong = placed("a", "d/x", 3, False, left="d/l", right="d/r", wrong_side="left")
    right = placed("a", "d/x", 3, True, left="d/l", right="d/r")
    found = {(pair.one, pair.other): (pair.right, pair.tries) for pair in pairs_of([wrong, right])}
    assert found == {("d/l", "d/x"): (1, 2), ("d/r", "d/x"): (2, 2)}
    worst = pairs_of([wrong, right])[0]
    assert worst.one == "d/l"
    assert worst.low < worst.share < worst.high
    assert pairs_of([]) == []
