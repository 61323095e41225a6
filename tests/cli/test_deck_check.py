"""`kronika deck check` as a maker of decks types it: what it says, in which form, and with which exit status."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path

import pytest
from PIL import Image

from kronika.decks import bundled_decks
from kronika.decks.doctor import CATALOGUE
from tests.cli.table_of_cards import run

TOML = """\
id = "small"
version = 1
languages = ["en"]
license = "CC0-1.0"
authors = ["A. Maker"]
asks = "took place"
[titles]
en = "A small deck"
"""
HEADER = "id,date,asks,source,title.en"
YEARS = (1204, 1337, 1453, 1519, 1588, 1621, 1648, 1703, 1718, 1756, 1789, 1793, 1812, 1837, 1848, 1861, 1871, 1889,
         1903, 1917, 1929, 1936, 1947, 1953, 1969, 1978, 1984, 1989, 1991, 2004, 2011, 2017)  # fmt: skip
NAMES = """Utopia Zembla Ruritania Freedonia Laputa Erewhon Lilliput Brobdingnag Narnia Atlantis Avalon Camelot Elbonia
    Genovia Latveria Wakanda Sylvania Krakozhia Borduria Syldavia Graustark Gondal Angria Barataria Balnibarbi Luggnagg
    Glubbdubdrib Houyhnhnmland Islandia Orsinia Tropico Sokovia"""
WAIVER = '\n[[waivers]]\nfinding = "{}"\nreason = "only a deck for tests"\n'


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def rows(**changes: str) -> list[str]:
    """A good sheet, its cards strewn over time; `row_2="…"` replaces a row."""
    lines = [HEADER]
    for place, number in enumerate(sorted(range(len(YEARS)), key=lambda n: (n * 13) % len(YEARS))):
        name = NAMES.split()[number]
        lines.append(
            f"aaaa{LETTERS[place]},{YEARS[number]},opened,Guide to {name} (page {number}),{name} opens its gate"
        )
    for name, line in changes.items():
        lines[int(name.removeprefix("row_")) - 1] = line
    return lines


LETTERS = [a + b for a in "ab" for b in "abcdefghijklmnopqrstuvwxyz"]


def make(folder: Path, lines: list[str], toml: str = TOML) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "deck.toml").write_text(toml, encoding="utf-8")
    (folder / "cards.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def check(*words: object) -> int:
    return run("deck", "check", *map(str, words))


def test_a_good_deck(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert check(make(here / "deck", rows()), "--games", 0) == 0
    out, err = capfd.readouterr()
    assert err == ""
    assert "A small deck (small, version 1): 32 cards, en" in out
    assert "no errors, no warnings, no notes" in out


@pytest.mark.parametrize(
    ("line", "words", "status", "told"),
    [
        ("aaaaaa,1204,opened,Guide to Utopia (page 1),Utopia opens its gate in 1204", (), 1, "error hint-year"),
        ("aaaaaa,1204,opened,,Utopia opens its gate", (), 1, "warning source-missing"),
        ("aaaaaa,1200,opened,Guide to Utopia (page 1),Utopia opens its gate", (), 0, "note round-year"),
        ("aaaaaa,1200,opened,Guide to Utopia (page 1),Utopia opens its gate", ("--strict",), 1, "note round-year"),
    ],
)
def test_the_exit_status_is_that_of_the_gravest_finding(
    here: Path, capfd: pytest.CaptureFixture[str], line: str, words: tuple[str, ...], status: int, told: str
) -> None:
    assert check(make(here / "deck", rows(row_2=line)), "--games", 0, *words) == status
    out = capfd.readouterr().out
    assert told in out
    assert "row 2, aaaaaa “Utopia opens its gate" in out


def test_what_is_waived_does_not_count(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    line = "aaaaaa,1204,opened,,Utopia opens its gate"
    folder = make(here / "deck", rows(row_2=line), TOML + WAIVER.format("source-missing"))
    assert check(folder, "--games", 0, "--strict") == 0
    out = capfd.readouterr().out
    assert "no errors, no warnings, no notes; 1 waived" in out
    assert "only a deck for tests" not in out
    assert check(folder, "--games", 0, "--all") == 0
    assert "(source-missing; only a deck for tests)" in capfd.readouterr().out


def test_the_rows_are_those_of_the_spreadsheet(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    lines = rows(row_4=rows()[3].replace("opens its gate", "opens its gate."))
    folder = make(here / "deck", [*lines[:2], "", "", *lines[2:]])
    check(folder, "--games", 0)
    assert "  row 6, aaaaac “" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("line", "code", "row", "column"),
    [
        ("aaaaaa,soon,opened,Guide (page 1),Utopia opens its gate", "deck.date", 2, "date"),
        ("AAAAAA,1204,opened,Guide (page 1),Utopia opens its gate", "deck.id", 2, "id"),
        ("aaaaaa,1204,opened,Guide (page 1),Utopia opens\x07 its gate", "deck.value", 2, "title.en"),
        (f"aaaaaa,1204,opened,Guide (page 1),{'x' * 61}", "deck.limit", 2, "title.en"),
        ("aaaaaa,1204,opened,Guide (page 1),", "deck.missing", 2, "title.en"),
        ("aaaaaa,1204,opened,Guide (page 1),Utopia opens its gate,more", "deck.extra", 2, None),
    ],
)
def test_a_deck_that_does_not_load(
    here: Path, capfd: pytest.CaptureFixture[str], line: str, code: str, row: int, column: str | None
) -> None:
    folder = make(here / "deck", rows(row_2=line))
    assert check(folder) == 1
    out, err = capfd.readouterr()
    assert err == ""
    assert f"error {code}: cards.csv: row {row}" in out
    assert "cannot be played before this is mended" in out
    assert check(folder, "--json") == 1
    told = json.loads(capfd.readouterr().out)["errors"]
    assert [(one["id"], one["file"], one["row"], one["column"], one["severity"]) for one in told] == [
        (code, "cards.csv", row, column, "error")
    ]


def test_a_deck_that_does_not_load_has_a_page_too(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = make(here / "deck", rows(row_2="aaaaaa,soon,opened,Guide (page 1),Utopia opens its gate"))
    assert check(folder, "--html", "report.html") == 1
    assert "wrote report.html" in capfd.readouterr().out
    page = (here / "report.html").read_text("utf-8")
    assert "deck.date" in page
    assert "<td>2</td>" in page


def test_a_kdeck_is_checked_like_its_folder(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = make(here / "deck", rows(row_2="aaaaaa,1204,opened,,Utopia opens its gate"))
    with zipfile.ZipFile(here / "small.kdeck", "w") as archive:
        for path in folder.iterdir():
            archive.write(path, path.name)
    assert check(folder, "--games", 0) == 1
    of_folder = capfd.readouterr().out
    assert check("small.kdeck", "--games", 0) == 1
    assert capfd.readouterr().out == of_folder


def test_json_is_one_line_a_deck(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    a = make(here / "a", rows(row_2="aaaaaa,1204,opened,,Utopia opens its gate"))
    b = make(here / "b", rows(), TOML.replace('"small"', '"other"') + WAIVER.format("twin-across"))
    assert check(a, b, "--games", 2, "--json") == 1
    first, second = map(json.loads, capfd.readouterr().out.splitlines())
    assert (first["deck"], second["deck"]) == ("small", "other")
    told = [one for one in first["findings"] if one["id"] == "source-missing"]
    assert len(told) == 1
    assert told[0]["card"] == "aaaaaa"
    assert told[0]["row"] == 2
    assert told[0]["remedy"] == CATALOGUE["source-missing"].remedy
    assert first["difficulty"]["games"] == 2
    assert first["balance"]["cards"] == 32


def test_decks_that_are_checked_together_are_held_against_each_other(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    a = make(here / "a", rows())
    lines = [HEADER, "bbbbbb,1204,opened,Zembla (page 2),Utopia opens the gate"]
    b = make(here / "b", lines, TOML.replace('"small"', '"other"'))
    check(a, b, "--games", 0)
    assert "the deck other asks for it as well: “Utopia opens the gate” (bbbbbb)" in capfd.readouterr().out


def test_html_writes_a_page_for_each_deck(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    a, b = make(here / "a", rows()), make(here / "b", rows(), TOML.replace('"small"', '"other"'))
    check(a, b, "--games", 0, "--html", "report.html")
    assert sorted(path.name for path in here.glob("*.html")) == ["other-report.html", "small-report.html"]
    assert capfd.readouterr().out.count("wrote ") == 2


def test_decks_of_one_id_have_a_page_each(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    a, b = make(here / "a" / "mine", rows()), make(here / "b" / "mine", rows()[:20])
    broken = [make(here / x / "mine", rows(row_2="aaaaaa,soon,opened,Guide,Utopia opens")) for x in ("c", "d")]
    check(a, b, *broken, "--games", 0, "--html", "report")
    out = capfd.readouterr().out
    names = ["mine-2-report.html", "mine-report.html", "small-2-report.html", "small-report.html"]
    assert sorted(path.name for path in here.glob("*.html")) == names
    assert [f"wrote {name}" in out for name in names] == [True] * 4
    assert "32 cards" in (here / "small-report.html").read_text("utf-8")
    assert "19 cards" in (here / "small-2-report.html").read_text("utf-8")
    assert check(a, b, "--games", 0, "--json") == 0
    assert [json.loads(line)["balance"]["cards"] for line in capfd.readouterr().out.splitlines()] == [32, 19]


@pytest.mark.parametrize("target", ["nowhere/report.html", "."])
def test_a_page_that_cannot_be_written(here: Path, capfd: pytest.CaptureFixture[str], target: str) -> None:
    assert check(make(here / "deck", rows()), "--games", 0, "--html", target) == 1
    err = capfd.readouterr().err
    assert err.startswith("kronika: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("words", "status", "says"),
    [
        ((), 2, "name a deck"),
        (("nowhere",), 1, "there is no deck of this name"),
        (("world", "--games", "-1"), 1, "cannot be played"),
        (("world", "--games", "many"), 2, "no whole number such as 250"),
        (("world", "--games", "1e9"), 1, "ask for up to 1,000,000"),
        (("world", "--nonsense"), 2, "--nonsense"),
    ],
)
@pytest.mark.usefixtures("here")
def test_what_is_asked_wrongly_is_one_line(
    capfd: pytest.CaptureFixture[str], words: tuple[str, ...], status: int, says: str
) -> None:
    assert check(*words) == status
    out, err = capfd.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert says in err


def test_a_deck_too_small_for_games_is_checked_without_them(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert check(make(here / "deck", rows()[:4]), "--games", 3) == 1
    out = capfd.readouterr().out
    assert "warning few-cards" in out
    assert "difficulty" not in out


def test_one_game_is_enough_for_a_figure(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert check(make(here / "deck", rows()), "--games", 1) == 0
    assert "(1 simulated game each)" in capfd.readouterr().out


def test_many_findings_of_a_kind_are_listed_with_all(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    lines = [line if place == 0 else ",".join([*line.split(",")[:3], "", line.split(",")[4]])
             for place, line in enumerate(rows())]  # fmt: skip
    folder = make(here / "deck", lines)
    check(folder, "--games", 0)
    assert "and 20 more (--all lists them)" in capfd.readouterr().out
    check(folder, "--games", 0, "--all")
    out = capfd.readouterr().out
    assert "more (--all" not in out
    assert out.count("nothing says where the date was checked") == 32


def test_kinds_lists_the_catalogue(capfd: pytest.CaptureFixture[str]) -> None:
    assert check("--kinds") == 0
    out = capfd.readouterr().out
    assert [line.split()[0] for line in out.splitlines()] == [*CATALOGUE]
    assert check("--kinds", "--json") == 0
    assert json.loads(capfd.readouterr().out).keys() == CATALOGUE.keys()


def test_icons_that_are_wrong_are_an_error_of_the_deck(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = make(here / "deck", rows())
    (folder / "icons.json").write_text('{"gear": "<script>alert(1)</script>"}')
    assert check(folder, "--games", 0) == 1
    assert "error deck.icon: icons.json" in capfd.readouterr().out


def test_hostile_texts_stay_on_their_line(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    line = "aaaaaa,1204,opened,Guide (page 1),Uto\u202epia \u2066opens\u200b its gate"
    check(make(here / "deck", rows(row_2=line)), "--games", 0)
    out = capfd.readouterr().out
    assert not {"\u202e", "\u2066", "\u200b", "\x1b"} & set(out)
    assert "error letters-odd" in out


def test_a_bundled_deck_by_its_name(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(bundled_decks()["cesko"], here / "mine")
    assert check("cesko", "--games", 0) == 0
    by_name = capfd.readouterr().out
    assert check("./mine", "--games", 0) == 0
    assert capfd.readouterr().out == by_name


def test_pictures_that_cannot_be_drawn_are_found_before_they_stop_a_print(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lines = [f"{line},{'image' if number == 0 else ''}" for number, line in enumerate(rows())]
    lines[1] += f"{lines[1][:6]}.png"
    lines[2] += f"{lines[2][:6]}.png"
    folder = make(here / "deck", lines)
    (folder / "images").mkdir()
    (folder / "images" / f"{lines[1][:6]}.png").write_bytes(b"<svg onload='alert(1)'/>")
    Image.new("RGB", (40, 40)).save(folder / "images" / f"{lines[2][:6]}.png")
    assert check(folder, "--games", 0, "--json") == 1
    found = json.loads(capfd.readouterr().out)["findings"]
    told = [(one["card"], one["severity"]) for one in found if one["id"] == "image-unreadable"]
    assert told == [(lines[1][:6], "error")]
