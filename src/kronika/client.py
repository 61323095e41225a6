"""A seat at a live table, for programs: join by a code, wait for one's turn, look at the view, move.

    from kronika import client

    with client.join("http://localhost:8642", "KRAKEN", "My bot") as table:
        for view in table.turns():
            table.play(view["legal"]["moves"][0])

Knows the messages of the game socket (`GET /api/schema/socket`) and nothing of rules or dates: views are plain dicts as
the server sends them, with every change put over them. When the connection is lost it is made again, and what had no
answer yet is asked again under the same id, so that it has its effect once.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from kronika.errors import KronikaError

__all__ = ["ClientError", "Table", "folded", "join", "open_room"]

_PATIENCE = 30.0
# A server takes ten messages a second from a device, and forty at once.
_RATE, _BURST = 9.0, 35.0
# The server restarts, the network is gone, or this device could not keep up: come back.
_COME_BACK = frozenset({1001, 1006, 1012, 4408})


class ClientError(KronikaError):
    """The server refused something, or cannot be reached. `code` is the server's, or begins with `client.`"""


def open_room(server: str, name: str, *, token: str | None = None) -> Table:
    """Open a room on this server, as its host."""
    return _enter(server, "/api/rooms", name, token, "player")


def join(server: str, code: str, name: str, *, token: str | None = None, role: str = "player") -> Table:
    """Join a room by its code. With the `token` of before one comes back to one's seat."""
    return _enter(server, f"/api/rooms/{code}/join", name, token, role)


def _enter(server: str, path: str, name: str, token: str | None, role: str) -> Table:
    entrance = _post(server, path, {"name": name, "role": role}, token)
    return Table(server, entrance["room"], entrance["code"], entrance["person"], entrance["token"])


def _post(server: str, path: str, body: dict[str, Any], token: str | None) -> dict[str, Any]:
    request = urllib.request.Request(server.rstrip("/") + path, json.dumps(body).encode(), method="POST")
    request.add_header("content-type", "application/json")
    if token:
        request.add_header("authorization", f"Bearer {token}")
    return _answer(request, server)


def _answer(request: urllib.request.Request, server: str) -> dict[str, Any]:
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE) as response:
            found: dict[str, Any] = json.load(response)
            return found
    except urllib.error.HTTPError as error:
        try:
            told = json.load(error)
        except ValueError:
            told = {}
        raise ClientError(told.get("code", f"client.{error.code}"), told.get("message", str(error))) from None
    except OSError as error:
        raise ClientError("client.unreachable", f"{server} cannot be reached: {error}") from None


