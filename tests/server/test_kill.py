"""Kill -9 at any moment: nothing that was acknowledged is lost or doubled, and every room is playable again at once.

How it is done is in killing.py. `KRONIKA_KILLS` is how often, 100 where it is not set. On PostgreSQL it
is far less often: nothing is different there but the disk.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kronika.errors import UsageError
from kronika.server import failpoints
from tests.server.killing import LIMIT, LOST, kill
from tests.server.watching import Watch

KILLS = int(os.environ.get("KRONIKA_KILLS", "100"))
FEWER = max(KILLS // 16, 4)


def test_no_kill_loses_or_doubles_anything_or_tells_a_hidden_date(tmp_path: Path, watch: Watch) -> None:
    told, frames = watch.told, watch.seen["frame"]
    report = asyncio.run(kill(tmp_path, KILLS, watch=watch))
    print("\n".join(report.lines()))
    # Those that lie open were found in what people got, so hidden ones would have been as well.
    assert watch.told - told > KILLS
    assert watch.seen["frame"] - frames > report.moves
    assert report.problems == []
    assert sum(report.kills.values()) == KILLS
    assert max(report.waits) <= LIMIT
    if KILLS >= 100:
        # That nothing was wrong says something only where something was going on.
        assert set(failpoints.POINTS) <= report.kills.keys()
        assert report.moves > 5 * KILLS
        assert report.resent > KILLS
        assert min(report.repeated, report.hung_up, report.records, report.limits) > 0


def test_no_kill_loses_or_doubles_anything_on_postgresql(tmp_path: Path, postgresql: str, watch: Watch) -> None:
    report = asyncio.run(kill(tmp_path, FEWER, rooms=3, seats=2, cold_every=100, database=postgresql, watch=watch))
    print("\n".join(report.lines()))
    # How soon a room answers is looked at above; here the tests' own PostgreSQL server takes its share of the machine.
    assert [problem for problem in report.problems if "no answer until" not in problem] == []
    assert sum(report.kills.values()) == FEWER
    assert report.moves > 3


def test_a_server_that_acknowledges_before_it_commits_is_caught(tmp_path: Path) -> None:
    report = asyncio.run(kill(tmp_path, 60, fault=True, stop_at=LOST))
    assert any(LOST in problem for problem in report.problems), report.lines()


def test_a_server_with_a_fault_does_not_start_unless_it_is_a_test(tmp_path: Path) -> None:
    variable, words = failpoints.CONFIRMED
    for confirmed in ({}, {variable: "yes"}):
        with pytest.raises(UsageError, match="loses moves"):
            failpoints.set_up({failpoints.FAULT: failpoints.TOO_EARLY, **confirmed})
    with pytest.raises(UsageError):
        failpoints.set_up({failpoints.FAULT: "another", variable: words})
    assert not failpoints.acknowledges_too_early()
    ended = subprocess.run(
        [sys.executable, "-m", "kronika.cli", "serve", "--port", "0", "--database", str(tmp_path / "k.sqlite")],
        env=os.environ | {failpoints.FAULT: failpoints.TOO_EARLY, "KRONIKA_QUIET": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("kronika: KRONIKA_FAULT is set")
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize("text", ["nowhere", "nowhere:3", "after-judging:0", "after-judging:x", ":3"])
def test_a_fail_point_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match=failpoints.POINT):
        failpoints.set_up({failpoints.POINT: text})


def test_without_the_variable_passing_a_point_does_nothing() -> None:
    failpoints.set_up({})
    for point in failpoints.POINTS:
        failpoints.passing(point)
