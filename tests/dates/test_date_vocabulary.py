"""Every word of the five languages, read in a text in which it means what the list says."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.dates import Span, parse_date
from kronika.dates.tokens import fold
from kronika.dates.words import LEXICONS
from kronika.errors import DateError

WORDS = [
    tuple(line.split("\t"))
    for line in (Path(__file__).parent / "vocabulary.tsv").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]

# What the texts around a word need: a century, a half, a million years, between and and …
CENTURY = {"en": "century", "de": "Jh.", "cs": "stol.", "pl": "wiek", "ru": "век"}
HALF = {"en": "half", "de": "Hälfte", "cs": "pol.", "pl": "poł.", "ru": "пол."}
MILLION = {"en": "million", "de": "Mio.", "cs": "mil.", "pl": "mln", "ru": "млн"}
YEARS = {"en": "years", "de": "Jahren", "cs": "let", "pl": "lat", "ru": "лет"}
MONTH = {"en": "May", "de": "Mai", "cs": "května", "pl": "maja", "ru": "мая"}
BEFORE = {"en": "BC", "de": "v. Chr.", "cs": "př. n. l.", "pl": "p.n.e.", "ru": "до н. э."}
AND = {"en": "and", "de": "und", "cs": "a", "pl": "i", "ru": "и"}
TO = {"en": "to", "de": "bis", "cs": "do", "pl": "do", "ru": "до"}


def _text_and_span(language: str, role: str, value: str, word: str) -> tuple[str, Span]:
    century, half, million, years = CENTURY[language], HALF[language], MILLION[language], YEARS[language]
    number = int(value) if value.lstrip("-").isdigit() else 0
    years_ago = Span(-3_500_000, -2_500_000)
    match role:
        case "era":
            return f"44 {word}", Span(44 * number, 44 * number)
        case "unit":
            return f"2. {word}", Span(number + 1, 2 * number)
        case "month":
            return f"3. {word} 1879", Span(1879, 1879)
        case "finer":
            return f"{word} 1879", Span(1879, 1879)
        case "subyear":
            return f"2. {word} 1879", Span(1879, 1879)
        case "quarter":
            return f"{word}3 1879", Span(1879, 1879)
        case "weekday":
            return f"{word}, 3. {MONTH[language]} 1879", Span(1879, 1879)
        case "part":
            return f"2. {word} 19. {century}", Span(1851, 1900) if number == 2 else Span(1826, 1850)
        case "ordinal" if number == -1:
            return f"{word} {half} 19. {century}", Span(1851, 1900)
        case "ordinal":
            return f"{word} {century}", Span(number * 100 - 99, number * 100)
        case "tens":
            return f"{word} {years} 20. {century}", Span(1900 + number, 1909 + number)
        case "scale":
            return f"3 {word} {years} {BEFORE[language]}", Span(-3 * number, -3 * number)
        case "glued scale":
            return f"3{word} BC", Span(-3 * number, -3 * number)
        case "year":
            return f"{word} 1879", Span(1879, 1879)
        case "years":
            return f"{word} 1914–1918", Span(1914, 1918)
        case "ago":
            return f"3 {million} {years} {word}", years_ago
        case "ago before":
            return f"{word} 3 {million} {years}", years_ago
        case "around":
            return f"{word} 1900", Span(1895, 1905)
        case "around after":
            return f"1900 {word}", Span(1895, 1905)
        case "in" | "the":
            return f"{word} 1879", Span(1879, 1879)
        case "between":
            return f"{word} 1985 {AND[language]} 1995", Span(1985, 1995)
        case "from":
            return f"{word} 1985 {TO[language]} 1995", Span(1985, 1995)
        case "to":
            return f"1985 {word} 1995", Span(1985, 1995)
        case "and" | "or":
            return f"1863 {word} 1864", Span(1863, 1864)
        case "suffix":
            return f"2{'-' if language in ('pl', 'ru') else ''}{word} {century}", Span(101, 200)
        case "decade suffix":
            return f"1920{'-' if language in ('pl', 'ru') else ''}{word}", Span(1920, 1929)
        case "decade after":
            return f"1920{'. ' if number == 1 else ''}{word}", Span(1920, 1929)
        case "decade before":
            return f"{word} 1920.", Span(1920, 1929)
        case "decade from":
            return f"{word} 1980", Span(1980, 1989)
        case "decade ending":
            return f"{word} 1980 {BEFORE[language]}", Span(-1989, -1980)
    raise AssertionError(role)


# English abbreviations that say "million years ago" in one word.
AGO_IN_ONE_WORD = {"mya": 10**6, "ma": 10**6, "bya": 10**9, "gya": 10**9, "ga": 10**9}
YEARS_IN_ONE_WORD = {"myr": 10**6, "my": 10**6, "gyr": 10**9}
# "5 wieków" is a length of time, but with BC it is how Wikidata shows the 5th century BC.
LENGTHS_OF_TIME = [word for word in WORDS if word[1] == "plural"]


def _outcome(text: str, language: str | None) -> Span | str:
    try:
        return parse_date(text, language)
    except DateError as error:
        return error.code


def _case(word: tuple[str, ...]) -> tuple[str, Span | str]:
    """A text with this word, and what it must give."""
    language, role, value, phrase = word
    if role == "refuse":
        return f"{phrase} 1920", value
    if role == "plural":
        return f"5 {phrase}", "date.two-readings"
    if language == "en" and phrase in AGO_IN_ONE_WORD:
        half = AGO_IN_ONE_WORD[phrase] // 2
        return f"3 {phrase}", Span(-7 * half, -5 * half)
    if language == "en" and phrase in YEARS_IN_ONE_WORD:
        year = -3 * YEARS_IN_ONE_WORD[phrase]
        return f"3 {phrase} BC", Span(year, year)
    return _text_and_span(language, role, value, phrase)


@pytest.mark.parametrize("language", LEXICONS)
@pytest.mark.parametrize("role", sorted({word[1] for word in WORDS}))
def test_each_word_means_what_the_list_says(language: str, role: str) -> None:
    cases = [_case(word) for word in WORDS if word[:2] == (language, role)]
    wrong = [(text, expected) for text, expected in cases if _outcome(text, language) != expected]
    assert wrong == []


def test_each_word_means_the_same_without_a_language() -> None:
    cases = [_case(word) for word in WORDS]
    wrong = [text for text, expected in cases if _outcome(text, None) != expected]
    assert wrong == []


@pytest.mark.parametrize("word", LENGTHS_OF_TIME, ids="|".join)
def test_a_number_of_centuries_before_christ_is_read_only_where_wikidata_shows_it_so(
    word: tuple[str, str, str, str],
) -> None:
    language, _, value, phrase = word
    text = f"5 {phrase} {BEFORE[language]}"
    if value == "2":
        assert parse_date(text, language) in (Span(-500, -401), Span(-5000, -4001))
    else:
        with pytest.raises(DateError):
            parse_date(text, language)


@pytest.mark.parametrize("language", LEXICONS)
def test_the_list_is_complete(language: str) -> None:
    listed = {(fold(phrase), role, value) for lang, role, value, phrase in WORDS if lang == language}
    known = {
        (" ".join((first, *tail)), role, str(value))
        for first, phrases in LEXICONS[language].phrases.items()
        for tail, roles in phrases
        for role, value in roles.items()
    }
    assert known == listed
