"""Does anything that a player sees before the date is open give the date away?

Looks at titles in every language, at what the date answers, at the titles of themes, and at the names of icons and
pictures. What the facts of other cards give away is for early_facts.py, what the order of things does for order.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from kronika.dates import Span
from kronika.decks.doctor.finding import Finding, finding
from kronika.decks.doctor.telling import told_age, told_distance, told_edition
from kronika.decks.doctor.words import numbers, visible
from kronika.decks.doctor.year_words import disguised_years, last_digits, roman_years, spelled_years
from kronika.decks.model import Deck, DeckCard

__all__ = ["examine_hints"]

_ERA: Final = re.compile(
    r"\b(?:B\.?C\.?(?:E\.?)?|A\.D\.|AD|v\. ?Chr\.|n\. ?Chr\.|př\. ?n\. ?l\.|n\. ?l\.|p\.n\.e\.|н\. ?э\.)(?!\w)"
)
_SHORT_YEAR: Final = re.compile(r"['’‘]\d\d\b")
_FOUR_DIGITS: Final = re.compile(r"(?<![\d.,])\d{4}(?!\d|[.,]\d{3})")
# Behind a name: "Windows 95", "Expo 67". A number before a word is a count.
_TWO_DIGITS: Final = re.compile(r"(?<!\w)[A-ZÀ-ŽА-Я][\w'’]*[ -](\d\d)(?=$|[:;,!?)]| [^\W\d])")
_SHORT_DATE: Final = re.compile(r"(?<![\d/.-])\d{1,2}([/.-]) ?\d{1,2}\1 ?(\d\d)(?![\d/.-]*\d)")
"""A day with two digits of its year: 11/11/18."""
_TELLING_NAME: Final = re.compile(
    r"\b(?:bc|bce|ad|ww ?i{1,2}|wwi+|world war|d day|xx? ?centur\w*|\d+(?:st|nd|rd|th))\b"
)
_JOINED_NUMBER: Final = re.compile(r"([a-z]{3,7}teen|eleven|twelve|[a-z]{3,5}ty(?=[a-z])|hundred|thousand)")
_LIKE_YEARS: Final = range(1000, 2101)
_COUNTS: Final = 31
"""Numbers up to here are days, persons, goals; a year is told by them only beside an era."""
_WIDE: Final = 400


def examine_hints(deck: Deck) -> Iterator[Finding]:
    """What gives dates away, card by card, then in the themes."""
    for card in deck.cards:
        for language, title in card.titles.items():
            for kind, problem in _told(visible(title), language, card.span):
                yield finding(kind, problem, card=card.id, title=title, column=f"title.{language}")
        first = next(iter(card.titles.values()), None)
        # Both are shown on the front: what the date answers, and the symbol.
        for column, text in (("asks", card.asks), ("front", card.front)):
            for kind, problem in _told(visible(text or ""), "en", card.span):
                yield finding(kind, problem, card=card.id, title=first, column=column)
        yield from _in_names(card)
    for theme in deck.themes.values():
        for language, text in theme.titles.items():
            if told := told_age(text, language):
                yield finding(
                    "hint-theme", f"the theme “{text}” names an age: “{told}”",
                    column=f"themes.{theme.id}.titles.{language}",
                )  # fmt: skip


def _told(text: str, language: str, span: Span) -> Iterator[tuple[str, str]]:
    """Kinds of findings with what was found: at most one about a year, at most one about an age, which may be told in
    words, in figures, or in disguise.
    """
    spelled = [*spelled_years(text, language), *roman_years(text)]
    written = [*numbers(text), *spelled, *roman_years(text, 2)]
    given = [number for number in written if _is_of(number, span) and (number > _COUNTS or _ERA.search(text))]
    given += [number for number in disguised_years(text) if _is_of(number, span)]
    edition, distance = told_edition(text), told_distance(text, language)
    # 1,500 with a mark for the thousands is a count.
    told = [*map(int, _FOUR_DIGITS.findall(text)), *spelled]
    age = told_age(text, language)
    if age or edition:
        # 1960 in "the 1960s" is told with the decade.
        told = [number for number in told if str(number) not in f"{age} {edition}"]
    if given:
        yield "hint-year", f"{given[0]} is a year of the date"
    elif short := _SHORT_YEAR.search(text):
        yield "hint-number", f"{short[0]} reads like a year"
    elif like := [number for number in told if number in _LIKE_YEARS]:
        yield "hint-number", f"{like[0]} reads like a year"
    elif last := [number for number in _last_digits(text, language) if _ends_in(span, number)]:
        yield "hint-number", f"{last[0]} are the last digits of the year"
    if edition:
        yield "hint-edition", f"“{edition}” can be counted back to a year"
    elif distance:
        yield "hint-relative", f"“{distance}” measures the time from something else"
    elif age:
        yield "hint-age", f"“{age}” names an age or an era"


def _last_digits(text: str, language: str) -> Iterator[int]:
    yield from map(int, _TWO_DIGITS.findall(text))
    yield from (int(year) for _, year in _SHORT_DATE.findall(text))
    yield from last_digits(text, language)


def _is_of(number: int, span: Span) -> bool:
    """Whether the number is one of the date's years; of a very wide span only the ends count."""
    if number in (abs(span.first), abs(span.last)):
        return True
    low, high = sorted((abs(span.first), abs(span.last)))
    return high - low <= _WIDE and number > 99 and low <= number <= high


