"""`--bot` of `kronika play` and `cmd:` of `kronika tournament`: bots of one's own among people and built-in ones."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from kronika.cli.own import open_guests, trouble_text
from kronika.cli.players import Seating, own_seating, parse_own, parse_players
from kronika.cli.screen.app import KronikaApp
from kronika.cli.setup import Wish, begin
from kronika.cli.words import LANGUAGES, words_for
from kronika.errors import UsageError
from kronika.guests import Trouble
from tests.cli.table_of_cards import GAMES, run
from tests.guests.strangers import FIRST_MOVE, PYTHON_EXAMPLE, program

PLAIN = ("--plain", "--fast", "--seed", "1")


@pytest.mark.parametrize("game", GAMES)
def test_own_bots_and_built_in_ones_play_together(
    game: str,
    deck: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = tmp_path / "game.jsonl"
    if game == "twist-coop":
        deck = Path("pop-culture")  # The canaries have no symbols of their own.
    words = (game, "--deck", deck, "--players", "own:2:name=Zip,bot:child,own", *PLAIN, "--record", record)
    assert run("play", *words, "--bot", PYTHON_EXAMPLE, "--bot", FIRST_MOVE) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "Dozen" in out
    assert "Zip" in out
    header = json.loads(record.read_text().splitlines()[0])
    assert header["x-players"] == ["own:2:adult", "bot:planner:child", "own:1:adult"]
    # The command is nobody's business who reads the record.
    assert "protocol_bot" not in record.read_text()
    assert run("verify", record) == 0


def test_a_game_with_own_bots_goes_on_where_they_are_named_again(
    deck: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    record, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    words = ("timeline-russia", "--deck", deck, "--players", "own,bot:child", *PLAIN, "--record", record)
    assert run("play", *words, "--bot", FIRST_MOVE) == 0
    lines = record.read_text().splitlines(keepends=True)
    part.write_text("".join(lines[:4]))
    capsys.readouterr()
    assert run("play", "--resume", part, "--plain", "--fast") == 1
    assert "own:1 is played by a program of your own; say which: --bot 'COMMAND'" in capsys.readouterr().err
    assert run("play", "--resume", part, "--plain", "--fast", "--bot", FIRST_MOVE) == 0
    assert part.read_text() == record.read_text()


def test_what_goes_wrong_is_said_and_the_game_goes_on(
    deck: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    dying = program("for turn in turns(): sys.exit('out of ideas')")
    words = ("timeline-russia", "--deck", deck, "--players", "own:name=Zip,bot:child", "--language", "de", *PLAIN)
    assert run("play", *words, "--bot", dying, "--record", tmp_path / "r") == 0
    out = capsys.readouterr().out
    told = "Zip hat sich beendet: out of ideas. Von nun an wird für Zip der Standardzug gemacht."
    assert out.count(told) == 1
    assert "gewinnt" in out


def test_seats_are_written_so() -> None:
    assert parse_players("own,own:2:child:name=Zip:hand=3,Ana") == [
        Seating(None, "own:1:adult"),
        Seating("Zip", "own:2:child", None, 3),
        Seating("Ana", "person"),
    ]
    assert parse_own("bot:planner:adult") is None


@pytest.mark.parametrize("seat", ["own:0", "own:x", "own:-1", "own:999", "own:genius", "own:2:colour=red"])
def test_a_seat_that_cannot_be_is_refused(seat: str) -> None:
    with pytest.raises(UsageError):
        parse_players(seat)


def test_every_bot_has_a_seat_and_every_seat_a_bot() -> None:
    with pytest.raises(UsageError, match="own:2 is played by"):
        open_guests(["own:2:adult"], [FIRST_MOVE])
    with pytest.raises(UsageError, match="number 2 has no seat; write own:2"):
        open_guests(["own:1:adult", "person"], [FIRST_MOVE, FIRST_MOVE])
    with pytest.raises(UsageError, match="cannot be started"):
        open_guests(["own:1:adult", "own:2:adult"], [FIRST_MOVE, "no-such-program"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["late", "refused", "ended", "flood", "deaf", "silent"])
def test_every_trouble_has_a_sentence(language: str, code: str) -> None:
    words = words_for(language)
    for given_up in (True, False):
        assert "Zip" in trouble_text("Zip", Trouble(code, "5", given_up), words)
    if code != "late":
        bare, full = (trouble_text("Zip", Trouble(code, said, False), words) for said in ("", "why…."))
        assert ": ." not in bare
        assert "–" not in bare
        assert ".." not in full


def test_a_time_is_written_as_the_language_writes_numbers() -> None:
    assert "nach 2,5 s" in trouble_text("Zip", Trouble("late", "2.5", False), words_for("de"))
    assert "within 10 s" in trouble_text("Zip", Trouble("late", "10", False), words_for("en"))


def test_who_answers_wrongly_and_then_not_is_told_what_was_wrong(
    deck: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    own = program(
        "for number, turn in enumerate(turns()):\n"
        "    said = dict(choice=0) if number else dict(move=dict(gap='left'))\n"
        "    say(type='move', id=turn['id'], **said)"
    )
    words = ("timeline-russia", "--deck", deck, "--players", "own:name=Zip,bot:child", *PLAIN)
    assert run("play", *words, "--bot", own, "--bot-time", 4) == 0
    out = capsys.readouterr().out
    assert re.search(r"Zip had no legal move: .* field .*; and then nothing more\. The default move was made\.", out)


def test_own_bots_get_ratings(deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = "cmd:" + FIRST_MOVE.replace(",", "\\,")
    words = ("timeline-russia", "--levels", f"historian,{own},child", "--games", 2, "--deck", deck)
    file = tmp_path / "t.json"
    assert run("tournament", *words, "--json", file) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found = json.loads(file.read_text())
    standing = {one["name"]: one for one in found["standings"]}
    name = "cmd:" + FIRST_MOVE.replace("\n", " ")
    assert standing.keys() == {"planner historian", "planner child", name}
    assert [one["games"] for one in standing.values()] == [4, 4, 4]
    assert standing["planner historian"]["wins"] > standing[name]["wins"]
    assert name in out
    # The same seed has the same games.
    assert run("tournament", *words, "--json", tmp_path / "again.json") == 0
    assert json.loads((tmp_path / "again.json").read_text()) == found


def test_an_own_bot_that_dies_loses_no_game_of_a_tournament(
    deck: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    own = "cmd:" + program("for turn in turns(): sys.exit('out of ideas')").replace(",", "\\,")
    assert run("tournament", "anno-domini", "--levels", f"{own},random:child", "--games", 4, "--deck", deck) == 0
    out, err = capsys.readouterr()
    assert "its seat was given up: ended: out of ideas (4 times)" in err
    assert "2 players, 4 games" in out


@pytest.mark.parametrize(
    ("levels", "remedy"),
    [
        ("child,cmd:no-such-program", "it cannot be started"),
        ("child,cmd:", "name a program"),
        ("child,cmd:false,cmd:false", "name everybody once"),
    ],
)
def test_an_own_bot_that_cannot_play_is_refused_before_any_game(
    levels: str,
    remedy: str,
    deck: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("tournament", "timeline-russia", "--levels", levels, "--deck", deck) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert remedy in err


def on_screen(deck: Path, record: Path, command: str, *players: str) -> KronikaApp:
    """A game on the whole screen with own bots, until it is over or somebody has left."""
    seats = tuple(own_seating(1) if player == "own" else Seating(player, "person") for player in players)
    wish = Wish(
        game="timeline-russia",
        decks=(str(deck),),
        players=seats,
        seed="1",
        record=str(record),
        own=(command,),
        options={"hand": 1},
    )
    app = KronikaApp(words_for("en"), session=begin(wish, words_for("en")), fast=True)

    async def go() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            assert app.session is not None
            for _ in range(2000):
                await pilot.pause(0.01)
                if app.session.turn is None or not app.session.is_guest(app.session.turn):
                    break
            # A turn of a person's, or the end: then they leave.
            await pilot.press("q")

    asyncio.run(go())
    return app


def test_on_the_screen_own_bots_play_beside_it(deck: Path, tmp_path: Path) -> None:
    app = on_screen(deck, tmp_path / "r", FIRST_MOVE, "own", "own")
    assert app.session is not None
    assert app.session.turn is None
    app = on_screen(deck, tmp_path / "r2", FIRST_MOVE, "own", "Ana")
    assert app.session is not None
    assert app.session.turn is not None
    assert not app.session.is_guest(app.session.turn)


def test_who_leaves_the_screen_does_not_wait_for_a_bot_that_thinks(deck: Path, tmp_path: Path) -> None:
    wish = Wish(
        game="timeline-russia",
        decks=(str(deck),),
        players=(own_seating(1), own_seating(1)),
        record=str(tmp_path / "r"),
        own=(program("for turn in turns(): pass"),),
        seconds=3000.0,
    )
    app = KronikaApp(words_for("en"), session=begin(wish, words_for("en")), fast=True)

    async def go() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause(0.3)
            await pilot.press("q")

    # It would be 3,000 seconds.
    asyncio.run(asyncio.wait_for(go(), 60))
    assert app.session is not None
    assert len(app.session.history) == 1
