"""How much lies on a shelf: for each owner, and in all, so many things and so many bytes, and not more.

Knows sizes, not what is kept nor how. What lies there is looked through once and counted from then on; now and then it
is looked through again, since others may have put something there or taken it away. Not safe among threads.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

__all__ = ["Bounds", "Space", "Thing", "Why"]

_FRESH: Final = 600.0
"""Seconds for which what was counted holds."""
Why: TypeAlias = Literal["", "each", "each-bytes", "all"]
"""What stands against it: how many things of this owner, their bytes, or what all have together."""


class Thing(NamedTuple):
    """Something that is kept. `owner` is '' where nobody knows whose it is; `size` is in bytes."""

    owner: str
    size: int


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """The most that may lie there: things and bytes, of one owner and of all."""

    each: int
    each_bytes: int
    all: int
    all_bytes: int


class Space:
    """The room that there is. `look` says what lies there now, by name."""

    def __init__(self, bounds: Bounds, look: Callable[[], Mapping[str, Thing]]) -> None:
        self._bounds = bounds
        self._look = look
        self._things: dict[str, Thing] = {}
        self._looked = float("-inf")

    def look_again(self) -> None:
        """Count anew before the next answer."""
        self._looked = float("-inf")

    def size(self, name: str) -> int:
        """The bytes of what lies there under this name; 0 where nothing does."""
        thing = self._counted().get(name)
        return 0 if thing is None else thing.size

    def why_not(self, name: str, thing: Thing) -> Why:
        """Why there is no room for this in place of what has its name; '' where there is. What lies there may always
        become smaller.
        """
        things = self._counted()
        old = things.get(name)
        if old is not None and thing.size <= old.size:
            return ""
        others = [each for key, each in things.items() if key != name]
        own = [each.size for each in others if each.owner == thing.owner]
        if old is None and len(own) >= self._bounds.each:
            return "each"
        if sum(own) + thing.size > self._bounds.each_bytes:
            return "each-bytes"
        is_crowded = old is None and len(others) >= self._bounds.all
        if is_crowded or sum(each.size for each in others) + thing.size > self._bounds.all_bytes:
            return "all"
        return ""

    def put(self, name: str, thing: Thing) -> None:
        """This lies there from now on."""
        self._counted()[name] = thing

    def drop(self, name: str) -> None:
        """This lies there no longer."""
        self._counted().pop(name, None)

    def _counted(self) -> dict[str, Thing]:
        if time.monotonic() - self._looked > _FRESH:
            self._things = dict(self._look())
            self._looked = time.monotonic()
        return self._things
