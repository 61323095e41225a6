"""EDTF, level 0 to 2: what is a span of years and what is not."""

from __future__ import annotations

import pytest

from kronika.dates import Span, parse_date
from kronika.errors import DateError


def code(text: str, language: str | None = "edtf") -> str:
    with pytest.raises(DateError) as caught:
        parse_date(text, language)
    return caught.value.code


YEARS: dict[str, tuple[int, int]] = {
    "1985-04-12": (1985, 1985),
    "1985-04": (1985, 1985),
    " 1985 ": (1985, 1985),
    "1985-04-12T23:20:30": (1985, 1985),
    "1985-04-12T23:20:30+04:30": (1985, 1985),
    "1985-01-XX": (1985, 1985),
    "-0099/-0050": (-100, -51),
    "{-0005..-0003}": (-6, -4),
    "201X-02-29": (2010, 2019),
    "1985-04-12T24:00:00Z": (1985, 1985),
    "1985-04-12t23:20:30z": (1985, 1985),
    "1985-04-12T23:20:30-0430": (1985, 1985),
    "1985-04-12T23:59:59+04": (1985, 1985),
    "1964/2008": (1964, 2008),
    "1985/198X": (1985, 1989),
    "198X/1985": (1980, 1985),
    "2004-02-01/2005": (2004, 2005),
    "2005/2006-02": (2005, 2006),
    "1985/1985": (1985, 1985),
    "2004-06-XX/2004-07-03": (2004, 2004),
    "2001-21": (2001, 2001),
    "2001-41": (2001, 2001),
    "2001-12": (2001, 2001),
    "1984-1X": (1984, 1984),
    "1985-X1-31": (1985, 1985),
    "201X": (2010, 2019),
    "20XX": (2000, 2099),
    "1XXX-XX": (1000, 1999),
    "15XX-12-25": (1500, 1599),
    "156X-02-29": (1560, 1569),
    "-1985": (-1986, -1986),
    "-0999": (-1000, -1000),
    "-0001": (-2, -2),
    "0000": (-1, -1),
    "-0000": (-1, -1),
    "0001": (1, 1),
    "000X": (-1, 9),
    "-000X": (-10, -1),
    "-01XX": (-200, -101),
    "-0044/0014": (-45, 14),
    "Y-17E7": (-170_000_001, -170_000_001),
    "y17e7": (170_000_000, 170_000_000),
    "Y10000": (10_000, 10_000),
    "Y1E11": (100_000_000_000, 100_000_000_000),
    "Y99999999999": (99_999_999_999, 99_999_999_999),
    "Y171010000S3": (171_000_000, 171_999_999),
    "Y-171010000S3": (-172_000_000, -171_000_001),
    "Y3388E2S3": (338_000, 338_999),
    "1950S1": (1000, 1999),
    "1950S4": (1950, 1950),
    "-1950S2": (-2000, -1901),
    "1984~": (1979, 1989),
    "~1984": (1979, 1989),
    "198X~": (1975, 1994),
    "0003~": (-3, 8),
    "Y17E7~": (169_999_995, 170_000_005),
    "1984~/2004": (1979, 2004),
    "1984/2004~": (1984, 2009),
    "1984~/2004~": (1979, 2009),
    "1984~/1986": (1979, 1986),
    "{1960,1961-12}": (1960, 1961),
    "{1961, 1960}": (1960, 1961),
    "{1667..1669,1670}": (1667, 1670),
    "{1667..1669,1668}": (1667, 1669),
    "[1667,1668]": (1667, 1668),
    "[1667]": (1667, 1667),
    "{-0001,0000,0001}": (-2, 1),
    "{196X,1970~}": (1960, 1975),
}

