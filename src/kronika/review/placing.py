"""Timeline and competitive Twist: a card laid into an open line.

The chance to be right is exact for each mind, the chance to win that of the race (`kronika.bots._race`).
"""

from __future__ import annotations

from msgspec.structs import replace

from kronika.bots._planned_placing import values_of_cards
from kronika.bots._race import MOST_CARDS
from kronika.bots.belief import Belief, chance_in_order, open_room, what_is_believed
from kronika.cards import CardId
from kronika.engine import right_gaps
from kronika.review.judging import EQUAL, Decision, Verdict, mean, not_laid, surest, titles_in
from kronika.review.result import Alternative
from kronika.table.moves import Place

__all__ = ["judge_place"]

RACERS = 4
"""So many minds are asked for the chance to win; fewer in long games."""


def judge_place(d: Decision) -> Verdict:
    """A laying (RU-19, CZ-25, PL-27, TV-15), against every card of the hand in every gap."""
    view, move = d.view, d.move
    assert isinstance(move, Place)
    assert view.legal is not None
    moves = [each for each in view.legal.moves if isinstance(each, Place)]
    room = open_room([what_is_believed(card, {}) for card in view.line])
    line = [card.id for card in view.line]
    right = {card: right_gaps(line, card, d.dates) for card in {each.card for each in moves}}
    totals = [0.0] * len(moves)
    chances, par, card_par = [], 0, 0
    with_card = [at for at, each in enumerate(moves) if each.card == move.card]
    beliefs = d.beliefs(not_laid(view))
    rows = []
    for mind in beliefs:
        row = [chance_in_order(mind[each.card], *room[each.gap]) for each in moves]
        rows.append(row)
        totals = [total + chance for total, chance in zip(totals, row, strict=True)]
        chances.append(row[moves.index(move)])
        own = moves[max(range(len(moves)), key=lambda at, row=row: round(row[at], EQUAL))]  # type: ignore[misc]
        par += own.gap in right[own.card]
        surest_gap = moves[max(with_card, key=lambda at, row=row: round(row[at], EQUAL))].gap  # type: ignore[misc]
        card_par += surest_gap in right[move.card]
    titles = titles_in(view)
    options = [
        Alternative(d.called(each), each.card, titles[each.card], each.gap, total / len(beliefs), None)
        for each, total in zip(moves, totals, strict=True)
    ]
    others = [option for option, each in zip(options, moves, strict=True) if each != move]
    worth, values = _race(d, move, moves, rows, totals, beliefs)
    wisest = None
    card = max(values, key=lambda card: round(values[card], EQUAL))
    if round(values[card] - worth, EQUAL) > 0:
        in_its_best_gap = max((o for o in options if o.card == card), key=lambda o: round(o.chance or 0.0, EQUAL))
        wisest = replace(in_its_best_gap, worth=values[card])
    return Verdict(
        tuple(chances), surest(others, mean(chances)), par / len(beliefs), card_par / len(beliefs), worth, wisest
    )


def _race(
    d: Decision,
    move: Place,
    moves: list[Place],
    rows: list[list[float]],
    totals: list[float],
    beliefs: list[dict[CardId, Belief]],
) -> tuple[float, dict[CardId, float]]:
    """The chance to win after the move, and after each card weighed in the gap that is the surest to all minds; means.

    Of more cards than the race weighs, the surest ones count, and that of the move.
    """
    best: dict[CardId, int] = {}
    for at, each in enumerate(moves):
        if each.card not in best or round(totals[at] - totals[best[each.card]], EQUAL) > 0:
            best[each.card] = at
    weighed = sorted(best, key=lambda card: (card != move.card, -round(totals[best[card]], EQUAL), card))[:MOST_CARDS]
    made, values = 0.0, dict.fromkeys(weighed, 0.0)
    own = moves.index(move)
    racers = max(1, min(RACERS, len(rows) // 8))
    for row, mind, seed in zip(rows[:racers], beliefs[:racers], d.minds.seeds[:racers], strict=True):
        gaps = {card: (row[best[card]], [moves[best[card]]]) for card in weighed}
        worths = dict(zip(weighed, values_of_cards(d.view, weighed, gaps, mind, seed), strict=True))
        for card, worth in worths.items():
            values[card] += worth / racers
        if own != best[move.card]:
            gaps[move.card] = row[own], [move]
            worths = dict(zip(weighed, values_of_cards(d.view, weighed, gaps, mind, seed), strict=True))
        made += worths[move.card] / racers
    return made, values
