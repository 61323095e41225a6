"""How `planner` plays Timeline and competitive Twist: the card whose trial now wins most often, in its likeliest gap.

It knows the open line, everybody's titles, the top of the pile and its beliefs. The chance that a card is right in a
gap is exact; what the line will be like in later rounds is drawn from the beliefs about the cards in front of others.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence

from kronika.bots._draws import draw, errors
from kronika.bots._race import MOST_CARDS, Rival, chances_to_win, winning_when_done
from kronika.bots.belief import Belief, chance_in_order, open_room, what_is_believed
from kronika.bots.bot import occasion
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Place

__all__ = ["plan_place", "values_of_cards"]

EQUAL = 9
"""Chances are compared to this many decimals, so that the last bit of a machine's `erf` decides nothing."""
WORLDS = 8
"""Courses of the next rounds that are looked at."""
STAGES = 5
"""Rounds ahead for which the line is drawn; after that it is taken to stay as hard as it is then."""
SAMPLE = 5
"""So many cards of others stand for the cards that one may draw."""

Line = list[tuple[float, float]]
"""First and last years that are known or drawn, ascending by the first."""


def plan_place(view: View, moves: Sequence[Place], beliefs: Mapping[CardId, Belief], seed: bytes) -> Place:
    """The move that wins most often; the likeliest gap of its card, and among equals any, by the seed."""
    assert view.you is not None
    room = open_room([what_is_believed(card, beliefs) for card in view.line])
    hand = {card.id: what_is_believed(card, beliefs) for card in view.seats[view.you].hand}
    gaps: dict[CardId, tuple[float, list[Place]]] = {}
    for move in moves:
        chance = round(chance_in_order(hand[move.card], *room[move.gap]), EQUAL)
        best, places = gaps.get(move.card, (-1.0, []))
        if chance > best:
            gaps[move.card] = chance, [move]
        elif chance == best:
            places.append(move)
    cards = sorted(gaps, key=lambda card: (-gaps[card][0], card))
    weighed = cards[:MOST_CARDS]
    values = [1.0] if len(cards) == 1 else values_of_cards(view, weighed, gaps, beliefs, seed)
    most = max(round(value, EQUAL) for value in values)
    equals = [card for card, value in zip(weighed, values, strict=True) if round(value, EQUAL) == most]
    likeliest = max(gaps[card][0] for card in equals)
    best_moves = [move for card in equals if gaps[card][0] == likeliest for move in gaps[card][1]]
    return best_moves[draw(seed, f"place {occasion(view)}", len(best_moves))]


def values_of_cards(
    view: View,
    weighed: Sequence[CardId],
    gaps: Mapping[CardId, tuple[float, list[Place]]],
    beliefs: Mapping[CardId, Belief],
    seed: bytes,
) -> list[float]:
    """The chance to win after each of these cards is tried now."""
    assert view.you is not None
    rivals = [seat for number, seat in enumerate(view.seats) if number != view.you and seat.active]
    waiting = {card.id: what_is_believed(card, beliefs) for seat in rivals for card in seat.hand}
    top = None
    if view.pile_top is not None:
        top = what_is_believed(view.pile_top, beliefs)
    own = [what_is_believed(card, beliefs) for card in view.seats[view.you].hand if card.id in weighed]
    names = [card.id for card in view.seats[view.you].hand if card.id in weighed]
    sample = sorted(waiting)[:SAMPLE]
    asked = [*own, *([top] if top else []), *(waiting[card] for card in sample)]
    line = sorted((belief.first, belief.last) for belief in (what_is_believed(card, beliefs) for card in view.line))
    rows = _later(line, waiting, len(rivals), asked, seed, occasion(view))
    mine = {name: [gaps[name][0], *rows[at][1:]] for at, name in enumerate(names)}
    top_row = rows[len(own)] if top else None
    typical = rows[len(own) + (top is not None) :] or rows
    fresh = [sum(column) / len(column) for column in zip(*typical, strict=True)]
    win = winning_when_done([Rival(len(seat.hand), not seat.acted) for seat in rivals], fresh[0])
    others = len(view.seats[view.you].hand) - len(weighed)
    return chances_to_win([mine[card] for card in weighed], top_row, fresh, others, win)


def _later(
    line: Line, waiting: Mapping[CardId, Belief], rivals: int, asked: Sequence[Belief], seed: bytes, when: str
) -> list[list[float]]:
    """For each belief asked about and each stage, the mean chance in its best gap of the line as it may be then.

    In each round as many of the waiting cards are added as there are rivals, in some order, with years from the
    beliefs: a line that others lengthen has narrower gaps.
    """
    totals = [[0.0] * STAGES for _ in asked]
    cards = sorted(waiting)
    drawn = {card: errors(seed, card, WORLDS) for card in cards}
    for world in range(WORLDS):
        order = sorted(cards, key=lambda card: draw(seed, f"{when} order {world} {card}", 1 << 32))
        current = list(line)
        for stage in range(STAGES):
            if stage:
                for card in order[(stage - 1) * rivals : stage * rivals]:
                    belief = waiting[card]
                    off = belief.sd * drawn[card][world]
                    current.append((belief.first + off, belief.last + off))
                current.sort()
            firsts = [first for first, _ in current]
            for row, belief in zip(totals, asked, strict=True):
                row[stage] += best_chance(belief, current, firsts)
    return [[total / WORLDS for total in row] for row in totals]


def best_chance(belief: Belief, line: Line, firsts: Sequence[float]) -> float:
    """The chance in the best of the gaps around the middle of the belief; neighbours alone are looked at."""
    middle = bisect_left(firsts, belief.first)
    best = 0.0
    for gap in range(max(0, middle - 1), min(len(line), middle + 1) + 1):
        after = line[gap - 1][0] if gap else float("-inf")
        before = line[gap][1] if gap < len(line) else float("inf")
        best = max(best, chance_in_order(belief, after, before))
    return best
