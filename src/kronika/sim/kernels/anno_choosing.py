"""How the bot `plain` plays Anno Domini, as a kernel: neighbours, losses in whole numbers, and what a doubt costs.

`kronika.bots._plain_chain` once more, over arrays; its tables and thresholds are taken from there. Whoever is on turn
goes through all of the chain: that is as fast as to keep what has not changed. What is a toss is counted rather than
branched on: a branch that was guessed wrong takes as long as twenty comparisons. Indices are unsigned: of others it is
asked whether they count from the end. Knows no pile and no penalties drawn, and no date but through beliefs.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.bots import _plain_chain as plain
from kronika.sim.kernels.choosing import believe
from kronika.sim.kernels.compiling import compiled

__all__ = [
    "LOSSES",
    "MARGIN",
    "SEEN",
    "STANDING",
    "UNSEEN",
    "add_card",
    "choose",
    "look_at",
    "receive",
    "take_card",
    "take_hand",
]

SEEN = np.dtype([(name, np.float64) for name in ("first", "last", "both", "variance")])
"""By seat and card: first and last year expected, their sum, and the variance of the error."""
MARGIN = 16
"""Hands and chains have so many places more than cards: where there are fewer cards, all of these are moved at once."""

LOSSES = np.array(plain.LOSSES, np.int32)
STANDING = np.array(plain.STANDING, np.float64)
UNSEEN = np.array(plain.UNSEEN, np.float64)

_LEFT, _STEPS = float(plain.HOPELESS), float(plain.STEPS)
_LAST = np.int64(len(plain.LOSSES) - 1)
_LEAST_VARIANCE = plain.LEAST_VARIANCE
_MOST, _GOOD, _BAD, _CLEARLY = plain.MOST, plain.GOOD, plain.BAD, plain.CLEARLY
_PATIENCE, _IMPATIENCE = plain.PATIENCE, plain.IMPATIENCE
_DOUBTED, _WIN, _FRESH = plain.DOUBTED, plain.WIN, plain.FRESH
_ANYTHING = np.int32(2**31 - 1)


@compiled
def look_at(
    seat: Any, card: Any, key: Any, level: Any, years: Any, minds: Any, people: Any, present: Any, errors: Any,
    known: Any,
) -> None:  # fmt: skip
    """Make up one's mind about a card."""
    first, last, sd = believe(key, seat, card, level, years, minds, people, present, errors)
    own = known[np.uint64(seat), np.uint64(card)]
    own.first, own.last, own.both, own.variance = first, last, first + last, sd * sd + _LEAST_VARIANCE


@compiled
def loss(one: Any, other: Any, losses: Any) -> Any:
    """What a chain loses where `one` stands right before `other` (D07, D28)."""
    apart = other.last - one.first + 0.5
    row = np.int64((apart / np.sqrt(one.variance + other.variance) + _LEFT) * _STEPS)
    return losses[np.uint64(max(np.int64(0), min(row, _LAST)))]


@compiled
def look_through(
    seat: Any, both: Any, start: Any, end: Any, chain: Any, losses: Any, known: Any, ahead: Any, pairs: Any
) -> Any:  # fmt: skip
    """Go through the chain from one place up to another: the gap for a card, what is lost, the worst pair and its loss.

    The gap is that of `gap_for` where this is the whole chain. Notes the latest `both` so far, by place, and the loss
    of each pair: `pairs[i]` is that of i, i + 1.
    """
    gap, lost, worst, most = np.int64(0), np.int32(0), 0, np.int32(-1)
    latest = ahead[np.uint64(start - 1)] if start > 0 else -np.inf
    for at in range(start, end):
        place = np.uint64(at)
        own = known[seat, chain[place]]
        latest = own.both if own.both > latest else latest
        ahead[place] = latest
        gap += np.int64(latest <= both)
        if at > 0:
            before = np.uint64(at - 1)
            pair = loss(known[seat, chain[before]], own, losses)
            pairs[before] = pair
            lost += pair
            worst = at - 1 if pair > most else worst
            most = pair if pair > most else most
    return gap, lost, worst, most


