"""Limits that outlive the server: no time is charged while none ran, and each is up once."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from kronika.server import facts as f
from kronika.server.store import Batch, Conflict, Duplicate, StoreError, Timer, open_store
from kronika.server.store.engines import parse_place
from tests.server.storing import PATIENCE, line, opening, rows, sql, stored


def _set_alive(url: str, at: float) -> None:
    """As if the server had stopped then."""
    engine = create_engine(parse_place(url).url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE meta SET value = :at WHERE key = 'alive'"), {"at": repr(at)})
    engine.dispose()


def _alive(path: Path) -> float:
    return float(sql(path, "SELECT value FROM meta WHERE key = 'alive'")[0][0])


def test_time_without_a_server_is_not_charged(url: str) -> None:
    due = time.time() + 50
    with open_store(url) as store:
        stored(store, opening("r", "ABCDEF", timer=Timer(move=3, due=due)))
        stored(store, opening("s", "GHJKLM", timer=Timer(move=0, due=due + 1)))
    stopped = time.time() - 1000
    _set_alive(url, stopped)
    before = time.time()
    with open_store(url) as store:
        after = time.time()
        (first, second) = store.timers()
    assert (first[:2], second[:2]) == (("r", 3), ("s", 0))
    assert due + before - stopped <= first[2] <= due + after - stopped
    assert second[2] - first[2] == pytest.approx(1)
    # Once: what is open again at once has lost no more than the moment between.
    with open_store(url) as store:
        assert store.timers()[0][2] - first[2] < 100


def test_a_limit_that_was_up_when_the_server_stopped_is_up_when_it_starts(url: str) -> None:
    with open_store(url) as store:
        stored(store, opening("r", "ABCDEF", timer=Timer(move=0, due=time.time() - 1005)))
    _set_alive(url, time.time() - 1000)
    with open_store(url) as store:
        assert store.timers()[0][2] < time.time()


def test_a_clock_that_was_set_back_brings_no_limit_forward(url: str) -> None:
    due = time.time() + 50
    with open_store(url) as store:
        stored(store, opening("r", "ABCDEF", timer=Timer(move=0, due=due)))
    _set_alive(url, time.time() + 1000)
    with open_store(url) as store:
        assert store.timers() == [("r", 0, due)]
    with open_store(url) as store:
        assert store.timers()[0][2] == pytest.approx(due, abs=5)


def test_a_database_that_lost_its_clock_is_refused(path: Path) -> None:
    open_store(str(path)).close()
    sql(path, "UPDATE meta SET value = 'noon' WHERE key = 'alive'")
    with pytest.raises(StoreError, match="last ran"):
        open_store(str(path))


def test_a_server_says_that_it_is_alive_while_limits_run(path: Path) -> None:
    with open_store(str(path)) as store:
        stored(store, opening("r", "ABCDEF"))
        quiet = _alive(path)
        time.sleep(1.2)
        assert _alive(path) == quiet  # without a limit an idle server leaves the disk alone
        stored(store, line("r", 2, timer=Timer(move=0, due=9e9)))
        assert _alive(path) > quiet + 1  # the note goes along with the first commit
        _wait_for(lambda: _alive(path) > quiet + 2)
    assert time.time() - _alive(path) < 5


def test_time_after_a_kill_is_not_charged(path: Path) -> None:
    """A process that is killed has noted a second or so before that it was alive."""
    code = (
        "import sys, time\n"
        "from kronika.server.store import open_store, Timer\n"
        "from tests.server.storing import opening, stored\n"
        "store = open_store(sys.argv[1])\n"
        "stored(store, opening('r', 'ABCDEF', timer=Timer(move=0, due=2e9)))\n"
        "print('stored', flush=True)\n"
        "time.sleep(60)\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"stored\n"
    time.sleep(1.2)
    process.kill()
    process.wait()
    process.stdout.close()
    stopped = time.time()
    time.sleep(0.3)
    started = time.time()
    with open_store(str(path)) as store:
        shift = store.timers()[0][2] - 2e9
        assert started - stopped <= shift + 0.1
        assert shift < time.time() - stopped + 10


def test_a_limit_is_up_once(url: str) -> None:
    """Two that act on the same limit, as before and after a restart, make one move."""
    with open_store(url) as store:
        stored(store, opening("r", "ABCDEF", timer=Timer(move=7, due=1.0)))
        up = Batch(
            room="r", seq=2, rows=rows([f.LimitExpired(7), f.Said("ana", "default")]), at=2.0, timer=None,
            request="clock:g:7",
        )  # fmt: skip
        stored(store, up)
        assert isinstance(store.append(up).exception(PATIENCE), Duplicate)
    with open_store(url) as store:
        assert store.timers() == []
        assert isinstance(store.append(up).exception(PATIENCE), Duplicate)
        assert isinstance(store.append(line("r", 2)).exception(PATIENCE), Conflict)
        assert len(store.facts("r")) == 4


def _wait_for(what: object) -> None:
    assert callable(what)
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)
