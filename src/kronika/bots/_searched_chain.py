"""How `searcher` plays Anno Domini: plays the likeliest moves on in many worlds, and takes the one that wins most.

It begins from the move of `planner` and leaves it for one that is better in the same worlds. It knows the chain, the
hands, the top of the pile, the penalties and its beliefs; it takes the others to err as much as itself.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from kronika.bots._chain import Worlds, likeliest_correction, pairs_in_order
from kronika.bots._chain_worlds import play_on
from kronika.bots._imagined_chain import Imagined
from kronika.bots._planned_chain import EVIDENCE, plan_add_or_doubt
from kronika.bots._stakes import layer_is_out
from kronika.bots.belief import Belief, what_is_believed
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Add, Doubt

__all__ = ["Weighed", "batches_for", "search_add_or_doubt", "weigh"]

WORLDS: Final = 96
"""In so many worlds each move is played on at first, whatever the clock says."""
BATCHES, LOOKS = 8, 32
"""So many times as many worlds are imagined, for the moves that may still be the best; at large tables fewer, `LOOKS`
by players, for games are longer there and every player sees each world in their own way.
"""
SURELY: Final = 1.0
"""A move may not be the best any more if it is behind by so many standard errors."""
CANDIDATES: Final = 5
"""So many layings are tried, beside the one that `planner` would make."""
NEAR: Final = 0.4
"""A card is tried whose best gap is within so much of the safest."""


class Weighed(msgspec.Struct, frozen=True):
    """A move, and the share of worlds that it wins, 0..1, with each world's result."""

    move: Add | Doubt
    worth: float
    results: tuple[float, ...]


def search_add_or_doubt(
    view: View, moves: Sequence[Add | Doubt], correction: str, beliefs: Mapping[CardId, Belief], seed: bytes
) -> Add | Doubt:
    """The move that wins most often; among equals that of `planner`."""
    planned = plan_add_or_doubt(view, moves, correction, beliefs, seed)
    weighed = weigh(view, moves, correction, beliefs, seed, planned)
    return max(weighed, key=lambda each: round(each.worth, 9)).move if weighed else planned


def weigh(
    view: View,
    moves: Sequence[Add | Doubt],
    correction: str,
    beliefs: Mapping[CardId, Belief],
    seed: bytes,
    planned: Add | Doubt,
) -> list[Weighed]:
    """The moves that may be the best, the planned one first; none where there is nothing to think about.

    What turns out to be surely worse is played on no further.
    """
    assert view.you is not None
    doubt = next((move for move in moves if isinstance(move, Doubt)), None)
    if doubt is not None and layer_is_out(view):
        return []
    chain = tuple(card.id for card in view.line)
    hand = tuple(card.id for card in view.seats[view.you].hand)
    own = {card.id: what_is_believed(card, beliefs) for card in (*view.line, *view.seats[view.you].hand)}
    worlds = Worlds(seed, own)
    weights = worlds.likelihoods(chain, EVIDENCE) if doubt is not None else [1.0] * worlds.count
    tried: list[Add | Doubt] = [planned]
    if doubt is not None and not isinstance(planned, Doubt):
        tried.append(doubt)
    tried += [move for move in _layings(view, worlds, weights, chain, hand, correction) if move not in tried]
    if len(tried) == 1:
        return []
    imagined = Imagined(view, worlds, weights, beliefs, seed, batches=batches_for(len(view.seats)), size=WORLDS)
    table, number = imagined.table, imagined.number
    held = [
        sorted((number[card.id] for card in seat.hand), key=lambda card: -table.unsure[card]) for seat in view.seats
    ]
    layer = -1 if view.layer is None else view.layer
    begun = {
        move: (
            [number[card] for card in (chain if isinstance(move, Doubt) or move.chain is None else move.chain)],
            None if isinstance(move, Doubt) else (number[move.card], move.gap),
        )
        for move in tried
    }
    results: dict[Add | Doubt, list[float]] = {move: [] for move in tried}
    for played, world in enumerate(imagined, 1):
        for move in tried:
            line, first = begun[move]
            results[move].append(play_on(table, world, line, held, layer, view.direction, view.reversed, first))
        if played % WORLDS == 0:
            tried = _open(tried, results)
            if len(tried) == 1:
                break
    return [Weighed(move, sum(results[move]) / len(results[move]), tuple(results[move])) for move in tried]


def batches_for(players: int) -> int:
    """How many times `WORLDS` worlds may be imagined at a table of so many."""
    return max(1, min(BATCHES, LOOKS // players))


def _open(tried: Sequence[Add | Doubt], results: Mapping[Add | Doubt, Sequence[float]]) -> list[Add | Doubt]:
    """The moves that may still be the best."""
    best = max(tried, key=lambda move: sum(results[move]))
    found = []
    for move in tried:
        mean, error = _ahead(results[best], results[move])
        if mean <= SURELY * error:
            found.append(move)
    return found


def _ahead(results: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """By how much one move wins more often than another in the same worlds, and the standard error of that."""
    gains = [mine - other for mine, other in zip(results, others, strict=True)]
    mean = sum(gains) / len(gains)
    return mean, math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)


def _layings(
    view: View,
    worlds: Worlds,
    weights: Sequence[float],
    chain: tuple[CardId, ...],
    hand: tuple[CardId, ...],
    correction: str,
) -> list[Add]:
    """For each card its best gap, in the chain as it lies and in the corrected one; the surest few."""
    assert view.you is not None
    found: list[tuple[float, Add]] = []
    orders: list[tuple[CardId, ...] | None] = [None]
    if (corrected := likeliest_correction(chain, correction, worlds.beliefs)) is not None:
        orders.append(corrected)
    for order in orders:
        line = order or chain
        for card, row in worlds.room(line, hand, weights).with_card.items():
            chances = row if max(row) > 0.0 else pairs_in_order(line, card, worlds.beliefs)
            found.append((max(row), Add(view.you, card, chances.index(max(chances)), order)))
    safest = max(chance for chance, _ in found)
    near = [(chance, move) for chance, move in found if chance >= safest - NEAR]
    near.sort(key=lambda pair: (-round(pair[0], 9), pair[1].card, pair[1].chain is not None))
    return [move for _, move in near[:CANDIDATES]]
