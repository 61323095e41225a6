"""cards.csv as a table of cells: one row a card, as a spreadsheet saves it.

Does not know what the cells mean. Rows are counted as a spreadsheet shows them: the header is row 1, and a cell with
a line break in it is one row. A byte order mark is passed over (Excel's "CSV UTF-8" writes one), blank rows are
skipped but counted, empty columns to the right are no columns, and cells are taken without the spaces around them, in
Unicode's composed form.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
import unicodedata
from collections.abc import Iterator
from typing import Final

import msgspec

from kronika.decks import limits
from kronika.decks.findings import Findings, control_character
from kronika.errors import DeckError

FILE: Final = "cards.csv"
_UNDECODED: Final = re.compile("[\udc80-\udcff]")
_SAVE: Final = 'save the sheet as "CSV UTF-8 (comma delimited)"'


class Row(msgspec.Struct, frozen=True):
    """One row. `cells` holds its non-empty cells by column; `spoilt` names the columns whose cell could not be read."""

    number: int
    cells: dict[str, str]
    spoilt: frozenset[str]

    def get(self, column: str) -> str:
        """The cell's text, '' where it is empty or spoilt."""
        return self.cells.get(column, "")

    def is_empty(self, column: str) -> bool:
        return column not in self.cells and column not in self.spoilt


class Sheet:
    """The rows of one cards.csv. `header` is the first row, with None for a cell that could not be read."""

    def __init__(self, data: bytes, findings: Findings) -> None:
        self._findings = findings
        self._encoding_reported = False
        _refuse_other_formats(data)
        self._row_length = 0
        self._rows = self._records(data.removeprefix(codecs.BOM_UTF8))
        first = next(self._rows, None)
        if first is None or not any(first[1]):
            raise DeckError("deck.missing", "no header row", file=FILE, remedy="write a first row: id,date,title.en")
        if len(first[1]) == 1 and re.search(r"[;\t]", first[1][0]):
            raise DeckError("deck.syntax", "the columns are not separated by commas", file=FILE, row=1, remedy=_SAVE)
        self.header = [self._clean(cell, 1, None) for cell in first[1]]

    def __iter__(self) -> Iterator[Row]:
        """Each row that is not blank. Raises DeckError where the rest cannot be read."""
        for number, texts in self._rows:
            if number > limits.MAX_ROWS:
                raise DeckError(
                    "deck.limit", f"more than {limits.MAX_ROWS} rows", file=FILE, remedy="make several decks"
                )
            cells: dict[str, str] = {}
            spoilt = set()
            for place, text in enumerate(texts):
                column = self.header[place] if place < len(self.header) else ""
                cell = self._clean(text, number, column or None)
                if cell == "" or column is None:
                    continue
                if cell is None:
                    spoilt.add(column)
                elif column:
                    cells[column] = cell
                else:
                    remedy = 'put a text with commas in it between "…"'
                    problem = f"cell {place + 1} stands under no column"
                    self._findings.add("deck.extra", problem, remedy, file=FILE, row=number)
                    break
            if cells or spoilt:
                yield Row(number, cells, frozenset(spoilt))

    def _records(self, data: bytes) -> Iterator[tuple[int, list[str]]]:
        reader = csv.reader(self._lines(data), strict=True)
        row = 0
        while True:
            self._row_length = 0
            row += 1
            try:
                cells = next(reader)
            except StopIteration:
                return
            except csv.Error as error:
                raise DeckError(
                    "deck.syntax", f"not CSV: {error}", file=FILE, row=row, remedy=_hint(str(error))
                ) from None
            if len(cells) > limits.MAX_COLUMNS:
                raise DeckError("deck.limit", f"more than {limits.MAX_COLUMNS} columns", file=FILE, row=row)
            yield row, cells

    def _lines(self, data: bytes) -> Iterator[str]:
        # Bytes that are not UTF-8 are carried into the cell that they stand in, so that the message can name it.
        # Only \n ends a line here: a lone carriage return is for the CSV reader to refuse.
        text = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8", errors="surrogateescape", newline="\n")
        while line := text.readline(limits.MAX_ROW_LENGTH + 1):
            self._row_length += len(line)
            if self._row_length > limits.MAX_ROW_LENGTH:
                raise csv.Error("a row that does not end")
            yield line

    def _clean(self, cell: str, row: int, column: str | None) -> str | None:
        """The cell as it is meant; None where it cannot be used, after the error has been noted."""
        text = unicodedata.normalize("NFC", cell).strip()
        if _UNDECODED.search(text):
            # In a file of another encoding nearly every row has such bytes; naming the first is enough.
            if not self._encoding_reported:
                self._encoding_reported = True
                self._add("deck.encoding", "bytes that are not UTF-8", _SAVE, row, column)
            return None
        if bad := control_character(text):
            remedy = "write the text in one line" if "line" in bad or "return" in bad else "take it out"
            self._add("deck.value", f"the cell holds {bad}", remedy, row, column)
            return None
        if len(text) > limits.MAX_CELL:
            self._add("deck.limit", f"{len(text)} characters", f"write at most {limits.MAX_CELL}", row, column)
            return None
        return text

    def _add(self, code: str, problem: str, remedy: str, row: int, column: str | None) -> None:
        self._findings.add(code, problem, remedy, file=FILE, row=row, column=column)


def _refuse_other_formats(data: bytes) -> None:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise DeckError("deck.encoding", "the file is UTF-16", file=FILE, remedy=_SAVE)
    if data.startswith(b"PK\x03\x04"):
        raise DeckError("deck.syntax", "this is a workbook, not CSV", file=FILE, remedy=_SAVE)


def _hint(error: str) -> str:
    if "new-line character" in error:
        return "end rows with a line feed; " + _SAVE
    if "end" in error or "field larger" in error:
        return 'a cell that begins with " needs one at its end'
    return 'write " inside a quoted cell as ""'
