"""Two cards for one event, within a deck and across decks, and two cards that read alike with different dates.

Decks are mixed, so other decks count as well. Compares titles in every language that both have, names by their sound
where they have none in common, the sources, and where the dates are near, the facts. Whether one title fits two events
of the world is for which.py.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from kronika.decks.doctor.comparing import (
    Known,
    are_near,
    are_strong,
    is_narrow,
    is_single,
    known_card,
    likeness,
    near_pairs,
    rare_in_common,
    rare_names_in_common,
    sameness,
)
from kronika.decks.doctor.finding import Finding, finding
from kronika.decks.doctor.words import folded, whole_words
from kronika.decks.model import Deck

__all__ = ["examine_doubles"]

_YEARS_APART: Final = 3
_COPY: Final = 12
_ONE_LANGUAGE: Final = 0.6


def examine_doubles(deck: Deck, others: Sequence[Deck] = ()) -> Iterator[Finding]:
    """Twins within the deck, titles that read alike, facts told twice, then twins across decks."""
    own = [known_card(card, deck.id) for card in deck.cards]
    foreign = [known_card(card, other.id) for other in others for card in other.cards]
    frequency = Counter(word for known in own for words in known.titles.values() for word in words)
    works = Counter(work for known in own for work in known.works)
    told: set[tuple[str, str]] = set()
    for a, b in near_pairs(own, None, _YEARS_APART):
        if verdict := _twin(a, b, frequency, works):
            told.add((a.card.id, b.card.id))
            yield _about(a, b, *verdict)
    yield from _alike(own, told)
    yield from _same_item(own, told)
    yield from _facts_twice(own)
    frequency.update(word for known in foreign for words in known.titles.values() for word in words)
    across: dict[str, list[Finding]] = {}
    for a, b in near_pairs(own, foreign, 0):
        if problem := _twin_across(a, b, frequency):
            across.setdefault(b.deck, []).append(_about(a, b, "twin-across", problem))
    for other, found in across.items():
        if len(found) > max(_COPY, len(own) // 2):
            yield finding("twin-across", f"{len(found)} cards are in the deck {other} as well: is this a copy of it?")
        else:
            yield from found


def _about(a: Known, b: Known, kind: str, problem: str, column: str | None = None) -> Finding:
    if column is None:
        column = f"title.{next(iter(a.card.titles), 'en')}"
    also = (b.card.id,) if a.deck == b.deck else ()
    return finding(kind, problem, card=a.card.id, title=a.title, column=column, also=also)


def _named(known: Known) -> str:
    return f"“{known.title}” ({known.card.id})"


def _twin(a: Known, b: Known, frequency: Counter[str], works: Counter[str]) -> tuple[str, str] | None:
    same_span = a.card.span == b.card.span and is_narrow(a)
    both_wide = not (is_single(a) or is_single(b) or same_span)
    if not are_near(a, b):
        if sameness(a, b) >= _ONE_LANGUAGE:
            return "twin-likely", f"nearly the same words as {_named(b)}, a few years apart"
        return None
    if a.items & b.items:
        return "twin", f"the same date and the same Wikidata item as {_named(b)}"
    if sameness(a, b) >= _ONE_LANGUAGE or (likeness(a, b) >= 0.99 and not both_wide and are_strong(a, b)):
        return "twin", f"nearly the same words and the same date as {_named(b)}"
    if both_wide:
        return None
    if rare := rare_in_common(a, b, frequency):
        shared = whole_words(rare, *a.card.titles.values(), *a.card.facts.values())
        return "twin-likely", f"the same date as {_named(b)}, and both speak of {shared}"
    same_works = [work for work in a.works & b.works if works[work] == 2]
    if same_works and _tell_alike(a, b, frequency):
        return "twin-likely", f"the same date as {_named(b)}, and the same source: {same_works[0]}"
    return None


def _tell_alike(a: Known, b: Known, frequency: Counter[str]) -> bool:
    """Whether a word of the one's title that few titles have is in the title or the fact of the other."""
    return any(
        frequency[word] <= 2
        for code in a.titles.keys() & b.titles.keys()
        for word in (a.titles[code] | a.facts.get(code, frozenset()))
        & (b.titles[code] | b.facts.get(code, frozenset()))
        if word in a.titles[code] or word in b.titles[code]
    )


def _alike(own: list[Known], told: set[tuple[str, str]]) -> Iterator[Finding]:
    """Cards far apart in time whose titles are the same, or hold the same words, in one language."""
    for exact in (True, False):
        groups: dict[tuple[str, object], list[Known]] = {}
        for known in own:
            for code, words in known.titles.items():
                if exact:
                    groups.setdefault((code, folded(known.card.titles[code])), []).append(known)
                elif len(words) >= 2:
                    groups.setdefault((code, words), []).append(known)
        for (code, _), some in groups.items():
            for a, b in itertools.pairwise(some):
                if (a.card.id, b.card.id) not in told and not are_near(a, b):
                    told.add((a.card.id, b.card.id))
                    problem = f"the same title as {_named(b)}" if exact else f"reads like {_named(b)}"
                    yield _about(a, b, "same-title", f"{problem}, but another date", f"title.{code}")


def _same_item(own: list[Known], told: set[tuple[str, str]]) -> Iterator[Finding]:
    """Cards with one Wikidata item and nothing else as their source that ask the same of it, and differ in the date."""
    groups: dict[tuple[str, str | None], Known] = {}
    for known in own:
        item = re.fullmatch(r"(?:Wikidata )?(Q[1-9]\d*)", known.card.source or "")
        if not item:
            continue
        before = groups.setdefault((item[1], known.card.asks), known)
        if before is not known and (before.card.id, known.card.id) not in told:
            yield _about(
                before, known, "twin-likely", f"the same Wikidata item as {_named(known)}, which asks the same of it",
                "source",
            )  # fmt: skip


def _facts_twice(own: list[Known]) -> Iterator[Finding]:
    seen: dict[tuple[str, object], Known] = {}
    told: set[tuple[str, str]] = set()
    for known in own:
        for code, words in known.facts.items():
            if len(words) < 3:
                continue
            before = seen.setdefault((code, words), known)
            pair = (before.card.id, known.card.id)
            if before is not known and pair not in told:
                told.add(pair)
                yield _about(known, before, "fact-twice", f"the same fact as {_named(before)}", f"fact.{code}")


def _twin_across(a: Known, b: Known, frequency: Counter[str]) -> str | None:
    one_is_single = is_single(a) or is_single(b)
    if a.titles.keys().isdisjoint(b.titles):
        alike = one_is_single and len(a.names & b.names) >= (1 if is_single(a) and is_single(b) else 2)
    else:
        alike = one_is_single and (sameness(a, b) >= 0.5 or (likeness(a, b) >= 0.66 and are_strong(a, b)))
        alike = alike or (is_single(a) and is_single(b) and bool(rare_names_in_common(a, b, frequency)))
    if alike or a.items & b.items:
        return f"the deck {b.deck} asks for it as well: {_named(b)}"
    return None
