"""Who may write what comes next in a room: groups of batches, each batch stored whole or refused, all in one commit.

One ledger writes at a time within a process. With PostgreSQL other processes may write meanwhile; the keys of the table
of events then decide who was first. Knows no threads.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from typing import Final, TypeAlias

from sqlalchemy import Connection, Engine, Select, func, select, update
from sqlalchemy.exc import IntegrityError

from kronika.server.store import schema as t
from kronika.server.store.engines import reason_of
from kronika.server.store.errors import Conflict, Duplicate, StoreError
from kronika.server.store.putting import put
from kronika.server.store.rows import Batch

__all__ = ["HEARTBEAT", "Ledger", "Outcome"]

HEARTBEAT: Final = 1.0
"""Seconds between two notes that the server is alive."""
_ROOMS_KNOWN: Final = 100_000

Outcome: TypeAlias = StoreError | None


def _nothing(_: str) -> None:
    pass


class _DownError(Exception):
    """The database does not answer, or did not at the moment of the commit: no use trying batch by batch, and not known
    what is stored.
    """


class _UndoneError(Exception):
    """The database has given up the transaction that is under way, as SQLite may where the disk is full: what was in it
    is not stored.
    """


@contextmanager
def _beginning(engine: Engine) -> Iterator[Connection]:
    """A connection on which a transaction has begun, rolled back where it is not committed."""
    with ExitStack() as stack:
        try:
            connection = stack.enter_context(engine.connect())
            connection.begin()
        except Exception as error:
            raise _DownError(f"the database does not answer: {reason_of(error)}") from None
        yield connection


class Ledger:
    """Writes groups through one engine. `reached` is called with the name of each point of a group's life, for tests
    that end the process there: `writing`, `committing`, `committed`.
    """

    def __init__(self, engine: Engine, *, alive: float, reached: Callable[[str], None] = _nothing) -> None:
        self._engine = engine
        self._alive = alive
        self._reached = reached
        self._heads: dict[str, int] = {}
        """The number of the last fact of rooms written lately. Rooms only grow, so a head is right or too low."""

    def write(self, group: Sequence[Batch]) -> list[Outcome]:
        """Store a group; what became of each batch, None where it is stored, once all that is durable."""
        self._reached("writing")
        outcomes: list[Outcome] = []
        try:
            try:
                if self._is_plain(group):
                    return self._short_transaction(group)
                return self._transaction(group, self._put_together)
            except _DownError:
                raise
            except Exception:  # whatever it is, one batch brought it, and the others are not to pay for it
                self._forget(group)
            # Where others write too, a batch holds no locks while the next is tried.
            if self._engine.dialect.name == "sqlite":
                with suppress(_UndoneError):
                    return self._transaction(group, self._put_each)
            for batch in group:
                try:
                    outcomes += self._transaction([batch], self._put_each)
                except _UndoneError as error:
                    outcomes.append(StoreError(str(error)))
        except _DownError as error:
            self._forget(group)
            outcomes += [StoreError(str(error)) for _ in group[len(outcomes) :]]
        return outcomes

    def beat(self, *, always: bool = False) -> None:
        """Note that the server is alive, where limits run and the last note is old. What fails is tried again later."""
        if not always and not self._is_due(time.time()):
            return
        # Without a limit the note stays old: the first commit with a limit brings it up to date.
        with self._engine.begin() as connection:
            if always or connection.scalar(select(t.timers.c.room).limit(1)) is not None:
                self._note_alive(connection, time.time())

    def _is_due(self, now: float) -> bool:
        return abs(now - self._alive) >= HEARTBEAT

    def _note_alive(self, connection: Connection, now: float) -> None:
        connection.execute(update(t.meta).where(t.meta.c.key == "alive").values(value=repr(now)))
        self._alive = now

    def _transaction(
        self,
        group: Sequence[Batch],
        write: Callable[[Connection, Sequence[Batch], dict[str, int]], list[Outcome]],
    ) -> list[Outcome]:
        heads: dict[str, int] = {}
        before = self._alive
        try:
            with _beginning(self._engine) as connection:
                outcomes = write(connection, group, heads)
                if self._is_due(now := time.time()):
                    self._note_alive(connection, now)
                self._reached("committing")
                try:
                    connection.commit()
                except Exception as error:
                    raise _DownError(f"could not be committed: {reason_of(error)}") from None
        except BaseException:
            self._alive = before
            raise
        self._reached("committed")
        if len(self._heads) > _ROOMS_KNOWN:
            self._heads.clear()
        self._heads.update(heads)
        return outcomes

    def _is_plain(self, group: Sequence[Batch]) -> bool:
        """Whether each of these batches is the next of its room as far as is known here, and nothing else is due.
        Changes nothing; where a head is too low, the keys of the table of events refuse the group.
        """
        if self._engine.dialect.name != "sqlite" or self._is_due(time.time()):
            return False
        heads: dict[str, int] = {}
        for batch in group:
            if not batch.rows or batch.new_room or heads.get(batch.room, self._heads.get(batch.room)) != batch.seq:
                return False
            heads[batch.room] = batch.seq + len(batch.rows)
        return True

    def _short_transaction(self, group: Sequence[Batch]) -> list[Outcome]:
        """What `_transaction` does with such a group, and nearly all are such, without SQLAlchemy's part of the work:
        that is more than SQLite's own.
        """
        try:
            pooled = self._engine.raw_connection()
        except Exception as error:
            raise _DownError(f"the database does not answer: {reason_of(error)}") from None
        try:
            cursor = pooled.cursor()
            try:
                cursor.execute("BEGIN IMMEDIATE")
            except Exception as error:
                raise _DownError(f"the database does not answer: {reason_of(error)}") from None
            put(cursor, group)  # type: ignore[arg-type]
            self._reached("committing")
            try:
                cursor.execute("COMMIT")
            except Exception as error:
                raise _DownError(f"could not be committed: {reason_of(error)}") from None
        finally:
            pooled.close()  # what is not committed is rolled back, as the pool does with whatever comes back
        self._reached("committed")
        self._heads.update((batch.room, batch.seq + len(batch.rows)) for batch in group)
        return [None] * len(group)

    def _put_together(self, connection: Connection, group: Sequence[Batch], heads: dict[str, int]) -> list[Outcome]:
        """All that fit their rooms at once; raises where anything is in the way. The others one by one, after them."""
        self._read_heads(connection, group, heads)
        fitting, others = [], []
        for place, batch in enumerate(group):
            if _fits(batch, heads):
                heads[batch.room] = batch.seq + len(batch.rows)
                fitting.append(batch)
            else:
                others.append(place)
        put(connection, fitting)
        outcomes: list[Outcome] = [None] * len(group)
        for place in others:
            outcomes[place] = self._try(connection, group[place])
            heads.pop(group[place].room, None)
            self._forget([group[place]])
        return outcomes

    def _put_each(self, connection: Connection, group: Sequence[Batch], _: dict[str, int]) -> list[Outcome]:
        return [self._try(connection, batch) for batch in group]

    def _forget(self, group: Sequence[Batch]) -> None:
        for batch in group:
            self._heads.pop(batch.room, None)

    def _try(self, connection: Connection, batch: Batch) -> Outcome:
        """Store one batch, or say why not; then it leaves no trace. _UndoneError where the others leave none either."""
        try:
            refusal = _refusal(connection, batch)
            if refusal is not None:
                return refusal
            with connection.begin_nested():
                put(connection, [batch])
        except IntegrityError as error:
            # Another process may have been faster.
            return _refusal(connection, batch) or StoreError(f"could not be stored: {reason_of(error)}")
        except Exception as error:
            reason = f"could not be stored: {reason_of(error)}"
            if _is_undone(connection):
                raise _UndoneError(reason) from None
            return StoreError(reason)
        return None

    def _read_heads(self, connection: Connection, group: Sequence[Batch], heads: dict[str, int]) -> None:
        """The heads of the group's rooms; rooms that are not there have none."""
        missing = set()
        for batch in group:
            head = self._heads.get(batch.room)
            if head is not None:
                heads[batch.room] = head
            elif batch.new_room is None:
                missing.add(batch.room)
        if missing:
            heads.update((room, head or 0) for room, head in connection.execute(_heads(missing)))


