"""The Timeline family as a kernel: History of Russia, Česko, Polska and the competitive mode of Twist.

The rules of `kronika.rules.timeline` once more, over arrays; what the players believe and choose is for `choosing`.
Knows no titles, no files, and no statistics beyond counts.

The table of a game is a record, `now`, and arrays that every function is handed as it needs them: `piles`, `line`,
`seats`, `hands`, `gaps`, `ties`. Arrays within tuples would be nicer to read; Numba then counts who holds them, which
took four fifths of the time.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.sim.kernels.choosing import ANYTHING, GAP, HELD, SITTING, believe, choose
from kronika.sim.kernels.compiling import compiled, entrance
from kronika.sim.kernels.drawing import below, key_of, word
from kronika.sim.kernels.shapes import ZONES

__all__ = ["pile_order", "play_games"]

_INSERT = ZONES.index("insert")


NOW = np.dtype([(name, np.int64) for name in ("top", "size", "thrown", "drawn", "shuffles", "length")])
"""Where the pile begins and ends, how many cards lie in the zone, how many were drawn; the cards on the line."""
PILES = np.dtype([(name, np.int32) for name in ("whole", "swapped", "renewed", "zone")])
"""By place: the pile of the deal, in order before and after a game, and with which place the card drawn there was
exchanged; the pile after a reshuffle; the discarded or boxed cards, oldest first."""


@entrance
def pile_order(cards: Any, key: Any, number: Any) -> Any:
    """All these cards as a pile, top card first, shuffled with the draws from `number` on."""
    pile = cards.copy()
    for top in range(len(pile)):
        other = top + below(word(key, number + top), len(pile) - top)
        pile[top], pile[other] = pile[other], pile[top]
    return pile


@compiled
def draw(key: Any, now: Any, piles: Any) -> Any:
    """The top card of the pile, which is renewed only where somebody must draw (RU-23, TV-18, T01, T02).

    A shuffle is made only as far as cards are drawn: the card at the top is any of those that are left.
    """
    if now.top == now.size:
        for place in range(now.thrown):
            piles[place].renewed = piles[place].zone
        now.top, now.size, now.thrown = 0, now.thrown, 0
        now.shuffles += 1
    top = now.top
    other = top + below(word(key, now.drawn), now.size - top)
    now.top = top + 1
    now.drawn += 1
    if now.shuffles == 0:
        card = piles[other].whole
        piles[top].swapped = other
        piles[other].whole = piles[top].whole
        piles[top].whole = card
    else:
        card = piles[other].renewed
        piles[other].renewed = piles[top].renewed
    return card


@compiled
def put_back(now: Any, piles: Any) -> None:
    """The cards in order again, as every game finds them, whatever was played before."""
    for top in range((now.top if now.shuffles == 0 else len(piles)) - 1, -1, -1):
        other = piles[top].swapped
        card = piles[other].whole
        piles[other].whole = piles[top].whole
        piles[top].whole = card


@compiled
def receive(
    seat: Any, key: Any, years: Any, minds: Any, people: Any, present: Any, errors: Any, now: Any, piles: Any,
    seats: Any, hands: Any, gaps: Any, ties: Any,
) -> None:  # fmt: skip
    """Draw a card to the end of a hand, and make up one's mind about it."""
    card, place = draw(key, now, piles), seats[seat].place + seats[seat].held
    first, last, sd = believe(key, seat, card, seats[seat].level, years, minds, people, present, errors)
    own = hands[place]
    own.card, own.first, own.last = card, first, last
    own.sure = 1.0 / sd if sd > 0.0 else 1e300
    own.chance = ANYTHING
    gaps[place], ties[place] = 0, 0
    seats[seat].held += 1


@compiled
def lay(gap: Any, date: Any, now: Any, line: Any, gaps: Any, ties: Any) -> None:
    """A card of this date goes into a gap; every hand forgets the gaps that are not what they were."""
    length = now.length
    for q in range(length, gap - 1, -1):
        line[q + 1].after, line[q + 1].before = line[q].after, line[q].before
    high = gap + 1
    while high <= length + 1 and (line[high].after < date.first or high == gap + 1):
        line[high].after = max(line[high].after, date.first)
        high += 1
    low = gap
    while low >= 0 and (line[low].before > date.last or low == gap):
        line[low].before = min(line[low].before, date.last)
        low -= 1
    now.length = length + 1
    lowest, highest = np.int32(low), np.int32(high)
    for place in range(len(gaps)):
        moved = gaps[place] + np.int32(gaps[place] >= gap)
        # The gap that was opened has changed, now gap + 1; elsewhere a gap can only have got narrower.
        if (moved > lowest) & (moved < highest) | (ties[place] > 1):
            ties[place] = 0
        gaps[place] = moved


@compiled
def give_up(place: Any, seat: Any, seats: Any, hands: Any, gaps: Any, ties: Any) -> None:
    """A card leaves a hand; the others keep their order."""
    seats[seat].held -= 1
    for i in range(place, seats[seat].place + seats[seat].held):
        hands[i], gaps[i], ties[i] = hands[i + 1], gaps[i + 1], ties[i + 1]


@compiled
def nth(step: Any, begins: Any, seats: Any) -> Any:
    """The seat that is so many steps clockwise from the first player."""
    seat = begins + step
    return seat - len(seats) if seat >= len(seats) else seat


