"""The tables of a Markdown text, read as one.

Does not know what the columns mean. A row is counted by its line, for other text stands between the tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Final

from kronika.decks.importing.flattening import first_columns, fresh_name
from kronika.decks.importing.headers import columns_of
from kronika.decks.importing.source import MAX_CELL, MAX_COLUMNS, MAX_ROWS, Row, Source
from kronika.decks.importing.text import TextFile
from kronika.errors import DeckError

__all__ = ["read_markdown"]

_RULE: Final = re.compile(r"\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?")
_PIPE: Final = re.compile(r"(?<!\\)\|")
_SOME_LINES: Final = 2_000

_Line = tuple[int, tuple[str, ...], str, tuple[str, ...] | None]
"""Number, header of its table, heading above the table, cells; no cells in the line that a table begins with, and no
header where the line stands in no table.
"""


def read_markdown(text: TextFile, name: str) -> Source | None:
    """All tables of the text as one, with the heading above each as the column `section`; None without any table."""
    if not any("|" in line and _is_rule(line) for line in text.sample(_SOME_LINES)):
        return None
    names: dict[str, None] = {}
    tables = 0
    has_sections = False
    outside: list[int] = []
    for number, header, section, cells in _lines(text, name):
        if not header:
            outside.append(number)
        elif cells is None:
            tables += 1
            names |= dict.fromkeys(header)
            has_sections = has_sections or bool(section)
    if not tables:
        return None
    columns, notes = first_columns(names)
    named = (*columns, fresh_name(("section", "heading"), [columns])) if has_sections else columns

    def rows() -> Iterator[Row]:
        for number, header, section, cells in _lines(text, name):
            if header and cells is not None:
                found = dict(zip(header, cells, strict=False))
                surplus = any(cells[len(header) :])
                wrong = f"{len(cells)} cells, but {len(header)} columns" if surplus else None
                wrong = wrong if cells else f"a line of more than {MAX_CELL:,} characters"
                read = [found.get(column, "") for column in columns]
                yield Row(number, (*read, section) if has_sections else tuple(read), wrong)

    if outside:
        lines = f"line {min(outside)}" if len(outside) == 1 else f"{len(outside):,} lines from {min(outside)} on"
        notes = (*notes, f"not read, since it stands in no table: {lines}")
    if tables > 1:
        notes = (f"{tables} tables were read as one", *notes)
    return Source(
        name=name, form="Markdown tables", encoding=text.encoding, unit="line", columns=named, rows=rows, notes=notes
    )


def _lines(text: TextFile, name: str) -> Iterator[_Line]:
    section, before = "", ""
    heading = 0  # the line of a heading that stands above no table so far
    header: tuple[str, ...] | None = None
    for number, line in enumerate(chain(text.lines(), [""]), 1):
        if number > MAX_ROWS and line:
            raise DeckError(
                "deck.limit", f"more than {MAX_ROWS:,} lines", file=name, row=number, remedy="split the file"
            )
        if len(line) > MAX_CELL:
            yield number, header or (), section, ()
            if header is not None:
                continue
            line = ""
        line = line.strip()
        if header is not None and "|" in line:
            if not _is_rule(line):
                yield number, header, section, _cells(line)
            continue
        header = None
        if "|" in before and "|" in line and _is_rule(line):
            header, before, heading = columns_of(_cells(before), 0), "", 0
            yield number, header, section, None
            continue
        if before.startswith("#"):
            if heading:
                yield heading, (), "", None
            section, heading = before.strip("# "), (number - 1) * _says(before)
        elif _says(before):
            yield number - 1, (), "", None
        before = line
    if heading:
        yield heading, (), "", None


def _says(line: str) -> bool:
    """Whether anything is said in this line, and it is not only drawn."""
    return any(map(str.isalnum, line))


def _is_rule(line: str) -> bool:
    line = line.strip()
    return len(line) <= MAX_CELL and _RULE.fullmatch(line) is not None


def _cells(line: str) -> tuple[str, ...]:
    line = line.removeprefix("|")
    if line.endswith("|") and not line.endswith("\\|"):
        line = line[:-1]
    return tuple([cell.replace("\\|", "|").strip() for cell in _PIPE.split(line)[: MAX_COLUMNS + 1]])
