"""What a simulation found, as arrays with named fields, with how far each figure can be trusted.

A chance stands with its 95 % Wilson interval. Knows no words for people and no files.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kronika.sim.batches import Counts
from kronika.sim.setting import Setting

__all__ = ["Result", "games_needed", "result_of", "share_up_to", "wilson"]

Z95 = 1.959963984540054
"""Standard deviations on each side of 95 % of a normal distribution."""

_CHANCE = [("chance", np.float64), ("low", np.float64), ("high", np.float64)]


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


def wilson(hits: NDArray[np.int64], tries: NDArray[np.int64] | int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The lower and the upper end of the 95 % interval of each share; 0 and 1 where nothing was tried."""
    n = np.maximum(np.asarray(tries, np.float64), 0.0)
    k = np.asarray(hits, np.float64)
    z2 = Z95 * Z95
    centre = (k + z2 / 2) / (n + z2)
    safe = np.maximum(n, 1.0)
    half = Z95 * np.sqrt(k * (n - k) / safe + z2 / 4) / (n + z2)
    low = np.where(k == 0, 0.0, centre - half)
    high = np.where(k == n, 1.0, centre + half)
    return np.where(n > 0, low, 0.0), np.where(n > 0, high, 1.0)


def games_needed(chance: float, within: float) -> int:
    """How many games until a chance is known to `within` on each side (95 %)."""
    return math.ceil(Z95 * Z95 * chance * (1 - chance) / (within * within))


def share_up_to(table: NDArray[np.void], share: float) -> int:
    """The smallest value that so large a share of the games does not exceed; the median is that of one half."""
    name = (table.dtype.names or ("",))[0]
    reached = np.cumsum(table["games"])
    return int(table[name][np.searchsorted(reached, share * reached[-1])])


def result_of(setting: Setting, counts: Counts) -> Result:
    """The tables of these counts."""
    games, finished, shared, misplaced = (int(number) for number in counts.games)
    seats = _chances(
        [("seat", np.int64), ("level", "U32"), ("hand", np.int64), ("order", np.int64), ("wins", np.int64)],
        {
            "seat": np.arange(setting.players),
            "level": setting.levels,
            "hand": setting.hands,
            "order": (np.arange(setting.players) - setting.first) % setting.players,
            "wins": counts.wins,
        },
        counts.wins,
        np.full(setting.players, games),
    )
    kinds = np.array(setting.kinds)
    longest_id = max(map(len, setting.cards))
    longest_title = max(1, *(len(setting.titles[card]) for card in setting.cards))
    tried, right = counts.by_card[..., 0], counts.by_card[..., 1]
    cards = _tried(
        [("level", "U32"), ("card", f"U{longest_id}"), ("title", f"U{longest_title}")],
        {
            "level": np.repeat(kinds, len(setting.cards)),
            "card": np.tile(np.array(setting.cards), len(kinds)),
            "title": np.tile(np.array([setting.titles[card] for card in setting.cards]), len(kinds)),
        },
        tried.ravel(),
        right.ravel(),
    )
    lengths = counts.by_line.shape[1]
    line = _tried(
        [("level", "U32"), ("cards", np.int64)],
        {"level": np.repeat(kinds, lengths), "cards": np.tile(np.arange(lengths), len(kinds))},
        counts.by_line[..., 0].ravel(),
        counts.by_line[..., 1].ravel(),
    )
    levels = _tried([("level", "U32")], {"level": kinds}, tried.sum(axis=1), right.sum(axis=1))
    return Result(
        setting, games, finished, shared, misplaced, seats, _often("moves", counts.moves),
        _often("rounds", counts.rounds), _often("tie_breaks", counts.tie_breaks),
        _often("reshuffles", counts.reshuffles), line[line["tried"] > 0], cards, levels,
    )  # fmt: skip


def _often(name: str, counts: NDArray[np.int64]) -> NDArray[np.void]:
    """How many games had so many, from 0 to the most that any had."""
    top = int(np.flatnonzero(counts)[-1]) + 1 if counts.any() else 1
    table = np.zeros(top, [(name, np.int64), ("games", np.int64)])
    table[name], table["games"] = np.arange(top), counts[:top]
    return table


def _tried(
    fields: list[tuple[str, Any]], columns: dict[str, Any], tried: NDArray[np.int64], right: NDArray[np.int64]
) -> NDArray[np.void]:
    fields = [*fields, ("tried", np.int64), ("right", np.int64)]
    return _chances(fields, columns | {"tried": tried, "right": right}, right, tried)


def _chances(
    fields: list[tuple[str, Any]], columns: dict[str, Any], hits: NDArray[np.int64], tries: NDArray[np.int64]
) -> NDArray[np.void]:
    table = np.zeros(len(hits), [*fields, *_CHANCE])
    for name, column in columns.items():
        table[name] = column
    table["chance"] = hits / np.maximum(tries, 1)
    table["low"], table["high"] = wilson(hits, tries)
    return table
