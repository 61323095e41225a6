"""A file of events as a table: columns with names, rows with numbers as their maker would count them.

Knows no format and not what the columns mean. Rows are read anew each time they are asked for, so that a file of a
million rows is never held as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec

__all__ = [
    "MAX_CELL",
    "MAX_COLUMNS",
    "MAX_FILE_BYTES",
    "MAX_NESTED_BYTES",
    "MAX_NESTED_VALUES",
    "MAX_ROWS",
    "MAX_YAML_BYTES",
    "Row",
    "Source",
]

MAX_FILE_BYTES: Final = 512 * 1024 * 1024
"""Of a file that is read row by row."""
MAX_NESTED_BYTES: Final = 64 * 1024 * 1024
"""Of a file that has to be held as a whole (JSON), and of the parts of a workbook when unpacked."""
MAX_NESTED_VALUES: Final = 4_000_000
"""Of the lists, objects and commas in such a file: each costs memory, however short it is."""
MAX_YAML_BYTES: Final = 8 * 1024 * 1024
MAX_ROWS: Final = 1_000_000
MAX_COLUMNS: Final = 500
MAX_CELL: Final = 20_000


class Row(NamedTuple):
    """One row: `number` as a reader of the file counts it, `cells` one a column, and what is `wrong` with it, if so."""

    number: int
    cells: tuple[str, ...]
    wrong: str | None = None


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """A file that can be read as a table.

    `form` names the format and `encoding` the encoding as people know them; `unit` is what the numbers of rows count
    (`row`, `line`, `entry`); `has_names` is false where the columns had to be given names. `rows` reads from the
    beginning at each call. `notes` say what a reader should know, in one line each. `manifest` is the text of the
    deck.toml that came along.
    """

    name: str
    form: str
    encoding: str | None = None
    unit: str = "row"
    columns: tuple[str, ...]
    has_names: bool = True
    rows: Callable[[], Iterator[Row]]
    notes: tuple[str, ...] = ()
    manifest: str | None = None
