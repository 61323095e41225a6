"""Small tables of text for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.cli.text import pad, width

__all__ = ["table"]


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The rows under their header, columns as wide as they need, no trailing blanks."""
    widths = [max(width(row[n]) for row in (header, *rows)) for n in range(len(header))]
    lines = [header, ["─" * w for w in widths], *rows]
    return "\n".join("  ".join(pad(cell, w) for cell, w in zip(line, widths, strict=True)).rstrip() for line in lines)
