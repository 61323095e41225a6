"""What a player may ask for. A move is a request: the rules judge it once, and events say what came of it.

Imperatives, in the words of the rulebooks. Knows no rules: whether a move is legal is for `kronika.rules`.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from kronika.cards import CardId, Seat

__all__ = ["Add", "Discard", "Doubt", "Move", "Place", "Stop", "TurnOver", "is_well_formed"]


class Place(msgspec.Struct, frozen=True, gc=False, tag_field="move", tag="place"):
    """Timeline: a card from the hand into a gap; gap 0 is left of every card, gap n right of all n cards (RU-14)."""

    seat: Seat
    card: CardId
    gap: int


class TurnOver(msgspec.Struct, frozen=True, gc=False, tag_field="move", tag="turn-over"):
    """Timeline Twist, cooperative: a card turned over and added where its date puts it (TC-17, C20).

    Records say `place` for it.
    """

    seat: Seat
    card: CardId


class Discard(msgspec.Struct, frozen=True, gc=False, tag_field="move", tag="discard"):
    """Timeline Twist, cooperative: a card onto the discard pile (TC-39)."""

    seat: Seat
    card: CardId


class Stop(msgspec.Struct, frozen=True, gc=False, tag_field="move", tag="stop"):
    """Timeline Twist, cooperative: no further attempt in this turn (TC-31)."""

    seat: Seat


class Add(msgspec.Struct, frozen=True, gc=False, tag_field="move", tag="add"):
    """Anno Domini: a card into the chain at `gap`, after the chain has been put into the order `chain` (AD-13, AD-20).

    `chain` is a permutation of the existing chain, earliest first, or None where it stays as it lies.
    """

    seat: Seat
    card: CardId
    gap: int
    chain: tuple[CardId, ...] | None = None


class Doubt(msgspec.Struct, frozen=True, gc=False, tag_field="move", tag="doubt"):
    """Anno Domini: publicly doubt the order of the chain instead of adding a card (AD-21)."""

    seat: Seat


Move: TypeAlias = Place | TurnOver | Discard | Stop | Add | Doubt


_LARGEST = 2**53


def is_well_formed(move: Move) -> bool:
    """Whether the fields hold what their types say, in numbers of a size that anybody could mean; True is no seat."""
    seat = move.seat
    if type(seat) is not int or not -_LARGEST <= seat <= _LARGEST:
        return False
    if isinstance(move, (Place, Add)):
        gap = move.gap
        if type(move.card) is not str or type(gap) is not int or not -_LARGEST <= gap <= _LARGEST:
            return False
        chain = move.chain if isinstance(move, Add) else None
        return chain is None or (type(chain) is tuple and all(type(card) is str for card in chain))
    return isinstance(move, (Stop, Doubt)) or type(move.card) is str
