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
    assert "not read: the sheets notes (choose one with --sheet)" in taken.out
    assert "1 formulas have no saved value" in taken.out
    assert taken.dates == {
        "Telephone": "1876", "Moon": "1969", "Wall": "1989-11-09", "New century": "1900-01-01", "Caesar": "44 BC",
        "Hastings": "1066",
    }  # fmt: skip
    assert {*taken.refused} == {9, 11, 12, 13}
    taken = bring(path, "--sheet", "notes")
    assert taken.status == 1
    assert "no sheet 'none'" in bring(path, "--sheet", "none").error
