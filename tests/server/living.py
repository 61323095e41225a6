"""Lives of rooms, a hundred at a time, and what they leave behind in the server's memory once they are over.

A life goes: open, join, come, talk or play, go; the room is put away; somebody returns, and it is made anew from what
is stored; it ends, and is put away for good. `test_lives.py` lives some thousands, `bench/lives.py` a million. Most
lives speak to the hub, as the sockets do; those of the kind `door` come through the whole application, each from an
address of its own.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import os
import threading
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from litestar.plugins.prometheus import PrometheusMiddleware

from kronika.engine import Game
from kronika.server import app as application
from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server.guarding import Guard
from kronika.server.hub import Hub
from kronika.server.limits import Buckets
from kronika.server.live import LiveRoom
from kronika.server.opponents import Opponents
from kronika.server.room import Room
from kronika.server.sockets import GameSockets
from tests.server.driving import Application, running

__all__ = ["KINDS", "Left", "Lives", "living"]

NOW: Final = 1 << 52
_DEFAULT: Final = Opponents(b"nobody")
_COUNTED: Final = (LiveRoom, Room, Game, Opponents)


class Left(msgspec.Struct, frozen=True, kw_only=True):
    """What there is in a process while no room is in use."""

    lives: int
    tasks: int
    timers: int
    """Of the event loop, without those that were cancelled."""
    rooms: int
    """In the hub's tables, and alive anywhere in memory; also games and bots."""
    limits: int
    """Rooms whose time runs."""
    moments: int
    """At which the clock will look up: twice as many as limits, and some, at most."""
    handles: int
    threads: int
    labels: int
    """Of metrics."""
    open: int
    """Requests and connections that are counted as under way, by address."""
    addresses: int
    """In the tables of who asked how much; 20,000 a table at most."""
    objects: int
    """That the garbage collector knows, without the addresses."""
    rss: float
    """Memory of the process in MiB."""

    def more_than(self, before: Left, objects: int) -> list[str]:
        """What there is more of than before: nothing, where nothing has leaked. So many `objects` may come and go."""
        grown = [
            name
            for name in ("tasks", "timers", "rooms", "limits", "labels", "open")
            if getattr(self, name) > getattr(before, name)
        ]
        # Pools of threads, and of connections to the database, fill up when they are first busy.
        grown += [name for name in ("handles", "threads") if getattr(self, name) > getattr(before, name) + 8]
        grown += ["moments"] if self.moments > 2 * self.limits + 64 else []
        grown += ["objects"] if self.objects > before.objects + objects else []
        return [f"{name}: {getattr(before, name):,} before, {getattr(self, name):,} after" for name in grown]


class Device:
    """A connection that counts what it is sent."""

    def __init__(self, person: str) -> None:
        self.person, self.address, self.proofs = person, "", False
        self.got = self.dropped = self.parted = 0

    def push(self, _: bytes) -> None:
        self.got += 1

    def drop(self) -> None:
        self.dropped += 1

    def part(self) -> None:
        self.parted += 1


