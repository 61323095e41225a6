"""What a simulation of Anno Domini found, as arrays with named fields, with how far each figure can be trusted.

Knows the counts, no words for people and no files.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kronika.sim.anno_batches import NAMES, AnnoCounts
from kronika.sim.setting import Setting
from kronika.sim.tables import CHANCE, by_card, by_level, by_seat, often, share, table

__all__ = ["AnnoResult", "result_of"]


class AnnoResult(NamedTuple):
    """Each table is an array of records; chances are 0..1, `low` and `high` their 95 % Wilson interval."""

    setting: Setting
    games: int
    finished: int
    seats: NDArray[np.void]
    """`seat`, `level`, `hand`, `order` (0 begins), `wins`, and the chance to win."""
    moves: NDArray[np.void]
    """`moves`, `games`: how many games had so many; likewise the next three."""
    rounds: NDArray[np.void]
    doubts: NDArray[np.void]
    reshuffles: NDArray[np.void]
    totals: dict[str, int]
    """Sums over all games, by the names of `ANNO_GAME`: doubts, those that paid, penalty cards, corrections, …"""
    chain: NDArray[np.void]
    """`level`, `cards` in the chain, `doubts`, `paid`, and the chance that such a doubt paid."""
    cards: NDArray[np.void]
    """`level`, `card`, `title`, `tried` (turned over after that level laid it), `right` (in order with all others)."""
    levels: NDArray[np.void]
    """`level`, `tried`, `right`, and the chance of a laid card to be in order."""
    hands: NDArray[np.void]
    """`time` (times round the table), `games` still played, `held` cards a hand, `fewest` in the smallest."""


def result_of(setting: Setting, counts: AnnoCounts) -> AnnoResult:
    """The tables of these counts."""
    games, lengths = int(counts.games[0]), counts.by_chain.shape[1]
    doubts, paid = counts.by_chain[..., 0].ravel(), counts.by_chain[..., 1].ravel()
    chain = table(
        [("level", "U32"), ("cards", np.int64), ("doubts", np.int64), ("paid", np.int64), *CHANCE],
        level=np.repeat(np.array(setting.kinds), lengths), cards=np.tile(np.arange(lengths), len(setting.kinds)),
        doubts=doubts, paid=paid, **share(paid, doubts),
    )  # fmt: skip
    played = counts.by_time[counts.by_time[:, 0] > 0]
    hands = table(
        [("time", np.int64), ("games", np.int64), ("held", np.float64), ("fewest", np.float64)],
        time=np.arange(len(played)), games=played[:, 0], held=played[:, 1] / (played[:, 0] * setting.players),
        fewest=played[:, 2] / played[:, 0],
    )  # fmt: skip
    return AnnoResult(
        setting, games, int(counts.games[1]), by_seat(setting, counts.wins, games), often("moves", counts.moves),
        often("rounds", counts.rounds), often("doubts", counts.doubts), often("reshuffles", counts.reshuffles),
        dict(zip(NAMES, map(int, counts.games[2:]), strict=True)), chain[chain["doubts"] > 0],
        by_card(setting, counts.by_card), by_level(setting, counts.by_card), hands,
    )  # fmt: skip
