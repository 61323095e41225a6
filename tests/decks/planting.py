"""Decks with faults planted in them, for the tests of the doctor.

The good deck is forty cards of the bundled deck in five languages; `planted_faults.tsv` lists faults of single cards,
`harmless_titles.tsv` titles that look like faults and are none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from kronika.dates import parse_date
from kronika.decks import Deck, bundled_decks, load_deck
from kronika.decks.doctor import Examination, Finding, examine

__all__ = [
    "BATCH",
    "FAULTS",
    "HARMLESS_TABLE",
    "THIS_YEAR",
    "Fault",
    "batches",
    "bundled",
    "found",
    "good",
    "kinds",
    "plant",
    "replace",
    "two",
]

replace = msgspec.structs.replace
THIS_YEAR = 2026
TABLE = Path(__file__).with_name("planted_faults.tsv")
HARMLESS_TABLE = Path(__file__).with_name("harmless_titles.tsv")


class Fault(NamedTuple):
    """One line of the table: planted in a card of this date, it is found under this kind and column."""

    kind: str
    date: str
    column: str
    text: str


def _faults() -> list[Fault]:
    lines = TABLE.read_text("utf-8").splitlines()[1:]
    return [Fault(*_unescaped(line).split("\t")) for line in lines]


def _unescaped(text: str) -> str:
    return re.sub(r"\\u([0-9a-f]{4})", lambda match: chr(int(match[1], 16)), text)


FAULTS: Final = _faults()
BATCH: Final = 40


@cache
def bundled() -> dict[str, Deck]:
    return {name: load_deck(path) for name, path in bundled_decks().items()}


@cache
def good() -> Deck:
    """Forty cards of the bundled deck, in five languages, with nothing to find."""
    deck = bundled()["world"]
    return replace(deck, id="good", cards=deck.cards[1::5][:BATCH], waivers=())


def plant(deck: Deck, place: int, **changes: Any) -> Deck:
    """The deck with a card changed; a date brings its span, texts go into their language (`titles={"en": …}`)."""
    card = deck.cards[place]
    if "date" in changes:
        changes["span"] = parse_date(changes["date"])
    for texts in ("titles", "facts"):
        if texts in changes:
            changes[texts] = {**getattr(card, texts), **changes[texts]}
    cards = [*deck.cards]
    cards[place] = replace(card, **changes)
    return replace(deck, cards=tuple(cards))


def planted(deck: Deck, place: int, fault: Fault) -> Deck:
    """The deck with this line's fault in the card at this place."""
    kind, _, language = fault.column.partition(".")
    changes: dict[str, Any] = {"date": fault.date, "source": "Wikidata Q123"}
    if kind in ("title", "fact"):
        changes[kind + "s"] = {language: fault.text}
    elif fault.kind == "fact-repeats":
        changes["facts"] = {"en": fault.text}
    elif fault.kind == "asks-missing":
        changes |= {"titles": {"en": fault.text}, "asks": deck.asks}
    elif fault.kind.startswith("source"):
        changes["source"] = fault.text or None
    elif fault.text:
        changes[fault.column] = fault.text
    if fault.kind == "fact-repeats":
        changes["titles"] = {"en": fault.text.rstrip(".")}
    return plant(deck, place, **changes)


@cache
def batches() -> tuple[Examination, ...]:
    """The table, so many faults a deck, each in a card of its own: one examination finds them all."""
    examinations = []
    for at in range(0, len(FAULTS), BATCH):
        deck = good()
        for place, fault in enumerate(FAULTS[at : at + BATCH]):
            deck = planted(deck, place, fault)
        examinations.append(examine(deck, this_year=THIS_YEAR))
    return tuple(examinations)


def found(deck: Deck, others: Iterable[Deck] = (), **more: Any) -> tuple[Finding, ...]:
    return examine(deck, [*others], this_year=THIS_YEAR, **more).findings


def kinds(findings: Iterable[Finding], *cards: str) -> set[str]:
    """The ids of the findings, of those about these cards where any are named."""
    return {one.id for one in findings if not cards or one.card in cards}


def two(
    first: dict[str, str], second: dict[str, str], date: str, other_date: str | None = None, **more: Any
) -> tuple[Deck, str, str]:
    """The good deck with two of its cards in these words alone."""
    deck = good()
    for place, titles, when in ((0, first, date), (1, second, other_date or date)):
        facts = more.get("facts", ({}, {}))[place]
        source = more.get("sources", ("Mus\u00e9e A, \u201cGuide\u201d", "Library B, \u201cCatalogue\u201d"))[place]
        card = replace(deck.cards[place], titles=titles, facts=facts, source=source, date=when, span=parse_date(when),
                       asks="took place")  # fmt: skip
        deck = replace(deck, cards=(*deck.cards[:place], card, *deck.cards[place + 1 :]))
    return deck, deck.cards[0].id, deck.cards[1].id
