"""A server that is killed over and over while people play on it, and what must hold after each restart.

Each life of the server ends in one of three ways: it kills itself at a fail point (kronika.server.failpoints), it is
killed at any moment from its start on, or it is killed once every room has answered. Then the disk is compared with
what people were told, and the next life begins on what is there. `test_kill.py` does it 100 times, `bench/kills.py` 500
times.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import signal
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kronika.decks import bundled_decks, load_deck
from kronika.server import failpoints
from kronika.server.facts import decode_fact
from kronika.server.room import Room
from kronika.server.store import check
from tests.server.canaries import PLACE, canary_deck
from tests.server.killing_disk import LOST, Disk, Left
from tests.server.killing_people import Book, Person, World
from tests.server.nursery import Nursery, Server, free_port

if TYPE_CHECKING:
    from tests.server.watching import Watch

__all__ = ["LIMIT", "LOST", "Report", "kill"]

LIMIT: Final = 20.0
"""Seconds without an answer that are a hang. How long rooms really took, two seconds at most on a machine with nothing
else to do, stands in the report."""
_GAMES: Final = (
    "timeline-polska", "timeline-cesko", "twist-competitive", "anno-domini", "timeline-russia", "twist-coop",
)  # fmt: skip
_NAMES: Final = ("Anna", "Bruno", "Carla", "Dmitri", "Elena", "Franz")
_GAMES_A_ROOM: Final = 2
_PASSINGS: Final = (1, 2, 4, 8, 16, 32, 64)
_LONGEST_LIFE: Final = 3.0
_PATIENCE: Final = 30.0
_PLACE: Final = 8
"""Of the canaries in the servers' decks: one that no deck of a test has."""


class Report(msgspec.Struct):
    """What happened in a run. Times are in seconds, and the longest that any room took in any life."""

    problems: list[str] = []
    kills: dict[str, int] = {}
    """How a life ended -> how often."""
    moves: int = 0
    commands: int = 0
    resent: int = 0
    repeated: int = 0
    hung_up: int = 0
    stale: int = 0
    rooms: int = 0
    records: int = 0
    limits: int = 0
    waits: list[float] = []
    """From the server being up to the first answer of a room."""
    cold: list[float] = []
    """The same from the start of a cold process on, its imports included."""
    starts: dict[str, list[float]] = {}
    """How it was started -> from its start to its being up."""
    seconds: float = 0.0

    def lines(self) -> list[str]:
        """The report in words."""
        ends = ", ".join(f"{name} {count}" for name, count in sorted(self.kills.items()))
        starts = "; ".join(f"{how} {len(times)} times, {_spread(times)}" for how, times in sorted(self.starts.items()))
        return [
            f"{sum(self.kills.values())} kills in {self.seconds:.0f} s: {ends}",
            f"{self.commands} commands acknowledged, {self.moves} of them moves, in {self.rooms} rooms; "
            f"{self.resent} asked again after a crash, {self.repeated} once more after their answer, "
            f"{self.hung_up} hung up right behind, {self.stale} stale",
            f"{self.records} games ended with their record; {self.limits} limits were up, each once",
            f"up after a start: {starts}",
            f"room playable after the server was up: {_spread(self.waits)}; after a cold start: {_spread(self.cold)}",
            *(f"PROBLEM {problem}" for problem in self.problems[:20]),
        ]


def _spread(times: list[float]) -> str:
    return f"median {sorted(times)[len(times) // 2]:.2f} s, longest {max(times):.2f} s" if times else "never"


async def kill(
    folder: Path,
    kills: int,
    *,
    rooms: int = 8,
    seats: int = 3,
    cold_every: int = 20,
    seed: int = 1,
    fault: bool = False,
    stop_at: str | None = None,
    database: str | None = None,
    watch: Watch | None = None,
) -> Report:
    """Kill a server `kills` times, or until there is a problem with `stop_at` in it. One start in `cold_every` is a
    cold one. With `fault` it is the broken server, which acknowledges before it commits. `database` is a URL, else it
    is a file in the folder. A `watch` looks at all that the servers, which then have canary decks, send and log.
    """
    run = _Run(folder, rooms=rooms, seats=seats, cold_every=cold_every, seed=seed, fault=fault, database=database)
    if watch is not None:
        run.be_watched(watch)
    try:
        return await run.run(kills, stop_at)
    finally:
        run.nursery.close()


