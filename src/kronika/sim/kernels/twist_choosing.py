"""How the bot `plain` plays cooperative Twist, as a kernel: `kronika.bots._plain_team` once more, over arrays.

A timeline only grows, at its ends and above its gaps, and each card that is laid changes what another one gains by a
few chances. So the gains of all cards in hands are kept, and changed side by side when a card is laid. They are whole
numbers, if in floating point, and far below 2^53: in whatever order they are summed up, the sums are the same. Knows no
rules but where a card may lie, no pile and no date that lies face down.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.bots import _plain_team as team
from kronika.bots import _timeline as timeline
from kronika.sim.kernels.choosing import middle_of, person_at
from kronika.sim.kernels.compiling import compiled

__all__ = [
    "EMPTY",
    "FREE",
    "HAND",
    "LOOK",
    "MIDDLE",
    "NEVER",
    "TABLE",
    "begin",
    "choose",
    "expect",
    "lay_above",
    "lay_before",
    "lay_behind",
    "leave",
    "look_over",
    "person",
    "rounded_up",
]

HAND = 4
"""Nobody ever has more cards (TC-06, TC-14)."""
MIDDLE = 36
"""Where the first stack lies, so that all cards have room on either side (TC-04)."""
LOOK = 8
"""So many stacks are looked at side by side; past the last one lie some that are `FREE`, and change no sum."""
FREE = np.inf
"""In place of a year: no card lies there."""
EMPTY = -1
"""In place of the symbol of a card in a hand: there is none."""

_MOST = 8  # seats
_FILLED = LOOK // 2  # gaps that are looked at side by side
TABLE = np.dtype(
    [
        # By place in the hands, `HAND` a seat.
        *((name, np.float64, _MOST * HAND) for name in ("start", "scale", "left", "behind", "lost", "gain", "mark")),
        ("front", np.int64, _MOST * HAND),
        ("expected", np.float64, (_MOST, _MOST * HAND)),
        # By stack, and the gap behind it.
        *((name, np.float64, 2 * MIDDLE + LOOK) for name in ("stack", "above")),
        # By gap with a card above it, in the order in which they were laid.
        *((name, np.float64, MIDDLE + _FILLED) for name in ("filling", "low", "high")),
        *((name, np.float64) for name in ("first", "last")),
        *((name, np.int64) for name in ("begin", "end", "filled")),
    ]
)
"""What lies open, and what follows from it for each card in a hand.

`start`, `scale`: half a year before the year that its owner expects, steps of the table a year. Chances by that, in
millionths: `left` that it belongs before all stacks, `behind` that it belongs behind all, `lost` that it does not fit.
`gain` is that of an attempt but for what it cuts off, in millionths of fifths of a point; `NEVER` for a card that does
not stand upright. `mark`: its number and place in the hand, as one number. `front`: the symbol of its undated side, or
`EMPTY`. `expected`: the year, by seat; not a number where no card stands upright.

`stack`: the years of the lower level, from `begin` up to, but without, `end`, `first` and `last` those at its ends;
`above`: the year above the gap behind each. `filling`, `low`, `high`: the first `filled` years above gaps, and those of
the stacks beside them.
"""

_STEPS, _LEAST = float(timeline.STEPS), timeline.LEAST
_ZERO, _LAST = float(timeline.MIDDLE), 2.0 * timeline.MIDDLE - 1.0
_SURE, _MILLION = np.int64(timeline.SURE), float(timeline.SURE)
# The same chances twice: sums that are kept are in floating point, as many to a vector as years; new ones in whole
# numbers, which a compiler may add up in any order. Constants are known not to change when something else is written.
_SHARES, _WHOLE = np.array(timeline.SHARES, np.float64), np.array(timeline.SHARES, np.int32)
_HALF = float(timeline.SHARES[timeline.MIDDLE])
_LOWER, _UPPER, _CUT_OFF, _STAKE = float(team.LOWER), float(team.UPPER), float(team.CUT_OFF), team.STAKE
_ROOM = 1 << 20  # more than `_SURE`: a chance fits below a mark that was multiplied by it
# A move is a whole number, the least one the best: its loss, below 2^30 in size; a bit for an attempt; the mark, of
# fewer than 2^18 cards, as all games are. A stop is 0. Added to 1.5 times 2^52 such a number is exact, and the bits of
# the sum, read as a whole number, are that number more than those of `_BASE`: nothing need be converted.
_UNIT = float(1 << 21)
_ATTEMPT, _MARK = 1 << 20, np.int64((1 << 20) - 1)
_BASE = 1.5 * (1 << 52)
_STOP = np.int64(0x4338 << 48)  # the bits of `_BASE`
_NONE, _NOT_ALLOWED = np.int64((1 << 63) - 1), 61
# A small whole number below these bits is 2^52 more than itself, read in floating point.
_FLOATING, _FLOATING_BITS = float(1 << 52), np.int64(0x4330 << 48)
NEVER = -float(1 << 30)
"""In place of what a card gains that is not tried: more is lost with it than with any other move."""


@compiled
def person(key: Any, seat: Any, level: Any, minds: Any, recalled: Any) -> Any:
    """Who sits there, as a row of what people recall; -1 where the level is none of people."""
    if minds[level, 0].error < 0.0:
        people = np.int64(len(recalled)) // len(minds)
        return np.int64(level) * people + person_at(key, seat, people)
    return np.int64(-1)


@compiled
def expect(
    table: Any, at: Any, card: Any, owner: Any, key: Any, rows: Any, sitting: Any, years: Any, minds: Any,
    recalled: Any, scales: Any, present: Any, errors: Any,
) -> None:  # fmt: skip
    """All seats make up their minds about this card, which has come to this place of its owner's hand."""
    for seat in range(len(sitting)):
        row = rows[seat]
        if row >= 0:
            table.expected[seat, at] = recalled[row, card]
        else:
            half = (years[card].last - years[card].first) / 2.0
            table.expected[seat, at] = middle_of(key, seat, card, minds[sitting[seat].level, card], errors) - half
    if rows[owner] >= 0:
        table.scale[at] = scales[rows[owner], card]
    else:
        mind = minds[sitting[owner].level, card]
        sd = mind.floor + mind.growth * abs(present - middle_of(key, owner, card, mind, errors))
        table.scale[at] = _STEPS / max(sd, _LEAST)
    table.start[at] = table.expected[owner, at] - 0.5
    table.mark[at] = np.float64((np.int64(card) + 1) * HAND + np.int64(at) % HAND)


