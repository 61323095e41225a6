"""Fair deals in rooms: which secret is behind which game, what is published before it, and which proofs a fact opens.

Knows rooms; how a deal is committed to and proved is for fairness.py.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kronika.engine import Game, PublicEvent, public_events
from kronika.server import facts as f
from kronika.server.fairness import Deal, Opened, commitment_of, salt_of, seed_of, with_deal
from kronika.server.room import Room

if TYPE_CHECKING:
    from kronika.server.audience import Audience

__all__ = ["Fairness"]


class Fairness:
    """What deals are made with in all rooms of a server; `secret` is the server's own, of 32 bytes."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def commitment(self, room: Room) -> str:
        """What the lobby shows before the next deal."""
        return commitment_of(self._next_salt(room))

    def seed(self, room: Room, entropy: Mapping[str, str]) -> bytes:
        """The seed of the next game, from the committed secret and what the devices have added."""
        return seed_of(self._next_salt(room), entropy)

    def commit(self, room: Room, game: Game, entropy: Mapping[str, str]) -> tuple[str, str, dict[str, str]]:
        """Root, salt and entropy of a game just dealt, for its fact."""
        salt = self._next_salt(room)
        return Deal(game.start.header, salt, entropy).root, salt.hex(), dict(entropy)

    def resumed(self, room: Room) -> Deal | None:
        """The deal of the room's game, with all marked as opened that has come to light; None before the first, and
        where there is nothing to prove.
        """
        if room.deal is None or not room.deal.root or room.game is None:
            return None
        deal = _deal(room.deal)
        deal.mark(room.game, public_events(room.game, room.game.events()))
        return deal

    def opened(self, live: Audience, fact: f.Fact, events: tuple[PublicEvent, ...]) -> Opened:
        """What this fact, the last one that the room has taken in, opens and was not opened before; `events` are what
        it did on the table, as everybody may see it.
        """
        room = live.room
        if type(fact) is f.Dealt:
            # With the header that the game itself has, so that its cards are looked at once and not kept twice.
            live.deal = _deal(fact, room.game.start.header) if fact.root and room.game is not None else None
        if live.deal is None or room.game is None or not events:
            return {}
        return live.deal.mark(room.game, events)

    def with_deal(self, record: Sequence[str], room: Room) -> list[str]:
        """The record of a finished game, with what opens its deal."""
        return with_deal(record, _deal(room.deal)) if room.deal is not None and room.deal.root else list(record)

    def _next_salt(self, room: Room) -> bytes:
        return salt_of(self._secret, room.id, len(room.games))


def _deal(fact: f.Dealt, header: Mapping[str, Any] | None = None) -> Deal:
    """The deal of this fact; `header` is its header, read, where that is at hand."""
    return Deal(json.loads(fact.header) if header is None else header, bytes.fromhex(fact.salt), fact.entropy)
