"""`kronika tournament`: the same seed has the same table, and what cannot be is refused with what would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from kronika.bots.arena import Entrant, Played
from kronika.cli.rounds import Round, groups_of, rounds_of
from kronika.cli.standings import has_ratings, standing_lines, standings_of
from kronika.cli.tournament import entrants_of
from tests.cli.table_of_cards import canary_deck, run
from tests.guests.strangers import program

A, B, C = Entrant("planner", "adult"), Entrant("memory", "child"), Entrant("random", "pupil")


def result(file: Path, *words: object) -> dict[str, Any]:
    assert run("tournament", *words, "--json", file) == 0
    found = json.loads(file.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def test_everybody_plays_everybody_and_the_same_seed_has_the_same_games(
    deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = "timeline-russia"
    words = (game, "--levels", "child,historian,random:adult", "--games", 2, "--deck", deck)
    first = result(tmp_path / "1.json", *words, "--seed", "é")
    printed = capsys.readouterr().out
    assert first["complete"]
    assert first["decks"] == [{"id": "canary", "version": 1}]
    assert len(first["groups"]) == 3
    assert {group["games"] for group in first["groups"]} == {2}
    assert [one["games"] for one in first["standings"]] == [4, 4, 4]
    assert sum(one["wins"] for one in first["standings"]) <= 6
    assert all(0 <= one["low"] <= one["share"] <= one["high"] <= 1 for one in first["standings"])
    assert all(one["name"] in printed for one in first["standings"])
    assert "By chance everybody would win 50.0%." in printed
    assert result(tmp_path / "2.json", *words, "--seed", "é") == first
    # The games of a group do not depend on who else plays.
    fewer = result(tmp_path / "3.json", game, "--levels", "historian,child", *words[3:], "--seed", "é")
    assert fewer["groups"][0] in first["groups"]


def test_three_at_a_table(deck: Path, tmp_path: Path) -> None:
    words = ("anno-domini", "--levels", "child,memory:pupil,random:adult", "--players", 3, "--games", 4)
    found = result(tmp_path / "t.json", *words, "--deck", deck)
    assert [group["games"] for group in found["groups"]] == [4]
    assert [one["games"] for one in found["standings"]] == [4, 4, 4]


@pytest.mark.parametrize(
    ("words", "remedy"),
    [
        (("timeline-russia", "--levels", "child,genius"), "levels are child, pupil, adult, enthusiast, historian"),
        (("timeline-russia", "--levels", "child,sharp"), "levels are child, pupil"),
        (("timeline-russia", "--levels", "child,"), "levels are child, pupil"),
        (
            ("timeline-russia", "--levels", "child,clever:adult"),
            "the kinds of bots are memory, plain, planner, random, searcher",
        ),
        (("timeline-russia", "--levels", "child,planner:child"), "name everybody once"),
        (("timeline-russia", "--levels", "child"), "name more"),
        (("timeline-russia", "--levels", "child,adult", "--players", 3), "name more"),
        (("timeline-russia", "--players", 1), "--players 2"),
        (("timeline-russia", "--games", 0), "ask for 1 to"),
        (("timeline-russia", "--games", 10**9), "ask for 1 to"),
        (("timeline-russia", "--games", "1e9"), "ask for 1 to"),
        (("twist-coop",), "nobody beats anybody; take anno-domini, timeline-cesko"),
        (("chess",), "timeline-russia"),
        (("timeline-russia", "--json", "nowhere/t.json"), "name a file in a folder that exists"),
        (("timeline-russia", "--json", "."), "name a file in it"),
        (("timeline-russia", "--deck", "nowhere"), "nowhere"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    words: tuple[object, ...], remedy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("tournament", *words) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert remedy in err


def test_a_deck_that_is_too_small_is_refused_before_anybody_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("tournament", "timeline-russia", "--deck", canary_deck(tmp_path / "small", 4)) == 1
    assert capsys.readouterr().err.count("\n") == 1


def _drain(terminal: int) -> None:
    with suppress(OSError):  # that is how a terminal ends
        while os.read(terminal, 4096):
            pass
    os.close(terminal)


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal")
def test_ctrl_c_counts_what_has_been_played(deck: Path, tmp_path: Path) -> None:
    file, (ours, theirs) = tmp_path / "t.json", os.openpty()
    words = ("timeline-russia", "--levels", "child,adult", "--games", "1000000", "--deck", deck, "--json", file)
    with subprocess.Popen(
        [sys.executable, "-m", "kronika.cli", "tournament", *map(str, words)], stdout=subprocess.PIPE, stderr=theirs
    ) as process:
        os.close(theirs)
        try:
            seen, last = b"", time.monotonic() + 60
            while b" of 1,000,000 games" not in seen and time.monotonic() < last:
                seen += os.read(ours, 1000)
            process.send_signal(signal.SIGINT)
            # Its progress is read to the end: a terminal does so, too.
            threading.Thread(target=_drain, args=[ours], daemon=True).start()
            out = process.communicate(timeout=60)[0].decode()
        finally:
            process.kill()
    assert process.returncode == 130
    assert "planner adult" in out
    found = json.loads(file.read_text("utf-8"))
    assert not found["complete"]
    assert 0 < found["groups"][0]["games"] < 1_000_000


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs signals")
@pytest.mark.parametrize(
    ("signals", "status"), [((signal.SIGINT, signal.SIGINT), 130), ((signal.SIGTERM,), 128 + signal.SIGTERM)]
)
def test_who_insists_does_not_wait_for_bots_that_think(
    signals: tuple[signal.Signals, ...], status: int, deck: Path, tmp_path: Path
) -> None:
    asked = tmp_path / "asked"
    bot = program(
        f"for turn in turns():\n    open({str(asked)!r} + str(os.getpid()), 'w')\n    time.sleep(3000)"
    ).replace(",", "\\,")
    words = ("timeline-russia", "--levels", f"cmd:{bot},child", "--bot-time", "3000", "--deck", deck)
    with subprocess.Popen(
        [sys.executable, "-m", "kronika.cli", "tournament", *map(str, words)], stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stderr is not None
            last = time.monotonic() + 60
            while not (thinking := [*tmp_path.glob("asked*")]) and time.monotonic() < last:
                time.sleep(0.05)
            process.send_signal(signals[0])
            if signals[1:]:
                assert "Ctrl-C again ends them" in process.stderr.readline()
                process.send_signal(signals[1])
            process.communicate(timeout=60)  # it would be 3,000 seconds
        finally:
            process.kill()
    assert process.returncode == status
    with pytest.raises(ProcessLookupError):
        os.kill(int(thinking[0].name.removeprefix("asked")), 0)


def test_who_plays() -> None:
    assert entrants_of(" adult, memory:child ,random:pupil") == [A, B, C]


def test_groups_and_rounds() -> None:
    assert groups_of([A, B, C], 2) == [(B, A), (B, C), (A, C)]
    assert groups_of([C, B, A], 2) == groups_of([A, B, C], 2)
    assert list(rounds_of(2, 2, 3)) == [Round(0, 0, 2), Round(1, 0, 2), Round(0, 1, 1), Round(1, 1, 1)]


def test_standings_add_up_over_groups_and_shared_victories_count_in_parts() -> None:
    groups = [(A, B), (A, C)]
    done = {
        Round(0, 0, 2): [Played((0, 1), (0,), None, 9), Played((1, 0), (0, 1), None, 9)],
        Round(1, 0, 2): [Played((0, 1), (0,), None, 9), Played((1, 0), (), None, 9)],
    }
    standings = standings_of([C, B, A], groups, done)
    assert [(one.name, one.games, one.wins) for one in standings] == [
        ("planner adult", 4, 2.5),
        ("memory child", 2, 0.5),
        ("random pupil", 2, 0.0),
    ]
    lines = standing_lines(standings)
    assert len({len(line) for line in lines}) == 1
    assert "62.5%" in lines[1]
    if has_ratings():
        best, middle, last = (one.rating.mu for one in standings if one.rating is not None)
        assert best > middle > last


def test_without_openskill_there_is_a_table_and_a_word_about_it(
    deck: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import importlib.util

    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "openskill" else find(name))
    words = ("timeline-russia", "--levels", "child,random:child", "--games", 1, "--deck", deck)
    assert run("tournament", *words) == 0
    printed = capsys.readouterr().out
    assert "pip install 'kronika[tournament]'" in printed
    assert "rating " not in printed
