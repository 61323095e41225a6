"""Arrays with named fields that the results of all families are made of, and how far a share can be trusted.

Knows settings and counts of games, no rules and no words for people.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kronika.sim.setting import Setting

__all__ = [
    "CHANCE",
    "Z95",
    "by_card",
    "by_level",
    "by_seat",
    "games_needed",
    "often",
    "share",
    "share_up_to",
    "table",
    "wilson",
]

Z95 = 1.959963984540054
"""Standard deviations on each side of 95 % of a normal distribution."""
CHANCE = [("chance", np.float64), ("low", np.float64), ("high", np.float64)]
"""The fields of `share`."""
_TRIED = [("tried", np.int64), ("right", np.int64), *CHANCE]


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


def share(hits: NDArray[np.int64], tries: NDArray[np.int64] | int) -> dict[str, NDArray[np.float64]]:
    """The columns of a chance and its interval; 0, from 0 to 1, where nothing was tried."""
    low, high = wilson(hits, tries)
    return {"chance": hits / np.maximum(tries, 1), "low": low, "high": high}


def table(fields: list[tuple[str, Any]], **columns: Any) -> NDArray[np.void]:
    """A record for each place of the columns, which have one length."""
    made = np.zeros(len(next(iter(columns.values()))), fields)
    for name, column in columns.items():
        made[name] = column
    return made


def often(name: str, counts: NDArray[np.int64], least: int = 0) -> NDArray[np.void]:
    """How many games had so many: fields `name` and `games`, from `least` to the most that any had."""
    top = int(np.flatnonzero(counts)[-1]) + 1 if counts.any() else 1
    return table([(name, np.int64), ("games", np.int64)], **{name: np.arange(top) + least, "games": counts[:top]})


def by_seat(setting: Setting, wins: NDArray[np.int64], games: int) -> NDArray[np.void]:
    """`seat`, `level`, `hand`, `order` (0 begins), `wins`, and the chance to win."""
    seats = np.arange(setting.players)
    return table(
        [("seat", np.int64), ("level", "U32"), ("hand", np.int64), ("order", np.int64), ("wins", np.int64), *CHANCE],
        seat=seats, level=setting.levels, hand=setting.hands, order=(seats - setting.first) % setting.players,
        wins=wins, **share(wins, games),
    )  # fmt: skip


def by_card(setting: Setting, counts: NDArray[np.int64]) -> NDArray[np.void]:
    """`level`, `card`, `title`, `tried`, `right`, and the chance; from `[level, card, 0 tried, 1 rightly]`."""
    kinds, cards = np.array(setting.kinds), np.array(setting.cards)
    titles = np.array([setting.titles[card] for card in setting.cards])
    tried, right = counts[..., 0].ravel(), counts[..., 1].ravel()
    return table(
        [("level", "U32"), ("card", cards.dtype), ("title", titles.dtype), *_TRIED],
        level=np.repeat(kinds, len(cards)), card=np.tile(cards, len(kinds)), title=np.tile(titles, len(kinds)),
        tried=tried, right=right, **share(right, tried),
    )  # fmt: skip


def by_level(setting: Setting, counts: NDArray[np.int64]) -> NDArray[np.void]:
    """`level`, `tried`, `right`, and the chance; from the same counts as `by_card`."""
    tried, right = counts.sum(axis=1).T
    return table([("level", "U32"), *_TRIED], level=setting.kinds, tried=tried, right=right, **share(right, tried))
