"""Games as rows of a table, one a game, for one's own analysis: CSV, and Parquet where PyArrow is installed.

Rows are written as they come, so memory does not grow with their number. Knows no statistics.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kronika.errors import UsageError
from kronika.sim.kernels.shapes import GAME

__all__ = ["FIELDS", "open_rows"]

FIELDS = ("game", *(GAME.names or ()))
"""The columns of the Timeline family: the number of the game, then what is told of each (`kernels.shapes.GAME`)."""

Write = Callable[[int, NDArray[np.void]], None]


@contextmanager
def open_rows(csv: Path | None, parquet: Path | None, told: np.dtype[Any] = GAME) -> Iterator[Write | None]:
    """A function that takes the number of a first game and records of games; None where no file is asked for.

    `told` is the type of a record: the columns after the number of the game. Raises UsageError where Parquet is asked
    for without PyArrow, and OSError, before anything is played.
    """
    with ExitStack() as open_files:
        writers = []
        if parquet is not None:
            writers.append(open_files.enter_context(_parquet(parquet, told)))
        if csv is not None:
            writers.append(open_files.enter_context(_csv(csv, told)))

        def write(start: int, games: NDArray[np.void]) -> None:
            for writer in writers:
                writer(start, games)

        yield write if writers else None


@contextmanager
def _csv(path: Path, told: np.dtype[Any]) -> Iterator[Write]:
    fields = told.names or ()
    with path.open("w", encoding="ascii", newline="") as file:
        file.write(",".join(("game", *fields)) + "\n")

        def write(start: int, games: NDArray[np.void]) -> None:
            columns = [np.arange(start, start + len(games)), *(games[name].astype(np.int64) for name in fields)]
            np.savetxt(file, np.stack(columns, axis=1), fmt="%d", delimiter=",")

        yield write


@contextmanager
def _parquet(path: Path, told: np.dtype[Any]) -> Iterator[Write]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise UsageError(
            "usage.not-installed", "--parquet needs PyArrow, which is not installed; pip install pyarrow, or use --csv"
        ) from None
    kinds = {"i": {2: pyarrow.int16(), 4: pyarrow.int32()}, "b": {1: pyarrow.bool_()}}
    fields = [(name, kinds[told[name].kind][told[name].itemsize]) for name in told.names or ()]
    schema = pyarrow.schema([("game", pyarrow.int64()), *fields])
    with parquet.ParquetWriter(path, schema) as writer:

        def write(start: int, games: NDArray[np.void]) -> None:
            columns = [
                np.arange(start, start + len(games)),
                *(np.ascontiguousarray(games[name]) for name in told.names or ()),
            ]
            writer.write_table(pyarrow.table(columns, schema=schema))

        yield write
