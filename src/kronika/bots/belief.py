"""What somebody believes about the date of a card: roughly which years, and how sure.

A belief is a bell curve over a line of years; an open card is known exactly. It knows neither the truth nor the rules:
where beliefs come from is for `kronika.bots.noise` and whoever runs the game, what follows from them for the bots.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

import msgspec

from kronika.cards import CardId
from kronika.dates import to_line
from kronika.engine.view import BackView, CardView

__all__ = [
    "NO_IDEA",
    "Belief",
    "chance_before",
    "chance_by",
    "chance_in_order",
    "chance_in_year",
    "known",
    "open_room",
    "what_is_believed",
]


class Belief(msgspec.Struct, frozen=True, gc=False):
    """The first and the last year that somebody expects on the back of a card, and how far off they may be.

    Years on the line without year 0 (`kronika.dates.to_line`): 1 is AD 1, 0 is 1 BC, -43 is 44 BC. The two are equal
    where a single year is expected. The printed dates are `first + error` and `last + error`, rounded to whole years;
    the error is normal with mean 0 and standard deviation `sd`, in years. `sd` 0 is knowledge.
    """

    first: float
    last: float
    sd: float


NO_IDEA = Belief(1000.0, 1000.0, 1000.0)
"""For a card about which nothing is believed: some time in the last few thousand years."""

_HALF = 0.5  # A whole year reaches half a year to each side of itself.
_ROOT_2 = math.sqrt(2.0)


def known(back: BackView) -> Belief:
    """What everybody knows about a card that lies date side up."""
    return Belief(float(to_line(back.first)), float(to_line(back.last)), 0.0)


def what_is_believed(card: CardView, beliefs: Mapping[CardId, Belief]) -> Belief:
    """The printed date where it lies open, else the belief, else `NO_IDEA`."""
    return known(card.back) if card.back is not None else beliefs.get(card.id, NO_IDEA)


def _below(distance: float, sd: float) -> float:
    """P(error < distance) for a normal error."""
    if sd > 0.0:
        return 0.5 * (1.0 + math.erf(distance / (sd * _ROOT_2)))
    return 1.0 if distance > 0.0 else 0.0


def chance_by(belief: Belief, year: float) -> float:
    """P(the first year is `year` or earlier), 0..1; `year` on the line, infinities allowed."""
    return _below(year + _HALF - belief.first, belief.sd)


def chance_in_year(belief: Belief, year: float) -> float:
    """P(the first year is exactly `year`), 0..1."""
    return chance_by(belief, year) - chance_by(belief, year - 1.0)


def chance_before(one: Belief, other: Belief) -> float:
    """P(`one` may lie before `other`), 0..1: that it is not certainly later (D07; equal and overlapping dates: D28)."""
    return _below(other.last + _HALF - one.first, math.hypot(one.sd, other.sd))


def chance_in_order(belief: Belief, after: float, before: float) -> float:
    """P(in order between cards whose latest first year is `after` and whose earliest last year is `before`), 0..1.

    That is: it ends no earlier than `after` and begins no later than `before` (RU-19, D07). Infinities: no card.
    """
    by, not_yet = _below(before + _HALF - belief.first, belief.sd), _below(after - _HALF - belief.last, belief.sd)
    return max(0.0, by - not_yet)


def open_room(line: Iterable[Belief]) -> list[tuple[float, float]]:
    """For each gap of a line of known dates the (`after`, `before`) of `chance_in_order`; every pair counts (D07)."""
    cards = list(line)
    after = [-math.inf]
    for card in cards:
        after.append(max(after[-1], card.first))
    before = [math.inf]
    for card in reversed(cards):
        before.append(min(before[-1], card.last))
    return list(zip(after, reversed(before), strict=True))
