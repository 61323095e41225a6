"""How the readings of the languages are weighed: the language given decides, without one all must read alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.dates import Span, parse_date
from kronika.dates.cursor import Cursor, match
from kronika.dates.grammar import read
from kronika.dates.meaning import span_of_reading
from kronika.dates.tokens import cut, fold
from kronika.dates.words import LANGUAGES, LEXICONS
from kronika.errors import AmbiguousDate, DateError


def read_in(text: str, language: str) -> Span | DateError:
    """One language's own reading."""
    lexicon = LEXICONS[language]
    try:
        return span_of_reading(read(Cursor(match(cut(fold(text)), lexicon), lexicon.decimal_mark)))
    except DateError as error:
        return error


def literal(text: str) -> Span | None:
    """The rule to the letter: all five read the text; what those that can read it say must be the same."""
    readings = [read_in(text, language) for language in LANGUAGES]
    spans = {(reading.first, reading.last) for reading in readings if isinstance(reading, Span)}
    if len(spans) != 1 or any(isinstance(r, AmbiguousDate) and r.code != "date.bare-ordinal" for r in readings):
        return None
    return Span(*spans.pop())


PIECES = [
    *("1900", "1903", "44", "5", "5.", "19.", "1920", "20", "2.500", "4,5", "1 000", "07", "12", "0", "12345"),
    *("-", "–", "/", ".", ",", "~", "&", "'", "?", "XIX", "V", "i", "II", "x", "ХІХ"),
    *("BC", "AD", "v. Chr.", "n. Chr.", "př. n. l.", "n. l.", "p.n.e.", "n.e.", "до н. э.", "н. э.", "u. Z."),
    *("century", "c", "Jh.", "stol.", "st.", "w.", "wiek", "век", "в.", "вв.", "tys.", "tis.", "тыс."),
    *("million", "mil.", "mln", "Mio.", "млн", "years", "let", "lat", "лет", "ago", "temu", "назад", "mld", "M"),
    *("around", "um", "ca.", "cca", "ok.", "около", "kolem", "do", "od", "po", "do roku", "roku", "r.", "rok", "г."),
    *("and", "a", "i", "и", "und", "or", "nebo", "lub", "или", "to", "bis", "až", "по", "с", "od", "mezi", "между"),
    *("May", "Mai", "maj", "mar", "list.", "listopad", "лето", "léto", "lato", "lata", "léta", "s", "er", "-е", "te"),
    *("first", "1st", "druhá", "drugi", "второй", "half", "pol.", "poł.", "пол.", "quarter", "the", "in", "v", "w"),
]


@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=7), st.sampled_from(["", " "]))
def test_without_a_language_all_that_can_read_a_text_read_it_alike(pieces: list[str], space: str) -> None:
    text = space.join(pieces)
    expected = literal(text)
    try:
        got: Span | None = parse_date(text)
    except DateError:
        got = None
    assert got == expected


@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=7), st.sampled_from(LANGUAGES))
def test_the_language_given_decides(pieces: list[str], language: str) -> None:
    text = " ".join(pieces)
    own = read_in(text, language)
    if isinstance(own, Span):
        assert parse_date(text, language) == own
    elif own.code != "date.left-over":
        with pytest.raises(DateError) as caught:
            parse_date(text, language)
        assert caught.value.code == own.code


def test_the_decimal_mark_of_the_language_decides() -> None:
    # "mln" is a word in English as in Polish; 2.500 is a fraction in one and has a thousands mark in the other.
    assert parse_date("2.500 mln BC", "en") == Span(-2_500_000, -2_500_000)
    assert parse_date("2.500 mln BC", "pl") == Span(-2_500_000_000, -2_500_000_000)
    assert parse_date("2,500 mln BC", "en") == Span(-2_500_000_000, -2_500_000_000)
    assert parse_date("2,500 mln BC", "pl") == Span(-2_500_000, -2_500_000)
    with pytest.raises(AmbiguousDate) as caught:
        parse_date("2.500 mln BC")
    assert caught.value.code == "date.languages-differ"
    assert parse_date("2.5 mln BC") == parse_date("2,5 mln BC") == Span(-2_500_000, -2_500_000)


def test_a_reading_and_two_readings_differ_too() -> None:
    # In Czech "in the year 44", elsewhere May of a year with two digits.
    assert parse_date("V 44", "cs") == Span(44, 44)
    with pytest.raises(AmbiguousDate) as caught:
        parse_date("V 44")
    assert caught.value.code == "date.languages-differ"
    assert parse_date("V 1944") == Span(1944, 1944)


def test_what_looks_like_a_numeral_or_an_ending_elsewhere_does_not_count() -> None:
    assert parse_date("1920-х") == Span(1920, 1929)
    assert parse_date("19 st.") == Span(1801, 1900)
    assert parse_date("1410 roku") == Span(1410, 1410)


def test_a_text_in_another_language_than_the_given_one_is_read_where_it_can_be_no_other() -> None:
    assert parse_date("um 1900", "en") == Span(1895, 1905)
    assert parse_date("5th century BC", "ru") == Span(-500, -401)
    assert parse_date("18XX", "de") == Span(1800, 1899)


def test_words_of_several_languages_are_no_date() -> None:
    for text in ("um 1900 př. n. l.", "5th wiek", "kolem 1900 до н. э."):
        for language in (None, "de", "en"):
            with pytest.raises(DateError) as caught:
                parse_date(text, language)
            assert caught.value.code == "date.left-over"


def test_a_refusal_of_the_given_language_is_not_overruled_by_another() -> None:
    with pytest.raises(DateError) as caught:
        parse_date("5000 lat temu", "pl")
    assert caught.value.code == "date.years-ago"


@pytest.mark.parametrize("language", ["en", "de", "cs", "pl", "ru"])
def test_without_a_language_the_most_telling_refusal_is_given(language: str) -> None:
    early = {"en": "early", "de": "Anfang", "cs": "počátek", "pl": "początek", "ru": "начало"}[language]
    with pytest.raises(DateError) as caught:
        parse_date(f"{early} 1900 blah")
    assert caught.value.code == "date.vague"
