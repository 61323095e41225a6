"""How likely somebody is to place a card rightly, before anybody has: worked out from the law of the bots.

Knows years and levels of knowledge (`kronika.bots.knowledge`); no table, no rules, no people. A card is recalled at its
own depth with a normal error; it is placed rightly where no card of the line lies between what is recalled and what is
true. How many of the deck's cards lie there is counted, the line is drawn from the deck blindly, so the chance is a sum
of error functions. Whoever makes a deck may see it; at a table it would say where dates lie close together.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from kronika.bots.knowledge import KNOWLEDGE, Level, chance_known, depth_of, error_of
from kronika.cards import CardId
from kronika.dates import Span, to_line

__all__ = ["LINE", "chance_to_place", "expected_chances", "log_odds"]

LINE: Final = 4
"""Cards on the line that a difficulty is stated for: five gaps."""
_SAMPLE: Final = 400
"""Cards of a large deck against which one is held: every so many in the order of their dates."""
_FAR: Final = 4.5
"""Standard deviations beyond which an error is not looked at."""


def expected_chances(
    spans: Mapping[CardId, Span], level: str = "adult", line: int = LINE, prominence: float = 0.5
) -> dict[CardId, float]:
    """For each card the chance, 0..1, to be placed rightly by somebody of this level on a line of `line` cards drawn
    from the deck. Raises KeyError for a level that does not exist, ValueError for a line below 1 or a prominence
    outside 0..1.
    """
    if line < 1 or not 0.0 <= prominence <= 1.0:
        raise ValueError("a line has one card or more, prominence goes from 0 to 1")
    law = KNOWLEDGE[level]
    middles = {card: (to_line(span.first) + to_line(span.last)) / 2 for card, span in spans.items()}
    ordered = sorted(middles.values())
    step = max(1, math.ceil(len(ordered) / _SAMPLE))
    depths = sorted(depth_of(year) for year in ordered[::step])
    chances = {year: chance_to_place(year, depths, law, line, prominence) for year in set(middles.values())}
    return {card: chances[year] for card, year in middles.items()}


def chance_to_place(year: float, depths: list[float], level: Level, line: int, prominence: float = 0.5) -> float:
    """The chance of one card of this year (on the line without a year 0) among cards of these depths, in ascending
    order, the card itself among them or not.
    """
    true = depth_of(year)
    spread = error_of(level, year, prominence)
    others = len(depths) - 1
    if others < 1:
        return 1.0
    known = chance_known(level, year, prominence)
    own = bisect_left(depths, true)
    right = 0.0
    for upwards in (False, True):
        below, between = 0.5, 0
        while between <= others:
            place = own + between + 1 if upwards else own - between - 1
            inside = 0 <= place < len(depths)
            # The next card on this side; beyond the last one everything is the end of the line.
            following = depths[place] if inside else math.inf if upwards else -math.inf
            reached = _normal((following - true) / spread)
            right += abs(reached - below) * _none_of(between, others, line)
            if not inside or abs(following - true) > _FAR * spread:
                break
            below, between = reached, between + 1
    return known + (1.0 - known) * min(1.0, right)


def log_odds(chance: float) -> float:
    """ln(p / (1 - p)), held within four units on each side of 0."""
    inside = min(0.982, max(0.018, chance))
    return math.log(inside / (1.0 - inside))


def _normal(z: float) -> float:
    return 0.5 * (1.0 + math.erf(z / math.sqrt(2.0)))


@lru_cache(1 << 12)
def _none_of(between: int, others: int, line: int) -> float:
    """The chance that a line of so many of the others has none of those that lie between."""
    chance = 1.0
    for drawn in range(min(line, others)):
        left = others - drawn
        chance *= max(0.0, (left - between) / left)
    return chance
