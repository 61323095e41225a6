"""Fail points: named places in the life of a move at which a test may end this process, as `kill -9` would.

Knows names and counts, nothing of rooms. `KRONIKA_FAILPOINT=after-appending:17` ends the process when it passes this
point for the 17th time. Without it, passing a point is a call that does nothing.

There is one fault as well, for the same tests: a server that says yes before the disk does. It loses moves, and so a
server refuses to start with it unless a second variable says that this is a test.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from typing import Final

from kronika.errors import UsageError

__all__ = [
    "CONFIRMED",
    "FAULT",
    "POINT",
    "POINTS",
    "TOO_EARLY",
    "acknowledges_too_early",
    "passing",
    "set_up",
    "stored",
]

POINT: Final = "KRONIKA_FAILPOINT"
FAULT: Final = "KRONIKA_FAULT"
TOO_EARLY: Final = "acknowledge-before-commit"
"""What `KRONIKA_FAULT` may be."""
CONFIRMED: Final = ("KRONIKA_FAULT_CONFIRMED", "this is a test and its moves may be lost")
"""The second variable, and what it has to say."""

# In the order in which a move passes them. Those of the store are passed once a group, on the writer's thread.
_OF_THE_STORE: Final = {
    "writing": "before-writing",
    "committing": "before-committing",
    "committed": "after-committing",
    "acknowledged": "after-settling",
}
POINTS: Final = (
    "before-judging",
    "after-judging",
    "before-appending",
    "after-appending",
    *_OF_THE_STORE.values(),
    "before-acknowledging",
    "before-publishing",
    "after-publishing",
    "after-acknowledging",
)

_point = ""
_left = 0
_too_early = False


def set_up(environ: Mapping[str, str] = os.environ) -> None:
    """Read the variables. UsageError where a point has no such name, or where the fault is not confirmed."""
    global _point, _left, _too_early
    wanted = environ.get(POINT, "")
    name, _, count = wanted.partition(":")
    if wanted and name not in POINTS:
        raise UsageError("usage.failpoint", f"{POINT}: the points are {', '.join(POINTS)}")
    if name and count and not (count.isascii() and count.isdigit() and int(count[:9]) > 0):
        raise UsageError("usage.failpoint", f"{POINT}: write NAME:N, N the number of the passing, from 1")
    fault = environ.get(FAULT, "")
    if fault and fault != TOO_EARLY:
        raise UsageError("usage.fault", f"{FAULT}: the only fault is {TOO_EARLY}")
    variable, words = CONFIRMED
    if fault and environ.get(variable) != words:
        raise UsageError(
            "usage.fault", f"{FAULT} is set, and a server with this fault loses moves: unset it (only a test wants it)"
        )
    _point, _left, _too_early = name, int(count[:9]) if count else 1, bool(fault)


def passing(point: str) -> None:
    """The process is at this point of POINTS; it may end here."""
    if point == _point:
        _count()


def stored(point: str) -> None:
    """The same, for the names that the store has for its own points."""
    passing(_OF_THE_STORE[point])


def acknowledges_too_early() -> bool:
    """Whether this is the broken server, which answers and shows before the commit."""
    return _too_early


def _count() -> None:
    # A point is passed by one thread only: the event loop's or the writer's.
    global _left
    _left -= 1
    if _left <= 0:
        os.kill(os.getpid(), signal.SIGKILL)
