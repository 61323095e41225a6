"""What a belief says, and how beliefs come about."""

from __future__ import annotations

import math
import statistics

import pytest

from kronika.bots import LEVELS, Belief, noisy_beliefs
from kronika.bots.belief import (
    NO_IDEA,
    chance_before,
    chance_by,
    chance_in_order,
    chance_in_year,
    known,
    open_room,
    what_is_believed,
)
from kronika.bots.noise import standard_error
from kronika.dates import Span
from kronika.engine.view import BackView, CardView

SEED = bytes(range(16))
SPANS = {f"card {number}": Span(1000 + number // 4, 1000 + number // 4) for number in range(4000)}


def year(year: float, sd: float = 0.0) -> Belief:
    return Belief(year, year, sd)


def test_an_open_card_is_known_on_the_line_without_year_0() -> None:
    assert known(BackView("8th century BC", -800, -701, None)) == Belief(-799.0, -700.0, 0.0)
    assert known(BackView("1 BC – AD 1", -1, 1, None)) == Belief(0.0, 1.0, 0.0)


def test_an_open_card_is_known_whatever_was_believed_and_an_unknown_one_is_anywhere() -> None:
    closed = CardView("a", "A", None, None)
    opened = CardView("a", "A", None, BackView("1900", 1900, 1900, None))
    beliefs = {"a": year(1500, 10)}
    assert what_is_believed(closed, beliefs) == beliefs["a"]
    assert what_is_believed(opened, beliefs) == year(1900)
    assert what_is_believed(closed, {}) == NO_IDEA


def test_chances_of_whole_years_add_up() -> None:
    belief = year(1900, 7)
    assert sum(chance_in_year(belief, year) for year in range(1800, 2001)) == pytest.approx(1)
    assert chance_by(belief, 1899) + chance_in_year(belief, 1900) == pytest.approx(chance_by(belief, 1900))
    assert chance_by(belief, 1899) == pytest.approx(1 - chance_by(belief, 1900))
    assert (chance_by(belief, -math.inf), chance_by(belief, math.inf)) == (0, 1)


def test_chance_by_is_the_normal_distribution() -> None:
    # Half a year beyond one standard deviation above the mean.
    assert chance_by(year(1900, 10), 1909.5) == pytest.approx(0.841344746, abs=1e-9)


def test_known_years_are_in_order_for_certain_or_not_at_all() -> None:
    assert chance_before(year(1900), year(1901)) == 1
    assert chance_before(year(1901), year(1900)) == 0
    assert chance_before(year(1900), year(1900)) == 1  # T11
    assert chance_in_order(year(1900), 1900, 1900) == 1
    assert chance_in_order(year(1900), 1901, math.inf) == 0
    assert chance_in_order(year(1900), -math.inf, 1899) == 0


def test_two_beliefs_are_weighed_against_each_other() -> None:
    early, late = year(1900, 3), year(1905, 4)
    # The difference has a standard deviation of 5, and equal years are in either order.
    assert chance_before(early, late) == pytest.approx(0.5 * (1 + math.erf(5.5 / 5 / math.sqrt(2))))
    assert chance_before(late, early) == pytest.approx(0.5 * (1 + math.erf(-4.5 / 5 / math.sqrt(2))))


def test_an_overlapping_span_fits_on_either_side() -> None:
    century = Belief(1801, 1900, 0)
    assert chance_before(century, year(1850)) == chance_before(year(1850), century) == 1  # AD-52
    assert chance_before(century, year(1800)) == 0


def test_room_counts_every_pair_and_not_neighbours() -> None:
    # 805 BC, the 8th century BC and the 1st millennium BC as in AD-53, AD-54.
    line = [Belief(-804, -804, 0), Belief(-799, -700, 0), Belief(-999, 0, 0)]
    infinity = math.inf
    assert open_room(line) == [(-infinity, -804), (-804, -700), (-799, 0), (-799, infinity)]
    assert open_room([]) == [(-infinity, infinity)]


def test_beliefs_are_the_same_for_ever() -> None:
    # Golden values: exact, since sums of whole numbers, one division and one multiplication are exact everywhere.
    assert noisy_beliefs({"a": Span(1900, 1900), "b": Span(-800, -701)}, SEED, 1.0) == {
        "a": Belief(1906.9266794386785, 1906.9266794386785, 10.084399233679287),
        "b": Belief(-1116.5973329632868, -1017.5973329632868, 188.5258399777972),
    }


def test_a_belief_depends_on_its_own_card_alone() -> None:
    all_of_them = noisy_beliefs(SPANS, SEED, 1.0)
    backwards = noisy_beliefs(dict(reversed(SPANS.items())), SEED, 1.0)
    alone = noisy_beliefs({"card 7": SPANS["card 7"]}, SEED, 1.0)
    assert all_of_them == backwards
    assert alone["card 7"] == all_of_them["card 7"]


def test_another_seed_remembers_otherwise() -> None:
    one, other = noisy_beliefs(SPANS, SEED, 1.0), noisy_beliefs(SPANS, bytes(16), 1.0)
    assert all(one[card] != other[card] for card in SPANS)


@pytest.mark.parametrize("noise", LEVELS.values())
def test_errors_are_as_large_as_the_noise_says_and_without_bias(noise: float) -> None:
    errors = [
        (belief.first - SPANS[card].first) / (noise * standard_error(SPANS[card].first))
        for card, belief in noisy_beliefs(SPANS, SEED, noise).items()
    ]
    assert statistics.fmean(errors) == pytest.approx(0, abs=0.05)
    assert statistics.stdev(errors) == pytest.approx(1, abs=0.05)
    assert 0.64 < sum(abs(error) < 1 for error in errors) / len(errors) < 0.72


def test_distant_times_are_remembered_worse() -> None:
    assert standard_error(2024) < standard_error(1900) < standard_error(0) < standard_error(-3000)


def test_the_sureness_of_a_belief_does_not_give_the_date_away() -> None:
    for card, belief in noisy_beliefs(SPANS, SEED, 1.0).items():
        assert belief.sd == standard_error(belief.first)
        assert belief.sd != standard_error(SPANS[card].first)


def test_a_span_keeps_its_length() -> None:
    belief = noisy_beliefs({"a": Span(-5, 4)}, SEED, 2.0)["a"]
    assert belief.last - belief.first == pytest.approx(8)  # 5 BC to AD 4 are nine years


def test_without_noise_a_belief_is_the_truth() -> None:
    assert noisy_beliefs({"a": Span(-1, 3)}, SEED, 0) == {"a": Belief(0, 3, 0)}


@pytest.mark.parametrize(("seed", "noise"), [(b"short", 1.0), (SEED, -1.0), (SEED, math.nan), (SEED, math.inf)])
def test_a_seed_has_16_bytes_and_noise_is_a_number(seed: bytes, noise: float) -> None:
    with pytest.raises(ValueError, match=r"16 bytes|noise is a number"):
        noisy_beliefs(SPANS, seed, noise)
