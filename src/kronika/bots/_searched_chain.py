"""How `searcher` plays Anno Domini: plays the likeliest moves on in many worlds, and takes the one that wins most.

It begins from the move of `planner` and leaves it only for one that is clearly better in the same worlds. It knows the
chain, the hands, the top of the pile, the penalties and its beliefs; it takes the others to err as much as itself.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from kronika.bots._chain import Worlds, likeliest_correction, pairs_in_order
from kronika.bots._chain_worlds import ChainTable, ChainWorld, is_in_order, play_on
from kronika.bots._draws import draw, errors
from kronika.bots._planned_chain import EVIDENCE, plan_add_or_doubt
from kronika.bots._stakes import layer_is_out, penalties
from kronika.bots.belief import NO_IDEA, Belief, what_is_believed
from kronika.bots.bot import occasion
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Add, Doubt

__all__ = ["Weighed", "search_add_or_doubt", "weigh"]

WORLDS: Final = 96
"""In so many worlds each move is played on, whatever the clock says."""
CANDIDATES: Final = 5
"""So many layings are tried, beside the one that `planner` would make."""
NEAR: Final = 0.4
"""A card is tried whose best gap is within so much of the safest."""
CLEARLY: Final = 0.5
"""A move must be better than that of `planner` by so many standard errors."""
POOL: Final = 40
"""So many cards of the pile are thought of."""
LEAST_VARIANCE: Final = 1e-6


class Weighed(msgspec.Struct, frozen=True):
    """A move, and the share of worlds that it wins, 0..1, with each world's result."""

    move: Add | Doubt
    worth: float
    results: tuple[float, ...]


def search_add_or_doubt(
    view: View, moves: Sequence[Add | Doubt], correction: str, beliefs: Mapping[CardId, Belief], seed: bytes
) -> Add | Doubt:
    """The move that wins most often, where that is clear; else that of `planner`."""
    planned = plan_add_or_doubt(view, moves, correction, beliefs, seed)
    weighed = weigh(view, moves, correction, beliefs, seed, planned)
    if not weighed:
        return planned
    base, *others = weighed
    best, most = base, 0.0
    for other in others:
        gains = [mine - plain for mine, plain in zip(other.results, base.results, strict=True)]
        mean = sum(gains) / len(gains)
        spread = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains) / len(gains))
        clear = round(mean - CLEARLY * spread, 9)
        if clear > most:
            best, most = other, clear
    return best.move


def weigh(
    view: View,
    moves: Sequence[Add | Doubt],
    correction: str,
    beliefs: Mapping[CardId, Belief],
    seed: bytes,
    planned: Add | Doubt,
) -> list[Weighed]:
    """The planned move first, then the others that are worth a try; none where there is nothing to think about."""
    assert view.you is not None
    doubt = next((move for move in moves if isinstance(move, Doubt)), None)
    if doubt is not None and layer_is_out(view):
        return []
    cards = {
        card.id: what_is_believed(card, beliefs) for card in (*view.line, *(c for s in view.seats for c in s.hand))
    }
    chain = tuple(card.id for card in view.line)
    hand = tuple(card.id for card in view.seats[view.you].hand)
    own = {card: cards[card] for card in (*chain, *hand)}
    worlds = Worlds(seed, own)
    weights = worlds.likelihoods(chain, EVIDENCE) if doubt is not None else [1.0] * worlds.count
    tried: list[Add | Doubt] = [planned]
    if doubt is not None and not isinstance(planned, Doubt):
        tried.append(doubt)
    tried += [move for move in _layings(view, worlds, weights, chain, hand, correction) if move not in tried]
    if len(tried) == 1:
        return []
    table, made, number = _imagined(view, cards, worlds, weights, beliefs, seed)
    held = [
        sorted((number[card.id] for card in seat.hand), key=lambda card: -table.unsure[card]) for seat in view.seats
    ]
    layer = -1 if view.layer is None else view.layer
    found = []
    for move in tried:
        line = [number[card] for card in (chain if isinstance(move, Doubt) or move.chain is None else move.chain)]
        first = None if isinstance(move, Doubt) else (number[move.card], move.gap)
        results = tuple(
            play_on(table, world, line, held, layer, view.direction, view.reversed, first) for world in made
        )
        found.append(Weighed(move, sum(results) / len(results), results))
    return found


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


