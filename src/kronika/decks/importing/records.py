"""The lines of a text file as records of cells, one by one, as CSV writes them.

Knows not what the cells mean. Nothing is swallowed: where a quotation mark is never closed, only its own line is lost,
and the lines that it would have run over are read as lines of their own. TSV that knows no quotation marks, and
lines of CSV that write `\\"`, are read as well.
"""

from __future__ import annotations

import contextlib
import csv
import re
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

from kronika.decks.importing.source import MAX_CELL, MAX_COLUMNS, MAX_ROWS, Row
from kronika.decks.importing.text import LONGEST_LINE, TextFile
from kronika.errors import DeckError

__all__ = ["cells_of_lines", "records"]

_LONG: Final = f"a cell of more than {MAX_CELL:,} characters"
_ESCAPED: Final = re.compile(r"\\.", re.DOTALL)
_SHOWN: Final = 200
"""Characters of a cell that is shown and not read."""
_MOST_LINES: Final = 10_000
"""Of one record."""
_MOST_CHARACTERS: Final = 4 * LONGEST_LINE
_PATIENCE: Final = 200_000_000
"""Characters that are read once more, in the whole file, since a quotation mark before them was never closed."""
_OPEN: Final = "a quotation mark opens a text that is never closed"
_BEHIND: Final = "text behind a closing quotation mark: a mark within a text is written twice"


def records(text: TextFile, delimiter: str, skip: int = 0, first: int = 1) -> Iterator[Row]:
    """Each record of the file as a row, blank ones as well; the first `skip` lines are passed over, and the numbers
    begin with `first`. DeckError where there are more rows than a file to import may have.
    """
    lines = text.lines()
    for _ in range(skip):
        next(lines, None)
    number = first
    try:
        for row in _rows(lines, delimiter, text.path.name, first):
            number = row.number + 1
            yield row
    except _OutOfPatience:
        remedy = "write a quotation mark within a text twice"
        problem = "too many quotation marks that are never closed"
        raise DeckError("deck.limit", problem, file=text.path.name, row=number, remedy=remedy) from None


def _rows(lines: Iterator[str], delimiter: str, name: str, first: int) -> Iterator[Row]:
    for number, (cells, wrong) in enumerate(_records(lines, delimiter), first):
        if number > MAX_ROWS + first:
            problem = f"more than {MAX_ROWS:,} rows"
            raise DeckError("deck.limit", problem, file=name, row=number, remedy="split the file")
        if wrong is None and len(cells) > MAX_COLUMNS:
            wrong = f"more than {MAX_COLUMNS} cells"
        elif wrong is None and cells and max(map(len, cells)) > MAX_CELL:
            wrong = _LONG
        if wrong is not None:
            cells = [cell[:_SHOWN] for cell in cells[:MAX_COLUMNS]]
        yield Row(number, tuple([cell.strip() for cell in cells]), wrong)


def cells_of_lines(lines: list[str], delimiter: str) -> list[list[str]]:
    """The cells of these lines; none for a line that cannot be read."""
    ended = iter([line + "\n" for line in lines])
    found = []
    with contextlib.suppress(_OutOfPatience):
        for cells, wrong in _records(ended, delimiter):
            found.append(cells if wrong is None else [])
    return found


class _OutOfPatience(Exception):
    """So many lines were read again and again that it would never end."""


class _Reading:
    """Hands lines on, remembers which went into the record that is being read, and takes lines back."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines
        self._back: deque[str] = deque()
        self._size = 0
        self._again = 0
        self.taken: list[str] = []

    def begin(self) -> None:
        """A new record."""
        self.taken.clear()
        self._size = 0

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        if len(self.taken) >= _MOST_LINES or self._size > _MOST_CHARACTERS:
            raise csv.Error("a record that does not end")
        line = self._back.popleft() if self._back else next(self._lines)
        self.taken.append(line)
        self._size += len(line)
        return line

    def take_back(self) -> str:
        """All lines of this record but the first, which is returned."""
        self._again += self._size + 20 * len(self.taken)
        if len(self.taken) > 1 and self._again > _PATIENCE:
            raise _OutOfPatience
        self._back.extendleft(reversed(self.taken[1:]))
        return self.taken[0]


def _records(lines: Iterator[str], delimiter: str) -> Iterator[tuple[list[str], str | None]]:
    """The cells of each record, and what is wrong with it."""
    reading = _Reading(lines)
    reader = csv.reader(reading, delimiter=delimiter, strict=True, skipinitialspace=True)
    while True:
        reading.begin()
        try:
            cells, wrong = next(reader), None
        except StopIteration:
            return
        except csv.Error as error:
            cells, wrong = _alone(reading.take_back(), delimiter, str(error))
        if max(map(len, reading.taken), default=0) > LONGEST_LINE:
            wrong = f"a line of more than {LONGEST_LINE:,} characters"
        yield cells, wrong


def _alone(line: str, delimiter: str, error: str) -> tuple[list[str], str | None]:
    """The cells of a line that begins a record which is no CSV, and what is wrong with it."""
    cells = _read([line], delimiter)
    if cells is None and '\\"' in line and _ESCAPED.sub("", line).count('"') % 2 == 0:
        cells = _read([line], delimiter, escapechar="\\", doublequote=False)
    if cells is None and delimiter == "\t":
        cells = _read([line], delimiter, quoting=csv.QUOTE_NONE)
    if cells is not None:
        return (cells[0] if cells else []), None
    shown = _read([line[:_SHOWN]], delimiter, strict=False) or [[]]
    if "field larger" in error and any(len(cell) > MAX_CELL for cell in line.split(delimiter)):
        return shown[0], _LONG
    return shown[0], _OPEN if line.count('"') % 2 else _BEHIND


def _read(lines: list[str], delimiter: str, **form: object) -> list[list[str]] | None:
    read: Callable[..., Iterator[list[str]]] = csv.reader
    try:
        return [*read(lines, **{"delimiter": delimiter, "strict": True, "skipinitialspace": True, **form})]
    except csv.Error:
        return None
