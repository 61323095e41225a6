"""One live room: commands come in one at a time, facts are stored, then acknowledged, then shown to everybody.

Knows no transport: a connection is anything that takes bytes. What is stored has happened; if storing fails, the room
is given up and made anew from what is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from kronika.cards import Back, CardId
from kronika.engine.view import CardShown
from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server import failpoints
from kronika.server.deciding import decide, join, next_host
from kronika.server.fairness import entropy_digest
from kronika.server.opponents import Opponents
from kronika.server.projection import Around, Projection
from kronika.server.refusals import Refused
from kronika.server.room import Room
from kronika.server.store import Batch, Duplicate, NewRoom, StoreError, Timer
from kronika.server.timing import timer_after
from kronika.server.wire import Accepted, Refusal, Stale, Update

if TYPE_CHECKING:
    from kronika.server.hub import Hub

__all__ = ["ANSWERS_KEPT", "Connection", "LiveRoom"]

ANSWERS_KEPT: Final = 512
"""How many requests a room remembers; for older ones it asks the store."""
_UPDATES_KEPT: Final = 256
_PATIENCE: Final = 30.0
_ENCODER: Final = msgspec.json.Encoder()
_ANEW: Final = frozenset({f.Dealt, f.Corrected})


class Connection(Protocol):
    """A device of somebody in the room."""

    person: str
    address: str

    def push(self, data: bytes) -> None:
        """Queue a message; never waits. A connection that cannot keep up closes itself."""

    def drop(self) -> None:
        """Close it, so that the client comes back and gets everything anew."""

    def part(self) -> None:
        """Close it, as soon as what it asked has been answered: its person is here no more."""


class LiveRoom:
    """A room in memory, with its connections. Made by the hub, from the room's facts; `requests` are the last that
    were carried out, each with the number of its last fact.
    """

    def __init__(
        self, hub: Hub, room: Room, timer: Timer | None = None, requests: Sequence[tuple[str, int]] = ()
    ) -> None:
        self.hub = hub
        self.room = room
        self.timer = timer
        self.connections: set[Connection] = set()
        self._here: frozenset[str] | None = None
        """Looked at with every fact, and so kept while nobody comes or goes."""
        self.used = time.monotonic()
        self.given_up = False
        self.listed = room.settings.listed and not room.playing
        self._lock = asyncio.Lock()
        self._storing = False
        self._seen: dict[str, float] = {}
        """When people who have no device here now had one."""
        self._since = time.monotonic()
        self._answers: OrderedDict[str, bytes] = OrderedDict(
            (request, _ENCODER.encode(Accepted(request.partition(":")[2], seq))) for request, seq in requests
        )
        self._forgetful = len(requests) >= ANSWERS_KEPT
        """Whether there may have been requests that only the store knows of."""
        self._committed = (-1, "")
        self._updates: deque[tuple[int, bytes]] = deque(maxlen=_UPDATES_KEPT)
        self._projection = Projection(room)
        self._opponents = Opponents(hub.bot_seed, hub.themes_of)
        self._bot_at_work: asyncio.Task[None] | None = None
        if room.game is not None:
            self._opponents.watch(room)
        self.deal = hub.fairness.resumed(room)
        self._refresh_room()

    # Who is here

    @property
    def here(self) -> frozenset[str]:
        """The people with a device connected."""
        if self._here is None:
            self._here = frozenset(connection.person for connection in self.connections)
        return self._here

    def is_connected_from(self, address: str) -> bool:
        """Whether a device of this address is here."""
        return any(connection.address == address for connection in self.connections)

    def connect(self, connection: Connection) -> None:
        """Greet a device: it gets the whole room, then every update."""
        self.connections.add(connection)
        self._here = None
        self.used = time.monotonic()
        self._presence(but=connection)
        connection.push(_ENCODER.encode(self._projection.welcome(connection.person)))
        self.wake()

    def disconnect(self, connection: Connection) -> None:
        """A device is gone; its person keeps seat and hand."""
        self.connections.discard(connection)
        self._here = None
        self.used = self._seen[connection.person] = time.monotonic()
        self._presence()

    def _presence(self, but: Connection | None = None) -> None:
        if self._storing or self.given_up:
            return  # the room is ahead of what may be shown; the update that follows tells this as well
        changed = self._refresh_room()
        if changed:
            self._show(_ENCODER.encode(Update(seq=self.room.seq, kind="presence", room=changed)), but)

    def _refresh_room(self) -> dict[str, Any]:
        return self._projection.refresh_room(self._around())

    def _around(self) -> Around:
        return Around(
            here=self.here,
            due=self.timer.due if self.timer else None,
            commitment=self._commitment(),
            added=tuple(sorted(entropy_digest(text) for text in self.room.entropy.values())),
        )

    def _commitment(self) -> str:
        """What the next shuffle is committed to: another one after each deal."""
        if self._committed[0] != len(self.room.games):
            self._committed = (len(self.room.games), self.hub.fairness.commitment(self.room))
        return self._committed[1]

    def welcome(self, person: str) -> bytes:
        """The whole room as this person sees it."""
        return _ENCODER.encode(self._projection.welcome(person))

    def back_of(self, card: CardId) -> Back | None:
        """The dated side of a card as far as everybody here may know it."""
        return self._projection.back_of(card)

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
                self._answers[request] = answer
                if len(self._answers) > ANSWERS_KEPT:
                    self._answers.popitem(last=False)
                    self._forgetful = True
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
                if self._forgetful:
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
            except Duplicate as duplicate:
                reply, missed = Accepted(envelope.request, duplicate.seq), []
            return answered(reply), missed

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

    def missed(self, seen: int, person: str) -> list[bytes]:
        """What came after the fact `seen`: the updates where they are still at hand, else the whole room."""
        if self._updates and self._updates[0][0] <= seen + 1:
            return [data for seq, data in self._updates if seq > seen]
        return [self.welcome(person)]

    # What happens by itself

    async def expire(self, move: int) -> None:
        """The time of this move is up: the default move is made, once."""
        async with self._lock:
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
        before = self.room.seq
        rows = tuple((f.kind_of(fact), f.encode_fact(fact)) for fact in facts)
        now = time.time()
        # The room takes the facts in first, since what is stored with them depends on it; nobody looks meanwhile.
        self._storing = True
        try:
            shown = []
            for fact in facts:
                self.room.apply(fact)
                shown.append((fact, self.room.happened, self.room.seq))
            timer = timer_after(self.room, self.timer, facts, now)
            batch = Batch(
                room=self.room.id,
                seq=before,
                rows=rows,
                request=request,
                at=now,
                new_room=new_room,
                listed=self._listing(),
                timer=timer,
                **self.hub.bookkeeping(self, facts, now),
            )
            failpoints.passing("before-appending")
            stored = self.hub.waiting.on(self.hub.store.append(batch))
            failpoints.passing("after-appending")
            if not failpoints.acknowledges_too_early():
                await stored
        except BaseException:
            self._give_up()
            raise
        if not isinstance(timer, msgspec.UnsetType):
            self.timer = timer
            self.hub.clock.set(self.room.id, timer)
        acknowledge()
        failpoints.passing("before-publishing")
        self._storing = False
        for fact, happened, seq in shown:
            self._tell(fact, happened, seq)
            if type(fact) is f.Moved:
                self.hub.moves[fact.by] += 1
        for connection in [each for each in self.connections if not self.room.people[each.person].present]:
            connection.part()
        failpoints.passing("after-publishing")
        self.wake()

    def _tell(self, fact: f.Fact, happened: tuple[Any, ...], seq: int) -> None:
        self.room.happened = happened
        events = self._projection.happened()
        proofs = self.hub.fairness.proofs(self, fact, events)
        update = self._projection.update(fact, self._around(), proofs, events, seq)
        for event in events:
            if type(event) is CardShown:
                self._opponents.remember(event.card, event.back)
        if type(fact) in _ANEW:
            self._opponents.watch(self.room)
        data = _ENCODER.encode(update)
        self._updates.append((seq, data))
        self._show(data)

    def _show(self, data: bytes, but: Connection | None = None) -> None:
        for connection in tuple(self.connections):
            if connection is not but:
                connection.push(data)

    def _listing(self) -> bool | None:
        listed = self.room.settings.listed and not self.room.playing
        if listed == self.listed:
            return None
        self.listed = listed
        return listed

    def _give_up(self) -> None:
        """What is in memory may not be what is stored: forget it, and let everybody come back to what is."""
        self.given_up = True
        self.hub.forget(self)
        for connection in tuple(self.connections):
            connection.drop()
