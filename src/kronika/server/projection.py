"""From a room to what its people may know: the only gate out of the omniscient room.

Tables go through the engine's `ViewText` and `public_events`; nothing of a fact is passed on that is not named here.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kronika.cards import Back, CardId
from kronika.engine import PublicEvent, public_events
from kronika.engine.view_text import ViewText
from kronika.server import facts as f
from kronika.server.corrections import Correction, corrected
from kronika.server.refusals import Refused
from kronika.server.room import Room
from kronika.server.wire import PersonView, ProposalView, RoomView, Update, Welcome

__all__ = ["NOBODY", "Around", "Projection"]


class Around(msgspec.Struct, frozen=True, kw_only=True):
    """What is shown of a room beside its facts: who has a device connected, when the time is up, what the next shuffle
    is committed to, and the digests of what has been added to it.
    """

    here: frozenset[str] = frozenset()
    due: float | None = None
    commitment: str = ""
    added: tuple[str, ...] = ()


NOBODY = Around()
_ANEW: Final = frozenset({f.Dealt, f.Corrected})
_ON_TABLE: Final = frozenset({f.Dealt, f.Moved, f.Corrected, f.GameClosed})


class Projection:
    """What the people of one room have been shown so far, to tell what is different after a fact."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._seq = room.seq
        self._chat = tuple(room.chat)
        self._asked: tuple[Any, ...] = ()
        self._result: Correction | None = None
        self._around = NOBODY
        self._text: ViewText | None = None
        self._fields: dict[str, bytes] | None = None
        """The table as it was shown last, each field as JSON."""
        self._open: frozenset[CardId] = frozenset()
        self.shown = self.room_view(NOBODY)
        self.refresh_view()

    def refresh_view(self) -> dict[str, Any]:
        """Look at the table anew; the fields that are different from what was shown."""
        game = self._room.game
        if game is None:
            return {}
        over = game.over or self._room.closed
        self._open = frozenset(game.start.deck.backs if over else game.table.open_cards)
        if self._text is None or self._text.game is not game:
            self._text, self._fields = ViewText(game), None
        # The moves of the seat on turn are no secret: they follow from what lies on the table.
        fresh = self._text.fields()
        if self._room.closed:
            fresh = fresh | {"legal": b"null", "doubt": b"null"}
        old, self._fields = self._fields, fresh
        if old is None:
            return _as_json(fresh)
        return {name: msgspec.Raw(text) for name, text in fresh.items() if text is not old[name] and text != old[name]}

    def back_of(self, card: CardId) -> Back | None:
        """The dated side of a card that everybody may know: it lies open in what was shown last, or the game is over.
        None for every other card, also for one that there is not.
        """
        game = self._room.game
        return game.start.deck.backs.get(card) if card in self._open and game is not None else None

    def room_view(self, around: Around) -> RoomView:
        """The room as it is now."""
        room = self._room
        return RoomView(
            id=room.id,
            code=room.code,
            host=room.host,
            people=tuple(
                PersonView(p.id, p.name, p.role, p.language, p.id not in around.here, p.muted)
                for p in room.people.values()
                if p.present
            ),
            seats=room.seats,
            settings=room.settings,
            game=room.game_id,
            playing=room.playing,
            paused=room.paused,
            closed=room.closed,
            due=around.due,
            commitment=around.commitment,
            added=around.added,
            root=room.deal.root if room.deal else "",
            day=room.day,
            proposal=self._proposal(),
        )

    def refresh_room(self, around: Around) -> dict[str, Any]:
        """Look at the room anew; the fields that are different from what was shown."""
        self._around = around
        old, self.shown = self.shown, self.room_view(around)
        return {
            name: getattr(self.shown, name)
            for name in self.shown.__struct_fields__
            if getattr(old, name) != getattr(self.shown, name)
        }

    def happened(self) -> tuple[PublicEvent, ...]:
        """What the last fact did on the table, as everybody may see it."""
        room = self._room
        return public_events(room.game, room.happened) if room.game is not None and room.happened else ()

    def update(
        self,
        fact: f.Fact,
        around: Around,
        proofs: tuple[dict[str, Any], ...] = (),
        events: tuple[PublicEvent, ...] = (),
        seq: int | None = None,
    ) -> Update:
        """What everybody is told of a fact that the room has just taken in, as number `seq`, else as the last one;
        `events` are what `happened` says of it.
        """
        room = self._room
        said = None
        if type(fact) is f.Said:
            said = (fact.person, fact.text)
            self._chat = tuple(room.chat)
        elif type(fact) is f.Reacted:
            said = (fact.person, fact.sign)
        elif type(fact) in _ANEW:
            self._fields = None
        self._seq = room.seq
        return Update(
            seq=room.seq if seq is None else seq,
            kind=f.kind_of(fact),
            events=events,
            view=self.refresh_view() if type(fact) in _ON_TABLE else {},
            room={} if self._only_moved(fact, around) else self.refresh_room(around),
            said=said,
            proofs=proofs,
        )

    def _only_moved(self, fact: f.Fact, around: Around) -> bool:
        """Whether this is a move like most: nothing of the room around the table is different after it."""
        room, shown = self._room, self.shown
        return (
            type(fact) is f.Moved
            and around == self._around
            and room.playing == shown.playing
            and room.proposal is None
            and shown.proposal is None
        )

    def welcome(self, person: str) -> Welcome:
        """The whole room as it was last shown, for one person: what is not stored yet is not in it."""
        view = None if self._fields is None else _as_json(self._fields)
        return Welcome(person, self._seq, self.shown, view, self._chat)

    def _proposal(self) -> ProposalView | None:
        room, proposal = self._room, self._room.proposal
        if proposal is None or room.game is None:
            return None
        # The whole game is played anew for this: once a proposal, not with every line of chat.
        asked = (room.game, room.game.moves_made, proposal.card, proposal.date)
        if self._asked != asked:
            self._asked = asked
            try:
                self._result = corrected(room.record(), proposal.card, proposal.date)
            except Refused:
                self._result = None
        result = self._result
        if result is None:
            return None
        return ProposalView(
            card=proposal.card,
            title=room.game.start.deck.fronts[proposal.card].title,
            date=proposal.date,
            why=proposal.why,
            accepted=tuple(sorted(proposal.accepted)),
            moves=result.moves,
            before=result.before,
            position=result.position,
        )


def _as_json(fields: dict[str, bytes]) -> dict[str, Any]:
    return {name: msgspec.Raw(text) for name, text in fields.items()}
