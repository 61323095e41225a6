"""The Timeline family as a kernel: History of Russia, Česko, Polska and the competitive mode of Twist.

The rules of `kronika.rules.timeline` once more, over arrays; what the players believe and choose is for `choosing`.
Knows no titles, no files, and no statistics beyond counts.

The table of a game is a record, `now`, and arrays that every function is handed as it needs them: `piles`, `line`,
`beside`, `seats`, `hands`, `middles`, `gaps`. Arrays within tuples would be nicer to read; Numba then counts who holds
them, which took four fifths of the time. Indices are unsigned where it matters: of others it is asked whether they
count from the end.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.sim.kernels.choosing import (
    AFTER,
    BEFORE,
    BESIDE,
    HELD,
    SITTING,
    as_empty,
    believe,
    choose,
    columns,
    gap_of,
    gaps_before,
    split,
    take_up,
)
from kronika.sim.kernels.compiling import compiled, entrance
from kronika.sim.kernels.drawing import key_of
from kronika.sim.kernels.pile import PILE, PLACES, draw_first, draw_top, full, have_drawn, put_in_order
from kronika.sim.kernels.shapes import ZONES

__all__ = ["play_games"]

_INSERT = ZONES.index("insert")
_ZERO, _ONE = np.uint64(0), np.uint64(1)


NOW = np.dtype([*PILE.descr, ("length", np.int64), ("widest", np.float64)])
"""The pile, with the discarded or boxed cards put aside; the cards on the line, and the most years on one of them."""


@compiled
def receive(
    own: Any, key: Any, years: Any, minds: Any, people: Any, present: Any, errors: Any, now: Any, piles: Any,
    line: Any, hands: Any, middles: Any, gaps: Any,
) -> None:  # fmt: skip
    """Draw a card into a hand, and make up one's mind about it."""
    card = np.uint64(draw_top(key, now, piles))
    hold(
        own.place + own.held, card, own.seat, own.level, key, years, minds, people, present, errors, now.length, line,
        hands, middles, gaps,
    )  # fmt: skip
    own.held += _ONE


@compiled
def hold(
    place: Any, card: Any, seat: Any, level: Any, key: Any, years: Any, minds: Any, people: Any, present: Any,
    errors: Any, length: Any, line: Any, hands: Any, middles: Any, gaps: Any,
) -> None:  # fmt: skip
    """A card comes to a place in the hands of a seat, which makes up its mind about it; on the line lie so many."""
    first, last, sd = believe(key, seat, card, level, years, minds, people, present, errors)
    middle = (first + last) / 2.0
    take_up(hands[place], card, first, last, sd)
    middles[place], gaps[place] = middle, gap_of(middle, length, line)


@compiled
def lay(gap: Any, date: Any, now: Any, line: Any, beside: Any, middles: Any, gaps: Any) -> None:
    """A card of this date goes into a gap; every card in a hand learns into which gap its middle falls now."""
    first, last = date.first, date.last
    now.length += 1
    new = np.uint64(now.length)
    later = split(gap, new, first, last, now.widest, line, beside)
    step = new - gap
    for place in range(len(gaps)):  # all are stored, also those that stay: what is stored by choice is slow to read
        own = gaps[place]
        gaps[place] = own + (step if (own == gap) & (first < middles[place]) else _ZERO)
    if later:  # gaps that begin no longer before a middle (D07): the last one that does is this
        for place in range(len(gaps)):
            if line[AFTER, gaps[place]] >= middles[place]:
                gaps[place] = gap
    if last - first > now.widest:
        now.widest = last - first


@compiled
def give_up(place: Any, own: Any, hands: Any, middles: Any, gaps: Any) -> None:
    """A card leaves a hand; the last one takes its place."""
    own.held -= _ONE
    end = own.place + own.held
    hands[place], middles[place], gaps[place] = hands[end], middles[end], gaps[end]


@compiled
def first_right_gap(year: Any, tried: Any, line: Any, beside: Any) -> Any:
    """The first gap that a card of this first year belongs into, looked for from the one that was tried."""
    gap = np.uint32(tried)
    while line[BEFORE, gap] < year:
        gap = beside[gap].right
    while gap != 0 and line[BEFORE, beside[gap].left] >= year:
        gap = beside[gap].left
    return np.uint64(gap)


