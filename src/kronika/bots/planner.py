"""`planner`: thinks further than the next card, by what it believes; each game has a file of its own.

It knows the view, the beliefs and its seed. Given the beliefs of `kronika.bots.learning` it also learns within a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from kronika.bots._planned_chain import plan_add_or_doubt
from kronika.bots._planned_placing import plan_place
from kronika.bots._planned_team import plan_turn_over
from kronika.bots.belief import Belief
from kronika.bots.bot import legal_moves
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Add, Discard, Doubt, Move, Place, Stop, TurnOver

__all__ = ["PlannerBot"]


class PlannerBot:
    """Plays every game whose moves it knows. `seed` is any bytes; it breaks ties and draws what may come."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def choose(self, view: View, beliefs: Mapping[CardId, Belief]) -> Move:
        """A legal move, perhaps with a correction (AD-20); raises ValueError where this seat is not on turn."""
        moves = legal_moves(view)
        kinds = set(map(type, moves))
        if kinds <= {Place}:
            return plan_place(view, cast("tuple[Place, ...]", moves), beliefs, self.seed)
        if kinds <= {TurnOver, Discard, Stop}:
            return plan_turn_over(view, cast("tuple[TurnOver | Discard | Stop, ...]", moves), beliefs, self.seed)
        if kinds <= {Add, Doubt}:
            assert view.legal is not None
            added = cast("tuple[Add | Doubt, ...]", moves)
            return plan_add_or_doubt(view, added, view.legal.correction, beliefs, self.seed)
        raise ValueError(f"no bot knows how to play {view.game} with {', '.join(sorted(k.__name__ for k in kinds))}")
