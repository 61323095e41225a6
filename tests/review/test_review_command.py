"""`kronika review`: as text, for programs and as a page; of one record and of many; and what cannot be reviewed."""

from __future__ import annotations

import json
import os
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kronika.cli import main
from kronika.engine import editions
from tests.review.played import finished, lines_of, played


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setattr("kronika.review.moments.USUAL", 6)  # Playouts: what is told does not depend on their number.


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return write(tmp_path / "one.kronika.jsonl", finished("timeline-cesko"))


def write(path: Path, lines: object) -> Path:
    path.write_bytes(b"".join(line + b"\n" for line in lines))  # type: ignore[attr-defined]
    return path


def said(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main([str(word) for word in words]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def test_each_move_is_told_with_its_chance(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "review", record)
    moves = len(finished("timeline-cesko")) - 2
    assert len(re.findall(r"^ +\d+  (?:Ana|Ben): “Event", told, re.MULTILINE)) == moves
    assert told.count("chance ") >= moves
    assert "What decided the game" in told
    only = said(capsys, "review", record, "--player", "Ben")
    assert re.findall(r"^ +\d+  (\w+):", only, re.MULTILINE).count("Ben") == len(
        re.findall(r"^ +\d+  Ben:", told, re.MULTILINE)
    )
    assert not re.findall(r"^ +\d+  Ana:", only, re.MULTILINE)
    assert said(capsys, "review", record, "--player", "1") == only


@pytest.mark.parametrize("language", ["de", "cs", "pl", "ru"])
def test_it_speaks_five_languages(record: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "review", record, "--language", language)
    assert "{" not in told
    assert told != said(capsys, "review", record)


def test_the_same_seed_has_the_same_answer_for_programs(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = said(capsys, "review", record, "--json", "--seed", "é", "--level", "adult")
    assert said(capsys, "review", record, "--json", "--seed", "é", "--level", "adult") == first
    assert said(capsys, "review", record, "--json", "--seed", "e", "--level", "adult") != first
    found = json.loads(first)
    assert found["games"][0]["level"] == "adult"
    assert found["games"][0]["file"] == str(record)
    assert len(found["games"][0]["moves"]) == len(finished("timeline-cesko")) - 2
    assert found["together"]["games"] == 1


def test_a_folder_stands_for_its_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("timeline-cesko", "twist-coop"):
        write(tmp_path / f"{game}.kronika.jsonl", finished(game))
    (tmp_path / "notes.txt").write_text("none of it")
    told = said(capsys, "review", tmp_path)
    assert "2 games together" in told
    assert "timeline-cesko.kronika.jsonl" in told


class Page(HTMLParser):
    """The tags and the ids of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            assert not name.startswith("on")
            if name == "id":
                self.ids.append(value or "")
            if name == "href":
                self.links.append(value or "")


def test_the_page_is_whole_and_escapes_what_strangers_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ("<script>alert(1)</script>", 'Eve" onload="x')
    cards = {
        f"c{number}": {
            "title": f"<img src=x onerror=y> {number}",
            "date": str(1000 + 9 * number),
            "front": "a",
            "back": "b",
        }
        for number in range(40)
    }
    for number, game in enumerate(("timeline-cesko", "anno-domini")):
        found = played(game, names=names, cards=cards, seed=number, hand=2)
        write(tmp_path / f"{number}.kronika.jsonl", lines_of(found))
    for files in ([tmp_path / "0.kronika.jsonl"], [tmp_path]):
        page = tmp_path / "page.html"
        said(capsys, "review", *files, "--html", page)
        found = Page(page.read_text("utf-8"))
        assert not found.tags & {"script", "img", "iframe", "object"}
        assert len(found.ids) == len(set(found.ids))
        assert all(link[0] == "#" and link[1:] in found.ids for link in found.links)


def test_what_cannot_be_reviewed_is_one_line(tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = write(tmp_path / "broken.kronika.jsonl", [b"\xff\xfe"])
    not_over = write(tmp_path / "open.kronika.jsonl", lines_of(played("timeline-polska", moves=2)))
    empty = tmp_path / "empty"
    empty.mkdir()
    asked = (
        ((broken,), "broken.kronika.jsonl: line 1: "),
        ((not_over,), "--open"),
        ((tmp_path / "none.jsonl",), "No such file"),
        ((empty,), "no record"),
        (("",), "the name of a record is empty"),
        ((record, "--level", "sage"), "levels are child"),
        ((record, "--player", "Zoe\n"), "there are Ana, Ben"),
        ((record, "--html", tmp_path), "cannot be written"),
        ((record, "--deck", "nowhere"), "no deck of this name"),
        ((record, "--language", "xx"), "there is no language"),
    )
    for words, reason in asked:
        assert main(["review", *map(str, words)]) == 1, words
        told = capsys.readouterr()
        assert reason in told.err
        assert told.err.count("\n") == 1
    # One that is wrong does not keep the others back.
    assert main(["review", str(broken), str(record)]) == 1
    assert "What decided the game" in capsys.readouterr().out
    assert "not over" in said(capsys, "review", not_over, "--open")


@pytest.mark.parametrize("game", editions())
def test_every_ruleset_is_told(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "review", write(tmp_path / "a.kronika.jsonl", finished(game)), "--html", tmp_path / "a.html")
    assert "Missed most" in told
    assert (tmp_path / "a.html").read_text("utf-8").startswith("<!doctype html>")


def test_a_page_never_takes_the_place_of_a_record(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    before = record.read_bytes()
    os.link(record, record.parent / "again")
    for page in (record, record.parent / "." / "again", record.parent / "other.kronika.jsonl"):
        assert main(["review", str(record), "--html", str(page)]) == 1
        assert "this is a record" in capsys.readouterr().err
    assert record.read_bytes() == before
    assert not (record.parent / "other.kronika.jsonl").exists()


def test_two_of_one_name_are_told_apart_by_their_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path / "a.kronika.jsonl", lines_of(played("timeline-cesko", names=("Ana", "Ana"))))
    told = said(capsys, "review", file, "--html", tmp_path / "a.html")
    assert ": Ana (0), Ana (1)" in told
    assert not re.search(r"Ana(?! \([01]\))", told)
    assert "<h3>Ana (1)</h3>" in (tmp_path / "a.html").read_text("utf-8")
    assert main(["review", str(file), "--player", "Ana"]) == 1
    assert "seats 0, 1 have one name, 'Ana'; ask for one by its number" in capsys.readouterr().err
    assert re.findall(r"^ +\d+  (Ana \(\d\)):", said(capsys, "review", file, "--player", "1"), re.MULTILINE)
    assert json.loads(said(capsys, "review", file, "--json"))["games"][0]["players"][1]["name"] == "Ana"


def test_a_name_without_an_end_is_cut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ("N" * 10_000, "N" * 10_001)
    file = write(tmp_path / "a.kronika.jsonl", lines_of(played("timeline-cesko", names=names)))
    told = said(capsys, "review", file, "--html", tmp_path / "a.html")
    assert "N… (0), N" in told
    for text in (told, (tmp_path / "a.html").read_text("utf-8")):
        assert "N" * 41 not in text
    assert main(["review", str(file), "--player", "Zoe"]) == 1
    assert len(capsys.readouterr().err) < 200


def test_a_record_that_is_named_twice_is_one_game(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(record.parent)
    (record.parent / "link").symlink_to(record)
    told = said(capsys, "review", record)
    assert said(capsys, "review", record.name, f"./{record.name}", "link", ".") == told