@compiled
def play_one(
    key: Any, years: Any, minds: Any, people: Any, box: Any, errors: Any, shares: Any, now: Any, piles: Any, line: Any,
    beside: Any, seats: Any, hands: Any, middles: Any, gaps: Any, game: Any, by_card: Any, by_line: Any, log: Any,
    number: Any,
) -> None:  # fmt: skip
    """One game from the deal to its end."""
    full(now, piles)
    as_empty(now.length, line, beside)
    now.length, now.widest = 0, 0.0
    dealt, present = _ZERO, box.present
    for step in range(len(seats)):  # whole hands, clockwise from the first player: RU-07, CZ-12, PL-13, TV-07, G04
        own = seats[step]
        place, seat, level = own.place, own.seat, own.level
        for _ in range(own.hand):
            card = draw_first(key, dealt, piles)
            dealt += _ONE
            hold(
                place, card, seat, level, key, years, minds, people, present, errors, 0, line, hands, middles, gaps
            )  # fmt: skip
            place += _ONE
        own.held, own.active = own.hand, 1
    opening = draw_first(key, dealt, piles)  # RU-10, CZ-17, PL-19, TV-09
    dealt += _ONE
    have_drawn(now, dealt)
    lay(_ZERO, years[opening], now, line, beside, middles, gaps)
    moves, rounds, tie_breaks, misplaced = 0, 1, 0, 0
    winner: Any = -1
    winners, over, last = 0, False, 0
    while not over and moves < box.longest:
        done = 0
        for step in range(len(seats)):  # clockwise, each active seat once: RU-13, RU-32, CZ-18, PL-20, T06
            own = seats[step]
            if not own.active:
                continue
            if moves == box.longest:
                break
            place, into = choose(own.place, own.place + own.held, line, beside, hands, gaps, shares)
            card, level = np.uint64(hands[place].card), own.level
            date, after, before = years[card], line[AFTER, into], line[BEFORE, into]
            right = (after <= date.last) & (date.first <= before)  # RU-19, CZ-25, PL-27; T11, G08
            of_card, of_line = by_card[level, card], by_line[level, np.uint64(now.length)]
            of_card[0] += 1
            of_line[0] += 1
            if moves < log.shape[1]:
                told = log[number, moves]
                told.seat, told.card, told.gap, told.right = own.seat, card, gaps_before(into, beside), right
            moves += 1
            gap = into
            if right:
                of_card[1] += 1
                of_line[1] += 1
            else:
                misplaced += 1
                if box.misplaced == _INSERT:
                    if now.top == now.size:  # nothing to draw: back into the hand (T15)
                        continue
                    gap = first_right_gap(date.first, into, line, beside)  # house rule
            if right or box.misplaced == _INSERT:  # it stays: RU-20, CZ-02, PL-02
                lay(gap, date, now, line, beside, middles, gaps)
            else:  # away: RU-21, CZ-26, PL-28, TV-16
                piles[now.aside].aside = np.uint32(card)
                now.aside += 1
            give_up(place, own, hands, middles, gaps)  # after `lay`: that would wait for what is stored here
            if right:  # one card fewer
                done += own.held == _ZERO
                last = step if own.held == _ZERO else last
                continue
            receive(
                own, key, years, minds, people, present, errors, now, piles, line, hands, middles, gaps
            )  # RU-22, CZ-27, PL-29, TV-17
        else:
            # The end of a round, the only time to look who is done: RU-32, CZ-36, PL-37, TV-26, T09, T10.
            if done == 1:  # RU-34, CZ-39, PL-40, TV-28
                winner, winners, over = np.int64(seats[last].seat), 1, True
                continue
            if done > now.size - now.top + now.aside:  # T07
                winners, over = done, True
                continue
            rounds += 1
            if done == 0:  # RU-33, CZ-38, PL-39, TV-27, T03
                continue
            # A card for each of them, and only they stay in: RU-35 … RU-37, CZ-40 … CZ-42, PL-41 … PL-43, T13.
            tie_breaks += 1
            for step in range(len(seats)):
                own = seats[step]
                own.active &= own.held == _ZERO
                if own.active:
                    receive(own, key, years, minds, people, present, errors, now, piles, line, hands, middles, gaps)
    # Once: seats taken, hands, line opened, turned over, round begun. A move: placed, turned over, what became of it,
    # the turn passed or the round's end. Then one for each card that was drawn, and for each shuffle.
    events = len(seats) + 4 + 4 * moves + now.drawn - np.int64(dealt) + now.shuffles
    game.moves, game.rounds, game.winner, game.winners = moves, rounds, winner, winners
    game.tie_breaks, game.reshuffles, game.misplaced = tie_breaks, now.shuffles, misplaced
    game.line, game.events, game.finished = now.length, events, over
    put_in_order(now, piles)


@entrance
def play_games(
    seed: Any, start: Any, years: Any, minds: Any, people: Any, sitting: Any, box: Any, errors: Any, shares: Any,
    games: Any, by_card: Any, by_line: Any, log: Any,
) -> None:  # fmt: skip
    """Play games number `start`, `start` + 1, … of this seed, one for each record of `games` (`GAME`), which it fills.

    Adds to `by_card[level, card]` and `by_line[level, cards on the line]` how often a card was tried, and how often
    rightly. `log[game]` takes as many moves (`MOVE`) as it has room for; it may have room for none.
    """
    now, piles, beside = np.zeros(1, NOW), np.zeros(len(years), PLACES), np.zeros(len(years) + 1, BESIDE)
    line = np.full((4, columns(len(years))), np.inf)
    seats, places = np.zeros(len(sitting), SITTING), 0
    for step in range(len(sitting)):  # clockwise from the first player: G04
        seat, own = (box[0].begins + step) % len(sitting), seats[step]
        own.seat, own.level, own.hand, own.place = seat, sitting[seat].level, sitting[seat].hand, places
        places += own.hand
    places = (places + 7) // 8 * 8  # a whole number of the widest registers
    hands, middles, gaps = np.zeros(places, HELD), np.zeros(places), np.zeros(places, np.uint64)
    for card in range(len(years)):
        piles[card].card = np.uint32(card)
    for number in range(len(games)):
        key = key_of(seed, start + number)
        play_one(
            key, years, minds, people, box[0], errors, shares, now[0], piles, line, beside, seats, hands, middles, gaps,
            games[number], by_card, by_line, log, number,
        )  # fmt: skip
