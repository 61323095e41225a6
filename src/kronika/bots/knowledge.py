"""How well people of a level know when things happened: the law of the error, in closed form. Sources: docs/bots.md.

Knows years, eras and numbers only: no card, no table, no truth about a game. Everything is a sum, a product, a
logarithm or an exponential of numbers, so that it may be worked out for whole columns of cards at once.

Errors are normal on a compressed line: the depth of a year is ln((PRESENT - year + OFFSET) / OFFSET), 0 today. An error
of so much depth is so large a share of the distance from today, and no recollection lies in the future.
"""

from __future__ import annotations

import math
from bisect import bisect_right

import msgspec

__all__ = [
    "ERAS",
    "KNOWLEDGE",
    "Level",
    "chance_known",
    "depth_of",
    "era_of",
    "error_of",
    "year_at",
    "years_per_depth",
]

PRESENT = 2025.0
"""The year from which distance is measured; a constant, so that a belief is the same whenever it is made."""
OFFSET = 20.0
"""Years by which the scale is softened: within about a generation errors grow slowly."""
EXACT = 0.5
"""Standard deviation, in years, of a date that one knows: two times in three the right year, else a neighbour."""
GLOBAL, BY_ERA = 0.35, 0.45
"""Parts of the error that all dates share and that the dates of an era share, as shares of a level's `error`."""
OWN = math.sqrt(1.0 - GLOBAL**2 - BY_ERA**2)
"""The part that each card has for itself; with the other two it makes up `error`."""
TELESCOPING = 0.3
"""Distant events seem more recent than they are, by this share of a level's `error`, in depth."""
PROMINENCE = math.log(4.0)
"""How the error falls with prominence: 0 doubles it, 1 halves it."""
PROMINENCE_ODDS = 5.0
"""By how much the log-odds of knowing a date rise from prominence 0 to 1."""
INTEREST_ODDS = 2.0
"""By how much they rise for one unit of interest."""
DEPTH_ODDS = 0.25
"""By how much they fall for each unit of depth; 1900 lies at depth 2, 500 BC near 5."""

ERAS: dict[str, float] = {
    "antiquity": -math.inf,
    "middle ages": 500.0,
    "early modern": 1500.0,
    "19th century": 1800.0,
    "1900 to 1959": 1900.0,
    "since 1960": 1960.0,
}
"""The eras and the year in which each begins, on the line without year 0."""
_BEGINS = tuple(ERAS.values())[1:]


class Level(msgspec.Struct, frozen=True, gc=False):
    """How much somebody knows. All numbers are of a card of middling prominence in a theme of no special interest."""

    error: float
    """Standard deviation of the error in depth: about the share of the distance from today by which one errs."""
    eras: tuple[float, ...]
    """Factors to the error, one for each of `ERAS`."""
    themes: float
    """Standard deviation of one's interests: a theme of interest x has its errors multiplied by exp(-x)."""
    known: float
    """Log-odds of knowing the year itself, at depth 0."""
    confidence: float
    """The error that one thinks one makes, as a share of the one that one makes."""


KNOWLEDGE: dict[str, Level] = {
    "child": Level(0.35, (1.3, 1.2, 1.1, 1.0, 1.0, 0.8), 0.5, -4.0, 0.70),
    "pupil": Level(0.20, (0.8, 1.0, 1.0, 0.9, 0.8, 1.0), 0.3, -2.5, 0.75),
    "adult": Level(0.12, (1.2, 1.1, 1.0, 1.0, 0.9, 0.7), 0.4, -1.5, 0.80),
    "enthusiast": Level(0.07, (1.0, 1.0, 1.0, 1.0, 0.9, 0.8), 0.3, -0.3, 0.90),
    "historian": Level(0.035, (0.9, 0.9, 0.9, 0.9, 0.9, 1.0), 0.15, 1.0, 1.00),
}
"""The levels, from little to much. Their order is borne out by games, their numbers are judged: docs/bots.md."""


def depth_of(year: float) -> float:
    """The depth of a year on the line; 0 for the present and whatever comes after it."""
    return math.log1p(max(0.0, PRESENT - year) / OFFSET)


def year_at(depth: float) -> float:
    """The year on the line at this depth; the present for depths below 0."""
    return PRESENT - OFFSET * math.expm1(max(0.0, depth))


def years_per_depth(year: float) -> float:
    """How many years one unit of depth is around this year."""
    return max(0.0, PRESENT - year) + OFFSET


def era_of(year: float) -> int:
    """The number of the era in `ERAS`."""
    return bisect_right(_BEGINS, year)


def error_of(level: Level, year: float, prominence: float = 0.5, interest: float = 0.0) -> float:
    """Standard deviation of the whole error in depth, for a date that is not known; times `years_per_depth`, in years.

    `prominence` 0..1: how present the event is to everybody. `interest`: the bot's own for the card's theme, around 0.
    """
    return level.error * level.eras[era_of(year)] * math.exp(PROMINENCE * (0.5 - prominence) - interest)


def chance_known(level: Level, year: float, prominence: float = 0.5, interest: float = 0.0) -> float:
    """The chance, 0..1, that somebody of this level knows the year itself, `EXACT`ly."""
    odds = level.known + PROMINENCE_ODDS * (prominence - 0.5) + INTEREST_ODDS * interest - DEPTH_ODDS * depth_of(year)
    return 1.0 / (1.0 + math.exp(-odds))
