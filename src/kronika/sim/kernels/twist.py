"""Cooperative Twist as a kernel: 36 cards, attempts, stops and discards, a timeline of two levels, one score.

The rules of `kronika.rules.twist_coop` once more, over arrays; what the players believe and choose is for
`twist_choosing`. Knows no titles, no files, and no statistics beyond counts.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.sim.kernels.compiling import compiled, entrance
from kronika.sim.kernels.drawing import key_of
from kronika.sim.kernels.pile import PILE, PLACES, draw_first, full, have_drawn, put_in_order
from kronika.sim.kernels.twist_choosing import (
    EMPTY,
    FREE,
    HAND,
    LOOK,
    MIDDLE,
    NEVER,
    TABLE,
    begin,
    choose,
    expect,
    lay_above,
    lay_before,
    lay_behind,
    leave,
    look_over,
    person,
    rounded_up,
)

__all__ = ["DECK", "play_games"]

DECK = 36
"""Cards that are used (TC-04)."""
_SUCCESSES = 2  # TC-32


@compiled
def clear(table: Any) -> None:
    """Nothing lies there."""
    for at in range(MIDDLE, len(table.stack)):
        table.stack[at] = FREE
    for at in range(len(table.filling)):
        table.filling[at], table.low[at], table.high[at] = FREE, FREE, FREE
    table.begin, table.end, table.filled = MIDDLE, MIDDLE, 0


@compiled
def place_card(year: Any, table: Any, hands: Any) -> Any:
    """Where a date puts a card: 2 the lower level, 1 the second, 0 nowhere (TC-23)."""
    if year > table.last:  # TC-19
        end = np.uint64(table.end)
        table.stack[end], table.above[end - np.uint64(1)] = year, FREE
        table.end += 1
        table.last = year
        lay_behind(table, hands, year)
        return 2
    if year < table.first:  # TC-18
        start = np.uint64(table.begin - 1)
        table.stack[start], table.above[start] = year, FREE
        table.begin -= 1
        table.first = year
        lay_before(table, hands, year)
        return 2
    begin, count = np.int64(table.begin), np.int64(0)
    for stack in range(rounded_up(table.end - begin, LOOK)):
        count += table.stack[np.uint64(begin + stack)] < year
    at = np.uint64(begin + count)
    if table.stack[at] == year:
        return 2  # TC-20, C02
    gap = at - np.uint64(1)
    if table.above[gap] == year:
        return 1  # C01
    if table.above[gap] != FREE:
        return 0  # TC-22
    table.above[gap] = year  # TC-21, C03
    low, high, filled = table.stack[gap], table.stack[at], np.uint64(table.filled)
    table.filling[filled], table.low[filled], table.high[filled] = year, low, high
    table.filled += 1
    lay_above(table, hands, year, low, high)
    return 1


@compiled
def play_one(
    key: Any, years: Any, fronts: Any, backs: Any, minds: Any, recalled: Any, scales: Any, sitting: Any, box: Any,
    errors: Any, pile: Any, places: Any, rows: Any, table: Any, held: Any, stands: Any, game: Any,
    by_card: Any, log: Any, number: Any,
) -> None:  # fmt: skip
    """One game from the deal to its end."""
    players = len(sitting)
    hands = players * HAND
    lanes = players | HAND
    full(pile, places)
    clear(table)
    first: Any = np.int64(box.begins)
    seat: Any = first
    drawn: Any = np.uint64(0)
    for _ in range(players):  # whole hands, clockwise from the first player: TC-06, G04
        rows[seat], held[seat] = person(key, seat, sitting[seat].level, minds, recalled), HAND
        stands[seat] = HAND
        for place in range(seat * HAND, seat * HAND + HAND):
            at = np.uint64(place)
            card = draw_first(key, drawn, places)
            drawn += np.uint64(1)
            table.mark[at] = np.float64(card)
        seat = seat + 1 if seat + 1 < players else 0
    symbol = backs[draw_first(key, drawn, places)]  # TC-09
    year = years[draw_first(key, drawn + np.uint64(1), places)].first  # TC-10
    drawn += np.uint64(2)
    table.stack[MIDDLE], table.first, table.last = year, year, year
    table.end = MIDDLE + 1
    for owner in range(players):
        for place in range(owner * HAND, owner * HAND + HAND):
            at = np.uint64(place)
            card = np.uint64(np.int64(table.mark[at]))
            table.front[at] = fronts[card]
            expect(table, at, card, owner, key, rows, sitting, years, minds, recalled, scales, box.present, errors)
    begin(table, hands)
    left = DECK - players * HAND - 2  # TC-05, TC-08
    events = players + 7  # seats, box, hands, discard and timeline opened and turned over, round begun
    on_lower, on_upper, discarded, unplayed = 1, 0, 1, hands
    moves, rounds, attempts, laid_aside, stops, end = 0, 1, 0, 0, 0, 3
    waiting, upright = hands, HAND  # cards that stand, in all hands and in that of who is on turn
    placed, tried = 0, 0
    while moves < box.longest:
        others = left + waiting - upright
        kind, card, place = choose(table, hands, lanes, seat, placed, tried, others, symbol)
        if moves < log.shape[1]:
            told = log[number, moves]
            told.seat, told.kind, told.card = seat, kind, card
        moves += 1
        drawing = 0
        if kind == 0:  # TC-16, TC-17
            which = np.uint64(card)
            level = place_card(years[which].first, table, hands)
            fits = level > 0
            attempts += 1
            events += 2
            turned = by_card[sitting[seat].level, which]
            turned[0] += 1
            turned[1] += fits
            leave(table, place, players)
            table.front[place] = EMPTY if fits else table.front[place]
            waiting -= 1
            upright -= 1
            held[seat] -= fits
            unplayed -= fits
            placed += fits
            on_lower += level == 2
            on_upper += level == 1
            tried += not fits  # TC-23
            laid_aside += not fits
            if left == 0 and unplayed == 0:
                end = 0  # TC-51, C21
                events += 1
                break
            if placed < _SUCCESSES and upright > 0:
                continue  # TC-27, TC-29, TC-30
            if placed == 0:
                end = 1  # TC-34, C05, C15
                events += 1
                break
            drawing = placed  # TC-32, TC-33
        elif kind == 1:  # TC-39
            symbol = backs[np.uint64(card)]  # TC-41
            stood = table.gain[place] != NEVER
            waiting -= stood
            upright -= stood
            leave(table, place, players)
            table.front[place] = EMPTY
            held[seat] -= 1
            discarded += 1
            unplayed -= 1
            events += 2
            if left == 0 and unplayed == 0:
                end = 0  # C08
                events += 1
                break
            drawing = 1
        else:  # TC-31
            stops += 1
            events += 1
            drawing = placed
        for _ in range(min(drawing, left)):  # TC-14, TC-47, C07, C09
            at = np.uint64(seat * HAND)
            for other in range(1, HAND):
                to = np.uint64(seat * HAND + other)
                at = to if table.front[to] == EMPTY else at
            which = draw_first(key, drawn, places)
            drawn += np.uint64(1)
            table.front[at] = fronts[which]
            expect(table, at, which, seat, key, rows, sitting, years, minds, recalled, scales, box.present, errors)
            look_over(table, at)
            held[seat] += 1
            left -= 1
            upright += 1
            unplayed += 1
            waiting += 1
            events += 1
        stands[seat] = upright
        while True:  # clockwise, past who has no cards: TC-12, TC-48, TC-49
            seat = seat + 1 if seat + 1 < players else 0
            rounds += seat == first
            if held[seat] > 0:
                break
        events += 1
        placed, tried, upright = 0, 0, stands[seat]
        if upright == 0:
            fitting = 0
            for own in range(seat * HAND, seat * HAND + HAND):
                fitting += table.front[np.uint64(own)] == symbol
            if fitting == 0:
                end = 2  # TC-50, C06
                events += 1
                break
    game.moves, game.rounds, game.attempts, game.aside, game.stops = moves, rounds, attempts, laid_aside, stops
    game.lower, game.upper, game.discarded, game.pile, game.unplayed = on_lower, on_upper, discarded, left, unplayed
    game.score = 2 * on_lower + on_upper - discarded - left - unplayed  # TC-52 … TC-56, C16
    game.events, game.end, game.finished = events, end, end < 3
    have_drawn(pile, drawn)
    put_in_order(pile, places)


@entrance
def play_games(
    seed: Any, start: Any, years: Any, fronts: Any, backs: Any, minds: Any, recalled: Any, scales: Any, sitting: Any,
    box: Any, errors: Any, games: Any, by_card: Any, log: Any,
) -> None:  # fmt: skip
    """Play games number `start`, `start` + 1, … of this seed, one for each record of `games` (`TWIST_GAME`).

    `fronts` and `backs` are the symbols of the sides of each card, by number. `recalled` and `scales`: the year that
    people expect and the steps of the table a year, a row a person, those of each level after those of the last; by
    card. Adds to `by_card[level, card]` how often a card was turned over, and how often it fitted. `log[game]` takes as
    many `TWIST_MOVE`s as it holds.
    """
    cards, players = len(years), len(sitting)
    pile, places = np.zeros(1, PILE), np.zeros(cards, PLACES)
    table, rows, held = np.zeros(1, TABLE), np.zeros(players, np.int64), np.zeros(players, np.int64)
    stands = np.zeros(players, np.int64)
    table[0].expected[:] = np.nan
    for card in range(cards):
        places[card].card = np.uint32(card)
    for number in range(len(games)):
        key = key_of(seed, start + number)
        play_one(
            key, years, fronts, backs, minds, recalled, scales, sitting, box[0], errors, pile[0], places, rows,
            table[0], held, stands, games[number], by_card, log, number,
        )  # fmt: skip
