"""How `memory` plays Anno Domini: weighs a doubt against a card laid, and lays where the chain likeliest stays right.

It knows the beliefs, the penalties and the sizes of hands; not what the others believe, nor whether they bluff (AD-59).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from kronika.bots._chain import Worlds, likeliest_correction, pairs_in_order
from kronika.bots._stakes import layer_is_out, penalties
from kronika.bots.belief import Belief, what_is_believed
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Add, Doubt

__all__ = ["choose_add_or_doubt"]

DOUBTED = 0.6
"""How often the successor doubts a chain that is wrong."""
CLEARLY = 0.03
"""A correction must make the chain likelier to be in order by this much."""
KEEP = 0.08
"""For the sake of keeping a surer card, this much of the chance of the best placement may be given up."""
WIN = 6.0
"""What a win is worth, in penalty cards."""
FRESH = 0.7
"""The chance of placing one's last card well into a chain that has just begun (AD-35)."""
PATIENCE = 20
"""After so many rounds, each further one makes a doubt dearer by `IMPATIENCE` cards."""
IMPATIENCE = 0.1
"""Where nobody knows much, chains end early and wrong, and penalties come faster than cards are laid; this ends it."""


class Laying(msgspec.Struct, frozen=True):
    """A card to lay, and the chance that the chain is in order then."""

    chance: float
    move: Add


def choose_add_or_doubt(
    view: View, moves: Sequence[Add | Doubt], correction: str, beliefs: Mapping[CardId, Belief], seed: bytes
) -> Add | Doubt:
    """A doubt where it is expected to cost less than laying (AD-24, AD-26), else the best laying."""
    assert view.you is not None
    doubt = next((move for move in moves if isinstance(move, Doubt)), None)
    if doubt is not None and layer_is_out(view):
        return doubt
    hand = view.seats[view.you].hand
    cards = {card.id: what_is_believed(card, beliefs) for card in (*view.line, *hand)}
    in_order, laying = best_laying(view, cards, correction, seed)
    if doubt is not None and cost_of_doubting(view, in_order, len(hand)) < cost_of_laying(
        view, laying.chance, len(hand)
    ):
        return doubt
    return laying.move


def cost_of_doubting(view: View, in_order: float, held: int) -> float:
    """Expected cards for doubting a chain that is in order with this chance (AD-24).

    What a doubt that is right costs the layer (AD-26) counts as a gain, divided among all opponents.
    """
    wrong, opponents = 1.0 - in_order, max(1, len(view.seats) - 1)
    doubter, layer = penalties(view)
    cost = in_order * doubter - wrong * layer / opponents
    cost += IMPATIENCE * max(0, view.round - PATIENCE)
    # With one card left, a doubt that is right leads to a new chain, for that card, at once (AD-33, AD-35).
    return cost - (WIN * FRESH * wrong if held == 1 else 0.0)


def cost_of_laying(view: View, in_order: float, held: int) -> float:
    """Expected cards for laying into a chain that is in order with this chance afterwards (AD-26, AD-30)."""
    wrong = 1.0 - in_order
    _, layer = penalties(view)
    if held == 1:
        return wrong * layer - WIN * in_order  # Somebody checks the last card for certain (AD-40).
    return wrong * layer * DOUBTED


def best_laying(view: View, beliefs: Mapping[CardId, Belief], correction: str, seed: bytes) -> tuple[float, Laying]:
    """How likely the chain is in order as it lies, and the best card, gap and correction."""
    assert view.you is not None
    chain = tuple(card.id for card in view.line)
    hand = tuple(card.id for card in view.seats[view.you].hand)
    worlds = Worlds(seed, beliefs)
    room = worlds.room(chain, hand)
    laying = _pick(view.you, chain, None, room.with_card, beliefs)
    if (corrected := likeliest_correction(chain, correction, beliefs)) is not None:
        other = _pick(view.you, corrected, corrected, worlds.room(corrected, hand).with_card, beliefs)
        if other.chance > laying.chance + CLEARLY:
            laying = other
    return room.in_order, laying


def _pick(
    seat: int,
    chain: tuple[CardId, ...],
    corrected: tuple[CardId, ...] | None,
    fits: Mapping[CardId, list[float]],
    beliefs: Mapping[CardId, Belief],
) -> Laying:
    """Of the cards nearly as safe as the safest, the one whose date is least sure: sure ones are kept for the end."""
    best = max(max(row) for row in fits.values())
    nearly = [card for card, row in fits.items() if max(row) >= best - KEEP]
    card = max(nearly, key=lambda card: (beliefs[card].sd, max(fits[card])))
    row = fits[card]
    if best == 0.0:  # No world has this chain in order; pairs still tell gaps apart.
        row = pairs_in_order(chain, card, beliefs)
    return Laying(max(fits[card]), Add(seat, card, row.index(max(row)), corrected))
