"""A question of practice: a card, a row of other cards with their dates, and the gaps where it would be right.

Knows decks and dates; not what somebody knows already, no words for people. The row is in order, every pair (D07),
and cards of one year may lie either way round (D28).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Final

import msgspec

from kronika.dates import Span, may_precede, to_line
from kronika.decks.model import Deck, DeckCard
from kronika.errors import SetupError

__all__ = ["LINE", "MOST_LINE", "Question", "question_of", "right_gaps"]

LINE: Final = 4
MOST_LINE: Final = 30


class Question(msgspec.Struct, frozen=True):
    """`card` is to go into one of the gaps of `line`; gap 0 is before its first card. `right` has the gaps that fit."""

    card: DeckCard
    line: tuple[DeckCard, ...]
    right: tuple[int, ...]


def right_gaps(line: Sequence[Span], span: Span) -> tuple[int, ...]:
    """The gaps of a row in order in which a date fits: nothing to the left certainly later, nothing to the right
    certainly earlier (RU-19, D07).
    """
    return tuple(
        gap
        for gap in range(len(line) + 1)
        if all(may_precede(left, span) for left in line[:gap]) and all(may_precede(span, right) for right in line[gap:])
    )


def question_of(
    deck: Deck, card: DeckCard, draw: Random, *, size: int = LINE, avoid: Collection[str] = frozenset()
) -> Question:
    """A question about a card of the deck, its row drawn from the others: if possible none of those to `avoid`, whose
    dates it would give away. Raises SetupError for a deck of one card, ValueError for a row below 1.
    """
    if size < 1:
        raise ValueError("a row has one card or more")
    others = [one for one in deck.cards if one.id != card.id]
    if not others:
        raise SetupError("setup.cards", f"{deck.id} has one card; there is nothing to place it beside")
    free = [one for one in others if one.id not in avoid]
    chosen = draw.sample(free, min(size, len(free)))
    if len(chosen) < size:
        rest = [one for one in others if one.id in avoid]
        chosen += draw.sample(rest, min(size - len(chosen), len(rest)))
    # Once more in an order by chance, so that cards of one year lie either way round.
    draw.shuffle(chosen)
    line = tuple(sorted(chosen, key=lambda one: (to_line(one.span.first), to_line(one.span.last))))
    return Question(card, line, right_gaps([one.span for one in line], card.span))
