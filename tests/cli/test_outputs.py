"""Files that a command writes: a device stays one, a link too, and what was worked out is kept before it is printed."""

from __future__ import annotations

import argparse
import os
import stat
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from kronika.cli.outputs import check_output, named, write_output
from kronika.errors import UsageError
from tests.cli.table_of_cards import run


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_a_pipe_is_written_into_and_keeps_its_place(home: Path) -> None:
    pipe, came = (home / "here") / "pipe", list[bytes]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: came.append(pipe.read_bytes()))
    reader.start()
    write_output(pipe, b"page")
    reader.join(10)
    assert came == [b"page"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert [*(home / "here").iterdir()] == [pipe]


def test_a_link_and_permissions_stay(home: Path) -> None:
    file, link = (home / "here") / "file", (home / "here") / "link"
    file.write_bytes(b"old")
    file.chmod(0o600)
    link.symlink_to(file)
    write_output(link, b"new")
    assert link.is_symlink()
    assert (file.read_bytes(), stat.S_IMODE(file.stat().st_mode)) == (b"new", 0o600)
    long = (home / "here") / ("ж" * 120)
    write_output(long, b"new")
    assert {path.name for path in (home / "here").iterdir()} == {"file", "link", long.name}


def test_what_goes_wrong_names_the_file_that_was_meant_and_leaves_what_was_there(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = (home / "here") / "file"
    file.write_bytes(b"old")

    def full(beside: Path, _: Path) -> None:
        raise OSError(28, "No space left on device", str(beside))

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(OSError, match="No space left") as error:
        write_output(file, b"new")
    assert error.value.filename == str(file)
    assert [path.read_bytes() for path in (home / "here").iterdir()] == [b"old"]


def test_a_file_that_cannot_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="the name is empty"):
        named("")
    with pytest.raises(UsageError, match=r"--html: .* it is a folder; name a file in it"):
        check_output("--html", tmp_path)
    with pytest.raises(UsageError, match="in a folder that exists"):
        check_output("--html", tmp_path / "none" / "page.html")
    for fine in (None, tmp_path / "page.html", Path("page.html")):
        check_output("--html", fine)


@pytest.mark.parametrize(
    "words",
    [
        ("review", "--html", "", "RECORD"),
        ("practice", "world", "--file", ""),
        ("tournament", "timeline-russia", "--json", ""),
        ("bench-llm", "--journal", ""),
        ("bench-llm", "--json", ""),
        ("simulate", "timeline-russia", "--csv", ""),
        ("simulate", "timeline-russia", "--checkpoint", ""),
        ("sweep", "timeline-russia", "--vary", "hand=3,4", "--csv", ""),
        ("handicap", "--players", "Ana,Ben", "--records", ""),
        ("deck", "difficulty", "world", "--records", ""),
    ],
)
def test_an_empty_name_is_not_the_current_folder(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    err = capsys.readouterr().err
    assert "the name is empty" in err
    assert err.count("\n") == 1


class Full:
    """A standard output whose disk is full."""

    buffer: Any = None

    def write(self, _: object) -> int:
        raise OSError(28, "No space left on device")

    def flush(self) -> None:
        pass

    def isatty(self) -> bool:
        return False


@pytest.mark.parametrize(
    ("words", "file"),
    [
        (("review", "RECORD", "--html", "page.html"), "page.html"),
        (("review", "RECORD", "--json", "--html", "page.html"), "page.html"),
        (
            ("tournament", "timeline-russia", "--levels", "child,random:adult", "--games", 1, "--json", "t.json"),
            "t.json",
        ),
        (("deck", "difficulty", "world", "--save"), "../data/kronika/difficulty/world.json"),
        (("sweep", "timeline-polska", "--vary", "hand=3,4", "--games", 10, "--csv", "rows.csv"), "rows.csv"),
    ],
)
def test_files_are_there_where_nothing_can_be_printed(
    words: tuple[object, ...], file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = "g.kronika.jsonl"
    players = "bot:random,bot:random"
    assert (
        run("play", "timeline-russia", "--deck", "russia", "--players", players, "--hand", 1, "--record", record) == 0
    )
    capsys.readouterr()
    full = Full()
    full.buffer = full
    monkeypatch.setattr(sys, "stdout", full)
    assert run(*[record if word == "RECORD" else word for word in words]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == "kronika: No space left on device"
    assert Path(file).stat().st_size
