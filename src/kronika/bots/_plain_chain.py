"""How `plain` plays Anno Domini: looks at neighbours only, and weighs a doubt by the chance that all of them are right.

Everything is a sum of whole numbers from a table, and a few products, so that a simulation in another language comes to
the same decisions to the last bit. It knows the beliefs, the penalties and the sizes of hands; not what the others
believe, nor whether they bluff (AD-59).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from kronika.bots._stakes import layer_is_out, penalties
from kronika.bots.belief import Belief, what_is_believed
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Add, Doubt

__all__ = [
    "BAD",
    "CLEARLY",
    "DOUBTED",
    "FRESH",
    "GOOD",
    "HOPELESS",
    "IMPATIENCE",
    "LEAST_VARIANCE",
    "LOSSES",
    "MOST",
    "PATIENCE",
    "STANDING",
    "STEPS",
    "SURE",
    "UNIT",
    "UNSEEN",
    "WIN",
    "Seen",
    "costs",
    "gap_for",
    "improved",
    "loss",
    "plain_add_or_doubt",
    "seen",
]

UNIT: Final = 128
"""Losses are counted in 128ths: the loss of a pair is -ln(chance that it is in order), and a chain's is their sum."""
MOST: Final = 1023
"""No loss counts for more: eight nats, a chance of 1 in 3,000."""
SURE, HOPELESS, STEPS = 2.75, 3.5, 64.0
"""Beyond so many standard deviations a pair is certain, one way or the other; each 64th between is a row of a table."""
LEAST_VARIANCE: Final = 1e-6
"""In square years: nobody divides by 0, not even by what is known."""
TRUST: Final = 0.35
"""The loss of a chain counts for so much: who laid before has looked at it as well, and left it standing (AD-30)."""
GOOD: Final = 32
"""A card that costs the chain no more than this may be laid: it fits with chance 0.78. The least sure such card is."""
BAD: Final = 89
"""A pair that loses so much may be corrected (AD-20): it is rather wrong than right."""
CLEARLY: Final = 32
"""A correction must gain so much."""
DOUBTED: Final = 0.6
"""How often the successor doubts a chain that is wrong."""
WIN: Final = 6.0
"""What a win is worth, in penalty cards."""
FRESH: Final = 0.7
"""The chance of placing one's last card well into a chain that has just begun (AD-35)."""
PATIENCE, IMPATIENCE = 20, 0.1
"""After so many rounds, each further one makes a doubt dearer by so many cards, so that every game ends."""


def _loss_at(deviations: float) -> int:
    return min(MOST, round(-UNIT * math.log(0.5 * math.erfc(-deviations / math.sqrt(2.0)))))


_ROWS: Final = int((SURE + HOPELESS) * STEPS)
LOSSES: Final = (MOST, *(_loss_at((row + 0.5) / STEPS - HOPELESS) for row in range(1, _ROWS)), 0)
"""The loss of a pair by 64ths of a standard deviation, from `-HOPELESS` or less to `SURE` or more."""
UNSEEN: Final = tuple(round(math.exp(-lost / UNIT), 12) for lost in range(MOST + 1))
"""By loss: the chance, 0..1."""
STANDING: Final = tuple(round(math.exp(-TRUST * lost / UNIT), 12) for lost in range(MOST + 1))
"""By loss: the chance that a chain is in order which others have laid into."""


class Seen(NamedTuple):
    """A card as somebody sees it: first and last year expected, their sum (twice the middle), variance of the error."""

    id: CardId
    first: float
    last: float
    both: float
    variance: float


def seen(card: CardId, belief: Belief) -> Seen:
    """What this belief makes of a card."""
    return Seen(card, belief.first, belief.last, belief.first + belief.last, belief.sd * belief.sd + LEAST_VARIANCE)


def loss(one: Seen, other: Seen) -> int:
    """What a chain loses where `one` stands right before `other`: 0 for a pair that is in order for sure (D07, D28)."""
    apart = other.last - one.first + 0.5
    row = (apart / math.sqrt(one.variance + other.variance) + HOPELESS) * STEPS
    return LOSSES[int(min(max(row, 0.0), _ROWS))]


