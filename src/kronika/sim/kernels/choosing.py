"""How the bot `memory` plays Timeline, as a kernel: what it believes, and the surest card into the likeliest gap.

`kronika.bots._timeline` once more, over arrays. A line is kept as what decides about its gaps: for each, the latest
first year before it and the earliest last year behind it (D07). A card of a hand remembers its likeliest gap until that
one is changed. Knows no rules, no pile and no date that lies face down.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.sim.kernels.compiling import compiled, entrance
from kronika.sim.kernels.drawing import below, nearly_normal, share_below, word

__all__ = ["ANYTHING", "GAP", "HELD", "SITTING", "beliefs_of", "believe", "choose", "chosen"]

# Draws by number: the pile takes those from 0, and these have room of their own.
_BELIEFS = 1 << 32
_CHOICES = 1 << 48
_PEOPLE = 1 << 52
_SEATS = 64
ANYTHING = np.int32(2**31 - 1)
"""The chance of a card that has never been looked at: no bound."""

GAP = np.dtype([("after", np.float64), ("before", np.float64)])
"""By gap: the latest first year of the cards before it, the earliest last year of those behind it."""
SITTING = np.dtype([(name, np.int32) for name in ("level", "hand", "place", "held", "active")])
"""By seat: its level, the cards that it is dealt, its first place in the hands, and how many cards it has."""
HELD = np.dtype(
    [("first", np.float64), ("last", np.float64), ("sure", np.float64), ("card", np.int32), ("chance", np.int32)]
)
"""By place in the hands: what is believed (`sure` is 1 / standard deviation), the card, the chance of its gap.

