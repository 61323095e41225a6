"""The date of a card as it stands on the card, in the language that the card is read in.

Knows no layout. In the deck's first language a date keeps the words of its maker, but for a bare minus and the forms of
programs, which no card shows; in another language it is written anew from its years.
"""

from __future__ import annotations

import re
from typing import Final

from kronika.dates import DATE_LANGUAGES, Span, around, format_date
from kronika.decks.model import DeckCard

__all__ = ["printed_date"]

_PROGRAMS: Final = re.compile(r"[-+]\d|\d{4,}-\d\d-\d\d|0\d|.*[~?%/X]", re.DOTALL)
_AROUND: Final = {"en": "c. {}", "de": "um {}", "cs": "kolem {}", "pl": "ok. {}", "ru": "около {}"}
_ABOUT: Final = re.compile(r"\s*(?:c\.|ca|circa|around|about|um|kolem|okolo|ok\.|około|около|ок\.|~)", re.IGNORECASE)


def printed_date(card: DeckCard, language: str | None, first: str) -> str:
    """The text for a card that is read in `language` (None: the deck's first language, which is `first`)."""
    language = language or first
    if language == first and not _PROGRAMS.match(card.date):
        return card.date
    if language not in DATE_LANGUAGES or language == "edtf":
        return card.date if not card.date.startswith("-") else format_date(card.span, "en")
    if _ABOUT.match(card.date) and (middle := _middle(card.span)) is not None:
        return _AROUND[language].format(format_date(Span(middle, middle), language))
    return format_date(card.span, language)


def _middle(span: Span) -> int | None:
    """The year that this span is around, where it is one."""
    guess = span.first + (span.last - span.first) // 2
    return next((year for year in (guess - 1, guess, guess + 1) if year and around(Span(year, year)) == span), None)
