"""The plain mode: a whole game by lines, saving and resuming, options, and no date before its time."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from kronika.cli import setup
from kronika.cli.plain import play_plain
from kronika.cli.session import Session
from kronika.cli.words import LANGUAGES, words_for
from kronika.engine import load_record
from tests.cli.table_of_cards import GAMES, PERSON, RANDOM, hidden_years, new_session, run, years_in

LINES = (
    "1 0",
    "1 1",
    "2 0",
    "1",
    "doubt",
    "stop",
    "discard 1",
    "x 4",
    "2",
    "3",
    "4",
    "move 1 2",
    "1 2",
    "?",
    "log",
    "help",
    "3 3",
    "v",
)


def feed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def header_of(path: Path) -> dict[str, object]:
    return json.loads(path.read_text(encoding="utf-8").splitlines()[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_lines_and_kept_as_a_record(
    game: str, deck: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dice = random.Random(game)
    feed(monkeypatch, "\n".join(dice.choice(LINES) for _ in range(30_000)))
    file = tmp_path / "game.kronika.jsonl"
    hand = [] if game == "twist-coop" else ["--hand", "2"]
    players = "Ana,bot:memory:sharp,bot:random"
    assert run("play", game, "--deck", deck, "--players", players, "--seed", "s", "--record", file, *hand) == 0
    out = capsys.readouterr().out
    with open(file, "rb") as lines:
        played = load_record(lines)
    assert played.over
    assert f"kronika replay {file}" in out
    assert run("replay", "--verify", file) == 0
    if game == "twist-coop":
        assert "The team has" in out
    else:
        assert "wins." in out or "win together" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_line_shows_a_date_that_nobody_has_turned_over(
    game: str, language: str, deck: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session(game, deck, tmp_path / "g.jsonl", ("person", "bot:memory:fair", RANDOM), seed=language)
    dates = [(card, back["date"]) for card, back in header_of(tmp_path / "g.jsonl")["cards"].items()]  # type: ignore[attr-defined]
    assert len(dates) == 70
    shown: set[str] = set()
    checked = 0

    class Out(io.StringIO):
        def write(self, text: str) -> int:
            nonlocal checked
            if years := years_in(text):
                shown.update(years)
                hidden = hidden_years(session, dates)
                checked += len(hidden)
                assert not hidden & years
            return len(text)

    dice = random.Random(language)
    feed(monkeypatch, "\n".join(dice.choice(LINES) for _ in range(600)))
    monkeypatch.setattr(sys, "stdout", Out())
    assert play_plain(session, words_for(language), pause=0) == 0
    assert checked > 1000
    assert shown  # the scan sees dates when they are there


@pytest.mark.parametrize("stop", [1, 4, 9])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_left_goes_on_as_if_it_had_not_been(game: str, stop: int, deck: Path, tmp_path: Path) -> None:
    """Same seed, same bots, same moves of the person: the same record, shuffles included."""

    def moves(session: Session, limit: int) -> None:
        for _ in range(limit):
            if session.turn is None:
                return
            if session.is_bot(session.turn):
                session.play_bot()
            else:
                view = session.view()
                assert view.legal is not None
                session.play(view.legal.moves[view.move * 7 % len(view.legal.moves)])

    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    options = {} if game == "twist-coop" else {"options": {"hand": 3}}
    kinds = (PERSON, "bot:random:good", "bot:memory:fair", RANDOM)
    moves(new_session(game, deck, whole, kinds, **options), 400)
    new_session(game, deck, parts, kinds, **options)
    for _ in range(400 // stop):
        session = Session.resumed(str(parts))
        moves(session, stop)
        if session.turn is None:
            break
    assert json.loads(parts.read_text().splitlines()[0]) == json.loads(whole.read_text().splitlines()[0])
    left, right = parts.read_text().splitlines(), whole.read_text().splitlines()
    assert left == right[: len(left)]
    assert len(left) > 10


def test_the_end_of_the_input_saves_the_game_and_says_how_to_go_on(
    deck: Path, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, "1 0\n")
    assert run("play", "timeline-cesko", "--deck", deck, "--players", "Ana,bot", "--seed", "1") == 0
    out = capsys.readouterr().out
    (file,) = (home / "data" / "kronika" / "games").iterdir()
    assert f"Saved in {file}" in out
    assert f"kronika play --resume {file}" in out
    assert len(file.read_text().splitlines()) == 3
    feed(monkeypatch, "1 0\n1 0\n")
    assert run("play", "--resume", file) == 0
    assert len(file.read_text().splitlines()) == 7
    assert f"kronika play --resume {file}" in capsys.readouterr().out


def test_ctrl_c_saves_the_game(
    deck: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted(io.StringIO):
        def readline(self, *_: object) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    file = tmp_path / "game.jsonl"
    assert run("play", "anno-domini", "--deck", deck, "--players", "Ana,bot", "--record", file) == 130
    assert f"kronika play --resume {file}" in capsys.readouterr().out
    assert load_record(file.read_bytes().splitlines()).moves_made == 0


def test_each_move_is_on_disk_before_the_next(deck: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    session = new_session("timeline-russia", deck, file, (RANDOM, RANDOM))
    for number in range(1, 6):
        session.play_bot()
        assert load_record(file.read_bytes().splitlines()).moves_made == number
    assert list(tmp_path.glob(".*")) == []


def test_a_full_disk_does_not_stop_the_game(
    deck: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    session = new_session("timeline-russia", deck, file, (PERSON, RANDOM))
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.replace", full)
        feed(monkeypatch, "1 0\n")
        assert play_plain(session, words_for("en"), pause=0) == 1
    assert "could not be saved: [Errno 28] No space left" in capsys.readouterr().out
    assert file.read_bytes() == before
    assert session.view().move == 2


def test_a_file_that_is_there_is_never_overwritten(
    deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "dear.txt"
    file.write_text("dear")
    assert run("play", "anno-domini", "--deck", deck, "--players", "Ana,bot", "--record", file) == 1
    assert file.read_text() == "dear"
    assert capsys.readouterr().err.count("\n") == 1


def test_games_without_a_file_get_one_each(deck: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        feed(monkeypatch, "")
        assert run("play", "anno-domini", "--deck", deck, "--players", "Ana,bot") == 0
    assert len(list((home / "data" / "kronika" / "games").iterdir())) == 3


@pytest.mark.parametrize(
    ("game", "flags", "options"),
    [
        ("timeline-russia", ["--hand", "3", "--misplaced", "box"], {"hand": 3, "misplaced": "box"}),
        ("timeline-russia", ["--hand", "4", "--misplaced", "discard"], {}),
        ("timeline-cesko", ["--misplaced", "insert"], {"misplaced": "insert"}),
        ("timeline-polska", ["--hand", "6"], {"hand": 6}),
        ("twist-competitive", ["--hand", "1"], {"hand": 1}),
        (
            "anno-domini",
            ["--hand=5", "--penalty-doubter=0", "--penalty-layer=3", "--correction=one", "--last-card=successor"],
            {"hand": 5, "penalty_doubter": 0, "penalty_layer": 3, "correction": "one", "last_card": "successor"},
        ),
        ("anno-domini", ["--correction", "none"], {"correction": "none"}),
    ],
)
def test_every_house_rule_is_a_flag_and_stands_in_the_header(
    game: str, flags: list[str], options: dict[str, object], deck: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    feed(monkeypatch, "")
    file = tmp_path / "game.jsonl"
    players = "Ana:age=8:hand=3,Ben:age=41,bot:memory:sharp:age=5:name=Zip"
    assert run("play", game, "--deck", deck, "--players", players, "--record", file, "--first", "1", *flags) == 0
    header = header_of(file)
    assert header["options"] == options
    assert header["first"] == 1
    assert header["seats"] == [
        {"name": "Ana", "age": 8, "hand": 3},
        {"name": "Ben", "age": 41},
        {"name": "Zip", "age": 5},
    ]
    assert header["x-players"] == ["person", "person", "bot:memory:sharp"]


def test_first_may_be_a_name_and_the_seed_decides_the_deal(
    deck: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    piles = []
    for number, seed in enumerate(["x", "x", "y"]):
        feed(monkeypatch, "")
        file = tmp_path / f"{number}.jsonl"
        words = ("play", "twist-coop", "--deck", deck, "--players", "Ana,Ben", "--record", file)
        assert run(*words, "--first", "Ben", "--seed", seed) == 0
        assert header_of(file)["first"] == 1
        piles.append(header_of(file)["pile"])
    assert piles[0] == piles[1] != piles[2]


@pytest.mark.parametrize(
    "words",
    [
        ("play", "chess"),
        ("play", "anno-domini", "--deck", "no-such-deck"),
        ("play", "anno-domini", "--hand", "0"),
        ("play", "anno-domini", "--misplaced", "box"),
        ("play", "timeline-russia", "--correction", "one"),
        ("play", "timeline-russia", "--misplaced", "bin"),
        ("play", "twist-coop", "--hand", "3"),
        ("play", "twist-coop", "--players", "Ana:hand=2,bot"),
        ("play", "anno-domini", "--players", "Ana"),
        ("play", "anno-domini", "--players", "Ana,bot:clever"),
        ("play", "anno-domini", "--players", "Ana,,bot"),
        ("play", "anno-domini", "--players", "Ana:age=old,bot"),
        ("play", "anno-domini", "--players", "Ana:colour=red,bot"),
        ("play", "anno-domini", "--players", "Ana,bot", "--first", "7"),
        ("play", "anno-domini", "--players", "Ana,bot", "--first", "Zoe"),
        ("play", "anno-domini", "--language", "xx"),
        ("play", "anno-domini", "--record", "/no/such/folder/game"),
        ("play", "--resume", "no-such-file"),
        ("play", "--resume", "no-such-file", "--seed", "1"),
        ("play", "--resume", "."),
        ("replay", "--language", "xx", "file"),
    ],
)
def test_what_cannot_be_is_one_clear_line(
    words: tuple[str, ...], deck: Path, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, "")
    if "--deck" not in words and words[0] == "play" and "--resume" not in words:
        words = (*words, "--deck", str(deck))
    assert run(*words) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert err.startswith("kronika: ")
    assert not (home / "data" / "kronika" / "games").exists() or "record" in " ".join(words)


@pytest.mark.parametrize("words", [(), ("--help",), ("play", "--help"), ("replay", "--help"), ("--version",)])
def test_help_helps(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 0
    out, err = capsys.readouterr()
    assert "kronika" in out
    assert err == ""


@pytest.mark.parametrize("words", [("fly",), ("play", "--fly"), ("replay",), ("play", "anno-domini", "--hand", "x")])
def test_a_wrong_command_line_is_one_line_and_status_2(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "--help" in err


def test_a_finished_game_is_not_resumed(deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    session = new_session("timeline-russia", deck, file, (RANDOM, "bot:memory:sharp"), options={"hand": 1})
    while session.turn is not None:
        session.play_bot()
    assert run("play", "--resume", file) == 1
    assert "kronika replay" in capsys.readouterr().err


@pytest.mark.parametrize(
    "players", [["person"], "person", ["person", 7], ["person", "cat"], ["person", "bot:memory:x"]]
)
def test_a_record_with_strange_players_is_refused_in_one_line(
    players: object, deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    new_session("anno-domini", deck, file, (PERSON, RANDOM))
    file.write_text(json.dumps(header_of(file) | {"x-players": players}) + "\n")
    assert run("play", "--resume", file) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_foreign_record_without_a_seed_goes_on_with_people(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = records / "timeline-russia-00.kronika.jsonl"
    lines = source.read_text().splitlines(keepends=True)
    file, other = tmp_path / "game.jsonl", tmp_path / "other.jsonl"
    file.write_text("".join(lines[:3]))
    feed(monkeypatch, "1 0\n" * 500)
    assert run("play", "--resume", file, "--record", other) == 0
    assert file.read_text() == "".join(lines[:3])
    assert other.read_text().startswith("".join(lines[:3]))
    assert len(other.read_text().splitlines()) > 10
    assert run("replay", "--verify", other) == 0


def test_without_a_ruleset_it_asks_with_answers_ready(
    deck: Path, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(setup, "deck_names", lambda: [str(deck)])
    feed(monkeypatch, f"anno-domini\n{deck}\nEva, Ota\n1\n3\n")
    assert run("play", "--seed", "1") == 0
    (file,) = (home / "data" / "kronika" / "games").iterdir()
    header = header_of(file)
    assert header["game"] == "anno-domini"
    assert [seat["name"] for seat in header["seats"]] == ["Eva", "Ota", "Bot"]  # type: ignore[index,attr-defined]
    assert header["x-players"][:2] == ["person", "person"]  # type: ignore[index]
    feed(monkeypatch, "")
    assert run("play") == 1
    feed(monkeypatch, f"9\n2\n{deck}\n\n\n\n1 0\n")
    assert run("play") == 0
    assert "Please choose one of" in capsys.readouterr().out


def test_the_short_commands_load_no_screen() -> None:
    code = (
        "import sys, kronika.cli\n"
        "kronika.cli.main(['replay', '--states', 'none'])\n"
        "assert not {'textual', 'fluent.runtime', 'rich', 'asyncio'} & set(sys.modules), sorted(sys.modules)\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
