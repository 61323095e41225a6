"""A simulation of cooperative Twist in words and figures, as lines of plain text: what was played, what came of it.

Every chance stands with its 95 % interval, every report with its seed. Knows no screen and no files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from kronika.sim.tables import share_up_to
from kronika.sim.twist_result import TwistResult
from kronika.sim.wording import compared, hardest, in_words, length_line, mean, setting_lines

__all__ = ["COLUMNS", "compare", "report_lines", "table"]

_HARDEST = 8
_ENDS = {
    "played": "all cards were played",
    "failed": "no card tried had a place",
    "stuck": "nothing to place, nothing to discard",
    "broken off": "broken off",
}
COLUMNS = (
    "score", "within", "low", "median", "high", "moves", "lower", "upper", "discarded", "left", "played", "failed",
    "stuck", "unfinished",
)  # fmt: skip
"""Of a row of a comparison: the mean score and its 95 % interval on each side, the scores that 5, 50 and 95 games of
100 do not exceed, moves; cards on each level, discarded, left in pile and hands; shares of games by how they end."""


def report_lines(result: TwistResult, pace: float) -> Iterator[str]:
    """The report; `pace` is seconds a move, for the minutes of a game."""
    totals, games = result.totals, result.games
    yield from setting_lines(result, "plain")
    yield ""
    low, median, high = (share_up_to(result.scores, part) for part in (0.05, 0.5, 0.95))
    yield (
        f"score       {result.score:.2f} ±{result.within:.2f}; half of all games up to {median}, "
        f"9 of 10 from {low} to {high}; {result.scores['score'][0]} to {result.scores['score'][-1]} in all"
    )
    yield length_line(result, pace)
    each = {name: total / games for name, total in totals.items()}
    yield (
        f"cards       {each['lower']:.2f} on the lower level, {each['upper']:.2f} on the second; "
        f"{each['discarded']:.2f} discarded, {each['unplayed']:.2f} left in hands, {each['pile']:.2f} in the deck"
    )
    yield (
        f"attempts    {each['attempts']:.2f} a game, {each['aside']:.2f} of them without a place; "
        f"{each['stops']:.2f} stops after one card"
    )
    yield ""
    yield "how games end"
    for row in result.ends[result.ends["games"] > 0]:
        yield f"  {row['chance']:7.2%}  [{row['low']:.2%}, {row['high']:.2%}]  {_ENDS[str(row['end'])]}"
    yield ""
    yield "ranks"
    for row in result.ranks:
        yield f"  {row['chance']:7.2%}  [{row['low']:.2%}, {row['high']:.2%}]  {row['name']}"
    yield ""
    yield "hardest cards: how often they had a place when they were turned over"
    for level in result.levels:
        yield f"  {level['level']}: {level['chance']:.2%} of {level['tried']:,} cards"
        for row in hardest(result, str(level["level"]), _HARDEST):
            yield f"    {in_words(row)}"


def compare(results: Sequence[tuple[str, TwistResult]]) -> NDArray[np.void]:
    """A record for each named result: `name`, then `COLUMNS`."""
    return compared(COLUMNS, [(name, _row(result)) for name, result in results])


def _row(result: TwistResult) -> tuple[float, ...]:
    each = {name: total / result.games for name, total in result.totals.items()}
    return (
        result.score, result.within, *(float(share_up_to(result.scores, part)) for part in (0.05, 0.5, 0.95)),
        mean(result.moves), each["lower"], each["upper"], each["discarded"], each["unplayed"] + each["pile"],
        *map(float, result.ends["chance"]),
    )  # fmt: skip


def table(rows: NDArray[np.void], name: str, pace: float) -> list[tuple[str, ...]]:
    """A comparison as lines of cells, the head first; `pace` is seconds a move."""
    head = (name, "score", "9 of 10", "moves", "minutes", "lower", "second", "discarded", "left", "failed", "stuck")
    return [
        head,
        *(
            (
                str(row["name"]), f"{row['score']:.2f} ±{row['within']:.2f}", f"{row['low']:.0f} to {row['high']:.0f}",
                f"{row['moves']:.2f}", f"{row['moves'] * pace / 60:.1f}", f"{row['lower']:.2f}", f"{row['upper']:.2f}",
                f"{row['discarded']:.2f}", f"{row['left']:.2f}", f"{row['failed']:.1%}", f"{row['stuck']:.1%}",
            )
            for row in rows
        ),
    ]  # fmt: skip
