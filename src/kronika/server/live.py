"""One live room: commands come in one at a time, facts are stored, then acknowledged, then shown to everybody.

Knows no transport: a connection is anything that takes bytes. What is stored has happened; if storing fails, the room
is given up and made anew from what is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec

from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server import failpoints
from kronika.server.answers import Answers
from kronika.server.audience import Audience, Connection
from kronika.server.deciding import Chance, decide, join, next_host
from kronika.server.refusals import Refused
from kronika.server.room import Room
from kronika.server.store import Batch, Duplicate, NewRoom, StoreError, Timer
from kronika.server.timing import timer_after
from kronika.server.waiting import Turnstile
from kronika.server.wire import Accepted, Refusal, Stale
from kronika.table import Event

if TYPE_CHECKING:
    from kronika.server.hub import Hub

__all__ = ["Connection", "Ended", "LiveRoom"]

_PATIENCE: Final = 30.0
_ENCODER: Final = msgspec.json.Encoder()


def _no_deal(*_: Any) -> Any:
    raise AssertionError("a move deals nothing")


_NO_CHANCE: Final = Chance(new_id=_no_deal, deck=_no_deal, seed=_no_deal, commit=_no_deal, classes=_no_deal)
Ended: TypeAlias = Callable[[Exception | None], None]
"""Hears that a move has been carried out, or what went wrong."""


class _Taken(NamedTuple):
    """Facts that a room has taken in: what is to be stored; and each fact, what it did on the table, and its number."""

    batch: Batch
    shown: list[tuple[f.Fact, tuple[Event, ...], int]]


class LiveRoom(Audience):
    """A room in memory, with its connections. Made by the hub, from the room's facts; `answers` are those to
    what was carried out already.
    """

    def __init__(self, hub: Hub, room: Room, timer: Timer | None = None, answers: Answers | None = None) -> None:
        super().__init__(hub, room, timer)
        self.used = time.monotonic()
        self.listed = room.settings.listed and not room.playing
        self._lock = Turnstile()
        self._seen: dict[str, float] = {}
        """When people who have no device here now had one."""
        self._since = time.monotonic()
        self._answers = Answers() if answers is None else answers
        self._bot_at_work: asyncio.Task[None] | None = None

    # Coming and going

    def connect(self, connection: Connection) -> None:
        """Greet a device: it gets the whole room, then every update."""
        self.used = time.monotonic()
        self._greet(connection)
        self.wake()

    def disconnect(self, connection: Connection) -> None:
        """A device is gone; its person keeps seat and hand."""
        self.used = self._seen[connection.person] = time.monotonic()
        self._let_go(connection)

    @property
    def busy(self) -> bool:
        """Whether something is being carried out."""
        return self._lock.locked()

    async def pass_host_on(self, patience: float) -> None:
        """Where the host has had no device here for so many seconds, let the rights go on to somebody who has."""
        host = self.room.host
        if not self.here or host in self.here or time.monotonic() - self._seen.get(host, self._since) < patience:
            return
        async with self._lock:
            heir = next_host(self.room, self.here)
            if heir is not None and self.room.host not in self.here:
                await self._commit([f.HostPassed(heir)])

    # What people ask for

    async def join(
        self, person: str, name: str, role: str, age: int | None = None, language: str | None = None
    ) -> None:
        """Let somebody in, or back in. Raises Refused."""
        async with self._lock:
            await self._commit(join(self.room, person, name, role, age, language))

    async def carry_out(
        self, person: str, envelope: c.Envelope, acknowledge: Callable[[bytes], None] = lambda _: None
    ) -> tuple[bytes, list[bytes]]:
        """The answer to a command, and the updates that whoever sent it had missed. The same request gets the same
        answer and has its effect once. `acknowledge` gets the answer as well: what was done is acknowledged before it
        is shown to anybody. Not to be cancelled: shield it.
        """
        request = f"{person}:{envelope.request}"

        def answered(reply: Accepted | Refusal | Stale) -> bytes:
            answer = _ENCODER.encode(reply)
            if not isinstance(reply, Stale):
                # A stale move may be made again on the table as it is now, under the same id.
                self._answers.keep(request, answer)
            acknowledge(answer)
            return answer

        async with self._lock:
            self._check_not_given_up()
            self.used = self._seen[person] = time.monotonic()
            if (answer := self._answers.get(request)) is not None:
                acknowledge(answer)
                return answer, []
            missed: list[bytes] = []
            try:
                if self._answers.may_have_forgotten(request):
                    self._check_not_stored(request)
                if isinstance(envelope.command, c.Play) and envelope.seen < self.room.game_seq:
                    missed = self.missed(envelope.seen, person)
                    reply: Accepted | Refusal | Stale = Stale(envelope.request, self.room.seq)
                else:
                    chance = await self.hub.chance_for(self, person, envelope.command)
                    failpoints.passing("before-judging")
                    facts = decide(self.room, person, envelope.command, chance)
                    failpoints.passing("after-judging")
                    done = Accepted(envelope.request, self.room.seq + len(facts))
                    await self._commit(facts, request=request, acknowledge=lambda: answered(done))
                    return self._answers.get(request) or answered(done), []
            except Refused as refused:
                reply = Refusal(envelope.request, refused.code, refused.message, refused.clause)
                if self.hub.store.is_shared and (seq := self.hub.store.seq_of(self.room.id, request)) is not None:
                    # Another server has carried it out, and gone on: it was judged by a room that is behind.
                    self._give_up()
                    reply = Accepted(envelope.request, seq)
            except Duplicate as duplicate:
                reply, missed = Accepted(envelope.request, duplicate.seq), []
            return answered(reply), missed

    def play_at_once(
        self, sender: Connection, envelope: c.Envelope, acknowledge: Callable[[bytes], None], ended: Ended
    ) -> bool:
        """Carry out a move like most, without a task of its own: nothing is under way, it is a new one, it is allowed,
        and whoever sent it has seen the table as it lies. False where it is anything else: then nothing has been done,
        and `carry_out` is for it. `acknowledge` is as there, and `ended` called at the end, with what went wrong.
        """
        room, person = self.room, sender.person
        request = f"{person}:{envelope.request}"
        answers = self._answers
        if self.given_up or answers.get(request) is not None or answers.may_have_forgotten(request):
            return False
        if envelope.seen < room.game_seq or failpoints.acknowledges_too_early() or not self._lock.take():
            return False
        try:
            failpoints.passing("before-judging")
            facts = decide(room, person, envelope.command, _NO_CHANCE)
            failpoints.passing("after-judging")
            self.used = self._seen[person] = time.monotonic()
            taken = self._take_in(facts, request)
        except Refused:
            self._lock.release()
            return False
        except BaseException:
            self._lock.release()
            raise

        def stored(error: Exception | None) -> None:
            if error is None:
                try:
                    answer = _ENCODER.encode(Accepted(envelope.request, taken.batch.seq + len(facts)))
                    self._answers.keep(request, answer)
                    acknowledge(answer)
                    self._publish(taken, sender)
                except Exception as failure:
                    error = failure
            if error is not None:
                self._give_up()
            self._lock.release()
            ended(error)

        self.hub.moving.add((taken.batch, self.hub.waiting.call(stored)))
        failpoints.passing("after-appending")
        return True

    def _check_not_given_up(self) -> None:
        """Raises StoreError where what is in memory may not be what is stored: who waited meanwhile is told neither yes
        nor no by it.
        """
        if self.given_up:
            raise StoreError("this room is being made anew; ask again")

    def _check_not_stored(self, request: str) -> None:
        """Raises Duplicate where this request has had its effect already: then it is done, and not judged again."""
        stored = self.hub.store.seq_of(self.room.id, request)
        if stored is not None:
            raise Duplicate(stored)

    # What happens by itself

    async def expire(self, move: int) -> None:
        """The time of this move is up: the default move is made, once. StoreError where it is to be tried again."""
        async with self._lock:
            self._check_not_given_up()
            room = self.room
            if self.timer is None or self.timer.move != move or room.game is None or not room.playing:
                return
            if room.game.moves_made != move:
                return
            facts: list[f.Fact] = [f.LimitExpired(move), f.Moved(self._opponents.default_line(room), by="clock")]
            try:
                # Moves are numbered anew after a correction; the facts that changed the table are not.
                await self._commit(facts, request=f"clock:{room.game_id}:{room.game_seq}")
            except Duplicate:
                self.timer = None

    def wake(self) -> None:
        """Let a bot that is on turn think, if it does not already."""
        room = self.room
        if self.given_up or room.paused or room.proposal is not None or (turn := room.turn) is None:
            return
        if not self._watched():
            return
        if room.seats[turn].bot is not None and (self._bot_at_work is None or self._bot_at_work.done()):
            self._bot_at_work = self.hub.keep(self._let_bot_move())

    def _watched(self) -> bool:
        """Whether anybody is here: bots that are left alone wait, or they would play for ever."""
        return bool(self.connections) or time.monotonic() - self.used < _PATIENCE

    async def _let_bot_move(self) -> None:
        while not self.given_up and self._watched():
            room = self.room
            turn, game = room.turn, room.game
            if turn is None or game is None or room.paused or room.proposal is not None:
                return
            level = room.seats[turn].bot
            if level is None:
                return
            at = game.moves_made
            await asyncio.sleep(self.hub.bot_delay)
            if room is not self.room or room.turn != turn or room.game is not game or room.seats[turn].bot != level:
                continue  # somebody has taken the seat back and moved, or the host has ended the game
            line = await self._opponents.line(room, turn, level, self.hub.thinkers)
            async with self._lock:
                if self.room.turn != turn or game is not self.room.game or game.moves_made != at or room.paused:
                    continue
                if room.seats[turn].bot is None or room.proposal is not None:
                    return
                try:
                    await self._commit([f.Moved(line, by="bot")], request=f"bot:{room.game_id}:{at}:{room.seq}")
                except (Duplicate, StoreError):
                    return

    # Storing and showing

    async def open(self, new: NewRoom, facts: list[f.Fact]) -> None:
        """Store a new room with its first facts."""
        async with self._lock:
            await self._commit(facts, new_room=new)

    async def _commit(
        self,
        facts: list[f.Fact],
        *,
        request: str | None = None,
        new_room: NewRoom | None = None,
        acknowledge: Callable[[], object] = lambda: None,
    ) -> None:
        """Take the facts in, store them, acknowledge them, and only then show them. Under the lock."""
        self._check_not_given_up()
        if not facts:
            return
        taken = self._take_in(facts, request, new_room)
        try:
            stored = self.hub.waiting.on(self.hub.store.append(taken.batch))
            failpoints.passing("after-appending")
            if not failpoints.acknowledges_too_early():
                await stored
            acknowledge()
            self._publish(taken)
        except BaseException:
            self._give_up()
            raise

    def _take_in(self, facts: list[f.Fact], request: str | None, new_room: NewRoom | None = None) -> _Taken:
        """Take the facts in, and say what is to be stored; where that fails, the room is given up."""
        before = self.room.seq
        now = time.time()
        # The room takes the facts in first, since what is stored with them depends on it; nobody looks meanwhile.
        self._storing = True
        try:
            rows = tuple([(f.kind_of(fact), f.encode_fact(fact)) for fact in facts])
            shown = []
            for fact in facts:
                self.room.apply(fact)
                shown.append((fact, self.room.happened, self.room.seq))
            batch = Batch(
                room=self.room.id,
                seq=before,
                rows=rows,
                request=request,
                at=now,
                new_room=new_room,
                listed=self._listing(),
                timer=timer_after(self.room, self.timer, facts, now),
                **self.hub.bookkeeping(self, facts, now),
            )
            failpoints.passing("before-appending")
        except BaseException:
            self._give_up()
            raise
        return _Taken(batch, shown)

    def _publish(self, taken: _Taken, first: Connection | None = None) -> None:
        """Show what is stored and acknowledged to everybody here, to `first` before the others."""
        timer = taken.batch.timer
        if not isinstance(timer, msgspec.UnsetType):
            self.timer = timer
            self.hub.clock.set(self.room.id, timer)
        failpoints.passing("before-publishing")
        self._storing = False
        moved = 0
        for fact, happened, seq in taken.shown:
            self._tell(fact, happened, seq, first)
            if type(fact) is f.Moved:
                moved += 1
                self.hub.moves[fact.by] += 1
        if moved < len(taken.shown):  # with a move nobody leaves
            for connection in [each for each in self.connections if not self.room.people[each.person].present]:
                connection.part()
        failpoints.passing("after-publishing")
        self.wake()

    def _listing(self) -> bool | None:
        listed = self.room.settings.listed and not self.room.playing
        if listed == self.listed:
            return None
        self.listed = listed
        return listed

    def _give_up(self) -> None:
        """What is in memory, or what has been shown, may not be what is stored: forget it, and let everybody come back
        to what is.
        """
        self.given_up = True
        self.hub.forget(self)
        for connection in tuple(self.connections):
            connection.drop()