@compiled
def play_one(
    key: Any, years: Any, minds: Any, people: Any, box: Any, errors: Any, curve: Any, now: Any, piles: Any, line: Any,
    seats: Any, hands: Any, gaps: Any, ties: Any, game: Any, by_card: Any, by_line: Any, log: Any, number: Any,
) -> None:  # fmt: skip
    """One game from the deal to its end."""
    now.top, now.size, now.thrown, now.drawn, now.shuffles, now.length = 0, len(piles), 0, 0, 0, 0
    line[0].after, line[0].before = -np.inf, np.inf
    for seat in range(len(seats)):
        seats[seat].held, seats[seat].active = 0, 1
    for step in range(len(seats)):  # whole hands, clockwise from the first player: RU-07, CZ-12, PL-13, TV-07, G04
        seat = nth(step, box.begins, seats)
        for _ in range(seats[seat].hand):
            receive(seat, key, years, minds, people, box.present, errors, now, piles, seats, hands, gaps, ties)
    opening = draw(key, now, piles)  # RU-10, CZ-17, PL-19, TV-09
    lay(0, years[opening], now, line, gaps, ties)
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
            place, gap = choose(seat, key, moves, curve, now.length, line, seats, hands, gaps, ties)
            card, level = hands[place].card, seats[seat].level
            date = years[card]
            right = line[gap].after <= date.last and date.first <= line[gap].before  # RU-19, CZ-25, PL-27; T11, G08
            by_card[level, card, 0] += 1
            by_line[level, now.length, 0] += 1
            if moves < log.shape[1]:
                told = log[number, moves]
                told.seat, told.card, told.gap, told.right = seat, card, gap, right
            moves += 1
            events += 4  # placed, turned over, what became of it, the turn passed or the round's end
            if right:  # it stays, and one card fewer: RU-20, CZ-02, PL-02
                by_card[level, card, 1] += 1
                by_line[level, now.length, 1] += 1
                give_up(place, seat, seats, hands, gaps, ties)
                lay(gap, date, now, line, gaps, ties)
                continue
            misplaced += 1
            if box.misplaced == _INSERT and now.top == now.size:  # nothing to draw: back to the end of the hand (T15)
                spare = seats[seat].place + seats[seat].held
                hands[spare], gaps[spare], ties[spare] = hands[place], gaps[place], ties[place]
                seats[seat].held += 1
                give_up(place, seat, seats, hands, gaps, ties)
                continue
            give_up(place, seat, seats, hands, gaps, ties)
            if box.misplaced == _INSERT:  # house rule: into the first right gap
                gap = 0
                while line[gap].before < date.first:
                    gap += 1
                lay(gap, date, now, line, gaps, ties)
            else:  # away: RU-21, CZ-26, PL-28, TV-16
                piles[now.thrown].zone = card
                now.thrown += 1
            shuffles = now.shuffles
            receive(
                seat, key, years, minds, people, box.present, errors, now, piles, seats, hands, gaps, ties
            )  # RU-22, CZ-27, PL-29, TV-17
            events += 1 + now.shuffles - shuffles
        else:
            done = 0  # the end of a round, the only time to look who is done: RU-32, CZ-36, PL-37, TV-26, T09, T10
            for seat in range(len(seats)):
                if seats[seat].active and seats[seat].held == 0:
                    done += 1
                    winner = seat
            if done == 1:  # RU-34, CZ-39, PL-40, TV-28
                winners, over = 1, True
                continue
            winner = -1
            if done > now.size - now.top + now.thrown:  # T07
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
                    receive(seat, key, years, minds, people, box.present, errors, now, piles, seats, hands, gaps, ties)
            events += done + now.shuffles - shuffles
    game.moves, game.rounds, game.winner, game.winners = moves, rounds, winner, winners
    game.tie_breaks, game.reshuffles, game.misplaced = tie_breaks, now.shuffles, misplaced
    game.line, game.events, game.finished = now.length, events, over
    put_back(now, piles)


@entrance
def play_games(
    seed: Any, start: Any, years: Any, minds: Any, people: Any, sitting: Any, box: Any, errors: Any, curve: Any,
    games: Any, by_card: Any, by_line: Any, log: Any,
) -> None:  # fmt: skip
    """Play games number `start`, `start` + 1, … of this seed, one for each record of `games` (`GAME`), which it fills.

    Adds to `by_card[level, card]` and `by_line[level, cards on the line]` how often a card was tried, and how often
    rightly. `log[game]` takes as many moves (`MOVE`) as it has room for; it may have room for none.
    """
    now, piles, line = np.zeros(1, NOW), np.zeros(len(years), PILES), np.zeros(len(years) + 2, GAP)
    seats, places = np.zeros(len(sitting), SITTING), 0
    for seat in range(len(sitting)):
        seats[seat].level, seats[seat].hand, seats[seat].place = sitting[seat].level, sitting[seat].hand, places
        places += sitting[seat].hand + 1  # one to spare
    hands, gaps, ties = np.zeros(places, HELD), np.zeros(places, np.int32), np.zeros(places, np.int32)
    for card in range(len(years)):
        piles[card].whole = card
    for number in range(len(games)):
        key = key_of(seed, start + number)
        play_one(
            key, years, minds, people, box[0], errors, curve, now[0], piles, line, seats, hands, gaps, ties,
            games[number], by_card, by_line, log, number,
        )  # fmt: skip