@compiled
def gap_for(both: Any, length: Any, ahead: Any) -> Any:
    """The gap before the first card believed to be later: those before it are not, nor any before them."""
    gap = 0
    while gap < length and ahead[np.uint64(gap)] <= both:
        gap += 1
    return gap


@compiled
def moved(
    seat: Any, place: Any, chain: Any, length: Any, losses: Any, known: Any, ahead: Any, pairs: Any
) -> Any:  # fmt: skip
    """Where the card of this place belongs among the others, and what the chain gains if it is moved there."""
    own = known[seat, chain[np.uint64(place)]]
    gap = gap_for(own.both, length, ahead)  # as a gap of the whole chain: it is not later than itself
    if gap == place or gap == place + 1:
        return place, np.int32(0)
    gain = np.int32(0)
    if place > 0:
        gain += pairs[np.uint64(place - 1)]
    if place < length - 1:
        gain += pairs[np.uint64(place)]
    if 0 < place < length - 1:
        gain -= loss(known[seat, chain[np.uint64(place - 1)]], known[seat, chain[np.uint64(place + 1)]], losses)
    if gap > 0:
        gain -= loss(known[seat, chain[np.uint64(gap - 1)]], own, losses)
    if gap < length:
        gain -= loss(own, known[seat, chain[np.uint64(gap)]], losses)
    if 0 < gap < length:
        gain += pairs[np.uint64(gap - 1)]
    return (gap if gap < place else gap - 1), gain


@compiled
def take_card(place: Any, chain: Any, length: Any) -> Any:
    """Take a card out of the chain, or out of a hand."""
    card = chain[np.uint64(place)]
    if length < MARGIN:
        for at in range(MARGIN - 1):
            chain[np.uint64(at)] = chain[np.uint64(at + 1)] if at >= place else chain[np.uint64(at)]
        return card
    for at in range(place, length - 1):
        chain[np.uint64(at)] = chain[np.uint64(at + 1)]
    return card


@compiled
def add_card(card: Any, gap: Any, chain: Any, length: Any) -> None:
    """Put a card into a gap."""
    if length < MARGIN:
        for at in range(MARGIN - 1, 0, -1):
            chain[np.uint64(at)] = chain[np.uint64(at - 1)] if at > gap else chain[np.uint64(at)]
        chain[np.uint64(gap)] = card
        return
    for at in range(length, gap, -1):
        chain[np.uint64(at)] = chain[np.uint64(at - 1)]
    chain[np.uint64(gap)] = card


@compiled
def receive(seat: Any, card: Any, hand: Any, held: Any, known: Any) -> None:
    """A card goes into a hand, which lies in the order in which cards are thought of: the least sure first."""
    seat = np.uint64(seat)
    variance = known[seat, np.uint64(card)].variance
    place = held
    while place > 0:
        other = known[seat, hand[np.uint64(place - 1)]].variance
        if other > variance or (other == variance and hand[np.uint64(place - 1)] < card):
            break
        hand[np.uint64(place)] = hand[np.uint64(place - 1)]
        place -= 1
    hand[np.uint64(place)] = card


@compiled
def take_hand(seat: Any, dealt: Any, held: Any, hand: Any, known: Any, variances: Any, ranks: Any) -> None:
    """All cards dealt to a seat go into its hand at once, as if it had received one after another.

    Each card's rank is counted over all pairs: which comes first is a toss, and to guess it takes longer than to count.
    """
    seat = np.uint64(seat)
    for at in range(held):
        place = np.uint64(at)
        variances[place] = known[seat, dealt[place]].variance
        rank = np.int32(0)
        for earlier in range(at):
            other = np.uint64(earlier)
            same = (variances[other] == variances[place]) & (dealt[other] < dealt[place])
            sooner = np.int32((variances[other] > variances[place]) | same)
            rank += sooner
            ranks[other] += np.int32(1) - sooner
        ranks[place] = rank
    for at in range(held):
        place = np.uint64(at)
        hand[np.uint64(ranks[place])] = dealt[place]


