"""The race to be without cards, Timeline: which card to try now so that one wins most often, worked out backwards.

Knows chances and numbers of rounds only: no cards, no years, no view. `kronika.bots._planned_placing` says where the
chances come from.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

import msgspec

__all__ = ["MOST_CARDS", "Rival", "chances_to_win", "winning_when_done"]

ROUNDS = 12
"""So far ahead it is looked; whoever has not finished then has not won."""
MOST_CARDS = 6
"""Of a larger hand, so many cards are weighed against each other one by one."""


class Rival(msgspec.Struct, frozen=True, gc=False):
    """Another player: how many cards they hold, and whether they still have a turn in the round that is played."""

    cards: int
    still_to_move: bool


def winning_when_done(rivals: Sequence[Rival], success: float) -> tuple[float, ...]:
    """For each round from now on: the chance to win if one lays one's last card in it (T09, T10).

    Each rival lays a card in each turn with chance `success`, 0..1. Whoever finishes in the same round shares (RU-35).
    """
    chances = []
    for ahead in range(ROUNDS):
        chance = 1.0
        for rival in rivals:
            turns = ahead + rival.still_to_move
            later, in_time = _not_done(rival.cards, turns, success), _not_done(rival.cards, turns - 1, success)
            chance *= later + (in_time - later) / 2
        chances.append(chance)
    return tuple(chances)


def _not_done(cards: int, turns: int, success: float) -> float:
    """The chance that fewer than `cards` of so many turns succeed."""
    if cards <= 0:
        return 0.0
    if turns < cards:
        return 1.0
    return sum(math.comb(turns, k) * success**k * (1.0 - success) ** (turns - k) for k in range(cards))


def chances_to_win(
    own: Sequence[Sequence[float]],
    top: Sequence[float] | None,
    fresh: Sequence[float],
    others: int,
    win: Sequence[float],
) -> list[float]:
    """For each of one's cards: the chance to win if it is tried now, and the best card in each turn after that.

    `own[i][t]` is the chance that card i goes right t rounds from now; `top[t]` that of the card that a mistake brings
    now, the top of the pile; `fresh[t]` that of any other card. `others` cards of the hand are no better known than
    fresh ones. The last value of a row holds for all later rounds. `win[t]` is as `winning_when_done`.
    """
    rows = [*own, top if top is not None else fresh]
    last = len(win)

    def at(row: Sequence[float], ahead: int) -> float:
        return row[ahead] if ahead < len(row) else row[-1]

    @cache
    def value(held: int, unknown: int, ahead: int) -> float:
        """The chance to win with these cards and so many unknown ones before one's turn, `ahead` rounds from now."""
        if ahead >= last:
            return 0.0
        best = 0.0
        for card, row in enumerate(rows):
            if held >> card & 1:
                best = max(best, tried(at(row, ahead), held & ~(1 << card), unknown, unknown + 1, ahead))
        if unknown:
            best = max(best, tried(at(fresh, ahead), held, unknown - 1, unknown, ahead))
        return best

    def tried(chance: float, after: int, kept: int, failed: int, ahead: int) -> float:
        done = win[ahead] if not after and not kept else value(after, kept, ahead + 1)
        return chance * done + (1.0 - chance) * value(after, failed, ahead + 1)

    everything, drawn = (1 << len(own)) - 1, 1 << len(own)
    chances = []
    for card, row in enumerate(own):
        after = everything & ~(1 << card)
        right = win[0] if not after and not others else value(after, others, 1)
        chances.append(row[0] * right + (1.0 - row[0]) * value(after | drawn, others, 1))
    return chances
