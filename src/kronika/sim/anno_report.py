"""A simulation of Anno Domini in words and figures, as lines of plain text: what was played, and what came of it.

Every chance stands with its 95 % interval, every report with its seed. Knows no screen and no files.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from kronika.sim.anno_result import AnnoResult
from kronika.sim.minds import people
from kronika.sim.report import FAIR, mean, told
from kronika.sim.result import Z95, games_needed, share_up_to

__all__ = ["COLUMNS", "anno_lines", "anno_table", "compare_anno", "hardest_laid"]

_HARDEST = 8
_ENOUGH = 100
"""Tries of which a share is told."""
_BROAD = 9
"""Lengths and times that are told."""
COLUMNS = (
    "moves", "within", "low", "high", "rounds", "doubts", "paid", "doubters_drew", "layers_drew", "corrections",
    "reshuffles", "unfinished", "first", "last", "seat_within",
)  # fmt: skip
"""Of a row of a comparison: mean moves a game and its 95 % interval on each side; from where to where 9 games in 10
lie; chains and doubts a game, the share of doubts that paid; cards drawn by doubters and layers, corrections a game;
shares of games with reshuffles and unfinished; the chances to win of who begins and of the seat before them, clockwise,
and the wider of their intervals on each side."""


def anno_lines(result: AnnoResult, pace: float) -> Iterator[str]:
    """The report; `pace` is seconds a move, for the minutes of a game."""
    setting, totals, games = result.setting, result.totals, result.games
    yield f"{setting.game}: {games:,} games of {setting.players} players with {len(setting.cards):,} cards"
    rules = ", ".join(f"{name} {value}" for name, value in setting.options.items())
    yield f"house rules: {rules}; hands {_list(setting.hands)}; seat {setting.first} begins"
    yield f"levels: {_list(setting.levels)}; seed {setting.seed}; all play as the bot plain"
    if number := people(setting):
        yield f"people: {number} of a level, drawn by the seed; the intervals are for games among these"
    yield ""
    moves, per_minute = result.moves, pace / 60
    low, median, high = (share_up_to(moves, part) for part in (0.05, 0.5, 0.95))
    average = mean(moves)
    yield (
        f"length      {average:.2f} moves, {average * per_minute:.1f} minutes at {pace:g} seconds a move; "
        f"half of all games up to {median}, 9 of 10 from {low} to {high}; {mean(result.rounds):.2f} chains"
    )
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
    yield "chance to win, by seat (clockwise from the first; the direction turns once)"
    for seat in np.sort(result.seats, order="order"):
        yield (
            f"  seat {seat['seat']}  {seat['level']:<10} {seat['hand']:>2} cards  {seat['chance']:7.3%}"
            f"  [{seat['low']:.3%}, {seat['high']:.3%}]"
        )
    yield f"  to know a chance to {FAIR:.1%} on each side takes {games_needed(1 / setting.players, FAIR):,} games"
    yield ""
    yield "doubts by cards in the chain: share of all, and how many paid"
    for name in setting.kinds:
        rows = result.chain[result.chain["level"] == name]
        whole = max(1, int(rows["doubts"].sum()))
        told_of = _some(rows[rows["doubts"] >= _ENOUGH])
        yield f"  {name}: {int(rows['paid'].sum()) / whole:.1%} of {int(rows['doubts'].sum()):,} paid"
        if len(told_of):
            yield "    " + "  ".join(
                f"{row['cards']}: {row['doubts'] / whole:.1%}, {row['chance']:.0%}" for row in told_of
            )
    yield ""
    yield "hands, by times round the table: cards in a hand, in the smallest one"
    yield "  " + "  ".join(
        f"{row['time']}: {row['held']:.1f}, {row['fewest']:.1f}"
        for row in _some(result.hands[result.hands["games"] >= games / 100])
    )
    yield ""
    yield "hardest cards: how often they lay in order with all others, when they were turned over"
    for level in result.levels:
        yield f"  {level['level']}: {level['chance']:.2%} of {level['tried']:,} cards laid and turned over"
        for row in hardest_laid(result, level["level"], _HARDEST):
            within = f"[{row['low']:.2%}, {row['high']:.2%}]"
            yield f"    {row['chance']:7.2%}  {within}  {row['card']}  {_plain(row['title'])}"


def compare_anno(results: Sequence[tuple[str, AnnoResult]]) -> NDArray[np.void]:
    """A record for each named result: `name`, then `COLUMNS`."""
    width = max((len(name) for name, _ in results), default=1)
    rows = [(name, *_row(result)) for name, result in results]
    return np.array(rows, dtype=[("name", f"U{width}"), *((column, np.float64) for column in COLUMNS)])


def _row(result: AnnoResult) -> tuple[float, ...]:
    games, totals, moves = result.games, result.totals, mean(result.moves)
    spread = math.sqrt(float(np.average((result.moves["moves"] - moves) ** 2, weights=result.moves["games"])))
    seats = np.sort(result.seats, order="order")
    within = max(float(seat["high"] - seat["low"]) / 2 for seat in (seats[0], seats[-1]))
    return (
        moves, Z95 * spread / math.sqrt(games), share_up_to(result.moves, 0.05), share_up_to(result.moves, 0.95),
        mean(result.rounds), totals["doubts"] / games, totals["paid"] / max(1, totals["doubts"]),
        totals["doubters_drew"] / games, totals["layers_drew"] / games, totals["corrections"] / games,
        1 - result.reshuffles["games"][0] / games, 1 - result.finished / games, float(seats[0]["chance"]),
        float(seats[-1]["chance"]), within,
    )  # fmt: skip


def anno_table(rows: NDArray[np.void], name: str, pace: float) -> list[tuple[str, ...]]:
    """A comparison as lines of cells, the head first; `pace` is seconds a move."""
    head = (name, "moves", "9 of 10", "minutes", "doubts", "paid", "doubters", "layers", "first", "last")
    return [
        head,
        *(
            (
                str(row["name"]), f"{row['moves']:.2f} ±{row['within']:.2f}", f"{row['low']:.0f}–{row['high']:.0f}",
                f"{row['moves'] * pace / 60:.1f}", f"{row['doubts']:.2f}", f"{row['paid']:.1%}",
                f"{row['doubters_drew']:.2f}", f"{row['layers_drew']:.2f}", f"{row['first']:.2%}",
                f"{row['last']:.2%} ±{row['seat_within']:.2%}",
            )
            for row in rows
        ),
    ]  # fmt: skip


def hardest_laid(result: AnnoResult, level: str, most: int) -> NDArray[np.void]:
    """The cards that lie wrong most surely where this level lays them: by the upper end of the interval."""
    own = result.cards[(result.cards["level"] == level) & (result.cards["tried"] > 0)]
    chosen: NDArray[np.void] = own[np.argsort(own["high"], kind="stable")[:most]]
    return chosen


def _some(rows: NDArray[np.void]) -> NDArray[np.void]:
    """A few of the rows, from the first to the last."""
    if not len(rows):
        return rows
    chosen: NDArray[np.void] = rows[np.unique(np.linspace(0, len(rows) - 1, _BROAD).astype(int))]
    return chosen


def _list(values: tuple[object, ...]) -> str:
    return ",".join(map(str, values))


def _plain(title: str) -> str:
    """A title from a deck, on one line, without control characters."""
    return "".join(c if c.isprintable() else " " for c in title)[:60]
