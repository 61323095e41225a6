"""Importing Excel workbooks."""

from __future__ import annotations

import datetime
from pathlib import Path

import openpyxl

from tests.decks.bringing import bring


def _workbook(path: Path, **sheets: list[list[object]]) -> Path:
    book = openpyxl.Workbook()
    del book[book.sheetnames[0]]
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
    book.save(path)
    return path


def test_workbooks(tmp_path: Path) -> None:
    path = _workbook(
        tmp_path / "events.xlsx",
        notes=[["nothing", "to see"]],
        list=[
            ["Inventions of the world"],
            [],
            ["Year", "Event", "About"],
            [1876, "Telephone", "By Bell and by others"],
            [1969.0, "Moon", "By the crew of Apollo"],
            [datetime.datetime(1989, 11, 9), "Wall", "In the city of Berlin"],
            [datetime.date(1900, 1, 1), "New century", None],
            ["44 BC", "Caesar", "In the senate of Rome"],
            [1876.5, "Half", None],
            [None, None, None],
            ["#REF!", "Error", None],
            [True, "Truth", None],
            ["=1+1", "Formula", None],
            [1066, "Hastings", None, "beside the table"],
        ],
    )
    taken = bring(path)
    assert taken.first_line == "events.xlsx: Excel workbook, sheet list, titles in en"
    assert "not read: the sheet notes (choose one with --sheet)" in taken.out
    assert "1 formula has no saved value" in taken.out
    assert taken.dates == {
        "Telephone": "1876", "Moon": "1969", "Wall": "1989-11-09", "New century": "1900-01-01", "Caesar": "44 BC",
        "Hastings": "1066",
    }  # fmt: skip
    assert {*taken.refused} == {9, 11, 12, 13}
    taken = bring(path, "--sheet", "notes")
    assert taken.status == 1
    assert "no sheet 'none'" in bring(path, "--sheet", "none").error


def test_merged_cells_count_for_each_of_their_rows(tmp_path: Path) -> None:
    path = _workbook(
        tmp_path / "merged.xlsx",
        list=[
            ["A quiz for the class", None, None, None],
            ["Event", "Year", "Era", "Part"],
            ["Pyramid of Giza", 2560, "BC", "one"],
            ["Marathon", 490, None, None],
            ["Death of Caesar", 44, None, None],
            [None, None, None, None],
            ["Teutoburg Forest", 9, "AD", "two"],
            ["Pompeii", 79, None, None],
            ["Wall of Hadrian", 122, "AD", None],
        ],
    )
    book = openpyxl.load_workbook(path)
    for block in ("A1:D1", "C3:C5", "C7:C8", "D3:D5", "D7:D9"):
        book["list"].merge_cells(block)
    book.save(path)
    taken = bring(path, "--map", "theme=Part")
    assert "merged cells count for each of their rows" in taken.out
    assert taken.spans == {
        "Pyramid of Giza": (-2560, -2560), "Marathon": (-490, -490), "Death of Caesar": (-44, -44),
        "Teutoburg Forest": (9, 9), "Pompeii": (79, 79), "Wall of Hadrian": (122, 122),
    }  # fmt: skip
    assert not taken.refused
    assert not taken.flagged
    assert taken.deck is not None
    assert [card.theme for card in taken.deck.cards].count("one") == 3
    book["list"].unmerge_cells("C3:C5")
    book.save(path)
    taken = bring(path)
    assert {*taken.flagged} == {4, 5}
    assert "no era stands beside the year" in taken.flagged[5]


def test_a_merged_year_dates_all_its_events_and_odd_blocks_harm_nobody(tmp_path: Path) -> None:
    path = _workbook(
        tmp_path / "years.xlsx",
        list=[["Year", "Event"], [1989, "Wall falls"], [None, "Velvet revolution"], [1991, "Union ends"]],
    )
    book = openpyxl.load_workbook(path)
    book["list"].merge_cells("A2:A3")
    book["list"].merge_cells("C4:D900")
    book.save(path)
    assert bring(path).dates == {"Wall falls": "1989", "Velvet revolution": "1989", "Union ends": "1991"}