def _is_undone(connection: Connection) -> bool:
    """Whether the transaction that began on this connection is over. Its commit would say nothing of that."""
    driver = connection.connection.dbapi_connection
    return isinstance(driver, sqlite3.Connection) and not driver.in_transaction


def _fits(batch: Batch, heads: dict[str, int]) -> bool:
    """Whether the batch is the next of its room, as far as is known here."""
    if not batch.rows:
        return False
    if batch.new_room is None:
        return heads.get(batch.room) == batch.seq
    return batch.room not in heads and batch.seq == 0 and batch.new_room.id == batch.room


def _heads(rooms: set[str]) -> Select[str, int | None]:
    last = select(func.max(t.events.c.seq)).where(t.events.c.room == t.rooms.c.id).scalar_subquery()
    return select(t.rooms.c.id, last).where(t.rooms.c.id.in_(sorted(rooms)))


def _refusal(connection: Connection, batch: Batch) -> StoreError | None:
    """Why this batch cannot follow what is stored; None where it can."""
    if batch.request is not None:
        if not batch.rows:
            return StoreError("a request needs a fact to be kept with")
        same = (t.events.c.room == batch.room) & (t.events.c.request == batch.request)
        seq = connection.scalar(select(t.events.c.seq).where(same))
        if seq is not None:
            return Duplicate(seq)
    row = connection.execute(_heads({batch.room})).one_or_none()
    new = batch.new_room
    if new is not None:
        if new.id != batch.room or batch.seq != 0:
            return StoreError("a new room begins with its own first fact")
        if row is not None:
            return Conflict("this room is there already")
        if connection.scalar(select(t.rooms.c.id).where(t.rooms.c.code == new.code)) is not None:
            return Conflict("the code of the new room is taken")
        return None
    if row is None:
        return Conflict("there is no such room")
    head = row[1] or 0
    if head != batch.seq:
        return Conflict(f"the room has {head} facts, not {batch.seq}")
    return None
