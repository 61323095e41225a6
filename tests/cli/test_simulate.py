"""`kronika simulate`: a report at once, files where asked for, and one line where something cannot be."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kronika.cli import main
from kronika.cli.simulate import games_of
from kronika.errors import UsageError


def test_a_report_and_its_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    html, rows = tmp_path / "report.html", tmp_path / "games.csv"
    words = "simulate timeline-cesko --players 3 --deck cesko --games 2e3 --levels good,fair,sharp"
    assert main([*words.split(), "--html", str(html), "--csv", str(rows)]) == 0
    told = capsys.readouterr().out
    assert "timeline-cesko: 2,000 games of 3 players with 110 cards" in told
    assert "levels: good,fair,sharp; seed 1" in told
    assert html.read_text("utf-8").startswith("<!doctype html>")
    assert len(rows.read_text("ascii").splitlines()) == 2_001


def test_the_same_seed_gives_the_same_report(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for workers in ("1", "2"):
        assert main(["simulate", "twist-competitive", "--games", "3000", "--seed", "Ana", "--workers", workers]) == 0
        told.append(capsys.readouterr().out.rpartition("\n\n")[0])
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("timeline-polska --games 0", "ask for a whole number from 1 to 1e12"),
        ("timeline-polska --games many", "'many' games cannot be simulated"),
        ("timeline-polska --levels genius", "levels are sharp, good, fair, child"),
        ("timeline-polska --players 9", "2 to 8 players, not 9"),
        ("timeline-polska --hand 60", "deal smaller hands or take a larger deck"),
        ("timeline-polska --hands 4,x", "is not a list of whole numbers"),
        ("timeline-polska --deck nowhere", "nowhere"),
        ("timeline-polska --workers 0", "ask for 1 or more"),
        ("timeline-polska --pace 0", "give a number above 0"),
        ("twist-coop --hand 3", "has no option 'hand'"),
        ("anno-domini --correction some", "must be one of free, one, none"),
        ("anno-domini --misplaced box", "has no option 'misplaced'"),
        ("timeline-mars", "timeline-mars"),
        ("timeline-polska --html /nowhere/at/all.html", "name a file in a folder that exists"),
        ("timeline-polska --csv /nowhere/at/all.csv", "name a file in a folder that exists"),
        ("timeline-polska --csv a.csv --checkpoint b", "leave out --checkpoint"),
        ("timeline-polska --csv a --html ./a", "--html and --csv would both write to"),
        ("timeline-polska --hands 4,4 --hand 4", "leave out --hand"),
    ],
)
def test_what_cannot_be_is_one_line(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *words.split()]) == 1
    error = capsys.readouterr().err
    assert error.startswith("kronika: ")
    assert error.count("\n") == 1
    assert said in error


@pytest.mark.parametrize("words", ["--help", "play --help", "simulate timeline-polska --games 0", "sweep --help"])
def test_numba_is_loaded_only_to_play(words: str) -> None:
    """It takes longer than everything else together; a refusal does not wait for it."""
    code = (
        "import sys; from kronika.cli import main; main(sys.argv[1:]); print(sys.modules.keys() & {'numba', 'numpy'})"
    )
    told = subprocess.run([sys.executable, "-c", code, *words.split()], capture_output=True, text=True, check=True)
    assert told.stdout.endswith("set()\n")


def test_games_as_people_write_them() -> None:
    assert [games_of(text) for text in ("1e6", "250000", "1_000_000", "2.5e3")] == [
        1_000_000,
        250_000,
        1_000_000,
        2_500,
    ]
    for text in ("", "1.5", "-3", "1e13", "inf", "0x10", "1e99"):
        with pytest.raises(UsageError):
            games_of(text)


def test_no_more_workers_play_than_are_of_use(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "timeline-polska", "--games", "1e3", "--players", "2e0"]
    assert main([*words, "--workers", "100_000"]) == 0
    told = capsys.readouterr()
    most = re.search(r"100,000 workers are more than are of use here; (\d+) play", told.err)
    assert most is not None
    assert f", {most[1]} thread(s)" in told.out


def test_anno_domini_is_reported_and_written_in_rows_and_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows, page = tmp_path / "games.csv", tmp_path / "report.html"
    words = ["simulate", "anno-domini", "--deck", "lifestyle", "--games", "400", "--levels", "fair,good,sharp"]
    assert main([*words, "--penalty-doubter", "2", "--csv", str(rows), "--html", str(page)]) == 0
    told = capsys.readouterr().out
    assert "penalty_doubter 2, penalty_layer 2, correction free" in told
    for part in ("doubts ", "last cards ", "penalties ", "chance to win", "hands, by times round the table", "hardest"):
        assert f"\n{part}" in told
    lines = rows.read_text().splitlines()
    assert len(lines) == 401
    assert lines[0].startswith("game,moves,rounds,winner")
    winners = [int(line.split(",")[3]) for line in lines[1:]]
    for seat in range(3):
        assert f"seat {seat}" in told
        assert f"{winners.count(seat) / 400:7.3%}" in told
    assert page.read_text().count("<svg") == 7


def test_a_sweep_of_penalties_compares_them(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sweep", "anno-domini", "--deck", "lifestyle", "--games", "300", "--players", "3"]
    assert main([*words, "--vary", "penalty_doubter=4,2", "--vary", "penalty_layer=2,3"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1].split()[:3] == ["penalty_doubter", "penalty_layer", "moves"]
    assert [line.split()[:2] for line in told[2:6]] == [["4", "2"], ["4", "3"], ["2", "2"], ["2", "3"]]
