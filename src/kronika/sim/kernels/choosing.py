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
    "AFTER",
    "BEFORE",
    "BESIDE",
    "HELD",
    "SHARES",
    "SITTING",
    "as_empty",
    "beliefs_of",
    "believe",
    "choose",
    "columns",
    "gap_of",
    "gaps_before",
    "middle_of",
    "person_at",
    "split",
    "take_up",
]

# Draws by number: the pile takes those from 0, and these have room of their own.
_BELIEFS = 1 << 32
_PEOPLE = 1 << 52
_SEATS = 64

AFTER, BEFORE, SINCE, UNTIL = range(4)
"""The rows of a line, in years, with a column for each gap: the latest first year of the cards before it; the earliest
last year of those behind it; `BEFORE` of the gap to its left, `AFTER` of the one to its right, infinite where there is
none. Columns that are no gap yet have an infinite `AFTER`.
"""
BESIDE = np.dtype([("left", np.uint32), ("right", np.uint32)])
"""The gaps to both sides of a gap. Gap 0 is the first one, so 0 to the right is no gap. What lies to its left nobody
asks."""
SITTING = np.dtype(
    [
        ("place", np.uint64),
        ("held", np.uint64),
        ("hand", np.int32),
        ("seat", np.uint32),
        ("level", np.uint32),
        ("active", np.int32),
    ]
)
"""In order of play: a seat's first place in the hands, how many cards it has, and was dealt; its number, and its level;
whether it is still in the game, 1 or 0.
"""
HELD = np.dtype([("start", np.float64), ("end", np.float64), ("scale", np.float64), ("card", np.uint64)])
"""By place in the hands: half a year before the first year believed and half a year after the last; steps of the table
a year; the card.

A seat's cards lie in no order. The middle that is believed, and the gap into which it falls, are in arrays of their
own, `middles` and `gaps`: all of them are gone through whenever a card is laid.
"""
SHARES = np.array(timeline.SHARES, np.int32)

_MIDDLE, _LAST, _STEPS = float(timeline.MIDDLE), 2.0 * timeline.MIDDLE - 1.0, float(timeline.STEPS)
_SURE, _LEAST, _NEAR = np.int32(timeline.SURE), timeline.LEAST, timeline.NEAR
_AT_ONCE = 16


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
def not_yet(own: Any, after: Any, shares: Any) -> Any:
    """The chance that a card of these beliefs is too early for a gap."""
    return share((after - own.end) * own.scale, shares)


@compiled
def by_then(own: Any, before: Any, shares: Any) -> Any:
    """The chance that it is not too late for the gap; less `not_yet`, that it is right (RU-19, CZ-25, PL-27, TV-15)."""
    return share((before - own.start) * own.scale, shares)


@compiled
def columns(length: Any) -> Any:
    """So many columns of a line with so many cards are gone through: whole registers, however many gaps there are."""
    return np.uint64((length & -_AT_ONCE) + _AT_ONCE)


@compiled
def as_empty(length: Any, line: Any, beside: Any) -> None:
    """A line without cards, which had so many: one gap."""
    for gap in range(columns(length)):
        line[AFTER, gap] = np.inf
    line[AFTER, 0], line[BEFORE, 0], line[SINCE, 0], line[UNTIL, 0] = -np.inf, np.inf, -np.inf, np.inf
    beside[0].left, beside[0].right = 0, 0


@compiled
def split(gap: Any, new: Any, first: Any, last: Any, widest: Any, line: Any, beside: Any) -> Any:
    """A card of these years goes into a gap; what is behind it is gap number `new`. Where years overlap, whether gaps
    farther on begin later now (D07).
    """
    behind, before, until = beside[gap].right, line[BEFORE, gap], line[UNTIL, gap]
    begins, ends = max(line[AFTER, gap], first), min(before, last)
    line[BEFORE, gap], line[UNTIL, gap], beside[gap].right = ends, begins, new
    line[AFTER, new], line[BEFORE, new], line[SINCE, new], line[UNTIL, new] = begins, before, ends, until
    beside[new].left, beside[new].right, beside[behind].left = gap, behind, new
    if widest <= 0.0:
        return False
    right = behind
    while right != 0 and line[AFTER, right] < first:
        line[AFTER, right] = line[UNTIL, beside[right].left] = first
        right = beside[right].right
    left = np.uint32(gap)
    while left != 0 and line[BEFORE, beside[left].left] > last:
        line[SINCE, left] = line[BEFORE, beside[left].left] = last
        left = beside[left].left
    return right != behind


