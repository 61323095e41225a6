"""A room: people around a game. The fold of its facts, and nothing else; rebuilt from them by any process.

Knows no sockets, no storage and no clock. It holds the omniscient game, so nobody but deciding.py and projection.py
looks into it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from kronika.cards import CardId, Seat
from kronika.engine import Game, load_record, record_lines
from kronika.server import facts as f
from kronika.server.sharing import with_shared_cards
from kronika.table import Event, Move

__all__ = ["ROLES", "Person", "Proposal", "Room"]

ROLES: Final = ("player", "spectator", "screen")
_CHAT_KEPT: Final = 200


class Person(msgspec.Struct, kw_only=True):
    """Somebody in a room. `present` is false once they left or were removed."""

    id: str
    name: str
    role: str = "player"
    age: int | None = None
    language: str | None = None
    present: bool = True
    removed: bool = False
    muted: bool = False


class Proposal(msgspec.Struct, kw_only=True):
    """A correction that the table thinks about: who, as host, has proposed it, and who has accepted it so far."""

    card: CardId
    date: str | None
    why: str
    by: str
    accepted: set[str]


class Room:
    """One room as its facts have made it. `seq` is the number of the last fact, from 1; `game_seq` that of the last one
    that changed what lies on the table; `game_id` names the game in play or just played.
    """

    def __init__(self, room_id: str) -> None:
        self.id = room_id
        self.seq = 0
        self.game_seq = 0
        self.code = ""
        self.day = ""
        """The day whose deal this room is for; '' for a table of the usual kind."""
        self.host = ""
        self.people: dict[str, Person] = {}
        self.seats: tuple[f.SeatHolder, ...] = ()
        self.settings = f.Settings()
        self.game: Game | None = None
        self.game_id = ""
        self.games: list[str] = []
        self.deal: f.Dealt | None = None
        self.entropy: dict[str, str] = {}
        """What people's devices have added to the next shuffle."""
        self.happened: tuple[Event, ...] = ()
        """What the last fact did on the table."""
        self.by: list[str] = []
        """Who made each move of the game: `person`, `bot` or `clock`."""
        self.paused = False
        self.closed = False
        self.chat: deque[tuple[int, str, str]] = deque(maxlen=_CHAT_KEPT)
        self.reports: list[f.Reported] = []
        self.proposal: Proposal | None = None
        self._expected: tuple[dict[str, Any], Move, object] | None = None

    @property
    def playing(self) -> bool:
        """Whether a game is under way."""
        return self.game is not None and not self.game.over and not self.closed

    @property
    def turn(self) -> Seat | None:
        """The seat to move; None without a game or where it is over."""
        return self.game.table.turn if self.game is not None and self.playing else None

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats that are played on this person's device."""
        return tuple(seat for seat, holder in enumerate(self.seats) if holder.person == person)

    def record(self) -> list[str]:
        """The game as a record, line by line; omniscient."""
        return list(record_lines(self.game)) if self.game is not None else []

    def apply(self, fact: f.Fact) -> None:
        """Take in one fact. Facts were judged before they were stored; one that does not fit raises, and the room is
        not to be used any more.
        """
        self.seq += 1
        self.happened = ()
        _FOLDS[type(fact)](self, fact)

    def expects(self, line: dict[str, Any], move: Move) -> None:
        """This line, this very object, has been read as this move and judged on the table as it lies."""
        assert self.game is not None
        self._expected = (line, move, self.game.table)

    # One method a fact

    def _opened(self, fact: f.Opened) -> None:
        self.code, self.day = fact.code, fact.day

    def _joined(self, fact: f.Joined) -> None:
        before = self.people.get(fact.person)
        self.people[fact.person] = Person(
            id=fact.person,
            name=fact.name,
            role=fact.role,
            age=fact.age,
            language=fact.language,
            muted=before is not None and before.muted,
        )
        self.host = self.host or fact.person

    def _renamed(self, fact: f.Renamed) -> None:
        person = self.people[fact.person]
        person.name, person.age, person.language = fact.name, fact.age, fact.language

    def _left(self, fact: f.Left) -> None:
        self.people[fact.person].present = False

    def _removed(self, fact: f.Removed) -> None:
        person = self.people[fact.person]
        person.present, person.removed = False, True

    def _host_passed(self, fact: f.HostPassed) -> None:
        self.host = fact.person

    def _seated(self, fact: f.Seated) -> None:
        self.seats = fact.seats

    def _settings(self, fact: f.SettingsChanged) -> None:
        self.settings = fact.settings

    def _entropy_added(self, fact: f.EntropyAdded) -> None:
        self.entropy[fact.person] = fact.text

    def _dealt(self, fact: f.Dealt) -> None:
        self.game = with_shared_cards(load_record([fact.header.encode()]))
        self.game_id, self.deal = fact.game, fact
        self.games.append(fact.game)
        self.entropy = {}
        self.paused = self.closed = False
        self.proposal = None
        self.by = []
        self.happened = tuple(self.game.opening)
        self.game_seq = self.seq

    def _moved(self, fact: f.Moved) -> None:
        assert self.game is not None
        expected, self._expected = self._expected, None
        if expected is not None and expected[0] is fact.line and expected[2] is self.game.table:
            self.happened = self.game.play_judged(expected[1])
        else:
            self.happened = self.game.play_line(fact.line)
        self.by.append(fact.by)
        self.game_seq = self.seq

    def _nothing(self, _: f.Fact) -> None:
        """Shown and gone, or what follows says all."""

    def _said(self, fact: f.Said) -> None:
        self.chat.append((self.seq, fact.person, fact.text))

    def _muted(self, fact: f.Muted) -> None:
        self.people[fact.person].muted = fact.muted

    def _paused(self, _: f.Paused) -> None:
        self.paused = True

    def _resumed(self, _: f.Resumed) -> None:
        self.paused = False

    def _game_closed(self, _: f.GameClosed) -> None:
        self.closed = True
        self.proposal = None

    def _reported(self, fact: f.Reported) -> None:
        self.reports.append(fact)

    def _proposed(self, fact: f.CorrectionProposed) -> None:
        self.proposal = Proposal(card=fact.card, date=fact.date, why=fact.why, by=self.host, accepted={self.host})

    def _voted(self, fact: f.Voted) -> None:
        if self.proposal is not None and fact.accept:
            self.proposal.accepted.add(fact.person)

    def _dropped(self, _: f.CorrectionDropped) -> None:
        self.proposal = None

    def _corrected(self, fact: f.Corrected) -> None:
        self.game = load_record(line.encode() for line in fact.record)
        self.by = self.by[: self.game.moves_made]
        self.proposal = None
        self.game_seq = self.seq


_FOLDS: Final[dict[type, Callable[..., None]]] = {
    f.Opened: Room._opened,
    f.Joined: Room._joined,
    f.Renamed: Room._renamed,
    f.Left: Room._left,
    f.Removed: Room._removed,
    f.HostPassed: Room._host_passed,
    f.Seated: Room._seated,
    f.SettingsChanged: Room._settings,
    f.EntropyAdded: Room._entropy_added,
    f.Dealt: Room._dealt,
    f.Moved: Room._moved,
    f.LimitExpired: Room._nothing,
    f.Said: Room._said,
    f.Reacted: Room._nothing,
    f.Muted: Room._muted,
    f.Paused: Room._paused,
    f.Resumed: Room._resumed,
    f.GameClosed: Room._game_closed,
    f.Reported: Room._reported,
    f.CorrectionProposed: Room._proposed,
    f.Voted: Room._voted,
    f.CorrectionDropped: Room._dropped,
    f.Corrected: Room._corrected,
}
