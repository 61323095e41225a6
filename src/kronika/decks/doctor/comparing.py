"""How much two cards have in common: words of titles and facts, names, sources, dates.

Knows how cards are compared, not what follows from it. Only cards whose dates are near and that share a word, a name,
an item or a source are ever compared, so that large decks take no longer than their size.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from kronika.dates import to_line
from kronika.decks.doctor.names import names_in
from kronika.decks.doctor.words import carriers, folded
from kronika.decks.model import DeckCard

__all__ = [
    "Known",
    "are_near",
    "are_strong",
    "is_narrow",
    "is_single",
    "known_card",
    "likeness",
    "near_pairs",
    "rare_in_common",
    "rare_names_in_common",
    "sameness",
]

_ITEM: Final = re.compile(r"\bQ[1-9]\d*\b")
_WORK: Final = re.compile(r"[\"“„«]([^\"”“»]{8,})[\"”“»]|(https?://\S{12,})")
_CAPITAL: Final = re.compile(r"(?<![\w'’-])[A-ZÀ-ÖØ-ÞĀ-ŽА-ЯЁ][\w'’-]*")
_STEP: Final = 8
"""Years a bucket of the index."""
_WIDEST: Final = 40
"""Spans wider than so many buckets are held against everything."""
_GENERATION: Final = 30
_COMMON: Final = 200
_COMMON_ITEM: Final = 500
"""A word that more cards have tells nothing."""


class Known(NamedTuple):
    """A card with what is compared of it; `proper` are the words with a capital, where that means something."""

    card: DeckCard
    deck: str
    title: str
    titles: dict[str, frozenset[str]]
    facts: dict[str, frozenset[str]]
    items: frozenset[str]
    works: frozenset[str]
    names: frozenset[str]
    proper: dict[str, frozenset[str]]


def known_card(card: DeckCard, deck: str) -> Known:
    """The card with its words, its Wikidata items, the works that its source names, and the sounds of its names."""
    source = card.source or ""
    return Known(
        card,
        deck,
        next(iter(card.titles.values()), ""),
        {code: carriers(text) for code, text in card.titles.items()},
        {code: carriers(text) for code, text in card.facts.items()},
        frozenset(_ITEM.findall(source)),
        frozenset(folded(one or other) for one, other in _WORK.findall(source)),
        frozenset().union(*map(names_in, card.titles.values())),
        {code: _proper(text, code) for code, text in card.titles.items() if code[:2] != "de"},
    )


def _proper(text: str, code: str) -> frozenset[str]:
    """The words with a capital; a first word has one anyhow, and is mostly a name in English only."""
    words = _CAPITAL.findall(text)
    return carriers(
        " ".join(words if code[:2] == "en" or not text.startswith(words[:1][0] if words else " ") else words[1:])
    )


def _keys(known: Known, *, with_facts: bool = False) -> set[str]:
    """What two cards must have one of in common to be compared; the prefixes keep the kinds apart."""
    words = {f"{code} {word}" for code, some in known.titles.items() for word in some}
    if with_facts:
        words |= {f"{code} {word}" for code, some in known.facts.items() for word in some}
    return words | known.items | {f"= {work}" for work in known.works} | {f"~ {name}" for name in known.names}


def near_pairs(cards: Iterable[Known], foreign: Iterable[Known] | None, years: int) -> Iterator[tuple[Known, Known]]:
    """Pairs of cards that have something in common and lie at most so many years apart, each once.

    Pairs among `cards`, the one with the lower id first, or where `foreign` is given pairs of the one and the other.
    Among `cards` a word of the one's title in the other's fact is enough.
    """
    cards = [*cards]
    index: dict[str, dict[int | None, list[Known]]] = {}
    often: Counter[str] = Counter()
    for known in cards if foreign is None else foreign:
        for key in _keys(known, with_facts=foreign is None):
            often[key] += 1
            places = index.setdefault(key, {})
            for place in _buckets(known):
                places.setdefault(place, []).append(known)
    seen: set[tuple[str, str, str]] = set()
    for known in cards:
        around = _around(known)
        for key in _keys(known):
            places = index.get(key, {})
            if often[key] > (_COMMON_ITEM if _ITEM.fullmatch(key) else _COMMON):
                continue
            for place in places if around is None else around:
                for other in places.get(place, ()):
                    if other is known or not are_near(known, other, years):
                        continue
                    first, second = (known, other)
                    if foreign is None and other.card.id < known.card.id:
                        first, second = other, known
                    mark = (first.card.id, second.deck, second.card.id)
                    if mark not in seen:
                        seen.add(mark)
                        yield first, second


def _buckets(known: Known) -> tuple[int | None, ...]:
    """The stretches of time in which the card lies; None stands for very many."""
    first, last = to_line(known.card.span.first) // _STEP, to_line(known.card.span.last) // _STEP
    return tuple(range(first, last + 1)) if last - first <= _WIDEST else (None,)


def _around(known: Known) -> set[int | None] | None:
    """The stretches that may hold a card near to this one; None stands for all."""
    places = _buckets(known)
    if None in places:
        return None
    return {None, *(near for place in places if place is not None for near in (place - 1, place, place + 1))}


def are_near(a: Known, b: Known, years: int = 0) -> bool:
    """Whether the two spans touch, or lie at most so many years apart."""
    return a.card.span.first <= b.card.span.last + years and b.card.span.first <= a.card.span.last + years


def is_single(known: Known) -> bool:
    """Whether the date is one year."""
    return known.card.span.first == known.card.span.last


def is_narrow(known: Known) -> bool:
    """Whether the date is closer than a generation."""
    return to_line(known.card.span.last) - to_line(known.card.span.first) <= _GENERATION


def likeness(a: Known, b: Known) -> float:
    """How much of the shorter title is in the longer, in the language where it is most."""
    return max(
        (
            len(a.titles[code] & b.titles[code]) / max(1, min(len(a.titles[code]), len(b.titles[code])))
            for code in a.titles.keys() & b.titles.keys()
        ),
        default=0.0,
    )


def sameness(a: Known, b: Known) -> float:
    """How much two titles have in common of all that they say, in the language where it is most."""
    return max(
        (
            len(a.titles[code] & b.titles[code]) / max(1, len(a.titles[code] | b.titles[code]))
            for code in a.titles.keys() & b.titles.keys()
        ),
        default=0.0,
    )


def are_strong(a: Known, b: Known) -> bool:
    """Whether the titles have at least two words in common in one language."""
    return any(len(a.titles[code] & b.titles[code]) >= 2 for code in a.titles.keys() & b.titles.keys())


def rare_names_in_common(a: Known, b: Known, frequency: Counter[str]) -> frozenset[str]:
    """Words with a capital in both titles that few titles have."""
    shared = (a.proper[code] & b.proper[code] for code in a.proper.keys() & b.proper.keys())
    return frozenset(word for words in shared for word in words if frequency[word] <= 3)


def rare_in_common(a: Known, b: Known, frequency: Counter[str]) -> frozenset[str]:
    """Words of one title that the other's title or fact has, and that few titles have."""
    words: set[str] = set()
    for code in a.titles.keys() & b.titles.keys():
        in_both = a.titles[code] & b.titles[code]
        told = (a.titles[code] & b.facts.get(code, frozenset())) | (b.titles[code] & a.facts.get(code, frozenset()))
        words |= {word for word in in_both if frequency[word] <= 3}
        if len(told) >= 2 and a.card.span == b.card.span:
            words |= {word for word in told if frequency[word] <= 2}
    return frozenset(words)
