"""The pieces of the command by themselves: seats as typed, text in cells, what touches the hidden game."""

from __future__ import annotations

import argparse
import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kronika.cli
from kronika.cli.counts import count
from kronika.cli.outputs import refuse_same
from kronika.cli.players import Seating, parse_players
from kronika.cli.setup import named
from kronika.cli.story import moved_cards
from kronika.cli.text import clean, cut, pad, width, wrap
from kronika.cli.words import words_for
from kronika.errors import UsageError

CLI = Path(kronika.cli.__file__).parent


def test_counts_are_read_as_people_write_them() -> None:
    assert [count(text) for text in ("250", "1e2", "1_000", "2.5e3", "-3", " 7 ", "1E15")] == [
        250, 100, 1000, 2500, -3, 7, 10**15,
    ]  # fmt: skip
    for text in ("", "nan", "inf", "1.5", "0x10", "٣", "1e-2", "1e", "_1"):
        with pytest.raises(argparse.ArgumentTypeError, match="is no whole number"):
            count(text)
    for text in ("1e400", "1" + "0" * 30, "9" * 9000):
        with pytest.raises(argparse.ArgumentTypeError, match="is too large") as error:
            count(text)
        assert len(str(error.value)) < 80


def test_two_outputs_are_never_one_file(tmp_path: Path) -> None:
    file, link, other = tmp_path / "a", tmp_path / "link", tmp_path / "b"
    link.symlink_to(file)  # to what is not there yet
    for again in (file, tmp_path / "x" / ".." / "a", link):
        with pytest.raises(UsageError, match="--one and --two would both write"):
            refuse_same({"--one": file, "--none": None, "--two": again})
    file.write_text("")
    other.hardlink_to(file)
    with pytest.raises(UsageError):
        refuse_same({"--one": file, "--two": other})
    refuse_same({"--one": file, "--two": tmp_path / "c", "--three": None})


def test_seats_are_read_as_they_are_typed() -> None:
    assert parse_players("Ana:age=8:hand=3, bot ,bot:random,bot:fair:memory:name=Zip,bot:age=3") == [
        Seating("Ana", "person", 8, 3),
        Seating(None, "bot:memory:good"),
        Seating(None, "bot:random:good"),
        Seating("Zip", "bot:memory:fair"),
        Seating(None, "bot:memory:good", 3),
    ]


def test_a_backslash_keeps_commas_and_colons_in_names() -> None:
    assert [seat.name for seat in parse_players(r"Smith\, J.,a\:b:age=3,c\\d")] == ["Smith, J.", "a:b", "c\\d"]


@given(st.text(max_size=40))
def test_any_text_is_seats_or_one_clear_error(text: str) -> None:
    try:
        outcome = " ".join(seat.kind for seat in parse_players(text))
    except UsageError as error:
        outcome = error.message
    assert outcome.startswith(("person", "bot:", "players: "))


def test_bots_take_names_that_are_free() -> None:
    bot = Seating(None, "bot:memory:good")
    words = words_for("en")
    assert [seat.name for seat in named((Seating("Bot", "person"), bot), words)] == ["Bot", "Bot 2"]
    assert [seat.name for seat in named((bot, Seating("Bot 1", "person"), bot), words)] == ["Bot 2", "Bot 1", "Bot 3"]
    assert [seat.name for seat in named((Seating("Ana", "person"), bot), words_for("ru"))] == ["Ana", "Бот"]


@given(st.text(max_size=60))
def test_clean_text_cannot_move_the_cursor(text: str) -> None:
    cleaned = clean(text)
    assert all(c.isprintable() or c in "\u200c\u200d" for c in cleaned)
    assert clean(cleaned) == cleaned


@given(st.text(alphabet=st.characters(categories=("L", "N", "P", "Zs")), max_size=80), st.integers(4, 30))
def test_lines_are_never_wider_than_there_is_room(text: str, cells: int) -> None:
    assert all(width(line) <= cells for line in wrap(clean(text), cells))
    assert "".join("".join(wrap(clean(text), cells)).split()) == "".join(clean(text).split())
    assert width(cut(clean(text), cells)) <= cells
    assert width(pad(clean(text), cells)) == cells


@given(st.permutations(list("abcdefg")))
def test_the_moved_cards_are_those_that_explain_the_new_order(new: list[str]) -> None:
    moved = moved_cards("abcdefg", new)
    stays = [card for card in new if card not in moved]
    assert stays == sorted(stays)
    assert len(moved) < 7


def attributes(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def imported(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


@pytest.mark.parametrize("path", sorted(CLI.rglob("*.py")), ids=lambda path: path.name)
def test_only_the_session_holds_the_game(path: Path) -> None:
    """Screens and sentences get views and public events; what knows the dates stays behind the session."""
    if path.parent.name == "deck" or path.name in ("admin.py", "review.py", "serve.py", "verify.py"):
        return  # no game is under way there: the workshop is for makers of decks, the others for finished games
    if path.name in ("difficulty.py", "handicap.py", "practice.py"):
        return  # no game at all: what is looked at is a deck
    if path.name in ("rounds.py", "simulate.py", "sweep.py"):
        return  # nobody looks on: only bots play there
    hidden = {"table", "backs", "dates", "_game", "deck"} & attributes(path)
    if path.name == "session.py":
        assert {"table", "_game", "dates", "deck"} <= hidden
        return
    allowed = {"account.py": {"deck"}, "story.py": {"backs"}, "play.py": {"deck"}}  # the last is a flag
    assert hidden <= allowed.get(path.name, set())
    whole = {name for name in imported(path) if name in ("kronika.engine.Game", "kronika.engine.start")}
    assert not whole or path.name in ("account.py", "setup.py")
    assert not [name for name in imported(path) if name.startswith(("kronika.table.state", "kronika.rules"))]
    if path.parent.name == "screen":
        engine = {name for name in imported(path) if name.startswith("kronika.engine")}
        assert engine <= {
            "kronika.engine.View",
            "kronika.engine.editions",
            "kronika.engine.view.CardShown",
            "kronika.engine.view.CardView",
            "kronika.engine.view.VerdictGiven",
        }


def test_files_stay_short() -> None:
    long = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in CLI.rglob("*.py")}
    assert {name: lines for name, lines in long.items() if lines >= 400} == {}
