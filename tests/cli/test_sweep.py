"""`kronika sweep`: house rules side by side, and one line where they cannot be."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from kronika.cli import main


def test_rules_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = tmp_path / "rows.csv"
    words = "sweep timeline-cesko --players 3 --vary hand=3,5 --vary misplaced=box,insert --games 1000"
    assert main([*words.split(), "--csv", str(rows)]) == 0
    told = capsys.readouterr().out
    assert "timeline-cesko: 1,000 games a row, seed 1" in told
    with rows.open(encoding="utf-8") as file:
        listed = list(csv.DictReader(file))
    assert [(row["hand"], row["misplaced"]) for row in listed] == [
        ("3", "box"), ("3", "insert"), ("5", "box"), ("5", "insert"),
    ]  # fmt: skip
    assert float(listed[0]["moves"]) < float(listed[2]["moves"])


def test_a_row_is_what_simulate_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = tmp_path / "rows.csv"
    assert main(["sweep", "timeline-polska", "--vary", "players=2,4", "--games", "1000", "--csv", str(rows)]) == 0
    assert main(["simulate", "timeline-polska", "--players", "4", "--games", "1000"]) == 0
    told = capsys.readouterr().out
    with rows.open(encoding="utf-8") as file:
        moves = float(list(csv.DictReader(file))[1]["moves"])
    assert f"length      {moves:.2f} moves" in told


def test_help_names_all_that_can_be_varied(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sweep", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "hand, misplaced, penalty_doubter, penalty_layer, correction, last_card, players, levels" in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--vary hand", "is not RULE=A,B,…"),
        (
            "--vary luck=1",
            "with a rule of hand, misplaced, penalty_doubter, penalty_layer, correction, last_card, players",
        ),
        ("--vary hand=3,x", "hand is a whole number"),
        ("--vary hand=3 --vary hand=4", "hand stands twice"),
        ("--vary hand=3,4 --hand 4", "leave out --hand"),
        ("--vary misplaced=moon", "discard, box, insert"),
        ("--vary hand=4,99", "deal smaller hands"),
        ("--vary players=3,9", "2 to 8 players, not 9"),
        ("--vary hand=3 --games 0", "ask for a whole number"),
    ],
)
def test_what_cannot_be_is_one_line(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sweep", "timeline-polska", *words.split()]) == 1
    error = capsys.readouterr().err
    assert error.startswith("kronika: ")
    assert error.count("\n") == 1
    assert said in error
