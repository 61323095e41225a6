"""Worlds of Anno Domini that somebody can imagine: when everything was, and how everybody else sees it.

It knows the view and the beliefs of one player, whom it takes for no better and no worse informed than the others. They
have let the chain stand, so they are likelier to see it in order.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final, TypeAlias

from kronika.bots._chain import Worlds
from kronika.bots._chain_worlds import OTHERS, STANDING, ChainTable, ChainWorld, is_in_order, loss_of
from kronika.bots._draws import draw, errors
from kronika.bots._plain_chain import LEAST_VARIANCE, MOST
from kronika.bots._stakes import penalties
from kronika.bots.belief import NO_IDEA, Belief, what_is_believed
from kronika.bots.bot import occasion
from kronika.cards import CardId
from kronika.engine.view import View

__all__ = ["Imagined"]

POOL: Final = 40
"""So many cards of the pile are thought of."""
SIGHTS: Final = 4
"""In so many ways somebody else may see the chain, in each world; the likelier it stands, the likelier one is taken."""
_LEAST_STANDING: Final = 1e-9
_CHANCES: Final = 1 << 16
Errors: TypeAlias = tuple[float, ...]
"""Of a card, by world, in standard deviations."""


class Imagined:
    """`batches` times `size` worlds, drawn from the seed and the ids of cards; each batch is as likely as another.

    `worlds` are of the chain and the own hand, each as likely as `weights` say.
    """

    def __init__(
        self,
        view: View,
        worlds: Worlds,
        weights: Sequence[float],
        beliefs: Mapping[CardId, Belief],
        seed: bytes,
        *,
        batches: int,
        size: int,
    ) -> None:
        assert view.you is not None
        self._seed, self._when, self._count = seed, occasion(view), batches * size
        lying = [*view.line, *(card for seat in view.seats for card in seat.hand)]
        known = {card.id: what_is_believed(card, beliefs) for card in lying}
        pool = self._pool(view, known, beliefs)
        believed = known | {card: beliefs.get(card, NO_IDEA) for card in pool}
        self.number = {card: at for at, card in enumerate(believed)}
        """The number of each card in the worlds."""
        half = [(belief.last - belief.first) / 2 for belief in believed.values()]
        unsure = [belief.sd * belief.sd + LEAST_VARIANCE for belief in believed.values()]
        sharp = [[1.0 / math.sqrt(one + other) for other in unsure] for one in unsure]
        self.table = ChainTable(view.you, half, sharp, unsure, *penalties(view), view.round)
        self._middle = [(belief.last + belief.first) / 2 for belief in believed.values()]
        self._deviations = [belief.sd for belief in believed.values()]
        self._line = [self.number[card.id] for card in view.line]
        # Nobody has looked at a chain that has just begun.
        self._looked_at = view.layer is not None
        self._top = 0 if view.pile_top is None else 1
        self._pile = [self.number[card] for card in pool]
        picked = self._picked(worlds, weights, [card.id for card in view.line])
        self._worlds, self._which = worlds, [which for batch in range(batches) for which in picked[batch::batches]]
        self._seats = range(len(view.seats))

    def __iter__(self) -> Iterator[ChainWorld]:
        """The worlds, made as they are asked for."""
        own, everything = self._worlds.firsts, list(self.number)
        line = [everything[card] for card in self._line]
        drawn = self._errors("true", everything)
        others = [seat for seat in self._seats if seat != self.table.you]
        amiss = {seat: self._errors(f"seat {seat}", everything) for seat in others}
        more = range(1, SIGHTS if self._looked_at else 1)
        sights = {seat: [self._errors(f"sight {sight} {seat}", line) for sight in more] for seat in others}
        for k, which in enumerate(self._which):
            year = [
                own[card][which] + self.table.half[at]
                if card in own
                else self._middle[at] + self._deviations[at] * drawn[at][k]
                for card, at in self.number.items()
            ]
            seen = [
                self._seen(k, seat, year, amiss[seat], sights[seat]) if seat in amiss else self._middle
                for seat in self._seats
            ]
            turn = draw(self._seed, f"pile {self._when} {k}", len(self._pile) - self._top or 1) + self._top
            piled = [*self._pile[: self._top], *self._pile[turn:], *self._pile[self._top : turn]]
            yield ChainWorld(year, seen, piled)

    def _errors(self, words: str, cards: Sequence[CardId]) -> list[Errors]:
        return [errors(self._seed, f"{words} {card}", self._count) for card in cards]

    def _seen(
        self, k: int, seat: int, year: Sequence[float], amiss: Sequence[Errors], others: Sequence[Sequence[Errors]]
    ) -> list[float]:
        """The middles of the dates as this seat sees them in world `k`; `others` are other sights of the chain."""
        line, deviations = self._line, self._deviations
        seen = [true + sd * errors[k] for true, sd, errors in zip(year, deviations, amiss, strict=True)]
        if not others:
            return seen
        sights = [[seen[card] for card in line]]
        for rows in others:
            sights.append([year[card] + deviations[card] * row[k] for card, row in zip(line, rows, strict=True)])
        chances = []
        for sight in sights:
            for card, middle in zip(line, sight, strict=True):
                seen[card] = middle
            chances.append(STANDING[OTHERS][min(loss_of(self.table, line, seen), MOST)] + _LEAST_STANDING)
        at = draw(self._seed, f"sight {self._when} {seat} {k}", _CHANCES) / _CHANCES * sum(chances)
        taken = bisect_right(list(accumulate(chances[:-1])), at)
        for card, middle in zip(line, sights[taken], strict=True):
            seen[card] = middle
        return seen

    def _pool(self, view: View, known: Mapping[CardId, Belief], beliefs: Mapping[CardId, Belief]) -> list[CardId]:
        """The cards of the pile that are thought of; its open top comes first."""
        aside = {card.id for card in view.discard}
        top = [] if view.pile_top is None else [view.pile_top.id]
        unseen = [card for card in sorted(beliefs) if card not in known and card not in aside and card not in top]
        at = draw(self._seed, f"pool {self._when}", len(unseen) or 1)
        step = max(1, len(unseen) // POOL)
        picked = [unseen[(at + step * k) % len(unseen)] for k in range(min(POOL, len(unseen)))]
        return [*top, *picked] or list(known)

    def _picked(self, worlds: Worlds, weights: Sequence[float], chain: Sequence[CardId]) -> list[int]:
        """`count` of the worlds, each as often as it weighs; as many in order as there should be."""
        half = [self.table.half[self.number[card]] for card in chain]
        numbers = range(len(chain))
        rows = [[worlds.firsts[card][which] for card in chain] for which in range(worlds.count)]
        right = [is_in_order(numbers, [first + by for first, by in zip(row, half, strict=True)], half) for row in rows]
        order = sorted(range(worlds.count), key=lambda which: (right[which], which))
        whole = sum(weights)
        found: list[int] = []
        reached, at = 0.0, (0.5 / self._count) * whole
        for which in order:
            reached += weights[which]
            while at < reached and len(found) < self._count:
                found.append(which)
                at += whole / self._count
        return found + [order[-1]] * (self._count - len(found))
