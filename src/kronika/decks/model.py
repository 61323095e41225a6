"""A deck as a maker means it: who made it, what it is about, and its cards with both sides.

Does not know files, and nothing of a game that is played with the cards. All of it is plain frozen data. Texts by
language are dicts from a language code (`en`, `de`, `pt-BR`) to the text, in the order of the deck's `languages`.
"""

from __future__ import annotations

import msgspec

from kronika.dates import Span


class Theme(msgspec.Struct, frozen=True, kw_only=True):
    """What some cards have in common; it tells cards apart and has no effect on play (CZ-08)."""

    id: str
    titles: dict[str, str]
    colour: str | None = None
    icon: str | None = None
    extra: dict[str, object] = {}


class Waiver(msgspec.Struct, frozen=True, kw_only=True):
    """A finding of the doctor that the deck's maker lets stand, for one card or for the deck, and why."""

    finding: str
    card: str | None = None
    reason: str


class DeckCard(msgspec.Struct, frozen=True, kw_only=True):
    """One card. `date` is the text that is printed on the back, `span` the years it means; `front` and `back` differ
    (TC-42).

    `asks` is what the date answers (`began`, `published`), from the card or else from the deck. `extra` holds the
    `x-` columns.
    """

    id: str
    date: str
    span: Span
    titles: dict[str, str]
    facts: dict[str, str] = {}
    asks: str | None = None
    theme: str | None = None
    icon: str | None = None
    image: str | None = None
    front: str
    back: str
    source: str | None = None
    extra: dict[str, str] = {}


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck that was loaded without any error. `cards` is ascending by id, which says nothing about dates.

    `version` counts from 1 and rises with every change of a card; `license` is an SPDX expression; `icons` names the
    set that the icons come from; `extra` holds the keys of deck.toml that begin with `x-`.
    """

    id: str
    version: int
    titles: dict[str, str]
    descriptions: dict[str, str] = {}
    languages: tuple[str, ...]
    license: str
    authors: tuple[str, ...]
    themes: dict[str, Theme] = {}
    asks: str | None = None
    icons: str | None = None
    waivers: tuple[Waiver, ...] = ()
    cards: tuple[DeckCard, ...]
    extra: dict[str, object] = {}

    def text(self, texts: dict[str, str], language: str | None) -> str | None:
        """The text in `language`, else in the first of the deck's languages that has it; None where there is none."""
        for code in (language, *self.languages):
            if code is not None and code in texts:
                return texts[code]
        return None


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """One card as a record's header holds it; `parse_date` reads `date` without a language, whatever the deck's is."""

    title: str
    date: str
    front: str
    back: str