@compiled
def gaps_before(gap: Any, beside: Any) -> Any:
    """The place of a gap in the line, from 0."""
    count, left = 0, np.uint32(gap)
    while left != 0:
        left = beside[left].left
        count += 1
    return count


@compiled
def gap_of(middle: Any, length: Any, line: Any) -> Any:
    """The last gap all cards before which began before this, on a line of so many cards."""
    found: Any = np.uint64(0)
    if length == 0:
        return found
    for gap in range(columns(length)):  # the only one of all: where a search ends, nobody can foresee
        found += gap if (line[AFTER, gap] < middle) & (middle <= line[UNTIL, gap]) else np.uint64(0)
    return found


@compiled
def take_up(own: Any, card: Any, first: Any, last: Any, sd: Any) -> None:
    """A card with what is believed of it."""
    own.card, own.start, own.end, own.scale = card, first - 0.5, last + 0.5, _STEPS / max(sd, _LEAST)


@compiled
def look_around(
    start: Any, end: Any, most: Any, best: Any, line: Any, beside: Any, hands: Any, gaps: Any, shares: Any
) -> Any:
    """Where another gap than that of its middle may be as likely as `most`: the likeliest place and gap."""
    into = gaps[best]
    for place in range(start, end):
        own = hands[place]
        gap = np.uint32(gaps[place])
        for _ in range(_NEAR):
            gap = beside[gap].right
            if gap == 0:
                break
            early = not_yet(own, line[AFTER, gap], shares)
            if _SURE - early < most:
                break
            chance = by_then(own, line[BEFORE, gap], shares) - early
            if chance > most or (chance == most and own.card < hands[best].card):
                best, into, most = place, np.uint64(gap), chance
        gap = np.uint32(gaps[place])
        for _ in range(_NEAR):
            if gap == 0:
                break
            gap = beside[gap].left
            late = by_then(own, line[BEFORE, gap], shares)
            if late < most:
                break
            chance = late - not_yet(own, line[AFTER, gap], shares)
            # Of the same card this gap lies before all that were looked at.
            if chance > most or (chance == most and (own.card < hands[best].card or place == best)):
                best, into, most = place, np.uint64(gap), chance
    return best, into


@compiled
def choose(start: Any, end: Any, line: Any, beside: Any, hands: Any, gaps: Any, shares: Any) -> Any:
    """The place in the hands, from `start` up to `end`, of the surest card, and its likeliest gap.

    Among equals the card with the lowest number, and its first gap.

    No gap to the left of that of the middle is likelier than that the card is not too late for the nearest one there,
    and none to the right than that it is not too early for that. The table is the same from both ends, so one look at
    it tells what no other gap of any card exceeds: the share of the most steps, and one more for fractions.
    """
    best, into, most, steps = start, gaps[start], np.int64(-(1 << 62)), -np.inf
    for place in range(start, end):
        own, gap = hands[place], gaps[place]
        early, late = not_yet(own, line[AFTER, gap], shares), by_then(own, line[BEFORE, gap], shares)
        key = (np.int64(late - early) << 32) - np.int64(own.card)
        best = place if key > most else best
        into = gap if key > most else into
        most = key if key > most else most
        steps = max(steps, max((line[SINCE, gap] - own.start) * own.scale, (own.end - line[UNTIL, gap]) * own.scale))
    likeliest = np.int32((most + 0xFFFFFFFF) >> 32)
    if share(steps + 1.0, shares) < likeliest:
        return best, into
    return look_around(start, end, likeliest, best, line, beside, hands, gaps, shares)
