"""Cooperative Twist as a kernel: 36 cards, attempts, stops and discards, a timeline of two levels, one score.

The rules of `kronika.rules.twist_coop` once more, over arrays; what the players believe and choose is for
`twist_choosing`. Knows no titles, no files, and no statistics beyond counts.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.sim.kernels.compiling import compiled, entrance
from kronika.sim.kernels.drawing import key_of
from kronika.sim.kernels.pile import PILE, PLACES, draw_top, full, put_in_order
from kronika.sim.kernels.twist_choosing import FREE, HAND, TITLE, choose, look_at

__all__ = ["DECK", "play_games"]

DECK = 36
"""Cards that are used (TC-04)."""
_SUCCESSES = 2  # TC-32


@compiled
def place_card(year: Any, lower: Any, upper: Any, length: Any) -> Any:
    """Where a date puts a card: 2 the lower level, 1 the second, 0 nowhere (TC-23); and the new number of stacks."""
    gap = 0
    for at in range(length):
        if lower[at] == year:
            return 2, length  # TC-20, C02
        gap += lower[at] < year
    if gap == 0:  # TC-18
        for at in range(length, 0, -1):
            lower[at] = lower[at - 1]
            upper[at] = upper[at - 1]
        lower[0], upper[0] = year, FREE
        return 2, length + 1
    if gap == length:  # TC-19
        lower[length], upper[length - 1] = year, FREE
        return 2, length + 1
    if upper[gap - 1] == year:
        return 1, length  # C01
    if upper[gap - 1] != FREE:
        return 0, length  # TC-22
    upper[gap - 1] = year  # TC-21, C03
    return 1, length


@compiled
def take(seat: Any, place: Any, hands: Any, held: Any, aside: Any) -> None:
    """A card leaves the hand."""
    held[seat] -= 1
    hands[seat, place], aside[seat, place] = hands[seat, held[seat]], aside[seat, held[seat]]


@compiled
def may_act(seat: Any, symbol: Any, hands: Any, held: Any, aside: Any, fronts: Any) -> Any:
    """Whether there is an upright card to try, or one to discard (TC-50, C06)."""
    able = False
    for place in range(held[seat]):
        able |= not aside[seat, place] or fronts[hands[seat, place]] == symbol
    return able


@compiled
def play_one(
    key: Any, years: Any, fronts: Any, backs: Any, minds: Any, people: Any, sitting: Any, box: Any, errors: Any,
    shares: Any, pile: Any, places: Any, known: Any, hands: Any, held: Any, aside: Any, lower: Any, upper: Any,
    worths: Any, game: Any, by_card: Any, log: Any, number: Any,
) -> None:  # fmt: skip
    """One game from the deal to its end."""
    players = len(sitting)
    full(pile, places)
    first: Any = np.int64(box.begins)
    seat: Any = first
    for _ in range(players):  # whole hands, clockwise from the first player: TC-06, G04
        held[seat] = HAND
        for place in range(HAND):
            card = draw_top(key, pile, places)
            hands[seat, place], aside[seat, place] = card, False
            look_at(card, key, sitting, years, minds, people, box.present, errors, known)
        seat = seat + 1 if seat + 1 < players else 0
    symbol = backs[draw_top(key, pile, places)]  # TC-09
    lower[0], length = years[draw_top(key, pile, places)].first, 1  # TC-10
    left = DECK - players * HAND - 2  # TC-05, TC-08
    events = players + 7  # seats, box, hands, discard and timeline opened and turned over, round begun
    on_lower, on_upper, discarded, unplayed = 1, 0, 1, players * HAND
    moves, rounds, attempts, laid_aside, stops, end = 0, 1, 0, 0, 0, 3
    placed, tried = 0, 0
    while moves < box.longest:
        kind, place = choose(
            seat, placed, tried, left, symbol, hands, held, aside, fronts, lower, upper, length, known, shares, worths
        )
        card = np.int64(hands[seat, place]) if kind < 2 else np.int64(-1)
        if moves < log.shape[1]:
            told = log[number, moves]
            told.seat, told.kind, told.card = seat, kind, card
        moves += 1
        drawing = 0
        if kind == 0:  # TC-16, TC-17
            level, length = place_card(years[card].first, lower, upper, length)
            attempts += 1
            events += 2
            own = sitting[seat].level
            by_card[own, card, 0] += 1
            if level > 0:
                by_card[own, card, 1] += 1
                on_lower += level == 2
                on_upper += level == 1
                placed += 1
                unplayed -= 1
                take(seat, place, hands, held, aside)
            else:  # TC-23
                laid_aside += 1
                tried += 1
                aside[seat, place] = True
            if left == 0 and unplayed == 0:
                end = 0  # TC-51, C21
                events += 1
                break
            upright = 0
            for at in range(held[seat]):
                upright += not aside[seat, at]
            if placed < _SUCCESSES and upright > 0:
                continue  # TC-27, TC-29, TC-30
            if placed == 0:
                end = 1  # TC-34, C05, C15
                events += 1
                break
            drawing = placed  # TC-32, TC-33
        elif kind == 1:  # TC-39
            symbol = backs[card]  # TC-41
            take(seat, place, hands, held, aside)
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
            drawn = draw_top(key, pile, places)
            look_at(drawn, key, sitting, years, minds, people, box.present, errors, known)
            hands[seat, held[seat]], aside[seat, held[seat]] = drawn, False
            held[seat] += 1
            left -= 1
            unplayed += 1
            events += 1
        while True:  # clockwise, past who has no cards: TC-12, TC-48, TC-49
            seat = seat + 1 if seat + 1 < players else 0
            rounds += seat == first
            if held[seat] > 0:
                break
        placed, tried = 0, 0
        events += 1
        if not may_act(seat, symbol, hands, held, aside, fronts):
            end = 2  # TC-50, C06
            events += 1
            break
    game.moves, game.rounds, game.attempts, game.aside, game.stops = moves, rounds, attempts, laid_aside, stops
    game.lower, game.upper, game.discarded, game.pile, game.unplayed = on_lower, on_upper, discarded, left, unplayed
    game.score = 2 * on_lower + on_upper - discarded - left - unplayed  # TC-52 … TC-56, C16
    game.events, game.end, game.finished = events, end, end < 3
    put_in_order(pile, places)


@entrance
def play_games(
    seed: Any, start: Any, years: Any, fronts: Any, backs: Any, minds: Any, people: Any, sitting: Any, box: Any,
    errors: Any, shares: Any, games: Any, by_card: Any, log: Any,
) -> None:  # fmt: skip
    """Play games number `start`, `start` + 1, … of this seed, one for each record of `games` (`TWIST_GAME`).

    `fronts` and `backs` are the symbols of the sides of each card, by number. Adds to `by_card[level, card]` how often
    a card was turned over, and how often it fitted. `log[game]` takes as many `TWIST_MOVE`s as it holds.
    """
    cards, players = len(years), len(sitting)
    pile, places = np.zeros(1, PILE), np.zeros(cards, PLACES)
    known = np.zeros((players, cards), TITLE)
    hands, held = np.zeros((players, HAND), np.int32), np.zeros(players, np.int64)
    aside, worths = np.zeros((players, HAND), np.bool_), np.zeros((HAND, 2), np.int64)
    lower, upper = np.zeros(DECK + 1), np.zeros(DECK + 1)
    for card in range(cards):
        places[card].card = np.uint32(card)
    for number in range(len(games)):
        key = key_of(seed, start + number)
        play_one(
            key, years, fronts, backs, minds, people, sitting, box[0], errors, shares, pile[0], places, known, hands,
            held, aside, lower, upper, worths, games[number], by_card, log, number,
        )  # fmt: skip
