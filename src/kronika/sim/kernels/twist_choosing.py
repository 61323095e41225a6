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
]

HAND = 4
"""Nobody ever has more cards (TC-06, TC-14)."""
MIDDLE = 36
"""Where the first stack lies, so that all cards have room on either side (TC-04)."""
LOOK = 16
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
        *((name, np.float64, _MOST * HAND) for name in ("start", "scale", "left", "right", "lost", "gain", "gone")),
        *((name, np.int64, _MOST * HAND) for name in ("card", "front")),
        ("expected", np.float64, (_MOST, _MOST * HAND)),
        # By stack, and the gap behind it.
        *((name, np.float64, 2 * MIDDLE + LOOK) for name in ("stack", "above")),
        # By gap with a card above it, in the order in which they were laid.
        *((name, np.float64, MIDDLE + _FILLED) for name in ("filling", "low", "high")),
        *((name, np.int64) for name in ("begin", "end", "filled")),
    ]
)
"""What lies open, and what follows from it for each card in a hand.

`start`, `scale`: half a year before the year that its owner expects, steps of the table a year. Chances by that, in
millionths: `left` that it belongs before all stacks; `right` that it does not belong behind all; `lost` that it does
not fit. `gain` is that of an attempt but for what it cuts off, in millionths of fifths of a point. `gone` is 0 for an
upright card, else not a number. `card`: its number; `front`: the symbol of its undated side, or `EMPTY`. `expected`:
the year, by seat.

`stack`: the years of the lower level, from `begin` up to, but without, `end`; `above`: the year above the gap behind
each. `filling`, `low`, `high`: the first `filled` years above gaps, and those of the stacks beside them.
"""

_STEPS, _LEAST = float(timeline.STEPS), timeline.LEAST
_ZERO, _LAST = float(timeline.MIDDLE), 2.0 * timeline.MIDDLE - 1.0
_SURE = np.int64(timeline.SURE)
# The same chances twice: sums that are kept are in floating point, as many to a vector as years; new ones in whole
# numbers, which a compiler may add up in any order. Constants are known not to change when something else is written.
_SHARES, _WHOLE = np.array(timeline.SHARES, np.float64), np.array(timeline.SHARES, np.int32)
_HALF = float(timeline.SHARES[timeline.MIDDLE])
_LOWER, _UPPER, _CUT_OFF, _STAKE = team.LOWER, team.UPPER, team.CUT_OFF, team.STAKE
_CHANCE = np.int64((1 << 32) - 1)
# A move is a number, the least one the best: its loss, below 2^30; a bit for an attempt; card; place. A stop is 0.
_SHIFT = 28
_ATTEMPT, _WHICH = np.int64(1 << 27), np.int64((1 << 28) - 1)
_NONE, _NOT_ALLOWED = np.int64(1 << 60), 61
_NEVER = -float(1 << 33)


@compiled
def person(key: Any, seat: Any, level: Any, minds: Any, recalled: Any) -> Any:
    """Who sits there, as a row of what people recall; -1 where the level is none of people."""
    if minds[level, 0].error < 0.0:
        people = np.int64(len(recalled)) // len(minds)
        return np.int64(level) * people + person_at(key, seat, people)
    return np.int64(-1)


@compiled
def expect(
    table: Any, at: Any, owner: Any, key: Any, rows: Any, sitting: Any, years: Any, minds: Any, recalled: Any,
    scales: Any, present: Any, errors: Any,
) -> None:  # fmt: skip
    """All seats make up their minds about a card that has come to this place of its owner's hand."""
    card = table.card[at]
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
    table.start[at], table.gone[at] = table.expected[owner, at] - 0.5, 0.0


@compiled
def step(year: Any, start: Any, scale: Any) -> Any:
    """Where in the table of chances it stands that a card's year is this or earlier."""
    return np.uint32(np.int32(min(max((year - start) * scale + _ZERO, 0.0), _LAST)))


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
    year = table.stack[MIDDLE]
    for at in range(places):
        start, scale = table.start[at], table.scale[at]
        table.left[at], table.right[at] = by(year - 1.0, start, scale), by(year, start, scale)
        table.gain[at], table.lost[at] = _LOWER * _SURE, 0.0


@compiled
def look_over(table: Any, at: Any) -> None:
    """What a card that was drawn gains at all that lies there (TC-18 … TC-22, C01)."""
    start, scale = table.start[at], table.scale[at]
    same, lost = np.int32(0), np.int32(0)
    for first in range(table.begin, table.end, LOOK):
        for stack in range(first, first + LOOK):
            year = table.stack[stack]
            same += within(year - 1.0, year, start, scale)
    for first in range(0, table.filled, _FILLED):
        for gap in range(first, first + _FILLED):
            year = table.filling[gap]
            lost += within(table.low[gap], table.high[gap] - 1.0, start, scale) - within(year - 1.0, year, start, scale)
    left = by(table.stack[table.begin] - 1.0, start, scale)
    right = by(table.stack[table.end - 1], start, scale)
    table.left[at], table.right[at], table.lost[at] = left, right, lost
    table.gain[at] = _UPPER * (_SURE - lost) + (_LOWER - _UPPER) * (left + (_SURE - right) + same)


