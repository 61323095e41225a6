"""Cooperative Twist played to its end in worlds in which the dates are known, to see what a move leads to.

Knows years, hands of years and numbers of points; no view, no beliefs, no titles. In such a world everybody plays in a
plain way (`_turn`), with their own dates and those of partners in mind, and draws cards whose years are given.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Sequence

import msgspec

__all__ = ["TeamWorld", "play_out"]

LOWER, UPPER = 3.0, 2.0
"""What a card gains on each level: 2 or 1 points, where unplaced it takes one away (TC-52 … TC-56)."""
PILED = 0.6
"""How much of what cards of the pile would lose is counted: they might have been cut off anyway."""
WORTH, ENOUGH = -0.5, 0.5
"""A player rather discards than lays a first card that brings no more than that, and stops before such a second one."""
MATCHING = 6
"""One card in so many bears the symbol that a discard must match (TC-40): six symbols, of which backs are hidden."""


class TeamWorld(msgspec.Struct):
    """A position with all years, to be played on in place."""

    lower: list[int]
    """The years of the lower level, ascending, one for each stack."""
    upper: list[int | None]
    """What lies above each gap between them."""
    hands: list[list[int]]
    """The upright cards of each seat."""
    dead: list[int]
    """How many horizontal cards each seat has."""
    pile: list[int]
    """The next card last."""
    kin: Sequence[int]
    """Years like those of the pile, ascending: what players expect of it."""
    chance: Sequence[int]
    """Numbers below `MATCHING`, one for each turn: 0 lets a card match."""
    gained: float = 0.0


def put(world: TeamWorld, year: int) -> bool:
    """Lay a card of this year where it belongs (TC-18 … TC-22, C01); False where the place is taken."""
    lower, upper = world.lower, world.upper
    at = bisect_left(lower, year)
    if at < len(lower) and lower[at] == year:
        world.gained += LOWER
    elif at == 0 or at == len(lower):
        lower.insert(at, year)
        upper.insert(0 if at == 0 else len(upper), None)
        world.gained += LOWER
    elif upper[at - 1] is None or upper[at - 1] == year:
        upper[at - 1] = year
        world.gained += UPPER
    else:
        return False
    return True


def gain(world: TeamWorld, year: int, waiting: Sequence[int]) -> float | None:
    """What a card of this year brings now, less what it takes from others; None where it does not fit."""
    lower = world.lower
    at = bisect_left(lower, year)
    if at < len(lower) and lower[at] == year:
        return LOWER
    if at == 0:
        low, high = year, lower[0]
    elif at == len(lower):
        low, high = lower[-1], year
    elif world.upper[at - 1] is None:
        return UPPER
    else:
        return UPPER if world.upper[at - 1] == year else None
    titled = bisect_left(waiting, high) - bisect_right(waiting, low)
    share = (bisect_left(world.kin, high) - bisect_right(world.kin, low)) / len(world.kin)
    caught = titled + PILED * len(world.pile) * share
    return LOWER - LOWER * caught + UPPER * min(1.0, caught)


def play_out(world: TeamWorld, seat: int, placed: int) -> float:
    """The points gained from here to the end of the game, by a team that plays plainly and knows the dates.

    `seat` is in the middle of its turn and has placed so many cards.
    """
    passes = turns = 0
    while True:
        if world.hands[seat] or world.dead[seat]:
            drawn = _turn(world, seat, placed, world.chance[turns % len(world.chance)])
            if drawn < 0:
                return world.gained
            for _ in range(min(drawn, len(world.pile))):
                world.hands[seat].append(world.pile.pop())
            passes = 0
        else:
            passes += 1
            if passes > len(world.hands):
                return world.gained
        placed = 0
        turns += 1
        seat = (seat + 1) % len(world.hands)


def _turn(world: TeamWorld, seat: int, placed: int, chance: int) -> int:
    """Plays a turn to its end; how many cards are to be drawn, or -1 where the game is over (TC-34, TC-50)."""
    hand = world.hands[seat]
    waiting = sorted(year for cards in world.hands for year in cards)
    if world.pile:
        insort(waiting, world.pile[-1])
    while placed < 2:
        best, chosen = None, 0
        for year in hand:
            value = gain(world, year, waiting)
            if value is not None and (best is None or value > best):
                best, chosen = value, year
        if best is None or best <= (ENOUGH if placed else WORTH):
            if placed:
                break
            if chance == 0 or (chance <= 2 and len(hand) + world.dead[seat] >= 3):
                _discard(world, seat, waiting)
                return 1
            if best is None:
                return -1
        put(world, chosen)
        hand.remove(chosen)
        waiting.remove(chosen)
        placed += 1
    return placed


def _discard(world: TeamWorld, seat: int, waiting: Sequence[int]) -> None:
    """A horizontal card, else the card that fits worst."""
    if world.dead[seat]:
        world.dead[seat] -= 1
        return
    hand = world.hands[seat]
    hand.remove(min(hand, key=lambda year: abs(gain(world, year, waiting) or 0.0)))
