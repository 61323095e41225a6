"""Anno Domini as a kernel: an undated chain, doubts and their penalties, the last card, the direction of play.

The rules of `kronika.rules.anno_domini` once more, over arrays; what the players believe and choose is for
`anno_choosing`. Knows no titles, no files, and no statistics beyond counts.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kronika.sim.kernels.anno_choosing import MARGIN, SEEN, add_card, choose, look_at, receive, take_card, take_hand
from kronika.sim.kernels.anno_shapes import CORRECTIONS, LAST_CARDS
from kronika.sim.kernels.compiling import compiled, entrance
from kronika.sim.kernels.drawing import key_of
from kronika.sim.kernels.pile import PILE, PLACES, draw_top, full, put_in_order

__all__ = ["play_games"]

_NONE = CORRECTIONS.index("none")
_REVEAL = LAST_CARDS.index("reveal")
_STARTED = np.int32(-1)
"""In place of a level: the card began the chain and belongs to nobody (D22, D25)."""


@compiled
def look_all(
    besides: Any, card: Any, key: Any, sitting: Any, years: Any, minds: Any, people: Any, present: Any, errors: Any,
    known: Any,
) -> None:  # fmt: skip
    """All but one make up their minds about a card of the chain; that one has already, with the card in hand."""
    for seat in range(len(sitting)):
        if seat != besides:
            look_at(seat, card, key, sitting[seat].level, years, minds, people, present, errors, known)


@compiled
def begin_chain(
    beginner: Any, key: Any, pile: Any, places: Any, held: Any, chain: Any, laid_by: Any, sitting: Any, years: Any,
    minds: Any, people: Any, present: Any, errors: Any, known: Any,
) -> Any:  # fmt: skip
    """A starting card, undated (AD-10, AD-32), or two for who has a single card left (AD-35, D12); how many."""
    length = 0
    for _ in range(2 if held[beginner] == 1 else 1):
        card = draw_top(key, pile, places)
        if card >= 0:  # Without a card the chain starts empty (D11).
            chain[length] = card
            laid_by[card] = _STARTED
            look_all(-1, card, key, sitting, years, minds, people, present, errors, known)
            length += 1
    return length


@compiled
def is_in_order(chain: Any, length: Any, years: Any, laid_by: Any, by_card: Any, bounds: Any) -> Any:
    """Turn every card over (AD-23, D20): one year out of order is an error, an overlap is not (AD-28, AD-52, D07).

    Counts for each card that somebody laid whether it lies in order with all the others.
    """
    before = np.inf
    for at in range(length - 1, -1, -1):
        place = np.uint64(at)
        bounds[place] = before
        before = min(before, years[chain[place]].last)
    after, correct = -np.inf, True
    for at in range(length):
        place = np.uint64(at)
        card = chain[place]
        date, level = years[card], laid_by[card]
        behind, ahead = after <= date.last, date.first <= bounds[place]
        if level >= 0:
            counts = by_card[np.uint64(level), card]
            counts[0] += 1
            counts[1] += behind and ahead
        correct = correct and behind
        after = max(after, date.first)
    return correct


@compiled
def count_hands(time: Any, held: Any, by_time: Any) -> None:
    """So many cards in all hands, and in the smallest."""
    time = min(time, len(by_time) - 1)
    total, fewest = 0, held[0]
    for seat in range(len(held)):
        total += held[seat]
        fewest = min(fewest, held[seat])
    by_time[time, 0] += 1
    by_time[time, 1] += total
    by_time[time, 2] += fewest


@compiled
def play_one(
    key: Any, years: Any, minds: Any, people: Any, sitting: Any, box: Any, errors: Any, losses: Any, standing: Any,
    unseen: Any, pile: Any, places: Any, known: Any, hands: Any, held: Any, chain: Any, ahead: Any, pairs: Any,
    laid_by: Any, game: Any, by_card: Any, by_chain: Any, by_time: Any, log: Any, number: Any,
) -> None:  # fmt: skip
    """One game from the deal to its end."""
    players = len(sitting)
    full(pile, places)
    seat: Any = np.int64(box.begins)
    for _ in range(players):  # whole hands, clockwise from the first player: AD-04, AD-05, G04
        held[seat] = sitting[seat].hand
        for place in range(held[seat]):
            card = draw_top(key, pile, places)
            look_at(seat, card, key, sitting[seat].level, years, minds, people, box.present, errors, known)
            chain[np.uint64(place)] = card
        take_hand(seat, chain, held[seat], hands[seat], known, ahead, pairs)
        seat = seat + 1 if seat + 1 < players else 0
    length = begin_chain(
        seat, key, pile, places, held, chain, laid_by, sitting, years, minds, people, box.present, errors, known
    )  # AD-12, D14
    events = players + length + 2  # seats taken, hands, starting cards, round begun
    layer: Any = -1
    moves, rounds, direction = 0, 1, 1  # clockwise at first: D13
    doubts, paid, checks, failed, doubters_drew, layers_drew, corrections, reversed_at = 0, 0, 0, 0, 0, 0, 0, 0
    winner, round_the_table, time = -1, 0, 0
    while winner < 0 and moves < box.longest:
        if round_the_table == 0:
            count_hands(time, held, by_time)
            round_the_table, time = players, time + 1
        round_the_table -= 1
        place, gap, taken, put = -1, 0, -1, -1
        # Who laid a card instead would make the emptied layer the winner (D01 b); there is nothing to doubt (D04).
        if layer < 0 or held[layer] > 0:
            place, gap, taken, put = choose(
                seat, layer >= 0, box.correction != _NONE, rounds, box, players - 1, hands[seat], held[seat], chain,
                length, losses, standing, unseen, known, ahead, pairs,
            )  # fmt: skip
        card, doubter = np.uint32(0), seat
        moves += 1
        if place >= 0:  # a card into any gap, unchecked, after a correction: AD-13, AD-17, AD-18, AD-20
            held[seat] -= 1
            card = take_card(place, hands[seat], held[seat] + 1)
            add_card(card, gap, chain, length)
            look_all(seat, card, key, sitting, years, minds, people, box.present, errors, known)
            length += 1
            laid_by[card] = sitting[seat].level
            events += 1 + (taken >= 0)
            corrections += taken >= 0
            previous, layer = layer, seat  # AD-27, AD-30
            if previous >= 0 and held[previous] == 0:  # the last card was let pass: D01 b, D17
                winner = previous
                events += 1
            if winner < 0 and held[seat] == 2 and direction == 1:  # AD-37, AD-38, D02, D16
                direction, reversed_at = -1, moves
                events += 1
            doubter = seat + direction  # the successor: AD-16, D13, D27
            doubter = doubter - players if doubter >= players else doubter + players if doubter < 0 else doubter
        if moves <= log.shape[1]:
            told = log[number, moves - 1]
            told.seat, told.gap, told.taken, told.put = seat, gap, taken, put
            told.card = np.int64(card) if place >= 0 else -1
        if winner >= 0:
            break
        if place >= 0 and (held[seat] > 0 or box.last_card != _REVEAL):
            seat = doubter
            events += 1
            continue
        # The chain is judged: for a doubt (AD-21, AD-22), or as a last card was laid (AD-40, D01 a).
        correct = is_in_order(chain, length, years, laid_by, by_card, ahead)
        events += length + 1  # cards turned over, the verdict
        if place < 0:
            events += 1
            doubts += 1
            paid += not correct
            level = sitting[seat].level
            by_chain[level, length, 0] += 1
            by_chain[level, length, 1] += not correct
            if moves <= log.shape[1]:
                log[number, moves - 1].right = not correct
        else:
            checks += 1
            failed += not correct
        if correct and held[layer] == 0:  # AD-39
            winner = layer
            events += 1
            break
        for at in range(length):  # AD-31, before the penalty is drawn (D11)
            places[pile.aside + at].aside = chain[at]
        pile.aside += length
        loser = doubter if correct else layer  # AD-24, AD-26, AD-29, AD-41
        penalty = box.doubter if correct else box.layer
        drew = 0
        while drew < penalty:
            drawn = draw_top(key, pile, places)  # AD-25
            if drawn < 0:
                break  # what cannot be drawn lapses (D11)
            look_at(loser, drawn, key, sitting[loser].level, years, minds, people, box.present, errors, known)
            receive(loser, drawn, hands[loser], held[loser], known)
            held[loser] += 1
            drew += 1
        doubters_drew += drew if correct else 0
        layers_drew += 0 if correct else drew
        seat, layer = doubter, -1  # AD-33, D18, D19
        length = begin_chain(
            seat, key, pile, places, held, chain, laid_by, sitting, years, minds, people, box.present, errors, known
        )
        rounds += 1
        events += drew + length + 2  # put aside, drawn, starting cards, round begun
    game.moves, game.rounds, game.winner, game.winners = moves, rounds, winner, winner >= 0
    game.doubts, game.paid, game.checks, game.failed = doubts, paid, checks, failed
    game.doubters_drew, game.layers_drew, game.corrections = doubters_drew, layers_drew, corrections
    game.reshuffles, game.reversed = pile.shuffles, reversed_at
    game.events, game.finished = events + pile.shuffles, winner >= 0
    put_in_order(pile, places)


@entrance
def play_games(
    seed: Any, start: Any, years: Any, minds: Any, people: Any, sitting: Any, box: Any, errors: Any, losses: Any,
    standing: Any, unseen: Any, games: Any, by_card: Any, by_chain: Any, by_time: Any, log: Any,
) -> None:  # fmt: skip
    """Play games number `start`, `start` + 1, … of this seed, one for each record of `games` (`ANNO_GAME`).

    Adds to `by_card[level, card]` how often a card that somebody laid was turned over, and how often it lay in order;
    to `by_chain[level, length]` how often a chain was doubted, and how often rightly; to `by_time[time]` games, cards
    in all hands, cards in the smallest, each time round the table. `log[game]` takes as many `ANNO_MOVE`s as it holds.
    """
    cards, players = len(years), len(sitting)
    pile, places = np.zeros(1, PILE), np.zeros(cards, PLACES)
    known = np.zeros((players, cards), SEEN)
    hands, held = np.zeros((players, cards + MARGIN), np.uint32), np.zeros(players, np.int64)
    chain, laid_by = np.zeros(cards + MARGIN, np.uint32), np.zeros(cards, np.int32)
    ahead, pairs = np.zeros(cards + 2), np.zeros(cards + 2, np.int32)
    for card in range(cards):
        places[card].card = np.uint32(card)
    for number in range(len(games)):
        key = key_of(seed, start + number)
        play_one(
            key, years, minds, people, sitting, box[0], errors, losses, standing, unseen, pile[0], places, known,
            hands, held, chain, ahead, pairs, laid_by, games[number], by_card, by_chain, by_time, log, number,
        )  # fmt: skip
