"""`kronika replay`: exact states, an account for people, errors in one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from kronika.cli import many
from tests.cli.table_of_cards import run


def sample_files(records: Path, illegal: bool) -> list[Path]:
    return [path for path in sorted(records.glob("*.kronika.jsonl")) if ("illegal" in path.name) == illegal]


def states_of(path: Path) -> str:
    return path.with_name(path.name.replace(".kronika.", ".states.")).read_text(encoding="utf-8")


def test_states_of_all_sample_records_are_those_that_are_due(records: Path, capfd: pytest.CaptureFixture[str]) -> None:
    files = sample_files(records, illegal=False)
    assert len(files) > 50
    assert run("replay", "--states", *files) == 0
    out, err = capfd.readouterr()
    assert [json.loads(line) for line in out.splitlines()] == [
        json.loads(line) for path in files for line in states_of(path).splitlines()
    ]
    assert err == ""


def test_keys_of_a_state_come_in_the_order_of_the_samples(records: Path, capfd: pytest.CaptureFixture[str]) -> None:
    files = sample_files(records, illegal=False)
    assert run("replay", "--states", *files) == 0
    assert capfd.readouterr().out == "".join(map(states_of, files))


def test_many_small_files_come_in_order_with_their_errors(
    records: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(many, "processes", lambda: 3)
    files = sorted(records.glob("*.kronika.jsonl")) * 3
    assert many.worth_sharing([str(path) for path in files]) == hasattr(os, "fork")
    assert run("replay", "--states", *files) == 1
    out, err = capfd.readouterr()
    assert out == "".join(map(states_of, files))
    wrong = [path for path in files if "illegal" in path.name]
    assert [line.split(": line ")[0] for line in err.splitlines()] == [str(path) for path in wrong]
    assert run("replay", "--verify", *files) == 1
    assert capfd.readouterr() == ("", err)


def test_an_illegal_record_prints_the_states_before_and_names_the_line(
    records: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    wrong = {}
    for row in (records / "README.md").read_text().splitlines():
        if row.startswith("|") and "-illegal-" in row:
            name, _, line = (cell.strip() for cell in row.strip("|").split("|"))
            wrong[name] = int(line)
    files = sample_files(records, illegal=True)
    assert {path.name for path in files} == wrong.keys()
    for path in files:
        assert run("replay", path, "--states") == 1
        out, err = capfd.readouterr()
        assert out == states_of(path)
        assert err.startswith(f"{path}: line {wrong[path.name]}: ")
        assert err.count("\n") == 1


def test_after_a_wrong_file_the_next_one_is_printed(records: Path, capfd: pytest.CaptureFixture[str]) -> None:
    good, bad = sample_files(records, illegal=False)[0], sample_files(records, illegal=True)[0]
    missing = records / "no-such-file"
    assert run("replay", "--states", bad, missing, records, good) == 1
    out, err = capfd.readouterr()
    assert out == states_of(bad) + states_of(good)
    assert err.splitlines()[1:] == [f"{missing}: No such file or directory", f"{records}: Is a directory"]


def test_verify_prints_only_what_is_wrong(records: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("replay", "--verify", *sample_files(records, illegal=False)) == 0
    assert capfd.readouterr() == ("", "")
    assert run("replay", "--verify", *sample_files(records, illegal=True)) == 1
    out, err = capfd.readouterr()
    assert out == ""
    assert len(err.splitlines()) == len(sample_files(records, illegal=True))


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"\xff\xfe", b"\xef\xbb\xbf{}", b"[]\n", b"{}", b'{"kronika": 2}\n', b"\x00" * 5000, b"{" * 100_000],
)
def test_rubbish_is_an_error_of_one_line(content: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rubbish"
    file.write_bytes(content)
    for how in ("--states", "--verify", "--language=de"):
        assert run("replay", how, file) == 1
        out, err = capfd.readouterr()
        assert out == ""
        assert err.startswith(f"{file}: line 1: ")
        assert err.count("\n") == 1
        assert len(err) < 1000


def test_a_file_name_with_a_line_end_stays_on_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    assert run("replay", "--states", "no\nsuch\x1b[31m file") == 1
    err = capfd.readouterr().err
    assert err.count("\n") == 1
    assert "\x1b" not in err


def test_a_reader_that_goes_away_is_no_error(records: Path) -> None:
    files = sample_files(records, illegal=False)
    command = [sys.executable, "-m", "kronika.cli", "replay", "--states", *map(str, files)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_states_come_as_the_record_comes(records: Path, tmp_path: Path) -> None:
    path = sample_files(records, illegal=False)[0]
    lines = path.read_bytes().splitlines(keepends=True)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    command = [sys.executable, "-m", "kronika.cli", "replay", "--states", str(pipe)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        with open(pipe, "wb", buffering=0) as writer:
            writer.write(lines[0])
            first: list[bytes] = []
            reader = threading.Thread(target=lambda: first.append(process.stdout.readline()))  # type: ignore[union-attr]
            reader.start()
            reader.join(timeout=20)
            assert first
            assert first[0].decode() == states_of(path).splitlines(keepends=True)[0]
            for line in lines[1:]:
                writer.write(line)
        assert process.stdout.read().decode() == "".join(states_of(path).splitlines(keepends=True)[1:])
        assert process.wait(timeout=30) == 0


def test_the_account_tells_every_sample_in_every_language(records: Path, capfd: pytest.CaptureFixture[str]) -> None:
    files = sample_files(records, illegal=False)
    lengths = set()
    for language in ("en", "de", "cs", "pl", "ru"):
        assert run("replay", "--language", language, *files) == 0
        out, err = capfd.readouterr()
        assert err == ""
        assert "Event c1" in out
        lengths.add(len(out))
    assert len(lengths) == 5


def test_the_account_tells_moves_with_titles_and_dates_once_they_are_revealed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    cards = {f"c{n}": {"title": f"Event {n}", "date": str(1000 + n)} for n in range(6)}
    header = {
        "kronika": 1,
        "game": "timeline-russia",
        "options": {"hand": 1},
        "seats": [{"name": "Ana"}, {"name": "Ben"}],
        "cards": cards,
        "pile": ["c1", "c2", "c3", "c4", "c5", "c0"],
    }
    moves = [
        {"seat": 0, "move": "place", "card": "c1", "gap": 0},
        {"seat": 1, "move": "place", "card": "c2", "gap": 2},
        {"result": {"winners": [0]}},
    ]
    file = tmp_path / "game.kronika.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in [header, *moves]))
    assert run("replay", file) == 0
    out = capfd.readouterr().out
    assert "Ana lays “Event 1” before “Event 3”.\n1001. Right! The card stays.\n" in out
    assert "1002. Not there." in out
    assert "It belongs between “Event 1”, 1001, and “Event 3”, 1003." in out
    assert "Ben draws “Event 4”." in out
    assert "Ana wins." in out
    assert "1004" not in out
    assert "1005" not in out


def test_the_account_of_a_broken_record_tells_what_stands_before(
    records: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = records / "timeline-russia-illegal-00.kronika.jsonl"
    assert run("replay", path) == 1
    out, err = capfd.readouterr()
    assert "Move 15" in out
    assert err.startswith(f"{path}: line 17: ")
