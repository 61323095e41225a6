"""One core, several rounds, medians: what every benchmark here does in the same way.

Knows nothing of what is measured. The clock is the wall's; on a machine that others use as well, `--clock=cpu` counts
the time that the measured process itself had on its core, close to what it would have taken alone.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter, process_time

__all__ = ["CLOCK", "add_clock", "choose_clock", "load", "machine", "one_core", "print_table", "rate"]

CLOCK = "KRONIKA_BENCH_CLOCK"
"""The environment variable by which the processes that are started learn of the clock: `wall` or `cpu`."""


def add_clock(parser: argparse.ArgumentParser) -> None:
    """The option `--clock`."""
    parser.add_argument("--clock", choices=("wall", "cpu"), default="wall", help="wall time, or the process's CPU time")


def choose_clock(name: str) -> Callable[[], float]:
    """Seconds on this clock, here and in every process started from now on."""
    os.environ[CLOCK] = name
    return process_time if name == "cpu" else perf_counter


def one_core() -> str:
    """Stay on one core, with every process started from now on; says which, or that this system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core: this system has no sched_setaffinity"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def machine() -> str:
    """The kind of machine: cores, interpreter, system."""
    implementation = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{os.cpu_count()} cores, {implementation}, {platform.system()} {platform.machine()}"


def load() -> str:
    """How busy the machine is (runnable processes, mean of the last minute)."""
    return f"load {os.getloadavg()[0]:.2f}" if hasattr(os, "getloadavg") else "load unknown"


def rate(rates: Sequence[float]) -> tuple[str, str, str]:
    """Median, and the slowest and fastest round, per second."""
    return f"{median(rates):,.0f}", f"{min(rates):,.0f}", f"{max(rates):,.0f}"


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A Markdown table: first column to the left, the others to the right."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        first, *others = zip(cells, widths, strict=True)
        return " | ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)])

    print(f"| {line(head)} |")
    print("| " + " | ".join("-" * w if not i else "-" * (w - 1) + ":" for i, w in enumerate(widths)) + " |")
    for row in rows:
        print(f"| {line(row)} |")
    print(flush=True)
