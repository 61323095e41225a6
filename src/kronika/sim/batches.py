"""Games in batches: from number so and so, so many of them. The same batch is the same games wherever it is played.

A batch is counted where it was played, and counts add up in any order, so memory does not grow with the number of
games. Knows no workers and no words for people.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kronika.sim.kernels.loading import kernel
from kronika.sim.kernels.shapes import GAME, MOVE
from kronika.sim.minds import minds_of, people_of
from kronika.sim.setting import Setting

__all__ = ["KERNEL", "ROW", "Batch", "Counts", "count", "play_batch", "room", "tally"]

KERNEL = "timeline"
ROW = GAME
"""What is told of each game: the type of its record."""

_MOST_LISTED = 64
"""Tie-breaks and reshuffles are counted up to this; the last number stands for it and more."""


class Batch(NamedTuple):
    """What became of some games, in order of their numbers."""

    games: NDArray[np.void]
    """Of type `GAME`."""
    by_card: NDArray[np.int64]
    """`[level, card, 0 tried, 1 rightly]`, levels as in `Setting.kinds`."""
    by_line: NDArray[np.int64]
    """`[level, cards on the line, 0 tried, 1 rightly]`."""
    log: NDArray[np.void]
    """Of type `MOVE`, game by move, where it was asked for; else without moves."""


class Counts(NamedTuple):
    """Numbers of games, by what happened in them; a plain sum for two batches together."""

    games: NDArray[np.int64]
    """All, finished, won by several together (T07), cards misplaced, in this order."""
    wins: NDArray[np.int64]
    """By seat: won alone."""
    moves: NDArray[np.int64]
    rounds: NDArray[np.int64]
    tie_breaks: NDArray[np.int64]
    reshuffles: NDArray[np.int64]
    """Each by how many there were."""
    by_card: NDArray[np.int64]
    by_line: NDArray[np.int64]


def play_batch(setting: Setting, start: int, count: int, *, log: bool = False) -> Batch:
    """Play `count` games from number `start` on. Raises UsageError where Numba is not installed."""
    play_games = kernel(KERNEL).play_games
    from kronika.sim.kernels.choosing import SHARES
    from kronika.sim.kernels.drawing import ERRORS

    years = setting.dates()
    batch = room(setting, count, setting.longest if log else 0)
    beliefs = minds_of(setting.kinds, years), people_of(setting)
    tables = ERRORS, SHARES
    play_games(np.uint64(setting.key), start, years, *beliefs, setting.sitting(), setting.box(), *tables, *batch)
    return batch


def room(setting: Setting, count: int = 0, moves: int = 0) -> Batch:
    """Room for so many games, and for so many moves of each in the log."""
    cards, kinds = len(setting.cards), len(setting.kinds)
    return Batch(
        np.zeros(count, ROW),
        np.zeros((kinds, cards, 2), np.int64),
        np.zeros((kinds, cards + 1, 2), np.int64),
        np.zeros((count, moves), MOVE),
    )


def count(setting: Setting, batch: Batch) -> Counts:
    """What happened how often."""
    games = batch.games
    alone = games["winner"][games["winners"] == 1]
    totals = (len(games), games["finished"].sum(), (games["winners"] > 1).sum(), games["misplaced"].sum(dtype=np.int64))
    return Counts(
        np.array(totals, np.int64),
        np.bincount(alone, minlength=setting.players),
        tally(games["moves"], setting.longest),
        tally(games["rounds"], setting.longest),
        tally(games["tie_breaks"], _MOST_LISTED),
        tally(games["reshuffles"], _MOST_LISTED),
        batch.by_card,
        batch.by_line,
    )


def tally(numbers: NDArray[np.int64], most: int) -> NDArray[np.int64]:
    """How often each number from 0 to `most` stands there; whatever is greater counts as `most`."""
    return np.bincount(np.minimum(numbers, most), minlength=most + 1)
