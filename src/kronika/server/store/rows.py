"""What goes into the store and what comes out of it, as structs.

A batch is what one command comes to: facts, and the rows beside them by which rooms, games, limits and cards are found
without reading facts. Knows no database. Times are in seconds since 1970.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

__all__ = [
    "KEEP",
    "Batch",
    "Counters",
    "EndedGame",
    "GameInfo",
    "GameRow",
    "NewRoom",
    "PatchRow",
    "Player",
    "ReportRow",
    "RoomSummary",
    "Row",
    "Timer",
]

Row: TypeAlias = tuple[str, bytes]
"""A fact: its kind, and its text as it is stored."""
Player: TypeAlias = tuple[int, str, str]
"""Seat, the id of the person ('' where nobody's device plays it), name."""
KEEP: Final = msgspec.UNSET
"""Leaves a room's limit as it is."""


class NewRoom(msgspec.Struct, frozen=True, kw_only=True):
    """A room that begins with this batch, and the code that finds it."""

    id: str
    code: str
    created: float


class Timer(msgspec.Struct, frozen=True, kw_only=True):
    """The one limit of a room: for the move of this number, up at `due`."""

    move: int
    due: float


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game that begins with this batch."""

    id: str
    room: str
    edition: str
    decks: tuple[str, ...]
    started: float
    players: tuple[Player, ...]


class EndedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that ends with this batch, and its whole record."""

    id: str
    ended: float
    record: str


class PatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A correction to a deck: another date for a card, or with `date` None the card taken out."""

    deck: str
    card: str
    date: str | None
    why: str
    by: str
    game: str
    at: float


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody held a card to be wrong, which showed `date`."""

    deck: str
    card: str
    game: str
    person: str
    date: str
    text: str
    at: float


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """All that one command comes to; stored whole or not at all.

    `seq` is the number of facts that the room had before: the rows become seq + 1, seq + 2, … `request` is the id of
    the command, which takes effect once in a room. `listed` None leaves the room listed or not as it is. `placements`
    are deck, card, and whether it was placed rightly.
    """

    room: str
    seq: int
    rows: tuple[Row, ...]
    at: float
    request: str | None = None
    new_room: NewRoom | None = None
    listed: bool | None = None
    timer: Timer | msgspec.UnsetType | None = KEEP
    game: GameRow | None = None
    ended: EndedGame | None = None
    placements: tuple[tuple[str, str, bool], ...] = ()
    patch: PatchRow | None = None
    report: ReportRow | None = None


class RoomSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A room in a list: `seq` facts so far, the last of them at `at`."""

    id: str
    code: str
    created: float
    seq: int
    at: float


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the past or the present. `ended` and `record` are None until it has ended."""

    id: str
    room: str
    edition: str
    decks: tuple[str, ...]
    started: float
    ended: float | None
    players: tuple[Player, ...]
    record: str | None


class Counters(msgspec.Struct, frozen=True, kw_only=True):
    """What the writer has done since it began: `flushes` commits of `batches` batches with `rows` facts; `failed`
    batches were not stored; `waiting` is how many batches are queued or being written now.
    """

    flushes: int
    batches: int
    rows: int
    failed: int
    waiting: int
