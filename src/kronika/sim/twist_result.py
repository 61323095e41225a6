"""What a simulation of cooperative Twist found, as arrays with named fields, with how far each figure can be trusted.

Knows the counts, no words for people and no files.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kronika.rules.twist_coop import RANK_NAMES, RANKS
from kronika.sim.kernels.twist_shapes import ENDS
from kronika.sim.setting import Setting
from kronika.sim.tables import CHANCE, Z95, by_card, by_level, often, share, table
from kronika.sim.twist_batches import LEAST_SCORE, NAMES, TwistCounts

__all__ = ["TwistResult", "result_of"]


class TwistResult(NamedTuple):
    """Each table is an array of records; chances are 0..1, `low` and `high` their 95 % Wilson interval."""

    setting: Setting
    games: int
    finished: int
    score: float
    """The mean."""
    within: float
    """Its 95 % interval on each side."""
    scores: NDArray[np.void]
    """`score`, `games`, from the lowest to the highest that was reached."""
    ranks: NDArray[np.void]
    """`rank`, `name`, `games`, and the chance of it (TC-58 … TC-60)."""
    ends: NDArray[np.void]
    """`end` (of `ENDS`), `games`, and the chance of it."""
    moves: NDArray[np.void]
    """`moves`, `games`: how many games had so many; likewise `rounds`."""
    rounds: NDArray[np.void]
    totals: dict[str, int]
    """Sums over all games, by the names of `TWIST_GAME`: cards on each level, discards, attempts, …"""
    cards: NDArray[np.void]
    """`level`, `card`, `title`, `tried` (turned over by that level), `right` (had a place), and the chance."""
    levels: NDArray[np.void]
    """`level`, `tried`, `right`, and the chance of a card that was turned over to fit."""


def result_of(setting: Setting, counts: TwistCounts) -> TwistResult:
    """The tables of these counts."""
    games, all_scores = int(counts.games[0]), np.arange(len(counts.scores)) + LEAST_SCORE
    mean = float((all_scores * counts.scores).sum() / max(1, games))
    spread = float((counts.scores * (all_scores - mean) ** 2).sum() / max(1, games))
    scores = often("score", counts.scores, LEAST_SCORE)
    by_rank = np.bincount(
        np.searchsorted(RANKS, all_scores, side="right"), weights=counts.scores, minlength=len(RANK_NAMES)
    ).astype(np.int64)
    return TwistResult(
        setting, games, int(counts.games[1]), mean, Z95 * math.sqrt(spread / max(1, games)),
        scores[np.argmax(scores["games"] > 0) :],
        table(
            [("rank", np.int64), ("name", "U32"), ("games", np.int64), *CHANCE],
            rank=np.arange(len(RANK_NAMES)), name=RANK_NAMES, games=by_rank, **share(by_rank, games),
        ),
        table(
            [("end", "U16"), ("games", np.int64), *CHANCE],
            end=ENDS, games=counts.ends, **share(counts.ends, games),
        ),
        often("moves", counts.moves), often("rounds", counts.rounds),
        dict(zip(NAMES, map(int, counts.games[2:]), strict=True)), by_card(setting, counts.by_card),
        by_level(setting, counts.by_card),
    )  # fmt: skip
