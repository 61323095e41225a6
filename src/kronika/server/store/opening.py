"""A store from its opening to its closing: the lock, the tables, the time that passed meanwhile, the writer.

Knows no rooms.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, Engine, insert, select, update

from kronika.server.store import schema as t
from kronika.server.store.engines import Place, make_engine, parse_place, told, touch
from kronika.server.store.errors import StoreError
from kronika.server.store.ledger import Ledger
from kronika.server.store.locking import lock, unlock
from kronika.server.store.migrating import upgrade
from kronika.server.store.reading import Reader
from kronika.server.store.rows import Batch, Counters
from kronika.server.store.writer import Done, Writer

__all__ = ["Store", "open_store"]


def _nothing(_: str) -> None:
    pass


class Store(Reader):
    """The rooms of one server, on disk. Reads on connections of its own, writes by one thread. See `open_store`."""

    def __init__(
        self, place: Place, reading: Engine, writing: Engine, ledger: Ledger, writer: Writer, held: int | None
    ) -> None:
        super().__init__(place, reading)
        self._engines = (reading, writing)
        self._ledger = ledger
        self._writer = writer
        self._held = held

    def append(self, batch: Batch) -> Future[None]:
        """Store a batch; may be called from any thread. The future is done once the commit that holds the batch is on
        the disk, and cannot be cancelled. It fails with Duplicate, Conflict, or StoreError (errors.py says what is
        stored then), and what waits with it is stored all the same.

        Waits at most two seconds, where the disk does not keep up. Callbacks run on the writer's thread, so keep them
        short.
        """
        return self._writer.append(batch)

    def append_all(self, batches: Sequence[tuple[Batch, Done]]) -> None:
        """The same for several, in their order, and without futures: what is given with each is called on the writer's
        thread with None, or with the error.
        """
        self._writer.append_all(batches)

    def counters(self) -> Counters:
        """What the writer has done since the store was opened."""
        return self._writer.counters()

    def close(self) -> None:
        """Store what is queued, then let go of the database. A second time does nothing."""
        if not self._is_open:
            return
        self._is_open = False
        self._writer.close()
        try:
            with told(self.place):
                self._ledger.beat(always=True)
        finally:
            for engine in self._engines:
                engine.dispose()
            if self._held is not None:
                unlock(self._held)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_store(url: str, *, reached: Callable[[str], None] = _nothing) -> Store:
    """The store at a path (SQLite) or a URL (`sqlite:///…`, `postgresql://…`), made where it is missing, its tables
    brought up to date, its limits put off by the time that no server ran.

    An SQLite file is for one server; StoreError where another has it, where it is no database of Kronika's, or where
    it cannot be opened. `reached` is for tests that end the process at a point of a group's life: `writing`,
    `committing`, `committed`, `acknowledged`.
    """
    place = parse_place(url)
    held = None
    if place.path is not None:
        held = lock(place.path)
    engines: list[Engine] = []
    try:
        if place.path is not None:
            touch(place.path)
        reading = make_engine(place, write=False)
        engines.append(reading)
        writing = make_engine(place, write=True)
        engines.append(writing)
        now = time.time()
        with told(place), writing.begin() as connection:
            upgrade(connection)
            _begin(connection, now)
        ledger = Ledger(writing, alive=now, reached=reached)
        return Store(place, reading, writing, ledger, Writer(ledger, reached=reached), held)
    except BaseException:
        for engine in engines:
            engine.dispose()
        if held is not None:
            unlock(held)
        raise


def _begin(connection: Connection, now: float) -> None:
    """The secret, once; and no time is charged for which no server ran."""
    stored = dict(connection.execute(select(t.meta.c.key, t.meta.c.value)).all())
    if "secret" not in stored:
        connection.execute(insert(t.meta).values(key="secret", value=secrets.token_hex(32)))
    if "alive" not in stored:
        connection.execute(insert(t.meta).values(key="alive", value=repr(now)))
        return
    try:
        away = now - float(stored["alive"])
    except ValueError:
        raise StoreError("the database does not say when a server last ran", "store.failed") from None
    if away > 0:
        connection.execute(update(t.timers).values(due=t.timers.c.due + away))
    connection.execute(update(t.meta).where(t.meta.c.key == "alive").values(value=repr(now)))
