"""Titles and facts as texts: all there in all languages, each in its own, of the right length, easy to read.

Does not know dates. Letters, quotation marks and what is left over in a text are for forms.py. How hard a text is to
read is told by LIX (Björnsson 1968): words a sentence, plus the share of words of more than six letters in per cent; it
works alike in all languages, 40 is a newspaper, 60 hard science.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from kronika.decks.doctor.finding import Finding, finding
from kronika.decks.doctor.languages import foreign_language
from kronika.decks.doctor.words import carriers, folded, numbers, script_of, sentences
from kronika.decks.limits import MAX_TITLE
from kronika.decks.model import Deck, DeckCard

__all__ = ["Reading", "examine_texts", "lix", "reading_of"]

_LONG_TITLE: Final = 13
"""Words; the limit on characters is the loader's."""
_LONG_FACT: Final = 280
_SHORT_FACT: Final = 12
_HARD: Final = {"ru": 78, "pl": 76, "cs": 74, "de": 72}
_HARD_ELSEWHERE: Final = 66
_LONGEST_SENTENCE: Final = 34
_ENOUGH_WORDS: Final = 20
_FEW_WORDS: Final = 10
_ALLOWANCE: Final = 16
"""By so much LIX may be higher for few words, where a single long one weighs much."""
_SCRIPTS: Final = {"ru": "CYRILLIC", "uk": "CYRILLIC", "bg": "CYRILLIC", "el": "GREEK"}
"""Languages that are not written in Latin letters."""
_LATIN: Final = frozenset({"en", "de", "cs", "pl", "fr", "es", "it", "pt", "nl", "sk", "hu", "sv", "da", "fi", "ro"})


class Reading(msgspec.Struct, frozen=True):
    """The texts of one language: how many titles and facts there are, their mean length in characters, the mean LIX."""

    titles: int
    facts: int
    title_length: float
    fact_length: float
    lix: float


def reading_of(deck: Deck) -> dict[str, Reading]:
    """The reading of each of the deck's languages."""
    readings = {}
    for language in deck.languages:
        titles = [card.titles[language] for card in deck.cards if language in card.titles]
        facts = [card.facts[language] for card in deck.cards if language in card.facts]
        readings[language] = Reading(
            len(titles), len(facts), _mean(map(len, titles)), _mean(map(len, facts)), _mean(map(lix, facts))
        )
    return readings


def _mean(values: Iterable[float]) -> float:
    some = [*values]
    return sum(some) / len(some) if some else 0.0


def examine_texts(deck: Deck) -> Iterator[Finding]:
    """What is amiss with the texts, those of deck.toml first, then card by card."""
    yield from _of_deck(deck)
    has_facts = any(card.facts for card in deck.cards)
    for card in deck.cards:
        yield from _translations(card, deck)
        if not card.facts and has_facts:
            yield _about(card, "fact-missing", "no fact, though other cards have one", f"fact.{deck.languages[0]}")
        for language, title in card.titles.items():
            if (words := len(title.split())) > _LONG_TITLE:
                yield _about(card, "title-long", f"{words} words", f"title.{language}")
            if _is_cut(title, card.extra.get("x-title", "")):
                yield _about(card, "title-cut", "the title ends in the middle", f"title.{language}")
        for language, fact in card.facts.items():
            yield from _of_fact(card, language, fact)


def _about(card: DeckCard, kind: str, problem: str, column: str) -> Finding:
    return finding(kind, problem, card=card.id, title=next(iter(card.titles.values()), None), column=column)