@compiled
def step(year: Any, start: Any, scale: Any) -> Any:
    """Where in the table of chances it stands that a card's year is this or earlier."""
    return np.uint64(np.int32(min(max((year - start) * scale + _ZERO, 0.0), _LAST)))


@compiled
def by(year: Any, start: Any, scale: Any) -> Any:
    """The chance that a card's year is this or earlier, in millionths."""
    return _SHARES[step(year, start, scale)]


@compiled
def within(after: Any, until: Any, start: Any, scale: Any) -> Any:
    """The chance that a card's year is later than the first of these and not later than the second, in millionths."""
    return _WHOLE[step(until, start, scale)] - _WHOLE[step(after, start, scale)]


@compiled
def begin(table: Any, places: Any) -> None:
    """What the cards of all hands gain at the first stack: beside it and on it all of them fit, on the lower level."""
    year = table.first
    for place in range(places):
        at = np.uint64(place)
        start, scale = table.start[at], table.scale[at]
        table.left[at], table.behind[at] = by(year - 1.0, start, scale), _MILLION - by(year, start, scale)
        table.gain[at], table.lost[at] = _LOWER * _MILLION, 0.0


@compiled
def rounded_up(count: Any, to: Any) -> Any:
    """The next number, from this one on, that a power of two divides."""
    return (np.int64(count) + (to - 1)) & -to


@compiled
def look_over(table: Any, at: Any) -> None:
    """What a card that was drawn gains at all that lies there (TC-18 … TC-22, C01)."""
    start, scale = table.start[at], table.scale[at]
    same, lost = np.int32(0), np.int32(0)
    begin = np.int64(table.begin)
    for stack in range(rounded_up(table.end - begin, LOOK)):
        year = table.stack[np.uint64(begin + stack)]
        same = np.int32(same + within(year - 1.0, year, start, scale))
    for gap in range(rounded_up(table.filled, _FILLED)):
        place = np.uint64(gap)
        year = table.filling[place]
        taken = within(table.low[place], table.high[place] - 1.0, start, scale)
        lost = np.int32(lost + np.int32(taken - within(year - 1.0, year, start, scale)))
    left, behind = by(table.first - 1.0, start, scale), _MILLION - by(table.last, start, scale)
    table.left[at], table.behind[at], table.lost[at] = left, behind, np.float64(lost)
    table.gain[at] = _UPPER * (_MILLION - np.float64(lost)) + (_LOWER - _UPPER) * (left + behind + np.float64(same))


@compiled
def lay_before(table: Any, places: Any, year: Any) -> None:
    """What changes with a stack before all others (TC-18)."""
    for place in range(places):
        at = np.uint64(place)
        start, scale = table.start[at], table.scale[at]
        table.gain[at] += (_LOWER - _UPPER) * (by(year, start, scale) - table.left[at])
        table.left[at] = by(year - 1.0, start, scale)


@compiled
def lay_behind(table: Any, places: Any, year: Any) -> None:
    """What changes with a stack behind all others (TC-19)."""
    for place in range(places):
        at = np.uint64(place)
        start, scale = table.start[at], table.scale[at]
        table.gain[at] += (_LOWER - _UPPER) * (_MILLION - by(year - 1.0, start, scale) - table.behind[at])
        table.behind[at] = _MILLION - by(year, start, scale)


@compiled
def lay_above(table: Any, places: Any, year: Any, low: Any, high: Any) -> None:
    """What changes with a card above the gap between two stacks (TC-21): only those of its year fit there now."""
    for place in range(places):
        at = np.uint64(place)
        start, scale = table.start[at], table.scale[at]
        lost = by(high - 1.0, start, scale) - by(low, start, scale)
        lost -= by(year, start, scale) - by(year - 1.0, start, scale)
        table.lost[at] += lost
        table.gain[at] -= _UPPER * lost


