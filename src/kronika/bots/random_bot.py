"""`random`: plays anything that is allowed, as somebody would who cannot read the cards.

It knows nothing of dates and looks at no belief.
"""

from __future__ import annotations

from collections.abc import Mapping

from kronika.bots._draws import draw
from kronika.bots.belief import Belief
from kronika.bots.bot import legal_moves, occasion
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Doubt, Move

__all__ = ["ONE_DOUBT_IN", "RandomBot"]

ONE_DOUBT_IN = 4
"""Where a doubt is allowed, one decision in so many is one: drawn from all moves alike, it would be far fewer."""


class RandomBot:
    """Every card and place is equally likely; in Anno Domini a quarter of the decisions are doubts."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def choose(self, view: View, beliefs: Mapping[CardId, Belief]) -> Move:  # noqa: ARG002
        """One of `view.legal.moves`; raises ValueError where it is not this seat's turn."""
        moves = legal_moves(view)
        doubts = [move for move in moves if isinstance(move, Doubt)]
        others = [move for move in moves if not isinstance(move, Doubt)]
        if doubts and (not others or draw(self.seed, f"doubt {occasion(view)}", ONE_DOUBT_IN) == 0):
            return doubts[0]
        return others[draw(self.seed, f"move {occasion(view)}", len(others))]
