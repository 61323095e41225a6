"""The clocks of all rooms: one task that sleeps until the next limit is up.

Knows no rooms, only when to wake whom. Limits are rows in the store; this is their copy in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import time
from collections.abc import Awaitable, Callable
from typing import Final

from kronika.server.store import Timer

__all__ = ["Clock"]

_SPARE: Final = 64


class Clock:
    """Calls `expired(room, move)` when a limit is up."""

    def __init__(self, expired: Callable[[str, int], Awaitable[None]]) -> None:
        self._expired = expired
        self._heap: list[tuple[float, str, int]] = []
        self._current: dict[str, Timer] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._at_work: set[asyncio.Future[None]] = set()

    def set(self, room: str, timer: Timer | None) -> None:
        """The room's one limit is this from now on, or there is none."""
        if timer is None:
            self._current.pop(room, None)
            self._tidy()
            return
        self._current[room] = timer
        heapq.heappush(self._heap, (timer.due, room, timer.move))
        self._tidy()
        self._changed.set()
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    def _tidy(self) -> None:
        """Take out what no limit stands for any more: a limit of a day would be kept for a day after each move."""
        if len(self._heap) > 2 * len(self._current) + _SPARE:
            self._heap = [(timer.due, room, timer.move) for room, timer in self._current.items()]
            heapq.heapify(self._heap)

    def stop(self) -> None:
        """Wake nobody any more."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            if not self._heap:
                await self._changed.wait()
                continue
            due, room, move = self._heap[0]
            wait = due - time.time()
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), min(wait, 3600))
                continue
            heapq.heappop(self._heap)
            current = self._current.get(room)
            if current is not None and (current.move, current.due) == (move, due):
                del self._current[room]
                work = asyncio.ensure_future(self._expired(room, move))
                self._at_work.add(work)
                work.add_done_callback(self._at_work.discard)
