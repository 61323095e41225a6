"""What is typed: numbers as people write them wherever a number is wanted, and lines that never end."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from kronika.cli.players import parse_players
from kronika.cli.typed import LONGEST_LINE, typed_line
from kronika.engine import load_record
from kronika.errors import UsageError
from tests.cli.table_of_cards import run


def feed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def test_an_overlong_line_is_cut_and_the_next_one_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    feed(monkeypatch, "x" * (3 * LONGEST_LINE + 5) + "\nnext\n" + "y" * LONGEST_LINE + "\nlast")
    assert typed_line() == "x" * LONGEST_LINE
    assert typed_line() == "next\n"
    assert typed_line() == "y" * LONGEST_LINE
    assert typed_line() == "last"
    assert typed_line() == ""


class Endless(io.TextIOBase):
    """A pipe that never ends its line, and fails whoever wants all of it at once."""

    left = 50

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        assert size is not None
        assert size > 0
        self.left -= 1
        return "0" * size if self.left > 0 else ""


@pytest.mark.parametrize(
    "words", [("practice", "world"), ("play", "timeline-russia", "--players", "Ana,Ben"), ("play", "--plain")]
)
def test_a_line_without_an_end_is_read_in_pieces(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Endless())
    assert run(*words) in (0, 1)
    assert len(capsys.readouterr().out) < 10_000


@pytest.mark.parametrize("answer", ["²", "9" * 5000, "٣٣٣٣٣", "1e3", "-1", "①"])
def test_an_odd_number_is_asked_for_again(
    answer: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, f"{answer}\n")
    assert run("play", "--plain") == 1
    out, err = capsys.readouterr()
    assert "Please choose one of" in out
    assert "the input ended before a game was chosen" in err


def test_bytes_that_are_no_text_are_no_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nq\n"), "utf-8", "strict"))
    assert run("practice", "world") == 0
    assert "is no gap here" in capsys.readouterr().out


def test_counts_are_read_as_people_write_them(deck: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    feed(monkeypatch, "")
    file = tmp_path / "g.jsonl"
    rules = ("--hand", "3e0", "--penalty-doubter", "1_0", "--penalty-layer", "2.0", "--first", "1e0")
    assert run("play", "anno-domini", "--deck", deck, "--players", "Ana,Ben", *rules, "--record", file) == 0
    header = load_record(file.read_bytes().splitlines()).start.header
    # The record names what differs from the box.
    assert header["options"] == {"hand": 3, "penalty_doubter": 10}
    assert header["first"] == 1
    assert [(seat.age, seat.hand) for seat in parse_players("Ana:age=4_1:hand=1e1,Ben:age=8")] == [(41, 10), (8, None)]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("play", "anno-domini", "--hand", "nan"), "'nan' is no whole number such as 250 or 1e4"),
        (("play", "anno-domini", "--penalty-layer", "2.5"), "'2.5' is no whole number"),
        (("play", "anno-domini", "--penalty-doubter", "1e99"), "'1e99' is too large a number"),
        (("play", "anno-domini", "--bot-time", "nan"), "'nan' is no number of seconds such as 10 or 0.5"),
        (("tournament", "anno-domini", "--bot-time", ""), "'' is no number of seconds"),
        (("bench-llm", "--timeout", "inf"), "'inf' is no number of seconds"),
        (("simulate", "anno-domini", "--first", "x"), "'x' is no seat such as 0 or 1"),
        (("simulate", "anno-domini", "--pace", "nan"), "'nan' is no number of seconds"),
    ],
)
def test_what_is_no_number_is_said_in_one_line(
    words: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    err = capsys.readouterr().err
    assert reason in err
    assert err.count("\n") == 1


def test_a_name_of_bytes_that_are_no_text_is_refused_where_it_stands() -> None:
    with pytest.raises(UsageError, match=r"players: .* a name is text in UTF-8"):
        parse_players("Ana,B\udcff")
