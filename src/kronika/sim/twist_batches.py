"""Games of cooperative Twist in batches, and what of them is counted; counts add up in any order.

Knows no workers and no words for people.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kronika.bots._timeline import LEAST, STEPS
from kronika.bots.noise import PRESENT
from kronika.sim.batches import tally
from kronika.sim.kernels.loading import kernel
from kronika.sim.kernels.twist_shapes import ENDS, TWIST_BOX, TWIST_GAME, TWIST_MOVE
from kronika.sim.minds import minds_of, people_of
from kronika.sim.setting import Setting

__all__ = ["KERNEL", "LEAST_SCORE", "NAMES", "ROW", "TwistBatch", "TwistCounts", "count", "play_batch", "room"]

KERNEL = "twist"
ROW = TWIST_GAME
"""What is told of each game: the type of its record."""

LEAST_SCORE = -33
"""The lowest score that there is; the highest is 69 (C16)."""
_SCORES = 69 - LEAST_SCORE + 1
NAMES = ("lower", "upper", "discarded", "pile", "unplayed", "attempts", "aside", "stops")
"""Fields of `TWIST_GAME` that are summed up."""


class TwistBatch(NamedTuple):
    """What became of some games, in order of their numbers."""

    games: NDArray[np.void]
    """Of type `TWIST_GAME`."""
    by_card: NDArray[np.int64]
    """`[level, card, 0 turned over, 1 fitted]`, by the level of who turned it over."""
    log: NDArray[np.void]
    """Of type `TWIST_MOVE`, game by move, where it was asked for; else without moves."""


class TwistCounts(NamedTuple):
    """Numbers of games, by what happened in them; a plain sum for two batches together."""

    games: NDArray[np.int64]
    """All games, finished ones, and sums over all games of what `NAMES` says."""
    scores: NDArray[np.int64]
    """By score, from `LEAST_SCORE` on."""
    ends: NDArray[np.int64]
    """By number of `ENDS`."""
    moves: NDArray[np.int64]
    rounds: NDArray[np.int64]
    by_card: NDArray[np.int64]


def play_batch(setting: Setting, start: int, count: int, *, log: bool = False) -> TwistBatch:
    """Play `count` games from number `start` on. Raises UsageError where Numba is not installed."""
    play_games = kernel(KERNEL).play_games
    from kronika.sim.kernels.drawing import ERRORS

    years = setting.dates()
    symbols = {
        symbol: number for number, symbol in enumerate(sorted({side for card in setting.symbols for side in card}))
    }
    sides = (np.array([symbols[card[side]] for card in setting.symbols], np.int64) for side in (0, 1))
    batch = room(setting, count, setting.longest if log else 0)
    box = np.array([(setting.first, setting.longest, PRESENT)], TWIST_BOX)
    people = people_of(setting)
    people = people.reshape(-1, people.shape[-1])
    # A few years and scales a card are looked at, of people in no order: so they lie close together.
    beliefs = minds_of(setting.kinds, years), people["first"].copy(), STEPS / np.maximum(people["sd"], LEAST)
    play_games(np.uint64(setting.key), start, years, *sides, *beliefs, setting.sitting(), box, ERRORS, *batch)
    return batch


def room(setting: Setting, count: int = 0, moves: int = 0) -> TwistBatch:
    """Room for so many games, and for so many moves of each in the log."""
    return TwistBatch(
        np.zeros(count, ROW),
        np.zeros((len(setting.kinds), len(setting.cards), 2), np.int64),
        np.zeros((count, moves), TWIST_MOVE),
    )


def count(setting: Setting, batch: TwistBatch) -> TwistCounts:
    """What happened how often."""
    games = batch.games
    totals = (len(games), games["finished"].sum(), *(games[name].sum(dtype=np.int64) for name in NAMES))
    return TwistCounts(
        np.array(totals, np.int64),
        np.bincount(games["score"] - LEAST_SCORE, minlength=_SCORES),
        np.bincount(games["end"], minlength=len(ENDS)),
        tally(games["moves"], setting.longest),
        tally(games["rounds"], setting.longest),
        batch.by_card,
    )
