"""Many games, shared out among workers, and what came of them: `simulate(setting, games)`.

Works with any `concurrent.futures.Executor`: threads (kernels let go of the interpreter's lock), processes, or a
cluster's. Every game has its chance by its number, so the results are the same to the last bit whatever the number of
workers and the size of their tasks. Knows no files but its checkpoints, and no words for people.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext

import numpy as np
from numpy.typing import NDArray

from kronika.errors import UsageError
from kronika.sim.checkpoints import load_checkpoint, save_checkpoint
from kronika.sim.families import Counts, Result, add, count, nothing, play_batch, result_of
from kronika.sim.setting import Setting

__all__ = ["MOST_GAMES", "simulate"]

MOST_GAMES = 10**12
TASK = 250_000
"""The most games in a task: some tenths of a second, and 9 MB."""
_FEWEST = 2_000
_TASKS_EACH = 16

Progress = Callable[[int, int], None]
Rows = Callable[[int, NDArray[np.void]], None]


def simulate(
    setting: Setting,
    games: int,
    *,
    workers: int = 1,
    executor: Executor | None = None,
    task: int | None = None,
    progress: Progress | None = None,
    rows: Rows | None = None,
    checkpoint: str | os.PathLike[str] | None = None,
) -> Result:
    """Play games number 0 to `games` - 1 of the setting, with so many threads, or with an executor of one's own.

    `task` is how many games a worker is handed at once; left out, so many that all end at about the same time.
    `progress` is told games played and games in all; `rows` is handed the number of a first game and records of type
    `GAME`, in order. With `checkpoint`, a file, an interrupted run goes on where it was; rows are told from there on.
    Raises UsageError for a number of games that is not from 1, or a checkpoint of another setting.
    """
    if not 1 <= games <= MOST_GAMES:
        raise UsageError("usage.games", f"{games} games cannot be simulated; ask for 1 to {MOST_GAMES:.0e}")
    if workers < 1:
        raise UsageError("usage.workers", f"{workers} workers play nothing; ask for 1 or more")
    done, counts = (0, nothing(setting)) if checkpoint is None else load_checkpoint(checkpoint, setting, games)
    pool: AbstractContextManager[Executor | None] = nullcontext(executor)
    if executor is None and workers > 1:
        pool = ThreadPoolExecutor(workers)
    with pool as running:
        for start, told, batch in _in_order(setting, done, games, running, workers, task, rows is not None):
            counts = add(counts, told)
            done = start + int(told.games[0])
            if rows is not None and batch is not None:
                rows(start, batch)
            if progress is not None:
                progress(done, games)
            if checkpoint is not None:
                save_checkpoint(checkpoint, setting, done, counts)
    return result_of(setting, counts)


def _in_order(
    setting: Setting, done: int, games: int, pool: Executor | None, workers: int, task: int | None, rows: bool
) -> Iterator[tuple[int, Counts, NDArray[np.void] | None]]:
    """The outcomes of all tasks, in order of their games; no more of them are under way than the workers need."""
    size = task or min(TASK, max(_FEWEST, (games - done) // (_TASKS_EACH * workers)))
    tasks = ((start, min(size, games - start)) for start in range(done, games, size))
    if pool is None:
        for start, number in tasks:
            yield start, *play_task(setting, start, number, rows)
        return
    waiting: deque[tuple[int, Future[tuple[Counts, NDArray[np.void] | None]]]] = deque()
    try:
        for start, number in tasks:
            waiting.append((start, pool.submit(play_task, setting, start, number, rows)))
            if len(waiting) > 2 * workers:
                first, outcome = waiting.popleft()
                yield first, *outcome.result()
        while waiting:
            first, outcome = waiting.popleft()
            yield first, *outcome.result()
    finally:
        for _, outcome in waiting:
            outcome.cancel()


def play_task(setting: Setting, start: int, number: int, rows: bool) -> tuple[Counts, NDArray[np.void] | None]:
    """What a worker does: play, count, and hand over the single games only where they are asked for."""
    batch = play_batch(setting, start, number)
    return count(setting, batch), batch.games if rows else None
