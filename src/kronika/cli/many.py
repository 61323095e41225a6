"""Many small files at once: each is read by one of a few processes, and what they print comes out in the files' order.

Knows no records. At any time only a few files' output is held, so memory does not grow with their number.
"""

from __future__ import annotations

import os
import signal
import stat
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from kronika.cli.workers import end_with_parent

__all__ = ["Outcome", "in_order_of_files", "worth_sharing"]

FEWEST_FILES, FEWEST_BYTES, LARGEST_FILE = 24, 1 << 20, 1 << 20
"""From how many files and bytes on several processes pay off; larger files are streamed by one."""
A_TIME, AHEAD = 8, 6
"""Files that a process takes at a time, and how many such parcels may be under way for each process."""


class Outcome(NamedTuple):
    """What reading one file printed, and the line for standard error, if any."""

    printed: bytes
    error: str | None


def processes() -> int:
    """How many processes may run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def worth_sharing(names: Sequence[str]) -> bool:
    """Whether these are many small files and there is more than one processor to read them."""
    if len(names) < FEWEST_FILES or processes() < 2 or not hasattr(os, "fork"):
        return False
    total = 0
    for name in names:
        try:
            found = os.stat(name)
        except (OSError, ValueError):
            continue  # Whoever reads it says what is wrong.
        if not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST_FILE:
            return False
        total += found.st_size
    return total >= FEWEST_BYTES


def in_order_of_files(names: Sequence[str], read: Callable[[str], Outcome]) -> Iterator[Outcome]:
    """`read` of each file, by several processes, in the order of the files. `read` is a function of a module."""
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing import get_context

    count = processes()
    under_way: deque[Future[list[Outcome]]] = deque()
    with ProcessPoolExecutor(count, get_context("fork"), _settle) as pool:
        try:
            for start in range(0, len(names), A_TIME):
                if len(under_way) >= AHEAD * count:
                    yield from under_way.popleft().result()
                under_way.append(pool.submit(_parcel, names[start : start + A_TIME], read))
            while under_way:
                yield from under_way.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _settle() -> None:
    # Ctrl-C is for the process that prints.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _parcel(names: Sequence[str], read: Callable[[str], Outcome]) -> list[Outcome]:
    return [read(name) for name in names]