@compiled
def leave(table: Any, at: Any, players: Any) -> None:
    """An upright card is none any more. Nothing that is laid changes its sums; it fits nowhere, and is never tried."""
    for seat in range(players):
        table.expected[np.uint64(seat), at] = np.nan
    table.start[at], table.scale[at] = 0.0, 0.0
    table.left[at], table.behind[at] = _HALF, _MILLION - _HALF
    table.lost[at], table.gain[at] = _MILLION, NEVER


@compiled
def beyond(year: Any, first: Any, last: Any) -> Any:
    """Between which years lie the cards that one of this year cuts off; there are none unless it lies outside."""
    return (year, first) if year < first else (last, year)


@compiled
def cut_off(table: Any, places: Any, seat: Any, hand: Any, first: Any, last: Any) -> Any:
    """How many waiting cards each card of a hand would cut off, by what this seat expects: four numbers of 16 bits."""
    low_0, high_0 = beyond(table.expected[seat, hand], first, last)
    low_1, high_1 = beyond(table.expected[seat, hand + np.uint64(1)], first, last)
    low_2, high_2 = beyond(table.expected[seat, hand + np.uint64(2)], first, last)
    low_3, high_3 = beyond(table.expected[seat, hand + np.uint64(3)], first, last)
    found = np.int64(0)
    for at in range(places):
        year = table.expected[seat, np.uint64(at)]
        found += np.int64(1) if low_0 < year and year < high_0 else np.int64(0)
        found += np.int64(1 << 16) if low_1 < year and year < high_1 else np.int64(0)
        found += np.int64(1 << 32) if low_2 < year and year < high_2 else np.int64(0)
        found += np.int64(1 << 48) if low_3 < year and year < high_3 else np.int64(0)
    return found


@compiled
def in_turn(a: Any, b: Any) -> Any:
    """Two numbers, the lesser first."""
    return min(a, b), max(a, b)


@compiled
def missing(table: Any, at: Any) -> Any:
    """A card's mark, and below it the chance that it does not fit."""
    return table.mark[at] * _ROOM + table.lost[at]


@compiled
def chance_of(missed: Any) -> Any:
    """The chance out of `missing`, in millionths."""
    return np.int64(missed) & (_ROOM - 1)


@compiled
def none_fits(table: Any, hand: Any) -> Any:
    """The chance that none of the four cards of a hand fits, in millionths.

    Rounded down card by card, so the order counts: by card number, as the bot goes. What is no upright card fits
    nowhere, and changes nothing wherever it stands.
    """
    a, b = in_turn(missing(table, hand), missing(table, hand + np.uint64(1)))
    c, d = in_turn(missing(table, hand + np.uint64(2)), missing(table, hand + np.uint64(3)))
    a, c = in_turn(a, c)
    b, d = in_turn(b, d)
    b, c = in_turn(b, c)
    risk = chance_of(a) * chance_of(b) // _SURE
    risk = risk * chance_of(c) // _SURE
    return risk * chance_of(d) // _SURE


@compiled
def choose(table: Any, places: Any, lanes: Any, seat: Any, placed: Any, tried: Any, others: Any, symbol: Any) -> Any:
    """0, the card to turn over and its place in the hands; 1 and those to discard (TC-40); or 2, -1 and 0 for a stop.

    `others`: cards of the pile, and upright ones of other hands. `lanes & HAND` is `HAND`, unknown to the compiler,
    which else would go through a hand card by card. Among equals no attempt rather than one, then the first by number.
    """
    seat, hand = np.uint64(seat), np.uint64(seat * HAND)
    first, last = table.first, table.last
    best = _STOP if placed > 0 else _NONE
    begun = placed + tried > 0  # nothing is discarded any more, so what is at stake changes no order
    stake = 0.0 if begun else np.float64(none_fits(table, hand) * _STAKE * others) * _UNIT
    stake += _ATTEMPT + _BASE
    found = cut_off(table, places, seat, hand, first, last)
    for place in range(lanes & HAND):
        at = hand + np.uint64(place)
        year, left, behind, mark = table.expected[seat, at], table.left[at], table.behind[at], table.mark[at]
        cut = np.int64(((found >> (16 * place)) & 0xFFFF) | _FLOATING_BITS).view(np.float64) - _FLOATING
        lost = (left if year < first else behind) * (_CUT_OFF * _UNIT) * cut
        gain = table.gain[at] * _UNIT
        attempt = np.float64((mark + stake - gain) + lost).view(np.int64)
        least = mark + _BASE
        discard = np.float64(max(least, (least + gain) - lost)).view(np.int64)
        discard += np.int64(begun | (table.front[at] != symbol)) << _NOT_ALLOWED
        best = min(best, min(attempt, discard))
    if best == _STOP:
        return np.int64(2), np.int64(-1), np.uint64(0)
    mark = best & _MARK
    return np.int64((best & _ATTEMPT) == 0), mark // HAND - 1, hand + np.uint64(mark % HAND)
