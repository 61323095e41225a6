"""What somebody believes now, after what has been turned over: they notice where their sense of time is off.

Knows what was recalled before the game and which backs have lain open; not the truth about any other card, no rules
and no hands. Nothing is kept between two calls: the same recollections and the same open cards have the same beliefs.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

import msgspec

from kronika.bots.belief import Belief, known
from kronika.bots.knowledge import ERAS, depth_of, year_at, years_per_depth
from kronika.cards import CardId
from kronika.engine.view import BackView, CardView, View

__all__ = ["Memory", "Recollection", "Shift", "beliefs_now", "learned", "open_backs"]

DOUBT_ONESELF = 10.0
"""So many cards' worth of trust in one's own sureness, before any card has been turned over."""
_SHARPEST = 0.3  # Years; a belief sharper than this would only be rounding.
_DIGITS = 6  # Of a year: no difference between two machines' logarithms reaches so far.


class Recollection(msgspec.Struct, frozen=True, gc=False):
    """What comes to mind at the title of a card: a middle at some depth, how sure, how long a time the card covers."""

    depth: float
    spread: float
    """Standard deviation, in depth, that one thinks it has for itself, beside what is shared with others."""
    half: float
    """Half the length of the span, in years; 0 for a single year."""
    era: int
    """The era of the middle: what one is off by there applies."""
    sure: bool
    """Whether one knows the date as such; what one is off by elsewhere does not apply."""


class Memory(msgspec.Struct, frozen=True):
    """All that somebody brings to a game. `general` and `by_era`: how far off, in depth, one may be everywhere, and
    in each era besides (standard deviations)."""

    cards: Mapping[CardId, Recollection]
    general: float
    by_era: float


class Shift(msgspec.Struct, frozen=True, gc=False):
    """By how much depth recollections of an era are believed to be too deep, and the variance of that."""

    mean: float
    variance: float


def open_backs(view: View) -> dict[CardId, BackView]:
    """The backs of all cards that lie date side up."""
    return {card.id: card.back for card in _lying(view) if card.back is not None}


def _lying(view: View) -> Iterator[CardView]:
    rows: Iterable[Iterable[CardView]] = (view.discard, view.boxed, view.line, *view.lower, *view.upper)
    return chain.from_iterable(rows)


def learned(memory: Memory, shown: Mapping[CardId, BackView]) -> tuple[list[Shift], float]:
    """What the cards shown teach: a shift for each era, and the factor (squared) to one's own spread.

    Exact for the shifts, if the spreads are right: the general shift and those of the eras are normal, and so are they
    given the residuals. The factor is one step from there, held back by `DOUBT_ONESELF` cards that were as expected.
    """
    residuals: list[list[tuple[float, float]]] = [[] for _ in ERAS]
    for card, back in shown.items():
        own = memory.cards.get(card)
        if own is not None and not own.sure:
            belief = known(back)
            residuals[own.era].append((own.depth - depth_of((belief.first + belief.last) / 2), own.spread**2))
    era_variance = memory.by_era**2
    weights = [sum(1.0 / variance for _, variance in era) for era in residuals]
    means = [
        sum(off / variance for off, variance in era) / weight if weight else 0.0
        for era, weight in zip(residuals, weights, strict=True)
    ]
    told = [1.0 / (era_variance + 1.0 / weight) if weight else 0.0 for weight in weights]
    precision = 1.0 / memory.general**2 + sum(told)
    general = sum(t * mean for t, mean in zip(told, means, strict=True)) / precision
    shifts = []
    for weight, mean in zip(weights, means, strict=True):
        trust = weight / (weight + 1.0 / era_variance)
        # The era's own part, given the general one; the rest of the general one's doubt is passed on.
        variance = 1.0 / (weight + 1.0 / era_variance) + (1.0 - trust) ** 2 / precision
        shifts.append(Shift(general + trust * (mean - general), variance))
    squares = [
        (off - shift.mean) ** 2 / (variance + shift.variance)
        for era, shift in zip(residuals, shifts, strict=True)
        for off, variance in era
    ]
    return shifts, (DOUBT_ONESELF + sum(squares)) / (DOUBT_ONESELF + len(squares))


def beliefs_now(memory: Memory, shown: Mapping[CardId, BackView]) -> dict[CardId, Belief]:
    """A belief about each card: known where its back has lain open, else the recollection, set right as `learned`."""
    shifts, factor = learned(memory, shown)
    beliefs = {card: _believed(own, shifts[own.era], factor) for card, own in memory.cards.items() if card not in shown}
    beliefs.update((card, known(back)) for card, back in shown.items())
    return beliefs


def _believed(own: Recollection, shift: Shift, factor: float) -> Belief:
    """The bell curve, in years, with the same middle and the same spread there as the one in depth."""
    if own.sure:
        middle, spread = year_at(own.depth), own.spread
    else:
        middle, spread = year_at(own.depth - shift.mean), math.sqrt(factor * own.spread**2 + shift.variance)
    sd = max(_SHARPEST, spread * years_per_depth(middle))
    return Belief(round(middle - own.half, _DIGITS), round(middle + own.half, _DIGITS), round(sd, _DIGITS))
