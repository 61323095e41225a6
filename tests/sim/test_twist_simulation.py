"""Cooperative Twist at the command line: a report, a page, rows, comparisons; and no handicap for a team."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from kronika.cli import main

TWIST = ["twist-coop", "--deck", "pop-culture", "--games", "200"]


def test_a_report_a_page_and_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, rows = tmp_path / "a.html", tmp_path / "a.csv"
    assert main(["simulate", *TWIST, "--players", "3", "--html", str(page), "--csv", str(rows)]) == 0
    said = capsys.readouterr().out
    for words in ("200 games of 3 players", "score ", "Time Travelers", "no card tried had a place", "hardest cards"):
        assert words in said
    assert page.read_text("utf-8").count("<img") >= 5 or page.read_text("utf-8").count("<svg") >= 5
    with rows.open(encoding="utf-8", newline="") as file:
        told = list(csv.DictReader(file))
    assert len(told) == 200
    for row in told:
        lower, upper, *others = (int(row[name]) for name in ("lower", "upper", "discarded", "pile", "unplayed"))
        assert int(row["score"]) == 2 * lower + upper - sum(others)  # TC-52 … TC-56


def test_players_and_levels_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = tmp_path / "b.csv"
    varied = ["--vary", "players=1,8", "--vary", "levels=child,historian"]
    assert main(["sweep", *TWIST, *varied, "--csv", str(rows)]) == 0
    assert "chance to win" not in capsys.readouterr().out
    with rows.open(encoding="utf-8", newline="") as file:
        told = {(row["players"], row["levels"]): float(row["score"]) for row in csv.DictReader(file)}
    assert list(told) == [("1", "child"), ("1", "historian"), ("8", "child"), ("8", "historian")]
    assert told["8", "historian"] > told["8", "child"]


def test_a_broken_off_simulation_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = str(tmp_path / "kept")
    assert main(["simulate", *TWIST, "--checkpoint", kept]) == 0
    capsys.readouterr()
    assert main(["simulate", "twist-coop", "--deck", "pop-culture", "--games", "300", "--checkpoint", kept]) == 0
    said = capsys.readouterr().out
    assert main(["simulate", "twist-coop", "--deck", "pop-culture", "--games", "300"]) == 0
    other = capsys.readouterr().out
    assert [line for line in said.splitlines() if line.startswith("score")] == [
        line for line in other.splitlines() if line.startswith("score")
    ]


def test_a_team_has_no_handicap(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["handicap", "--game", "twist-coop", "--players", "Ana:child,Tom:adult"]) == 1
    assert "nobody beats anybody" in capsys.readouterr().err