REFUSED = {
    "": "date.empty",
    "985": "date.not-edtf",
    "19850": "date.not-edtf",
    "1985-4": "date.not-edtf",
    "1985-04-1": "date.not-edtf",
    "1985-04-12-01": "date.not-edtf",
    "198504": "date.not-edtf",
    "1985-": "date.not-edtf",
    "1985--04": "date.not-edtf",
    "1985-0a": "date.not-edtf",
    "1985T10:00:00": "date.not-edtf",
    "1985-04T10:00:00": "date.not-edtf",
    "1985-04-12T": "date.not-edtf",
    "1985-04-12T1:20:30": "date.not-edtf",
    "1985-04-12T25:20:30": "date.not-edtf",
    "1985-04-12T23:60:30": "date.not-edtf",
    "1985-04-12T23:20:60": "date.not-edtf",
    "1985-04-12T23-20-30": "date.not-edtf",
    "1985-04-12T2x:20:30": "date.not-edtf",
    "1985-04-12T23:20:30+4": "date.not-edtf",
    "1985-04-12T23:20:30*04": "date.not-edtf",
    "1985-04-12T23:20:30+0a": "date.not-edtf",
    "20050924T100000": "date.not-edtf",
    "1985-04-12T23:20:30+0:4:30": "date.not-edtf",
    "-Y170000002": "date.not-edtf",
    "Y": "date.not-edtf",
    "Y1985": "date.not-edtf",
    "Y9999": "date.not-edtf",
    "Y010000": "date.not-edtf",
    "Y1x000": "date.not-edtf",
    "Y17E": "date.not-edtf",
    "Y17Ex": "date.not-edtf",
    "YE7": "date.not-edtf",
    "Y17E7S": "date.not-edtf",
    "Y17E7S0": "date.not-edtf",
    "Y17E7S10": "date.not-edtf",
    "Y17E7S123": "date.not-edtf",
    "1950S": "date.not-edtf",
    "1950S0": "date.not-edtf",
    "1950S5": "date.not-edtf",
    "195XS2": "date.not-edtf",
    "1950Sx": "date.not-edtf",
    "19~84": "date.not-edtf",
    "Y1E12": "date.too-far",
    "Y12E11": "date.too-far",
    "Y1000000000000": "date.too-far",
    "Y999999999999": "date.too-far",
    "Y1E100": "date.too-far",
    "Y1E1000000": "date.too-far",
    "1984?": "date.doubt",
    "1984%": "date.doubt",
    "2004?-06-11": "date.doubt",
    "?2004-06-~11": "date.doubt",
    "2004-06~": "date.around-month",
    "2004-06~-11": "date.around-month",
    "2004~-06": "date.around-month",
    "2004-~06": "date.around-month",
    "~2004-06": "date.around-month",
    "~1984~": "date.around-month",
    "2001-21~": "date.around-month",
    "2001-00": "date.no-such-day",
    "2001-13": "date.no-such-day",
    "2001-20": "date.no-such-day",
    "2001-42": "date.no-such-day",
    "2001-21-01": "date.no-such-day",
    "2001-01-00": "date.no-such-day",
    "2001-01-32": "date.no-such-day",
    "2001-XX-32": "date.no-such-day",
    "2001-02-29": "date.no-such-day",
    "156X-02-30": "date.no-such-day",
    "-0003-02-29": "date.no-such-day",
    "XXXX": "date.no-year",
    "XXXX-12-XX": "date.no-year",
    "1X99": "date.not-neighbours",
    "X985": "date.not-neighbours",
    "1985/": "date.open-end",
    "/1985": "date.open-end",
    "../1985": "date.open-end",
    "1985/..": "date.open-end",
    "../..": "date.open-end",
    "[..1984]": "date.open-end",
    "[1760-12..]": "date.open-end",
    "{..}": "date.open-end",
    "1907/1903": "date.reversed",
    "1907/1903~": "date.reversed",
    "199X/198X": "date.reversed",
    "{1667,1668,1670..1672}": "date.not-neighbours",
    "{1670..1668}": "date.reversed",
    "{}": "date.not-edtf",
    "[": "date.not-edtf",
    "{1960]": "date.not-edtf",
    "1903/1907/1910": "date.not-edtf",
    "44 BC": "date.not-edtf",
    "1903 / 1907": "date.not-edtf",
}


@pytest.mark.parametrize(("text", "years"), YEARS.items())
def test_what_edtf_says(text: str, years: tuple[int, int]) -> None:
    assert parse_date(text, "edtf") == Span(*years)


@pytest.mark.parametrize(("text", "reason"), REFUSED.items())
def test_what_is_no_span_of_years_in_edtf(text: str, reason: str) -> None:
    assert code(text) == reason


def test_the_message_names_forms_of_edtf() -> None:
    with pytest.raises(DateError) as caught:
        parse_date("44 BC", "edtf")
    assert caught.value.message == "“44 BC”: this is not EDTF; write 1984, 1984~, 18XX, 1903/1907, Y-17E7"
    with pytest.raises(DateError) as caught:
        parse_date("1X99", "edtf")
    assert "(a digit is open in the middle of the year)" in caught.value.message


def test_a_dash_of_any_kind_is_a_hyphen() -> None:
    assert parse_date("1985–04–12", "edtf") == Span(1985, 1985)
    assert parse_date("−0043", "edtf") == Span(-44, -44)


def test_without_the_language_what_reads_otherwise_is_not_edtf() -> None:
    assert parse_date("2001-21") == Span(2001, 2021)
    assert parse_date("-1985") == Span(-1985, -1985)
    assert parse_date("1985-04") == Span(1985, 1985)
    for text in ("-0043", "-01XX", "-1985~", "-1985/1990~"):
        assert code(text, None) == "date.padded-minus"
    assert code("0000", None) == "date.year-zero"


@pytest.mark.parametrize("language", [None, "en", "de", "cs", "pl", "ru"])
def test_without_the_language_what_reads_only_so_is_edtf(language: str | None) -> None:
    for text in ("1984~", "18XX", "198X", "1950S2", "Y-17E7", "{1960,1961-12}", "1903/1907~", "156X-12-25"):
        assert parse_date(text, language) == parse_date(text, "edtf")


def test_a_year_in_brackets_is_inferred_and_only_edtf_where_the_language_says_so() -> None:
    assert code("[1863]", None) == code("{1863}", None) == "date.left-over"
    assert parse_date("[1863]", "edtf") == Span(1863, 1863)
    assert parse_date("[1863,1864]") == parse_date("[1863..1864]") == Span(1863, 1864)
