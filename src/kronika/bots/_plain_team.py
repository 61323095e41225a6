"""How `plain` plays cooperative Twist: what a card gains, less what it cuts off from waiting cards, in whole numbers.

It knows the open timeline, all upright cards by title, and the beliefs. Chances come from the table of `_timeline`,
so that a kernel that plays millions of games decides alike. Nothing is drawn by lot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from kronika.bots._timeline import LEAST, MIDDLE, SHARES, STEPS, SURE
from kronika.bots._twist import Timeline, timeline_of
from kronika.bots.belief import Belief, what_is_believed
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Discard, Stop, TurnOver

__all__ = ["CUT_OFF", "LOWER", "STAKE", "UPPER", "plain_turn_over"]

LOWER: Final = 15
"""What a card gains on the lower level, in fifths of a point: 2 points, and unplaced it would take 1 (TC-52, TC-56)."""
UPPER: Final = 10
"""The same for the second level (TC-53)."""
CUT_OFF: Final = 20
"""What is lost with each waiting card past which the lower level grows, and for those in the pile like it."""
STAKE: Final = 6
"""What each card of others and of the pile is expected to gain yet, and loses where the game ends early (TC-34)."""


class Title(NamedTuple):
    """A waiting card: the year expected, half a year before it, steps of the table a year."""

    year: float
    start: float
    scale: float


def plain_turn_over(
    view: View,
    moves: Sequence[TurnOver | Discard | Stop],
    beliefs: Mapping[CardId, Belief],
    seed: bytes,  # noqa: ARG001
) -> TurnOver | Discard | Stop:
    """The move of most worth; among equals no attempt rather than one, then the first by card id."""
    timeline = timeline_of(view)
    waiting = {
        card.id: _title(what_is_believed(card, beliefs))
        for seat in view.seats
        for card in seat.hand
        if card.id not in seat.horizontal
    }
    own = {move.card for move in moves if isinstance(move, TurnOver)}
    own |= {move.card for move in moves if isinstance(move, Discard) and move.card in waiting}
    worth, risk = {}, SURE
    for card in sorted(own):
        worth[card], fits = _worth(card, waiting, timeline)
        risk = risk * (SURE - min(SURE, fits)) // SURE
    stake = 0 if view.placed else risk * STAKE * (view.pile + len(waiting) - len(own))

    def rank(move: TurnOver | Discard | Stop) -> tuple[int, int, CardId]:
        if isinstance(move, TurnOver):
            return stake - worth[move.card], 1, move.card
        if isinstance(move, Discard):
            return max(0, worth.get(move.card, 0)), 0, move.card
        return 0, 0, ""

    return min(moves, key=rank)


def _title(belief: Belief) -> Title:
    return Title(belief.first, belief.first - 0.5, STEPS / max(belief.sd, LEAST))


def _by(card: Title, year: float) -> int:
    """The chance that the card's year is this or earlier, in millionths."""
    return SHARES[int(min(max((year - card.start) * card.scale + MIDDLE, 0.0), 2.0 * MIDDLE - 1.0))]


def _worth(card: CardId, waiting: Mapping[CardId, Title], timeline: Timeline) -> tuple[int, int]:
    """What an attempt gains, in millionths of fifths of a point, and the chance to fit (TC-18 … TC-22, C01)."""
    own, lower, upper = waiting[card], timeline.lower, timeline.upper
    left, right = _by(own, lower[0] - 1.0), SURE - _by(own, lower[-1])
    same = sum(_by(own, year) - _by(own, year - 1.0) for year in lower)
    above = sum(
        _by(own, lower[gap + 1] - 1.0) - _by(own, lower[gap]) if year is None else _by(own, year) - _by(own, year - 1.0)
        for gap, year in enumerate(upper)
    )
    before = sum(own.year < other.year < lower[0] for other in waiting.values())
    behind = sum(lower[-1] < other.year < own.year for other in waiting.values())
    gain = LOWER * (left + right + same) + UPPER * above - CUT_OFF * (left * before + right * behind)
    return gain, left + right + same + above
