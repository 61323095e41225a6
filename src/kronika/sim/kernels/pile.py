"""A pile that is drawn from and renewed, as a kernel: any card that is left lies on top.

A shuffle is made only as far as cards are drawn. After a game the cards lie in order again, so a game's deal depends on
its key alone. Knows no rules but when a pile is renewed: when somebody must draw (T02, D11).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.sim.kernels.compiling import compiled, entrance
from kronika.sim.kernels.drawing import below, word

__all__ = ["PILE", "PLACES", "draw_first", "draw_top", "full", "have_drawn", "pile_order", "put_in_order"]

PILE = np.dtype([(name, np.int64) for name in ("top", "size", "aside", "drawn", "shuffles")])
"""Where the pile begins and ends, how many cards are put aside, how many were drawn, how often it was renewed."""
PLACES = np.dtype([("card", np.uint32), ("swapped", np.uint32), ("aside", np.uint32)])
"""By place: the card that lies there, from `top` on; with which place it was exchanged when it was drawn; the cards put
aside, oldest first."""


@entrance
def pile_order(cards: Any, key: Any, number: Any) -> Any:
    """All these cards as a pile, top card first, shuffled with the draws from `number` on."""
    pile = cards.copy()
    for top in range(len(pile)):
        other = top + below(word(key, number + top), len(pile) - top)
        pile[top], pile[other] = pile[other], pile[top]
    return pile


@compiled
def full(pile: Any, places: Any) -> None:
    """All cards in the pile, none drawn."""
    pile.top, pile.size, pile.aside, pile.drawn, pile.shuffles = 0, len(places), 0, 0, 0


@compiled
def draw_top(key: Any, pile: Any, places: Any) -> Any:
    """The top card, or -1 where there is none and nothing put aside (D11).

    The pile is renewed only where somebody must draw (RU-23, TV-18, T01, T02). Indices are unsigned: of others it is
    asked whether they count from the end.
    """
    if pile.top == pile.size:
        if pile.aside == 0:
            return np.int64(-1)
        for place in range(pile.aside):
            places[place].card = places[place].aside
        pile.top, pile.size, pile.aside = 0, pile.aside, 0
        pile.shuffles += 1
    top = np.uint64(pile.top)
    other = top + np.uint64(below(word(key, pile.drawn), pile.size - pile.top))
    card = places[other].card
    places[other].card, places[top].swapped = places[top].card, np.uint32(other)
    pile.top += 1
    pile.drawn += 1
    return np.int64(card)


@compiled
def draw_first(key: Any, drawn: Any, places: Any) -> Any:
    """The top card of a pile that was full, `drawn` cards ago, and not empty: `draw_top` without what else it looks at.

    The pile is told afterwards, with `have_drawn`.
    """
    other = drawn + np.uint64(below(word(key, drawn), np.uint64(len(places)) - drawn))
    card = places[other].card
    places[other].card, places[drawn].swapped = places[drawn].card, np.uint32(other)
    return np.uint64(card)


@compiled
def have_drawn(pile: Any, drawn: Any) -> None:
    """So many cards of a full pile were drawn."""
    pile.top, pile.drawn = drawn, drawn


@compiled
def put_in_order(pile: Any, places: Any) -> None:
    """The cards as every game finds them, whatever was played before."""
    if pile.shuffles > 0:
        for place in range(len(places)):
            places[place].card = np.uint32(place)
        return
    for place in range(pile.top):
        other = places[place].swapped
        places[place].card, places[other].card = np.uint32(place), other
