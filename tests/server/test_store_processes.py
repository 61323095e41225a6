"""More processes than one, and processes that die: kill -9 loses nothing that was acknowledged."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kronika.server.store import Conflict, StoreError, Timer, check, open_store
from kronika.server.store.locking import lock, unlock
from tests.server.storing import PATIENCE, line, opening, stored, together

ROOMS = [f"room{n}" for n in range(8)]


def _victim(url: str, *point: str) -> subprocess.Popen[bytes]:
    environment = os.environ | {"PYTHONHASHSEED": "1"}
    command = [sys.executable, "-m", "tests.server.store_victim", url, ",".join(ROOMS), *point]
    return subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)


def _end(process: subprocess.Popen[bytes], seconds: float | None) -> list[tuple[str, int, str]]:
    """Kill the process so long after its first acknowledgement, or wait until it has killed itself; what it said to be
    acknowledged.
    """
    assert process.stdout is not None
    assert process.stdout.readline() == b"open\n"
    first = b""
    if seconds is not None:
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
    told = (first + process.stdout.read()).decode().splitlines()
    process.stdout.close()
    assert process.wait(PATIENCE) == -9
    return [(room, int(seq), request) for room, seq, request in map(str.split, told)]


def _assert_all_there(url: str, told: list[tuple[str, int, str]]) -> None:
    with open_store(url) as store:
        for room, seq, request in told:
            assert store.seq_of(room, request) == seq
        for room in ROOMS:
            assert [seq for seq, _ in store.facts(room)] == list(range(1, len(store.facts(room)) + 1))
            last = max((seq for each, seq, _ in told if each == room), default=0)
            # At most the one batch of two facts that was under way is there as well.
            assert last <= len(store.facts(room)) <= max(last, 2) + 2
    assert check(url) == []


def test_kill_9_loses_nothing_that_was_acknowledged(url: str) -> None:
    told = []
    for seconds in (0.2, 0.3) if "://" not in url else (0.3,):
        fresh = _end(_victim(url), seconds)
        assert fresh
        told += fresh
        _assert_all_there(url, told)


@pytest.mark.parametrize("point", ["writing", "committing", "committed", "acknowledged"])
def test_a_process_that_dies_at_this_point(path: Path, point: str) -> None:
    told = _end(_victim(str(path), point), None)
    assert told
    _assert_all_there(str(path), told)


def test_a_second_server_on_one_file_is_refused_and_told_why(path: Path) -> None:
    with open_store(str(path)) as store:
        stored(store, opening("r", "ABCDEF"))
        code = "import sys; from kronika.server.store import open_store; open_store(sys.argv[1])"
        process = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=False)
        assert process.returncode == 1
        last = process.stderr.splitlines()[-1]
        assert f"another Kronika server (process {os.getpid()}) uses this file" in last
        assert "each play on without the other's moves" in last
        # Neither under another name, nor twice in one process.
        other = path.parent / "other.sqlite"
        other.symlink_to(path)
        for name in (str(other), str(path), f"sqlite:///{path}"):
            with pytest.raises(StoreError, match="another Kronika server") as caught:
                open_store(name)
            assert caught.value.code == "store.locked"
        stored(store, line("r", 2))
    with open_store(str(path)) as store:
        assert len(store.facts("r")) == 3


def test_a_lock_that_a_dead_process_left_is_no_lock(path: Path) -> None:
    path.parent.mkdir()
    Path(f"{path}.lock").write_text("1\n")
    with open_store(str(path)):
        pass
    held = lock(path)
    assert Path(f"{path}.lock").read_text() == f"{os.getpid()}\n"
    unlock(held)


def test_a_failed_opening_lets_go_of_the_file(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"this is no database, and longer than the header of one " * 20)
    for _ in range(2):
        with pytest.raises(StoreError, match="not a database") as caught:
            open_store(str(path))
        assert caught.value.code == "store.failed"
    path.unlink()
    open_store(str(path)).close()


def test_two_processes_on_one_postgresql_database(postgresql: str) -> None:
    """Two stores are to the database what two processes are: who is first in a room is first."""
    with open_store(postgresql) as one, open_store(postgresql) as two:
        assert one.secret() == two.secret()
        stored(one, opening("r", "ABCDEF"), opening("s", "GHJKLM"), line("r", 2), line("s", 2))
        stored(two, line("r", 3))
        # The first has not seen that; it is told, and what goes along with it is stored.
        outcomes = together(one, [line("r", 3), line("s", 3, timer=Timer(move=1, due=9e9)), line("r", 4)])
        assert [type(outcome) for outcome in outcomes] == [Conflict, type(None), type(None)]
        assert [seq for seq, _ in two.facts("r")] == [1, 2, 3, 4, 5]
        stored(two, line("r", 5))
        stored(one, line("r", 6), line("s", 4))
        assert isinstance(two.append(opening("t", "ABCDEF")).exception(PATIENCE), Conflict)


def test_two_processes_that_race_for_every_number(postgresql: str) -> None:
    with open_store(postgresql) as one, open_store(postgresql) as two:
        stored(one, *(opening(f"r{n}", f"ABCDE{n}") for n in range(3)))
        futures = [
            (store.append(line(f"r{n % 3}", 2 + n // 3, f"{who}")), who)
            for n in range(300)
            for who, store in ((1, one), (2, two))
        ]
        won = [who for future, who in futures if future.exception(PATIENCE) is None]
        lost = [future.exception() for future, _ in futures if future.exception() is not None]
        assert {type(error) for error in lost} <= {Conflict}
        assert len(won) == sum(len(one.facts(f"r{n}")) - 2 for n in range(3))
    assert check(postgresql) == []


def _cut(url: str) -> None:
    """End every other connection to this database."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )


def test_a_server_whose_connections_were_cut_goes_on(postgresql: str) -> None:
    with open_store(postgresql) as store:
        stored(store, opening("r", "ABCDEF"))
        _cut(postgresql)
        stored(store, line("r", 2))
        assert len(store.facts("r")) == 3


def test_nobody_is_told_yes_when_the_commit_itself_fails(postgresql: str) -> None:
    cuts: list[str] = []

    def reached(point: str) -> None:
        if point == "committing" and cuts:
            cuts.pop()
            _cut(postgresql)

    with open_store(postgresql, reached=reached) as store:
        stored(store, opening("r", "ABCDEF"), opening("s", "GHJKLM"))
        cuts.append("now")
        outcomes = together(store, [line("r", 2), line("s", 2), line("s", 2)])
        assert [type(outcome) for outcome in outcomes] == [StoreError] * 3
        assert "could not be committed" in str(outcomes[0])
        # Nothing is known now, so the rooms are read again; here the commit did not come to pass.
        assert (len(store.facts("r")), len(store.facts("s"))) == (2, 2)
        stored(store, line("r", 2), line("s", 2))
