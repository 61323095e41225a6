"""A simulation in words and figures, as lines of plain text: what was played, and what came of it.

Every chance stands with its 95 % interval, every report with its seed. Knows no screen and no files.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from kronika.sim.minds import people
from kronika.sim.result import Result, games_needed, share_up_to

__all__ = ["FAIR", "hardest", "heading", "mean", "report_lines", "told"]

FAIR = 0.001
"""How closely a chance should be known before somebody argues about a seat."""
_HARDEST = 8
_ENOUGH = 100
"""Tries of which a share is told."""
_BROAD = 9
"""Lengths of the line that are told."""


def report_lines(result: Result, pace: float) -> Iterator[str]:
    """The report; `pace` is seconds a move, for the minutes of a game."""
    setting = result.setting
    yield heading(result)
    rules = ", ".join(f"{name} {value}" for name, value in setting.options.items())
    yield f"house rules: {rules}; hands {_list(setting.hands)}; seat {setting.first} begins"
    yield f"levels: {_list(setting.levels)}; seed {setting.seed}"
    if number := people(setting):
        yield f"people: {number} of a level, drawn by the seed; the intervals are for games among these"
    yield ""
    moves, per_minute = result.moves, pace / 60
    low, median, high = (share_up_to(moves, share) for share in (0.05, 0.5, 0.95))
    average = mean(moves)
    yield (
        f"length      {average:.2f} moves, {average * per_minute:.1f} minutes at {pace:g} seconds a move; "
        f"half of all games up to {median}, 9 of 10 from {low} to {high}; {mean(result.rounds):.2f} rounds"
    )
    yield f"tie-breaks  {told(_some(result.tie_breaks), result.games)} of games; {mean(result.tie_breaks):.3f} a game"
    yield f"reshuffles  {told(_some(result.reshuffles), result.games)} of games; {mean(result.reshuffles):.3f} a game"
    yield f"misplaced   {result.misplaced / result.games:.2f} cards a game"
    if result.shared:
        yield f"shared      {told(result.shared, result.games)} of games, for want of cards (T07)"
    if result.finished < result.games:
        yield f"unfinished  {result.games - result.finished:,} games, broken off after {setting.longest:,} moves (T18)"
    yield ""
    yield "chance to win alone, by seat (in order of play from the first)"
    for seat in np.sort(result.seats, order="order"):
        yield (
            f"  seat {seat['seat']}  {seat['level']:<9} {seat['hand']:>2} cards  {seat['chance']:7.3%}"
            f"  [{seat['low']:.3%}, {seat['high']:.3%}]"
        )
    yield f"  to know a chance to {FAIR:.1%} on each side takes {games_needed(1 / setting.players, FAIR):,} games"
    yield ""
    yield "placed right, by cards on the line"
    for name in setting.kinds:
        rows = result.line[(result.line["level"] == name) & (result.line["tried"] >= _ENOUGH)]
        level = result.levels[result.levels["level"] == name][0]
        yield f"  {name}: {level['chance']:.2%} of {level['tried']:,} tries"
        shown = rows[np.unique(np.linspace(0, len(rows) - 1, _BROAD).astype(int))] if len(rows) else rows
        yield "    " + "  ".join(f"{row['cards']}: {row['chance']:.1%}" for row in shown)
    yield ""
    yield "hardest cards"
    for name in setting.kinds:
        for row in hardest(result, name, _HARDEST):
            yield (
                f"  {name:<9} {row['chance']:7.2%}  [{row['low']:.2%}, {row['high']:.2%}]  "
                f"{row['card']}  {_plain(row['title'])}"
            )


def heading(result: Result) -> str:
    """What was simulated, in a line."""
    setting = result.setting
    return f"{setting.game}: {result.games:,} games of {setting.players} players with {len(setting.cards):,} cards"


def hardest(result: Result, level: str, most: int) -> NDArray[np.void]:
    """The cards of which this level is most surely wrong: by the upper end of the interval."""
    own = result.cards[(result.cards["level"] == level) & (result.cards["tried"] > 0)]
    order: NDArray[np.int64] = np.argsort(own["high"], kind="stable")[:most]
    chosen: NDArray[np.void] = own[order]
    return chosen


def mean(table: NDArray[np.void]) -> float:
    """The mean of a table of how many games had so many."""
    name = (table.dtype.names or ("",))[0]
    return float(np.average(table[name], weights=table["games"]))


def told(hits: int, games: int) -> str:
    """A share with its interval."""
    from kronika.sim.result import wilson

    low, high = wilson(np.array([hits]), games)
    return f"{hits / games:.3%} [{low[0]:.3%}, {high[0]:.3%}]"


def _some(table: NDArray[np.void]) -> int:
    """How many games had any."""
    return int(table["games"][1:].sum())


def _list(values: tuple[object, ...]) -> str:
    return ",".join(map(str, values))


def _plain(title: str) -> str:
    """A title from a deck, on one line, without control characters."""
    return "".join(c if c.isprintable() else " " for c in title)[:60]