class Table:
    """A place in a room. `room` and `view` are kept up to date as messages are read; `code` lets others in, `token`
    is the secret with which one comes back.
    """

    def __init__(self, server: str, room: str, code: str, person: str, token: str) -> None:
        self.server, self.code, self.person, self.token = server.rstrip("/"), code, person, token
        self.room_id = room
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.seq = 0
        self._may_send, self._sent = _BURST, time.monotonic()
        self._socket: Any = None
        self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def seats(self) -> list[int]:
        """One's own seats."""
        return [n for n, seat in enumerate(self.room.get("seats", ())) if seat.get("person") == self.person]

    @property
    def over(self) -> bool:
        """Whether a game has been played to its end, or was ended, and no other has begun."""
        return self.view is not None and not self.room["playing"]

    def close(self) -> None:
        """Go offline; the seat stays one's own."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def turns(self) -> Iterator[dict[str, Any]]:
        """The view, each time one is on turn, until the game is over. Whoever does not move is asked again."""
        while not self.over:
            if self.view is not None and self._may_move(self.view["turn"]):
                yield self.view
            else:
                self.wait()

    def play(self, move: dict[str, Any]) -> None:
        """Make a move: one of `view["legal"]["moves"]`, or in the form of a record's line. ClientError where refused;
        its code is `room.stale` where somebody else has moved meanwhile.
        """
        self.command({"type": "play", "move": _line(move, self.view)})

    def say(self, text: str) -> None:
        """Write a line to everybody."""
        self.command({"type": "say", "text": text})

    def command(self, command: dict[str, Any]) -> None:
        """Any command of the schema; returns when it has been carried out and stored. ClientError where refused."""
        asked = {"request": secrets.token_urlsafe(12), "seen": self.seq, "command": command}
        answer = self._ask(asked)
        while answer.get("code") == "wire.too-fast":
            time.sleep(2)
            answer = self._ask(asked)
        if answer["type"] != "accepted":
            code = answer.get("code", "room.stale")
            raise ClientError(code, answer.get("message", "the table has changed meanwhile: look again"))
        while self.seq < answer["seq"]:
            self.wait()

    def wait(self, timeout: float | None = None) -> dict[str, Any]:
        """Wait for the next message about the table, take it in, and give it back. ClientError `client.timeout` where
        none comes within so many seconds.
        """
        message = self._read(timeout)
        self._take(message)
        return message

    def _ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The answer to a command."""
        self._send(asked)
        while True:
            message = self._read()
            if message.get("request") == asked["request"]:
                return message
            self._take(message)
            if message["type"] == "welcome":
                self._send(asked)

    def _may_move(self, turn: int | None) -> bool:
        room = self.room
        if not room["playing"] or room["paused"] or room["proposal"] is not None or turn is None:
            return False
        seat = room["seats"][turn]
        return seat.get("person") == self.person and seat.get("bot") is None

    def _connect(self) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        at = urlsplit(self.server)
        scheme = "wss" if at.scheme == "https" else "ws"
        address = f"{scheme}://{at.netloc}{at.path}/api/rooms/{self.room_id}/socket"
        try:
            # Entered by hand: the connection outlives this method and is left in `close`.
            opened = connect(address, max_size=None, compression=None, open_timeout=_PATIENCE)
            self._socket = opened.__enter__()
        except (OSError, WebSocketException) as error:
            raise ClientError("client.unreachable", f"{self.server} cannot be reached: {error}") from None
        self._send({"type": "hello", "token": self.token, "seen": self.seq})
        message = self._received(_PATIENCE)
        if message is None:
            raise ClientError("client.unreachable", f"{self.server} closed the connection at once")
        self._take(message)

    def _come_back(self) -> None:
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                return self._connect()
            except ClientError as error:
                if error.code != "client.unreachable" or time.monotonic() > end:
                    raise
                time.sleep(0.2)

    def _send(self, message: dict[str, Any]) -> None:
        from websockets.exceptions import ConnectionClosed

        self._pace()
        # Whoever reads next finds out that the connection is lost, comes back, and it is sent again.
        with contextlib.suppress(ConnectionClosed):
            self._socket.send(json.dumps(message))

    def _pace(self) -> None:
        now = time.monotonic()
        self._may_send = min(_BURST, self._may_send + (now - self._sent) * _RATE) - 1
        self._sent = now
        if self._may_send < 0:
            time.sleep(-self._may_send / _RATE)

    def _read(self, timeout: float | None = None) -> dict[str, Any]:
        """The next message; a welcome where the connection had to be made again."""
        message = self._received(timeout)
        if message is not None and not self._lacks(message):
            return message
        old = self._socket
        self._come_back()
        old.close()  # not before the new one is greeted, so that it can be tried again and nobody seems to be away
        return {"type": "welcome", "seq": self.seq, "room": self.room, "view": self.view}

    def _lacks(self, message: Mapping[str, Any]) -> bool:
        """Whether something was lost before this message: then the whole table is needed anew."""
        if message["type"] != "update":
            return False
        before: int = message["seq"] - (message["kind"] != "presence")
        return before > self.seq

    def _received(self, timeout: float | None) -> dict[str, Any] | None:
        """The next message; None where the connection was lost and may be made again."""
        from websockets.exceptions import ConnectionClosed

        if self._socket is None:
            raise ClientError("client.closed", "this table was closed here")
        try:
            message: dict[str, Any] = json.loads(self._socket.recv(timeout))
        except TimeoutError:
            raise ClientError("client.timeout", f"nothing came in {timeout} seconds") from None
        except ConnectionClosed as error:
            code = error.rcvd.code if error.rcvd is not None else 1006
            if code in _COME_BACK:
                return None
            raise ClientError("client.closed", f"the server has closed the connection: {_closed(code)}") from None
        return message

    def _take(self, message: dict[str, Any]) -> None:
        match message.get("type"):
            case "welcome":
                self.seq, self.room, self.view = message["seq"], message["room"], message["view"]
            case "update":
                if message["seq"] <= self.seq and message["kind"] != "presence":
                    return  # what was missed is told again to whoever made a stale move
                self.seq = message["seq"]
                self.room = self.room | message.get("room", {})
                self.view = folded(self.view, message)


def folded(view: dict[str, Any] | None, update: Mapping[str, Any]) -> dict[str, Any] | None:
    """The view after an update: its `view` over the one before, and its `cuts` in that. Changes nothing in place."""
    changed, cuts = update.get("view"), update.get("cuts")
    if not changed and not cuts:
        return view
    view = (view or {}) | (changed or {})
    for name, cut in (cuts or {}).items():
        match name:
            case "seats":
                seats = list(view["seats"])
                for now in cut:
                    seat = seats[now["seat"]]
                    seats[now["seat"]] = seat | {
                        key: _cut(seat["hand"], each) if key == "hand" else each
                        for key, each in now.items()
                        if key != "seat"
                    }
                view["seats"] = seats
            case "legal":
                gaps = range(cut["gaps"])
                moves = [cut["each"] | {"card": card, "gap": gap} for card in cut["cards"] for gap in gaps]
                moves += cut.get("others", ())
                view["legal"] = {"moves": moves, "correction": cut.get("correction", "none")}
            case _:
                view[name] = _cut(view[name], cut)
    return view


def _cut(row: list[Any], cut: Mapping[str, Any]) -> list[Any]:
    """A row where from `at` on `out` things have given way to `new` ones."""
    at = cut["at"]
    return [*row[:at], *cut.get("new", ()), *row[at + cut.get("out", 0) :]]


def _closed(code: int) -> str:
    told = {4403: "you are not at this table", 4404: "there is no such table", 1008: "it takes no such messages"}
    return f"{told.get(code, 'it gave no reason')} ({code})"


def _line(move: dict[str, Any], view: dict[str, Any] | None) -> dict[str, Any]:
    """A move of a view as a record says it: Timeline Twist's `turn-over` is `place` there."""
    line = {key: value for key, value in move.items() if value is not None}
    if line.get("move") == "turn-over" and view is not None:
        line["move"] = "place"
    return line
