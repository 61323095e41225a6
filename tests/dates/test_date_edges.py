"""The edges of the grammar, where a small change in it would go unnoticed: what each text must give, and why."""

from __future__ import annotations

import pytest

from kronika.dates import parse_date, span_of
from kronika.dates.cursor import match
from kronika.dates.numerals import check_day
from kronika.dates.tokens import cut
from kronika.dates.words import Lexicon
from kronika.dates.words import roles as r
from kronika.errors import DateError, InvalidDate

SPANS = (
    # A month, a day and a day of the week have no influence, whatever small word or sign stands between them (AD-43).
    (None, "October the 22nd, 1879", 1879, 1879),
    (None, "Friday the 12th of June 1942", 1942, 1942),
    ("de", "Freitag, den 12. Juni 1942", 1942, 1942),
    (None, "Friday, 12 June 1942 to Saturday, 13 June 1942", 1942, 1942),
    (None, "March 12. 1940–May 1945", 1940, 1945),
    # Nor have they at one end of a span: "7/2008" is a month and a year there too, and between years "/" is a dash.
    ("de", "vom 22.10. bis 3.11.1943", 1943, 1943),
    (None, "7/2008 – 9/2009", 2008, 2009),
    (None, "03.1943 – 05.1945", 1943, 1945),
    (None, "1939-09 / 1945-05", 1939, 1945),
    # A shortened last year takes its missing digits from the first, which may have two itself.
    (None, "12–3", 12, 13),
    # Two decades are a span, in digits or in words, and the century behind them is that of both.
    (None, "1920's and 1930's", 1920, 1939),
    (None, "thirties and forties of the 20th century", 1930, 1949),
    ("cs", "třicátá a čtyřicátá léta 20. století", 1930, 1949),
    ("ru", "тридцатые – сороковые XX века", 1930, 1949),
    ("cs", "desetiletí od 1980 až desetiletí od 1990", 1980, 1999),
    # The first century has decades like every other.
    (None, "20s of the first century", 20, 29),
    ("pl", "lata 20. I wieku", 20, 29),
    # Spaces make no difference: between a Roman numeral and its century none is needed, however short or long it is.
    (None, "XXв.", 1901, 2000),
    (None, "XVw.", 1401, 1500),
    ("ru", "Vв", 401, 500),
    ("ru", "LXXXVIIIв", 8701, 8800),
    ("en", "LXXXVIIIthcentury", 8701, 8800),
    (None, "in the twenty-first century", 2001, 2100),
    # The Czech "v" is "in" and five, and what follows says which: "/" between centuries is a dash.
    ("cs", "V/VI. století", 401, 600),
    ("cs", "v V. a v VI. století", 401, 600),
    # The number may stand behind its century. A Roman one counts centuries, however many the word says there are,
    # and has no digits that a year behind it could borrow.
    (None, "century 20", 1901, 2000),
    ("pl", "w wieku XX", 1901, 2000),
    ("pl", "w wiekach XIX", 1801, 1900),
    ("pl", "wiek V – 600", 401, 600),
    # "Around" before a span without a second one widens both ends, also where "in a period" stands before it.
    ("de", "im Zeitraum etwa zwischen 1900 und 1910", 1895, 1915),
    ("pl", "w okresie około od 1900 do 1910", 1895, 1915),
    ("ru", "в период примерно с 1900 по 1910 год", 1895, 1915),
    # A comma is a thousands mark in every language, also where it is the decimal mark and a million stands near.
    ("de", "1,500,000 – 1,2 Millionen v. Chr.", -1500000, -1200000),
)


@pytest.mark.parametrize(("language", "text", "first", "last"), SPANS)
def test_a_text_at_the_edge_of_the_grammar_is_read(language: str | None, text: str, first: int, last: int) -> None:
    assert parse_date(text, language) == span_of(first, last)


