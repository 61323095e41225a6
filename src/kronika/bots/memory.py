"""`memory`: plays by what it remembers of the dates, roughly, as its beliefs say.

It knows the view, the beliefs and its seed; how each game is played with them stands in a file of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from kronika.bots._anno_domini import choose_add_or_doubt
from kronika.bots._timeline import choose_place
from kronika.bots._twist import choose_turn_over
from kronika.bots.belief import Belief
from kronika.bots.bot import legal_moves
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Add, Discard, Doubt, Move, Place, Stop, TurnOver

__all__ = ["MemoryBot"]


class MemoryBot:
    """Plays every game whose moves it knows, whatever the edition is called. `seed` is any bytes; it breaks ties."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def choose(self, view: View, beliefs: Mapping[CardId, Belief]) -> Move:
        """A legal move, perhaps with a correction (AD-20); raises ValueError where this seat is not on turn."""
        moves = legal_moves(view)
        kinds = set(map(type, moves))
        if kinds <= {Place}:
            return choose_place(view, cast("tuple[Place, ...]", moves), beliefs, self.seed)
        if kinds <= {TurnOver, Discard, Stop}:
            return choose_turn_over(view, cast("tuple[TurnOver | Discard | Stop, ...]", moves), beliefs, self.seed)
        if kinds <= {Add, Doubt}:
            assert view.legal is not None
            added = cast("tuple[Add | Doubt, ...]", moves)
            return choose_add_or_doubt(view, added, view.legal.correction, beliefs, self.seed)
        raise ValueError(f"no bot knows how to play {view.game} with {', '.join(sorted(k.__name__ for k in kinds))}")
