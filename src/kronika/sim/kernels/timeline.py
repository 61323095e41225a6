"""The Timeline family as a kernel: History of Russia, Česko, Polska and the competitive mode of Twist.

The rules of `kronika.rules.timeline` once more, over arrays; what the players believe and choose is for `choosing`.
Knows no titles, no files, and no statistics beyond counts.

The table of a game is a record, `now`, and arrays that every function is handed as it needs them: `piles`, `line`,
`seats`, `hands`, `middles`, `gaps`. Arrays within tuples would be nicer to read; Numba then counts who holds them,
which took four fifths of the time. Indices are unsigned where it matters: of others it is asked whether they count from
the end.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.sim.kernels.choosing import (
    GAP,
    HELD,
    SITTING,
    as_empty,
    believe,
    choose,
    gap_of,
    gaps_before,
    loosen,
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
    seat: Any, key: Any, years: Any, minds: Any, people: Any, present: Any, errors: Any, now: Any, piles: Any,
    line: Any, seats: Any, hands: Any, middles: Any, gaps: Any,
) -> None:  # fmt: skip
    """Draw a card into a hand, and make up one's mind about it."""
    card = np.uint64(draw_top(key, now, piles))
    hold(
        seat,
        card,
        key,
        years,
        minds,
        people,
        present,
        errors,
        now.length,
        now.widest,
        line,
        seats,
        hands,
        middles,
        gaps,
    )


@compiled
def hold(
    seat: Any, card: Any, key: Any, years: Any, minds: Any, people: Any, present: Any, errors: Any, length: Any,
    widest: Any, line: Any, seats: Any, hands: Any, middles: Any, gaps: Any,
) -> None:  # fmt: skip
    """Take a card into a hand, and make up one's mind about it: a line of so many cards, the widest of them."""
    own = seats[seat]
    place = own.place + own.held
    first, last, sd = believe(key, seat, card, own.level, years, minds, people, present, errors)
    middle = (first + last) / 2.0
    take_up(hands[place], card, first, last, sd, widest)
    middles[place], gaps[place] = middle, gap_of(middle, length, line)
    own.held += _ONE


@compiled
def lay(gap: Any, date: Any, now: Any, line: Any, hands: Any, middles: Any, gaps: Any) -> None:
    """A card of this date goes into a gap; every card in a hand learns into which gap its middle falls now."""
    first, last = date.first, date.last
    now.length += 1
    new = np.uint64(now.length)
    later = split(gap, new, first, last, now.widest, line)
    step = new - gap
    for place in range(len(gaps)):  # all are stored, also those that stay: what is stored by choice is slow to read
        own = gaps[place]
        gaps[place] = own + (step if (own == gap) & (first < middles[place]) else _ZERO)
    if later:  # gaps that begin no longer before a middle (D07): the last one that does is this
        for place in range(len(gaps)):
            if line[gaps[place]].after >= middles[place]:
                gaps[place] = gap
    if last - first > now.widest:
        now.widest = last - first
        for place in range(len(hands)):
            loosen(hands[place], now.widest)


@compiled
def give_up(place: Any, own: Any, hands: Any, middles: Any, gaps: Any) -> None:
    """A card leaves a hand; the last one takes its place."""
    own.held -= _ONE
    end = own.place + own.held
    hands[place], middles[place], gaps[place] = hands[end], middles[end], gaps[end]


@compiled
def first_right_gap(year: Any, tried: Any, line: Any) -> Any:
    """The first gap that a card of this first year belongs into, looked for from the one that was tried."""
    gap = np.uint32(tried)
    while line[gap].before < year:
        gap = line[gap].right
    while gap != 0 and line[line[gap].left].before >= year:
        gap = line[gap].left
    return np.uint64(gap)


@compiled
def nth(step: Any, begins: Any, seats: Any) -> Any:
    """The seat that is so many steps clockwise from the first player."""
    seat = begins + step
    return np.uint64(seat - len(seats) if seat >= len(seats) else seat)


