"""The stated default move: what is done for a seat whose time is up, who is gone, or whose program has no answer.

It knows nothing, so it looks at no date and no belief: stop where one may; else the first card of the hand, behind the
last card of the row; Anno Domini likewise, without a doubt and without a correction.
"""

from __future__ import annotations

from kronika.engine.view import View
from kronika.table import Move
from kronika.table.moves import Add, Discard, Doubt, Place, Stop, TurnOver

__all__ = ["default_move"]


def default_move(view: View) -> Move:
    """The default move of the seat on turn, whose view this is. ValueError where nobody is on turn."""
    if view.legal is None or not view.legal.moves:
        raise ValueError("no seat is on turn in this view")
    moves = view.legal.moves
    for kind in (Stop, Place, Add, TurnOver):
        some = [move for move in moves if isinstance(move, kind)]
        if not some:
            continue
        if isinstance(some[0], (Place, Add)):
            hand = [card.id for card in view.seats[some[0].seat].hand]
            return min(some, key=lambda move: (hand.index(move.card), -move.gap))  # type: ignore[union-attr]
        return some[0]
    return next((move for move in moves if isinstance(move, (Discard, Doubt))), moves[0])
