"""How the bot `memory` plays Timeline, as a kernel: what it believes, and the surest card into the likeliest gap.

`kronika.bots._timeline` once more, over arrays. A line is kept as what decides about its gaps: for each, the latest
first year before it and the earliest last year behind it (D07). Gaps have numbers in the order in which they came to
be, and know the ones beside them, so a card that is laid moves none of them. Of a card of a hand is known into which
gap the middle of what is believed falls; that gap is nearly always the likeliest, and where one near by might be, those
are looked at. What a processor cannot foresee is worked out without branches where that is possible: a wrong guess
costs as much as one card. Knows no rules, no pile and no date that lies face down.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.bots import _timeline as timeline
from kronika.sim.kernels.compiling import compiled, entrance
from kronika.sim.kernels.drawing import below, nearly_normal, word

__all__ = [
    "GAP",
    "HELD",
    "SHARES",
    "SITTING",
    "as_empty",
    "beliefs_of",
    "believe",
    "choose",
    "gap_of",
    "gaps_before",
    "loosen",
    "middle_of",
    "person_at",
    "split",
    "take_up",
]

# Draws by number: the pile takes those from 0, and these have room of their own.
_BELIEFS = 1 << 32
_PEOPLE = 1 << 52
_SEATS = 64

GAP = np.dtype(
    [
        ("after", np.float64),
        ("before", np.float64),
        ("until", np.float64),
        ("left", np.uint32),
        ("right", np.uint32),
    ]
)
"""By number of the gap: the latest first year of the cards before it, the earliest last year of those behind it;
`after` of the next gap, infinite where there is none; the gaps beside it. Gap 0 is the first one, so 0 to the right is
no gap. What lies to its left nobody asks.
"""
SITTING = np.dtype(
    [("place", np.uint64), ("held", np.uint64), ("hand", np.int64), ("level", np.uint32), ("active", np.int32)]
)
"""By seat: its first place in the hands, how many cards it has, and was dealt; its level."""
HELD = np.dtype(
    [("start", np.float64), ("end", np.float64), ("scale", np.float64), ("card", np.uint32), ("slack", np.int32)]
)
"""By place in the hands: half a year before the first year believed and half a year after the last; steps of the table
a year; the card; and by how much another gap may be likelier than what lies beyond that of the middle, in millionths.