@compiled
def play_one(
    key: Any, years: Any, minds: Any, people: Any, box: Any, errors: Any, shares: Any, now: Any, piles: Any, line: Any,
    seats: Any, hands: Any, middles: Any, gaps: Any, game: Any, by_card: Any, by_line: Any, log: Any, number: Any,
) -> None:  # fmt: skip
    """One game from the deal to its end."""
    full(now, piles)
    now.length, now.widest = 0, 0.0
    as_empty(line)
    for seat in range(len(seats)):
        seats[seat].held, seats[seat].active = 0, 1
    dealt = _ZERO
    for step in range(len(seats)):  # whole hands, clockwise from the first player: RU-07, CZ-12, PL-13, TV-07, G04
        seat = nth(step, box.begins, seats)
        for _ in range(seats[seat].hand):
            card = draw_first(key, dealt, piles)
            dealt += _ONE
            hold(
                seat, card, key, years, minds, people, box.present, errors, 0, 0.0, line, seats, hands, middles, gaps
            )  # fmt: skip
    opening = draw_first(key, dealt, piles)  # RU-10, CZ-17, PL-19, TV-09
    dealt += _ONE
    have_drawn(now, dealt)
    lay(_ZERO, years[opening], now, line, hands, middles, gaps)
    events = len(seats) + 4  # seats taken, hands, line opened, turned over, round begun
    moves, rounds, tie_breaks, misplaced = 0, 1, 0, 0
    winner, winners, over = -1, 0, False
    while not over and moves < box.longest:
        for step in range(len(seats)):  # clockwise, each active seat once: RU-13, RU-32, CZ-18, PL-20, T06
            seat = nth(step, box.begins, seats)
            if not seats[seat].active:
                continue
            if moves == box.longest:
                break
            own = seats[seat]
            place, into = choose(own.place, own.place + own.held, now.widest, line, hands, gaps, shares)
            card, level = np.uint64(hands[place].card), own.level
            date, at = years[card], line[into]
            right = (at.after <= date.last) & (date.first <= at.before)  # RU-19, CZ-25, PL-27; T11, G08
            of_card, of_line = by_card[level, card], by_line[level, np.uint64(now.length)]
            of_card[0] += 1
            of_line[0] += 1
            if moves < log.shape[1]:
                told = log[number, moves]
                told.seat, told.card, told.gap, told.right = seat, card, gaps_before(into, line), right
            moves += 1
            events += 4  # placed, turned over, what became of it, the turn passed or the round's end
            gap = into
            if right:
                of_card[1] += 1
                of_line[1] += 1
            else:
                misplaced += 1
                if box.misplaced == _INSERT:
                    if now.top == now.size:  # nothing to draw: back into the hand (T15)
                        continue
                    gap = first_right_gap(date.first, into, line)  # house rule
            give_up(place, own, hands, middles, gaps)
            if right or box.misplaced == _INSERT:  # it stays: RU-20, CZ-02, PL-02
                lay(gap, date, now, line, hands, middles, gaps)
            else:  # away: RU-21, CZ-26, PL-28, TV-16
                piles[now.aside].aside = np.uint32(card)
                now.aside += 1
            if right:  # one card fewer
                continue
            shuffles = now.shuffles
            receive(
                seat, key, years, minds, people, box.present, errors, now, piles, line, seats, hands, middles, gaps
            )  # RU-22, CZ-27, PL-29, TV-17
            events += 1 + now.shuffles - shuffles
        else:
            done = 0  # the end of a round, the only time to look who is done: RU-32, CZ-36, PL-37, TV-26, T09, T10
            for seat in range(len(seats)):
                is_done = (seats[seat].active != 0) & (seats[seat].held == 0)
                done += is_done
                winner = seat if is_done else winner
            if done == 1:  # RU-34, CZ-39, PL-40, TV-28
                winners, over = 1, True
                continue
            winner = -1
            if done > now.size - now.top + now.aside:  # T07
                winners, over = done, True
                continue
            rounds += 1
            if done == 0:  # RU-33, CZ-38, PL-39, TV-27, T03
                continue
            # A card for each of them, and only they stay in: RU-35 … RU-37, CZ-40 … CZ-42, PL-41 … PL-43, T13.
            tie_breaks += 1
            shuffles = now.shuffles
            for step in range(len(seats)):
                seat = nth(step, box.begins, seats)
                seats[seat].active = seats[seat].active and seats[seat].held == 0
                if seats[seat].active:
                    receive(
                        seat, key, years, minds, people, box.present, errors, now, piles, line, seats, hands, middles,
                        gaps,
                    )  # fmt: skip
            events += done + now.shuffles - shuffles
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
    now, piles, line = np.zeros(1, NOW), np.zeros(len(years), PLACES), np.zeros(len(years) + 2, GAP)
    seats, places = np.zeros(len(sitting), SITTING), 0
    for seat in range(len(sitting)):
        seats[seat].level, seats[seat].hand, seats[seat].place = sitting[seat].level, sitting[seat].hand, places
        places += sitting[seat].hand
    places = (places + 7) // 8 * 8  # a whole number of the widest registers
    hands, middles, gaps = np.zeros(places, HELD), np.zeros(places), np.zeros(places, np.uint64)
    for card in range(len(years)):
        piles[card].card = np.uint32(card)
    for number in range(len(games)):
        key = key_of(seed, start + number)
        play_one(
            key, years, minds, people, box[0], errors, shares, now[0], piles, line, seats, hands, middles, gaps,
            games[number], by_card, by_line, log, number,
        )  # fmt: skip
