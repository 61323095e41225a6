"""Waiting in an event loop for what another thread does: what is done together wakes the loop once.

Knows futures only. `asyncio.wrap_future` would wake the loop for each of them, and a group that the store has written
is many.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from concurrent.futures import Future

__all__ = ["Waiting"]


class Waiting:
    """What is waited for in one event loop, the one that runs where `on` is called."""

    def __init__(self) -> None:
        self._done: deque[tuple[asyncio.Future[None], Future[None]]] = deque()
        self._is_woken = False

    def on(self, future: Future[None]) -> asyncio.Future[None]:
        """The same future for the loop. To cancel it cancels nothing but the waiting."""
        loop = asyncio.get_running_loop()
        waiter: asyncio.Future[None] = loop.create_future()

        def done(future: Future[None]) -> None:
            self._done.append((waiter, future))
            # Whatever is appended before the loop has come to `_settle` is found there.
            if not self._is_woken:
                self._is_woken = True
                with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                    loop.call_soon_threadsafe(self._settle)

        future.add_done_callback(done)
        return waiter

    def _settle(self) -> None:
        self._is_woken = False
        while self._done:
            waiter, future = self._done.popleft()
            if waiter.done():
                continue
            error = future.exception()
            if error is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(error)
