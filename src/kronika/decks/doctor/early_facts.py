"""Facts, and what the deck says about itself, that date another card which may still be to play.

A fact is read when its own card is opened. Where it names another card's event together with its year, or says how far
apart in time the two are, whoever reads it can place the other card. Knows titles and facts in the same language.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final, NamedTuple

from kronika.decks.doctor.finding import Finding, finding
from kronika.decks.doctor.telling import told_distance
from kronika.decks.doctor.words import carriers, numbers, sentences, visible, whole_words
from kronika.decks.doctor.year_words import roman_years, spelled_years
from kronika.decks.model import Deck, DeckCard

__all__ = ["examine_facts_of_others"]

_COUNTS: Final = 31
_LIKE_YEARS: Final = range(1000, 2101)
_RARE: Final = 3
_WIDE: Final = 30
_MOST: Final = 20
"""Cards that one text is said to date by a year; with more it names a kind of event, and one cause is mended once."""


class _Index(NamedTuple):
    """The titles of one language: by year and word, by word, and how many titles have each word.

    `by_year` has each card under its rare words, and under so many of its rarest that no half of its words is without
    one of them.
    """

    carried: dict[str, frozenset[str]]
    by_year: dict[int, dict[str, list[DeckCard]]]
    by_word: dict[str, list[DeckCard]]
    frequency: Counter[str]


def examine_facts_of_others(deck: Deck) -> Iterator[Finding]:
    """Facts and descriptions that name another card's event together with its date."""
    for language in deck.languages:
        index = _index(deck, language)
        for card in deck.cards:
            if fact := card.facts.get(language):
                title = card.titles.get(language) or next(iter(card.titles.values()), None)
                for other, problem in _dated(visible(fact), language, index, card.id):
                    yield finding(
                        "hint-fact", f"the fact {problem}: that dates “{other.titles[language]}” ({other.id})",
                        card=card.id, title=title, column=f"fact.{language}", also=(other.id,),
                    )  # fmt: skip
        for name, texts in (("titles", deck.titles), ("descriptions", deck.descriptions)):
            yield from _about_the_deck(name, texts, language, index)


def _about_the_deck(name: str, texts: Mapping[str, str], language: str, index: _Index) -> Iterator[Finding]:
    for other, problem in _dated(visible(texts.get(language, "")), language, index, ""):
        yield finding(
            "hint-fact", f"deck.toml {problem}: that dates “{other.titles[language]}”",
            card=other.id, title=other.titles[language], column=f"{name}.{language}",
        )  # fmt: skip


def _index(deck: Deck, language: str) -> _Index:
    index = _Index({}, {}, {}, Counter())
    for card in deck.cards:
        words = carriers(card.titles.get(language, ""))
        if not words:
            continue
        index.carried[card.id] = words
        index.frequency.update(words)
        for word in words:
            index.by_word.setdefault(word, []).append(card)
    for card in deck.cards:
        words = index.carried.get(card.id, frozenset())
        ranked = sorted(words, key=lambda word: (index.frequency[word], word))
        rarest = [word for n, word in enumerate(ranked) if n <= len(words) // 2 or index.frequency[word] <= _RARE]
        first, last = sorted((abs(card.span.first), abs(card.span.last)))
        for year in range(first, last + 1) if last - first <= _WIDE else (first, last):
            of_year = index.by_year.setdefault(year, {})
            for word in rarest:
                of_year.setdefault(word, []).append(card)
    return index


def _dated(text: str, language: str, index: _Index, own: str) -> Iterator[tuple[DeckCard, str]]:
    """The cards, other than `own`, that the text dates, each once, with how it does."""
    told = {*numbers(text), *spelled_years(text, language), *roman_years(text)}
    words = carriers(text)
    seen = {own}
    for year in sorted(n for n in told if n > _COUNTS):
        for other, shared in islice(_half_told(year, words, text, language, index, seen), _MOST):
            yield other, f"says {year} and speaks of {whole_words(shared, text)}"
    for sentence in sentences(text) if told_distance(text, language) else ():
        for part in re.split(r"[;:]", sentence):
            distance = told_distance(part, language)
            for other, shared in _spoken_of(part, index) if distance else ():
                if other.id not in seen:
                    seen.add(other.id)
                    yield other, f"says “{distance}” and speaks of {whole_words(shared, part)}"


def _half_told(
    year: int, words: frozenset[str], text: str, language: str, index: _Index, seen: set[str]
) -> Iterator[tuple[DeckCard, frozenset[str]]]:
    """Cards of this year half of whose title's words are among these, or a rare name; rare words first. Each is `seen`
    then.
    """
    of_year = index.by_year.get(year, {})
    # 1,969 pounds are no year.
    is_plain = bool(of_year) and re.search(rf"(?<![\d.,]){year}(?!\d|[.,]\d)", text) and year in _LIKE_YEARS
    for word in sorted(words & of_year.keys(), key=lambda word: (len(of_year[word]), word)):
        for other in of_year[word]:
            shared = index.carried[other.id] & words
            if other.id in seen:
                continue
            is_told = len(shared) * 2 >= len(index.carried[other.id])
            if is_told or (is_plain and _share_name(shared, text, other.titles[language], index)):
                seen.add(other.id)
                yield other, shared


def _share_name(shared: frozenset[str], text: str, title: str, index: _Index) -> bool:
    """Whether one of these words is rare in the deck and a name in both: "the Moon landing of 1969"."""
    rare = {word for word in shared if index.frequency[word] <= _RARE}
    return bool(rare and rare & _names(text) & _names(title))


def _names(text: str) -> frozenset[str]:
    return carriers(" ".join(word for word in re.findall(r"[^\W\d_]+", text) if word[0].isupper()))


def _spoken_of(text: str, index: _Index) -> Iterator[tuple[DeckCard, frozenset[str]]]:
    """Cards whose title is mostly in the text, with at least two words or one that no other title has."""
    words = carriers(text)
    candidates = {
        card.id: card
        for word in sorted(words)
        if index.frequency[word] <= _RARE
        for card in index.by_word.get(word, ())
    }
    for other in candidates.values():
        carried = index.carried[other.id]
        shared = carried & words
        if len(shared) >= 2 and len(shared) * 5 >= len(carried) * 3:
            yield other, shared
