"""Does a title say which event it is, and which of its dates is asked for?

Finds titles of nothing but common words, events that come round, and things whose date could be any of several. Knows
the five languages; what really happened more than once is in repeating.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from kronika.decks.doctor.common_words import is_common
from kronika.decks.doctor.finding import Finding, finding
from kronika.decks.doctor.repeating import REPEATING
from kronika.decks.doctor.words import carriers, plain
from kronika.decks.model import Deck, DeckCard

__all__ = ["examine_titles"]

# Events that can hardly be told without one of these, in English.
_HAPPENS: Final = re.compile(
    r"\b(?:[a-z]{2,}[b-hj-rtv-z]s|[a-z]+[aeo]es|is|are|was|were|\w+ed|goes|does|has|had|begins?|opens?|dies|wins?|"
    r"won|built|born|sold|held|cut|set|"
    r"put|met|led|lost|found|made|sent|shot|first|last|premieres?)\b|"
    r"\b(?i:birth|death|battle|war|treaty|peace|revolution|revolt|uprising|rebellion|strike|eruption|earthquake|flood|"
    r"discovery|invention|founding|foundation|opening|coronation|execution|sinking|fire|siege|sack|massacre|plague|"
    r"landing|flight|expedition|premiere|release|launch|end|beginning|start|fall|murder|assassination|wedding|marriage|"
    r"patent|publication|completion|declaration|election|abdication|conquest|invasion|crusade|council|congress|"
    r"trial)\b|"
    # Several of them do something: "Vikings raid", "Hillary and Tenzing reach".
    r"\b(?:\w+s|[Mm]en|[Ww]omen|[Pp]eople|[Cc]hildren|[Pp]olice|and [\w-]+|French|British|Dutch|Chinese|Japanese)"
    r" (?:of \w+ |in \w+ |on \w+ )?(?!of\b|in\b|on\b|at\b|for\b|from\b|by\b|to\b|with\b|and\b|or\b|the\b)[a-z]{3,}\b"
)
_NO_ANSWER: Final = frozenset(
    {"took place", "takes place", "happened", "occurred", "was", "dates from", "date", "when"}
)
"""What a date answers of an event, and does not of a thing."""
_WORD: Final = re.compile(r"[^\W_][\w'’-]*")


def examine_titles(deck: Deck) -> Iterator[Finding]:
    """Titles that fit two events, and titles that name a thing without saying what is asked."""
    for card in deck.cards:
        for language, title in card.titles.items():
            column = f"title.{language}"
            if (vague := _vague(title, language)) or (vague := _comes_round(title)):
                yield finding("fits-two", vague, card=card.id, title=title, column=column)
        if next(iter(card.titles)) == "en":
            yield from _asks(card, deck)


def _comes_round(title: str) -> str | None:
    low = plain(title)
    for what, which, when in REPEATING:
        if (found := what.search(low)) and not which.search(low) and (when is None or when.search(low)):
            return f"“{title[found.start() : found.end()]}” has come more than once; the title does not say which one"
    return None


def _vague(title: str, language: str) -> str | None:
    words = _WORD.findall(title)
    if not words:
        return None
    code = language[:2]
    if is_common(words, code):
        return "only common words: it fits many events"
    # A name, a number or a rare word tells one event from the others.
    named = words if code == "en" and _may_begin_with_a_name(words) else words[1:]
    has_name = any(word[0].isupper() or word[0].isdigit() for word in named)
    if code == "en" and not has_name and len(carriers(title)) < 3:
        return "no name and few words: more than one event may fit"
    return None


def _may_begin_with_a_name(words: list[str]) -> bool:
    """Not behind an article; a word that ends in s is mostly a plural, but not where one only does something: Paris."""
    if re.fullmatch(r"An?|The|\w+ing", words[0]):
        return False
    return not words[0].endswith("s") or (len(words) > 1 and re.fullmatch(r"[a-z]+s", words[1]) is not None)


def _is_bare(title: str) -> bool:
    """Whether the title is hardly more than a name: "Eiffel Tower", "The Great Wall of China"."""
    words = _WORD.findall(title)
    return len(words) <= 4 or not any(word[0].islower() and len(word) > 3 for word in words)


def _asks(card: DeckCard, deck: Deck) -> Iterator[Finding]:
    title = card.titles["en"]
    if card.asks is not None and not (card.asks == deck.asks and card.asks in _NO_ANSWER):
        return
    if not _HAPPENS.search(title) and (card.asks is None or _is_bare(title)):
        yield finding(
            "asks-missing", "the title names a thing or a person, and nothing says which of its dates is meant",
            card=card.id, title=title, column="asks",
        )  # fmt: skip
