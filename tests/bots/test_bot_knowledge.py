"""What levels know, how recollections come about, and what is learned within a game."""

from __future__ import annotations

import math
import statistics

import pytest

from kronika.bots.knowledge import (
    ERAS,
    KNOWLEDGE,
    Level,
    chance_known,
    depth_of,
    era_of,
    error_of,
    year_at,
    years_per_depth,
)
from kronika.bots.learning import Memory, Recollection, beliefs_now, learned
from kronika.bots.memories import memory_of, prominence_of
from kronika.dates import Span, to_line
from kronika.engine.view import BackView

SEED = bytes(range(16))
ADULT = KNOWLEDGE["adult"]
SPANS = {f"card {number}": Span(1000 + number // 2, 1000 + number // 2) for number in range(2000)}


def shown(*cards: str) -> dict[str, BackView]:
    return {card: BackView("", SPANS[card].first, SPANS[card].last, None) for card in cards}


# The law


def test_depth_is_ascending_into_the_past_and_0_today() -> None:
    assert [depth_of(year) for year in (2100, 2025)] == [0, 0]
    assert depth_of(2000) < depth_of(1900) < depth_of(-500)
    assert all(year_at(depth_of(year)) == pytest.approx(year) for year in (2025, 1990, 1500, 0, -3000))
    assert year_at(-1) == 2025


def test_far_off_the_error_in_years_is_a_share_of_the_distance() -> None:
    near, far = (error_of(ADULT, year) * years_per_depth(year) for year in (1000, 1250))
    assert near / far == pytest.approx((2025 - 1000 + 20) / (2025 - 1250 + 20))


def test_a_unit_of_depth_is_the_slope_of_the_scale() -> None:
    for year in (2000.0, 1900.0, -500.0):
        assert (depth_of(year - 0.01) - depth_of(year)) * years_per_depth(year) == pytest.approx(0.01, rel=1e-3)


def test_eras_begin_in_their_year() -> None:
    assert [era_of(year) for year in (-3000, 499, 500, 1499, 1500, 1800, 1900, 1960, 2025)] == [
        0, 0, 1, 1, 2, 3, 4, 5, 5,
    ]  # fmt: skip
    assert all(len(level.eras) == len(ERAS) for level in KNOWLEDGE.values())


@pytest.mark.parametrize("year", [2000, 1930, 1850, 1600, 1000, -300])
def test_each_level_knows_more_than_the_one_before(year: float) -> None:
    errors = [error_of(level, year) for level in KNOWLEDGE.values()]
    assert errors == sorted(errors, reverse=True)
    chances = [chance_known(level, year) for level in KNOWLEDGE.values()]
    assert chances == sorted(chances)


def test_prominence_and_interest_help() -> None:
    assert error_of(ADULT, 1900, 1.0) == pytest.approx(error_of(ADULT, 1900, 0.0) / 4)
    assert error_of(ADULT, 1900, interest=1.0) < error_of(ADULT, 1900)
    assert chance_known(ADULT, 1900, 1.0) > chance_known(ADULT, 1900, 0.5) > chance_known(ADULT, 1900, 0.5, -1.0)
    assert chance_known(ADULT, 1990) > chance_known(ADULT, 1500)


# Recollections


def test_recollections_depend_on_their_own_card_alone() -> None:
    everything = memory_of(SPANS, SEED, ADULT)
    alone = memory_of({"card 7": SPANS["card 7"]}, SEED, ADULT)
    assert alone.cards["card 7"] == everything.cards["card 7"]
    assert memory_of(dict(reversed(SPANS.items())), SEED, ADULT) == everything
    assert memory_of(SPANS, bytes(16), ADULT) != everything


def test_recollections_are_the_same_for_ever() -> None:
    beliefs = beliefs_now(memory_of({"a": Span(1900, 1900), "b": Span(-800, -701)}, SEED, ADULT), {})
    assert [(b.first, b.last, b.sd) for b in beliefs.values()] == [
        (1900.184618, 1900.184618, 17.84301),
        (-348.977902, -249.977902, 210.144631),
    ]


def test_a_span_keeps_its_length() -> None:
    belief = beliefs_now(memory_of({"a": Span(-5, 4)}, SEED, ADULT), {})["a"]
    assert belief.last - belief.first == pytest.approx(8)  # 5 BC to AD 4 are nine years


def test_the_spread_is_worked_out_from_what_is_recalled() -> None:
    for card, own in memory_of(SPANS, SEED, ADULT, prominence=dict.fromkeys(SPANS, 0.5)).cards.items():
        if not own.sure:
            expected = ADULT.confidence * error_of(ADULT, year_at(own.depth))
            assert own.spread == pytest.approx(expected * math.sqrt(1 - 0.35**2 - 0.45**2))
            assert own.depth != depth_of(to_line(SPANS[card].first))


def test_nobody_recalls_the_future() -> None:
    child = memory_of({f"c{n}": Span(2020, 2020) for n in range(200)}, SEED, KNOWLEDGE["child"])
    assert all(belief.first <= 2025 for belief in beliefs_now(child, {}).values())


def test_distant_events_seem_more_recent_than_they_are() -> None:
    offs = []
    for number in range(60):
        memory = memory_of(dict(list(SPANS.items())[:60]), bytes([number] * 16), ADULT)
        offs += [own.depth - depth_of(to_line(SPANS[c].first)) for c, own in memory.cards.items() if not own.sure]
    assert statistics.fmean(offs) == pytest.approx(-0.3 * ADULT.error, abs=0.15 * ADULT.error)


def test_prominence_comes_from_outside_or_from_the_id() -> None:
    values = [prominence_of(f"d/{number}") for number in range(2000)]
    assert statistics.fmean(values) == pytest.approx(0.5, abs=0.03)
    assert min(values) >= 0
    assert max(values) < 1
    famous = memory_of(SPANS, SEED, ADULT, prominence=dict.fromkeys(SPANS, 1.0))
    obscure = memory_of(SPANS, SEED, ADULT, prominence=dict.fromkeys(SPANS, 0.0))
    assert sum(own.sure for own in famous.cards.values()) > 3 * sum(own.sure for own in obscure.cards.values())


def test_cards_of_a_theme_share_an_interest() -> None:
    themes = {card: ("music", "sport")[number % 2] for number, card in enumerate(SPANS)}
    known = memory_of(SPANS, SEED, Level(0.1, (1.0,) * 6, 1.5, -1.0, 1.0), themes=themes)
    shares = [sum(own.sure for card, own in known.cards.items() if themes[card] == t) for t in ("music", "sport")]
    assert abs(shares[0] - shares[1]) > 100


@pytest.mark.parametrize(("seed", "prominence"), [(b"short", 0.5), (SEED, -0.1), (SEED, 1.1), (SEED, math.nan)])
def test_a_seed_has_16_bytes_and_prominence_is_a_share(seed: bytes, prominence: float) -> None:
    with pytest.raises(ValueError, match=r"16 bytes|prominence is a number from 0 to 1"):
        memory_of(SPANS, seed, ADULT, prominence={"card 1": prominence})


# Learning


def recalled(off: dict[str, float], spread: float = 0.02, sure: tuple[str, ...] = ()) -> Memory:
    """Recollections of `SPANS` that are too deep by so much."""
    cards = {}
    for card, by in off.items():
        depth = depth_of(to_line(SPANS[card].first)) + by
        cards[card] = Recollection(depth, spread, 0.0, era_of(SPANS[card].first), card in sure)
    return Memory(cards, 0.04, 0.05)


def test_what_is_shown_is_known() -> None:
    memory = recalled({"card 3": 0.3})
    belief = beliefs_now(memory, shown("card 3"))["card 3"]
    assert (belief.first, belief.sd) == (1001, 0)


def test_without_anything_shown_nobody_is_wiser() -> None:
    shifts, factor = learned(recalled({"card 3": 0.3}), {})
    assert [shift.mean for shift in shifts] == [0] * len(ERAS)
    assert [shift.variance for shift in shifts] == pytest.approx([0.04**2 + 0.05**2] * len(ERAS))
    assert factor == 1


def test_who_is_always_off_the_same_way_learns_it_there_most_and_everywhere_a_little() -> None:
    memory = recalled({f"card {number}": 0.06 for number in range(40)})
    shifts, _ = learned(memory, shown(*(f"card {number}" for number in range(30))))
    middle_ages, elsewhere = shifts[1], shifts[2]
    assert middle_ages.mean == pytest.approx(0.06, rel=0.05)
    assert 0.01 < elsewhere.mean < middle_ages.mean / 2
    assert middle_ages.variance < elsewhere.variance < 0.04**2 + 0.05**2
    before, after = (beliefs_now(memory, cards)["card 35"] for cards in ({}, shown(*list(memory.cards)[:30])))
    assert abs(after.first - 1017) < abs(before.first - 1017) / 4
    assert after.sd < before.sd


def test_the_shifts_are_those_of_the_normal_model() -> None:
    # One card: weight w = 1/0.02², told 1/(0.05² + 0.02²); general precision 1/0.04² + told.
    shifts, _ = learned(recalled({"card 0": 0.1}), shown("card 0"))
    # The joint prior of residual and shift is normal, so the mean is cov/var times the residual.
    assert shifts[1].mean == pytest.approx(0.1 * (0.04**2 + 0.05**2) / (0.04**2 + 0.05**2 + 0.02**2))
    assert shifts[2].mean == pytest.approx(0.1 * 0.04**2 / (0.04**2 + 0.05**2 + 0.02**2))
    prior = 0.04**2 + 0.05**2
    assert shifts[1].variance == pytest.approx(prior - prior**2 / (prior + 0.02**2))
    assert shifts[2].variance == pytest.approx(prior - 0.04**4 / (prior + 0.02**2))


def test_who_errs_more_than_they_think_becomes_less_sure() -> None:
    wild = recalled({f"card {number}": 0.2 * (-1) ** number for number in range(30)})
    _, factor = learned(wild, shown(*wild.cards))
    assert factor > 3
    tame = recalled(dict.fromkeys(wild.cards, 0.0))
    assert learned(tame, shown(*tame.cards))[1] < 0.5


def test_a_date_that_is_known_teaches_nothing_and_is_not_set_right() -> None:
    memory = recalled({"card 0": 0.0, "card 1": 0.1}, sure=("card 0", "card 1"))
    assert learned(memory, shown("card 1"))[1] == 1
    assert beliefs_now(memory, shown("card 1"))["card 0"].first == pytest.approx(1000)


@pytest.mark.parametrize("name", KNOWLEDGE)
def test_people_are_surer_than_they_should_be_and_learning_helps(name: str) -> None:
    offs: dict[bool, list[float]] = {False: [], True: []}
    for number in range(24):
        spans = {f"{number}-{c}": Span(1995 - 7 * c - c * c // 2, 1995 - 7 * c - c * c // 2) for c in range(40)}
        memory = memory_of(spans, bytes([number] * 16), KNOWLEDGE[name])
        backs = {c: BackView("", s.first, s.last, None) for c, s in list(spans.items())[::2]}
        for wiser in (False, True):
            beliefs = beliefs_now(memory, backs if wiser else {})
            offs[wiser] += [
                (spans[card].first - beliefs[card].first) / beliefs[card].sd
                for card in spans
                if card not in backs and not memory.cards[card].sure
            ]
    within = {wiser: sum(abs(off) < 1.2816 for off in values) / len(values) for wiser, values in offs.items()}
    assert 0.6 < within[False] < 0.83  # of 80 of 100
    assert within[True] > within[False] - 0.03