A seat's cards lie in no order. The middle that is believed, and the gap into which it falls, are in arrays of their
own, `middles` and `gaps`: all of them are gone through whenever a card is laid.
"""
SHARES = np.array(timeline.SHARES, np.int32)

_MIDDLE, _LAST, _STEPS = float(timeline.MIDDLE), 2.0 * timeline.MIDDLE - 1.0, float(timeline.STEPS)
_SURE, _LEAST, _ALL, _NEAR = np.int32(timeline.SURE), timeline.LEAST, float(timeline.SURE), timeline.NEAR
_RISE = float(np.diff(SHARES).max())


@compiled
def person_at(key: Any, seat: Any, people: Any) -> Any:
    """Which of so many people sits there in this game."""
    return below(word(key, _PEOPLE + seat), people)


@compiled
def middle_of(key: Any, seat: Any, card: Any, mind: Any, errors: Any) -> Any:
    """The middle of the date that a seat expects on a card in this game."""
    return mind.middle + mind.error * nearly_normal(word(key, _BELIEFS + card * _SEATS + seat), errors)


@compiled
def believe(
    key: Any, seat: Any, card: Any, level: Any, years: Any, minds: Any, people: Any, present: Any, errors: Any
) -> Any:
    """First and last year that a seat expects on a card, and the standard deviation it gives itself."""
    mind, date = minds[level, card], years[card]
    if mind.error < 0.0:
        person = person_at(key, seat, people.shape[1])
        recalled = people[level, person, card]
        return recalled.first, recalled.last, recalled.sd
    middle = middle_of(key, seat, card, mind, errors)
    half = (date.last - date.first) / 2.0
    return middle - half, middle + half, mind.floor + mind.growth * abs(present - middle)


@entrance
def beliefs_of(key: Any, seat: Any, level: Any, years: Any, minds: Any, people: Any, present: Any, errors: Any) -> Any:
    """What a seat believes of every card in this game: first and last year and standard deviation, a row a card."""
    rows = np.empty((len(years), 3))
    for card in range(len(rows)):
        first, last, sd = believe(key, seat, card, level, years, minds, people, present, errors)
        rows[card, 0], rows[card, 1], rows[card, 2] = first, last, sd
    return rows


@compiled
def share(steps: Any, shares: Any) -> Any:
    """How many of a million normal numbers lie so many steps from the middle, or below."""
    return shares[np.uint32(np.int32(min(max(steps + _MIDDLE, 0.0), _LAST)))]


@compiled
def not_yet(own: Any, gap: Any, shares: Any) -> Any:
    """The chance that a card of these beliefs is too early for a gap."""
    return share((gap.after - own.end) * own.scale, shares)


@compiled
def by_then(own: Any, gap: Any, shares: Any) -> Any:
    """The chance that it is not too late for the gap; less `not_yet`, that it is right (RU-19, CZ-25, PL-27, TV-15)."""
    return share((gap.before - own.start) * own.scale, shares)


@compiled
def as_empty(line: Any) -> None:
    """A line without cards: one gap."""
    gap = line[0]
    gap.after, gap.before, gap.until, gap.left, gap.right = -np.inf, np.inf, np.inf, 0, 0


@compiled
def split(gap: Any, new: Any, first: Any, last: Any, widest: Any, line: Any) -> Any:
    """A card of these years goes into a gap; what is behind it is gap number `new`. Where years overlap, whether gaps
    farther on begin later now (D07).
    """
    own, behind = line[gap], line[new]
    right = own.right
    behind.after, behind.before, behind.until = max(own.after, first), own.before, own.until
    behind.left, behind.right = gap, right
    own.before, own.until, own.right = min(own.before, last), behind.after, new
    line[right].left = new
    if widest <= 0.0:
        return False
    while right != 0 and line[right].after < first:
        line[right].after = first
        line[line[right].left].until = first
        right = line[right].right
    left = np.uint32(gap)
    while left != 0:
        left = line[left].left
        if line[left].before <= last:
            break
        line[left].before = last
    return right != behind.right


@compiled
def gaps_before(gap: Any, line: Any) -> Any:
    """The place of a gap in the line, from 0."""
    count, left = 0, np.uint32(gap)
    while left != 0:
        left = line[left].left
        count += 1
    return count


@compiled
def gap_of(middle: Any, length: Any, line: Any) -> Any:
    """The last gap all cards before which began before this, on a line of so many cards."""
    found: Any = np.uint64(0)
    for gap in range(np.uint64(length + 1)):  # all of them: where a search ends, nobody can foresee
        own = line[gap]
        found = gap if (own.after < middle) & (middle <= own.until) else found
    return found


@compiled
def take_up(own: Any, card: Any, first: Any, last: Any, sd: Any, widest: Any) -> None:
    """A card with what is believed of it; `widest` is for `loosen`."""
    own.card, own.start, own.end, own.scale = card, first - 0.5, last + 0.5, _STEPS / max(sd, _LEAST)
    loosen(own, widest)


@compiled
def loosen(own: Any, widest: Any) -> None:
    """Work out a card's slack. `widest`: years between first and last on any card of the line.

    A gap to the left of another is not likelier than `not_yet` of that one and this slack: before it lies a card that
    began, at the latest, where the other gap begins, and ended `widest` years later. To the right likewise. The table
    rises by `_RISE` a step at the most; two steps more make up for fractions.
    """
    own.slack = min(_RISE * ((widest + own.end - own.start) * own.scale + 2.0), _ALL)


@compiled
def beyond(start: Any, end: Any, widest: Any, line: Any, hands: Any, gaps: Any, shares: Any) -> Any:
    """What no chance of any of these cards in another gap than that of its middle exceeds.

    The same as with the slack, without its margins: the card before a gap ended at most `widest` years after `after`.
    """
    most = np.int32(0)
    for place in range(start, end):
        own, gap = hands[place], line[gaps[place]]
        late = share((gap.after + widest - own.start) * own.scale, shares)
        early = share((gap.before - widest - own.end) * own.scale, shares)
        most = max(most, max(late, _SURE - early))
    return most


@compiled
def look_around(start: Any, end: Any, most: Any, best: Any, line: Any, hands: Any, gaps: Any, shares: Any) -> Any:
    """Where another gap than that of its middle may be as likely as `most`: the likeliest place and gap."""
    into = gaps[best]
    for place in range(start, end):
        own = hands[place]
        gap = np.uint32(gaps[place])
        for _ in range(_NEAR):
            gap = line[gap].right
            if gap == 0:
                break
            early = not_yet(own, line[gap], shares)
            if _SURE - early < most:
                break
            chance = by_then(own, line[gap], shares) - early
            if chance > most or (chance == most and own.card < hands[best].card):
                best, into, most = place, np.uint64(gap), chance
        gap = np.uint32(gaps[place])
        for _ in range(_NEAR):
            if gap == 0:
                break
            gap = line[gap].left
            late = by_then(own, line[gap], shares)
            if late < most:
                break
            chance = late - not_yet(own, line[gap], shares)
            # Of the same card this gap lies before all that were looked at.
            if chance > most or (chance == most and (own.card < hands[best].card or place == best)):
                best, into, most = place, np.uint64(gap), chance
    return best, into


@compiled
def choose(start: Any, end: Any, widest: Any, line: Any, hands: Any, gaps: Any, shares: Any) -> Any:
    """The place in the hands, from `start` up to `end`, of the surest card, and its likeliest gap.

    Among equals the card with the lowest number, and its first gap. `widest`: as in `loosen`.
    """
    best, most, elsewhere = start, np.int64(-(1 << 62)), np.int32(0)
    for place in range(start, end):
        own, gap = hands[place], line[gaps[place]]
        early, late = not_yet(own, gap, shares), by_then(own, gap, shares)
        key = (np.int64(late - early) << 32) - np.int64(own.card)
        best = place if key > most else best
        most = key if key > most else most
        elsewhere = max(elsewhere, max(early, _SURE - late) + own.slack)
    likeliest = np.int32((most + 0xFFFFFFFF) >> 32)
    if elsewhere < likeliest or beyond(start, end, widest, line, hands, gaps, shares) < likeliest:
        return best, gaps[best]
    return look_around(start, end, likeliest, best, line, hands, gaps, shares)
