"""Games of Anno Domini in batches, and what of them is counted; counts add up in any order.

Knows no workers and no words for people.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kronika.bots.noise import PRESENT
from kronika.sim.batches import tally
from kronika.sim.kernels.anno_shapes import ANNO_BOX, ANNO_GAME, ANNO_MOVE, CORRECTIONS, LAST_CARDS, TIMES
from kronika.sim.kernels.loading import kernel
from kronika.sim.minds import minds_of, people_of
from kronika.sim.setting import Setting

__all__ = ["KERNEL", "NAMES", "ROW", "AnnoBatch", "AnnoCounts", "count", "play_batch", "room"]

KERNEL = "anno_domini"
ROW = ANNO_GAME
"""What is told of each game: the type of its record."""

_MOST_LISTED = 256
"""Doubts and reshuffles are counted up to this; the last number stands for it and more."""


class AnnoBatch(NamedTuple):
    """What became of some games, in order of their numbers."""

    games: NDArray[np.void]
    """Of type `ANNO_GAME`."""
    by_card: NDArray[np.int64]
    """`[level, card, 0 turned over, 1 in order]`, cards that somebody of the level had laid."""
    by_chain: NDArray[np.int64]
    """`[level, cards in the chain, 0 doubts, 1 that paid]`, by the level of the doubter."""
    by_time: NDArray[np.int64]
    """`[time, 0 games, 1 cards in all hands, 2 cards in the smallest]`, each time round the table."""
    log: NDArray[np.void]
    """Of type `ANNO_MOVE`, game by move, where it was asked for; else without moves."""


class AnnoCounts(NamedTuple):
    """Numbers of games, by what happened in them; a plain sum for two batches together."""

    games: NDArray[np.int64]
    """All games, finished ones, and sums over all games of what `NAMES` says."""
    wins: NDArray[np.int64]
    """By seat."""
    moves: NDArray[np.int64]
    rounds: NDArray[np.int64]
    doubts: NDArray[np.int64]
    reshuffles: NDArray[np.int64]
    """Each by how many there were."""
    by_card: NDArray[np.int64]
    by_chain: NDArray[np.int64]
    by_time: NDArray[np.int64]


NAMES = ("doubts", "paid", "checks", "failed", "doubters_drew", "layers_drew", "corrections", "reshuffles")
"""Fields of `ANNO_GAME` that are summed up."""


def box_of(setting: Setting) -> NDArray[np.void]:
    """The numbers of the game, for the kernel: one `ANNO_BOX`."""
    rules = setting.options
    numbers = (
        setting.first, rules["penalty_doubter"], rules["penalty_layer"], CORRECTIONS.index(str(rules["correction"])),
        LAST_CARDS.index(str(rules["last_card"])), setting.longest, PRESENT,
    )  # fmt: skip
    return np.array([numbers], dtype=ANNO_BOX)


def play_batch(setting: Setting, start: int, count: int, *, log: bool = False) -> AnnoBatch:
    """Play `count` games from number `start` on. Raises UsageError where Numba is not installed."""
    play_games = kernel(KERNEL).play_games
    from kronika.sim.kernels.anno_choosing import LOSSES, STANDING, UNSEEN
    from kronika.sim.kernels.drawing import ERRORS

    years = setting.dates()
    batch = room(setting, count, setting.longest if log else 0)
    beliefs = minds_of(setting.kinds, years), people_of(setting)
    tables = ERRORS, LOSSES, STANDING, UNSEEN
    play_games(np.uint64(setting.key), start, years, *beliefs, setting.sitting(), box_of(setting), *tables, *batch)
    return batch


def room(setting: Setting, count: int = 0, moves: int = 0) -> AnnoBatch:
    """Room for so many games, and for so many moves of each in the log."""
    cards, kinds = len(setting.cards), len(setting.kinds)
    return AnnoBatch(
        np.zeros(count, ROW),
        np.zeros((kinds, cards, 2), np.int64),
        np.zeros((kinds, cards + 1, 2), np.int64),
        np.zeros((TIMES, 3), np.int64),
        np.zeros((count, moves), ANNO_MOVE),
    )


def count(setting: Setting, batch: AnnoBatch) -> AnnoCounts:
    """What happened how often."""
    games = batch.games
    totals = (len(games), games["finished"].sum(), *(games[name].sum(dtype=np.int64) for name in NAMES))
    return AnnoCounts(
        np.array(totals, np.int64),
        np.bincount(games["winner"][games["winner"] >= 0], minlength=setting.players),
        tally(games["moves"], setting.longest),
        tally(games["rounds"], setting.longest),
        tally(games["doubts"], _MOST_LISTED),
        tally(games["reshuffles"], _MOST_LISTED),
        batch.by_card,
        batch.by_chain,
        batch.by_time,
    )
