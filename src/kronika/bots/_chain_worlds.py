"""Anno Domini played on in worlds in which all dates are known, by players who each see them a little wrong.

Knows years, hands and chains of numbered cards; no view, no titles. Everybody plays by a glance at neighbours, as
`plain` does; nobody corrects a chain, for that hardly ever pays.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from kronika.bots._plain_chain import GOOD, HOPELESS, LOSSES, MOST, STEPS, UNIT, UNSEEN, costs

__all__ = ["OTHERS", "STANDING", "ChainTable", "ChainWorld", "is_in_order", "loss_of", "play_on", "promised"]

OWN_TRUST, TRUST = 0.4, 0.9
"""How much the loss of a chain counts for oneself and for others: `planner` doubts as with 0.4, `memory` with 0.9."""
ENDS: Final = 4
"""So many chains are played to their end; then hands are compared."""
SPARE: Final = 0.5
"""So many more cards everybody seems to hold: the last card wins less often than a count to none would say."""
ALONE, EACH = 1.5, 1.1
"""The chance to win falls with the hand to the power of `ALONE` + `EACH` x players; measured, see docs/bots.md."""
ABLE: Final = 1.5
"""Oneself wins so many times as often, in odds, as another with the same hand, by doubting more wisely."""
TURNS: Final = 60
"""So many turns at most."""
_LAST: Final = len(LOSSES) - 1
ONESELF, OTHERS = 0, 1
STANDING: Final = tuple(
    tuple(math.exp(-trust * lost / UNIT) for lost in range(MOST + 1)) for trust in (OWN_TRUST, TRUST)
)
"""By who looks and by loss: the chance that a chain is in order."""


class ChainTable(msgspec.Struct):
    """What is the same in all worlds; cards are numbered from 0."""

    you: int
    half: Sequence[float]
    """Half the length of the span of each card, in years."""
    sharp: Sequence[Sequence[float]]
    """For each two cards 1 / the standard deviation of the distance that somebody sees between them."""
    unsure: Sequence[float]
    """The variance of each card: the least sure go first."""
    doubter_draws: int
    layer_draws: int
    round: int


class ChainWorld(msgspec.Struct):
    """The dates in one world: the middles of spans."""

    year: Sequence[float]
    """The true ones, by card."""
    seen: Sequence[Sequence[float]]
    """What each seat takes them for."""
    pile: Sequence[int]
    """The cards to be drawn, the next one first."""


def is_in_order(chain: Sequence[int], year: Sequence[float], half: Sequence[float]) -> bool:
    """Whether no card begins after the end of one that stands behind it (D07); half a year is nobody's mistake."""
    latest = -math.inf
    for card in chain:
        if latest > year[card] + half[card] + 0.5:
            return False
        latest = max(latest, year[card] - half[card])
    return True


def loss_of(table: ChainTable, chain: Sequence[int], mid: Sequence[float]) -> int:
    """What a chain loses in the eyes of somebody who takes `mid` for the middles of the dates, by card."""
    half, sharp, lost = table.half, table.sharp, 0
    for a, b in pairwise(chain):
        row = int(((mid[b] - mid[a] + half[a] + half[b] + 0.5) * sharp[a][b] + HOPELESS) * STEPS)
        lost += LOSSES[0 if row < 0 else row if row < _LAST else _LAST]
    return lost


def promised(held: Sequence[int], begins: int, direction: int, you: int) -> float:
    """The chance of seat `you` to win with such hands, 0..1, as seat `begins` begins a chain.

    Whoever lays later is so much of a round behind, and it is as if they held so much of a card more.
    """
    seats = len(held)
    power = ALONE + EACH * seats
    weights = [
        math.pow(cards + SPARE + (seat - begins) * direction % seats / seats, -power) for seat, cards in enumerate(held)
    ]
    weights[you] *= ABLE
    return weights[you] / sum(weights)


def play_on(
    table: ChainTable,
    world: ChainWorld,
    line: Sequence[int],
    held: Sequence[Sequence[int]],
    layer: int,
    direction: int,
    reversed_: bool,
    first: tuple[int, int] | None,
) -> float:
    """How well it ends for `table.you`, who is on turn: 1 for a win, 0 for a loss, between them by the hands.

    `first` is the move that is made now: a card and a gap, None for a doubt. Hands are ascending by sureness.
    """
    half, sharp, unsure, year = table.half, table.sharp, table.unsure, world.year
    seats, you = len(held), table.you
    chain, hands = list(line), [list(hand) for hand in held]
    turn, drawn, ends, round_ = you, 0, 0, table.round
    card, gap, doubting = (*first, False) if first is not None else (-1, 0, True)
    for turns in range(TURNS):
        hand, mid = hands[turn], world.seen[turn]
        if turns:
            lost = loss_of(table, chain, mid)
            least = 1 << 20
            for other in hand:
                middle, to = mid[other], 0
                for behind in chain:
                    if mid[behind] > middle:
                        break
                    to += 1
                cost = 0
                if to:
                    a = chain[to - 1]
                    row = int(((middle - mid[a] + half[a] + half[other] + 0.5) * sharp[a][other] + HOPELESS) * STEPS)
                    cost = LOSSES[0 if row < 0 else row if row < _LAST else _LAST]
                if to < len(chain):
                    b = chain[to]
                    row = int(((mid[b] - middle + half[b] + half[other] + 0.5) * sharp[b][other] + HOPELESS) * STEPS)
                    cost += LOSSES[0 if row < 0 else row if row < _LAST else _LAST]
                    if to:
                        row = int(((mid[b] - mid[a] + half[a] + half[b] + 0.5) * sharp[a][b] + HOPELESS) * STEPS)
                        cost = max(0, cost - LOSSES[0 if row < 0 else row if row < _LAST else _LAST])
                if cost < least:
                    least, card, gap = cost, other, to
                if cost <= GOOD:
                    break
            doubting = False
            if layer >= 0:
                stands = STANDING[ONESELF if turn == you else OTHERS][min(lost, MOST)]
                laid = stands * UNSEEN[min(least, MOST)]
                doubting = costs(stands, laid, len(hand), round_, table.doubter_draws, table.layer_draws, seats - 1)
        if doubting:
            right, doubter = is_in_order(chain, year, half), turn
            loser, penalty = (turn, table.doubter_draws) if right else (layer, table.layer_draws)
            if right and not hands[layer]:
                return 1.0 if layer == you else 0.0
        else:
            chain.insert(gap, card)
            hand.remove(card)
            if len(hand) == 2 and not reversed_:
                direction, reversed_ = -direction, True  # AD-37
            layer = turn
            turn = (turn + direction) % seats
            if hand:
                continue
            if is_in_order(chain, year, half):
                return 1.0 if layer == you else 0.0
            loser, penalty, doubter = layer, table.layer_draws, turn  # AD-41
        hands[loser] += [world.pile[(drawn + more) % len(world.pile)] for more in range(penalty)]
        drawn += penalty
        hands[loser].sort(key=lambda one: -unsure[one])
        starts = 2 if len(hands[doubter]) == 1 else 1  # AD-35
        chain = [world.pile[(drawn + more) % len(world.pile)] for more in range(starts)]
        drawn += starts
        if starts == 2:
            chain.sort(key=lambda one: world.seen[doubter][one])
        turn, layer, ends, round_ = doubter, -1, ends + 1, round_ + 1
        if ends == ENDS:
            break
    return promised([len(hand) for hand in hands], turn, direction, you)
