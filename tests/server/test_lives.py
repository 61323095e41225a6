"""Rooms come and go, and nothing of them stays: two thousand lives, and after them the server is as it was before."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from kronika.cli import main
from kronika.server import limits
from kronika.server.clock import Clock
from kronika.server.store import Timer
from tests.server.live_server import Device, Server
from tests.server.living import Left, Lives, living
from tests.server.watching import Watch

MIXED = ["short"] * 97 + ["game", "bots", "bots"]


def lived(folder: Path, work: Callable[[Lives], Coroutine[Any, Any, None]]) -> None:
    async def inside() -> None:
        async with living(folder) as lives:
            await work(lives)

    asyncio.run(inside())


@pytest.fixture(autouse=True)
def forgetful(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    """What watches all servers for leaks of dates keeps their rooms; here they are to go when they are over."""
    count = Lives.left

    async def left(lives: Lives) -> Left:
        watch.forget()
        return await count(lives)

    monkeypatch.setattr(Lives, "left", left)


def test_two_thousand_rooms_leave_nothing_behind(tmp_path: Path) -> None:
    async def work(lives: Lives) -> None:
        seen: list[Left] = []
        before = await lives.left()
        for number in range(18):
            await lives.batch(MIXED)
            assert not lives.hub.live_rooms
            if number % 4 == 1:
                seen.append(await lives.left())
        first, last = seen[0], seen[-1]
        # What tests before this one hold may still go; nothing of this one stays.
        assert last.rooms <= first.rooms <= before.rooms
        assert last.lives == first.lives + 1600
        # One object a life would be 1,600.
        assert last.more_than(first, objects=800) == []
        assert last.rss < first.rss + 24

    lived(tmp_path, work)


def test_what_is_kept_by_address_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST", 20)

    async def work(lives: Lives) -> None:
        seen: list[Left] = []
        for _ in range(3):
            await lives.batch(["door"] * 30)
            seen.append(await lives.left())
        # Requests, rooms, guesses, handshakes, messages, and those by person.
        assert [left.addresses <= 20 * 6 for left in seen] == [True] * 3
        # The web framework keeps what it made of the last paths that were asked for.
        assert seen[-1].more_than(seen[0], objects=8000) == []
        assert seen[-1].open == 0

    lived(tmp_path, work)


def test_connections_that_ended_leave_no_handles(tmp_path: Path) -> None:
    """Goodbyes, breaks, and silence, on real sockets."""
    with Server(tmp_path / "kronika.sqlite") as server:
        (ana,) = server.table("Ana")
        token, room = ana.token, ana.room_id
        ana.close()

        async def count() -> tuple[int, int]:
            for _ in range(200):
                if not server.hub.live_rooms or not server.hub.live_rooms[0].connections:
                    break
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.5)
            return len(asyncio.all_tasks()), len(os.listdir("/proc/self/fd"))

        def come_and_go(times: int) -> None:
            for number in range(times):
                device = Device(server, room, token)
                if number % 2:
                    device.cut()
                device.socket.close()

        come_and_go(6)
        before = server.run(count())
        come_and_go(40)
        tasks, handles = server.run(count())
        assert tasks <= before[0]
        assert handles <= before[1] + 4


def test_the_clock_keeps_no_limits_that_are_over() -> None:
    async def work() -> None:
        woken: list[tuple[str, int]] = []
        done = asyncio.Event()

        async def expired(room: str, move: int) -> None:
            woken.append((room, move))
            done.set()

        clock = Clock(expired)
        now = 4e9
        clock.set("soon", Timer(move=1, due=now))
        for move in range(5000):
            clock.set(f"room {move % 10}", Timer(move=move, due=now + move))
            assert len(clock._heap) <= 2 * 11 + 65
        for room in range(10):
            clock.set(f"room {room}", None)
        assert list(clock._current) == ["soon"]
        clock.set("soon", Timer(move=2, due=0.0))
        async with asyncio.timeout(5):
            await done.wait()
        await asyncio.sleep(0.01)
        assert woken == [("soon", 2)]
        assert not clock._current
        clock.stop()

    asyncio.run(work())


def test_garbage_is_collected_again_once_a_server_is_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While the program is loaded it is not: that is a tenth of the start."""
    code = (
        "import gc, os, sys\n"
        "from kronika.cli import main, serve\n"
        "def tell(*_): print(gc.isenabled(), gc.get_freeze_count() > 10_000, flush=True); os._exit(0)\n"
        "serve._announce = tell\n"
        "main(['serve', '--host', '127.0.0.1', '--port', '0', '--database', sys.argv[1]])\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "kronika.sqlite")]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "True True\n"
    (tmp_path / "other").write_text("no database at all, but long enough to be looked at" * 20)
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "other")]) != 0
    assert capsys.readouterr().err
    assert gc.isenabled()
