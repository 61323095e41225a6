"""What people ask of a room: the messages from clients, as tagged unions. Requests, in the imperative.

Knows no rooms. Unknown fields and wrong types are refused by the decoder, whose message is fit to be sent back.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec

from kronika.server.facts import SeatHolder, Settings
from kronika.server.refusals import Refused

__all__ = [
    "COMMAND",
    "AcceptCorrection",
    "AddEntropy",
    "CloseGame",
    "Command",
    "Correct",
    "Envelope",
    "GiveSeat",
    "Leave",
    "MakeHost",
    "Mute",
    "Pause",
    "Play",
    "React",
    "Remove",
    "Rename",
    "Report",
    "Resume",
    "Say",
    "SetSettings",
    "Sit",
    "Stand",
    "StartGame",
    "TakeBack",
    "cost_of",
    "read_envelope",
    "read_message",
]

LONGEST_MESSAGE: Final = 8 * 1024
"""Bytes of one message from a client, by whatever way it comes."""
Id = Annotated[str, msgspec.Meta(max_length=64)]
LANGUAGE: Final = re.compile(r"[A-Za-z0-9-]{1,16}")
# The last part is an end that Python and browsers understand alike: `$` would let a line feed pass.
Language = Annotated[str, msgspec.Meta(pattern=rf"^{LANGUAGE.pattern}(?![\s\S])")]
Text = Annotated[str, msgspec.Meta(max_length=1000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


class Rename(msgspec.Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """Be called so, be so old, read in this language."""

    name: Text
    age: Annotated[int, msgspec.Meta(ge=0, le=130)] | None = None
    language: Language | None = None


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Go for good."""


class SetSettings(msgspec.Struct, frozen=True, tag="settings", forbid_unknown_fields=True):
    """Play by these settings (the host, between games)."""

    settings: Settings


class Sit(msgspec.Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Lay out the seats, in the order of play (the host): who is not named has none. A person may be named several
    times, for several players on one device.
    """

    seats: Annotated[tuple[SeatHolder, ...], msgspec.Meta(max_length=64)]


class TakeBack(msgspec.Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Play one's own seat again that a bot has played meanwhile."""


class Stand(msgspec.Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Take a free seat, or the first free one; or with `seat` None and no free one, do nothing."""

    seat: SeatNumber | None = None
    name: Text | None = None


class AddEntropy(msgspec.Struct, frozen=True, tag="add-entropy", forbid_unknown_fields=True):
    """Add a text of one's own device to the next shuffle: a new one for each commitment that one sees."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class StartGame(msgspec.Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Deal (the host). `entropy` is what one's own device adds to the shuffle."""

    entropy: Id = ""


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Make a move, in the form of a record's line."""

    move: dict[str, Any]


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Write a line to everybody."""

    text: Text


class React(msgspec.Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Show a sign."""

    sign: Annotated[str, msgspec.Meta(max_length=16)]


class Mute(msgspec.Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Silence somebody, or let them speak again (the host)."""

    person: Id
    muted: bool = True


class Pause(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Stop the game for a while (the host)."""


class Resume(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Go on (the host)."""


class Remove(msgspec.Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Send somebody away (the host)."""

    person: Id


class MakeHost(msgspec.Struct, frozen=True, tag="make-host", forbid_unknown_fields=True):
    """Let somebody else be host (the host)."""

    person: Id


class GiveSeat(msgspec.Struct, frozen=True, tag="give-seat", forbid_unknown_fields=True):
    """Let a bot of this level play a seat, or with `bot` None give it back to its person (the host)."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=20)] | None = "adult"


class CloseGame(msgspec.Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    """End the game before its end (the host)."""


class Report(msgspec.Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """Say that a card, which lies open, is wrong."""

    card: Id
    text: Text = ""


class Correct(msgspec.Struct, frozen=True, tag="correct", forbid_unknown_fields=True):
    """Propose another date for a card that lies open, or with `date` None to take it out (the host)."""

    card: Id
    why: Text
    date: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class AcceptCorrection(msgspec.Struct, frozen=True, tag="accept", forbid_unknown_fields=True):
    """Agree to the proposed correction, or not."""

    accept: bool = True


Command: TypeAlias = (
    Rename
    | Leave
    | SetSettings
    | Sit
    | TakeBack
    | Stand
    | AddEntropy
    | StartGame
    | Play
    | Say
    | React
    | Mute
    | Pause
    | Resume
    | Remove
    | MakeHost
    | GiveSeat
    | CloseGame
    | Report
    | Correct
    | AcceptCorrection
)


class Envelope(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command with its own id, for which it takes effect once at most, and the number of the last fact seen."""

    request: Annotated[str, msgspec.Meta(pattern=r"^[!-~]{8,64}(?![\s\S])")]
    seen: Annotated[int, msgspec.Meta(ge=0, le=1 << 53)] = 0
    command: Command


COMMAND: msgspec.json.Decoder[Envelope] = msgspec.json.Decoder(Envelope)
Message = TypeVar("Message")


def read_message(raw: bytes, decoder: msgspec.json.Decoder[Message]) -> Message:
    """What a client sent; Refused where it is too long or not of this kind, with a reason that is fit to be sent."""
    if len(raw) > LONGEST_MESSAGE:
        raise Refused("wire.too-big", f"a message has at most {LONGEST_MESSAGE} bytes")
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("wire.malformed", str(error)[:300]) from None
    except RecursionError:
        raise Refused("wire.malformed", "the message is nested too deeply") from None


def cost_of(command: Command) -> float:
    """How many commands of the usual kind this one is as much work as: some deal or play a whole game anew."""
    return 4.0 if isinstance(command, (StartGame, Correct, AcceptCorrection)) else 1.0


def read_envelope(raw: bytes) -> Envelope:
    """A command in its envelope, as a client sent it; Refused where it is none."""
    return read_message(raw, COMMAND)
