"""How `memory` plays Timeline and competitive Twist: the surest card into the likeliest gap.

It knows only the dates that lie open and the beliefs about the hand; not what others hold, nor what the pile may bring.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kronika.bots._draws import draw
from kronika.bots.belief import Belief, chance_in_order, open_room, what_is_believed
from kronika.bots.bot import occasion
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Place

__all__ = ["choose_place"]

EQUAL = 9
"""Chances are compared to this many decimals, so that the last bit of a machine's `erf` decides nothing."""


def choose_place(view: View, moves: Sequence[Place], beliefs: Mapping[CardId, Belief], seed: bytes) -> Place:
    """The move likeliest to be right (RU-19, CZ-25, PL-27, TV-15); among equals, any, by the seed."""
    assert view.you is not None
    room = open_room([what_is_believed(card, beliefs) for card in view.line])
    hand = {card.id: what_is_believed(card, beliefs) for card in view.seats[view.you].hand}
    best, likeliest = [moves[0]], -1.0
    for move in moves:
        chance = round(chance_in_order(hand[move.card], *room[move.gap]), EQUAL)
        if chance > likeliest:
            best, likeliest = [move], chance
        elif chance == likeliest:
            best.append(move)
    return best[draw(seed, f"place {occasion(view)}", len(best))]
