"""Many memories of one level, asked together: what well-informed players would have believed at a table.

Made from the true dates, as for a bot of that level, by seeds of their own. Knows no rules and no moves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

from kronika.bots.belief import Belief
from kronika.bots.knowledge import KNOWLEDGE
from kronika.bots.learning import Memory, beliefs_now
from kronika.bots.memories import memory_of
from kronika.cards import CardId
from kronika.dates import Span
from kronika.engine.view import BackView
from kronika.errors import UsageError

__all__ = ["PROMINENCE", "Minds", "level_named", "seed_for"]

PROMINENCE = 0.5
"""All cards count as equally present to everybody: a review says nothing that was made up about a card."""


def level_named(name: str) -> str:
    """The name of a level; raises UsageError with those that there are."""
    if name not in KNOWLEDGE:
        raise UsageError("usage.unknown-level", f"there is no level {name[:40]!r}; levels are {', '.join(KNOWLEDGE)}")
    return name


def seed_for(seed: bytes, what: str) -> bytes:
    """16 bytes for this use of a seed."""
    return hashlib.sha256(b"kronika review 1" + seed + what.encode()).digest()[:16]


class Minds:
    """So many memories of these cards, each with its seed; `seeds` are for whatever a mind draws itself."""

    def __init__(
        self, dates: Mapping[CardId, Span], level: str, seed: bytes, count: int, themes: Mapping[CardId, str]
    ) -> None:
        known = KNOWLEDGE[level_named(level)]
        prominence = dict.fromkeys(dates, PROMINENCE)
        # Interests are drawn theme by theme, so cards that nobody saw may be left out.
        of_these = {card: themes[card] for card in dates if card in themes}
        self.memories = [
            memory_of(dates, seed_for(seed, f"memory {mind}"), known, prominence=prominence, themes=of_these)
            for mind in range(count)
        ]
        self.seeds = [seed_for(seed, f"mind {mind}") for mind in range(count)]

    def beliefs(self, cards: Iterable[CardId], shown: Mapping[CardId, BackView]) -> list[dict[CardId, Belief]]:
        """For each mind what it believes of these cards, once these backs have lain open."""
        asked = {*cards, *shown}
        found = []
        for memory in self.memories:
            of_these = {card: memory.cards[card] for card in asked if card in memory.cards}
            found.append(beliefs_now(Memory(of_these, memory.general, memory.by_era), shown))
        return found