class _Run:
    def __init__(
        self,
        folder: Path,
        *,
        rooms: int,
        seats: int,
        cold_every: int,
        seed: int,
        fault: bool,
        database: str | None = None,
    ) -> None:
        self.chance = random.Random(seed)
        self.book = Book()
        self.world = World(free_port(), self.book, self.chance)
        self.disk = Disk(database or str(folder / "kronika.sqlite"), self.book)
        self.log = folder / "servers.log"
        self.nursery = Nursery(self.log)
        self.watch: Watch | None = None
        self.watched: dict[str, Room] = {}
        """The rooms as the facts on the disk make them; the watch follows whatever they take in."""
        self.report = Report()
        self.rooms, self.seats, self.cold_every = rooms, seats, cold_every
        self.environ = {"KRONIKA_QUIET": "1"}
        if fault:
            variable, words = failpoints.CONFIRMED
            self.environ |= {failpoints.FAULT: failpoints.TOO_EARLY, variable: words}
        self.numbers = itertools.count()
        self.tables: set[str] = set()
        """The rooms in which games are played now."""
        self.expected: frozenset[str] = frozenset()
        """Those of them that were there when this life began."""
        self.left: Left | None = None
        # When the life before this one ended, and when this one was begun, by time.time(); when it was up, by
        # time.monotonic().
        self.died = self.begun = 0.0
        self.asleep = 0.0
        """How long the database was made to believe that no server ran, beside the time that none did."""
        self.up: float | None = None
        self.cold: float | None = None
        """When this life was begun, if with a cold start, by time.monotonic()."""

    def be_watched(self, watch: Watch) -> None:
        """Let servers have canary decks, and a watch look at what they send."""
        self.watch = watch
        watch.use(canary_deck(load_deck(bundled_decks()["world"]), _PLACE))
        self.environ |= {PLACE: str(_PLACE), "KRONIKA_LOG": "info"}

    def _look_for_leaks(self) -> None:
        """Whether what was heard in this life told a date before the facts that are stored now did."""
        if self.watch is None:
            return
        for room, body in self.disk.fresh:
            self.watched.setdefault(room, Room(room)).apply(decode_fact(body))
        for path, data in self.world.heard:
            kind = "frame" if path.endswith("/socket") else "answer"
            self.watch.look(kind, data, path=path, status=200 if b" 20" in data[:13] or kind == "frame" else 400)
        self.world.heard.clear()

    async def run(self, kills: int, stop_at: str | None) -> Report:
        began = time.monotonic()
        playing = [asyncio.create_task(self._play()) for _ in range(self.rooms)]
        points = itertools.cycle(failpoints.POINTS)
        for life in range(kills):
            await self._live(life, points)
            for task in playing:
                if task.done():
                    task.result()
            if stop_at is not None and any(stop_at in problem for problem in self.book.problems):
                break
        await self._last_life(kills, playing)
        report, book = self.report, self.book
        report.problems, report.moves, report.commands = book.problems, book.moves, len(book.accepted)
        report.resent, report.repeated, report.stale = book.resent, book.repeated, book.stale
        report.hung_up, report.limits, report.records = book.hung_up, self.disk.limits, self.disk.records
        report.rooms = next(self.numbers)
        report.seconds = time.monotonic() - began
        return report

    # Tables

    async def _play(self) -> None:
        """One room after the other."""
        while not self.world.over:
            number = next(self.numbers)
            people = [Person(self.world, name) for name in _NAMES[: self.seats]]
            host = people[0]
            settings: dict[str, Any] = {"game": _GAMES[number % len(_GAMES)], "decks": ["world"], "listed": True}
            host.script.append({"type": "settings", "settings": settings})
            if number % 4 == 1:  # somebody sleeps, and the clock moves for them
                self.world.asleep.add(people[-1].id)
                settings["limit"] = 5
            deserted = number % 8 == 3  # all go away, and the clock plays on
            if deserted:
                settings["limit"] = 5
            room, code = await self._enter(people)
            if number % 8 == 2:  # a bot plays too
                seats = [{"name": person.name, "person": person.id} for person in people[:-1]]
                host.script.append({"type": "sit", "seats": [*seats, {"name": "Robot", "bot": "good"}]})
            host.script.append({"type": "start", "entropy": code})
            host.games = _GAMES_A_ROOM
            tasks = [asyncio.create_task(person.play()) for person in people]
            try:
                if deserted:
                    while not host.room.get("playing"):
                        await asyncio.sleep(0.02)
                else:
                    self.tables.add(room)
                    await tasks[0]
            finally:
                self.tables.discard(room)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _enter(self, people: list[Person]) -> tuple[str, str]:
        """Open a room and let all come in; its id and its code."""
        host, *others = people
        entrance = await self.world.post("/api/rooms", {"name": host.name}, host.token)
        for person in others:
            await self.world.post(f"/api/rooms/{entrance['code']}/join", {"name": person.name}, person.token)
        for person in people:
            person.room_id = entrance["room"]
        return entrance["room"], entrance["code"]

    # Lives of the server

    async def _live(self, life: int, points: Iterator[str]) -> None:
        """One life, and what it leaves."""
        # Two lives in three end at a fail point, soon or late; the third from outside.
        how = ("point", "point", "answered" if life % 2 else "any moment")[life % 3]
        point = next(points) if how == "point" else ""
        environ = {failpoints.POINT: f"{point}:{self.chance.choice(_PASSINGS)}"} if point else {}
        server, ended = await self._start(environ, cold=life % self.cold_every == self.cold_every - 1)
        if how == "any moment":
            await _either(ended, asyncio.sleep(self.chance.uniform(0.0, 0.5)))
        else:
            await self._come_up(server, ended)
            await _either(ended, asyncio.sleep(_LONGEST_LIFE) if point else self._all_answer())
        itself = ended.done()
        server.kill()
        await ended
        if (status := server.status()) != -signal.SIGKILL:
            raise RuntimeError(f"life {life}: the server ended by itself, with status {status}:\n{self._log()}")
        name = point if itself else how if not point else "point not reached"
        self.report.kills[name] = self.report.kills.get(name, 0) + 1
        died = time.time()
        while self.world.connected:  # until all have read what they had been told
            await asyncio.sleep(0.002)
        self._look_back(life)
        self.died = died
        self.left = self.disk.examine()
        self._look_for_leaks()
        self.asleep = 0.0
        if life % 4 == 0:
            self.disk.hasten()
            self.left = None
        elif life % 4 == 2:
            self.asleep = 3600.0
            self.left = self.disk.let_time_pass(self.asleep)

    async def _start(self, environ: dict[str, str], *, cold: bool) -> tuple[Server, asyncio.Future[None]]:
        self.world.answered.clear()
        self.world.dues.clear()
        self.expected = frozenset(self.tables)
        self.up = None
        self.begun = time.time()
        place = ["--host", "127.0.0.1", "--port", str(self.world.port), "--database", self.disk.place]
        server = self.nursery.start(place, self.environ | environ, cold=cold)
        self.cold = server.started if cold else None
        loop = asyncio.get_running_loop()
        ended: asyncio.Future[None] = loop.create_future()

        def end() -> None:
            loop.remove_reader(server.end)
            ended.set_result(None)

        loop.add_reader(server.end, end)
        return server, ended

    async def _come_up(self, server: Server, ended: asyncio.Future[None]) -> None:
        """Wait until the server answers, or has ended."""
        until = time.monotonic() + _PATIENCE
        while not ended.done():
            with contextlib.suppress(OSError):
                if (await self.world.ask(b"GET /health HTTP/1.0\r\n\r\n")).startswith(b"HTTP/1.1 200"):
                    self.up = time.monotonic()
                    self.report.starts.setdefault(server.how, []).append(self.up - server.started)
                    return
            if time.monotonic() > until:
                raise TimeoutError("the server does not come up; servers.log says why")
            await asyncio.sleep(0.005)

    def _log(self) -> str:
        """The end of what the servers had to say."""
        return self.log.read_text("utf-8", "replace")[-2000:]

    async def _all_answer(self) -> None:
        """Until every room has, or has not for too long; and a little while of play."""
        assert self.up is not None
        while (self.expected & self.tables) - self.world.answered.keys() and time.monotonic() - self.up < 2 * LIMIT:
            await asyncio.sleep(0.01)
        await asyncio.sleep(self.chance.uniform(0, 0.2))

    def _look_back(self, life: int) -> None:
        """Whether the rooms were playable soon, and their limits put off by the time without a server."""
        now = time.monotonic()
        for room in self.expected & self.tables if self.up is not None else ():
            answered = self.world.answered.get(room)
            wait = max((now if answered is None else answered) - (self.up or now), 0.0)
            if answered is not None:
                self.report.waits.append(wait)
                if self.cold is not None:
                    self.report.cold.append(answered - self.cold)
            if wait > LIMIT:
                self.book.problems.append(f"life {life}: {room}: no answer until {wait:.2f} s after the restart")
        for room, (seq, due) in self.world.dues.items() if self.left is not None else ():
            before = self.left.dues.get(room) if self.left is not None else None
            if before is None or before[0] != seq or not due:
                continue
            more = due - before[1]
            # What passed between the server's last note that it runs and its end is given back too.
            least, most = self.begun - self.died + self.asleep, time.time() - (self.left.alive if self.left else 0)
            if not least - 0.01 <= more <= most:
                self.book.problems.append(
                    f"life {life}: {room}: the limit was put off by {more:.2f} s, not by {least:.2f} to {most:.2f} s"
                )

    async def _last_life(self, life: int, playing: list[asyncio.Task[None]]) -> None:
        """One more life, which ends well; then everything is looked at once more."""
        hastened = self.disk.hasten()
        self.left = None
        server, ended = await self._start({}, cold=True)
        await self._come_up(server, ended)
        await self._all_answer()
        self._look_back(life)
        self.world.over = True
        await asyncio.wait(playing, timeout=2)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.kill(signal.SIGTERM)
        await asyncio.wait_for(ended, _PATIENCE)
        if (status := server.status()) not in (0, -signal.SIGTERM):
            self.book.problems.append(f"the last server ended with status {status}")
        self.disk.examine()
        self._look_for_leaks()
        if self.watch is not None:
            self.watch.look("log", self.log.read_bytes())
        self.disk.examine_again()
        self.disk.look_for_moves(hastened)
        self.book.problems += check(self.disk.place)


async def _either(ended: asyncio.Future[None], work: Coroutine[Any, Any, None]) -> None:
    """Until the one or the other is done; then the work is given up."""
    task = asyncio.create_task(work)
    await asyncio.wait({ended, task}, return_when=asyncio.FIRST_COMPLETED)
    if not task.done():
        task.cancel()
    await asyncio.gather(task, return_exceptions=True)
