"""How `memory` plays cooperative Twist: turns over the card that brings the team most, discards where that is risky.

It knows the open timeline, everybody's titles and the beliefs; of the pile only the top card and the number of cards.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from kronika.bots._draws import draw
from kronika.bots.belief import Belief, chance_by, chance_in_year, known, what_is_believed
from kronika.bots.bot import occasion
from kronika.cards import CardId
from kronika.engine.view import CardView, View
from kronika.table.moves import Discard, Stop, TurnOver

__all__ = [
    "EQUAL",
    "LOWER",
    "STAKE",
    "UPPER",
    "Places",
    "Timeline",
    "chance_between",
    "choose_turn_over",
    "places_of",
    "timeline_of",
    "waiting_in",
]

LOWER, UPPER = 3.0, 2.0
"""What a card gains on each level: 2 or 1 points, where unplaced it takes one away (TC-52 … TC-56)."""
CUT_OFF = 4.0
"""What is lost for each waiting card past which the lower level grows: its gain there, more for those in the pile."""
STAKE = 1.2
"""What each card that is still to be placed is expected to gain, and loses where the game ends early (TC-34)."""
EQUAL = 9
"""Values are compared to this many decimals, so that the last bit of a machine's `erf` decides nothing."""


class Timeline(msgspec.Struct, frozen=True):
    """The years that lie open, on the line: the lower stacks, and above each gap between them a year or None."""

    lower: tuple[float, ...]
    upper: tuple[float | None, ...]


class Places(msgspec.Struct, frozen=True):
    """Where a card may come to lie, as chances: beyond either end, in each gap, on cards of its own year."""

    left: float
    right: float
    gaps: tuple[float, ...]
    """The chance of each free gap; 0 for a taken one."""
    on_lower: float
    on_upper: float

    @property
    def fits(self) -> float:
        return self.left + self.right + sum(self.gaps) + self.on_lower + self.on_upper


def choose_turn_over(
    view: View, moves: Sequence[TurnOver | Discard | Stop], beliefs: Mapping[CardId, Belief], seed: bytes
) -> TurnOver | Discard | Stop:
    """The move that is expected to bring the team most; among equals rather no attempt, else any, by the seed."""
    timeline = timeline_of(view)
    waiting = {card.id: what_is_believed(card, beliefs) for card in waiting_in(view)}
    places = {card: places_of(belief, timeline) for card, belief in waiting.items()}
    own = [move.card for move in moves if isinstance(move, TurnOver)]
    # Nothing placed yet: where every card fails, the game is over (TC-34, C11).
    risk = math.prod(1.0 - min(1.0, places[card].fits) for card in own) if not view.placed else 0.0
    stake = STAKE * (view.pile + len(waiting) - len(own))
    values: list[tuple[float, TurnOver | Discard | Stop]] = []
    for move in moves:
        if isinstance(move, TurnOver):
            value = worth_of(move.card, waiting, places, timeline) - risk * stake
        elif isinstance(move, Discard) and move.card in waiting:
            value = min(0.0, -worth_of(move.card, waiting, places, timeline))
        else:
            value = 0.0  # A stop, or a horizontal card, which can gain nothing any more (TC-24).
        values.append((round(value, EQUAL), move))
    most = max(value for value, _ in values)
    equals = [move for value, move in values if value == most]
    best = [move for move in equals if not isinstance(move, TurnOver)] or equals
    return best[draw(seed, f"turn over {occasion(view)}", len(best))]


def timeline_of(view: View) -> Timeline:
    """The years that lie open in a view."""
    return Timeline(
        tuple(_year(stack[0]) for stack in view.lower),
        tuple(_year(stack[0]) if stack else None for stack in view.upper),
    )


def _year(card: CardView) -> float:
    assert card.back is not None
    return known(card.back).first


def waiting_in(view: View) -> list[CardView]:
    """The cards that may still be placed: upright ones in all hands, and the top of the pile."""
    upright = [card for seat in view.seats for card in seat.hand if card.id not in seat.horizontal]
    return upright + ([view.pile_top] if view.pile_top is not None else [])


def places_of(belief: Belief, timeline: Timeline) -> Places:
    """Where the card may come to lie (TC-18 … TC-22, C01)."""
    lower, upper = timeline.lower, timeline.upper
    up_to = [chance_by(belief, year) for year in lower]
    before = [chance_by(belief, year - 1.0) for year in lower]
    gaps, on_upper = [], 0.0
    for gap, above in enumerate(upper):
        if above is None:
            gaps.append(max(0.0, before[gap + 1] - up_to[gap]))
        else:
            gaps.append(0.0)
            on_upper += chance_in_year(belief, above)
    same = sum(by - earlier for by, earlier in zip(up_to, before, strict=True))
    return Places(before[0], 1.0 - up_to[-1], tuple(gaps), same, on_upper)


def worth_of(
    card: CardId, waiting: Mapping[CardId, Belief], places: Mapping[CardId, Places], timeline: Timeline
) -> float:
    """What turning the card over gains, less what its place takes from the cards that are waiting."""
    own, first, last = places[card], timeline.lower[0], timeline.lower[-1]
    others = [other for other in waiting if other != card]
    worth = LOWER * own.on_lower + UPPER * own.on_upper
    for gap, chance in enumerate(own.gaps):
        if chance > 0.0:
            # Where another card would have taken the gap, nothing is won.
            worth += chance * UPPER * math.prod(1.0 - places[other].gaps[gap] for other in others)
    if own.left > 0.0:
        year = min(waiting[card].first, first - 1.0)
        worth += own.left * (LOWER - CUT_OFF * sum(chance_between(waiting[other], year, first) for other in others))
    if own.right > 0.0:
        year = max(waiting[card].first, last + 1.0)
        worth += own.right * (LOWER - CUT_OFF * sum(chance_between(waiting[other], last, year) for other in others))
    return worth


def chance_between(belief: Belief, after: float, before: float) -> float:
    """The chance that the card is of a year between these two, 0..1; on the line, both left out."""
    return max(0.0, chance_by(belief, before - 1.0) - chance_by(belief, after))