class Lives:
    """Lives rooms on a hub and its application."""

    def __init__(self, app: Application, hub: Hub) -> None:
        self.app, self.hub = app, hub
        self.lived: Counter[str] = Counter()
        self._numbers = itertools.count()

    async def batch(self, kinds: list[str]) -> None:
        """A life of each of these kinds at the same time, from beginning to end."""
        lives = [KINDS[kind](self, next(self._numbers)) for kind in kinds]
        for _ in range(2):
            await asyncio.gather(*(anext(life) for life in lives))
            await self._put_away()
        for kind, life in zip(kinds, lives, strict=True):
            await life.aclose()
            self.lived[kind] += 1

    async def _put_away(self) -> None:
        async with asyncio.timeout(30):
            while self.hub.live_rooms:
                await asyncio.sleep(0)  # what the last command has left to do
                await self.hub.sweep(idle=0, host_away=1e9)

    async def left(self) -> Left:
        """What there is now, after the garbage has been collected."""
        for _ in range(20):
            await asyncio.sleep(0)
        gc.collect()
        objects = gc.get_objects()
        hub, clock = self.hub, self.hub.clock
        addresses = sum(len(each._buckets) for each in objects if isinstance(each, Buckets))
        loop: Any = asyncio.get_running_loop()
        return Left(
            lives=self.lived.total(),
            tasks=len(asyncio.all_tasks()) + len(hub._tasks) + len(hub._loading),
            timers=sum(not handle.cancelled() for handle in loop._scheduled),
            rooms=len(hub._rooms) + sum(isinstance(each, _COUNTED) for each in objects),
            limits=len(clock._current) + len(clock._at_work),
            moments=len(clock._heap),
            handles=len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0,
            threads=threading.active_count(),
            labels=sum(len(metric._metrics) for metric in PrometheusMiddleware._metrics.values()),
            open=sum(each._open.total() for each in objects if isinstance(each, (Guard, GameSockets))),
            addresses=addresses,
            objects=len(objects) - addresses,
            rss=_rss(),
        )

    async def do(self, live: LiveRoom, person: str, command: c.Command, request: str = "") -> bytes:
        """Carry out a command as the sockets do; it must be accepted."""
        envelope = c.Envelope(request=request or f"request-{next(self._numbers)}", seen=NOW, command=command)
        answer: bytes
        answer, _ = await asyncio.shield(self.hub.keep(live.carry_out(person, envelope)))
        assert answer.startswith(b'{"type":"accepted"'), answer
        return answer

    async def play(self, live: LiveRoom, moves: int) -> None:
        """So many moves by whoever is on turn."""
        for _ in range(moves):
            room = live.room
            assert room.turn is not None
            person = room.seats[room.turn].person
            assert person is not None
            await self.do(live, person, c.Play(_DEFAULT.default_line(room)))


Life: TypeAlias = Callable[[Lives, int], AsyncGenerator[None, None]]
"""Runs to where the room is put away, twice."""


async def _short(lives: Lives, number: int) -> AsyncGenerator[None, None]:
    """Two come, one says something, all go; one returns and leaves for good."""
    ana, ben = f"ana{number}", f"ben{number}"
    live = await lives.hub.open(ana, "Ana")
    device = Device(ana)
    live.connect(device)
    await live.join(ben, "Ben", "player")
    await lives.do(live, ben, c.Say("hello"))
    live.disconnect(device)
    assert device.got >= 3
    yield
    live = await lives.hub.room(live.room.id)
    assert [person.name for person in live.room.people.values()] == ["Ana", "Ben"]
    device = Device(ben)
    live.connect(device)
    await lives.do(live, ben, c.Leave())
    live.disconnect(device)
    assert device.parted
    yield


async def _game(lives: Lives, number: int) -> AsyncGenerator[None, None]:
    """A game with a limit is dealt, left, moved on by the clock, taken up and ended by its host."""
    ana, ben = f"ana{number}", f"ben{number}"
    live = await lives.hub.open(ana, "Ana")
    devices = [Device(ana), Device(ben)]
    await live.join(ben, "Ben", "player")
    for device in devices:
        live.connect(device)
    await lives.do(live, ana, c.SetSettings(f.Settings(decks=("cesko",), options={"hand": 4}, limit=86400)))
    await lives.do(live, ben, c.AddEntropy("blue kettle"))
    await lives.do(live, ana, c.StartGame(), "the same request")
    await lives.do(live, ana, c.StartGame(), "the same request")
    await lives.play(live, 3)
    for device in devices:
        live.disconnect(device)
    yield
    id, moves = live.room.id, live.room.game.moves_made if live.room.game is not None else 0
    await lives.hub._expired(id, moves)  # as the clock would, a day later
    live = await lives.hub.room(id)
    assert live.room.by == [*["person"] * moves, "clock"]
    live.connect(devices[0])
    await lives.play(live, 1)
    await lives.do(live, ana, c.CloseGame())
    live.disconnect(devices[0])
    yield


