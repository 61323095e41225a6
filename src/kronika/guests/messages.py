"""The lines that Kronika and a guest say to each other, version 1: docs/protocol.md.

One JSON object a line, told apart by `type`. Knows no process and no game. What a guest gets is the public view and
public events, which hold no date that nobody has turned over.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from kronika.bots.belief import Belief
from kronika.cards import CardId, Seat
from kronika.engine.view import PublicEvent, View
from kronika.table import Outcome

__all__ = [
    "PROTOCOL",
    "Answer",
    "End",
    "FromGuest",
    "Happened",
    "Hello",
    "New",
    "Quit",
    "Ready",
    "Refusal",
    "ToGuest",
    "Turn",
    "encode",
    "protocol_schema",
]

PROTOCOL = 1
"""The version of the protocol. It grows by new fields and types, which either side ignores, without a new version."""


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line to a guest. `seconds` is the time for each move."""

    protocol: int
    runner: str
    seconds: float


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """A guest's answer to `hello`: its name, and what it wants besides views: `events`, `beliefs`."""

    protocol: int
    name: str = ""
    wants: tuple[str, ...] = ()


class New(msgspec.Struct, frozen=True, tag_field="type", tag="new"):
    """A game begins, or goes on: the table as it lies, and which seat is the guest's.

    `level` is how well the beliefs know the dates, None where the guest has not asked for beliefs.
    """

    game: str
    seat: Seat
    seats: tuple[str, ...]
    options: dict[str, int | str]
    level: str | None
    view: View


class Happened(msgspec.Struct, frozen=True, tag_field="type", tag="event"):
    """Something happened that everybody saw; sent to guests that want `events`."""

    event: PublicEvent


class Turn(msgspec.Struct, frozen=True, tag_field="type", tag="turn", omit_defaults=True):
    """The guest is to move within so many seconds; `view.legal` is what it may do.

    `beliefs`, for guests that want them, are bell curves over years of a line on which 1 BC is 0.
    """

    id: int
    seconds: float
    view: View
    beliefs: dict[CardId, Belief] | None = None


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="move"):
    """A guest's move for the turn of this id: `choice` counts `view.legal.moves` from 0, or `move` says it in full."""

    id: int
    choice: Any = None
    move: Any = None


class Refusal(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """The answer was none. `left` is how many more there may be before the default move is made."""

    id: int
    code: str
    message: str
    left: int


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    """The game is over, or is left: then `outcome` is None."""

    outcome: Outcome | None
    view: View


class Quit(msgspec.Struct, frozen=True, tag_field="type", tag="quit"):
    """Nothing follows; the guest is to end."""


ToGuest: TypeAlias = Hello | New | Happened | Turn | Refusal | End | Quit
FromGuest: TypeAlias = Ready | Answer

_encoder = msgspec.json.Encoder()


def encode(message: ToGuest) -> bytes:
    """The message as a line."""
    return _encoder.encode(message) + b"\n"


def protocol_schema() -> dict[str, Any]:
    """JSON Schema 2020-12 of the lines: `kronika` says one kind, `guest` the other."""
    (to_guest, from_guest), defs = msgspec.json.schema_components((ToGuest, FromGuest), ref_template="#/$defs/{name}")
    defs["Answer"]["properties"] |= {
        "choice": {"type": ["integer", "null"], "minimum": 0, "description": "An index of `view.legal.moves`."},
        "move": {
            "type": ["object", "null"],
            "description": "A move such as those of `view.legal.moves`; `seat` may be left out.",
        },
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Kronika protocol {PROTOCOL}",
        "type": "object",
        "properties": {"kronika": to_guest, "guest": from_guest},
        "required": ["kronika", "guest"],
        "$defs": dict(sorted(defs.items())),
    }
