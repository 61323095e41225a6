"""Excel workbooks (.xlsx), read sheet by sheet and row by row.

Does not know what the columns mean, but which of several sheets has events in it. What the archive says about sizes is
checked against what really comes out of it. Formulas count with the value that the program last saved for them, and
merged cells with what stands in them in each of their rows.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from kronika.decks.importing.columns import guess_columns
from kronika.decks.importing.headers import aligned, columns_of, find_header, passed_over
from kronika.decks.importing.source import MAX_CELL, MAX_COLUMNS, MAX_ROWS, Row, Source
from kronika.decks.importing.unpacking import Block, broken, look_through
from kronika.errors import DeckError

__all__ = ["MANIFEST_SHEET", "read_workbook"]

MANIFEST_SHEET: Final = "deck.toml"
"""The sheet in which an exported workbook carries the deck's deck.toml."""
_ESCAPED: Final = re.compile("_x(?![Dd][89A-Fa-f])([0-9A-Fa-f]{4})_")
"""How a cell holds a character that XML cannot hold, and a text that looks like that."""
_HEAD: Final = 500
_SAVE_AGAIN: Final = "open it in a spreadsheet and save it as .xlsx or as CSV"


def read_workbook(path: Path, sheet: str | None = None) -> Source:
    """The table in the sheet of that name, or in the first that has events; DeckError where it cannot be read."""
    import openpyxl

    seen = look_through(path)
    try:
        book = openpyxl.load_workbook(path, read_only=True, data_only=True)
        names = [each.title for each in book.worksheets]
    except Exception as error:
        # The library raises whatever its parsers raise; each means just this.
        raise broken(path) from error
    wanted = [name for name in names if name != MANIFEST_SHEET]
    if sheet is not None and sheet not in names:
        raise DeckError(
            "deck.missing", f"no sheet {sheet!r}", file=path.name, remedy=f"the sheets are {', '.join(names)}"
        )
    if not wanted:
        raise DeckError("deck.missing", "no sheet", file=path.name, remedy=_SAVE_AGAIN)
    merged = {name: seen.merged.get(_part(book[name]), []) for name in wanted}
    tables = {name: _sheet(path, book, name, merged[name]) for name in ([sheet] if sheet else wanted)}
    filled = {name: table for name, table in tables.items() if table is not None}
    if not filled:
        raise DeckError("deck.missing", "no rows", file=path.name, remedy="a file of events has one row an event")
    chosen = next((name for name, table in filled.items() if not guess_columns(table).missing()), next(iter(filled)))
    others = [name for name in wanted if name != chosen and name in filled]
    table = filled[chosen]
    assert table is not None
    notes = table.notes
    if merged[chosen]:
        notes = (*notes, "merged cells count for each of their rows")
    if others:
        which = "sheet" if len(others) == 1 else "sheets"
        notes = (f"not read: the {which} {', '.join(others)} (choose one with --sheet)", *notes)
    if seen.unsaved:
        what = "1 formula has" if seen.unsaved == 1 else f"{seen.unsaved:,} formulas have"
        notes = (f"{what} no saved value: open the file in a spreadsheet and save it", *notes)
    return msgspec.structs.replace(
        table,
        form=f"Excel workbook, sheet {chosen}",
        notes=notes,
        manifest=_manifest(book) if MANIFEST_SHEET in names else None,
    )


def _part(sheet: Any) -> str:
    """The name of the sheet's part in the archive."""
    return str(sheet._worksheet_path).lstrip("/")


def _sheet(path: Path, book: Any, name: str, merged: Sequence[Block]) -> Source | None:
    def records() -> Iterator[Row]:
        try:
            yield from _spread(_records(book[name], path.name), merged)
        except DeckError:
            raise
        except Exception as error:
            raise broken(path) from error

    sample = [row for row, _ in zip(records(), range(_HEAD), strict=False) if row.wrong or any(row.cells)]
    head = [row for row in sample if any(row.cells)]
    if not head:
        return None
    header = find_header(head)
    width = max(len(row.cells) for row in head)
    columns = columns_of(header.cells if header else (), width)
    after = header.number if header else 0

    def rows() -> Iterator[Row]:
        for row in records():
            if row.number > after and (row.wrong or any(row.cells)):
                yield aligned(row, len(columns))

    return Source(
        name=path.name, form="Excel workbook", columns=columns, has_names=header is not None, rows=rows,
        notes=passed_over(header, sample, "row"),
    )  # fmt: skip


def _records(sheet: Any, name: str) -> Iterator[Row]:
    # Some programs save a wrong size with the sheet, and the library would believe it.
    sheet.reset_dimensions()
    for number, cells in enumerate(sheet.iter_rows(values_only=True), 1):
        if number > MAX_ROWS + 1:
            raise DeckError(
                "deck.limit", f"more than {MAX_ROWS:,} rows", file=name, row=number, remedy="split the file"
            )
        if cells.count(None) == len(cells):
            yield Row(number, ())
            continue
        if len(cells) > MAX_COLUMNS:
            if any(cell is not None for cell in cells[MAX_COLUMNS:]):
                yield Row(number, (), f"more than {MAX_COLUMNS} cells")
                continue
            cells = cells[:MAX_COLUMNS]
        texts = [_text(cell) for cell in cells]
        while texts and not texts[-1]:
            texts.pop()
        is_long = any(len(text) > MAX_CELL for text in texts)
        yield Row(
            number, () if is_long else tuple(texts), f"a cell of more than {MAX_CELL:,} characters" if is_long else None
        )


def _spread(rows: Iterator[Row], merged: Sequence[Block]) -> Iterator[Row]:
    """The rows with what stands in merged cells in each of their rows; a row with nothing of its own stays empty.

    `merged` is in order of rows. Of blocks that lie over each other, which no spreadsheet makes, the last counts.
    """
    if not merged:
        yield from rows
        return
    place = 0
    open_blocks: dict[int, tuple[int, str]] = {}
    for row in rows:
        cells = [*row.cells]
        if any(cells):
            for column, (last, text) in open_blocks.items():
                if row.number <= last and text:
                    cells += [""] * (column - len(cells))
                    cells[column - 1] = cells[column - 1] or text
        while place < len(merged) and merged[place].first <= row.number:
            block = merged[place]
            place += 1
            if block.first == row.number and block.column <= MAX_COLUMNS:
                open_blocks[block.column] = block.last, cells[block.column - 1] if block.column <= len(cells) else ""
        yield row._replace(cells=tuple(cells)) if any(row.cells) else row


def _text(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    if isinstance(value, datetime.datetime):
        return value.date().isoformat()
    if isinstance(value, str) and "_x" not in value:
        return value.strip()
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), str(value)).strip()


def _manifest(book: Any) -> str:
    lines = [_text(row[0]) if row else "" for row in book[MANIFEST_SHEET].iter_rows(values_only=True, max_col=1)]
    return "\n".join(lines) + "\n"
