"""The people of `bench crowd`: many small WebSocket clients in one process, and tables that move when it is their time.

Knows what a table needs in order to play on (whose turn it is, what may be moved) and when everything came, nothing of
who is measured. Times are in seconds, by the clock that is handed in.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from base64 import b64encode
from collections.abc import Callable
from typing import Any, Final

import msgspec

__all__ = ["Move", "Seat", "Table", "Tally"]

_UPGRADE: Final = (
    "GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)
_MASK: Final = b"\0\0\0\0"  # masked as the protocol wants it; this mask changes nothing
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class _Legal(msgspec.Struct):
    moves: list[dict[str, Any]] = []


class _View(msgspec.Struct):
    turn: int | msgspec.UnsetType | None = msgspec.UNSET
    legal: _Legal | msgspec.UnsetType | None = msgspec.UNSET


class _Choices(msgspec.Struct):
    """All moves in few words: `each`, for each of the cards and each gap."""

    each: dict[str, Any]
    cards: list[str]
    gaps: int
    others: list[dict[str, Any]] = []

    def moves(self) -> list[dict[str, Any]]:
        return [self.each | {"card": card, "gap": gap} for card in self.cards for gap in range(self.gaps)] + self.others


class _Cuts(msgspec.Struct):
    legal: _Choices | None = None


class _Message(msgspec.Struct):
    type: str
    seq: int = 0
    kind: str = ""
    view: _View | None = None
    cuts: _Cuts | None = None


_READ: Final = msgspec.json.Decoder(_Message)


class Move(msgspec.Struct):
    """One move: when it was due, sent, acknowledged, and seen by the last seat; 0 for what has not come."""

    due: float
    sent: float
    acknowledged: float = 0.0
    seen: float = 0.0


class Tally(msgspec.Struct):
    """What came of everything."""

    moves: list[Move] = []
    """Those whose time it was while something was measured, and that were accepted."""
    unanswered: int = 0
    refused: int = 0
    games: int = 0
    closed: int = 0
    messages: int = 0
    bytes: int = 0


class Seat(asyncio.Protocol):
    """One person's device."""

    def __init__(self, table: Table, number: int, room: str, host: str, token: str) -> None:
        self.table, self.number = table, number
        self._hello = msgspec.json.encode({"type": "hello", "token": token})
        self._heading = _UPGRADE.format(room=room, host=host, key=b64encode(os.urandom(16)).decode())
        self._data = bytearray()
        self._is_open = False
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport
        transport.write(self._heading.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.table.tally.closed += not self.table.over
        if not self.welcome.done():
            self.welcome.set_exception(exc or ConnectionError("closed before the welcome"))

    def send(self, data: bytes, kind: int = _TEXT) -> None:
        """Send a message in one frame."""
        size = len(data)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + _MASK + data)

    def hang_up(self) -> None:
        """Go away."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        now = self.table.clock()
        self._data += data
        if not self._is_open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(bytes(self._data[:100]).decode("latin-1"))
            del self._data[: end + 4]
            self._is_open = True
            self.send(self._hello)
        while (frame := self._frame()) is not None:
            kind, message = frame
            if kind == _TEXT:
                self.table.tally.messages += 1
                self.table.tally.bytes += len(message)
                self.table.took(self, message, now)
            elif kind == _PING:
                self.send(message, _PONG)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; the server sends each message in one."""
        data = self._data
        if len(data) < 2:
            return None
        size, at = data[1] & 127, 2
        if size >= 126:
            at = 4 if size == 126 else 10
            if len(data) < at:
                return None
            size = int.from_bytes(data[2:at], "big")
        if len(data) < at + size:
            return None
        kind, message = data[0] & 15, bytes(data[at : at + size])
        del data[: at + size]
        return kind, message


class Table:
    """A room with its seats. Makes a move when `move_at` says so, as soon as the table is ready for it."""

    def __init__(self, tally: Tally, clock: Callable[[], float], rng: random.Random) -> None:
        self.tally, self.clock, self.rng = tally, clock, rng
        self.seats: list[Seat] = []
        self.over = False
        self._numbers = itertools.count()
        self._seq = 0
        self._turn: int | None = None
        self._moves: list[dict[str, Any]] = []
        self._due: list[tuple[float, bool]] = []
        """Moves whose time has come: when, and whether they count."""
        self._now: Move | None = None
        self._counts = False
        self._seen = 0
        self._starting = False

    def move_at(self, due: float, *, counts: bool) -> None:
        """The time `due` of a move has come."""
        self._due.append((due, counts))
        self._go_on()

    @property
    def waiting(self) -> int:
        """Moves whose time has come and which have not been made."""
        return sum(counts for _, counts in self._due) + (self._now is not None and self._counts)

    def start(self) -> None:
        """Deal, or deal again."""
        self._starting = True
        self._ask(self.seats[0], {"type": "start", "entropy": "a text"})

    def _ask(self, seat: Seat, command: dict[str, Any]) -> None:
        request = f"request-{seat.number}-{next(self._numbers)}"
        seat.send(msgspec.json.encode({"request": request, "seen": self._seq, "command": command}))

    def _go_on(self) -> None:
        if self._now is not None or self._starting or self.over:
            return
        if self._turn is None:
            self.start()
        elif self._due and self._moves:
            due, self._counts = self._due.pop(0)
            line = {key: value for key, value in self.rng.choice(self._moves).items() if value is not None}
            if line["move"] == "turn-over":
                line["move"] = "place"
            self._now, self._seen = Move(due, self.clock()), 0
            self._ask(self.seats[self._turn], {"type": "play", "move": line})

    def took(self, seat: Seat, message: bytes, now: float) -> None:
        """A message has come to a seat."""
        if message.startswith(b'{"type":"update"'):
            if seat.number == 0:
                self._read(message)
            if self._now is not None and b'"kind":"moved"' in message[:64]:
                self._seen += 1
                if self._seen == len(self.seats):
                    self._now.seen = now
                    self._finish()
        elif message.startswith(b'{"type":"accepted"'):
            if self._now is not None:
                self._now.acknowledged = now
                self._finish()
        elif message.startswith(b'{"type":"welcome"'):
            if seat.number == 0:
                self._read(message)
            seat.welcome.set_result(None)
        else:
            self.tally.refused += 1
            self._now, self._starting = None, False
            self._go_on()

    def _read(self, message: bytes) -> None:
        found = _READ.decode(message)
        self._seq = found.seq or self._seq
        if found.kind == "dealt":
            self._starting = False
            self.tally.games += 1
        view = found.view
        if view is not None:
            if view.turn is not msgspec.UNSET:
                self._turn = view.turn
            if view.legal is not msgspec.UNSET:
                self._moves = view.legal.moves if view.legal else []
                self._turn = self._turn if view.legal else None
        if found.cuts is not None and found.cuts.legal is not None:
            self._moves = found.cuts.legal.moves()
        if found.kind == "dealt":
            self._go_on()

    def _finish(self) -> None:
        move = self._now
        if move is not None and move.acknowledged and move.seen:
            if self._counts:
                self.tally.moves.append(move)
            self._now = None
            self._go_on()
