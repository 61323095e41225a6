"""Progress of long work on the standard error, where a person looks at it, and only if it is long."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

__all__ = ["Progress"]

_Item = TypeVar("_Item")
_EVERY = 0.2
_PATIENCE = 1.0


class Progress:
    """Counts `what` aloud, on a line that is written over and wiped out in the end."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._shows = sys.stderr.isatty()
        self._begun = self._shown = time.monotonic()

    def over(self, items: Iterable[_Item], total: int | None = None) -> Iterator[_Item]:
        """The items, one by one."""
        for number, item in enumerate(items, 1):
            yield item
            if number % 64 == 0:
                self.told(number, total)
        self.wipe()

    def told(self, number: int, total: int | None = None) -> None:
        """So many are done, of so many if that is known."""
        if not self._shows:
            return
        now = time.monotonic()
        if now - self._shown > _EVERY and now - self._begun > _PATIENCE:
            self._shown = now
            of = f" of {total:,}" if total else ""
            print(f"\r{number:,}{of} {self._what}", end="", file=sys.stderr, flush=True)

    def wipe(self) -> None:
        """Leave the line as it was."""
        if self._shown > self._begun:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
