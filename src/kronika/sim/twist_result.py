"""What a simulation of cooperative Twist found, as arrays with named fields, with how far each figure can be trusted.

Knows the counts, no words for people and no files.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kronika.rules.twist_coop import RANK_NAMES, RANKS
from kronika.sim.anno_result import share
from kronika.sim.kernels.twist_shapes import ENDS
from kronika.sim.result import Z95
from kronika.sim.setting import Setting
from kronika.sim.twist_batches import LEAST_SCORE, NAMES, TwistCounts

__all__ = ["TwistResult", "twist_result_of"]

_CHANCE = [("chance", np.float64), ("low", np.float64), ("high", np.float64)]


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


def twist_result_of(setting: Setting, counts: TwistCounts) -> TwistResult:
    """The tables of these counts."""
    games, all_scores = int(counts.games[0]), np.arange(len(counts.scores)) + LEAST_SCORE
    mean = float((all_scores * counts.scores).sum() / max(1, games))
    spread = float((counts.scores * (all_scores - mean) ** 2).sum() / max(1, games))
    reached = np.flatnonzero(counts.scores)
    part = slice(reached[0], reached[-1] + 1) if len(reached) else slice(0, 0)
    by_rank = np.bincount(
        np.searchsorted(RANKS, all_scores, side="right"), weights=counts.scores, minlength=len(RANK_NAMES)
    ).astype(np.int64)
    kinds, cards = np.array(setting.kinds), np.array(setting.cards)
    titles = [setting.titles[card] for card in setting.cards]
    tried, right = counts.by_card[..., 0], counts.by_card[..., 1]
    return TwistResult(
        setting,
        games,
        int(counts.games[1]),
        mean,
        Z95 * math.sqrt(spread / max(1, games)),
        _table([("score", np.int64), ("games", np.int64)], score=all_scores[part], games=counts.scores[part]),
        _table(
            [("rank", np.int64), ("name", "U32"), ("games", np.int64), *_CHANCE],
            rank=np.arange(len(RANK_NAMES)), name=np.array(RANK_NAMES), games=by_rank,
            **share(by_rank, np.full(len(RANK_NAMES), games)),
        ),
        _table(
            [("end", "U16"), ("games", np.int64), *_CHANCE],
            end=np.array(ENDS), games=counts.ends, **share(counts.ends, np.full(len(ENDS), games)),
        ),
        _often("moves", counts.moves),
        _often("rounds", counts.rounds),
        dict(zip(NAMES, map(int, counts.games[2:]), strict=True)),
        _table(
            [("level", "U32"), ("card", cards.dtype), ("title", f"U{max(1, *map(len, titles))}"),
             ("tried", np.int64), ("right", np.int64), *_CHANCE],
            level=np.repeat(kinds, len(cards)), card=np.tile(cards, len(kinds)), title=np.tile(titles, len(kinds)),
            tried=tried.ravel(), right=right.ravel(), **share(right.ravel(), tried.ravel()),
        ),
        _table(
            [("level", "U32"), ("tried", np.int64), ("right", np.int64), *_CHANCE],
            level=kinds, tried=tried.sum(axis=1), right=right.sum(axis=1),
            **share(right.sum(axis=1), tried.sum(axis=1)),
        ),
    )  # fmt: skip


def _often(name: str, counts: NDArray[np.int64]) -> NDArray[np.void]:
    """How many games had so many, from 0 to the most that any had."""
    top = int(np.flatnonzero(counts)[-1]) + 1 if counts.any() else 1
    return _table([(name, np.int64), ("games", np.int64)], **{name: np.arange(top), "games": counts[:top]})


def _table(fields: list[tuple[str, object]], **columns: NDArray[np.generic]) -> NDArray[np.void]:
    table = np.zeros(len(next(iter(columns.values()))), fields)
    for name, column in columns.items():
        table[name] = column
    return table
