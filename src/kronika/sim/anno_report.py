"""A simulation of Anno Domini in words and figures, as lines of plain text: what was played, and what came of it.

Every chance stands with its 95 % interval, every report with its seed. Knows no screen and no files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from kronika.sim.anno_result import AnnoResult
from kronika.sim.wording import (
    compared,
    few,
    hardest,
    in_words,
    length_cells,
    length_line,
    lengths,
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
    "moves", "within", "low", "high", "rounds", "doubts", "paid", "doubters_drew", "layers_drew", "corrections",
    "reshuffles", "unfinished", "first", "last", "seat_within",
)  # fmt: skip
"""Of a row of a comparison: `lengths`; doubts a game, the share of doubts that paid; cards drawn by doubters and
layers, corrections a game; shares of games with reshuffles and unfinished; `seats_within`."""


def report_lines(result: AnnoResult, pace: float) -> Iterator[str]:
    """The report; `pace` is seconds a move, for the minutes of a game."""
    setting, totals, games = result.setting, result.totals, result.games
    yield from setting_lines(result, "plain")
    yield ""
    yield length_line(result, pace, "chains")
    if totals["doubts"]:
        yield (
            f"doubts      {totals['doubts'] / games:.2f} a game; the chain was wrong in "
            f"{told(totals['paid'], totals['doubts'])} of them"
        )
    if totals["checks"]:
        yield (
            f"last cards  {totals['checks'] / games:.2f} a game checked as they were laid; the chain was wrong in "
            f"{told(totals['failed'], totals['checks'])} of them"
        )
    yield (
        f"penalties   {totals['doubters_drew'] / games:.2f} cards a game drawn by doubters, "
        f"{totals['layers_drew'] / games:.2f} by layers"
    )
    yield f"corrected   {totals['corrections'] / games:.2f} times a game"
    yield f"reshuffles  {told(int(result.reshuffles['games'][1:].sum()), games)} of games"
    if result.finished < games:
        yield f"unfinished  {games - result.finished:,} games, broken off after {setting.longest:,} moves"
    yield ""
    yield from seat_lines(result, "chance to win, by seat (clockwise from the first; the direction turns once)")
    yield ""
    yield "doubts by cards in the chain: share of all, and how many paid"
    for name in setting.kinds:
        rows = result.chain[result.chain["level"] == name]
        whole = max(1, int(rows["doubts"].sum()))
        told_of = few(rows[rows["doubts"] >= _ENOUGH])
        yield f"  {name}: {int(rows['paid'].sum()) / whole:.1%} of {int(rows['doubts'].sum()):,} paid"
        if len(told_of):
            yield "    " + "  ".join(
                f"{row['cards']}: {row['doubts'] / whole:.1%}, {row['chance']:.0%}" for row in told_of
            )
    yield ""
    yield "hands, by times round the table: cards in a hand, in the smallest one"
    yield "  " + "  ".join(
        f"{row['time']}: {row['held']:.1f}, {row['fewest']:.1f}"
        for row in few(result.hands[result.hands["games"] >= games / 100])
    )
    yield ""
    yield "hardest cards: how often they lay in order with all others, when they were turned over"
    for level in result.levels:
        yield f"  {level['level']}: {level['chance']:.2%} of {level['tried']:,} cards laid and turned over"
        for row in hardest(result, level["level"], _HARDEST):
            yield f"    {in_words(row)}"


def compare(results: Sequence[tuple[str, AnnoResult]]) -> NDArray[np.void]:
    """A record for each named result: `name`, then `COLUMNS`."""
    return compared(COLUMNS, [(name, _row(result)) for name, result in results])


def _row(result: AnnoResult) -> tuple[float, ...]:
    games, totals = result.games, result.totals
    return (
        *lengths(result), totals["doubts"] / games, totals["paid"] / max(1, totals["doubts"]),
        totals["doubters_drew"] / games, totals["layers_drew"] / games, totals["corrections"] / games,
        1 - result.reshuffles["games"][0] / games, 1 - result.finished / games, *seats_within(result),
    )  # fmt: skip


def table(rows: NDArray[np.void], name: str, pace: float) -> list[tuple[str, ...]]:
    """A comparison as lines of cells, the head first; `pace` is seconds a move."""
    head = (name, "moves", "9 of 10", "minutes", "doubts", "paid", "doubters", "layers", "first", "last")
    return [
        head,
        *(
            (
                str(row["name"]), *length_cells(row, pace), f"{row['doubts']:.2f}", f"{row['paid']:.1%}",
                f"{row['doubters_drew']:.2f}", f"{row['layers_drew']:.2f}", f"{row['first']:.2%}",
                f"{row['last']:.2%} ±{row['seat_within']:.2%}",
            )
            for row in rows
        ),
    ]  # fmt: skip
