"""Importing what nobody means well with: depths, floods, broken bytes, cells that would run, odd names.

Where a limit is too far away to be reached in a test it is brought nearer; the error is the same.
"""

from __future__ import annotations

import csv
import json
import os
import re
import time
from pathlib import Path

import pytest

from kronika.decks.importing import records, source, text
from tests.decks.bringing import Taken, bring, bring_text


def _refused(taken: Taken, says: str) -> None:
    assert taken.status == 1
    assert says in taken.error


# --- floods ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quote", ["", '"'])
def test_more_rows_than_a_file_may_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quote: str) -> None:
    monkeypatch.setattr(records, "MAX_ROWS", 1_000)
    monkeypatch.setattr(text, "MAX_ROWS", 1_000)
    rows = [f"{1000 + n % 900},{quote}Event {n}{quote}\n" for n in range(2_100)]
    exact = bring_text(tmp_path, "year,event\n" + "".join(rows[:1_000]))
    assert len(exact.dates) == 1_000
    one_more = bring_text(tmp_path, "year,event\n" + "".join(rows[:1_001]))
    _refused(one_more, "row 1002: more than 1,000 rows; split the file")
    many = bring_text(tmp_path, "year,event\n" + "".join(rows))
    _refused(many, "more than 1,000 rows" if quote else "2,101 lines; split it: at most 1,000 rows can come in")


def test_more_bytes_than_a_file_may_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_BEGINNING", 4_000)
    for name, beginning, size, says in (
        ("a.csv", b"year,event\n1876,Telephone\n", source.MAX_FILE_BYTES, "at most 512 MiB"),
        ("a.json", b'[{"year":1876,"event":"Telephone"},\n', source.MAX_NESTED_BYTES, "at most 64 MiB"),
        ("a.yaml", b"- year: 1876\n  event: Telephone\n", source.MAX_YAML_BYTES, "at most 8 MiB"),
        ("a.xlsx", b"PK\x03\x04", source.MAX_NESTED_BYTES, "save it as CSV or split it"),
    ):
        path = tmp_path / name
        path.write_bytes(beginning + b" " * 5_000)
        os.truncate(path, size + 1)
        _refused(bring(path), says)


def test_more_values_than_can_be_held(tmp_path: Path) -> None:
    _refused(bring_text(tmp_path, "[" + "1," * 4_000_001 + "1]", name="a.json"), "more than 4,000,000 values")


DIGITS = "9" * 1_000_000
FIRST = '{"year":1876,"event":"Telephone"}'
LAST = '{"year":1969,"event":"Moon"}'


@pytest.mark.parametrize(
    ("name", "content", "row"),
    [
        ("a.csv", f"year,event\n1876,Telephone\n{DIGITS},Far\n1969,Moon\n", 3),
        ("a.tsv", f"year\tevent\n1876\tTelephone\n-{DIGITS}\tFar\n1969\tMoon\n", 3),
        ("a.csv", f"1876;Telephone\n1492;Bahamas\n{DIGITS[:19_000]};Far\n1969;Moon\n", 3),
        ("a.json", f"[{FIRST},{{\"year\":{DIGITS},\"event\":\"Far\"}},{LAST}]", 2),
        ("a.json", f"[{FIRST},{{\"year\":1e{DIGITS},\"event\":\"Far\"}},{LAST}]", 2),
        ("a.jsonl", f"{FIRST}\n{{\"year\":{DIGITS[:99_999]},\"event\":\"Far\"}}\n{LAST}\n", 2),
        ("a.yaml", f"- {FIRST}\n- year: {DIGITS}\n  event: Far\n- {LAST}\n", 2),
        ("a.txt", f"1876 Telephone\n{DIGITS} Far\n1969 Moon\n1492 Bahamas\n", 2),
        ("a.md", f"year|event\n--|--\n1876|Telephone\n{DIGITS}|Far\n1969|Moon\n", 4),
    ],
    ids=["csv", "tsv", "cells", "json", "exponent", "json lines", "yaml", "lines", "markdown"],
)  # fmt: skip
def test_numbers_of_a_million_digits(tmp_path: Path, name: str, content: str, row: int) -> None:
    taken = bring_text(tmp_path, content, name=name)
    assert taken.dates.keys() >= {"Telephone", "Moon"}
    assert [*taken.refused] == [row]
    assert len(taken.refused[row]) < 200
    assert max(map(len, taken.out.splitlines())) < 300


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.json", "[" * 200_000),
        ("a.json", '{"a":' * 200_000 + "1" + "}" * 200_000),
        ("a.yaml", "[" * 20_000),
        ("a.yaml", "".join(f"{' ' * n}a:\n" for n in range(500))),
        ("a.yaml", "- " * 20_000),
    ],
)
def test_depths(tmp_path: Path, name: str, content: str) -> None:
    _refused(bring_text(tmp_path, content, name=name), "lists in lists, too deep to read; write a plain list")


