"""When the limit of a move begins, goes on and ends: what is stored of it with the facts of a command.

Knows rooms and facts, no tasks and no sleep; clock.py wakes whom it has to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from kronika.server import facts as f
from kronika.server.room import Room
from kronika.server.store import KEEP, Timer

__all__ = ["timer_after"]

_OF_THE_CLOCK: Final = frozenset(
    {
        f.Dealt, f.Moved, f.Paused, f.Resumed, f.GameClosed, f.Corrected, f.Seated, f.CorrectionProposed,
        f.CorrectionDropped,
    }
)  # fmt: skip
"""Facts after which a limit runs, stands still or is over."""


def timer_after(
    room: Room, timer: Timer | None, facts: Sequence[f.Fact], now: float
) -> Timer | msgspec.UnsetType | None:
    """The limit after these facts, which the room has taken in; `timer` was the one before. KEEP leaves it as it is. It
    runs from each move, stands still in a pause, and then begins anew. `now` is in seconds since 1970.
    """
    if timer is None and room.settings.limit is None:
        return KEEP
    if _OF_THE_CLOCK.isdisjoint(map(type, facts)):
        return KEEP
    limit, turn = room.settings.limit, room.turn
    runs = limit is not None and turn is not None and not room.paused and room.proposal is None
    if not runs or room.game is None or limit is None or turn is None or room.seats[turn].bot is not None:
        return None if timer is not None else KEEP
    move = room.game.moves_made
    if timer is not None and timer.move == move:
        return KEEP
    return Timer(move=move, due=now + limit)
