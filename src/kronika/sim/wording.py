"""What the reports of all families say alike, as lines of plain text, and what their comparisons are made of.

Knows results by the names that they share (`setting`, `games`, `moves`, `rounds`, `seats`, `cards`), no screen.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kronika.sim.minds import people
from kronika.sim.tables import Z95, games_needed, share_up_to, wilson

__all__ = [
    "FAIR",
    "compared",
    "few",
    "hardest",
    "heading",
    "in_words",
    "length_cells",
    "length_line",
    "lengths",
    "mean",
    "seat_lines",
    "seats_within",
    "setting_lines",
    "told",
]

FAIR = 0.001
"""How closely a chance should be known before somebody argues about a seat."""
_BROAD = 9
"""Rows that are told of many."""


def heading(result: Any) -> str:
    """What was simulated, in a line."""
    setting = result.setting
    return f"{setting.game}: {result.games:,} games of {setting.players} players with {len(setting.cards):,} cards"


def setting_lines(result: Any, bot: str = "") -> Iterator[str]:
    """The heading, and what was set; `bot` is the kind as which all play, where it is not the usual one."""
    setting = result.setting
    yield heading(result)
    rules = "".join(f"{name} {value}, " for name, value in setting.options.items())[:-2]
    yield f"house rules: {rules or 'none'}; hands {_list(setting.hands)}; seat {setting.first} begins"
    yield f"levels: {_list(setting.levels)}; seed {setting.seed}" + (f"; all play as the bot {bot}" if bot else "")
    if number := people(setting):
        yield f"people: {number} of a level, drawn by the seed; the intervals are for games among these"


def length_line(result: Any, pace: float, rounds: str = "rounds") -> str:
    """How long a game is; `pace` is seconds a move."""
    low, median, high = (share_up_to(result.moves, part) for part in (0.05, 0.5, 0.95))
    average = mean(result.moves)
    return (
        f"length      {average:.2f} moves, {average * pace / 60:.1f} minutes at {pace:g} seconds a move; "
        f"half of all games up to {median}, 9 of 10 from {low} to {high}; {mean(result.rounds):.2f} {rounds}"
    )


def seat_lines(result: Any, title: str) -> Iterator[str]:
    """The chance to win of each seat, and how many games it takes to know it."""
    setting = result.setting
    yield title
    for seat in np.sort(result.seats, order="order"):
        yield (
            f"  seat {seat['seat']}  {seat['level']:<10} {seat['hand']:>2} cards  {seat['chance']:7.3%}"
            f"  [{seat['low']:.3%}, {seat['high']:.3%}]"
        )
    yield f"  to know a chance to {FAIR:.1%} on each side takes {games_needed(1 / setting.players, FAIR):,} games"


def hardest(result: Any, level: str, most: int) -> NDArray[np.void]:
    """The cards of which this level is most surely wrong: by the upper end of the interval."""
    own = result.cards[(result.cards["level"] == level) & (result.cards["tried"] > 0)]
    chosen: NDArray[np.void] = own[np.argsort(own["high"], kind="stable")[:most]]
    return chosen


def in_words(card: np.void) -> str:
    """A row of `hardest`: its share with the interval, the id, and the title on one line without control characters."""
    title = "".join(c if c.isprintable() else " " for c in str(card["title"]))[:60]
    return f"{card['chance']:7.2%}  [{card['low']:.2%}, {card['high']:.2%}]  {card['card']}  {title}"


def few(rows: NDArray[np.void]) -> NDArray[np.void]:
    """A few of the rows, from the first to the last."""
    if not len(rows):
        return rows
    chosen: NDArray[np.void] = rows[np.unique(np.linspace(0, len(rows) - 1, _BROAD).astype(int))]
    return chosen


def mean(table: NDArray[np.void]) -> float:
    """The mean of a table of how many games had so many."""
    name = (table.dtype.names or ("",))[0]
    return float(np.average(table[name], weights=table["games"]))


def told(hits: int, games: int) -> str:
    """A share with its interval."""
    low, high = wilson(np.array([hits]), games)
    return f"{hits / games:.3%} [{low[0]:.3%}, {high[0]:.3%}]"


def compared(columns: Sequence[str], rows: Sequence[tuple[str, tuple[float, ...]]]) -> NDArray[np.void]:
    """A record for each named row: `name`, then the columns."""
    width = max((len(name) for name, _ in rows), default=1)
    fields = [("name", f"U{width}"), *((column, np.float64) for column in columns)]
    return np.array([(name, *row) for name, row in rows], dtype=fields)


def lengths(result: Any) -> tuple[float, float, float, float, float]:
    """For a comparison: mean moves a game and its 95 % interval on each side; from where to where 9 games in 10 lie;
    mean rounds.
    """
    moves = mean(result.moves)
    spread = math.sqrt(float(np.average((result.moves["moves"] - moves) ** 2, weights=result.moves["games"])))
    low, high = (share_up_to(result.moves, part) for part in (0.05, 0.95))
    return moves, Z95 * spread / math.sqrt(result.games), low, high, mean(result.rounds)


def seats_within(result: Any) -> tuple[float, float, float]:
    """For a comparison: the chances to win of who begins and of the seat before them, and the wider of their intervals
    on each side.
    """
    seats = np.sort(result.seats, order="order")
    within = max(float(seat["high"] - seat["low"]) / 2 for seat in (seats[0], seats[-1]))
    return float(seats[0]["chance"]), float(seats[-1]["chance"]), within


def length_cells(row: np.void, pace: float) -> tuple[str, ...]:
    """Moves, nine of ten and minutes of a row that begins with `lengths`; `pace` is seconds a move."""
    return (
        f"{row['moves']:.2f} ±{row['within']:.2f}",
        f"{row['low']:.0f}–{row['high']:.0f}",
        f"{row['moves'] * pace / 60:.1f}",
    )


def _list(values: tuple[object, ...]) -> str:
    return ",".join(map(str, values))
