"""Waiting in an event loop for what another thread does: what is done together wakes the loop once. And a lock.

Knows futures and calls only. `asyncio.wrap_future` would wake the loop for each of them, and a group that the store has
written is many.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Generic, TypeVar

__all__ = ["Gathering", "Turnstile", "Waiting"]

Outcome = TypeVar("Outcome")
Item = TypeVar("Item")


class Turnstile(asyncio.Lock):
    """A lock that can be taken outside a task as well, where it is free and nobody waits for it."""

    def take(self) -> bool:
        """Take it at once; false where that cannot be. Whoever has taken it releases it."""
        if self.locked():
            return False
        taking = self.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()  # somebody waits, and was let in, but has not come yet
        return False


class Gathering(Generic[Item]):
    """Hands on together what comes while the event loop goes round once, in its order."""

    def __init__(self, hand_on: Callable[[Sequence[Item]], None]) -> None:
        self._hand_on = hand_on
        self._items: list[Item] = []

    def add(self, item: Item) -> None:
        """Hand this on, soon."""
        if not self._items:
            asyncio.get_running_loop().call_soon(self._go)
        self._items.append(item)

    def _go(self) -> None:
        items, self._items = self._items, []
        self._hand_on(items)


class Waiting:
    """What is waited for in one event loop, the one that runs where `on` is called."""

    def __init__(self) -> None:
        self._done: deque[tuple[Callable[[Any], None], Any]] = deque()
        """Who hears of what, in the order in which it happened."""
        self._is_woken = False

    def on(self, future: Future[None]) -> asyncio.Future[None]:
        """The same future for the loop. To cancel it cancels nothing but the waiting."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(future: Future[None]) -> None:
            if waiter.done():
                return
            error = future.exception()
            if error is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(error)

        future.add_done_callback(self.call(settle))
        return waiter

    def call(self, heard: Callable[[Outcome], None]) -> Callable[[Outcome], None]:
        """What another thread may call, for `heard` to be called in the loop; it must not fail."""
        loop = asyncio.get_running_loop()

        def done(outcome: Outcome) -> None:
            self._done.append((heard, outcome))
            # Whatever is appended before the loop has come to `_settle` is found there.
            if not self._is_woken:
                self._is_woken = True
                with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                    loop.call_soon_threadsafe(self._settle)

        return done

    def _settle(self) -> None:
        self._is_woken = False
        while self._done:
            heard, outcome = self._done.popleft()
            heard(outcome)