@compiled
def choose_card(
    seat: Any, gap: Any, hand: Any, held: Any, chain: Any, length: Any, losses: Any, known: Any, ahead: Any, pairs: Any
) -> Any:
    """The least sure card that may be laid well enough, else the one that costs least: its place, its gap, its cost.

    `gap` is that of the first card: three cards are looked at in two moves, so it is mostly the only one.
    """
    best, into, least = 0, 0, _ANYTHING
    for place in range(held):
        own = known[seat, hand[np.uint64(place)]]
        if place > 0:
            gap = gap_for(own.both, length, ahead)
        cost = np.int32(0)
        if gap > 0:
            cost += loss(known[seat, chain[np.uint64(gap - 1)]], own, losses)
        if gap < length:
            cost += loss(own, known[seat, chain[np.uint64(gap)]], losses)
            if gap > 0:
                cost -= pairs[np.uint64(gap - 1)]
        cost = cost if cost > 0 else np.int32(0)
        if cost < least:
            best, into, least = place, gap, cost
        if cost <= _GOOD:
            break
    return best, into, least


@compiled
def doubt_costs_less(
    in_order: Any, laid: Any, held: Any, rounds: Any, doubter: Any, layer: Any, opponents: Any
) -> Any:  # fmt: skip
    """Whether a doubt costs less than a laying, in expected cards (AD-24, AD-26)."""
    wrong = 1.0 - in_order
    doubting = in_order * doubter - wrong * (layer / opponents)
    if rounds > _PATIENCE:
        doubting += _IMPATIENCE * (rounds - _PATIENCE)
    if held == 1:
        return doubting - _WIN * _FRESH * wrong < (1.0 - laid) * layer - _WIN * laid
    return doubting < (1.0 - laid) * layer * _DOUBTED


@compiled
def choose(
    seat: Any, may_doubt: Any, corrects: Any, rounds: Any, box: Any, opponents: Any, hand: Any, held: Any, chain: Any,
    length: Any, losses: Any, standing: Any, unseen: Any, known: Any, ahead: Any, pairs: Any,
) -> Any:  # fmt: skip
    """Place in the hand (-1 for a doubt) and gap; from where and to where a card of the chain is moved first, or -1.

    The chain is corrected already when a card is laid, and as it lay when it is doubted.
    """
    seat = np.uint64(seat)
    both = known[seat, hand[np.uint64(0)]].both
    gap, lost, worst, most = look_through(seat, both, 0, length, chain, losses, known, ahead, pairs)
    left, taken, put = lost, -1, -1
    if corrects and most >= _BAD:
        gain = np.int32(_CLEARLY - 1)
        for place in range(worst, worst + 2):
            into, gained = moved(seat, place, chain, length, losses, known, ahead, pairs)
            if gained > gain:
                taken, put, gain = place, into, gained
        if taken >= 0:
            add_card(take_card(taken, chain, length), put, chain, length - 1)
            left = lost - gain
            first, last = min(taken, put), max(taken, put)
            look_through(seat, both, first, min(last + 2, length), chain, losses, known, ahead, pairs)
            gap = gap_for(both, length, ahead)
    best, gap, cost = choose_card(seat, gap, hand, held, chain, length, losses, known, ahead, pairs)
    if may_doubt:
        in_order = standing[np.uint64(min(_MOST, lost))]
        laid = standing[np.uint64(min(_MOST, left))] * unseen[np.uint64(min(_MOST, cost))]
        if doubt_costs_less(in_order, laid, held, rounds, box.doubter, box.layer, opponents):
            if taken >= 0:
                add_card(take_card(put, chain, length), taken, chain, length - 1)
            return -1, 0, -1, -1
    return best, gap, taken, put
