"""What a server says to its clients: tagged unions, from which the clients' types are generated.

Knows no sockets. One message is made and encoded once and goes to everybody at the table: what seats, spectators and
screens may know is the same in these games; only the greeting says who one is.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from kronika.engine.view_changes import TableCuts
from kronika.server import facts as f

__all__ = [
    "Accepted",
    "Hello",
    "PersonView",
    "ProposalView",
    "Refusal",
    "RoomView",
    "ServerMessage",
    "Stale",
    "Update",
    "Welcome",
]


class PersonView(msgspec.Struct, frozen=True):
    """Somebody at the table. `away` while no device of theirs is connected."""

    id: str
    name: str
    role: str
    language: str | None
    away: bool
    muted: bool


class ProposalView(msgspec.Struct, frozen=True):
    """A correction that waits for the table: what it would change, in numbers of moves."""

    card: str
    title: str
    date: str | None
    why: str
    accepted: tuple[str, ...]
    moves: int
    before: int
    position: bool


class RoomView(msgspec.Struct, frozen=True):
    """The room as everybody in it sees it. `due` is when the time of this move is up, in seconds since 1970."""

    id: str
    code: str
    host: str
    people: tuple[PersonView, ...]
    seats: tuple[f.SeatHolder, ...]
    settings: f.Settings
    game: str
    """The id of the game in play or just played; '' before the first."""
    playing: bool
    paused: bool
    closed: bool
    due: float | None
    commitment: str
    """The hash of the secret that the server will mix into the next shuffle."""
    added: tuple[str, ...]
    """The digests of what people's devices have added to that shuffle so far."""
    root: str
    """The Merkle root over the pile of this game; '' where there is nothing to prove."""
    day: str
    """The day whose deal this room is for, such as `2026-11-30`; '' for a table of the usual kind."""
    proposal: ProposalView | None


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """A client's first message: its token, the last fact that it has seen, 0 for none, and whether it wants the proofs
    of the deal with what happens.
    """

    token: str
    seen: int = 0
    proofs: bool = False


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The whole room. `view` is the table, None before the first game; `chat` the last lines."""

    you: str
    seq: int
    room: RoomView
    view: dict[str, Any] | None
    chat: tuple[tuple[int, str, str], ...]


class Update(msgspec.Struct, frozen=True, tag="update", omit_defaults=True):
    """One fact. `events` are what happened on the table, `view` and `room` the fields that are different now, `cuts`
    what is different within other fields of the view: put them over `view`.
    """

    seq: int
    kind: str
    events: tuple[Any, ...] = ()
    view: dict[str, Any] = {}
    cuts: TableCuts | None = None
    room: dict[str, Any] = {}
    said: tuple[str, str] | None = None
    """Who said or showed what."""
    proofs: tuple[dict[str, Any], ...] = ()
    """For each card that came to light: its place in the commitment. Only for who has asked for proofs."""


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The command with this id has been carried out and stored; `seq` is its last fact."""

    request: str
    seq: int


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    """The command was not carried out; `clause` names the rule where one forbids it."""

    request: str
    code: str
    message: str
    clause: str = ""


class Stale(msgspec.Struct, frozen=True, tag="stale"):
    """The move was made on a table that has changed meanwhile; what was missed follows."""

    request: str
    seq: int


ServerMessage: TypeAlias = Welcome | Update | Accepted | Refusal | Stale
