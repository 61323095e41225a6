"""Wikidata's time values with their precision, as JSON and as RDF counts years."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.dates import FARTHEST_YEAR, Span, parse_wikidata_time
from kronika.errors import DateError


def code(time: object, precision: object = 9, form: str = "json") -> str:
    with pytest.raises(DateError) as caught:
        parse_wikidata_time(time, precision, form)  # type: ignore[arg-type]
    return caught.value.code


def time(year: str) -> str:
    return f"{year}-01-01T00:00:00Z"


@pytest.mark.parametrize("precision", [9, 10, 11, 12, 13, 14])
def test_a_year_and_what_is_finer_is_the_year(precision: int) -> None:
    assert parse_wikidata_time("+1879-10-22T00:00:00Z", precision) == Span(1879, 1879)
    assert parse_wikidata_time("-0044-03-15T00:00:00Z", precision) == Span(-44, -44)
    assert parse_wikidata_time("+00000001994-00-00T00:00:00Z", precision) == Span(1994, 1994)


@pytest.mark.parametrize(
    ("year", "precision", "span"),
    [
        ("+1982", 8, (1980, 1989)),
        ("+1980", 8, (1980, 1989)),
        ("+1989", 8, (1980, 1989)),
        ("+0010", 8, (10, 19)),
        ("-1988", 8, (-1989, -1980)),
        ("-0010", 8, (-19, -10)),
        ("+1900", 7, (1801, 1900)),
        ("+1901", 7, (1901, 2000)),
        ("+2000", 7, (1901, 2000)),
        ("+0001", 7, (1, 100)),
        ("-0001", 7, (-100, -1)),
        ("-0100", 7, (-100, -1)),
        ("-0101", 7, (-200, -101)),
        ("-0500", 7, (-500, -401)),
        ("+1000", 6, (1, 1000)),
        ("+1001", 6, (1001, 2000)),
        ("-1000", 6, (-1000, -1)),
        ("-1222", 6, (-2000, -1001)),
    ],
)
@pytest.mark.parametrize("form", ["json", "rdf"])
def test_decades_centuries_and_millennia(year: str, precision: int, span: tuple[int, int], form: str) -> None:
    assert parse_wikidata_time(time(year), precision, form) == Span(*span)


def test_rdf_counts_years_as_astronomers_do_from_the_year_on() -> None:
    assert parse_wikidata_time(time("-0043"), 9, "rdf") == Span(-44, -44)
    assert parse_wikidata_time(time("0000"), 11, "rdf") == Span(-1, -1)
    assert parse_wikidata_time(time("1879"), 9, "rdf") == Span(1879, 1879)
    assert parse_wikidata_time(time("-0043"), 8, "rdf") == Span(-49, -40)


def test_what_is_refused() -> None:
    assert code(time("+0000")) == code(time("0000"), 8, "rdf") == "date.year-zero"
    assert code(time("+0009"), 8) == code(time("-0001"), 8) == "date.two-readings"
    for precision in range(6):
        assert code(time("-66000000"), precision) == "date.too-coarse"
    for precision in (-1, 15, "9", None, 9.0, True):
        assert code(time("+1879"), precision) == "date.not-wikidata"
    for text in ("", "1879", "+1879-10-22", "+1879-10-22T00:00:00", None, 1879, "+1879-1-22T00:00:00Z", "t123"):
        assert code(text) == "date.not-wikidata"
    assert code("+" + "0" * 40 + "1879-01-01T00:00:00Z") == "date.not-wikidata"
    assert code(" +1879-10-22T00:00:00Z") == code("+1879-10-22T00:00:00Z\n") == "date.not-wikidata"
    assert code("+١٨٧٩-10-22T00:00:00Z") == "date.not-wikidata"
    assert code(time("+1879"), 9, "xml") == "date.not-wikidata"
    assert code(time(f"+{FARTHEST_YEAR}")) == code(time(f"-{FARTHEST_YEAR}"), 7) == "date.too-far"
    assert code(time("+99999999999999999999")) == "date.too-far"
    assert parse_wikidata_time(time(f"-{FARTHEST_YEAR - 1}"), 9) == Span(1 - FARTHEST_YEAR, 1 - FARTHEST_YEAR)


def test_a_day_must_exist_where_the_precision_reaches_to_it() -> None:
    assert code("+1879-13-01T00:00:00Z", 10) == code("+1879-02-30T00:00:00Z", 11) == "date.no-such-day"
    assert parse_wikidata_time("+1879-13-40T00:00:00Z", 9) == Span(1879, 1879)
    assert parse_wikidata_time("+1879-12-40T00:00:00Z", 10) == Span(1879, 1879)
    # The calendar is not known here: 29 February 1900 existed in the Julian one.
    assert parse_wikidata_time("+1900-02-29T00:00:00Z", 11) == Span(1900, 1900)
    assert parse_wikidata_time("+1900-00-31T00:00:00Z", 11) == Span(1900, 1900)


def test_the_messages_say_what_would_be_right() -> None:
    with pytest.raises(DateError) as caught:
        parse_wikidata_time("1879", 9)
    assert caught.value.message == "this is no Wikidata time; it looks like +1879-10-22T00:00:00Z, precision 11"
    with pytest.raises(DateError) as caught:
        parse_wikidata_time(time("+1879"), 15)
    assert "(a precision is 0 to 14)" in caught.value.message
    with pytest.raises(DateError) as caught:
        parse_wikidata_time(time("-0001"), 8)
    assert "(the nine years next to the turn of the era are no decade)" in caught.value.message
    with pytest.raises(DateError) as caught:
        parse_wikidata_time(time("-66000000"), 3)
    assert caught.value.message == (
        "a Wikidata precision coarser than a millennium is no span of years; write 66 million years ago"
    )


@given(st.text(), st.integers(), st.sampled_from(["json", "rdf"]))
def test_any_text_gives_a_span_or_a_date_error(text: str, precision: int, form: str) -> None:
    with pytest.raises(DateError):
        parse_wikidata_time(text, precision, form)


@given(st.integers(-(10**13), 10**13), st.integers(0, 14), st.sampled_from(["json", "rdf"]))
def test_any_year_gives_a_span_that_holds_it_or_a_date_error(year: int, precision: int, form: str) -> None:
    text = time(f"{'-' if year < 0 else '+'}{abs(year):04}")
    try:
        span = parse_wikidata_time(text, precision, form)
    except DateError:
        return
    shown = year if form == "json" or precision < 9 or year > 0 else year - 1
    assert span.first <= shown <= span.last
