"""Who is at one table, and what they are shown of it: the greeting, then every fact, once it may be shown.

Knows no transport and no commands: a connection is anything that takes bytes.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from kronika.cards import Back, CardId
from kronika.engine.view import CardShown
from kronika.server import facts as f
from kronika.server.fairness import entropy_digest
from kronika.server.opponents import Opponents
from kronika.server.projection import NOBODY, Around, Projection
from kronika.server.room import Room
from kronika.server.store import Timer
from kronika.server.wire import Update

if TYPE_CHECKING:
    from kronika.server.hub import Hub

__all__ = ["Audience", "Connection"]

_UPDATES_KEPT: Final = 32
"""Who has missed more than these is shown the whole room, which is less by then."""
_ENCODER: Final = msgspec.json.Encoder()
_ANEW: Final = frozenset({f.Dealt, f.Corrected})


class Connection(Protocol):
    """A device of somebody in the room."""

    person: str
    address: str
    proofs: bool
    """Whether it wants the proofs of the deal with what happens."""

    def push(self, data: bytes) -> None:
        """Queue a message; never waits. A connection that cannot keep up closes itself."""

    def drop(self) -> None:
        """Close it, so that the client comes back and gets everything anew."""

    def part(self) -> None:
        """Close it, as soon as what it asked has been answered: its person is here no more."""


class Audience:
    """The devices of one room, and the bots, which see what people see. `timer` is the limit that runs."""

    def __init__(self, hub: Hub, room: Room, timer: Timer | None) -> None:
        self.hub = hub
        self.room = room
        self.timer = timer
        self.given_up = False
        self.connections: set[Connection] = set()
        self._proves = False
        """Whether any of them wants proofs."""
        self._here: frozenset[str] | None = None
        """Looked at with every fact, and so kept while nobody comes or goes."""
        self._storing = False
        """Whether the room is ahead of what may be shown."""
        self._committed = (-1, "")
        self._around_now = NOBODY
        self._updates: deque[tuple[int, bytes]] = deque(maxlen=_UPDATES_KEPT)
        self._projection = Projection(room)
        self._opponents = Opponents(hub.bot_seed, hub.themes_of)
        if room.game is not None:
            self._opponents.watch(room)
        self.deal = hub.fairness.resumed(room)
        self._refresh_room()

    @property
    def here(self) -> frozenset[str]:
        """The people with a device connected."""
        if self._here is None:
            self._here = frozenset(connection.person for connection in self.connections)
        return self._here

    def is_connected_from(self, address: str) -> bool:
        """Whether a device of this address is here."""
        return any(connection.address == address for connection in self.connections)

    def _greet(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._changed()
        self._presence(but=connection)
        connection.push(self.welcome(connection.person))

    def _let_go(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._changed()
        self._presence()

    def _changed(self) -> None:
        self._here = None
        self._proves = any(each.proofs for each in self.connections)

    def _presence(self, but: Connection | None = None) -> None:
        if self._storing or self.given_up:
            return  # the room is ahead of what may be shown; the update that follows tells this as well
        changed = self._refresh_room()
        if changed:
            data = _ENCODER.encode(Update(seq=self.room.seq, kind="presence", room=changed))
            for connection in tuple(self.connections):
                if connection is not but:
                    connection.push(data)

    def _refresh_room(self) -> dict[str, Any]:
        return self._projection.refresh_room(self._around())

    def _around(self) -> Around:
        self._around_now = now = Around(
            here=self.here,
            due=self.timer.due if self.timer else None,
            commitment=self._commitment(),
            added=tuple(sorted(entropy_digest(text) for text in self.room.entropy.values())),
        )
        return now

    def _around_move(self) -> Around:
        """The same after a move, with which hardly any of it is different."""
        now = self._around_now
        if now.here is self.here and now.due == (self.timer.due if self.timer else None):
            return now
        return self._around()

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

    def missed(self, seen: int, person: str) -> list[bytes]:
        """What came after the fact `seen`: the updates where they are still at hand, else the whole room."""
        if self._updates and self._updates[0][0] <= seen + 1:
            return [data for seq, data in self._updates if seq > seen]
        return [self.welcome(person)]

    def _tell(self, fact: f.Fact, happened: tuple[Any, ...], seq: int, first: Connection | None) -> None:
        self.room.happened = happened
        events = self._projection.happened()
        opened = self.hub.fairness.opened(self, fact, events)
        around = self._around_move() if type(fact) is f.Moved else self._around()
        update = self._projection.update(fact, around, events, seq)
        for event in events:
            if type(event) is CardShown:
                self._opponents.remember(event.card, event.back)
        if type(fact) in _ANEW:
            self._opponents.watch(self.room)
        data = _ENCODER.encode(update)
        self._updates.append((seq, data))
        proved = b""
        if opened and self.deal is not None and self._proves:
            proved = _ENCODER.encode(msgspec.structs.replace(update, proofs=self.deal.proofs_of(opened)))
        if first is not None and first in self.connections:
            first.push(proved if proved and first.proofs else data)
        for connection in tuple(self.connections):
            if connection is not first:
                connection.push(proved if proved and connection.proofs else data)
