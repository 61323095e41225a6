"""The lines of a text file as records of cells, one by one, as CSV writes them.

Knows not what the cells mean. Nothing is swallowed: where a quotation mark is never closed, only its own line is lost,
and the lines that it would have run over are read as lines of their own. TSV that knows no quotation marks, and CSV
that writes `\\"`, are read as well.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from typing import Final

from kronika.decks.importing.source import MAX_CELL, MAX_COLUMNS, MAX_ROWS, Row
from kronika.decks.importing.text import LONGEST_LINE, TextFile
from kronika.errors import DeckError

__all__ = ["cells_of_lines", "records"]

_OPEN: Final = "a quotation mark opens a text that is never closed"
_BEHIND: Final = "text behind a closing quotation mark: a mark within a text is written twice"
csv.field_size_limit(MAX_CELL)


def records(text: TextFile, delimiter: str, skip: int = 0, first: int = 1) -> Iterator[Row]:
    """Each record of the file as a row, blank ones as well; the first `skip` lines are passed over, and the numbers
    begin with `first`. DeckError where there are more rows than a file to import may have.
    """
    lines = text.lines()
    for _ in range(skip):
        next(lines, None)
    reading = _Reading(lines)
    reader = csv.reader(reading, delimiter=delimiter, strict=True)
    number = first - 1
    while True:
        reading.taken.clear()
        found: list[list[str] | str]
        try:
            found = [next(reader)]
        except StopIteration:
            return
        except csv.Error as error:
            found = _again(reading.taken, delimiter, str(error))
            reading.is_long = False
        for cells in found:
            number += 1
            if number >= MAX_ROWS + first + 1:
                raise DeckError(
                    "deck.limit",
                    f"more than {MAX_ROWS:,} rows",
                    file=text.path.name,
                    row=number,
                    remedy="split the file",
                )
            if isinstance(cells, str):
                yield Row(number, (), cells)
            elif reading.is_long:
                reading.is_long = False
                yield Row(number, (), f"a line of more than {LONGEST_LINE:,} characters")
            elif len(cells) > MAX_COLUMNS:
                yield Row(number, (), f"more than {MAX_COLUMNS} cells")
            else:
                yield Row(number, tuple([cell.strip() for cell in cells]))


def cells_of_lines(lines: list[str], delimiter: str) -> list[list[str]]:
    """The cells of these lines; none for a line that cannot be read."""
    reading = _Reading(iter([line + "\n" for line in lines]))
    reader = csv.reader(reading, delimiter=delimiter, strict=True)
    found: list[list[str]] = []
    while True:
        reading.taken.clear()
        try:
            found.append(next(reader))
        except StopIteration:
            return found
        except csv.Error as error:
            again = _again(reading.taken, delimiter, str(error))
            found += [cells if isinstance(cells, list) else [] for cells in again]


class _Reading:
    """Hands lines on and remembers which went into the record that is being read."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines
        self.taken: list[str] = []
        self.is_long = False

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        line = next(self._lines)
        self.taken.append(line)
        if len(line) > LONGEST_LINE:
            self.is_long = True
        return line


def _again(lines: list[str], delimiter: str, error: str) -> list[list[str] | str]:
    """What the lines of a record that is no CSV are: cells, or the reason why not, one for each."""
    if "field larger" in error and len(lines) == 1:
        return [f"a cell of more than {MAX_CELL:,} characters"]
    escaped = _read(lines, delimiter, escapechar="\\", doublequote=False) if '\\"' in "".join(lines) else None
    if escaped is not None:
        return [*escaped]
    found: list[list[str] | str] = []
    for line in lines:
        cells = _read([line], delimiter)
        if cells is None and delimiter == "\t":
            cells = _read([line], delimiter, quoting=csv.QUOTE_NONE)
        if cells is None:
            is_open = line.count('"') % 2 == 1
            long = any(len(cell) > MAX_CELL for cell in line.split(delimiter))
            found.append(f"a cell of more than {MAX_CELL:,} characters" if long else _OPEN if is_open else _BEHIND)
        else:
            found += cells
    return found


def _read(lines: list[str], delimiter: str, **form: object) -> list[list[str]] | None:
    read: Callable[..., Iterator[list[str]]] = csv.reader
    try:
        return [*read(lines, delimiter=delimiter, strict=True, **form)]
    except csv.Error:
        return None