def _imagined(
    view: View,
    cards: Mapping[CardId, Belief],
    worlds: Worlds,
    weights: Sequence[float],
    beliefs: Mapping[CardId, Belief],
    seed: bytes,
) -> tuple[ChainTable, list[ChainWorld], dict[CardId, int]]:
    """The worlds in which moves are played on, and the number of each card there."""
    assert view.you is not None
    when = occasion(view)
    aside = {card.id for card in view.discard}
    top = () if view.pile_top is None else (view.pile_top.id,)
    unseen = [card for card in sorted(beliefs) if card not in cards and card not in aside and card not in top]
    at = draw(seed, f"pool {when}", len(unseen) or 1)
    step = max(1, len(unseen) // POOL)
    pool = [*top, *(unseen[(at + step * k) % len(unseen)] for k in range(min(POOL, len(unseen))))] or list(cards)
    everything = dict(cards) | {card: beliefs.get(card, NO_IDEA) for card in pool}
    number = {card: at for at, card in enumerate(everything)}
    half = [(belief.last - belief.first) / 2 for belief in everything.values()]
    middle = [(belief.last + belief.first) / 2 for belief in everything.values()]
    deviations = [belief.sd for belief in everything.values()]
    unsure = [sd * sd + LEAST_VARIANCE for sd in deviations]
    sharp = [[1.0 / math.sqrt(one + other) for other in unsure] for one in unsure]
    table = ChainTable(view.you, half, sharp, unsure, *penalties(view), view.round)
    picked = _picked(worlds, weights, [card.id for card in view.line])
    own = {card: worlds.firsts[card] for card in worlds.beliefs}
    drawn = {card: errors(seed, f"true {card}", WORLDS) for card in everything if card not in own}
    amiss = [
        None if seat == view.you else [errors(seed, f"seat {seat} {card}", WORLDS) for card in everything]
        for seat in range(len(view.seats))
    ]
    piled = [number[card] for card in pool]
    made = []
    for k, which in enumerate(picked):
        year = [
            own[card][which] + half[at] if card in own else middle[at] + deviations[at] * drawn[card][k]
            for card, at in number.items()
        ]
        seen = [
            middle
            if wrong is None
            else [true + sd * rows[k] for true, sd, rows in zip(year, deviations, wrong, strict=True)]
            for wrong in amiss
        ]
        turn = draw(seed, f"pile {when} {k}", len(piled) - len(top) or 1) + len(top)
        made.append(ChainWorld(year, seen, [*piled[: len(top)], *piled[turn:], *piled[len(top) : turn]]))
    return table, made, number


def _picked(worlds: Worlds, weights: Sequence[float], chain: Sequence[CardId]) -> list[int]:
    """`WORLDS` of the worlds, each as often as it weighs; as many in order as there should be."""
    half = {card: (belief.last - belief.first) / 2 for card, belief in worlds.beliefs.items()}
    numbers = range(len(chain))
    halves = [half[card] for card in chain]
    rows = [[worlds.firsts[card][which] for card in chain] for which in range(worlds.count)]
    right = [is_in_order(numbers, [first + by for first, by in zip(row, halves, strict=True)], halves) for row in rows]
    order = sorted(range(worlds.count), key=lambda which: (right[which], which))
    whole = sum(weights)
    found: list[int] = []
    reached, at = 0.0, (0.5 / WORLDS) * whole
    for which in order:
        reached += weights[which]
        while at < reached and len(found) < WORLDS:
            found.append(which)
            at += whole / WORLDS
    return found + [order[-1]] * (WORLDS - len(found))
