"""How a server survives `kill -9`: 500 kills under load, what was lost or doubled, how soon each room plays again.

Run with `python -m bench.kills`. Every tenth start is a cold one, of the command `kronika serve`; the others are forked
from a process that has the program in memory, which the database and the clients cannot tell. The aims are that
nothing that was acknowledged is ever lost or doubled, that every room answers a move within 2 s of the restart, and
that a server which acknowledges before it commits is caught.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from bench._measure import load, machine
from tests.server.killing import LOST, Report, kill

__all__ = ["main"]


def main() -> None:
    """Prints the report; exit status 1 where anything was wrong, or where the broken server was not caught."""
    parser = argparse.ArgumentParser(prog="bench kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--rooms", type=int, default=16, help="rooms that are played in at the same time")
    parser.add_argument("--seats", type=int, default=4, help="people in each")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{machine()}; {options.rooms} rooms of {options.seats}; {load()} before", flush=True)
    report = _run(options.kills, options, fault=False)
    print("\n".join(report.lines()))
    print(f"{load()} after\n", flush=True)
    broken = _run(60, options, fault=True)
    lost = [problem for problem in broken.problems if LOST in problem]
    told = f"caught after {sum(broken.kills.values())} kills: {lost[0]}" if lost else "NOT CAUGHT"
    print(f"a server that acknowledges before it commits: {told}", flush=True)
    if report.problems or not lost:
        sys.exit(1)


def _run(kills: int, options: argparse.Namespace, *, fault: bool) -> Report:
    with tempfile.TemporaryDirectory(prefix="kronika-kills-") as folder:
        return asyncio.run(
            kill(
                Path(folder), kills, rooms=options.rooms, seats=options.seats, seed=options.seed, cold_every=10,
                fault=fault, stop_at=LOST if fault else None,
            )
        )  # fmt: skip


if __name__ == "__main__":
    main()
