"""What a million lives of rooms leave in a server's memory: tasks, timers, tables, file handles, objects, bytes.

Each room is opened, used, put away, made anew for somebody who returns, and put away for good, in one process with the
real application, hub and store; `tests/server/living.py` says what each kind of life is. Of a hundred lives, 96 are
short, 2 come through the whole application from an address of their own, one is a game with a limit that the clock
moves on, one a game against a bot that nobody ends. The database is a file with `synchronous=OFF`: what is measured is
memory, not the disk.

    python -m bench lives --lives=1000000
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from bench._measure import load, machine
from kronika.server.store import engines
from tests.server.living import Left, living

__all__ = ["main"]

WARM: Final = 1000
"""Lives after which nothing may grow any more."""
BATCH: Final = ["short"] * 192 + ["door"] * 4 + ["game"] * 2 + ["bots"] * 2
SAMPLES: Final = 40
MEMORY: Final = 48.0
"""MiB that may come after the first thousand: 20,000 addresses in each of six tables, the heads of 100,000 rooms."""
OBJECTS: Final = 10_000
"""That may come: the web framework keeps what it made of the last 1,024 paths."""
_HEAD: Final = (
    "lives", "minutes", "tasks", "timers", "rooms", "limits", "handles", "threads", "labels", "open", "addresses",
    "objects", "MiB",
)  # fmt: skip


async def _live(folder: Path, lives_wanted: int, minutes: float) -> tuple[list[Left], float]:
    """What was left after the first thousand, and at moments from then on; and the minutes that it took."""
    began = time.monotonic()
    samples: list[Left] = []
    every = max(lives_wanted // SAMPLES, len(BATCH))
    async with living(folder) as lives:
        while (lived := lives.lived.total()) < lives_wanted and (time.monotonic() - began) / 60 < minutes:
            await lives.batch(BATCH)
            lived += len(BATCH)
            if lived >= WARM + every * len(samples) - (WARM if samples else 0):
                samples.append(await lives.left())
                _tell(samples[-1], (time.monotonic() - began) / 60)
        samples.append(await lives.left())
        _tell(samples[-1], (time.monotonic() - began) / 60)
        print(f"\nlived: {', '.join(f'{count:,} {kind}' for kind, count in sorted(lives.lived.items()))}")
    return samples, (time.monotonic() - began) / 60


def _tell(left: Left, minutes: float) -> None:
    cells = [f"{left.lives:,}", f"{minutes:.1f}", *(f"{getattr(left, name):,}" for name in _HEAD[2:-1])]
    print(" | ".join(cell.rjust(9) for cell in (*cells, f"{left.rss:.1f}")), flush=True)


def main() -> None:
    """Prints what there is at some moments; exit status 1 where there is more than after the first thousand lives."""
    parser = argparse.ArgumentParser(prog="bench lives", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--lives", type=int, default=20_000, help="default 20,000")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so many, however many lives that were")
    parser.add_argument("--folder", type=Path, help="where the database is made: some 2 GB for a million lives")
    options = parser.parse_args()
    relaxed = tuple(pragma.replace("synchronous = FULL", "synchronous = OFF") for pragma in engines._PRAGMAS)
    engines._PRAGMAS = relaxed  # type: ignore[misc,assignment]
    print(f"{machine()}; {load()} at the start\n")
    print(" | ".join(name.rjust(9) for name in _HEAD))
    with tempfile.TemporaryDirectory(prefix="kronika-lives-", dir=options.folder) as folder:
        samples, minutes = asyncio.run(_live(Path(folder), options.lives, options.minutes))
    first, last = samples[0], samples[-1]
    print(f"{last.lives:,} lives in {minutes:.1f} minutes, {last.lives / minutes / 60:,.0f} a second; {load()}")
    problems = sorted({problem for left in samples[1:] for problem in left.more_than(first, OBJECTS)})
    if (more := max(left.rss for left in samples) - first.rss) > MEMORY:
        problems.append(f"memory: {first.rss:.0f} MiB before, {more:.0f} more at most")
    print("\n".join(f"GROWN {problem}" for problem in problems) or "nothing has grown")
    if problems:
        sys.exit(1)


if __name__ == "__main__":
    main()
