"""Cells that a spreadsheet would take for a formula, kept from it.

Knows no file format. A cell that begins with one of `DANGEROUS` could run a command in the spreadsheet of whoever opens
the file; an apostrophe before it makes it a text, and reading takes the apostrophe off again. That is for exports: a
deck's own cards.csv is read and written as it stands, byte for byte.
"""

from __future__ import annotations

from typing import Final

__all__ = ["DANGEROUS", "MARK", "neutral"]

MARK: Final = "'"
DANGEROUS: Final = "=+-@\t\r"


def neutral(cell: str) -> str:
    """The cell as a spreadsheet may have it. A text that has an apostrophe there of its own gets a second one."""
    body = cell.lstrip(MARK)
    return MARK + cell if body and body[0] in DANGEROUS else cell
