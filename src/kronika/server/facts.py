"""What happened in a room, one fact an event: the only thing that is stored, and all that a room is made of.

Facts are omniscient, as records are: a deal holds every date. What people get is made in wire.py. Each is a tagged
struct; the tag is what the table of events calls its kind, and never changes its meaning.
"""

from __future__ import annotations

from typing import Any, TypeAlias, get_args

import msgspec

__all__ = [
    "Corrected",
    "CorrectionDropped",
    "CorrectionProposed",
    "Dealt",
    "EntropyAdded",
    "Fact",
    "GameClosed",
    "HostPassed",
    "Joined",
    "Left",
    "LimitExpired",
    "Moved",
    "Muted",
    "Opened",
    "Paused",
    "Reacted",
    "Removed",
    "Renamed",
    "Reported",
    "Resumed",
    "Said",
    "SeatHolder",
    "Seated",
    "Settings",
    "SettingsChanged",
    "Voted",
    "decode_fact",
    "encode_fact",
    "kind_of",
]


class SeatHolder(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who plays a seat. `person` is whose device it is played on (several seats may share one); None for a bot and for
    a free seat. `bot`, a level of kronika.server.means.BOT_LEVELS, where a bot plays; with a `person`, it stands in for
    them. `hand` is a hand of another size than the others have (AD-62, G10).
    """

    name: str
    person: str | None = None
    bot: str | None = None
    age: int | None = None
    hand: int | None = None

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.person is None and self.bot is None


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a room plays and how. `limit` is in seconds a move; `away` says who moves for those who are gone: a bot, or
    the stated default move. `screens` lets one shared screen in where `spectators` lets nobody watch. `difficulty` is
    a class of kronika.study.CLASSES, for a game with such cards alone; None for all.
    """

    game: str = "timeline-polska"
    decks: tuple[str, ...] = ("world",)
    options: dict[str, int | str] = {}
    language: str = "en"
    limit: int | None = None
    away: str = "bot"
    listed: bool = False
    spectators: bool = True
    screens: bool = False
    first: int | None = None
    difficulty: str | None = None


class Opened(msgspec.Struct, frozen=True, tag="opened", omit_defaults=True):
    """The room was opened. `code` finds it. With a `day`, such as `2026-11-30`, it is for that day's deal alone."""

    code: str
    day: str = ""


class Joined(msgspec.Struct, frozen=True, tag="joined", omit_defaults=True):
    """Somebody came in, as `player`, `spectator` or `screen` (a shared one, such as a projector)."""

    person: str
    name: str
    role: str = "player"
    age: int | None = None
    language: str | None = None


class Renamed(msgspec.Struct, frozen=True, tag="renamed", omit_defaults=True):
    """Somebody is called otherwise now, or wants another language."""

    person: str
    name: str
    age: int | None = None
    language: str | None = None


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Somebody went for good. Who merely loses the network has not left."""

    person: str


class Removed(msgspec.Struct, frozen=True, tag="removed"):
    """The host sent somebody away; they cannot come back to this room."""

    person: str


class HostPassed(msgspec.Struct, frozen=True, tag="host-passed"):
    """Another person is host now."""

    person: str


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """The seats, as they are now, in the order of play."""

    seats: tuple[SeatHolder, ...]


class SettingsChanged(msgspec.Struct, frozen=True, tag="settings"):
    """The settings, as they are now."""

    settings: Settings


class EntropyAdded(msgspec.Struct, frozen=True, tag="entropy-added"):
    """Somebody's device added a text to the next shuffle, in place of what it had added before."""

    person: str
    text: str


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A game began. `header` is the first line of its record; `root` the commitment to the pile; `salt` is the server's
    secret behind it, `entropy` what each person added to the shuffle. Without a `root` there is nothing to prove: the
    game starts from a position, or everybody can work out how it was shuffled.
    """

    game: str
    header: str
    root: str = ""
    salt: str = ""
    entropy: dict[str, str] = {}


class Moved(msgspec.Struct, frozen=True, tag="moved", omit_defaults=True):
    """A move, as a line of a record. `by` is `person`, `bot`, or `clock` (the time was up)."""

    line: dict[str, Any]
    by: str = "person"


class LimitExpired(msgspec.Struct, frozen=True, tag="limit-expired"):
    """The time for this move of the game was up."""

    move: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A line of chat."""

    person: str
    text: str


class Reacted(msgspec.Struct, frozen=True, tag="reacted"):
    """A sign instead of words."""

    person: str
    sign: str


class Muted(msgspec.Struct, frozen=True, tag="muted"):
    """The host silenced somebody, or let them speak again."""

    person: str
    muted: bool


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """The host stopped the game; no move and no clock until it goes on."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The game goes on."""


class GameClosed(msgspec.Struct, frozen=True, tag="game-closed"):
    """The host ended a game before its end."""

    game: str


class Reported(msgspec.Struct, frozen=True, tag="reported"):
    """Somebody holds a card, which lies open, to be wrong. `card` is its id in the game, `date` what it showed."""

    person: str
    game: str
    card: str
    date: str
    text: str


class CorrectionProposed(msgspec.Struct, frozen=True, tag="correction-proposed", omit_defaults=True):
    """The host would give a card another date, or take it out (`date` None), and why."""

    card: str
    date: str | None
    why: str


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """Somebody at the table accepts the proposed correction, or does not."""

    person: str
    accept: bool


class CorrectionDropped(msgspec.Struct, frozen=True, tag="correction-dropped"):
    """The proposed correction came to nothing."""


class Corrected(msgspec.Struct, frozen=True, tag="corrected", omit_defaults=True):
    """The game goes on from this record: its header, and the lines of the moves that stay."""

    card: str
    date: str | None
    why: str
    by: str
    record: tuple[str, ...]


Fact: TypeAlias = (
    Opened
    | Joined
    | Renamed
    | Left
    | Removed
    | HostPassed
    | Seated
    | SettingsChanged
    | EntropyAdded
    | Dealt
    | Moved
    | LimitExpired
    | Said
    | Reacted
    | Muted
    | Paused
    | Resumed
    | GameClosed
    | Reported
    | CorrectionProposed
    | Voted
    | CorrectionDropped
    | Corrected
)

_ENCODER = msgspec.json.Encoder()
_KINDS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(Fact)}
_DECODER: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)


def kind_of(fact: Fact) -> str:
    """What the table of events calls its kind."""
    return _KINDS[type(fact)]


def encode_fact(fact: Fact) -> bytes:
    """The fact as JSON, its kind under `type`."""
    return _ENCODER.encode(fact)


def decode_fact(data: bytes) -> Fact:
    """The fact in this JSON. Raises msgspec.ValidationError where it is none."""
    return _DECODER.decode(data)
