"""Which row names the columns, and what the columns are called where none does.

Knows no file format and not what the columns mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from kronika.decks.importing.columns import own_column
from kronika.decks.importing.guessing import looks_like_header, role_of
from kronika.decks.importing.looks import share_of_dates
from kronika.decks.importing.source import MAX_COLUMNS, Row

__all__ = ["aligned", "columns_of", "find_header", "names_columns", "passed_over", "usual_width"]

_LONGEST_NAME: Final = 200
_TITLE_ROWS: Final = 10


def find_header(sample: Sequence[Row]) -> Row | None:
    """The row that names the columns, its cells as names, among the first rows of a table; None where there is none.

    People put a title, a source or a blank row above their tables; what stands above the header is passed over.
    """
    filled = [row for row in sample if row.wrong is None and any(row.cells)]
    for place, row in enumerate(filled[:_TITLE_ROWS]):
        if names_columns(row.cells) and not any(_is_event(above) for above in filled[:place]):
            return _named(row)
    if filled and looks_like_header(filled[0].cells, [row.cells for row in filled[1:50]]):
        return _named(filled[0])
    return None


def passed_over(header: Row | None, sample: Sequence[Row], unit: str) -> tuple[str, ...]:
    """A note about the rows above the header, where there are any."""
    above = [
        row.number
        for row in sample
        if header is not None and row.number < header.number and (row.wrong or any(row.cells))
    ]
    if not above:
        return ()
    which = f"{unit} {above[0]}" if len(above) == 1 else f"{unit}s {above[0]} to {above[-1]}"
    return (f"not read: {which} above the names of the columns",)


def usual_width(sample: Sequence[Row], names: Sequence[str]) -> int:
    """How many cells the rows of a text have: as many as there are names, or as most rows have. What a row has beyond
    that was not meant as a cell.
    """
    counts = [len(row.cells) for row in sample if any(row.cells) and row.wrong is None]
    usual = max(sorted({*counts}, reverse=True), key=counts.count, default=0)
    wider = [count for count in counts if count > len(names)]
    return len(names) if names and len(wider) * 2 <= len(counts) else max(usual, len(names))


def columns_of(header: Iterable[str], width: int) -> tuple[str, ...]:
    """Names for so many columns: those of the header, a number where there is none or where it stands twice."""
    names: dict[str, None] = {}
    for place, name in enumerate([*header][:MAX_COLUMNS], 1):
        fresh = name
        while not fresh or fresh in names:
            fresh = f"{fresh or 'column'} {place}"
        names[fresh] = None
    for place in range(len(names) + 1, width + 1):
        fresh = f"column {place}"
        while fresh in names:
            fresh += "'"
        names[fresh] = None
    return tuple(names)


def aligned(row: Row, width: int) -> Row:
    """The row with just so many cells; where it has more that are not empty, it is wrong."""
    cells = row.cells
    if len(cells) == width:
        return row
    if len(cells) < width:
        return row._replace(cells=cells + ("",) * (width - len(cells)))
    wrong = f"{len(cells)} cells, but {width} columns: a text with the separator in it belongs in quotes"
    return row._replace(cells=cells[:width], wrong=row.wrong or (wrong if any(cells[width:]) else None))


def _named(row: Row) -> Row:
    filled = {cell for cell in row.cells if cell}
    if {"id", "date"} <= filled and all(map(own_column, filled)):
        return row
    return row._replace(cells=tuple([re.sub(r"\s+", " ", cell).strip()[:_LONGEST_NAME] for cell in row.cells]))


def names_columns(cells: Sequence[str]) -> bool:
    """Whether these are plainly names: of a column of dates and of one of titles."""
    roles = {known[0] for cell in cells if cell and len(cell) < _LONGEST_NAME and (known := role_of(cell))}
    if not (roles & {"date", "start"} and roles & {"title", "fact"}):
        return False
    return not share_of_dates([cell for cell in cells if cell])


def _is_event(row: Row) -> bool:
    filled = [cell for cell in row.cells if cell]
    return len(filled) > 1 and share_of_dates(filled) > 0
