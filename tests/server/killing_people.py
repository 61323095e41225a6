"""People at tables whose server is killed again and again: what they ask for, what they are told, and what they do when
the connection is gone. They come back, and ask again for what was not answered, under the same request id.

Knows the messages of the game socket. What was told is kept in a Book, for killing_disk.py to hold against the disk.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections import deque
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from kronika.client import folded
from kronika.server.ids import new_token, person_of

__all__ = ["Book", "Person", "Told", "World"]

Key = tuple[str, str]
"""Room and request id, as the store has it."""

_GONE = (OSError, EOFError, TimeoutError, ConnectionClosed, WebSocketException)
_REPEATS, _CHATS, _HANGS_UP = 0.03, 0.07, 0.02


class Told(msgspec.Struct, frozen=True):
    """An answer that said yes: the number of the last fact, and the command."""

    seq: int
    command: dict[str, Any]


class Book:
    """All that anybody was told in any room, and what was wrong with it."""

    def __init__(self) -> None:
        self.accepted: dict[Key, Told] = {}
        self.refused: set[Key] = set()
        self.stored: dict[Key, int] = {}
        """What the disk is known to hold."""
        self.shown: dict[tuple[str, int], tuple[str, Any, bytes]] = {}
        """Room and number of the fact -> kind, what was said, and a digest of all."""
        self.said: dict[tuple[str, int], tuple[str, str]] = {}
        """Room and number -> who said what, as people who came later were shown it."""
        self.latest: dict[str, int] = {}
        self.fresh: set[Key] = set()
        self.fresh_shown: set[tuple[str, int]] = set()
        """Accepted and shown, and not yet looked up on the disk."""
        self.problems: list[str] = []
        self.moves = self.repeated = self.resent = self.stale = self.hung_up = 0

    def accept(self, key: Key, seq: int, command: dict[str, Any]) -> None:
        """The answer was yes."""
        for known in (self.accepted.get(key), self.stored.get(key)):
            number = known.seq if isinstance(known, Told) else known
            if number is not None and number != seq:
                self.problems.append(f"{key}: answered with fact {seq}, and with fact {number} before")
        if key not in self.accepted:
            self.moves += command["type"] == "play"
            self.accepted[key] = Told(seq, command)
            self.fresh.add(key)

    def decline(self, key: Key, code: str) -> None:
        """The answer was no, or that the move is stale."""
        if key in self.accepted or key in self.stored:
            self.problems.append(f"{key}: answered {code}, though it had its effect before")
        if code != "stale":
            self.refused.add(key)

    def show(self, room: str, message: dict[str, Any], raw: bytes) -> None:
        """An update came. Whoever sees one of the same number sees the same, also after a restart."""
        if message["kind"] == "presence":
            return
        shown = (message["kind"], message.get("said"), hashlib.sha256(raw).digest())
        place = (room, message["seq"])
        if place not in self.shown:
            self.shown[place] = shown
            self.fresh_shown.add(place)
        elif self.shown[place] != shown:
            self.problems.append(f"{place}: two different facts were shown under this number")
        self.see(room, message["seq"])

    def see(self, room: str, seq: int) -> None:
        """A room with so many facts was shown."""
        self.latest[room] = max(seq, self.latest.get(room, 0))


class World(msgspec.Struct):
    """What the people share: where the server is, what they were told, and what the harness wants to know of a room.
    `heard` are all messages and answers of this life of the server, each once, with the path that they came by.
    """

    port: int
    book: Book
    chance: random.Random
    answered: dict[str, float] = {}
    """Room -> when it first answered a move in this life of the server, by time.monotonic(); where nobody who is awake
    is on turn, another command that makes a fact.
    """
    dues: dict[str, tuple[int, float]] = {}
    """Room -> number of facts and due time, as first shown in this life."""
    asleep: set[str] = set()
    """Those who never move."""
    connected: int = 0
    over: bool = False
    heard: dict[tuple[str, bytes], None] = {}

    async def post(self, path: str, body: dict[str, Any], token: str) -> dict[str, Any]:
        """A POST that is made until it is answered with 2xx."""
        data = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\nauthorization: Bearer {token}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(data)}\r\nconnection: close\r\n\r\n"
        )
        while True:
            try:
                answer = await self.ask(head.encode() + data)
                if answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
                    found: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
                    return found
                if answer and not answer.startswith((b"HTTP/1.1 429", b"HTTP/1.1 503")):
                    self.book.problems.append(f"POST {path}: {answer[:200]!r}")
            except (*_GONE, ValueError):
                pass
            await asyncio.sleep(0.03)

    async def ask(self, request: bytes) -> bytes:
        """What the server says to these bytes, until it closes; OSError where it is not there."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(request)
            answer = await asyncio.wait_for(reader.read(), 5)
            self.heard[request.split(b" ", 2)[1].decode(), answer] = None
            return answer
        finally:
            writer.close()