def test_depth_in_one_entry(tmp_path: Path) -> None:
    deep = "[" * 900 + "]" * 900
    taken = bring_text(
        tmp_path, f'[{{"year":1876,"event":"Telephone","x":{deep}}},{{"year":1969,"event":"Moon"}}]', name="a.json"
    )
    assert len(taken.dates) == 2
    line = '{"year":1876,"event":"Telephone"}\n{"year":1969,"event":"Moon"}\n'
    taken = bring_text(tmp_path, line + '{"year":1900,"event":' + "[" * 100_000 + "\n", name="a.jsonl")
    assert len(taken.dates) == 2
    assert "JSON" in taken.refused[3]


def test_aliases_in_yaml(tmp_path: Path) -> None:
    bomb = 'a: &a ["x","x"]\n' + "".join(
        f"{b}: &{b} [*{a},*{a},*{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    )
    _refused(bring_text(tmp_path, bomb, name="a.yaml"), "row 2: an alias (*…); write it out")


def test_lines_of_a_megabyte(tmp_path: Path) -> None:
    cells = ",".join(["x" * 2_500] * 450)
    taken = bring_text(
        tmp_path, f"year,event\n1876,Telephone\n1900,{cells}\n1901,{'y' * 1_500_000}\n1969,Moon\n1492,Bahamas\n"
    )
    assert {*taken.dates} == {"Telephone", "Moon", "Bahamas"}
    assert taken.refused == {
        3: "a line of more than 1,000,000 characters",
        4: "a line of more than 1,000,000 characters",
    }


@pytest.mark.parametrize(
    "cell",
    [
        "{{c1::" * 3_000, "{{c1::" + "::" * 9_000, "<script>" * 2_400, "<a" * 9_000, "<!--" * 4_500, "[" * 19_000,
        "[sound:" * 2_500,
        "&amp" * 4_500, "e" + "\u0301\u0316" * 9_000, "(" * 19_000, "1-" * 9_000, "1 " * 9_000, "'" * 19_000,
        "- " * 9_000,
        '="' * 9_000, "\\" * 19_000, "a:" * 9_000, "BC " * 6_000, "https://" * 2_400, "*" * 19_000,
        "*" * 19_000 + "x", "-1" + ". " * 9_000 + "1", "a" + " " * 19_000 + "b",
    ],
)  # fmt: skip
def test_no_cell_takes_long(tmp_path: Path, cell: str) -> None:
    rows = f"1876,Event of many,{cell}\n{cell},Event in words,x\n1900,{cell},x\n"
    begun = time.process_time()
    for name, content in (("a.csv", "year,event,description\n" + rows), ("a.txt", rows.replace(",", " "))):
        bring_text(tmp_path, content, name=name)
    assert time.process_time() - begun < 3


def test_a_record_that_never_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these lines closes a text and opens another, whatever stands before it."""
    monkeypatch.setattr(records, "_MOST_LINES", 50)
    monkeypatch.setattr(records, "_PATIENCE", 500_000)
    head = "year,event\n1876,Telephone\n"
    few = bring_text(tmp_path, head + 'a","\n' * 60 + "1969,Moon\n")
    assert few.dates == {"Telephone": "1876", "Moon": "1969"}
    assert len(few.refused) == 60
    _refused(bring_text(tmp_path, head + 'a","\n' * 5_000), "too many quotation marks that are never closed")


def test_an_object_with_very_many_names(tmp_path: Path) -> None:
    names = ",".join(f'"{number}":1' for number in range(60_000))
    content = f'[{{"title":"Telephone","year":1876,{names},"year":1877}},{{"title":"Moon","year":1969}}]'
    begun = time.process_time()
    taken = bring_text(tmp_path, content, name="a.json")
    assert taken.dates == {"Telephone": "1877", "Moon": "1969"}
    assert time.process_time() - begun < 3


# --- bytes that are no list of events -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "the file is empty"),
        (b"\n \n\t\n", "the file is blank"),
        (b"\xef\xbb\xbf", "the file is blank"),
        (b"\xff\xfe", "the file is blank"),
        (b"year,event\n", "no row below the names of the columns"),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 50, "this is a picture"),
        (b"%PDF-1.7\n", "this is a PDF"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 500, "an old Excel workbook (.xls)"),
        (b"\x1f\x8b\x08\0" + b"x" * 50, "a compressed file"),
        (b"SQLite format 3\0" + b"\0" * 100, "this is a database"),
        (bytes(range(256)) * 20, "this is no text"),
        (b"\x7fELF\x02\x01\x01" + b"\0" * 64, "this is no text"),
        (b"year,event\n18\x0076,Telephone\n" * 9, "this is no text"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "no table and no list of events"),
        (b"Once upon a time there was a list.\nIt had no dates at all.\n", "no table and no list of events"),
        (b"[1, 2, 3]", "no list of events"),
        (b'{"a": {"b": 1}', "not JSON"),
        (b"[]", "no list of events"),
    ],
)
def test_what_is_no_list_of_events(tmp_path: Path, content: bytes, says: str) -> None:
    _refused(bring_text(tmp_path, content), says)
    assert [path.name for path in tmp_path.iterdir()] == ["events.csv"]


def test_only_a_header(tmp_path: Path) -> None:
    for header in ("year,event\n", "year;event;description", "Jahr\tEreignis\n\n\n", "year|event\n---|---\n"):
        taken = bring_text(tmp_path, header)
        assert taken.status == 1
        assert "no " in taken.error
        assert not (tmp_path / "deck of events").exists()


def test_nul_far_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_BEGINNING", 100)
    rows = "".join(f"{1000 + n},Event {n} of many\n" for n in range(100))
    taken = bring_text(tmp_path, ("year,event\n" + rows).encode() + b"1969,Mo\0on\n")
    assert taken.dates["Moon"] == "1969"


def test_what_is_no_file(tmp_path: Path) -> None:
    _refused(bring(tmp_path), "not a plain file; name the file to import")
    _refused(bring(tmp_path / "nowhere.csv"), "there is no such file")
    os.mkfifo(tmp_path / "pipe.csv")
    _refused(bring(tmp_path / "pipe.csv"), "not a plain file")
    _refused(bring(Path("/dev/zero")), "not a plain file")
    (tmp_path / "loop.csv").symlink_to("loop.csv")
    _refused(bring(tmp_path / "loop.csv"), "cannot be read")
    (tmp_path / "true.csv").write_text("year,event\n1876,Telephone\n")
    (tmp_path / "link.csv").symlink_to("true.csv")
    assert bring(tmp_path / "link.csv").dates == {"Telephone": "1876"}


@pytest.mark.parametrize(
    "name",
    [
        "a b'c\"d.csv",
        "new\nline.csv",
        "\u202evsc.elif.csv",
        "año ř 年.csv",
        "-x.csv",
        ".csv",
        "no ending",
        "a" * 200 + ".csv",
    ],
)
def test_odd_names_of_files(tmp_path: Path, name: str) -> None:
    taken = bring_text(tmp_path, "year,event\n1876,Telephone\nsoon,End\n", name=name)
    assert taken.dates == {"Telephone": "1876"}
    assert "\u202e" not in taken.out
    assert re.match(r".*: text with commas, utf-8, titles in en$", taken.first_line)


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.csv"))
    path.write_text("year,event\n1876,Telephone\n")
    assert bring(path).dates == {"Telephone": "1876"}


# --- cells that would do something ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "formula",
    ['=HYPERLINK("http://x.example","Click")', "=cmd|' /C calc'!A0", "=1+A1", "@SUM(1+1)", "+cmd|x", "=IMPORTXML(A1)"],
)
def test_formulas_are_no_titles(tmp_path: Path, formula: str) -> None:
    rows = [["year", "event", "description", "source"], ["1876", formula, "x y", "z"], ["1969", "Moon", formula,
    formula], [formula, "x", "", ""],
            ["1900", "Radio days", "Heard by all", "A book"], ["1492", "Bahamas", "Seen by some",
             "A book"]]  # fmt: skip
    (tmp_path / "e.json").write_text(json.dumps([dict(zip(rows[0], row, strict=True)) for row in rows[1:]]))
    with (tmp_path / "e.csv").open("w", newline="") as file:
        csv.writer(file).writerows(rows)
    for name, first in (("e.json", 1), ("e.csv", 2)):
        taken = bring(tmp_path / name)
        assert {*taken.dates} == {"Moon", "Radio days", "Bahamas"}
        assert taken.refused[first] == "a formula stands where the title is"
        assert "the fact was left out: it is a formula" in taken.flagged[first + 1]
        for sheet in ("cards.csv", "import-report.csv"):
            lines = (tmp_path / "deck of e" / sheet).read_text("utf-8").splitlines()
            assert not [cell for row in csv.reader(lines) for cell in row if cell[:1] in ("=", "@", "+")]


def test_characters_that_hide_or_turn(tmp_path: Path) -> None:
    odd = "The\u202e tele\u200bphone\u2069\u00ad \x1b[31mred\x07 \x85and\u2028more\ufeff"
    taken = bring_text(
        tmp_path,
        json.dumps([{"year": "\u200e1876\u200f", "event": odd}, {"year": "soon", "event": odd}]),
        name="e.json",
    )
    assert taken.dates == {"The telephone [31mred and more": "1876"}
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u202e\u200b]", taken.out)


def test_a_million_themes_and_columns(tmp_path: Path) -> None:
    names = ",".join(f"c{n}" for n in range(600))
    assert "more than 500 cells" in bring_text(tmp_path, f"year,event,{names}\n1876,Telephone,{names}\n").error
    entries = [
        {"year": 1876 + n, "event": f"Event {n} here", **{f"k{n}x{m}": "v" for m in range(300)}} for n in range(20)
    ]
    taken = bring_text(tmp_path, json.dumps(entries), name="e.json")
    assert len(taken.dates) == 20
    assert "more columns, not used" in taken.out
