"""A crowd on one server: 2,000 tables with four seats each, 400 moves a second in all, and how long each move takes.

The server is the real one, in a process of its own: `create_app` behind uvicorn, SQLite with `synchronous=FULL`, real
sockets, without limits on what one address may ask. The people are in another process; both share the machine. Moves
have a time by the clock, whether or not the server keeps up: each is timed from the moment at which it was due, to its
acknowledgement and to the moment at which the last of the four seats has seen it. The aim is 100 ms for 99 in 100.

    python -m bench crowd --tables=2000 --rate=400 --seconds=60
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from bench._crowd import Seat, Table, Tally
from bench._measure import load, machine, print_table

__all__ = ["main"]

AIM: Final = 0.100
SEATS: Final = 4
GAMES: Final = (
    "timeline-polska", "timeline-cesko", "twist-competitive", "anno-domini", "timeline-russia", "twist-coop",
)  # fmt: skip
_CALLERS: Final = 16
_PATIENCE: Final = 10.0


def serve(database: str) -> None:
    """The server, until it is told to stop; prints its port."""
    gc.disable()  # until all is loaded, as `kronika serve` does
    import uvicorn

    from kronika.server.app import create_app
    from kronika.server.limits import UNLIMITED
    from kronika.server.serving import server_config
    from kronika.server.settings import Settings

    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(1024)
    port = listener.getsockname()[1]
    app = create_app(Settings(host="127.0.0.1", port=port, database=database), limits=UNLIMITED)
    gc.freeze()
    gc.enable()
    print(port, flush=True)
    uvicorn.Server(server_config(app, log_level="error")).run(sockets=[listener])


def is_up(port: int) -> bool:
    """Whether the server answers: from then on its memory is what it needs without rooms."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as caller:
        caller.sendall(b"GET /health HTTP/1.0\r\n\r\n")
        return caller.recv(64).startswith(b"HTTP/1.1 200")


