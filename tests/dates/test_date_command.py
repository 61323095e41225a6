"""`kronika date`: one line a text, exit status, streams, and texts that look like options."""

from __future__ import annotations

import argparse
import io
import json
from types import SimpleNamespace

import pytest

from kronika.cli import date
from kronika.dates.refusals import REASONS


def call(*args: str) -> int:
    parser = argparse.ArgumentParser(prog="kronika")
    date.add_parser(parser.add_subparsers(dest="command", required=True))
    return date.run(parser.parse_args(["date", *args]))


def output(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def stdin(monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(content)))


def test_one_json_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--json", "around 1900", "20. Jh.", "0") == 1
    assert output(capsys) == [
        '{"text": "around 1900", "first": 1895, "last": 1905}',
        '{"text": "20. Jh.", "first": 1901, "last": 2000}',
        '{"text": "0", "error": "“0”: there is no year 0; 1 BC is followed by AD 1"}',
    ]


def test_exit_status_0_where_nothing_was_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("1900", "XIX век") == 0
    assert output(capsys) == ["1900: 1900", "XIX век: 1801 to 1900"]


def test_a_refusal_is_a_readable_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("1900s", "1900") == 1
    code, wrong, right = "date.two-readings", *REASONS["date.two-readings"][1:]
    assert code in REASONS
    assert output(capsys) == [f"“1900s”: {wrong} (a decade or a century); {right}", "1900: 1900"]


def test_the_language_decides(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--json", "--language", "edtf", "-1985") == 0
    assert call("--json", "-1985") == 0
    assert call("--language=pl", "--json", "2.500 mln BC") == 0
    first, second, third = map(json.loads, output(capsys))
    assert (first["first"], second["first"], third["first"]) == (-1986, -1985, -2_500_000_000)


@pytest.mark.parametrize(
    "text", ["-44", "-1985", "-500 – -400", "-500–-400", "-1985/-1980", "-0043", "- 44", "--44", "-1.5"]
)
@pytest.mark.parametrize("place", ["first", "last", "behind --"])
def test_a_text_may_begin_with_a_minus(text: str, place: str, capsys: pytest.CaptureFixture[str]) -> None:
    call(*{"first": (text, "--json"), "last": ("--json", text), "behind --": ("--json", "--", text)}[place])
    [line] = output(capsys)
    assert json.loads(line)["text"] == text


def test_behind_two_dashes_everything_is_a_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--json", "--", "--json", "1900", "--", "-h") == 1
    assert [json.loads(line)["text"] for line in output(capsys)] == ["--json", "1900", "--", "-h"]


@pytest.mark.parametrize(
    "args", [(), ("--json",), ("--language", "fr", "1900"), ("--jsn", "1900"), ("-x", "1900"), ("--language",)]
)
def test_exit_status_2_where_the_command_line_is_wrong(
    args: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        call(*args)
    assert caught.value.code == 2
    assert "usage: kronika date" in capsys.readouterr().err or args[0] in ("--jsn", "-x")


def test_help_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        call("--help")
    assert caught.value.code == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "usage: kronika date [-h] [--json] [--language {en,de,cs,pl,ru,edtf}] TEXT [TEXT ...]" in printed
    assert "Say which years a date covers. Exit status 1 where any text was refused." in printed
    assert "TEXT a date; - reads them from standard input, one a line" in printed
    assert "--json print one JSON object a line" in printed
    assert "the language of the texts (edtf: they are EDTF)" in printed


def test_a_dash_reads_one_text_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    stdin(monkeypatch, "\ufeff1879\r\n\nоколо 1900\n5. Jh. v. Chr.".encode())
    assert call("--json", "44 BC", "-", "1900") == 1
    answers = [json.loads(line) for line in output(capsys)]
    assert [answer["text"] for answer in answers] == ["44 BC", "1879", "", "около 1900", "5. Jh. v. Chr.", "1900"]
    assert [answer.get("first") for answer in answers] == [-44, 1879, None, 1895, -500, 1900]
    assert answers[2]["error"] == "“”: there is no text; write a year: 1879, 44 BC"


def test_nothing_on_standard_input_is_nothing_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    stdin(monkeypatch, b"")
    assert call("-") == 0


def test_a_line_that_is_not_utf_8_is_refused_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stdin(monkeypatch, b"\xff19\xfe\r\n1900\n")
    assert call("--json", "-") == 1
    assert output(capsys) == [
        '{"text": "\\udcff19\\udcfe", "error": "this line is not UTF-8; save the file as UTF-8"}',
        '{"text": "1900", "first": 1900, "last": 1900}',
    ]


class Counted(io.BytesIO):
    """A stream that remembers the longest piece anybody asked for."""

    longest = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        assert size is not None
        assert 0 < size < 10_000
        piece = super().readline(size)
        self.longest = max(self.longest, len(piece))
        return piece


@pytest.mark.parametrize("ending", [b"\n1900\n", b"\r\n1900", b""])
def test_a_long_line_is_refused_without_being_kept(
    ending: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stream = Counted(b"1" * 1_000_000 + ending)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=stream))
    assert call("--json", "-") == 1
    first, *rest = output(capsys)
    assert json.loads(first) == {
        "text": "1" * 40 + "…",
        "error": "this line is too long for a date; write one date a line",
    }
    assert rest == (['{"text": "1900", "first": 1900, "last": 1900}'] if ending else [])
    assert stream.longest < 10_000


def test_a_line_at_the_bound_is_read_whole(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for blanks in range(1810, 1835):
        stdin(monkeypatch, b" " * blanks + b"1900\n1901\n")
        call("--json", "-")
        lines = [json.loads(line) for line in output(capsys)]
        assert lines[-1] == {"text": "1901", "first": 1901, "last": 1901}
        assert len(lines) == 2
        assert lines[0].get("first") == (1900 if blanks + 4 <= 1824 else None)


def test_answers_come_as_the_lines_come(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Waiting(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            piece = super().readline(size)
            if piece == b"1901\n":
                assert capsys.readouterr().out == "1900: 1900\n"
            return piece

    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=Waiting(b"1900\n1901\n")))
    assert call("-") == 0


class Narrow(io.StringIO):
    """An output that knows no Cyrillic."""

    encoding = "ascii"  # type: ignore[assignment]


def test_what_the_output_cannot_show_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = Narrow()
    monkeypatch.setattr("sys.stdout", narrow)
    call("--json", "около 1900", "🙂")
    call("ок. 1900")
    first, second, third = narrow.getvalue().splitlines()
    assert narrow.getvalue().isascii()
    assert json.loads(first) == {"text": "около 1900", "first": 1895, "last": 1905}
    assert json.loads(second)["text"] == "🙂"
    assert third == "\\u043e\\u043a. 1900: 1895 to 1905"


def test_lone_surrogates_and_line_breaks_do_no_harm(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--json", "\udcff", "19\n00") == 1
    assert call("1900\n") == 0
    first, second, third = output(capsys)
    assert json.loads(first)["text"] == "\udcff"
    assert json.loads(second)["text"] == "19\n00"
    assert third == "1900\\n: 1900"