def gap_for(chain: Sequence[Seen], card: Seen) -> int:
    """The gap before the first card that is believed to be later, by the middles."""
    return next((at for at, other in enumerate(chain) if other.both > card.both), len(chain))


def cost_in(chain: Sequence[Seen], card: Seen, gap: int) -> int:
    """By how much a chain's loss grows if the card goes into this gap; less where it comes between a doubtful pair."""
    before, behind = gap > 0, gap < len(chain)
    cost = loss(chain[gap - 1], card) if before else 0
    cost += loss(card, chain[gap]) if behind else 0
    return cost - (loss(chain[gap - 1], chain[gap]) if before and behind else 0)


def improved(chain: Sequence[Seen], losses: Sequence[int]) -> tuple[int, int, int] | None:
    """The one card to be moved (AD-20, D06): its place, its gap among the others, what is gained; None for none.

    One of the two cards of the worst pair, to where its middle belongs. `losses[i]` is that of the pair i, i + 1.
    """
    if not losses or max(losses) < BAD:
        return None
    worst = losses.index(max(losses))
    best: tuple[int, int, int] | None = None
    for place in (worst, worst + 1):
        card, others = chain[place], [*chain[:place], *chain[place + 1 :]]
        gap = gap_for(others, card)
        gain = cost_in(others, card, place) - cost_in(others, card, gap)
        if gain >= CLEARLY and (best is None or gain > best[2]):
            best = place, gap, gain
    return best


def choose_card(chain: Sequence[Seen], hand: Sequence[Seen]) -> tuple[Seen, int, int]:
    """The least sure card that may be laid well enough, else the one that costs least; its gap and its cost."""
    chosen: tuple[Seen, int, int] | None = None
    for card in sorted(hand, key=lambda card: (-card.variance, card.id)):
        gap = gap_for(chain, card)
        cost = max(0, cost_in(chain, card, gap))
        if chosen is None or cost < chosen[2]:
            chosen = card, gap, cost
        if cost <= GOOD:
            break
    assert chosen is not None
    return chosen


def costs(in_order: float, laid: float, held: int, round_: int, doubter: int, layer: int, opponents: int) -> bool:
    """Whether a doubt costs less than a laying, in expected cards (AD-24, AD-26).

    `in_order`: the chance that the chain is, 0..1; `laid`: that it is after the laying. A doubt that is right gains a
    share of what it costs an opponent. With one card left, it makes room for that (AD-33, AD-35), and a laying is
    checked for certain (AD-40).
    """
    wrong = 1.0 - in_order
    doubting = in_order * doubter - wrong * (layer / opponents)
    if round_ > PATIENCE:
        doubting += IMPATIENCE * (round_ - PATIENCE)
    if held == 1:
        return doubting - WIN * FRESH * wrong < (1.0 - laid) * layer - WIN * laid
    return doubting < (1.0 - laid) * layer * DOUBTED


def plain_add_or_doubt(
    view: View,
    moves: Sequence[Add | Doubt],
    correction: str,
    beliefs: Mapping[CardId, Belief],
    seed: bytes,  # noqa: ARG001
) -> Add | Doubt:
    """A doubt where it is expected to cost less than laying, else the laying; nothing is drawn by lot."""
    assert view.you is not None
    doubt = next((move for move in moves if isinstance(move, Doubt)), None)
    if doubt is not None and layer_is_out(view):
        return doubt
    chain = [seen(card.id, what_is_believed(card, beliefs)) for card in view.line]
    hand = [seen(card.id, what_is_believed(card, beliefs)) for card in view.seats[view.you].hand]
    losses = [loss(one, other) for one, other in pairwise(chain)]
    lost = left = sum(losses)
    order = None
    if correction != "none" and (move := improved(chain, losses)) is not None:
        place, gap, gain = move
        card = chain.pop(place)
        chain.insert(gap, card)
        order, left = tuple(card.id for card in chain), lost - gain
    card, gap, cost = choose_card(chain, hand)
    if doubt is not None:
        in_order, laid = STANDING[min(MOST, lost)], STANDING[min(MOST, left)] * UNSEEN[min(MOST, cost)]
        doubter, layer = penalties(view)
        if costs(in_order, laid, len(hand), view.round, doubter, layer, max(1, len(view.seats) - 1)):
            return doubt
    return Add(view.you, card.id, gap, order)
