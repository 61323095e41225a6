"""What the three ways of playing are asked for, and what they answer: one decision, weighed by many minds.

Knows views and chances. `kronika.review.placing`, `team` and `chain` work the answers out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from kronika.bots.belief import Belief, known
from kronika.cards import CardId
from kronika.dates import Span
from kronika.engine.view import BackView, CardView, View
from kronika.review.minds import Minds
from kronika.review.result import Alternative, ChainCorrection
from kronika.table.moves import Move

__all__ = ["EQUAL", "Decision", "Verdict", "mean", "not_laid", "surest", "titles_in", "truth"]

EQUAL = 9
"""Chances are compared to this many decimals, so that the last bit of a machine's `erf` decides nothing."""


class Decision(NamedTuple):
    """The table before a move, in the eyes of whoever moves, and the move."""

    view: View
    move: Move
    shown: Mapping[CardId, BackView]
    """All backs that have lain open so far."""
    dates: Mapping[CardId, Span]
    minds: Minds
    called: Callable[[Move], str]

    def beliefs(self, cards: Iterable[CardId]) -> list[dict[CardId, Belief]]:
        """What each mind believes of these cards."""
        return self.minds.beliefs(cards, self.shown)


class Verdict(msgspec.Struct, frozen=True):
    """What came of weighing: `chances` has one for each mind, empty where the move could not be right or wrong."""

    chances: tuple[float, ...]
    best: Alternative | None
    par: float | None
    card_par: float | None
    worth: float
    wisest: Alternative | None
    correction: ChainCorrection | None = None


def truth(span: Span) -> Belief:
    """A date as somebody who knows it has it."""
    return known(BackView("", span.first, span.last, None))


def mean(values: Sequence[float]) -> float:
    """The mean; 0 for none."""
    return sum(values) / len(values) if values else 0.0


def titles_in(view: View) -> dict[CardId, str]:
    """The titles of all hands and of the line."""
    rows: tuple[Iterable[CardView], ...] = (view.line, *(seat.hand for seat in view.seats))
    return {card.id: card.title for row in rows for card in row}


def not_laid(view: View) -> list[CardId]:
    """The cards that have not been laid yet, as far as they are seen: all hands, and the top of the pile."""
    top = [] if view.pile_top is None else [view.pile_top.id]
    return [card.id for seat in view.seats for card in seat.hand] + top


def surest(options: Iterable[Alternative], chance: float) -> Alternative | None:
    """The option with the greatest chance where it is surer than `chance`; among equals the first."""
    best = max(options, key=lambda option: round(option.chance or 0.0, EQUAL), default=None)
    return best if best is not None and round((best.chance or 0.0) - chance, EQUAL) > 0 else None
