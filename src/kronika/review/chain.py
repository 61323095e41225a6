"""Anno Domini: a card laid into an undated chain, perhaps after a correction, or a doubt.

Counted in worlds that each mind draws from its beliefs; that others have let a chain stand speaks for it, as it does
for the planner (`kronika.bots._planned_chain`). The chance to win is that of the hands.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate

from kronika.bots._chain import Worlds, likeliest_correction
from kronika.bots._draws import errors
from kronika.bots._planned_chain import EVIDENCE, Table, table_of, worth_of_doubt, worth_of_laying
from kronika.bots._stakes import layer_is_out
from kronika.bots.belief import Belief
from kronika.cards import CardId
from kronika.dates import in_order
from kronika.engine import right_gaps
from kronika.engine.view import View
from kronika.review.judging import EQUAL, Decision, Verdict, mean, surest, titles_in
from kronika.review.result import Alternative, ChainCorrection
from kronika.table import Cards
from kronika.table.moves import Add, Doubt

__all__ = ["MindsWorlds", "judge_chain_move"]

WORLDS = 32
"""So many worlds each mind draws."""


class MindsWorlds(Worlds):
    """Few worlds of one mind, and besides: in how many of them a card is in order with all others of the chain."""

    def __init__(self, seed: bytes, beliefs: Mapping[CardId, Belief], count: int = WORLDS) -> None:
        self.beliefs = beliefs
        self.count = count
        self.firsts = {
            card: [belief.first + belief.sd * error for error in errors(seed, card, count)]
            for card, belief in beliefs.items()
        }

    def stands(
        self, chain: Sequence[CardId], cards: Sequence[CardId], weights: Sequence[float]
    ) -> dict[CardId, list[float]]:
        """For each card and gap the chance that it is in order with each card of the chain (D07), whatever these are
        among themselves.
        """
        widths = [self._width(card) for card in chain]
        changes = {card: [0.0] * (len(chain) + 2) for card in cards}
        for number, (years, weight) in enumerate(zip(self._worlds(chain), weights, strict=True)):
            after = list(accumulate(years, max, initial=-math.inf))
            ends = [year + width for year, width in zip(years, widths, strict=True)]
            before = list(accumulate(reversed(ends), min, initial=math.inf))
            before.reverse()
            for card, change in changes.items():
                year = self.firsts[card][number]
                lowest, highest = bisect_left(before, year), bisect_right(after, year + self._width(card))
                if lowest < highest:
                    change[lowest] += weight
                    change[highest] -= weight
        whole = sum(weights)
        return {card: [total / whole for total in accumulate(change[:-1])] for card, change in changes.items()}


class _Order:
    """One order of the chain, weighed: the chances mind by mind."""

    def __init__(self, chain: Cards, hand: Cards, minds: Sequence[MindsWorlds], weights: Sequence[Sequence[float]]):
        self.chain = chain
        self.places = [(card, gap) for card in hand for gap in range(len(chain) + 1)]
        """Where each card of the hand could go."""
        self.stands = [mind.stands(chain, hand, own) for mind, own in zip(minds, weights, strict=True)]
        self.rooms = [mind.room(chain, hand, own) for mind, own in zip(minds, weights, strict=True)]
        self.in_order = [room.in_order for room in self.rooms]
        """The chance of each mind that the chain is in order, without another card."""

    def card(self, card: CardId, gap: int) -> tuple[float, ...]:
        """The chance of each mind that this card is in order in this gap."""
        return tuple(each[card][gap] for each in self.stands)

    def with_card(self, card: CardId, gap: int) -> list[float]:
        """The chance of each mind that the whole chain is, with it."""
        return [room.with_card[card][gap] for room in self.rooms]


def judge_chain_move(d: Decision) -> Verdict:
    """A laying or a doubt (AD-13, AD-21) against the others, and a correction against leaving the chain (AD-20)."""
    view, move = d.view, d.move
    assert isinstance(move, (Add, Doubt))
    assert view.legal is not None
    assert view.you is not None
    may_doubt = any(isinstance(each, Doubt) for each in view.legal.moves)
    chain = tuple(card.id for card in view.line)
    hand = tuple(card.id for card in view.seats[view.you].hand)
    beliefs = d.beliefs([*chain, *hand])
    minds = [MindsWorlds(seed, mind) for seed, mind in zip(d.minds.seeds, beliefs, strict=True)]
    weights = [_weights(mind, chain, may_doubt) for mind in minds]
    as_it_lies = _Order(chain, hand, minds, weights)
    orders = {chain: as_it_lies}
    made = move.chain if isinstance(move, Add) and move.chain is not None else chain
    for other in (made, likeliest_correction(chain, view.legal.correction, _of_all(beliefs))):
        if other is not None and other not in orders:
            orders[other] = _Order(other, hand, minds, weights)
    titles = titles_in(view)
    table = table_of(view)
    options = [
        Alternative("add", card, titles[card], gap, mean(order.card(card, gap)), None, order is not as_it_lies)
        for order in orders.values()
        for card, gap in order.places
        if not (isinstance(move, Add) and (order.chain, card, gap) == (made, move.card, move.gap))
    ]
    if isinstance(move, Doubt):
        chances = tuple(1.0 - chance for chance in as_it_lies.in_order)
        worth = mean([_doubted(view, table, chance) for chance in as_it_lies.in_order])
    else:
        if may_doubt:
            options.append(Alternative("doubt", None, None, None, 1.0 - mean(as_it_lies.in_order), None))
        chances = orders[made].card(move.card, move.gap)
        worth = mean([_laid(view, table, chance) for chance in orders[made].with_card(move.card, move.gap)])
    return Verdict(
        chances,
        surest(options, mean(chances)),
        _par(d, as_it_lies, table, may_doubt),
        _card_par(d, orders[made], move.card) if isinstance(move, Add) else None,
        worth,
        _wisest(view, table, as_it_lies, list(orders.values()), worth, may_doubt),
        _corrected(d, as_it_lies, orders[made]) if made != chain else None,
    )


def _weights(mind: MindsWorlds, chain: Cards, looked_at: bool) -> list[float]:
    """How much each world counts, where others have left this chain as it lies, or nobody has yet."""
    weights = mind.likelihoods(chain, EVIDENCE) if looked_at else []
    # In a chain of hundreds of cards every world may be too unlikely for a number.
    return weights if sum(weights) > 0.0 else [1.0] * mind.count


def _wisest(
    view: View, table: Table, as_it_lies: _Order, orders: Sequence[_Order], worth: float, may_doubt: bool
) -> Alternative | None:
    """What wins most often by the hands, where it is more than `worth`."""
    laid = [(mean(order.with_card(card, gap)), order, card, gap) for order in orders for card, gap in order.places]
    # The chance to win grows with the chance that the chain is in order, so only the best laying is looked at.
    _, order, card, gap = max(laid, key=lambda each: round(each[0], EQUAL))
    value = mean([_laid(view, table, chance) for chance in order.with_card(card, gap)])
    chance = mean(order.card(card, gap))
    best = Alternative("add", card, titles_in(view)[card], gap, chance, value, order is not as_it_lies)
    if may_doubt:
        doubted = mean([_doubted(view, table, chance) for chance in as_it_lies.in_order])
        if doubted > value:
            value = doubted
            best = Alternative("doubt", None, None, None, 1.0 - mean(as_it_lies.in_order), doubted)
    return best if round(value - worth, EQUAL) > 0 else None


def _par(d: Decision, order: _Order, table: Table, may_doubt: bool) -> float:
    """How many minds would have been right: each doubts where that wins more often, else lays its surest card."""
    right = {card: right_gaps(order.chain, card, d.dates) for card, _ in order.places}
    wrong = not _in_order(order.chain, d)
    good = 0
    for stands, room in zip(order.stands, order.rooms, strict=True):
        card, gap = max(
            order.places,
            key=lambda each, stands=stands: round(stands[each[0]][each[1]], EQUAL),  # type: ignore[misc]
        )
        laid = _laid(d.view, table, room.with_card[card][gap])
        doubts = may_doubt and _doubted(d.view, table, room.in_order) > laid
        good += wrong if doubts else gap in right[card]
    return good / len(order.rooms)


def _card_par(d: Decision, order: _Order, card: CardId) -> float:
    """How many minds would have been right with this card in the gap that is the surest to them."""
    right = right_gaps(order.chain, card, d.dates)
    gaps = []
    for stands in order.stands:
        row = [round(chance, EQUAL) for chance in stands[card]]
        gaps.append(row.index(max(row)))
    return sum(gap in right for gap in gaps) / len(gaps)


def _corrected(d: Decision, before: _Order, after: _Order) -> ChainCorrection:
    return ChainCorrection(
        mean(before.in_order), mean(after.in_order), _in_order(before.chain, d), _in_order(after.chain, d)
    )


def _in_order(chain: Cards, d: Decision) -> bool:
    return in_order([d.dates[card] for card in chain])


def _of_all(beliefs: Sequence[Mapping[CardId, Belief]]) -> dict[CardId, Belief]:
    """One belief a card for all minds: the same mean, and their spread beside their doubt."""
    found = {}
    for card in beliefs[0]:
        own = [mind[card] for mind in beliefs]
        first, last = mean([each.first for each in own]), mean([each.last for each in own])
        variance = mean([each.sd**2 + (each.first - first) ** 2 for each in own])
        found[card] = Belief(first, last, math.sqrt(variance))
    return found


def _laid(view: View, table: Table, chance: float) -> float:
    """The chance to win after laying; none where the layer has no cards left and nobody doubts (D01 b)."""
    if layer_is_out(view):
        return 0.0
    return worth_of_laying(view, table, chance)


def _doubted(view: View, table: Table, chance: float) -> float:
    """The chance to win after a doubt of a chain that is in order with this chance; then a layer without cards wins."""
    if layer_is_out(view):
        return (1.0 - chance) * worth_of_doubt(view, table, 0.0)
    return worth_of_doubt(view, table, chance)