class Person:
    """Somebody at a table. `script` is what a host asks for before playing."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.token = new_token()
        self.id = person_of(self.token)
        self.room_id = ""
        self.script: deque[dict[str, Any]] = deque()
        self.games = 0
        """How many games to begin, for a host."""
        self.finished = False
        """For a host: all games are over."""
        self.waiting: tuple[str, bytes, dict[str, Any]] | None = None
        """The request that has no answer yet: id, message, command."""
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.seq = self.count = self.last = self.until = 0
        """Facts seen; requests made; the last fact of one's own, and the one up to which to look before asking again:
        an answer comes before what it did is shown.
        """
        self.greets = False
        """Whether a host owes a word to the table, having come back: so that each room is asked something at once."""
        self.again = ""
        """The id of a stale request, for the same wish on the table as it is now."""
        self.done: deque[tuple[str, bytes, dict[str, Any]]] = deque(maxlen=40)

    async def play(self) -> None:
        """Be at the table until the world is over or the games are."""
        uri = f"ws://127.0.0.1:{self.world.port}/api/rooms/{self.room_id}/socket"
        while not (self.finished and self.waiting is None):
            try:
                async with connect(
                    uri, compression=None, max_size=None, ping_interval=None, close_timeout=0.2
                ) as socket:
                    self.world.connected += 1
                    try:
                        await self._stay(socket)
                    finally:
                        self.world.connected -= 1
            except _GONE:
                pass
            except Exception as error:
                self.world.book.problems.append(f"{self.name} in {self.room_id}: {error!r}")
                raise
            if self.world.over and self.waiting is None:
                return
            await asyncio.sleep(0.015)

    async def _stay(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "token": self.token, "seen": self.seq}))
        async for raw in socket:
            assert isinstance(raw, str)
            self.world.heard[f"/api/rooms/{self.room_id}/socket", raw.encode()] = None
            message = msgspec.json.decode(raw)
            kind = message["type"]
            line: bytes | None = None
            if kind == "refused" and message["code"] == "wire.too-fast":
                await asyncio.sleep(0.3)
                line = self.waiting[1] if self.waiting else None
            elif kind in ("accepted", "refused", "stale"):
                line = self._answered(message)
            else:
                self._look(message, raw.encode())
                if kind == "welcome":
                    self.greets = bool(self.games)
                    if self.waiting is not None:
                        self.world.book.resent += 1
                        line = self._again(*self.waiting)
            if line is None and self.waiting is None and self.seq >= self.until:
                if (self.finished or self.world.over) and kind != "welcome":
                    return
                line = self._next()
                if line is None and self.finished:
                    return
            if line is not None:
                await socket.send(line.decode())
                if self.world.chance.random() < _HANGS_UP:
                    # Gone without a word, right behind the message: what was asked for happens all the same.
                    self.world.book.hung_up += 1
                    socket.transport.close()

    def _look(self, message: dict[str, Any], raw: bytes) -> None:
        book = self.world.book
        if message["type"] == "welcome":
            self.seq, self.room, self.view = message["seq"], message["room"], message["view"]
            book.see(self.room_id, self.seq)
            for seq, person, text in message["chat"]:
                book.said[self.room_id, seq] = (person, text)
            self.world.dues.setdefault(self.room_id, (self.seq, self.room["due"] or 0.0))
        else:
            self.seq = max(self.seq, message["seq"])
            self.room = self.room | message.get("room", {})
            self.view = folded(self.view, message)
            book.show(self.room_id, message, raw)

    def _answered(self, message: dict[str, Any]) -> bytes | None:
        """Take the answer in; what to send at once, if anything."""
        if self.waiting is None or message["request"] != self.waiting[0]:
            return None
        (request, line, command), self.waiting = self.waiting, None
        book, key = self.world.book, (self.room_id, f"{self.id}:{request}")
        if message["type"] != "accepted":
            code = message.get("code", "stale")
            book.decline(key, code)
            if code == "stale":
                book.stale += 1
                self.again = request if self.world.chance.random() < 0.5 else ""
            if code not in ("stale", "room.proposal") and command["type"] != "play":
                book.problems.append(f"{key}: {command['type']} refused: {message['message']}")
            return None
        self.until = message["seq"]
        if key not in book.accepted:
            if command["type"] == "play" or not self._somebody_may_move():
                self.world.answered.setdefault(self.room_id, time.monotonic())
            if message["seq"] <= self.last:
                book.problems.append(f"{key}: accepted as fact {message['seq']} after fact {self.last}")
            self.last = message["seq"]
            self.greets = False
            if self.script and command is self.script[0]:
                self.script.popleft()
        book.accept(key, message["seq"], command)
        self.done.append((request, line, command))
        return None

    def _again(self, request: str, line: bytes, command: dict[str, Any]) -> bytes:
        """The same request once more; half the time by somebody who has seen what has happened since."""
        if self.world.chance.random() < 0.5:
            line = json.dumps({"request": request, "seen": self.seq, "command": command}).encode()
        self.waiting = (request, line, command)
        return line

    def _next(self) -> bytes | None:
        """What to ask for now."""
        chance = self.world.chance
        if self.done and chance.random() < _REPEATS:
            self.world.book.repeated += 1
            return self._again(*chance.choice(self.done))
        command = self._command()
        if command is None and (self.greets or chance.random() < _CHATS):
            command = {"type": "say", "text": f"{self.name} says {self.count}"}
        if command is None:
            return None
        self.count += 1
        request, self.again = self.again or f"{self.name}-{self.count:05}", ""
        line = json.dumps({"request": request, "seen": self.seq, "command": command}).encode()
        self.waiting = (request, line, command)
        return line

    def _command(self) -> dict[str, Any] | None:
        if not self.room["playing"]:
            if self.script:
                return self.script[0]
            if self.games:
                self.games -= 1
                if self.games:
                    self.script.append({"type": "start", "entropy": self.name})
                    return self.script[0]
                self.finished = True
            return None
        assert self.view is not None
        if not self._somebody_may_move() or self.room["seats"][self.view["turn"]]["person"] != self.id:
            return None
        move = self.world.chance.choice(self.view["legal"]["moves"])
        line = {key: value for key, value in move.items() if value is not None}
        if line["move"] == "turn-over":
            line["move"] = "place"
        return {"type": "play", "move": line}

    def _somebody_may_move(self) -> bool:
        """Whether somebody who is awake is on turn."""
        if not self.room["playing"] or self.view is None or self.view["turn"] is None:
            return False
        holder = self.room["seats"][self.view["turn"]]
        return holder.get("bot") is None and holder.get("person") not in self.world.asleep
