"""Spans of years: the line without a year 0, and the order of cards."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.dates import (
    AROUND_YEARS,
    FARTHEST_YEAR,
    Span,
    around,
    format_date,
    from_line,
    in_order,
    is_certainly_before,
    may_precede,
    parse_date,
    shift,
    span_of,
    to_line,
)
from kronika.errors import InvalidDate

years = st.integers(-3000, 3000).filter(bool)
spans = st.tuples(years, years).map(lambda ends: Span(min(ends), max(ends)))


def _refused(code: str, first: object, last: object = None) -> None:
    with pytest.raises(InvalidDate) as caught:
        span_of(first, last)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_a_span_is_made_of_one_year_or_two() -> None:
    assert span_of(1879) == Span(1879, 1879)
    assert span_of(-44, 14) == Span(-44, 14)
    assert span_of(FARTHEST_YEAR) == Span(FARTHEST_YEAR, FARTHEST_YEAR)
    assert span_of(-FARTHEST_YEAR, FARTHEST_YEAR) == Span(-FARTHEST_YEAR, FARTHEST_YEAR)


def test_what_cannot_be_a_span_is_refused() -> None:
    _refused("date.year-zero", 0)
    _refused("date.year-zero", -5, 0)
    _refused("date.year-zero", 0, 5)
    _refused("date.reversed", 1907, 1903)
    _refused("date.too-far", FARTHEST_YEAR + 1)
    _refused("date.too-far", -FARTHEST_YEAR - 1, 5)
    _refused("date.no-year", "1879")
    _refused("date.no-year", 1879.0)
    _refused("date.no-year", True)
    _refused("date.no-year", 1879, "1880")


def test_a_span_is_checked_however_it_is_made() -> None:
    with pytest.raises(InvalidDate, match="1907 is later than 1903"):
        Span(1907, 1903)
    with pytest.raises(InvalidDate):
        msgspec.convert({"first": 0, "last": 5}, Span)
    assert msgspec.json.decode(msgspec.json.encode(Span(-44, 14)), type=Span) == Span(-44, 14)


def test_spans_are_values_without_an_order_of_their_own() -> None:
    assert Span(1, 5) == Span(1, 5)
    assert hash(Span(1, 5)) == hash(Span(1, 5))
    assert Span(1, 5) != Span(1, 6)
    with pytest.raises(TypeError):
        Span(1, 5) < Span(6, 7)  # type: ignore[operator]  # noqa: B015
    with pytest.raises(AttributeError):
        Span(1, 5).first = 2  # type: ignore[misc]


def test_g09_1_bc_is_followed_by_ad_1() -> None:
    assert [to_line(year) for year in (-2, -1, 1, 2)] == [-1, 0, 1, 2]
    assert [from_line(n) for n in (-1, 0, 1, 2)] == [-2, -1, 1, 2]
    assert shift(-1, 1) == 1
    assert shift(1, -1) == -1
    assert shift(5, 0) == 5
    with pytest.raises(InvalidDate) as caught:
        to_line(0)
    assert caught.value.code == "date.year-zero"


@pytest.mark.parametrize(("year", "first", "last"), [(-500, -505, -495), (-3, -8, 3), (2, -4, 7), (1900, 1895, 1905)])
def test_d08_around_is_five_years_each_way_over_the_line(year: int, first: int, last: int) -> None:
    assert AROUND_YEARS == 5
    assert around(Span(year, year)) == Span(first, last)


@given(years, st.integers(-6000, 6000))
def test_shifting_there_and_back_is_nothing(year: int, by: int) -> None:
    assert shift(shift(year, by), -by) == year
    assert to_line(shift(year, by)) - to_line(year) == by
    assert shift(year, by) != 0
    assert from_line(to_line(year)) == year


EIGHTH_CENTURY_BC, FIRST_MILLENNIUM_BC, YEAR_805_BC = Span(-800, -701), Span(-1000, -1), Span(-805, -805)


def test_ad53_ad54_example_a_of_the_rulebook() -> None:
    assert is_certainly_before(YEAR_805_BC, EIGHTH_CENTURY_BC)
    assert not is_certainly_before(EIGHTH_CENTURY_BC, YEAR_805_BC)
    for other in (EIGHTH_CENTURY_BC, YEAR_805_BC):
        assert may_precede(FIRST_MILLENNIUM_BC, other)
        assert may_precede(other, FIRST_MILLENNIUM_BC)
    # D07: every pair, not only neighbours.
    assert not in_order([EIGHTH_CENTURY_BC, FIRST_MILLENNIUM_BC, YEAR_805_BC])
    assert in_order([YEAR_805_BC, FIRST_MILLENNIUM_BC, EIGHTH_CENTURY_BC])
    assert in_order([FIRST_MILLENNIUM_BC, YEAR_805_BC, EIGHTH_CENTURY_BC])
    assert in_order([YEAR_805_BC, EIGHTH_CENTURY_BC, FIRST_MILLENNIUM_BC])


def test_ad55_ad56_ad57_example_b_of_the_rulebook() -> None:
    one, two, three, four = Span(1987, 1987), Span(1987, 1987), parse_date("around 1990"), Span(1991, 1991)
    for order in ((one, two, four), (two, one, four)):
        for place in range(4):
            assert in_order([*order[:place], three, *order[place:]])
    assert not in_order([four, one, two])
    assert not in_order([one, four, two])


def test_d28_sharing_a_single_year_is_overlapping() -> None:
    around_1900 = parse_date("around 1900")
    assert not is_certainly_before(around_1900, Span(1905, 1905))
    assert may_precede(Span(1905, 1905), around_1900)
    assert is_certainly_before(around_1900, Span(1906, 1906))
    assert not may_precede(Span(1906, 1906), around_1900)
    assert may_precede(parse_date("around 1910"), around_1900)


def test_no_card_and_one_card_are_in_order() -> None:
    assert in_order([])
    assert in_order([Span(5, 5)])
    assert in_order(span for span in (Span(1, 1), Span(1, 1)))


@given(st.lists(spans, max_size=6))
def test_d07_in_order_looks_at_every_pair(row: list[Span]) -> None:
    wrong = any(is_certainly_before(later, earlier) for earlier, later in itertools.combinations(row, 2))
    assert in_order(row) is not wrong


@given(spans, spans)
def test_may_precede_is_not_certainly_after(a: Span, b: Span) -> None:
    assert may_precede(a, b) is not is_certainly_before(b, a)
    assert not (is_certainly_before(a, b) and is_certainly_before(b, a))
    assert is_certainly_before(a, b) is (a.last < b.first)


far_years = st.one_of(years, st.integers(-FARTHEST_YEAR, FARTHEST_YEAR).filter(bool))


@st.composite
def printed_spans(draw: st.DrawFn) -> Span:
    """Spans of all kinds: any, whole decades, centuries and millennia, and those of "years ago"."""
    kind = draw(st.sampled_from(["any", "short", "whole", "ago"]))
    first = draw(far_years)
    if kind == "any":
        last = draw(far_years)
        return Span(min(first, last), max(first, last))
    if kind == "short":
        length = draw(st.integers(0, 1100))
        return (
            Span(shift(first, -length) if first > FARTHEST_YEAR // 2 else first, first)
            if length == 0
            else (
                Span(first, shift(first, length)) if first < FARTHEST_YEAR // 2 else Span(shift(first, -length), first)
            )
        )
    if kind == "whole":
        length = draw(st.sampled_from([10, 100, 1000]))
        number = draw(st.integers(1, 1100))
        near = number * length + (0 if length == 10 else 1 - length)
        far = near + length - 1
        return Span(near, far) if draw(st.booleans()) else Span(-far, -near)
    unit = 10 ** draw(st.integers(2, 9))
    middle = draw(st.integers(1, 99_999)) * unit
    far, near = min(middle + unit // 2, FARTHEST_YEAR), min(middle - unit // 2, FARTHEST_YEAR)
    return Span(-far, -near)


@pytest.mark.parametrize("language", ["en", "de", "cs", "pl", "ru"])
@given(span=printed_spans())
def test_what_is_printed_is_read_as_the_same_span(language: str, span: Span) -> None:
    printed = format_date(span, language)
    assert parse_date(printed, language) == span
    assert parse_date(printed) == span
