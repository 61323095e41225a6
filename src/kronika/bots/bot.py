"""What a bot is: somebody who looks at the view, asks their memory and says a move.

A bot keeps nothing between two moves and never sees the table's state, so the same view and the same beliefs get the
same move, after an undo, in a replay, or on another machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from kronika.bots.belief import Belief
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Move

__all__ = ["Bot", "legal_moves", "occasion"]


class Bot(Protocol):
    """`choose` answers for the seat whose view it is handed."""

    def choose(self, view: View, beliefs: Mapping[CardId, Belief]) -> Move:
        """A legal move for `view.you`; raises ValueError where it is not that seat's turn."""
        ...


def legal_moves(view: View) -> tuple[Move, ...]:
    """The moves that a view offers; raises ValueError where there is none to choose."""
    if view.legal is None or not view.legal.moves:
        raise ValueError("there is nothing to choose: this is not the view of the seat on turn")
    return view.legal.moves


def occasion(view: View) -> str:
    """Words that name this decision, for draws: the seat and the number of the move."""
    return f"{view.you} {view.move}"
