"""Families of games: each has its kernel, its own records and counts, and its report; all else is shared.

A family is the modules that begin with its word in `_WORDS` (the Timeline family: with none): `batches` (KERNEL, ROW,
room, play_batch, count), `result` (result_of), `report` (report_lines, compare, table), `page` (page), `agreement`
(compare_game). What is common to all asks these functions, which answer for the setting's game. Knows no kernel itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
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
    "compare_game",
    "count",
    "is_ready",
    "nothing",
    "page",
    "play_batch",
    "report_lines",
    "result_of",
    "row",
    "table",
]

_WORDS = {"anno-domini": "anno_", "twist-coop": "twist_"}

Counts: TypeAlias = Any
"""The counts of a family: a named tuple of arrays that add up, of which `games[0]` is the number of games."""
Result: TypeAlias = Any
"""What a family found: tables, among them `moves`; with its `setting`."""


def _part(game: str, name: str) -> Any:
    return import_module(f"kronika.sim.{_WORDS.get(game, '')}{name}")


def play_batch(setting: Setting, start: int, number: int, *, log: bool = False) -> Any:
    """Play `number` games from number `start` on; the field `games` of the answer is a record for each, and `log` one
    for each move, where it is asked for. Raises UsageError where Numba is not installed.
    """
    return _part(setting.game, "batches").play_batch(setting, start, number, log=log)


def count(setting: Setting, batch: Any) -> Counts:
    """What happened how often."""
    return _part(setting.game, "batches").count(setting, batch)


def nothing(setting: Setting) -> Counts:
    """The counts of no games."""
    batches = _part(setting.game, "batches")
    return batches.count(setting, batches.room(setting))


def add(one: Counts, other: Counts) -> Counts:
    """The counts of both together."""
    return type(one)(*(a + b for a, b in zip(one, other, strict=True)))


def is_ready(game: str) -> bool:
    """Whether the kernel has been compiled before and starts at once. Raises UsageError where Numba is missing."""
    from kronika.sim.kernels.loading import kernel

    play_games = kernel(_part(game, "batches").KERNEL).play_games
    from kronika.sim.kernels.compiling import is_kept

    return is_kept(play_games)


def row(setting: Setting) -> np.dtype[Any]:
    """What is told of each game: the type of its record."""
    found: np.dtype[Any] = _part(setting.game, "batches").ROW
    return found


def result_of(setting: Setting, counts: Counts) -> Result:
    """The tables of these counts."""
    return _part(setting.game, "result").result_of(setting, counts)


def report_lines(result: Result, pace: float) -> Iterator[str]:
    """The report, as lines of plain text; `pace` is seconds a move."""
    lines: Iterator[str] = _part(result.setting.game, "report").report_lines(result, pace)
    return lines


def page(result: Result, pace: float) -> str:
    """The report as a page of HTML. Raises UsageError where Matplotlib is not installed."""
    text: str = _part(result.setting.game, "page").page(result, pace)
    return text


def compare(setting: Setting, results: Sequence[tuple[str, Result]]) -> NDArray[np.void]:
    """A record for each named result of this setting's game: `name`, then the figures that the family compares."""
    rows: NDArray[np.void] = _part(setting.game, "report").compare(results)
    return rows


def table(setting: Setting, rows: NDArray[np.void], name: str, pace: float) -> list[tuple[str, ...]]:
    """A comparison as lines of cells, the head first; `pace` is seconds a move."""
    cells: list[tuple[str, ...]] = _part(setting.game, "report").table(rows, name, pace)
    return cells


def compare_game(*told: Any) -> tuple[str, object, object] | None:
    """What of a game differs between kernel and engine, and what each says: `kronika.sim.agreement.compare_game`."""
    found: tuple[str, object, object] | None = _part(told[1].game, "agreement").compare_game(*told)
    return found
