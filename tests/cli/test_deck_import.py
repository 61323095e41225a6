"""`kronika deck import` on the terminal: whose deck it is, what stays out of it, and what the doctor thinks of it."""

from __future__ import annotations

import csv
import tomllib
from pathlib import Path

import openpyxl
import pytest

from kronika.decks import load_deck
from kronika.decks.writing import columns_of_deck, sheet_text
from tests.cli.table_of_cards import run

EVENTS = "year,event\n1876,Bell patents the telephone\n1503,Utopia opens its gate\n"
# What a spreadsheet would run.
FORMULAS = ("=HYPERLINK(A1)", "+cmd|' /C calc'!A0", "-cmd|' /C calc'!A0", "@SUM(A1:A9)", '=1+1|"x"')


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "events.csv").write_text(EVENTS)
    return tmp_path


def cells(path: Path, column: str) -> list[str]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return [row[column] for row in csv.DictReader(file)]


@pytest.mark.usefixtures("here")
def test_authors_and_licence_go_into_deck_toml() -> None:
    words = ("--author", "A. Maker", "--author", "Zoë", "--license", "CC-BY-SA-4.0")
    assert run("deck", "import", "events.csv", "-y", *words) == 0
    deck = load_deck("events")
    assert (deck.authors, deck.license) == (("A. Maker", "Zoë"), "CC-BY-SA-4.0")
    assert run("deck", "import", "events.csv", "-y", "-o", "plain") == 0
    deck = load_deck("plain")
    assert (deck.authors, deck.license) == (("unknown",), "LicenseRef-unknown")


@pytest.mark.parametrize(
    ("words", "says"),
    [(("--license", "free for all"), "SPDX"), (("--license", ""), "SPDX"), (("--author", ""), "names")],
)
def test_authors_and_licences_that_cannot_be_are_refused_first(
    here: Path, capfd: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    assert run("deck", "import", "events.csv", "-y", *words) == 1
    out, err = capfd.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1
    assert not (here / "events").exists()


def test_a_deck_toml_that_came_along_keeps_its_authors(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("deck", "import", "events.csv", "-y", "--author", "A. Maker") == 0
    assert run("deck", "export", "events", "--to", "csv", "-o", "out") == 0
    capfd.readouterr()
    words = ("--author", "B. Taker", "--license", "MIT")
    assert run("deck", "import", "out.csv", "-y", "-o", "back", *words) == 0
    assert "taken as it is: --author, --license change nothing in it" in capfd.readouterr().out
    assert load_deck(here / "back").authors == ("A. Maker",)


@pytest.mark.parametrize("column", ["x-note", "front", "source", "fact"])
def test_a_formula_of_a_strangers_file_goes_into_no_cell(
    here: Path, capfd: pytest.CaptureFixture[str], column: str
) -> None:
    with (here / "sly.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["year", "event", "more", "other side"])
        writer.writerows([1901 + 9 * n, f"Utopia opens gate {n}", text, "moon"] for n, text in enumerate(FORMULAS))
    words = ("--map", f"{column}=more", *(("--map", "back=other side") if column == "front" else ()))
    assert run("deck", "import", "sly.csv", "-y", *words) == 0
    assert capfd.readouterr().out.count("was left out: it is a formula") == len(FORMULAS)
    sheet = (here / "sly" / "cards.csv").read_text("utf-8")
    assert not [text for text in FORMULAS if text in sheet]
    report = cells(here / "sly" / "import-report.csv", "why")
    assert len(report) == len(FORMULAS)


OWN = ("=1+1", "+1", "-", "@home", "'=x", "''", "'quoted'", "=", "=HYPERLINK(A1)", "plain")


@pytest.mark.parametrize("form", ["csv", "xlsx"])
def test_columns_of_ones_own_are_harmless_in_a_table_and_come_back_byte_for_byte(here: Path, form: str) -> None:
    folder = here / "deck"
    assert run("deck", "import", "events.csv", "-y", "-o", "deck") == 0
    rows = [
        {"id": f"aaaaa{'abcdefghij'[n]}", "date": str(1901 + n), "front": "sun", "back": "moon",
         "title.en": f"Gate {n}", "x-note": text}
        for n, text in enumerate(OWN)
    ]  # fmt: skip
    (folder / "cards.csv").write_text(sheet_text(columns_of_deck(["en"], ["x-note"]), rows), "utf-8")
    before = (folder / "cards.csv").read_bytes()
    assert run("deck", "export", "deck", "--to", form, "-o", "table") == 0
    if form == "csv":
        shown = cells(here / "table.csv", "x-note")
    else:
        columns = [[cell.value for cell in column] for column in openpyxl.load_workbook("table.xlsx")["cards"].columns]
        shown = next([str(cell) for cell in rest] for head, *rest in columns if head == "x-note")
    assert not [text for text in shown if text[0] in "=+-@"]
    assert run("deck", "import", f"table.{form}", "-y", "-o", "back") == 0
    assert (here / "back" / "cards.csv").read_bytes() == before
    assert (here / "back" / "deck.toml").read_bytes() == (folder / "deck.toml").read_bytes()


def test_the_doctor_has_a_look_at_what_came_in(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("deck", "import", "events.csv", "-y") == 0
    *_, wrote, doctor = capfd.readouterr().out.splitlines()
    assert wrote == "wrote ./events: 2 cards"
    # Two sources that are missing, and too few cards.
    assert doctor == "no errors, 3 warnings: kronika deck check ./events"
    assert run("deck", "check", "./events", "--games", "0") == 1
    assert "no errors, 3 warnings, " in capfd.readouterr().out
    (here / "told.csv").write_text("year,event\n1876,In 1876 Bell patents the telephone\n")
    assert run("deck", "import", "told.csv", "-y") == 0
    assert "\n1 error, " in capfd.readouterr().out


def test_the_doctor_is_not_asked_about_very_many_cards(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    lines = [f"{1 + n},Utopia opens gate {n}" for n in range(1_001)]
    (here / "many.csv").write_text("\n".join(["year,event", *lines]))
    assert run("deck", "import", "many.csv", "-y") == 0
    assert capfd.readouterr().out.endswith("wrote ./many: 1,001 cards; next: kronika deck check ./many\n")


def test_the_doctor_waits_for_the_pictures(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (here / "seen.csv").write_text("id,date,image,title.en\naaaaaa,1900,aaaaaa.png,Utopia opens its gate\n")
    assert run("deck", "import", "seen.csv", "-y") == 0
    out = capfd.readouterr().out
    assert "1 card with a picture: copy the pictures" in out
    assert out.endswith("wrote ./seen: 1 card; next: kronika deck check ./seen\n")


def test_the_deck_toml_is_one_that_a_person_may_edit(here: Path) -> None:
    assert run("deck", "import", "events.csv", "-y", "--author", 'A. "Q" Maker') == 0
    assert tomllib.loads((here / "events" / "deck.toml").read_text("utf-8"))["authors"] == ['A. "Q" Maker']
