"""Games in batches: from number so and so, so many of them. The same batch is the same games wherever it is played.

A batch is counted where it was played, and counts add up in any order, so memory does not grow with the number of
games. Knows no workers and no words for people.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kronika.errors import UsageError
from kronika.sim.kernels.shapes import GAME, MOVE
from kronika.sim.minds import minds_of, people_of
from kronika.sim.setting import Setting

__all__ = ["Batch", "Counts", "add", "count", "is_ready", "nothing", "play_batch"]

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
    kernel, tables = _kernel()
    years = setting.dates()
    cards, kinds = len(setting.cards), len(setting.kinds)
    batch = Batch(
        np.zeros(count, GAME),
        np.zeros((kinds, cards, 2), np.int64),
        np.zeros((kinds, cards + 1, 2), np.int64),
        np.zeros((count, setting.longest if log else 0), MOVE),
    )
    beliefs = minds_of(setting.kinds, years), people_of(setting)
    kernel(np.uint64(setting.key), start, years, *beliefs, setting.sitting(), setting.box(), *tables, *batch)
    return batch


def is_ready() -> bool:
    """Whether the kernel has been compiled before and starts at once. Raises UsageError where Numba is missing."""
    kernel, _ = _kernel()
    from kronika.sim.kernels.compiling import is_kept

    return is_kept(kernel)


def _kernel() -> tuple[Any, tuple[Any, Any]]:
    try:
        from kronika.sim.kernels.choosing import SHARES
        from kronika.sim.kernels.drawing import ERRORS
        from kronika.sim.kernels.timeline import play_games
    except ModuleNotFoundError as error:
        if error.name != "numba":
            raise
        raise UsageError(
            "usage.not-installed", "simulating needs Numba, which is not installed; pip install 'kronika[simulate]'"
        ) from None
    return play_games, (ERRORS, SHARES)


def nothing(setting: Setting) -> Counts:
    """The counts of no games."""
    return count(setting, Batch(
        np.zeros(0, GAME),
        np.zeros((len(setting.kinds), len(setting.cards), 2), np.int64),
        np.zeros((len(setting.kinds), len(setting.cards) + 1, 2), np.int64),
        np.zeros((0, 0), MOVE),
    ))  # fmt: skip


def count(setting: Setting, batch: Batch) -> Counts:
    """What happened how often."""
    games = batch.games
    alone = games["winner"][games["winners"] == 1]

    def by(name: str, most: int) -> NDArray[np.int64]:
        return np.bincount(np.minimum(games[name], most), minlength=most + 1)

    totals = (len(games), games["finished"].sum(), (games["winners"] > 1).sum(), games["misplaced"].sum(dtype=np.int64))
    return Counts(
        np.array(totals, np.int64),
        np.bincount(alone, minlength=setting.players),
        by("moves", setting.longest),
        by("rounds", setting.longest),
        by("tie_breaks", _MOST_LISTED),
        by("reshuffles", _MOST_LISTED),
        batch.by_card,
        batch.by_line,
    )


def add(one: Counts, other: Counts) -> Counts:
    """Both together."""
    return Counts(*(a + b for a, b in zip(one, other, strict=True)))
