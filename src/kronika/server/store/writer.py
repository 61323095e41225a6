"""One thread that writes for all rooms: whatever waits is one group, and one commit makes it durable.

Knows no database, only a ledger. While a commit is on its way to the disk the next group gathers, so that the busier
the server is, the more batches share a commit.
"""

from __future__ import annotations

import contextlib
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from time import monotonic
from typing import Final, TypeAlias

from kronika.server.store.errors import StoreError
from kronika.server.store.ledger import HEARTBEAT, Ledger, Outcome
from kronika.server.store.rows import Batch, Counters

__all__ = ["LARGEST_GROUP", "LONGEST_QUEUE", "Done", "Writer"]

Done: TypeAlias = Callable[[Outcome], None]
"""Hears what became of a batch, on the writer's thread."""

LARGEST_GROUP: Final = 512
LONGEST_QUEUE: Final = 8192
"""Batches; more than a second's work on a slow disk."""
PATIENCE: Final = 2.0
"""Seconds that an append waits for room in the queue before it gives up."""


class Writer:
    """Takes batches from any thread; hands each to the ledger in the order in which they came."""

    def __init__(self, ledger: Ledger, *, reached: Callable[[str], None] = lambda _: None) -> None:
        self._ledger = ledger
        self._reached = reached
        self._queue: deque[tuple[Batch, Done]] = deque()
        self._lock = threading.Lock()
        self._filled = threading.Condition(self._lock)
        self._emptied = threading.Condition(self._lock)
        self._closed = False
        self._writing = 0
        self._flushes = self._batches = self._rows = self._failed = 0
        self._thread = threading.Thread(target=self._run, name="kronika-store", daemon=True)
        self._thread.start()

    def append(self, batch: Batch) -> Future[None]:
        """Queue a batch. The future cannot be cancelled: who asked may go, what was asked for happens.

        Waits while the queue is full, for two seconds at most; then the future fails, and nothing is stored.
        """
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()

        def done(outcome: Outcome) -> None:
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)

        self.append_all(((batch, done),))
        return future

    def append_all(self, batches: Sequence[tuple[Batch, Done]]) -> None:
        """The same for several in their order, without futures. Of those that cannot be queued that is heard at once;
        who hears must not fail.
        """
        refused: list[Done] = []
        with self._lock:
            for batch, done in batches:
                if len(self._queue) >= LONGEST_QUEUE and not self._closed:
                    patience = 0 if refused else PATIENCE  # once for all of them
                    self._emptied.wait_for(lambda: len(self._queue) < LONGEST_QUEUE or self._closed, patience)
                if self._closed or len(self._queue) >= LONGEST_QUEUE:
                    self._failed += 1
                    refused.append(done)
                    continue
                self._queue.append((batch, done))
                if len(self._queue) == 1:  # else the thread has been told, or is at work
                    self._filled.notify()
        for done in refused:
            if self._closed:
                done(StoreError("the store is closed", "store.closed"))
            else:
                done(StoreError("the disk cannot keep up; try again", "store.busy"))

    def close(self) -> None:
        """Write what is queued, and end the thread."""
        with self._lock:
            self._closed = True
            self._filled.notify_all()
            self._emptied.notify_all()
        self._thread.join()

    def counters(self) -> Counters:
        """What has been done so far."""
        with self._lock:
            return Counters(
                flushes=self._flushes,
                batches=self._batches,
                rows=self._rows,
                failed=self._failed,
                waiting=len(self._queue) + self._writing,
            )

    def _run(self) -> None:
        beat = monotonic()
        while (group := self._next()) is not None:
            if group:
                self._settle(group, self._outcomes([batch for batch, _ in group]))
            if monotonic() - beat >= HEARTBEAT / 2:
                beat = monotonic()
                # The next note will do, or the next append will say what is wrong.
                with contextlib.suppress(Exception):
                    self._ledger.beat()

    def _next(self) -> list[tuple[Batch, Done]] | None:
        """The batches that wait; none when it is time to look at the clock, None when all is written and closed."""
        with self._lock:
            if not self._queue and not self._closed:
                self._filled.wait(HEARTBEAT / 2)
            if not self._queue:
                return None if self._closed else []
            group = [self._queue.popleft() for _ in range(min(len(self._queue), LARGEST_GROUP))]
            self._writing = len(group)
            self._emptied.notify_all()
            return group

    def _outcomes(self, batches: list[Batch]) -> list[Outcome]:
        try:
            return self._ledger.write(batches)
        except Exception as error:  # the thread must live on: others depend on it
            return [StoreError(f"could not be stored: {type(error).__name__}") for _ in batches]

    def _settle(self, group: list[tuple[Batch, Done]], outcomes: list[Outcome]) -> None:
        """Tell whoever waits. Only now may anybody be told."""
        stored = [batch for (batch, _), outcome in zip(group, outcomes, strict=True) if outcome is None]
        with self._lock:
            self._writing = 0
            self._flushes += bool(stored)
            self._batches += len(stored)
            self._rows += sum(len(batch.rows) for batch in stored)
            self._failed += len(group) - len(stored)
        for (_, done), outcome in zip(group, outcomes, strict=True):
            done(outcome)
        self._reached("acknowledged")
