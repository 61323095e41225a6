"""A simulation of the Timeline family in words and figures: what was played, and what came of it; and beside others.

Every chance stands with its 95 % interval, every report with its seed. Knows no screen and no files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from kronika.sim.result import Result
from kronika.sim.wording import (
    compared,
    few,
    hardest,
    in_words,
    length_cells,
    length_line,
    lengths,
    mean,
    seat_lines,
    seats_within,
    setting_lines,
    told,
)

__all__ = ["COLUMNS", "compare", "report_lines", "table"]

_HARDEST = 8
_ENOUGH = 100
"""Tries of which a share is told."""
COLUMNS = (
    "moves", "within", "low", "high", "rounds", "tie_breaks", "reshuffles", "misplaced_cards", "shared", "unfinished",
    "first", "last", "seat_within",
)  # fmt: skip
"""Of a row of a comparison: `lengths`; the shares of games with tie-breaks and with reshuffles; cards misplaced a game;
shares of games shared and unfinished; `seats_within`."""


def report_lines(result: Result, pace: float) -> Iterator[str]:
    """The report; `pace` is seconds a move, for the minutes of a game."""
    setting = result.setting
    yield from setting_lines(result)
    yield ""
    yield length_line(result, pace)
    yield f"tie-breaks  {told(_some(result.tie_breaks), result.games)} of games; {mean(result.tie_breaks):.3f} a game"
    yield f"reshuffles  {told(_some(result.reshuffles), result.games)} of games; {mean(result.reshuffles):.3f} a game"
    yield f"misplaced   {result.misplaced / result.games:.2f} cards a game"
    if result.shared:
        yield f"shared      {told(result.shared, result.games)} of games, for want of cards (T07)"
    if result.finished < result.games:
        yield f"unfinished  {result.games - result.finished:,} games, broken off after {setting.longest:,} moves (T18)"
    yield ""
    yield from seat_lines(result, "chance to win alone, by seat (in order of play from the first)")
    yield ""
    yield "placed right, by cards on the line"
    for name in setting.kinds:
        rows = result.line[(result.line["level"] == name) & (result.line["tried"] >= _ENOUGH)]
        level = result.levels[result.levels["level"] == name][0]
        yield f"  {name}: {level['chance']:.2%} of {level['tried']:,} tries"
        yield "    " + "  ".join(f"{row['cards']}: {row['chance']:.1%}" for row in few(rows))
    yield ""
    yield "hardest cards"
    for name in setting.kinds:
        for row in hardest(result, name, _HARDEST):
            yield f"  {name:<10} {in_words(row)}"


def compare(results: Sequence[tuple[str, Result]]) -> NDArray[np.void]:
    """A record for each named result: `name`, then `COLUMNS`."""
    return compared(COLUMNS, [(name, _row(result)) for name, result in results])


def _row(result: Result) -> tuple[float, ...]:
    games = result.games
    return (
        *lengths(result), 1 - result.tie_breaks["games"][0] / games, 1 - result.reshuffles["games"][0] / games,
        result.misplaced / games, result.shared / games, 1 - result.finished / games, *seats_within(result),
    )  # fmt: skip


def table(rows: NDArray[np.void], name: str, pace: float) -> list[tuple[str, ...]]:
    """A comparison as lines of cells, the head first; `pace` is seconds a move."""
    head = (name, "moves", "9 of 10", "minutes", "tie-breaks", "reshuffled", "misplaced", "first", "last")
    return [
        head,
        *(
            (
                str(row["name"]), *length_cells(row, pace), f"{row['tie_breaks']:.2%}", f"{row['reshuffles']:.2%}",
                f"{row['misplaced_cards']:.2f}", f"{row['first']:.2%}", f"{row['last']:.2%} ±{row['seat_within']:.2%}",
            )
            for row in rows
        ),
    ]  # fmt: skip


def _some(table: NDArray[np.void]) -> int:
    """How many games had any."""
    return int(table["games"][1:].sum())
