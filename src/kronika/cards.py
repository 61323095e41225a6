"""The cards: a side that everybody may read and a side with the date.

Knows nothing of hands, piles or rules. `Front` is what lies in front of players; `Back` is seen only once somebody has
turned the card over, so the two are separate objects and nothing that is handed a `Front` can find the date.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from kronika.dates import Span

__all__ = ["Back", "CardId", "Dates", "Deck", "Front", "Seat"]

CardId: TypeAlias = str
"""Opaque and stable; says nothing about the date. In the product's own games `DECK/CARD`."""

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

Dates: TypeAlias = Mapping[CardId, Span]
"""The truth about the cards of a game; handed only to what judges a move."""


class Front(msgspec.Struct, frozen=True, gc=False):
    """The side without a date (RU-08, CZ-06, TC-06, AD-01): the event's title and the symbol of Timeline Twist."""

    title: str
    symbol: str | None = None


class Back(msgspec.Struct, frozen=True, gc=False):
    """The side with the date (PL-06, AD-01): as printed, the years it covers, and the other symbol of Twist (TC-42)."""

    date: str
    span: Span
    symbol: str | None = None


class Deck(msgspec.Struct, frozen=True):
    """The cards of one game, by id; fronts and backs apart."""

    fronts: dict[CardId, Front]
    backs: dict[CardId, Back]

    def dates(self) -> dict[CardId, Span]:
        """The spans of years by card, for judging moves."""
        return {card: back.span for card, back in self.backs.items()}
