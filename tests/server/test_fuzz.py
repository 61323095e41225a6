"""Fifty thousand bad frames and requests: no crash, no exception that nobody takes, no effect but of valid commands.

KRONIKA_FUZZ says how many there are, KRONIKA_FUZZ_SEED from where they start; a failure tells both, and the message.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kronika.server.commands import Envelope
from kronika.server.facts import decode_fact
from kronika.server.room import Room
from kronika.server.store import open_store
from tests.server.driving import Application, Socket, Two, running
from tests.server.mutating import Mutator
from tests.server.watching import Watch

COUNT = int(os.environ.get("KRONIKA_FUZZ", "50000"))
SEED = os.environ.get("KRONIKA_FUZZ_SEED", "1")
SHARE_OF_REQUESTS = 0.12
SESSION = 50_000
ROUND = 40
"""Frames that are on their way at once."""
NEWS = (b'{"type":"update"', b'{"type":"welcome"')
GAMES = ("timeline-cesko", "anno-domini", "twist-coop")
PATHS = (
    *(
        "/",
        "/join/{code}",
        "/metrics",
        "/health",
        "/api/decks",
        "/api/decks/world/statistics",
        "/api/decks/world/titles",
    ),
    *("/api/rooms", *(f"/api/rooms/{{code}}{more}" for more in ("", "/view", "/proofs", "/join", "/commands"))),
    *("/api/games", *(f"/api/games/{{game}}{more}" for more in ("", "/record", "/replay")), "/api/schema/openapi.json"),
)
BODIES: tuple[dict[str, Any], ...] = (
    {"name": "Mal", "age": 9, "language": "en", "role": "spectator"},
    {"request": "fuzz-request", "seen": 0, "command": {"type": "say", "text": "x"}},
)
HEADERS = (
    *(("content-type", "application/json"), ("authorization", "Bearer " + "x" * 30), ("origin", "http://kronika.test")),
    *(("host", "kronika.test"), ("accept", "*/*"), ("content-length", "5"), ("cookie", "a=b")),
)


def command_at(view: dict[str, Any], people: list[str], rng: random.Random) -> dict[str, Any]:
    """A command that somebody at this table could send."""
    table = view["view"] or {}
    legal = (table.get("legal") or {}).get("moves") or [{"seat": 0, "move": "place", "card": "world/aaaaaa", "gap": 0}]
    hand = [card["id"] for seat in table.get("seats", ()) for card in seat["hand"]] or ["world/aaaaaa"]
    line = [card["id"] for card in table.get("line", ())] or hand
    move = {key: value for key, value in rng.choice(legal).items() if value is not None}
    settings = {"game": rng.choice(GAMES), "decks": ["world"], "options": {"hand": 3}}
    seats = [{"name": "Ana", "person": people[0]}, {"name": "Robot", "bot": "fair", "hand": 4}]
    found: list[dict[str, Any]] = [
        *({"type": "play", "move": each} for each in (move, move, {**move, "seat": 1 - int(move["seat"] != 0)})),
        {"type": "play", "move": {"seat": 0, "move": "add", "card": rng.choice(hand), "gap": 1}},
        {"type": "play", "move": {"seat": 1, "move": "doubt", "chain": line[:3]}},
        {"type": "rename", "name": "Bea", "age": 9, "language": "pl"},
        {"type": "say", "text": "hello"},
        {"type": "react", "sign": "👍"},
        {"type": "settings", "settings": settings},
        {"type": "sit", "seats": seats},
        {"type": "stand", "seat": 1, "name": "Bea"},
        {"type": "add-entropy", "text": "kettle"},
        {"type": "start", "entropy": "geese"},
        {"type": "accept", "accept": False},
        {"type": "give-seat", "seat": 1, "bot": "good"},
        {"type": "report", "card": rng.choice(line), "text": "earlier"},
        {"type": "correct", "card": rng.choice(line), "why": "so", "date": "1066"},
        {"type": "correct", "card": rng.choice(line), "why": "so"},
        *({"type": kind} for kind in ("take-back", "pause", "resume", "close", "leave")),
        *({"type": kind, "person": rng.choice(people)} for kind in ("mute", "remove", "make-host")),
    ]
    return rng.choice(found)


class Fuzz:
    """Three tables whose people send bad frames, and somebody who sends bad requests. `kinds` counts the answers."""

    def __init__(self, app: Application, watch: Watch, seed: str) -> None:
        self.app, self.watch = app, watch
        self.mutator = Mutator(seed)
        self.rng = self.mutator.rng
        self.tables: list[Two] = []
        self.kinds: Counter[str] = Counter()

    async def begin(self) -> None:
        self.tables = [await Two.at(self.app, dealt=number > 0) for number in range(3)]

    async def frames(self, count: int) -> None:
        """So many frames by somebody at some table; where none is accepted, nothing has happened."""
        table = self.rng.choice(self.tables)
        socket = self.rng.choice((table.ana, table.ben))
        room = self.watch.rooms[table.room]
        reply = await self.app.ask("GET", f"/api/rooms/{table.code}/view", token=table.tokens["ana"])
        people = [table.people["ana"], table.people["ben"], "nobody"]
        before, at, sent = _effects(room), len(socket.stream), []
        for number in range(count):
            command = command_at(reply.json, people, self.rng)
            good = {"request": f"fuzz-{self.rng.randrange(1 << 40)}", "seen": self._seen(room), "command": command}
            data = self.mutator.message(good)
            sent.append(data)
            socket.send(data.decode("utf-8", "surrogateescape") if number % 50 else data)
        await answers(socket, at, count)
        accepted = self._counted(socket.stream[at:])
        assert accepted <= sum(map(is_command, sent)), sent
        if not accepted:
            assert _effects(room) == before, sent
        await self._anew_where_somebody_left(table)

    def _seen(self, room: Room) -> int:
        return self.rng.choice((0, room.seq, 1 << 52, 1 << 52, 1 << 52))

    def _counted(self, stream: list[bytes]) -> int:
        """How many of these messages accept a command."""
        accepted = 0
        for data in stream:
            if not data.startswith(NEWS):
                answer = json.loads(data)
                kind = answer.get("code", answer["type"])
                self.kinds[kind] += 1
                accepted += answer["type"] == "accepted"
        return accepted

    async def request(self) -> None:
        """One request with something wrong in it."""
        rng, text = self.rng, self.mutator.text
        table = rng.choice(self.tables)
        room = self.watch.rooms[table.room]
        path = rng.choice(PATHS).format(code=table.code, game=room.game_id or "0" * 22)
        if rng.random() < 0.5:
            path = text(path) or "/"
        method = rng.choice(("GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "FOO"))
        body = self.mutator.message(rng.choice(BODIES)) if method == "POST" or rng.random() < 0.1 else None
        before = _effects(room)
        reply = await self.app.ask(
            method,
            path.replace("/health/stream", "/health"),
            body,
            token=rng.choice((None, table.tokens["ana"], "mallory-" + "m" * 30)),
            query=text(rng.choice(("move=3", "language=en", ""))).encode("utf-8"),
            headers=[
                (_latin(text(n).lower()) or b"x", _latin(text(v))) for n, v in rng.sample(HEADERS, rng.randrange(3))
            ],
        )
        self.kinds[str(reply.status)] += 1
        assert reply.status < 500, (method, path, body, reply)
        if method != "POST" or b'"type":"refused"' in reply.body or reply.status not in (200, 201):
            assert _effects(room) == before, (method, path, body)
        await self._anew_where_somebody_left(table)

    async def _anew_where_somebody_left(self, table: Two) -> None:
        """Another table where somebody has left, was cut off, or has come in."""
        people = self.watch.rooms[table.room].people
        here = len(people) == 2 and all(person.present for person in people.values())
        if here and table.ana.closed is None and table.ben.closed is None:
            return
        for socket in (table.ana, table.ben):
            if socket.closed is None:
                await socket.leave()
        self.tables[self.tables.index(table)] = await Two.at(self.app, dealt=self.rng.random() < 0.8)


def _effects(room: Room) -> int | None:
    """How many facts there are; None where bots and clocks add some of their own."""
    return None if room.settings.limit or any(seat.bot for seat in room.seats) else room.seq


def _latin(text: str) -> bytes:
    return text.encode("latin-1", "ignore")


def is_command(data: bytes) -> bool:
    try:
        msgspec.json.decode(data, type=Envelope)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return False
    return True


async def answers(socket: Socket, at: int, count: int) -> None:
    """Wait for so many answers, or for the end of the connection."""
    left = count
    async with asyncio.timeout(60):
        while left and socket.closed is None:
            await socket.until(at + 1)
            fresh = socket.stream[at:]
            at += len(fresh)
            left -= sum(not data.startswith(NEWS) for data in fresh)


def test_bad_frames_and_requests_do_nothing(tmp_path: Path, watch: Watch) -> None:
    print(f"KRONIKA_FUZZ={COUNT} KRONIKA_FUZZ_SEED={SEED}")
    kinds: Counter[str] = Counter()
    # A server for each session, so that long runs need no more memory than short ones.
    for number in range(0, COUNT, SESSION):
        asyncio.run(session(tmp_path / str(number), watch, f"{SEED} {number}", min(SESSION, COUNT - number), kinds))
        watch.forget()
    print(dict(kinds.most_common()))
    assert kinds["wire.malformed"] > COUNT // 10
    assert kinds["accepted"] > COUNT // 200
    assert len(kinds) > 20


async def session(folder: Path, watch: Watch, seed: str, count: int, kinds: Counter[str]) -> None:
    """So many frames and requests at one server, whose rooms can all be made anew from what is stored afterwards."""
    async with running(folder) as app:
        fuzz = Fuzz(app, watch, seed)
        await fuzz.begin()
        for _ in range(0, count, ROUND):
            if fuzz.rng.random() < SHARE_OF_REQUESTS:
                for _ in range(ROUND):
                    await fuzz.request()
            else:
                await fuzz.frames(ROUND)
            app.replies.clear()
        kinds.update(fuzz.kinds)
    with open_store(str(folder / "kronika.sqlite")) as store:
        for room_id in store.rooms():
            room = Room(room_id)
            for _, body in store.facts(room_id):
                room.apply(decode_fact(body))


@pytest.mark.parametrize("seed", range(3))
def test_the_mutator_is_the_same_on_every_run_and_makes_both_kinds(seed: int) -> None:
    good = {"request": "12345678", "seen": 0, "command": {"type": "say", "text": "hello"}}
    made = [[mutator.message(good) for _ in range(2000)] for mutator in (Mutator(seed), Mutator(seed))]
    assert made[0] == made[1]
    assert 100 < sum(map(is_command, made[0])) < 1500
    assert len(set(made[0])) > 1000
