"""Easy, normal and hard cards of a deck, so that the class of a card says nothing about when it was.

Knows dates and difficulties, and only how to rank them. Cards are taken in the order of their dates, a dozen
at a time, and of each dozen the easiest third is easy, the hardest third hard: each time of the deck has as many cards
of each class. Raw difficulty would tell the era, for what is long ago is harder.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kronika.cards import CardId
from kronika.dates import Span, to_line
from kronika.errors import UsageError

__all__ = ["CLASSES", "classes_of", "of_class"]

CLASSES: Final = ("easy", "normal", "hard")
BLOCK: Final = 12
"""Cards that lie next to each other in time and are compared with each other."""


def classes_of(spans: Mapping[CardId, Span], difficulty: Mapping[CardId, float]) -> dict[CardId, str]:
    """The class of each card, one of `CLASSES`, from its difficulty: any number that is larger for harder cards."""
    ordered = sorted(spans, key=lambda card: (to_line(spans[card].first), to_line(spans[card].last), card))
    blocks = [ordered[place : place + BLOCK] for place in range(0, len(ordered), BLOCK)]
    if len(blocks) > 1 and len(blocks[-1]) < BLOCK // 2:
        blocks[-2:] = [blocks[-2] + blocks[-1]]
    found = {}
    for block in blocks:
        ranked = sorted(block, key=lambda card: (difficulty[card], card))
        for place, card in enumerate(ranked):
            found[card] = CLASSES[min(2, 3 * place // len(ranked))]
    return found


def of_class(classes: Mapping[CardId, str], name: str) -> list[CardId]:
    """The cards of a class, in the order of their ids; raises UsageError for a class that does not exist."""
    if name not in CLASSES:
        raise UsageError("usage.difficulty", f"there is no difficulty {name[:40]!r}; there are {', '.join(CLASSES)}")
    return sorted(card for card, one in classes.items() if one == name)
