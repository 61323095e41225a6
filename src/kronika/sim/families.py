"""Families of games: each has its kernel, its own records and counts, and its report; all else is shared.

A family is the modules that are named here. What is common to all, workers, checkpoints, rows and the command line,
asks these functions, which answer for the setting's game. Knows no kernel itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from kronika.sim.setting import Setting

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = [
    "Counts",
    "Result",
    "add",
    "compare",
    "count",
    "is_ready",
    "nothing",
    "page",
    "play_batch",
    "report_lines",
    "result_of",
    "row",
    "sweep_table",
]

_ANNO = "anno-domini"
_TEAM = "twist-coop"

Counts: TypeAlias = Any
"""The counts of a family (`batches.Counts`, `anno_batches.AnnoCounts`, `twist_batches.TwistCounts`): a named tuple of
arrays that add up, of which `games[0]` is the number of games."""
Result: TypeAlias = Any
"""What a family found (`result.Result`, `anno_result.AnnoResult`, `twist_result.TwistResult`): tables,
among them `moves`."""


def play_batch(setting: Setting, start: int, number: int, *, log: bool = False) -> Any:
    """Play `number` games from number `start` on; the field `games` of the answer is a record for each."""
    if setting.game == _ANNO:
        from kronika.sim.anno_batches import play_anno

        return play_anno(setting, start, number, log=log)
    if setting.game == _TEAM:
        from kronika.sim.twist_batches import play_twist

        return play_twist(setting, start, number, log=log)
    from kronika.sim import batches

    return batches.play_batch(setting, start, number, log=log)


def count(setting: Setting, batch: Any) -> Counts:
    """What happened how often."""
    if setting.game == _ANNO:
        from kronika.sim.anno_batches import count_anno

        return count_anno(setting, batch)
    if setting.game == _TEAM:
        from kronika.sim.twist_batches import count_twist

        return count_twist(setting, batch)
    from kronika.sim import batches

    return batches.count(setting, batch)


def nothing(setting: Setting) -> Counts:
    """The counts of no games."""
    if setting.game == _ANNO:
        from kronika.sim.anno_batches import count_anno, nothing_played

        return count_anno(setting, nothing_played(setting))
    if setting.game == _TEAM:
        from kronika.sim import twist_batches

        return twist_batches.count_twist(setting, twist_batches.nothing_played(setting))
    from kronika.sim import batches

    return batches.nothing(setting)


def add(one: Counts, other: Counts) -> Counts:
    """The counts of both together."""
    return type(one)(*(a + b for a, b in zip(one, other, strict=True)))


def is_ready(game: str) -> bool:
    """Whether the kernel has been compiled before and starts at once. Raises UsageError where Numba is missing."""
    from kronika.sim import batches

    ready = batches.is_ready()
    if game == _ANNO:
        from kronika.sim.kernels.anno_domini import play_games
        from kronika.sim.kernels.compiling import is_kept

        return is_kept(play_games)
    if game == _TEAM:
        from kronika.sim.kernels import twist
        from kronika.sim.kernels.compiling import is_kept

        return is_kept(twist.play_games)
    return ready


def row(setting: Setting) -> np.dtype[Any]:
    """What is told of each game: the type of its record."""
    if setting.game == _ANNO:
        from kronika.sim.kernels.anno_shapes import ANNO_GAME

        return ANNO_GAME
    if setting.game == _TEAM:
        from kronika.sim.kernels.twist_shapes import TWIST_GAME

        return TWIST_GAME
    from kronika.sim.kernels.shapes import GAME

    return GAME


def result_of(setting: Setting, counts: Counts) -> Result:
    """The tables of these counts."""
    if setting.game == _ANNO:
        from kronika.sim.anno_result import anno_result_of

        return anno_result_of(setting, counts)
    if setting.game == _TEAM:
        from kronika.sim.twist_result import twist_result_of

        return twist_result_of(setting, counts)
    from kronika.sim import result

    return result.result_of(setting, counts)


def report_lines(result: Result, pace: float) -> Iterator[str]:
    """The report, as lines of plain text; `pace` is seconds a move."""
    if result.setting.game == _ANNO:
        from kronika.sim.anno_report import anno_lines

        return anno_lines(result, pace)
    if result.setting.game == _TEAM:
        from kronika.sim.twist_report import twist_lines

        return twist_lines(result, pace)
    from kronika.sim import report

    return report.report_lines(result, pace)


def page(result: Result, pace: float) -> str:
    """The report as a page of HTML. Raises UsageError where Matplotlib is not installed."""
    if result.setting.game == _ANNO:
        from kronika.sim.anno_page import anno_page

        return anno_page(result, pace)
    if result.setting.game == _TEAM:
        from kronika.sim.twist_page import twist_page

        return twist_page(result, pace)
    from kronika.sim import page as timeline

    return timeline.page(result, pace)


def compare(results: Iterable[tuple[str, Result]]) -> NDArray[np.void]:
    """A record for each named result: `name`, then the figures that the family compares."""
    told = list(results)
    if told and told[0][1].setting.game == _ANNO:
        from kronika.sim.anno_report import compare_anno

        return compare_anno(told)
    if told and told[0][1].setting.game == _TEAM:
        from kronika.sim.twist_report import compare_twist

        return compare_twist(told)
    from kronika.sim import sweeping

    return sweeping.compare(told)


def sweep_table(setting: Setting, rows: NDArray[np.void], name: str, pace: float) -> list[tuple[str, ...]]:
    """A comparison as lines of cells, the head first; `pace` is seconds a move."""
    if setting.game == _ANNO:
        from kronika.sim.anno_report import anno_table

        return anno_table(rows, name, pace)
    if setting.game == _TEAM:
        from kronika.sim.twist_report import twist_table

        return twist_table(rows, name, pace)
    from kronika.sim import sweeping

    return sweeping.table(rows, name, pace)
