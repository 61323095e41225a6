"""Batches made durable a second, through many rooms: one thread and group commit, against a commit a batch.

The peer is the same table written by sqlite3 alone in groups of the same mean size, without anything around it: what
the disk and SQLite would allow. `--folder` says on which disk; `--url` measures another database, such as PostgreSQL's.
"""

from __future__ import annotations

import argparse
import secrets
import sqlite3
import tempfile
import threading
import time
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time

from bench._measure import load, machine, print_table
from kronika.server.store import KEEP, Batch, NewRoom, Store, Timer, open_store

FACT = (("moved", b'{"type":"moved","line":{"seat":1,"move":"place","card":"world/k3m7qa","gap":3},"by":"person"}'),)
INSERT = "INSERT INTO events (room, seq, at, kind, request, body) VALUES (?, ?, ?, ?, ?, ?)"


def opened(url: str, rooms: int) -> tuple[Store, dict[str, int]]:
    """A store with new rooms, and the number of facts in each."""
    store = open_store(url)
    names = {secrets.token_urlsafe(16): 1 for _ in range(rooms)}
    futures = [
        store.append(
            Batch(
                room=name, seq=0, rows=(("opened", b'{"type":"opened","code":""}'),), at=0.0,
                new_room=NewRoom(id=name, code=name, created=0.0),
            )
        )
        for name in names
    ]  # fmt: skip
    for future in futures:
        future.result()
    return store, names


def batches(rooms: dict[str, int], number: int, *, timer: bool) -> list[Batch]:
    """One-row batches, room after room."""
    made = []
    while len(made) < number:
        for room in rooms:
            due = Timer(move=rooms[room], due=9e9) if timer else KEEP
            request = secrets.token_urlsafe(30)
            made.append(Batch(room=room, seq=rooms[room], rows=FACT, at=time.time(), request=request, timer=due))
            rooms[room] += 1
    return made[:number]


def through(store: Store, work: list[Batch], window: int) -> tuple[float, float, list[float], float]:
    """Append everything with at most `window` batches under way: batches and groups a second, the time of each in
    seconds, CPU time a batch.
    """
    free = threading.Semaphore(window)
    times: list[float] = []
    before = store.counters().flushes
    began, cpu = perf_counter(), process_time()
    for batch in work:
        free.acquire()
        at = perf_counter()

        def done(_: object, at: float = at) -> None:
            times.append(perf_counter() - at)
            free.release()

        store.append(batch).add_done_callback(done)
    for _ in range(window):
        free.acquire()
    seconds = perf_counter() - began
    groups = store.counters().flushes - before
    return len(work) / seconds, groups / seconds, times, (process_time() - cpu) / len(work)


def alone(path: Path, work: list[Batch], size: int) -> float:
    """The same rows a second by sqlite3 and nothing else, in groups of this size."""
    rows = [(b.room + "x", b.seq, b.at, *FACT[0][:1], b.request, FACT[0][1]) for b in work]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 4000")
        began = perf_counter()
        for start in range(0, len(rows), size):
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(INSERT, rows[start : start + size])
            connection.execute("COMMIT")
        return len(rows) / (perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench store")
    parser.add_argument("--rooms", type=int, default=1000)
    parser.add_argument("--batches", type=int, default=40_000)
    parser.add_argument("--folder", type=Path, help="where the SQLite file is made (default: the current folder)")
    parser.add_argument("--url", help="another database, which is written to")
    args = parser.parse_args()
    print(f"{machine()}; {load()}; {args.rooms} rooms\n")
    rows = []
    with tempfile.TemporaryDirectory(dir=args.folder or Path.cwd()) as folder:
        for window, timer in ((1, False), (50, False), (250, False), (250, True), (1000, False), (4000, False)):
            path = Path(folder) / f"{window}{timer}.sqlite"
            store, rooms = opened(args.url or str(path), args.rooms)
            with store:
                work = batches(rooms, max(200, min(args.batches, 400 * window)), timer=timer)
                rate, groups, times, cpu = through(store, work, window)
            size = max(1, round(rate / groups))
            peer = "" if args.url else f"{alone(path, work, size):,.0f}"
            cuts = quantiles(times, n=100)
            kind = "move and limit" if timer else "move"
            under_way = f"{window:,} under way, {kind}"
            rows.append(
                (under_way, f"{rate:,.0f}", peer, f"{size}", f"{cuts[49] * 1e3:.1f}", f"{cuts[98] * 1e3:.1f}",
                 f"{cpu * 1e6:.0f}")
            )  # fmt: skip
    head = ("", "batches/s", "sqlite3 alone", "a commit", "p50 ms", "p99 ms", "CPU us a batch")
    print_table(head, rows)
    print(load())


if __name__ == "__main__":
    main()
