"""From a room to what its people may know: the only gate out of the omniscient room.

Tables go through the engine's `ViewText` and `public_events`, and what a move has changed through `TableChanges`;
nothing of a fact is passed on that is not named here.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kronika.cards import Back, CardId
from kronika.engine import PublicEvent, public_events
from kronika.engine.view_changes import Moment, TableChanges, TableCuts
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


class Projection:
    """What the people of one room have been shown so far, to tell what is different after a fact."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._seq = room.seq
        self._chat = tuple(room.chat)
        self._asked: tuple[Any, ...] = ()
        self._result: Correction | None = None
        self._around = NOBODY
        self._table: Moment | None = None
        """As it was shown last."""
        self._closed = False
        self._changes: TableChanges | None = None
        self._text: ViewText | None = None
        """Of the whole table, which is asked for seldom: it catches up then."""
        self.shown = self.room_view(NOBODY)
        self._look()

    def _look(self) -> bool:
        """The table as it lies now is what is shown; whether it is that of another game than before."""
        room, old = self._room, self._table
        game = room.game
        if game is None:
            return False
        self._table, self._closed = Moment(game), room.closed
        if old is not None and old.game is game:
            return False
        self._text, self._changes = ViewText(game), TableChanges(game)
        return True

    def _whole_table(self) -> dict[str, Any] | None:
        """The table as it was last shown; None before the first game."""
        shown, text = self._table, self._text
        if shown is None or text is None:
            return None
        # The moves of the seat on turn are no secret: they follow from what lies on the table.
        text.game = shown.as_it_was()
        fields = text.fields()
        if self._closed:
            fields = fields | {"legal": b"null", "doubt": b"null"}
        return {name: msgspec.Raw(field) for name, field in fields.items()}

    def back_of(self, card: CardId) -> Back | None:
        """The dated side of a card that everybody may know: it lies open in what was shown last, or the game is over.
        None for every other card, also for one that there is not.
        """
        shown = self._table
        if shown is None:
            return None
        backs = shown.game.start.deck.backs
        return backs.get(card) if shown.over or self._closed or card in shown.open_cards else None

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
        self._seq = room.seq
        view, cuts = self._refresh_table(fact)
        return Update(
            seq=room.seq if seq is None else seq,
            kind=f.kind_of(fact),
            events=events,
            view=view,
            cuts=cuts,
            room={} if self._only_moved(fact, around) else self.refresh_room(around),
            said=said,
        )

    def _refresh_table(self, fact: f.Fact) -> tuple[dict[str, Any], TableCuts | None]:
        """Look at the table anew: the fields that are different, and what is different within others."""
        kind = type(fact)
        if kind is not f.Moved and kind not in _ANEW:
            if kind is not f.GameClosed:
                return {}, None
            self._look()
            return {"legal": None, "doubt": None}, None
        if self._look():
            return self._whole_table() or {}, None
        assert self._changes is not None
        return self._changes.since()

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
        return Welcome(person, self._seq, self.shown, self._whole_table(), self._chat)

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