def _ends_in(span: Span, digits: int) -> bool:
    return span.first == span.last >= 1000 and span.first % 100 == digits


def _in_names(card: DeckCard) -> Iterator[Finding]:
    title = next(iter(card.titles.values()), None)
    for column, name in (("icon", card.icon), ("image", card.image and card.image.rpartition(".")[0])):
        if name and name != card.id and (told := _name_tells(name, card.span)):
            yield finding(
                "hint-file", f"the name {name!r} speaks of a date: {told}", card=card.id, title=title, column=column
            )


def _name_tells(name: str, span: Span) -> str | None:
    """What of a file's or an icon's name tells a time: "moon-1969", "the-sixties", "img_19690720", "mcmlxix"."""
    text = _spaced(name)
    for digits in re.findall(r"\d{2,18}", text):
        if _digits_tell(digits, span):
            return str(digits)
    for years in (spelled_years(text, "en"), roman_years(text)):
        if like := [year for year in years if year in _LIKE_YEARS]:
            return str(like[0])
    if age := told_age(text, "en") or told_distance(f"in {text}", "en") or told_edition(text):
        return age.removeprefix("in ")
    if found := _TELLING_NAME.search(text):
        return found[0]
    return None


def _spaced(name: str) -> str:
    """The words of a name: split at signs, capitals and digits, and once more with number words taken apart."""
    text = re.sub(r"(?<=[a-z])(?=[A-Z])|[-_:.]+|(?<=[^\W\d])(?=\d)|(?<=\d)(?=[^\W\d])", " ", name).lower()
    text = re.sub(r"\b(\d+) (st|nd|rd|th|s)\b", r"\1\2", text)
    taken_apart = _JOINED_NUMBER.sub(r" \1 ", text)
    return f"{taken_apart}; {text}"


def _digits_tell(digits: str, span: Span) -> bool:
    """Whether digits of a name are a year or a date with its year; of two only the last ones of the date's own year."""
    pieces = [int(digits)]
    if len(digits) in (6, 8):
        pieces += [int(digits[:4]), int(digits[-4:])]
    if any(number > _COUNTS and _is_of(number, span) for number in pieces):
        return True
    if len(digits) in (4, 6, 8) and any(number in _LIKE_YEARS for number in pieces):
        return True
    return len(digits) in (2, 6) and _ends_in(span, int(digits[:2]))
