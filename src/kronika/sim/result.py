"""What a simulation found, as arrays with named fields, with how far each figure can be trusted.

A chance stands with its 95 % Wilson interval. Knows no words for people and no files.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kronika.sim.batches import Counts
from kronika.sim.setting import Setting
from kronika.sim.tables import CHANCE, by_card, by_level, by_seat, often, share, table

__all__ = ["Result", "result_of"]


class Result(NamedTuple):
    """Each table is an array of records; chances are 0..1, `low` and `high` their Wilson interval."""

    setting: Setting
    games: int
    finished: int
    shared: int
    """Games that several won together (T07)."""
    misplaced: int
    seats: NDArray[np.void]
    """`seat`, `level`, `hand`, `order` (0 begins), `wins`, and the chance to win alone."""
    moves: NDArray[np.void]
    """`moves`, `games`: how many games had so many; likewise the next three."""
    rounds: NDArray[np.void]
    tie_breaks: NDArray[np.void]
    reshuffles: NDArray[np.void]
    line: NDArray[np.void]
    """`level`, `cards` on the line, `tried`, `right`, and the chance of a card to be placed right there."""
    cards: NDArray[np.void]
    """`level`, `card`, `title`, `tried`, `right`, and the chance to be placed right."""
    levels: NDArray[np.void]
    """`level`, `tried`, `right`, and the chance to place right."""


def result_of(setting: Setting, counts: Counts) -> Result:
    """The tables of these counts."""
    games, finished, shared, misplaced = (int(number) for number in counts.games)
    kinds, lengths = len(setting.kinds), counts.by_line.shape[1]
    tried, right = counts.by_line[..., 0].ravel(), counts.by_line[..., 1].ravel()
    line = table(
        [("level", "U32"), ("cards", np.int64), ("tried", np.int64), ("right", np.int64), *CHANCE],
        level=np.repeat(np.array(setting.kinds), lengths), cards=np.tile(np.arange(lengths), kinds), tried=tried,
        right=right, **share(right, tried),
    )  # fmt: skip
    return Result(
        setting, games, finished, shared, misplaced, by_seat(setting, counts.wins, games),
        often("moves", counts.moves), often("rounds", counts.rounds), often("tie_breaks", counts.tie_breaks),
        often("reshuffles", counts.reshuffles), line[line["tried"] > 0], by_card(setting, counts.by_card),
        by_level(setting, counts.by_card),
    )  # fmt: skip
