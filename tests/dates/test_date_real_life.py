"""Dates as museums, encyclopaedias, spreadsheets and school books print them, each with what it must give.

The file has a row a text: language, text, then first and last year or the code of the refusal.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.dates import DATE_LANGUAGES, Span, parse_date
from kronika.dates.refusals import REASONS
from kronika.errors import DateError

Row = tuple[str | None, str, str]


def _rows() -> list[Row]:
    rows: list[Row] = []
    for line in (Path(__file__).parent / "real_life.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line:
            continue
        language, text, expected = (part.strip(" ") for part in line.split("|"))
        rows.append((language if language in DATE_LANGUAGES else None, text, expected))
    return rows


ROWS = _rows()
WORDS = [row for row in ROWS if row[0] != "edtf"]


def outcome(text: str, language: str | None) -> str:
    """First and last year, or the code of the refusal."""
    try:
        span = parse_date(text, language)
    except DateError as error:
        return error.code if type(error) is REASONS[error.code][0] else "an error of the wrong kind"
    return f"{span.first} {span.last}"


def test_there_are_many_rows_in_every_language() -> None:
    languages = [row[0] for row in ROWS]
    assert all(languages.count(language) >= 50 for language in DATE_LANGUAGES)


@pytest.mark.parametrize(("language", "text", "expected"), ROWS)
def test_a_text_gives_what_the_specification_says(language: str | None, text: str, expected: str) -> None:
    assert outcome(text, language) == expected


def test_without_a_language_every_text_gives_the_same() -> None:
    assert [(text, expected) for _, text, expected in WORDS if outcome(text, None) != expected] == []


def _without_dots(text: str) -> str:
    """Without the dots of abbreviations: `v. Chr.` is `v Chr`, `p.n.e.` is `p n e`."""
    return re.sub(r"(?<=[^\W\d])\.", " ", text)


# Case, dashes, minus signs, spaces and abbreviations with or without dots make no difference.
SAME: dict[str, Callable[[str], str]] = {
    "upper case": str.upper,
    "lower case": str.lower,
    "no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    "thin spaces": lambda text: text.replace(" ", "\u2009"),
    "narrow no-break spaces": lambda text: text.replace(" ", "\u202f"),
    "two spaces": lambda text: text.replace(" ", "  "),
    "spaces around": lambda text: f"  {text}\t\n",
    "accents apart": lambda text: unicodedata.normalize("NFD", text),
    "hyphens": lambda text: re.sub("[-–—−]", "-", text),
    "en dashes": lambda text: re.sub("[-–—−]", "–", text),
    "em dashes": lambda text: re.sub("[-–—−]", "—", text),
    "minus signs": lambda text: re.sub("[-–—−]", "−", text),
    "no-break hyphens": lambda text: re.sub("[-–—−]", "‑", text),
    "spaces around dashes": lambda text: re.sub(r"(?<=\d)[–—](?=\d)", " – ", text),
    "no dots of abbreviations": _without_dots,
    "glued abbreviations": lambda text: re.sub(r"(?<=[^\W\d]\.) (?=[^\W\d])", "", text),
    "soft hyphens": lambda text: re.sub(r"(?<=[^\W\d])(?=[^\W\d])", "\u00ad", text),
    "zero-width spaces": lambda text: re.sub(r"(?<=[^\W\d])(?=[^\W\d])", "\u200b", text),
    "byte order mark": lambda text: "\ufeff" + text,
}


@pytest.mark.parametrize("change", SAME)
def test_what_makes_no_difference(change: str) -> None:
    same = SAME[change]
    assert [same(text) for language, text, expected in WORDS if outcome(same(text), language) != expected] == []


def test_accents_make_no_difference() -> None:
    for language, text, expected in WORDS:
        if language in ("cs", "pl"):
            plain = unicodedata.normalize("NFD", text.replace("ł", "l").replace("Ł", "L"))
            bare = "".join(c for c in plain if not unicodedata.combining(c))
            assert outcome(bare, language) == expected, bare


def test_a_plain_year_is_itself_in_every_language() -> None:
    for year in (1, 7, 79, 476, 1066, 1879, 2024, 9999):
        for language in (None, "en", "de", "cs", "pl", "ru"):
            assert parse_date(str(year), language) == Span(year, year)