class Process:
    """What the system says of a process: memory in MiB, file handles, threads, seconds on a core."""

    def __init__(self, pid: int) -> None:
        self._place = Path(f"/proc/{pid}")

    def status(self, name: str) -> int:
        lines = (self._place / "status").read_text().splitlines()
        return next((int(line.split()[1]) for line in lines if line.startswith(f"{name}:")), 0)

    @property
    def memory(self) -> tuple[float, float]:
        """Now, and at most."""
        return self.status("VmRSS") / 1024, self.status("VmHWM") / 1024

    @property
    def handles(self) -> int:
        return len(os.listdir(self._place / "fd"))

    @property
    def seconds(self) -> float:
        fields = (self._place / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Caller:
    """Requests by HTTP, one after the other on one connection."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, token: str) -> Any:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        data = msgspec.json.encode(body)
        writer.write(
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\nauthorization: Bearer {token}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n".encode()
            + data
        )
        heading = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(heading.partition("content-length: ")[2].partition("\r\n")[0])
        answer = await reader.readexactly(size)
        if not heading.startswith("http/1.1 20"):
            raise RuntimeError(f"{path}: {heading[:20]} {answer[:200].decode()}")
        return json.loads(answer)


async def gather(port: int, number: int, caller: Caller, table: Table) -> None:
    """Open a room through the server's front door, seat four people, connect them, and deal."""
    tokens = [secrets.token_urlsafe(24) for _ in range(SEATS)]
    names = ("Anna", "Bruno", "Carla", "Dmitri", "Elena", "Franz", "Greta", "Henry")[:SEATS]
    room = await caller.post("/api/rooms", {"name": names[0]}, tokens[0])
    for name, token in list(zip(names, tokens, strict=True))[1:]:
        await caller.post(f"/api/rooms/{room['code']}/join", {"name": name}, token)
    settings = {"type": "settings", "settings": {"game": GAMES[number % len(GAMES)], "decks": ["world"]}}
    envelope = {"request": "the-settings", "seen": 1 << 52, "command": settings}
    await caller.post(f"/api/rooms/{room['code']}/commands", envelope, tokens[0])
    loop = asyncio.get_running_loop()
    for at, token in enumerate(tokens):
        seat = Seat(table, at, room["room"], f"127.0.0.1:{port}", token)
        table.seats.append(seat)
        await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", port)  # type: ignore[misc]
        await seat.welcome
    table.start()


async def crowd(port: int, server: Process, options: argparse.Namespace) -> Tally:
    """Gather all tables, let them play, and time the moves of the last `seconds`."""
    tally, rng = Tally(), random.Random(options.seed)
    tables = [Table(tally, time.perf_counter, rng) for _ in range(options.tables)]
    began, numbers = time.monotonic(), iter(range(options.tables))
    empty = server.memory[0]

    async def opening() -> None:
        caller = Caller(port)
        for number in numbers:
            await gather(port, number, caller, tables[number])

    await asyncio.gather(*(opening() for _ in range(_CALLERS)))
    while tally.games < options.tables:
        await asyncio.sleep(0.1)
    now, _ = server.memory
    print(
        f"{options.tables:,} tables with {SEATS * options.tables:,} seats gathered and dealt in "
        f"{time.monotonic() - began:.0f} s; server: {now:,.0f} MiB, {(now - empty) / options.tables * 1024:,.0f} KiB "
        f"a table, {server.handles:,} file handles; {load()}",
        flush=True,
    )
    order = list(range(options.tables))
    rng.shuffle(order)
    moves = int(options.rate * (options.warm + options.seconds))
    start = time.perf_counter() + 0.5
    games, messages, sent = tally.games, tally.messages, tally.bytes
    seconds, own = server.seconds, time.process_time()
    for number in range(moves):
        due = start + number / options.rate
        if (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        tables[order[number % len(order)]].move_at(due, counts=number >= options.rate * options.warm)
    took = time.perf_counter() - start
    until = time.perf_counter() + _PATIENCE
    while any(table.waiting for table in tables) and time.perf_counter() < until:
        await asyncio.sleep(0.05)
    tally.unanswered = sum(table.waiting for table in tables)
    now, most = server.memory
    spent = server.seconds - seconds
    print(
        f"played {moves / took:,.0f} moves/s for {took:.0f} s, {tally.games - games:,} games dealt meanwhile; "
        f"{(tally.messages - messages) / took:,.0f} messages/s, {(tally.bytes - sent) / took / 1024:,.0f} KiB/s\n"
        f"server: {spent / took:.0%} of a core, {spent / moves * 1000:.2f} ms of it a move, {now:,.0f} MiB "
        f"({most:,.0f} at most), {server.handles:,} file handles, {server.status('Threads')} threads; "
        f"the people: {(time.process_time() - own) / took:.0%} of a core; {load()}\n"
    )
    for table in tables:
        table.over = True
        for seat in table.seats:
            seat.hang_up()
    return tally


def report(tally: Tally) -> bool:
    """Prints the times in ms; whether the aim was met."""
    moves = tally.moves
    times = {
        "move due → acknowledged": [move.acknowledged - move.due for move in moves],
        "move due → seen by all four seats": [move.seen - move.due for move in moves],
        "sent → acknowledged": [move.acknowledged - move.sent for move in moves],
        "due → sent (the table was not ready, or the people late)": [move.sent - move.due for move in moves],
    }
    rows = []
    for what, found in times.items():
        found.sort()
        cuts = [found[min(int(len(found) * share), len(found) - 1)] for share in (0.5, 0.99, 0.999, 1.0)]
        rows.append((what, *(f"{cut * 1000:,.1f}" for cut in cuts)))
    print_table(("ms", "p50", "p99", "p99.9", "max"), rows)
    met = all(row[2] and float(row[2].replace(",", "")) < AIM * 1000 for row in rows[:2]) and not tally.unanswered
    print(
        f"{len(moves):,} moves timed, {tally.unanswered} not answered, {tally.refused} refused or stale, "
        f"{tally.closed} connections lost; p99 below {AIM * 1000:.0f} ms: {'met' if met else 'NOT MET'}"
    )
    return met and not tally.closed


def main() -> None:
    """Prints the report; exit status 1 where the aim was not met."""
    parser = argparse.ArgumentParser(prog="bench crowd", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=400.0, help="moves a second, of all tables together")
    parser.add_argument("--seconds", type=float, default=60.0, help="for how long moves are timed")
    parser.add_argument("--warm", type=float, default=10.0, help="seconds before, in which they are not")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="on which disk the database is made")
    parser.add_argument("--serve", metavar="DATABASE", help="be the server; for this program itself")
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if options.serve:
        serve(options.serve)
        return
    if most != resource.RLIM_INFINITY and most < SEATS * options.tables + 200:
        sys.exit(f"this system allows {most:,} file handles a process, too few for {options.tables:,} tables")
    import uvloop

    print(f"{machine()}; {load()} at the start", flush=True)
    with tempfile.TemporaryDirectory(prefix="kronika-crowd-", dir=options.folder) as folder:
        command = [sys.executable, "-m", "bench.crowd", "--serve", str(Path(folder) / "kronika.sqlite")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
            try:
                assert child.stdout is not None
                port = int(child.stdout.readline())
                while not is_up(port):
                    time.sleep(0.05)
                tally = uvloop.run(crowd(port, Process(child.pid), options))
            finally:
                child.kill()  # its database goes with it
    if not report(tally):
        sys.exit(1)


if __name__ == "__main__":
    main()