@compiled
def lay_before(table: Any, places: Any, year: Any) -> None:
    """What changes with a stack before all others (TC-18)."""
    for at in range(places):
        start, scale = table.start[at], table.scale[at]
        table.gain[at] += (_LOWER - _UPPER) * (by(year, start, scale) - table.left[at])
        table.left[at] = by(year - 1.0, start, scale)


@compiled
def lay_behind(table: Any, places: Any, year: Any) -> None:
    """What changes with a stack behind all others (TC-19)."""
    for at in range(places):
        start, scale = table.start[at], table.scale[at]
        table.gain[at] += (_LOWER - _UPPER) * (table.right[at] - by(year - 1.0, start, scale))
        table.right[at] = by(year, start, scale)


@compiled
def lay_above(table: Any, places: Any, year: Any, low: Any, high: Any) -> None:
    """What changes with a card above the gap between two stacks (TC-21): only those of its year fit there now."""
    for at in range(places):
        start, scale = table.start[at], table.scale[at]
        lost = by(high - 1.0, start, scale) - by(low, start, scale)
        lost -= by(year, start, scale) - by(year - 1.0, start, scale)
        table.lost[at] += lost
        table.gain[at] -= _UPPER * lost


@compiled
def leave(table: Any, at: Any) -> None:
    """An upright card is none any more. Nothing that is laid changes its sums; it fits nowhere, and is never tried."""
    table.start[at], table.scale[at], table.gone[at] = 0.0, 0.0, np.nan
    table.left[at], table.right[at], table.lost[at], table.gain[at] = _HALF, _HALF, _SURE, _NEVER


@compiled
def beyond(year: Any, first: Any, last: Any) -> Any:
    """Between which years lie the cards that one of this year cuts off; there are none unless it lies outside."""
    return (year, first) if year < first else (last, year)


@compiled
def cut_off(table: Any, places: Any, seat: Any, hand: Any, first: Any, last: Any) -> Any:
    """How many waiting cards each card of a hand would cut off, by what this seat expects: four numbers of 16 bits."""
    low_0, high_0 = beyond(table.expected[seat, hand] + table.gone[hand], first, last)
    low_1, high_1 = beyond(table.expected[seat, hand + 1] + table.gone[hand + 1], first, last)
    low_2, high_2 = beyond(table.expected[seat, hand + 2] + table.gone[hand + 2], first, last)
    low_3, high_3 = beyond(table.expected[seat, hand + 3] + table.gone[hand + 3], first, last)
    found = np.int64(0)
    for at in range(places):
        year = table.expected[seat, at] + table.gone[at]
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
def none_fits(a: Any, b: Any, c: Any, d: Any) -> Any:
    """The chance that none of four cards fits, in millionths; each is its number, and in 32 bits its own such chance.

    Rounded down card by card, so the order counts: by card number, as the bot goes. What is no upright card fits
    nowhere, and changes nothing wherever it stands.
    """
    a, b = in_turn(a, b)
    c, d = in_turn(c, d)
    a, c = in_turn(a, c)
    b, d = in_turn(b, d)
    b, c = in_turn(b, c)
    risk = (a & _CHANCE) * (b & _CHANCE) // _SURE
    risk = risk * (c & _CHANCE) // _SURE
    return risk * (d & _CHANCE) // _SURE


@compiled
def choose(
    table: Any, places: Any, seat: Any, placed: Any, tried: Any, others: Any, symbol: Any, worths: Any, misses: Any
) -> Any:
    """0 and the place in the hands to turn over, 1 and that to discard (TC-40), or 2 and -1 for a stop.

    `others`: cards of the pile, and upright ones of other hands. Among equals no attempt rather than one, then the
    first card by number. `worths` and `misses`: room for a hand.
    """
    hand = np.int64(seat) * HAND
    first, last = table.stack[table.begin], table.stack[table.end - 1]
    found = cut_off(table, places, seat, hand, first, last)
    for place in range(HAND):
        at = hand + place
        before, behind = table.left[at], _SURE - table.right[at]
        chance = before if table.expected[seat, at] < first else behind
        worths[place] = np.int64(table.gain[at] - _CUT_OFF * chance * np.float64((found >> (16 * place)) & 0xFFFF))
    best = np.int64(0) if placed > 0 else _NONE
    stake = np.int64(0)
    if placed == 0:
        for place in range(HAND):
            misses[place] = (table.card[hand + place] << 32) + np.int64(table.lost[hand + place])
        stake = none_fits(misses[0], misses[1], misses[2], misses[3]) * _STAKE * others
        if tried == 0:
            for place in range(HAND):
                at = hand + place
                move = (max(np.int64(0), worths[place]) << _SHIFT) + ((table.card[at] + 1) << 3) + place
                best = min(best, move + (np.int64(table.front[at] != symbol) << _NOT_ALLOWED))
    for place in range(HAND):
        move = ((stake - worths[place]) << _SHIFT) + _ATTEMPT + ((table.card[hand + place] + 1) << 3) + place
        best = min(best, move)
    which = best & _WHICH
    if which == 0:
        return np.int64(2), np.int64(-1)
    return np.int64(which < _ATTEMPT), hand + (which & 7)
