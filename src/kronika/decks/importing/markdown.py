"""The tables of a Markdown text, read as one.

Does not know what the columns mean. A row is counted by its line, for other text stands between the tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from kronika.decks.importing.headers import columns_of
from kronika.decks.importing.source import MAX_CELL, MAX_COLUMNS, MAX_ROWS, Row, Source
from kronika.decks.importing.text import TextFile
from kronika.errors import DeckError

__all__ = ["read_markdown"]

_RULE: Final = re.compile(r"\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?")
_PIPE: Final = re.compile(r"(?<!\\)\|")
_SECTION: Final = "section"
_SOME_LINES: Final = 2_000

_Line = tuple[int, tuple[str, ...], str, tuple[str, ...] | None]
"""Number, header of its table, heading above the table, cells; no cells in the line that a table begins with."""


def read_markdown(text: TextFile, name: str) -> Source | None:
    """All tables of the text as one, with the heading above each as the column `section`; None without any table."""
    if not any("|" in line and _is_rule(line) for line in text.sample(_SOME_LINES)):
        return None
    names: dict[str, None] = {}
    tables = 0
    has_sections = False
    for _, header, section, cells in _lines(text, name):
        if cells is None:
            tables += 1
            names |= dict.fromkeys(header)
            has_sections = has_sections or bool(section)
    if not tables:
        return None
    columns = [*names][:MAX_COLUMNS]
    named = (*columns, _SECTION) if has_sections and _SECTION not in names else tuple(columns)

    def rows() -> Iterator[Row]:
        for number, header, section, cells in _lines(text, name):
            if cells is not None:
                found = dict(zip(header, cells, strict=False)) if _SECTION in names else (
                    {_SECTION: section} | dict(zip(header, cells, strict=False))
                )  # fmt: skip
                surplus = any(cells[len(header) :])
                wrong = f"{len(cells)} cells, but {len(header)} columns" if surplus else None
                wrong = wrong if cells else f"a line of more than {MAX_CELL:,} characters"
                yield Row(number, tuple([found.get(column, "") for column in named]), wrong)

    return Source(
        name=name, form="Markdown tables", encoding=text.encoding, unit="line", columns=named, rows=rows,
        notes=(f"{tables} tables were read as one",) if tables > 1 else (),
    )  # fmt: skip


def _lines(text: TextFile, name: str) -> Iterator[_Line]:
    section, before = "", ""
    header: tuple[str, ...] | None = None
    for number, line in enumerate(text.lines(), 1):
        if number > MAX_ROWS:
            raise DeckError(
                "deck.limit", f"more than {MAX_ROWS:,} lines", file=name, row=number, remedy="split the file"
            )
        if len(line) > MAX_CELL:
            if header is not None:
                yield number, header, section, ()
            continue
        line = line.strip()
        if header is not None and "|" in line:
            if not _is_rule(line):
                yield number, header, section, _cells(line)
            continue
        header = None
        if line.startswith("#"):
            section = line.strip("# ")
        elif "|" in before and "|" in line and _is_rule(line):
            header = columns_of(_cells(before), 0)
            yield number, header, section, None
        before = line


def _is_rule(line: str) -> bool:
    line = line.strip()
    return len(line) <= MAX_CELL and _RULE.fullmatch(line) is not None


def _cells(line: str) -> tuple[str, ...]:
    line = line.removeprefix("|")
    if line.endswith("|") and not line.endswith("\\|"):
        line = line[:-1]
    return tuple([cell.replace("\\|", "|").strip() for cell in _PIPE.split(line)[: MAX_COLUMNS + 1]])
