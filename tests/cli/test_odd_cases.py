"""What goes wrong around a game: closed streams, full disks, odd names and long words. No traceback, no move lost."""

from __future__ import annotations

import io
import os
import shlex
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from kronika.cli import leaving, saving
from kronika.cli.players import LONGEST_NAME
from kronika.cli.session import Session
from kronika.cli.words import LANGUAGES, words_for
from kronika.engine import load_record
from tests.cli.table_of_cards import BOT, PERSON, RANDOM, canary_deck, new_session, run

COMMAND = f"{shlex.quote(sys.executable)} -m kronika.cli"


def shell(line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=120, check=False)


def feed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


@pytest.mark.skipif(sys.platform == "win32", reason="a shell that closes streams is not there")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_no_fault(closed: str, deck: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play = f"{COMMAND} play timeline-russia --deck {shlex.quote(str(deck))} --players Ana,Ben --record {file}"
    for line in (play, f"{COMMAND} replay --states {file}", f"{COMMAND} replay {file}", f"{COMMAND} date 1900 -"):
        ended = shell(f"{line} {closed}" if "<&-" in closed else f"{line} </dev/null {closed}")
        assert (ended.returncode, ended.stderr) == (0, ""), line
    assert load_record(file.read_bytes().splitlines()).moves_made == 0


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no device that is always full")
@pytest.mark.parametrize("how", ["", "--states"])
def test_what_cannot_be_printed_is_not_laid_to_the_record(how: str, deck: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    new_session("timeline-russia", deck, file)
    ended = shell(f"{COMMAND} replay {how} {file} {file} >/dev/full")
    assert (ended.returncode, ended.stderr) == (1, "kronika: No space left on device\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_hand_and_a_long_path_are_told_in_full(language: str) -> None:
    words = words_for(language)
    titles = ", ".join(f"title {number}" for number in range(300))
    said = words("told-dealt", name="A" * 150, cards=300, titles=titles)
    assert titles in said
    assert "A" * 150 in said
    assert words("saved", path="/x" * 3000).endswith("/x" * 3000)


def test_a_game_with_a_hundred_cards_a_hand_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = canary_deck(tmp_path / "large", cards=250)
    feed(monkeypatch, "1 0\n?\nlog\n100 0\n")
    assert run("play", "timeline-russia", "--deck", deck, "--players", "Ana,Ben", "--hand", "100") == 0
    assert "Ben, your cards" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["\u200b", "\u202e\u202c", "x" * (LONGEST_NAME + 1), "bot:name=" + "x" * 5000])
def test_a_name_that_nobody_sees_or_that_fills_the_screen_is_refused(
    name: str, deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("play", "anno-domini", "--deck", deck, "--players", f"Ana,{name}") == 1
    err = capsys.readouterr().err
    assert "players: " in err
    assert len(err) < 300


def test_a_bot_whose_name_nobody_sees_takes_the_next_free_one(deck: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert run("play", "anno-domini", "--deck", deck, "--players", "bot:name=\u202e,bot:random", "--record", file) == 0
    assert [player.name for player in load_record(file.read_bytes().splitlines()).start.players] == ["Bot 1", "Bot 2"]


def test_a_game_that_cannot_be_written_leaves_no_empty_file(
    deck: Path, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    file = tmp_path / "game.jsonl"
    assert run("play", "anno-domini", "--deck", deck, "--players", "bot,bot", "--record", file) == 1
    assert capsys.readouterr().err == "kronika: No space left on device\n"
    assert not file.exists()
    # A file that nobody asked for does not keep anybody from playing, but they hear of it.
    feed(monkeypatch, "")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert run("play", "anno-domini", "--deck", deck, "--players", "Ana,bot") == 1
    assert "could not be saved: [Errno 28] No space left" in capsys.readouterr().err
    assert list(home.rglob("*.jsonl*")) == []


def test_a_game_whose_folder_is_full_is_kept_in_another(
    deck: Path, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "small").mkdir()
    file = tmp_path / "small" / "game.jsonl"
    session = new_session("timeline-russia", deck, file, (RANDOM, RANDOM))
    replace = os.replace

    def full(source: Path, target: Path) -> None:
        if Path(target).parent == file.parent:
            raise OSError(28, "No space left on device")
        replace(source, target)

    monkeypatch.setattr("os.replace", full)
    session.play_bot()
    assert leaving.leave(session, words_for("en")) == 1
    (kept,) = (home / "data" / "kronika" / "games").iterdir()
    assert load_record(kept.read_bytes().splitlines()).moves_made == 1
    out, err = capsys.readouterr()
    assert f"kronika play --resume {kept}" in out
    assert "could not be saved: [Errno 28]" in err


def test_saving_keeps_links_and_permissions(deck: Path, tmp_path: Path) -> None:
    file, link = tmp_path / "game.jsonl", tmp_path / "link.jsonl"
    new_session("timeline-russia", deck, file, (RANDOM, RANDOM))
    file.chmod(0o600)
    link.symlink_to(file)
    session = Session.resumed(str(link))
    session.play_bot()
    assert link.is_symlink()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert load_record(file.read_bytes().splitlines()).moves_made == 1


def test_two_who_go_on_with_one_game_do_not_overwrite_each_other(
    deck: Path, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    new_session("timeline-russia", deck, file, (RANDOM, RANDOM))
    one, other = Session.resumed(str(file)), Session.resumed(str(file))
    one.play_bot()
    one.play_bot()
    assert one.trouble is None
    other.play_bot()
    assert "changed by somebody else" in str(other.trouble)
    assert leaving.leave(other, words_for("en")) == 1
    assert load_record(file.read_bytes().splitlines()).moves_made == 2
    (kept,) = (home / "data" / "kronika" / "games").iterdir()
    assert load_record(kept.read_bytes().splitlines()).moves_made == 1
    assert f"--resume {kept}" in capsys.readouterr().out
    # A file that is gone is written anew.
    file.unlink()
    one.play_bot()
    assert load_record(file.read_bytes().splitlines()).moves_made == 3


@pytest.mark.parametrize(
    ("name", "said"), [("", "needs the name of a file"), (".", "is a folder"), (os.devnull, "is there already")]
)
def test_a_record_that_cannot_be_made_says_why(
    name: str, said: str, deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("play", "anno-domini", "--deck", deck, "--players", "bot,bot", "--record", name) == 1
    err = capsys.readouterr().err
    assert said in err
    assert "--resume" not in err


@pytest.mark.parametrize("text", ["", "{}", '{"kronika": 1}', "not JSON", '{"a": '])
def test_a_broken_record_is_named(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(text)
    assert run("play", "--resume", file) == 1
    assert capsys.readouterr().err.startswith(f"kronika: {file}: line 1: ")
    assert file.read_text() == text


@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",), ("play", "anno-domini", "--record")])
def test_a_null_byte_in_a_name_is_refused(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*command, "a\0b") == 1
    assert "null byte" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_a_game_is_not_resumed_into_a_pipe(deck: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "game.jsonl", tmp_path / "other.jsonl"
    new_session("timeline-russia", deck, file, (PERSON, PERSON))
    resume = f"cat {file} | {COMMAND} play --resume /dev/stdin"
    assert "is no file that can be saved in" in shell(resume).stderr
    assert shell(f"{resume} --record {other}").returncode == 0
    assert load_record(other.read_bytes().splitlines()).moves_made == 0


@pytest.mark.skipif(sys.platform == "win32", reason="the words are for a Unix shell")
@pytest.mark.parametrize("name", ["two  spaces", "it's", "line\nend", "tab\t\\'", "\u202eturned", os.fsdecode(b"\xff")])
def test_the_way_back_to_an_oddly_named_game_can_be_pasted(name: str, deck: Path, tmp_path: Path) -> None:
    session = new_session("timeline-russia", deck, tmp_path / name, (PERSON, PERSON))
    saved, to_go_on = leaving.farewell(session, words_for("en"))
    assert saved.isprintable()
    assert to_go_on.isprintable()
    printed = subprocess.run(
        ["bash", "-c", "printf '%s\\0' " + to_go_on.partition(": ")[2]], capture_output=True, check=True
    ).stdout
    assert printed.split(b"\0")[-2] == os.fsencode(tmp_path / name)


def test_the_way_back_names_a_program_that_can_be_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "bin dir" / "kronika"
    script.parent.mkdir()
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", os.defpath)
    monkeypatch.setattr(sys, "argv", [str(script), "play"])
    assert leaving.program() == f"'{script}'"
    monkeypatch.setenv("PATH", str(script.parent))
    assert leaving.program() == "kronika"
    monkeypatch.setattr(sys, "argv", [str(Path(leaving.__file__).with_name("__main__.py"))])
    assert leaving.program().endswith(" -m kronika.cli")


def test_games_go_into_no_relative_data_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert saving.data_folder() == home / ".local" / "share" / "kronika" / "games"


@pytest.mark.parametrize("seed", range(1, 9))
def test_bots_that_err_bring_a_small_deck_to_an_end(seed: int, tmp_path: Path) -> None:
    deck = canary_deck(tmp_path / "small", cards=30)
    session = new_session("timeline-russia", deck, tmp_path / "game.jsonl", (BOT, BOT), seed=str(seed))
    session.path = None
    for _ in range(400):
        if session.turn is None:
            break
        session.play_bot()
    assert session.turn is None