def _is_cut(title: str, whole: str) -> bool:
    """Whether this is what an import left of a title; `whole` is that in the first language which was cut."""
    begun = title.removesuffix("…")
    return bool(whole) and begun != title and (whole.startswith(begun) or len(begun) >= MAX_TITLE // 2)


def _of_deck(deck: Deck) -> Iterator[Finding]:
    named = [("titles", deck.titles), ("descriptions", deck.descriptions)]
    named += [(f"themes.{theme.id}.titles", theme.titles) for theme in deck.themes.values()]
    for name, texts in named:
        for language in deck.languages if texts else ():
            if language not in texts:
                yield finding("translation-missing", f"deck.toml has no {name}.{language}", column=f"{name}.{language}")
            elif not _in_script(texts[language], language) and not (name == "titles" and len(deck.languages) == 1):
                # The one title of a deck in one language may be a name, such as that of the file it came from.
                problem = f"{name}.{language} in deck.toml is not written in {language}"
                yield finding("translation-script", problem, column=f"{name}.{language}")


def _translations(card: DeckCard, deck: Deck) -> Iterator[Finding]:
    for kind, texts in (("title", card.titles), ("fact", card.facts)):
        for language in deck.languages if texts else ():
            if language not in texts:
                yield _about(card, "translation-missing", f"no {kind} in {language}", f"{kind}.{language}")
        seen: dict[str, str] = {}
        for language, text in texts.items():
            column = f"{kind}.{language}"
            before = seen.setdefault(text, language)
            if before != language and _should_differ(text, kind):
                yield _about(card, "translation-same", f"the {kind} in {language} is that in {before}", column)
            elif not _in_script(text, language):
                yield _about(card, "translation-script", f"the {kind} is not written in {language}", column)
            elif foreign := foreign_language(text, language):
                yield _about(card, "translation-language", f"the {kind} in {language} is in {foreign}", column)
        yield from _numbers(card, kind, texts)


def _should_differ(text: str, kind: str) -> bool:
    """A title may be one name that is the same everywhere; a sentence is not."""
    words = text.split()
    return len(words) > 4 or (
        len(words) > 1 and (kind == "fact" or any(w.isalpha() and w.islower() and len(w) > 3 for w in words))
    )


def _numbers(card: DeckCard, kind: str, texts: dict[str, str]) -> Iterator[Finding]:
    """Numbers that differ between languages which write as many of them in figures; small ones only if all agree in
    number, since some languages spell them out.
    """
    for least in (100, 13):
        figures = {
            language: sorted(_without_thousands(n) for n in numbers(text) if n >= least)
            for language, text in texts.items()
        }
        languages = [language for language in figures if figures[language]]
        found = False
        for language in languages[1:]:
            first = languages[0]
            if len(figures[language]) == len(figures[first]) and figures[language] != figures[first]:
                differing = sorted(set(figures[language]) ^ set(figures[first]))
                problem = (
                    f"the {kind} has other numbers in {language} than in {first}: {', '.join(map(str, differing))}"
                )
                yield _about(card, "translation-numbers", problem, f"{kind}.{language}")
                found = True
        if found:
            return


def _without_thousands(number: int) -> int:
    """120,000 in figures is "120 thousand" in the next language."""
    while number and number % 1000 == 0:
        number //= 1000
    return number


def _in_script(text: str, language: str) -> bool:
    """Whether the letters are those of the language; names in other letters may stand among them."""
    code = language.partition("-")[0]
    wanted = _SCRIPTS.get(code)
    letters = [c for c in text if c.isalpha()]
    if not letters:
        return True
    if wanted:
        # Names keep their own letters ("Nintendo выпускает Game Boy"), the rest does not.
        return any(script_of(c) == wanted for c in letters)
    if code not in _LATIN:
        return True
    return sum(script_of(c) == "LATIN" for c in letters) * 2 >= len(letters)


def _of_fact(card: DeckCard, language: str, fact: str) -> Iterator[Finding]:
    column = f"fact.{language}"
    if len(fact) > _LONG_FACT:
        yield _about(card, "fact-long", f"{len(fact)} characters", column)
    title = card.titles.get(language, "")
    had, told = carriers(title), carriers(fact)
    if sum(c.isalpha() for c in fact) < _SHORT_FACT:
        yield _about(card, "fact-short", "hardly a word", column)
    elif folded(title).strip(" .!?") == folded(fact).strip(" .!?") or (
        told and len(had) >= 3 and (had == told or len(told - had) <= 1)
    ):
        yield _about(card, "fact-repeats", "hardly a word that the title has not", column)
    longest = max((len(sentence.split()) for sentence in sentences(fact)), default=0)
    if longest > _LONGEST_SENTENCE:
        yield _about(card, "hard-to-read", f"a sentence of {longest} words", column)
    elif (number := len(fact.split())) >= _FEW_WORDS and (score := lix(fact)) > (
        _HARD.get(language[:2], _HARD_ELSEWHERE) + (_ALLOWANCE if number < _ENOUGH_WORDS else 0)
    ):
        yield _about(card, "hard-to-read", f"LIX {score:.0f}", column)


def lix(text: str) -> float:
    """Björnsson's LIX of a text; 0 for one without words."""
    words = re.findall(r"[^\W\d_][\w'’-]*", text)
    if not words:
        return 0.0
    return len(words) / max(1, len(sentences(text))) + 100 * sum(len(word) > 6 for word in words) / len(words)
