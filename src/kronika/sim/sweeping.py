"""One setting beside others that differ in a house rule or the number of players: the same seeds, a row each.

The same seed everywhere: games differ by the rule, and less by chance. Knows results, no command line.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from kronika.sim.report import mean
from kronika.sim.result import Z95, Result, share_up_to

__all__ = ["COLUMNS", "compare", "table"]

COLUMNS = (
    "moves", "within", "low", "high", "rounds", "tie_breaks", "reshuffles", "misplaced_cards", "shared", "unfinished",
    "first", "last", "seat_within",
)  # fmt: skip
"""Of a row: mean moves a game and its 95 % interval on each side; from where to where 9 games in 10 lie; mean rounds;
the shares of games with tie-breaks and with reshuffles; cards misplaced a game; shares of games shared and unfinished;
the chances to win of who begins and of who moves last, and the wider of their intervals on each side."""


def compare(results: Iterable[tuple[str, Result]]) -> NDArray[np.void]:
    """A record for each named result: `name`, then `COLUMNS`."""
    told = list(results)
    rows = [(name, *_row(result)) for name, result in told]
    width = max((len(name) for name, _ in told), default=1)
    return np.array(rows, dtype=[("name", f"U{width}"), *((column, np.float64) for column in COLUMNS)])


def _row(result: Result) -> tuple[float, ...]:
    games, moves = result.games, mean(result.moves)
    spread = math.sqrt(float(np.average((result.moves["moves"] - moves) ** 2, weights=result.moves["games"])))
    seats = np.sort(result.seats, order="order")
    first, last = seats[0], seats[-1]
    within = max(float(seat["high"] - seat["low"]) / 2 for seat in (first, last))
    return (
        moves, Z95 * spread / math.sqrt(games), share_up_to(result.moves, 0.05), share_up_to(result.moves, 0.95),
        mean(result.rounds), 1 - result.tie_breaks["games"][0] / games, 1 - result.reshuffles["games"][0] / games,
        result.misplaced / games, result.shared / games, 1 - result.finished / games,
        float(first["chance"]), float(last["chance"]), within,
    )  # fmt: skip


def table(rows: NDArray[np.void], name: str, pace: float) -> list[tuple[str, ...]]:
    """A comparison as lines of cells, the head first; `pace` is seconds a move."""
    head = (name, "moves", "9 of 10", "minutes", "tie-breaks", "reshuffled", "misplaced", "first", "last")
    return [
        head,
        *(
            (
                str(row["name"]), f"{row['moves']:.2f} ±{row['within']:.2f}", f"{row['low']:.0f}–{row['high']:.0f}",
                f"{row['moves'] * pace / 60:.1f}", f"{row['tie_breaks']:.2%}", f"{row['reshuffles']:.2%}",
                f"{row['misplaced_cards']:.2f}", f"{row['first']:.2%}", f"{row['last']:.2%} ±{row['seat_within']:.2%}",
            )
            for row in rows
        ),
    ]  # fmt: skip
