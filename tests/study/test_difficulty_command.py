"""`kronika deck difficulty`, `--difficulty`, and what a measurement does to the bots; `kronika handicap`."""

from __future__ import annotations

import csv
import io
import json
import re
import shlex
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from kronika.cli import main
from kronika.cli.difficulty import KEY, cards_of, prominence_for, prominence_in
from kronika.cli.players import parse_players
from kronika.decks import find_deck, load_deck
from kronika.engine import load_record, raw_lines
from kronika.study.measuring import load_kept


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def play(folder: Path, seed: int, *more: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / f"{seed}.jsonl"
    seats = "bot:memory:child:name=A,bot:memory:historian:name=B"
    given = ["--deck", "cesko", "--players", seats, "--seed", str(seed), "--plain", "--fast", "--record", str(path)]
    assert main(["play", "timeline-cesko", *given, *more]) == 0
    return path


def test_the_text_names_no_dates_and_says_where_it_comes_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "difficulty", "cesko"]) == 0
    told = capsys.readouterr().out
    assert "nobody has played with this deck here" in told
    assert "hardest" in told
    for seed in range(3):
        play(tmp_path / "games", seed)
    capsys.readouterr()
    assert main(["deck", "difficulty", "cesko", "--records", str(tmp_path / "games")]) == 0
    assert "0 placements by 0 players" in capsys.readouterr().out  # bots do not count
    assert main(["deck", "difficulty", "cesko", "--records", str(tmp_path / "games"), "--bots"]) == 0
    told = capsys.readouterr().out
    assert "by 2 players in 3 games" in told
    assert "bot:memory:historian" in told


def test_json_and_csv_have_every_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(tmp_path / "games", 1)
    capsys.readouterr()
    given = ["deck", "difficulty", "cesko", "--records", str(tmp_path / "games"), "--bots"]
    assert main([*given, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["cards"]) == 110
    assert told["placements"] == sum(card["tries"] for card in told["cards"]) > 0
    assert all(card["low"] < card["difficulty"] < card["high"] for card in told["cards"])
    assert main([*given, "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert {row["class"] for row in rows} == {"easy", "normal", "hard"}
    assert main([*given, "--csv", "--json"]) == 1


def test_what_is_kept_reaches_the_bots_and_stays_with_the_record(
    tmp_path: Path, own_data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(2):
        play(tmp_path / "games", seed)
    before = play(tmp_path / "before", 7).read_bytes()
    assert main(["deck", "difficulty", "cesko", "--records", str(tmp_path / "games"), "--bots", "--save"]) == 0
    assert "kept in" in capsys.readouterr().out
    deck = load_deck(find_deck("cesko"))
    prominence = prominence_for([deck])
    assert prominence
    with play(tmp_path / "after", 7).open("rb") as file:
        game = load_record(raw_lines(file))
    assert prominence_in(game.start.header) == prominence
    assert KEY.encode() not in before
    kept = load_kept(own_data / "kronika" / "difficulty" / "cesko.json")
    assert kept is not None
    assert cards_of([deck], "hard") == {card for card, one in kept.cards.items() if one.level == "hard"}


def test_a_spoiled_measurement_is_as_none(own_data: Path) -> None:
    path = own_data / "kronika" / "difficulty" / "cesko.json"
    path.parent.mkdir(parents=True)
    for text in ("", "{", "[1]", '{"deck": "cesko", "version": 1, "cards": {"x": {"level": 3}}}', "[" * 5000):
        path.write_text(text)
        assert load_kept(path) is None
    deck = load_deck(find_deck("cesko"))
    assert 30 <= len(cards_of([deck], "easy")) <= 40
    assert prominence_in({KEY: {"a": 0.5, "b": 2, "c": "x", "d": True}}) == {"a": 0.5}
    assert prominence_in({KEY: [1]}) == {}


def test_a_game_of_one_difficulty_has_only_such_cards(tmp_path: Path) -> None:
    with play(tmp_path / "games", 1, "--difficulty", "hard").open("rb") as file:
        game = load_record(raw_lines(file))
    assert set(game.dates) == cards_of([load_deck(find_deck("cesko"))], "hard")


@pytest.mark.parametrize("command", [["play", "timeline-cesko", "--plain"], ["simulate", "timeline-cesko"]])
def test_a_difficulty_that_does_not_exist_is_refused(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    if command[0] == "simulate":
        pytest.importorskip("numba")
    assert main([*command, "--difficulty", "silly"]) == 1
    assert "easy, normal, hard" in capsys.readouterr().err


def test_a_handicap_makes_a_game_more_even(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba")
    given = ["handicap", "--players", "Anna:child,Tom:adult", "--games", "4000", "--json"]
    assert main(given) == 0
    told = json.loads(capsys.readouterr().out)["players"]
    before, after = ([one[when]["chance"] for one in told] for when in ("before", "after"))
    assert abs(after[0] - after[1]) < abs(before[0] - before[1]) - 0.2
    suggested = [one["hand"] for one in told]
    assert suggested[1] > suggested[0]
    assert all(one["after"]["low"] <= one["after"]["chance"] <= one["after"]["high"] for one in told)
    assert main([*given[:-1], "--language", "de"]) == 0
    told = capsys.readouterr().out
    hands = ",".join(f"{name}:hand={hand}" for name, hand in zip(("Anna", "Tom"), suggested, strict=True))
    assert told.endswith(f"play timeline-cesko --deck cesko --players {hands}\n")
    assert re.search(r"\d,\d\s%\s\(\d+,\d–\d+,\d\)", told)


def test_a_game_that_is_even_is_left_so(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba")
    for seed in ("1", "5", "6"):
        given = ["handicap", "--players", "Anna:adult,Tom:adult", "--games", "2000", "--seed", seed, "--json"]
        assert main(given) == 0
        told = json.loads(capsys.readouterr().out)["players"]
        assert [one["hand"] for one in told] == [one["usual"] for one in told]
        assert [one["after"] for one in told] == [one["before"] for one in told]


def test_the_line_that_plays_a_handicap_is_safe_and_whole(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba")
    given = ["handicap", "--game", "timeline-russia", "--deck", "cesko", "--deck", "world", "--games", "200"]
    assert main([*given, "--players", "-A'n $(id) \\\\b\\,:child,bot:adult", "--language", "en"]) == 0
    line = capsys.readouterr().out.splitlines()[-1].partition(": ")[2]
    words = shlex.split(line)
    assert words[words.index("play") :][:6] == ["play", "timeline-russia", "--deck", "cesko", "--deck", "world"]
    # Names are written as for `kronika play`: a backslash keeps what follows it.
    name, _, bot = words[-1].removeprefix("--players=").rpartition(",")
    assert [seat.name for seat in parse_players(name)] == ["-A'n $(id) \\b,"]
    assert re.fullmatch(r"bot:adult:hand=\d+", bot)
    assert main(["handicap", "--players", "own:child,Tom:adult"]) == 1
    assert "another name" in capsys.readouterr().err


def test_help_names_every_ruleset_that_can_be_evened(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba")
    assert main(["handicap", "--help"]) == 0
    told = capsys.readouterr().out
    assert "timeline-russia, timeline-cesko, timeline-polska, twist-competitive, anno-domini" in told
    assert "RULESETS" not in told


@pytest.mark.parametrize(
    "players", ["Anna", "Anna:silly,Tom:adult", "Anna:child,Anna:adult", ":child,x", "Anna,Tom:adult"]
)
def test_players_that_cannot_be_judged_are_refused(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba")
    assert main(["handicap", "--players", players]) == 1
    assert capsys.readouterr().err.splitlines()[-1].startswith("kronika: players: ")
