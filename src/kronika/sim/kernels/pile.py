"""A pile that is drawn from and renewed, as a kernel: any card that is left lies on top.

A shuffle is made only as far as cards are drawn. After a game the cards lie in order again, so a game's deal depends on
its key alone. Knows no rules but when a pile is renewed: when somebody must draw (T02, D11).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.sim.kernels.compiling import compiled
from kronika.sim.kernels.drawing import below, word

__all__ = ["PILE", "PLACES", "draw_top", "full", "put_in_order"]

PILE = np.dtype([(name, np.int64) for name in ("top", "size", "aside", "drawn", "shuffles")])
"""Where the pile begins and ends, how many cards are put aside, how many were drawn, how often it was renewed."""
PLACES = np.dtype([(name, np.int32) for name in ("whole", "swapped", "renewed", "aside")])
"""By place: the pile of the deal, in order before and after a game, and with which place the card drawn there was
exchanged; the pile after it was renewed; the cards put aside, oldest first."""


@compiled
def full(pile: Any, places: Any) -> None:
    """All cards in the pile, none drawn."""
    pile.top, pile.size, pile.aside, pile.drawn, pile.shuffles = 0, len(places), 0, 0, 0


@compiled
def draw_top(key: Any, pile: Any, places: Any) -> Any:
    """The top card, or -1 where there is none and nothing put aside (D11)."""
    if pile.top == pile.size:
        if pile.aside == 0:
            return np.int32(-1)
        for place in range(pile.aside):
            places[place].renewed = places[place].aside
        pile.top, pile.size, pile.aside = 0, pile.aside, 0
        pile.shuffles += 1
    top = pile.top
    other = top + below(word(key, pile.drawn), pile.size - top)
    pile.top = top + 1
    pile.drawn += 1
    if pile.shuffles == 0:
        card = places[other].whole
        places[top].swapped = other
        places[other].whole = places[top].whole
        places[top].whole = card
    else:
        card = places[other].renewed
        places[other].renewed = places[top].renewed
    return card


@compiled
def put_in_order(pile: Any, places: Any) -> None:
    """The cards as every game finds them, whatever was played before."""
    for top in range((pile.top if pile.shuffles == 0 else len(places)) - 1, -1, -1):
        other = places[top].swapped
        card = places[other].whole
        places[other].whole = places[top].whole
        places[top].whole = card