REFUSED = (
    # There is no year 0, which says more than that it has no day (G09).
    (None, "29 February 0 BC", "date.year-zero"),
    (None, "0000-02-29", "date.year-zero"),
    # A day of the week does not hide a day that does not exist.
    (None, "Friday 31 June 1942", "date.no-such-day"),
    # Two readings. "7/2008" is a month and a year, so with something between them it is at least perhaps one.
    (None, "7./2008", "date.two-readings"),
    ("pl", "7/roku 2008", "date.two-readings"),
    ("pl", "7/roku 450", "date.two-readings"),
    # The 3rd to some day in May 1943, or the year 3 to the year 1943.
    (None, "3 – 1943 May", "date.two-readings"),
    # A plural and a plain number are a length of time, as "5 centuries BC" is.
    (None, "centuries 5 BC", "date.two-readings"),
    # "Mid" is for the author to decide.
    ("cs", "V. a pol. VI. století", "date.vague"),
    # What counts says what it counts.
    (None, "second", "date.bare-ordinal"),
    (None, "V–VI", "date.bare-ordinal"),
    (None, "XIX–05", "date.bare-ordinal"),
    # "st" is an ending in English and a century in Czech and Polish, which can say more.
    (None, "20 st – 19 st", "date.reversed"),
    # A last year of six digits without an era of its own, printed in full or not.
    (None, "AD 106610–106614", "date.bare-number"),
    (None, "AD 106610–14", "date.bare-number"),
    # A span needs both ends, also where a dash is the last of all and a longer phrase could have followed.
    (None, "I–", "date.open-end"),
    ("ru", "1985 до-", "date.open-end"),
    ("ru", "после-", "date.vague"),
    # Something is left over.
    (None, "22 of – 1879", "date.left-over"),
)


@pytest.mark.parametrize(("language", "text", "code"), REFUSED)
def test_a_text_over_the_edge_is_refused_for_what_is_wrong(language: str | None, text: str, code: str) -> None:
    with pytest.raises(DateError) as caught:
        parse_date(text, language)
    assert caught.value.code == code


# Anything left over is refused with the place where the reading stops.
STOPS = (
    (None, "12, 1940", "a day without its month"),
    (None, "century", "it breaks off"),
    ("de", "Jh.", "it breaks off"),
    # A word that one language alone knows is not unknown because the others do not know it.
    (None, "век", "it breaks off"),
    # The language that was named decides, so its reading is told and not that of all languages together.
    ("de", "um 1900 př. n. l.", "at “pr”"),
    # One line stays short: no more than twenty letters or digits of what is left over.
    ("en", "1900 " + "q" * 30, f"at “{'q' * 20}…”"),
    (None, "1900 " + "1" * 30, f"at “{'1' * 20}…”"),
    # A numeral and its century without a space are one word, shown as it is printed.
    ("ru", "1900 XXвек", "at “xxвек”"),
)


@pytest.mark.parametrize(("language", "text", "detail"), STOPS)
def test_what_is_left_over_is_named(language: str | None, text: str, detail: str) -> None:
    with pytest.raises(DateError) as caught:
        parse_date(text, language)
    assert caught.value.code == "date.left-over"
    assert f" ({detail}); " in caught.value.message


@pytest.mark.parametrize("year", [1879.0, "1879", True])
def test_a_year_is_a_whole_number(year: object) -> None:
    with pytest.raises(InvalidDate) as caught:
        span_of(year)  # type: ignore[arg-type]
    assert (caught.value.code, "(a year is a whole number)" in caught.value.message) == ("date.no-year", True)


def test_a_day_without_a_month_is_a_day_of_the_longest_month() -> None:
    check_day(1900, 0, 31)
    with pytest.raises(InvalidDate) as caught:
        check_day(1900, 0, 32)
    assert caught.value.code == "date.no-such-day"


_LEXICONS: list[Lexicon] = []  # kept, as roles are told apart by identity


def test_a_word_that_is_a_roman_numeral_too_is_both() -> None:
    inside: r.Roles = {r.IN: 1}
    lexicon = Lexicon("new", ",", {"v": [((), inside)], "x": [((), inside)]})
    _LEXICONS.append(lexicon)
    roles = [token.roles for token in match(cut("v x v"), lexicon)]
    assert roles == [{r.IN: 1, r.ROMAN: 5}, {r.IN: 1, r.ROMAN: 10}, {r.IN: 1, r.ROMAN: 5}]
    assert roles[0] is roles[2]
