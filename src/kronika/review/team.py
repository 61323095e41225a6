"""Cooperative Twist: a card turned over and put where its date belongs, a discard, a stop.

The chance to fit is exact for each mind. What a move is worth, in points that the team is expected to end with, is
what the planner's playing out says (`kronika.bots._planned_team`).
"""

from __future__ import annotations

from msgspec.structs import replace

from kronika.bots._planned_team import outlook_of, play_outs
from kronika.bots._twist import places_of, timeline_of
from kronika.review.judging import EQUAL, Decision, Verdict, mean, not_laid, surest, titles_in, truth
from kronika.review.result import Alternative
from kronika.table.moves import Discard, Stop, TurnOver

__all__ = ["judge_team_move"]

PLAYERS_OUT = 3
"""So many minds play each move to the end of the game, each in 24 worlds; in long games fewer."""


def judge_team_move(d: Decision) -> Verdict:
    """An attempt against the others (TC-17 … TC-22), and any move by the points that it leads to."""
    view, move = d.view, d.move
    assert isinstance(move, (TurnOver, Discard, Stop))
    assert view.legal is not None
    moves = [each for each in view.legal.moves if isinstance(each, (TurnOver, Discard, Stop))]
    beliefs = d.beliefs(not_laid(view))
    tries = [each for each in moves if isinstance(each, TurnOver)]
    timeline = timeline_of(view)
    fits = {each.card: [places_of(mind[each.card], timeline).fits for mind in beliefs] for each in tries}
    titles = titles_in(view)

    def option(each: TurnOver | Discard | Stop) -> Alternative:
        if isinstance(each, Stop):
            return Alternative(d.called(each), None, None, None, None, None)
        chance = mean(fits[each.card]) if isinstance(each, TurnOver) else None
        return Alternative(d.called(each), each.card, titles[each.card], None, chance, None)

    chances: tuple[float, ...] = ()
    best, par = None, None
    if isinstance(move, TurnOver):
        chances = tuple(fits[move.card])
        best = surest((option(each) for each in tries if each != move), mean(chances))
        par = 0.0
        for mind in range(len(beliefs)):
            own = max(fits, key=lambda card, mind=mind: round(fits[card][mind], EQUAL))  # type: ignore[misc]
            par += places_of(truth(d.dates[own]), timeline).fits / len(beliefs)
    values = [0.0] * len(moves)
    asked = max(1, min(PLAYERS_OUT, len(beliefs) // 8))
    for believed, seed in zip(beliefs[:asked], d.minds.seeds[:asked], strict=True):
        gained = play_outs(view, moves, outlook_of(view, believed), seed)
        values = [value + gain / asked for value, gain in zip(values, gained, strict=True)]
    now = view.standing.score if view.standing is not None else 0
    worth = now + values[moves.index(move)]
    wisest = None
    most = max(range(len(moves)), key=lambda at: round(values[at], EQUAL))
    if round(now + values[most] - worth, EQUAL) > 0:
        wisest = replace(option(moves[most]), worth=now + values[most])
    # The date says the place: with this card nobody could have done otherwise.
    return Verdict(chances, best, par, mean(chances) if chances else None, worth, wisest)
