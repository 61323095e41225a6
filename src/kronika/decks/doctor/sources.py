"""What a card's source says of time, held against the card's date; and sources that nobody can find.

Reads only the text in the column `source`, or `x-source-years` where a deck has it. Knows no events.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from kronika.dates import Span, parse_date, to_line
from kronika.decks.doctor.words import plain
from kronika.decks.model import DeckCard
from kronika.errors import DateError

__all__ = ["examine_source"]

_YEAR: Final = re.compile(r"(?<![\w.,-])(?:1[0-9]{3}|20[0-9]{2})(?![\w%]|-\d{3}|[.,]\d)")
_QUOTED: Final = re.compile(r"[\"“„«]([^\"”“»]+)[\"”“»]")
_RANGE: Final = re.compile(r"(?<!\d)(\d{4})\s*[–—/-]\s*(\d{4}|\d\d)(?![\d-])")
_ANNIVERSARY: Final = re.compile(r"anniversar|birthday|\byears? |Jahre|\blet\b|\blat\b|\bлет\b|history", re.IGNORECASE)
_ABOUT_A_YEAR: Final = re.compile(
    r"\b(\d{4}) (?:in (?!a\b|the\b)|films?\b|songs?\b|singles?\b|albums?\b|novels?\b|books?\b|plays?\b|operas?\b|"
    r"paintings?\b|"
    r"sculptures?\b|births\b|deaths\b|works\b|inventions\b|introductions\b|(?:dis)?establishments\b|treaties\b|"
    r"earthquakes?\b|video games?\b|TV series\b|events\b)",
    re.IGNORECASE,
)
_IN_BRACKETS: Final = re.compile(r"\((?:[^()]*, )?(\d{3,4})(?: (?:film|song|book|novel|opera|play|event))?\)")
_DECADE: Final = re.compile(r"\b(1\d\d|20\d)0s\b")
_DECADE_BC: Final = re.compile(r"\b(\d{1,3})0s (?:B\.C\.|BCE?\b)")
_CENTURY: Final = re.compile(r"\b(\d{1,2})(?:st|nd|rd|th)[- ]centur(?:y|ies)\b( B\.?C)?", re.IGNORECASE)
_BC: Final = re.compile(r"\b(\d{1,4})(?:\s*[–—-]\s*(\d{1,4}))? ?(?:B\.C\.|BCE?\b)")
_AD: Final = re.compile(r"\b(?:A\.D\.|AD) ?(\d{1,4})\b|\b(\d{1,4}) (?:A\.D\.|AD|CE)\b")
_NEAR: Final = 12
_NEAR_BRACKETS: Final = 120
_NEAR_ERA: Final = 300
_NEAR_DECADE: Final = 30
_NEAR_CENTURY: Final = 120
_OLD: Final = 300
"""Before this year, numbers of four digits in a source are years of writing, not of the event."""

# A source of these words alone, in any number and order, leads nowhere.
_NOWHERE_WORDS: Final = """search searches item items result results asked ask told internet web www net online
    wikipedia wiki wikidata google bing youtube facebook britannica book books encyclopedia
    encyclopaedia encyclopedias television tv radio school university various several many
    diverse different sources source unknown none na n a tbd tba todo fixme xxx own my our
    trust me us video videos clip clips tiktok instagram reddit twitter forum post podcast movie film documentary
    work research knowledge memory head i know knew remember it that general common everybody
    everyone knows well known fact see there here somewhere some old the an and or of in on
    from page pages site website article articles blog history grandfather grandmother father
    mother teacher friend family claude gemini bard copilot perplexity deepseek grok alexa
    siri chatgpt gpt ai llm chatbot und oder aus dem das die der eigenes wissen
    allgemeinwissen bekannt buch bucher schule lexikon vlastni znalosti vseobecne znamo kniha
    knihy skola wlasna wiedza ogolna ksiazka ksiazki szkola powszechnie znane википедия
    интернет гугл общеизвестно собственные знания книга книги школа учебник com org en de cs
    pl ru https http"""
_NOWHERE: Final = frozenset(_NOWHERE_WORDS.split())
_SEARCHES: Final = re.compile(
    r"(?:https?://)?(?:www\.)?(?:google|bing|duckduckgo|yandex|baidu)\.\w{2,3}/(?:search|#q|\?q|yandsearch)",
    re.IGNORECASE,
)
_MACHINES: Final = re.compile(r"\b(?:chat ?gpt|gpt-?\d\w*|openai chat|copilot|gemini ai|llm)\b", re.IGNORECASE)
_ITEM: Final = re.compile(r"\bQ[1-9]\d*\b")


def vagueness(card: DeckCard) -> str | None:
    """Why nobody could look the date up where the source says; None where it names something."""
    source = (card.source or "").strip()
    words = re.findall(r"[^\W_]+", plain(source))
    if all(word in _NOWHERE for word in words) or _SEARCHES.match(source):
        return f"“{source}” names no page, no item and no work"
    if machine := _MACHINES.search(_QUOTED.sub(" ", source)):
        return f"{machine[0]} is no source: it can be wrong, and nobody can look it up"
    if re.search(r"wikidata", source, re.IGNORECASE) and not _ITEM.search(source) and len(source) < 24:
        return "no item of Wikidata (such as Q43653) is named"
    if sum(c.isalnum() for c in source) < 4 and not _ITEM.fullmatch(source):
        return f"“{source}” names no work"
    return None


def contradiction(card: DeckCard) -> str | None:
    """Years that the source names, all of them another time than the date's; None where it agrees or is silent.

    `x-source-years` says outright what the source says. Else: a work that is older than the event cannot tell of it,
    and one whose own title names a year is about that year.
    """
    stated = card.extra.get("x-source-years")
    if stated:
        try:
            said = parse_date(stated)
        except DateError:
            return None
        return None if _touches(card.span, said.first, said.last) else stated
    source = re.sub(r"_|%20", " ", card.source or "")
    for found in (_of_an_age(source, card.span), _of_a_year(source, card.span)):
        if found is not None:
            return found or None
    return None


def _of_a_year(source: str, span: Span) -> str | None:
    """What contradicts among years of four digits; an empty text where something agrees."""
    if span.last < _OLD:
        return None
    ranges = [_range(first, last) for first, last in _RANGE.findall(source)]
    named = [int(year) for year in _YEAR.findall(source)]
    if any(_touches(span, year, year) for year in named) or any(_touches(span, *ends) for ends in ranges):
        return ""
    about = [int(year) for year in _ABOUT_A_YEAR.findall(source)]
    if about and not any(_touches(span, year, year) for year in about):
        return str(about[0])
    for text in _QUOTED.findall(source):
        # "1923 in film" is about 1923; "2006 in a list of museums" says nothing against an event of long ago.
        near = [year for year in map(int, _YEAR.findall(text)) if _apart(span, year, year) <= _NEAR]
        if near and not _ANNIVERSARY.search(text):
            return str(near[0])
        for year in map(int, _IN_BRACKETS.findall(text)):
            if 0 < _apart(span, year, year) <= _NEAR_BRACKETS:
                return str(year)
    if named and max(named) < span.first:
        return f"{max(named)}, before the event"
    return None


def _of_an_age(source: str, span: Span) -> str | None:
    """What contradicts among decades, centuries and years BC or AD; None where there are none or one agrees."""
    claims: list[tuple[str, int, int, int]] = []
    for match in _BC.finditer(source):
        first, last = int(match[1]), int(match[2] or match[1])
        if first and last:
            claims.append((match[0], -max(first, last), -min(first, last), _NEAR_ERA))
    for match in _AD.finditer(source):
        if year := int(match[1] or match[2]):
            claims.append((match[0], year, year, _NEAR_ERA))
    for match in _DECADE.finditer(source):
        claims.append((match[0], int(match[1]) * 10, int(match[1]) * 10 + 9, _NEAR_DECADE))
    for match in _DECADE_BC.finditer(source):
        claims.append((match[0], -int(match[1]) * 10 - 9, -int(match[1]) * 10 or -1, _NEAR_DECADE))
    for match in _CENTURY.finditer(source):
        first, last = int(match[1]) * 100 - 99, int(match[1]) * 100
        if first > 0:
            # People say "19th century" for 1800 to 1899 as well.
            claims.append(
                (match[0], -last, -first, _NEAR_CENTURY)
                if match[2]
                else (match[0], first - 1 or 1, last, _NEAR_CENTURY)
            )
    if any(_touches(span, first, last) for _, first, last, _ in claims):
        return None
    near = [text for text, first, last, limit in claims if _apart(span, first, last) <= limit]
    return near[0] if near else None


def _range(first: str, last: str) -> tuple[int, int]:
    """1612–14 is 1612–1614."""
    return int(first), int(last if len(last) == len(first) else first[:2] + last)


def _touches(span: Span, first: int, last: int) -> bool:
    return first <= span.last and span.first <= last


def _apart(span: Span, first: int, last: int) -> int:
    """Years between the nearest ends; 0 where they touch."""
    return max(0, to_line(first) - to_line(span.last), to_line(span.first) - to_line(last))


def examine_source(card: DeckCard) -> Iterator[tuple[str, str, str]]:
    """Kind, column and problem of what is wrong with the source of a card."""
    if not card.source:
        yield "source-missing", "source", "nothing says where the date was checked"
    elif vague := vagueness(card):
        yield "source-vague", "source", vague
    elif told := contradiction(card):
        yield "source-year", "date", f"the date is {card.date}, the source speaks of {told}"
