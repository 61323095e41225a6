"""What a simulation of Anno Domini found, as arrays with named fields, with how far each figure can be trusted.

Knows the counts, no words for people and no files.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kronika.sim.anno_batches import NAMES, AnnoCounts
from kronika.sim.result import wilson
from kronika.sim.setting import Setting

__all__ = ["AnnoResult", "anno_result_of", "share"]

_CHANCE = [("chance", np.float64), ("low", np.float64), ("high", np.float64)]


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
    """`level`, `tried`, `right`, the chance of a laid card to be in order; `doubts`, `paid`."""
    hands: NDArray[np.void]
    """`time` (times round the table), `games` still played, `held` cards a hand, `fewest` in the smallest."""


def anno_result_of(setting: Setting, counts: AnnoCounts) -> AnnoResult:
    """The tables of these counts."""
    games = int(counts.games[0])
    kinds, cards = np.array(setting.kinds), np.array(setting.cards)
    titles = [setting.titles[card] for card in setting.cards]
    seats = _table(
        setting.players, [("seat", np.int64), ("level", "U32"), ("hand", np.int64), ("order", np.int64),
                          ("wins", np.int64), *_CHANCE],
        seat=np.arange(setting.players), level=setting.levels, hand=setting.hands,
        order=(np.arange(setting.players) - setting.first) % setting.players, wins=counts.wins,
        **share(counts.wins, np.full(setting.players, games)),
    )  # fmt: skip
    tried, right = counts.by_card[..., 0], counts.by_card[..., 1]
    by_card = _table(
        tried.size, [("level", "U32"), ("card", cards.dtype), ("title", f"U{max(1, *map(len, titles))}"),
                     ("tried", np.int64), ("right", np.int64), *_CHANCE],
        level=np.repeat(kinds, len(cards)), card=np.tile(cards, len(kinds)), title=np.tile(titles, len(kinds)),
        tried=tried.ravel(), right=right.ravel(), **share(right.ravel(), tried.ravel()),
    )  # fmt: skip
    doubts, paid = counts.by_chain[..., 0], counts.by_chain[..., 1]
    chain = _table(
        doubts.size,
        [("level", "U32"), ("cards", np.int64), ("doubts", np.int64), ("paid", np.int64), *_CHANCE],
        level=np.repeat(kinds, doubts.shape[1]), cards=np.tile(np.arange(doubts.shape[1]), len(kinds)),
        doubts=doubts.ravel(), paid=paid.ravel(), **share(paid.ravel(), doubts.ravel()),
    )  # fmt: skip
    levels = _table(
        len(kinds), [("level", "U32"), ("tried", np.int64), ("right", np.int64), ("doubts", np.int64),
                     ("paid", np.int64), *_CHANCE],
        level=kinds, tried=tried.sum(axis=1), right=right.sum(axis=1), doubts=doubts.sum(axis=1),
        paid=paid.sum(axis=1), **share(right.sum(axis=1), tried.sum(axis=1)),
    )  # fmt: skip
    played = counts.by_time[counts.by_time[:, 0] > 0]
    hands = _table(
        len(played),
        [("time", np.int64), ("games", np.int64), ("held", np.float64), ("fewest", np.float64)],
        time=np.arange(len(played)), games=played[:, 0], held=played[:, 1] / (played[:, 0] * setting.players),
        fewest=played[:, 2] / played[:, 0],
    )  # fmt: skip
    return AnnoResult(
        setting, games, int(counts.games[1]), seats, _often("moves", counts.moves), _often("rounds", counts.rounds),
        _often("doubts", counts.doubts), _often("reshuffles", counts.reshuffles),
        dict(zip(NAMES, map(int, counts.games[2:]), strict=True)), chain[chain["doubts"] > 0], by_card, levels,
        hands,
    )  # fmt: skip


def share(hits: NDArray[np.int64], tries: NDArray[np.int64]) -> dict[str, NDArray[np.float64]]:
    """The columns of a chance and its interval; 0, from 0 to 1, where nothing was tried."""
    low, high = wilson(hits, tries)
    return {"chance": hits / np.maximum(tries, 1), "low": low, "high": high}


def _often(name: str, counts: NDArray[np.int64]) -> NDArray[np.void]:
    """How many games had so many, from 0 to the most that any had."""
    top = int(np.flatnonzero(counts)[-1]) + 1 if counts.any() else 1
    return _table(top, [(name, np.int64), ("games", np.int64)], **{name: np.arange(top), "games": counts[:top]})


def _table(rows: int, fields: list[tuple[str, object]], **columns: object) -> NDArray[np.void]:
    table = np.zeros(rows, fields)
    for name, column in columns.items():
        table[name] = column
    return table
