"""How the bot `plain` plays cooperative Twist, as a kernel: `kronika.bots._plain_team` once more, over arrays.

Knows no rules but where a card may lie, no pile and no date that lies face down.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.bots import _plain_team as team
from kronika.bots import _timeline as timeline
from kronika.sim.kernels.choosing import believe, share
from kronika.sim.kernels.compiling import compiled

__all__ = ["FREE", "HAND", "TITLE", "choose", "look_at"]

HAND = 4
"""Nobody ever has more cards (TC-06, TC-14)."""
FREE = np.inf
"""In place of a year above a gap: no card lies there."""
TITLE = np.dtype([("year", np.float64), ("start", np.float64), ("scale", np.float64)])
"""By seat and card: the year expected, half a year before it, steps of the table a year."""

_STEPS, _LEAST = float(timeline.STEPS), timeline.LEAST
_SURE = np.int64(timeline.SURE)
_LOWER, _UPPER, _CUT_OFF, _STAKE = team.LOWER, team.UPPER, team.CUT_OFF, team.STAKE


@compiled
def look_at(
    card: Any, key: Any, sitting: Any, years: Any, minds: Any, people: Any, present: Any, errors: Any, known: Any
) -> None:
    """Everybody makes up their minds about a title that has come to lie open."""
    for seat in range(len(sitting)):
        first, _, sd = believe(key, seat, card, sitting[seat].level, years, minds, people, present, errors)
        own = known[seat, card]
        own.year, own.start, own.scale = first, first - 0.5, _STEPS / max(sd, _LEAST)


@compiled
def by(own: Any, year: Any, shares: Any) -> Any:
    """The chance that a card's year is this or earlier, in millionths."""
    return np.int64(share((year - own.start) * own.scale, shares))


@compiled
def worth_of(
    seat: Any, card: Any, hands: Any, held: Any, aside: Any, lower: Any, upper: Any, length: Any, known: Any,
    shares: Any,
) -> Any:  # fmt: skip
    """What an attempt gains, in millionths of fifths of a point, and the chance to fit (TC-18 … TC-22, C01)."""
    own = known[seat, card]
    first, last = lower[0], lower[length - 1]
    left, right = by(own, first - 1.0, shares), _SURE - by(own, last, shares)
    same, above = np.int64(0), np.int64(0)
    for gap in range(length):
        up_to, before_it = by(own, lower[gap], shares), by(own, lower[gap] - 1.0, shares)
        same += up_to - before_it
        if gap > 0:
            year = upper[gap - 1]
            if year == FREE:
                above += before_it - by(own, lower[gap - 1], shares)
            else:
                above += by(own, year, shares) - by(own, year - 1.0, shares)
    before, behind = np.int64(0), np.int64(0)
    for other in range(len(held)):
        for place in range(held[other]):
            if not aside[other, place]:
                year = known[seat, hands[other, place]].year
                before += own.year < year and year < first
                behind += last < year and year < own.year
    gain = _LOWER * (left + right + same) + _UPPER * above - _CUT_OFF * (left * before + right * behind)
    return gain, left + right + same + above


@compiled
def choose(
    seat: Any, placed: Any, tried: Any, pile: Any, symbol: Any, hands: Any, held: Any, aside: Any, fronts: Any,
    lower: Any, upper: Any, length: Any, known: Any, shares: Any, worths: Any,
) -> Any:  # fmt: skip
    """0 and the place in the hand to turn over, 1 and that to discard (TC-40), or 2 and -1 for a stop.

    Among equals no attempt rather than one, then the first card by number.
    """
    risk, waiting, own = _SURE, np.int64(0), np.int64(0)
    for other in range(len(held)):
        for place in range(held[other]):
            waiting += not aside[other, place]
    for place in range(held[seat]):
        worths[place, 0], worths[place, 1] = 0, 0
        if not aside[seat, place]:
            own += 1
            worths[place, 0], worths[place, 1] = worth_of(
                seat, hands[seat, place], hands, held, aside, lower, upper, length, known, shares
            )
    # Rounded down card by card, so the order counts: by card number, as the bot goes.
    before = np.int64(-1)
    for _ in range(own):
        following = np.int64(-1)
        for place in range(held[seat]):
            if (
                not aside[seat, place]
                and hands[seat, place] > before
                and (following < 0 or hands[seat, place] < hands[seat, following])
            ):
                following = np.int64(place)
        risk = risk * (_SURE - min(_SURE, worths[following, 1])) // _SURE
        before = np.int64(hands[seat, following])
    stake = risk * _STAKE * (pile + waiting - own) if placed == 0 else np.int64(0)
    kind, best, loss = 2, -1, np.int64(0)
    found = placed > 0
    if placed == 0 and tried == 0:
        for place in range(held[seat]):
            card = hands[seat, place]
            if fronts[card] == symbol:
                value = max(np.int64(0), worths[place, 0])
                if not found or value < loss or (value == loss and card < hands[seat, best]):
                    kind, best, loss, found = 1, place, value, True
    for place in range(held[seat]):
        if not aside[seat, place]:
            value = stake - worths[place, 0]
            card = hands[seat, place]
            if not found or value < loss or (value == loss and kind == 0 and card < hands[seat, best]):
                kind, best, loss, found = 0, place, value, True
    return kind, best
