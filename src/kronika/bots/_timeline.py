"""How `memory` plays Timeline and competitive Twist: the surest card into the likeliest gap.

It knows only the dates that lie open and the beliefs about the hand; not what others hold, nor what the pile may bring.
Chances are read from a table of whole numbers, so that nothing hangs on the last bit of a machine's `erf`, and a
kernel that plays millions of games reads the same ones.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from kronika.bots.belief import Belief, open_room, what_is_believed
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Place

__all__ = ["LEAST", "MIDDLE", "NEAR", "SHARES", "STEPS", "SURE", "choose_place"]

STEPS = 64
"""Of a standard deviation: as fine as chances are told apart."""
MIDDLE = 5 * STEPS
"""The step of the table that begins at the middle; to both sides it reaches five standard deviations."""
SURE = 1_000_000
"""Certainty, in millionths."""
NEAR = 2
"""So many gaps are looked at on each side of the one into which the middle of a belief falls: where the likeliest lies
farther off, it is hardly likelier, and a long line takes no longer to look at."""
LEAST = 1e-9
"""Years: nobody is surer than this."""
SHARES = tuple(
    round(SURE * 0.5 * math.erfc((MIDDLE - 0.5 - step) / STEPS / math.sqrt(2.0))) for step in range(2 * MIDDLE)
)
"""By step: how many of a million normal numbers lie below the middle of it; 0 in the first, all in the last."""


def choose_place(view: View, moves: Sequence[Place], beliefs: Mapping[CardId, Belief], _seed: bytes) -> Place:
    """The move likeliest to be right (RU-19, CZ-25, PL-27, TV-15); among equals the first by card id, then by gap.

    Of each card only the gap of its middle and `NEAR` on each side are looked at.
    """
    assert view.you is not None
    room = open_room([what_is_believed(card, beliefs) for card in view.line])
    hand = {card.id: what_is_believed(card, beliefs) for card in view.seats[view.you].hand}
    near = {card: _gap_of(belief, room) for card, belief in hand.items()}
    looked_at = [move for move in moves if abs(move.gap - near[move.card]) <= NEAR]
    return min(looked_at, key=lambda move: (-_chance(hand[move.card], *room[move.gap]), move.card, move.gap))


def _gap_of(belief: Belief, room: Sequence[tuple[float, float]]) -> int:
    """The last gap all cards before which began before the middle of what is believed."""
    return sum(after < (belief.first + belief.last) / 2.0 for after, _ in room[1:])


def _chance(belief: Belief, after: float, before: float) -> int:
    """`kronika.bots.belief.chance_in_order` in millionths, by the table."""
    scale = STEPS / max(belief.sd, LEAST)
    return _share((before - (belief.first - 0.5)) * scale) - _share((after - (belief.last + 0.5)) * scale)


def _share(steps: float) -> int:
    return SHARES[int(min(max(steps + MIDDLE, 0.0), 2.0 * MIDDLE - 1.0))]