A seat's cards lie in the order in which they came.
"""
# The likeliest gap of each place is in an array of its own, `gaps`, and how many gaps are as likely in `ties`, 0 where
# that must be looked for again: all of them are gone through whenever a card is laid.


@compiled
def believe(
    key: Any, seat: Any, card: Any, level: Any, years: Any, minds: Any, people: Any, present: Any, errors: Any
) -> Any:
    """First and last year that a seat expects on a card, and the standard deviation it gives itself."""
    mind, date = minds[level, card], years[card]
    if mind.error < 0.0:
        person = below(word(key, _PEOPLE + seat), people.shape[1])
        recalled = people[level, person, card]
        return recalled.first, recalled.last, recalled.sd
    middle = mind.middle + mind.error * nearly_normal(word(key, _BELIEFS + card * _SEATS + seat), errors)
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
def choice(key: Any, move: Any, total: Any) -> Any:
    """Which of so many equally likely moves is made, from 0; `move` counts the moves of the game from 0."""
    return below(word(key, _CHOICES + move), total)


@entrance
def chosen(key: Any, move: Any, total: Any) -> Any:
    """`choice`, for Python."""
    return choice(key, move, total)


@compiled
def in_billionths(chance: Any) -> Any:
    """A chance as a whole number, for the bot compares chances to nine decimals."""
    return np.int32(chance * 1e9 + 0.5)


@compiled
def not_yet(own: Any, gap: Any, curve: Any) -> Any:
    """The chance that a card of these beliefs is too early for a gap."""
    return share_below((gap.after - 0.5 - own.last) * own.sure, curve)


@compiled
def by_then(own: Any, gap: Any, curve: Any) -> Any:
    """The chance that it is not too late for the gap; less `not_yet`, that it is right (RU-19, CZ-25, PL-27, TV-15)."""
    return share_below((gap.before + 0.5 - own.first) * own.sure, curve)


@compiled
def room_right(own: Any, line: Any, q: Any, late: Any) -> Any:
    """No gap from q on is likelier than this; `late` is the chance not to be too late for the gap before q.

    Without looking up the curve, which rises by 0.39895 a standard deviation at most.
    """
    apart = line[q - 1].before - line[q].after + 1.0 + own.last - own.first
    return in_billionths(min(1.0, 1.0 - late + 0.39895 * own.sure * max(0.0, apart))) + 1


@compiled
def room_left(own: Any, line: Any, q: Any, early: Any) -> Any:
    """No gap up to q is likelier than this; `early` is the chance to be too early for the gap after q."""
    apart = line[q].before - line[q + 1].after + 1.0 + own.last - own.first
    return in_billionths(min(1.0, early + 0.39895 * own.sure * max(0.0, apart))) + 1


@compiled
def start_of(place: Any, hands: Any, gaps: Any, line: Any, length: Any) -> Any:
    """The gap into which the middle of what is believed falls, looked for from the gap that was likeliest."""
    own = hands[place]
    middle = (own.first + own.last) / 2.0
    start: Any = np.int64(gaps[place])
    end = length
    if own.chance == ANYTHING:  # never looked for
        start = 0
        while start < end:
            centre = (start + end) >> 1
            if line[centre + 1].after < middle:
                start = centre + 1
            else:
                end = centre
        return start
    while start < length and line[start + 1].after < middle:
        start += 1
    while start > 0 and line[start].after >= middle:
        start -= 1
    return start


@compiled
def look(place: Any, least: Any, hands: Any, gaps: Any, ties: Any, line: Any, length: Any, curve: Any) -> None:
    """Find a card's likeliest gap, its chance, and how many gaps are as likely.

    From the middle of what is believed to both sides, as far as what is left could still be likelier. Where the chance
    is certainly less than `least`, it stays at that: a bound, and nothing found.
    """
    own = hands[place]
    start = start_of(place, hands, gaps, line, length)
    early, late = not_yet(own, line[start], curve), by_then(own, line[start], curve)
    gap, most, equal = start, in_billionths(max(0.0, late - early)), 1
    right = room_right(own, line, start + 1, late) if start < length else np.int32(-1)
    left = room_left(own, line, start - 1, early) if start > 0 else np.int32(-1)
    bound = max(most, max(left, right))
    if bound < least:
        gaps[place] = start
        own.chance = bound
        return
    q = start + 1
    while right >= most:
        early_there = not_yet(own, line[q], curve)
        if in_billionths(1.0 - early_there) < most:
            break
        late = by_then(own, line[q], curve)
        chance = in_billionths(max(0.0, late - early_there))
        if chance > most:
            gap, most, equal = q, chance, 1
        elif chance == most:
            equal += 1
        q += 1
        right = room_right(own, line, q, late) if q <= length else np.int32(-1)
    q = start - 1
    while left >= most:
        late = by_then(own, line[q], curve)
        if in_billionths(late) < most:
            break
        early = not_yet(own, line[q], curve)
        chance = in_billionths(max(0.0, late - early))
        if chance > most:
            gap, most, equal = q, chance, 1
        elif chance == most:
            equal += 1
        q -= 1
        left = room_left(own, line, q, early) if q >= 0 else np.int32(-1)
    gaps[place], ties[place] = gap, equal
    own.chance = most


@compiled
def choose(
    seat: Any, key: Any, move: Any, curve: Any, length: Any, line: Any, seats: Any, hands: Any, gaps: Any, ties: Any
) -> Any:
    """The place of the surest card and its likeliest gap; among equals any, by a draw (the bot `memory`).

    A gap only gets narrower, so a card of which something must be looked for again is not surer than it was: it need
    not be looked at where another one is surer than that.
    """
    start = seats[seat].place
    end = start + seats[seat].held
    best, most, total = start, np.int32(-1), np.int32(0)
    for again in range(2):
        for place in range(start, end):
            if (ties[place] == 0) != (again == 1):
                continue
            if again:
                if hands[place].chance < most:
                    continue
                look(place, most, hands, gaps, ties, line, length, curve)
                if ties[place] == 0:
                    continue
            chance = hands[place].chance
            if chance > most:
                best, most, total = place, chance, ties[place]
            elif chance == most:
                total += ties[place]
    if total == 1:
        return best, np.int64(gaps[best])
    left = choice(key, move, total)
    for place in range(start, end):
        own = hands[place]
        if own.chance != most or ties[place] == 0:
            continue
        if left >= ties[place]:
            left -= ties[place]
            continue
        for q in range(length + 1):
            chance = in_billionths(max(0.0, by_then(own, line[q], curve) - not_yet(own, line[q], curve)))
            if chance == most:
                if left == 0:
                    return place, np.int64(q)
                left -= 1
    return best, np.int64(gaps[best])
