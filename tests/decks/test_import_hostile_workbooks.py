"""Importing workbooks that nobody means well with: bombs, types of documents, absurd sizes, parts outside.

Where a limit is too far away to be reached in a test it is brought nearer; the error is the same.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

import openpyxl
import pytest

from kronika.decks.importing import unpacking, workbook
from tests.decks.bringing import Taken, bring

DIGITS = "9" * 1_000_000
SHEET = "xl/worksheets/sheet1.xml"
SPACE = b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
BEGINNING = SPACE + b"<sheetData>"
END = b"</sheetData></worksheet>"


def _text_cell(text: bytes) -> bytes:
    return b'<c t="inlineStr"><is><t>' + text + b"</t></is></c>"


def _row(number: int, date: bytes, title: bytes) -> bytes:
    return b'<row r="%d"><c><v>%b</v></c>%b</row>' % (number, date, _text_cell(title))


ROWS = b'<row r="1">' + _text_cell(b"year") + _text_cell(b"event") + b"</row>" + _row(2, b"1876", b"Telephone")
PLAIN = BEGINNING + ROWS + END
MakeBook = Callable[..., Path]


@pytest.fixture
def make_book(tmp_path: Path) -> MakeBook:
    """Writes a workbook whose sheet is this XML; `parts` are added to the archive, or take the place of others."""

    def make(sheet: bytes = PLAIN, parts: dict[str, bytes] | None = None) -> Path:
        plain, path = tmp_path / "plain.xlsx", tmp_path / "book.xlsx"
        openpyxl.Workbook().save(plain)
        others = {SHEET: sheet, **(parts or {})}
        with zipfile.ZipFile(plain) as old, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
            for entry in old.infolist():
                if entry.filename not in others:
                    new.writestr(entry.filename, old.read(entry))
            for name, data in others.items():
                new.writestr(name, data)
        plain.unlink()
        return path

    return make


def _refused(taken: Taken, says: str) -> None:
    assert taken.status == 1
    assert says in taken.error


def test_the_workbook_of_these_tests_is_a_good_one(make_book: MakeBook) -> None:
    assert bring(make_book()).dates == {"Telephone": "1876"}


@pytest.mark.parametrize("name", [SHEET, "xl/media/image1.png", "xl/sharedStrings.xml", "xl/styles.xml"])
def test_bombs(make_book: MakeBook, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(unpacking, "_MAX_UNPACKED", 3_000_000)
    pad = b"<!--" + b" " * 200_000 + b"-->"
    data = PLAIN + pad * 20 if name.endswith("xml") else b"\0" * 4_000_000
    _refused(bring(make_book(parts={name: data})), "unpacks to more than 2 MiB")


@pytest.mark.parametrize(
    "before",
    [
        b"<!DOCTYPE x []>",
        b"<!--" + b" " * 9_000 + b'--><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>',
        b'<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
        "utf-16",
    ],
)
def test_document_types(make_book: MakeBook, before: bytes | str) -> None:
    if isinstance(before, str):
        sheet = ('<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE x []>' + PLAIN.decode()).encode(before)
    else:
        sheet = before + PLAIN
    _refused(bring(make_book(sheet)), "its XML declares a type of document")


def test_a_document_type_in_a_part_of_any_name(make_book: MakeBook) -> None:
    _refused(bring(make_book(parts={"xl/sheet.bin": b" \n<!DOCTYPE x []><a/>"})), "declares a type of document")


def test_absurd_sizes(make_book: MakeBook, monkeypatch: pytest.MonkeyPatch) -> None:
    size = SPACE + b'<dimension ref="A1:XFD1048576"/><sheetData>' + ROWS + END
    assert bring(make_book(size)).dates == {"Telephone": "1876"}
    far = BEGINNING + ROWS + b'<row r="3"><c r="A3"><v>1900</v></c><c r="XFD3"><v>1</v></c></row>' + END
    assert bring(make_book(far)).refused == {3: "more than 500 cells"}
    monkeypatch.setattr(workbook, "MAX_ROWS", 1_000)
    deep = BEGINNING + ROWS + _row(999_999_999, b"1900", b"Far") + END
    _refused(bring(make_book(deep)), "row 1002: more than 1,000 rows; split the file")


def test_what_the_reader_would_have_to_hold_is_counted(make_book: MakeBook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unpacking, "_MAX_OUTSIDE", 1_000)
    wide = BEGINNING + ROWS + b'<row r="3">' + b"<c/>" * 41_000 + b"</row>" + END
    _refused(bring(make_book(wide)), "row 3: more than 40,000 parts of one row")
    beside = BEGINNING + ROWS + b"</sheetData><extLst>" + b"<a/>" * 2_000 + b"</extLst></worksheet>"
    _refused(bring(make_book(beside)), "more than 1,000 elements besides the rows")
    tag = BEGINNING + ROWS + b'<row r="3" x="' + b"a" * 500_000 + b'"/>' + END
    _refused(bring(make_book(tag)), "a tag of more than")
    long = BEGINNING + ROWS + _row(3, b"1900", b"x" * 1_100_000) + END
    _refused(bring(make_book(long)), "row 3: a text of more than 1,000,000 characters")


def test_many_parts_and_parts_outside(make_book: MakeBook, tmp_path: Path) -> None:
    _refused(bring(make_book(parts={f"x/{n}.xml": b"<a/>" for n in range(2_100)})), "more than 2,000 parts")
    outside = {"../../evil.xml": b"<a/>", "/etc/evil.xml": b"<a/>", "..\\evil.xml": b"<a/>"}
    assert bring(make_book(parts=outside)).dates == {"Telephone": "1876"}
    assert {path.name for path in tmp_path.iterdir()} == {"book.xlsx", "deck of book"}


def test_broken_workbooks(make_book: MakeBook, tmp_path: Path) -> None:
    whole = make_book().read_bytes()
    for data in (whole[:2_000], b"PK\x03\x04" + b"x" * 500, whole[: len(whole) // 2] + b"\xff" * 900):
        path = tmp_path / "broken.xlsx"
        path.write_bytes(data)
        _refused(bring(path), "no Excel workbook that can be read; open it in a spreadsheet")
    _refused(bring(make_book(BEGINNING + ROWS)), "no Excel workbook that can be read")
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as archive:
        archive.writestr("hello.txt", "hello")
    _refused(bring(tmp_path / "other.zip"), "no Excel workbook that can be read")
    for name, says in (("deck.apkg", "an Anki package"), ("deck.kdeck", "a deck already")):
        (tmp_path / name).write_bytes(whole)
        _refused(bring(tmp_path / name), says)


def test_numbers_of_many_digits_in_workbooks(make_book: MakeBook) -> None:
    far = BEGINNING + ROWS + _row(3, DIGITS.encode(), b"Far") + END
    _refused(bring(make_book(far)), "row 3: a number of more than 400 digits")
    written = (
        BEGINNING + ROWS + b'<row r="3">' + _text_cell(DIGITS[:30_000].encode()) + _text_cell(b"Far") + b"</row>" + END
    )
    assert bring(make_book(written)).refused == {3: "a cell of more than 20,000 characters"}