async def _bots(lives: Lives, number: int) -> AsyncGenerator[None, None]:
    """A game against a bot is left in the middle; somebody looks in once more, and it is never ended."""
    ana = f"ana{number}"
    live = await lives.hub.open(ana, "Ana")
    device = Device(ana)
    live.connect(device)
    await lives.do(live, ana, c.SetSettings(f.Settings(decks=("cesko",), options={"hand": 3})))
    seats = (f.SeatHolder(name="Ana", person=ana), f.SeatHolder(name="Robot", bot="good"))
    await lives.do(live, ana, c.Sit(seats))
    await lives.do(live, ana, c.StartGame())
    for _ in range(2):
        await _own_turn(live, ana)
        await lives.play(live, 1)
    live.disconnect(device)
    yield
    live = await lives.hub.room(live.room.id)
    live.connect(device)
    await _own_turn(live, ana)
    live.disconnect(device)
    yield


async def _own_turn(live: LiveRoom, person: str) -> None:
    async with asyncio.timeout(30):
        while live.busy or live.room.turn is None or live.room.seats[live.room.turn].person != person:
            await asyncio.sleep(0.001)


async def _door(lives: Lives, number: int) -> AsyncGenerator[None, None]:
    """The same as short through the application, from a new address, with mistakes on the way."""
    app, address = lives.app, f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    tokens = [f"{name}-{number:030}" for name in ("ana", "ben")]

    async def ask(method: str, path: str, body: Any = None, *, token: str | None = None, status: int) -> Any:
        reply = await app.ask(method, path, body, token=token, address=address)
        assert reply.status == status, reply
        app.replies.clear()
        return reply

    room = (await ask("POST", "/api/rooms", {"name": "Ana"}, token=tokens[0], status=201)).json
    await ask("POST", f"/api/rooms/{room['code']}/join", {"name": "Ben"}, token=tokens[1], status=200)
    await ask("GET", f"/no/such/page/{number}", status=404)
    await ask(f"VERB{number}", f"/api/rooms/{room['code']}", status=405)
    await ask("GET", f"/api/games/{'g' * 22}", status=404)
    socket = app.socket(room["room"], address=address)
    await socket.greet(tokens[0])
    assert (await socket.ask({"type": "say", "text": "hello"}))["type"] == "accepted"
    assert (await socket.answer("{"))["type"] == "refused"
    await socket.leave()
    stranger = app.socket(room["room"], address=address)
    stranger.send({"type": "hello", "token": f"eve-{number:030}"})
    assert await stranger.end() == 4403
    nowhere = app.socket("r" * 22, address=address)
    nowhere.send({"type": "hello", "token": tokens[0]})
    assert await nowhere.end() == 4404
    yield
    view = (await ask("GET", f"/api/rooms/{room['code']}/view", token=tokens[1], status=200)).json
    assert len(view["chat"]) == 1
    socket = app.socket(room["room"], address=address)
    await socket.greet(tokens[1])
    assert (await socket.ask({"type": "leave"}))["type"] == "accepted"
    assert await socket.end() == 4403
    yield


KINDS: Final[dict[str, Life]] = {"short": _short, "door": _door, "game": _game, "bots": _bots}


@asynccontextmanager
async def living(folder: Path) -> AsyncIterator[Lives]:
    """An application that runs over a database in this folder, and lives on it."""
    hubs: list[Hub] = []

    def kept(*args: Any, **more: Any) -> Hub:
        hubs.append(Hub(*args, **more))
        return hubs[0]

    application.Hub = kept  # type: ignore[attr-defined,assignment]
    try:
        async with running(folder) as app:
            application.Hub = Hub  # type: ignore[attr-defined]
            yield Lives(app, hubs[0])
    finally:
        application.Hub = Hub  # type: ignore[attr-defined]


def _rss() -> float:
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2
