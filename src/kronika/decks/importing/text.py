"""The lines of a text file whose encoding is known, read piece by piece.

Knows nothing of cells. Only the first bytes are looked at to find the encoding; what does not fit it further on is
shown as the replacement character, and the row that holds it is refused, not the file.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from kronika.decks.importing.encodings import detect_encoding
from kronika.decks.importing.source import MAX_FILE_BYTES, MAX_ROWS
from kronika.errors import DeckError

__all__ = ["LONGEST_LINE", "TextFile", "open_text"]

LONGEST_LINE: Final = 1_000_000
_BEGINNING: Final = 4 * 1024 * 1024
_SAMPLE: Final = 2_000_000
_CHUNK: Final = 1024 * 1024


class TextFile(msgspec.Struct, frozen=True):
    """A text file on the disk. `encoding` is Python's name of it."""

    path: Path
    encoding: str

    def lines(self) -> Iterator[str]:
        """Its lines with their ends as they are. Of a line longer than `LONGEST_LINE` comes one character more than
        that, and the rest is passed over.
        """
        with self._opened() as text:
            while line := text.readline(LONGEST_LINE + 1):
                yield line
                while len(line) > LONGEST_LINE and line[-1] not in "\r\n":
                    line = text.readline(LONGEST_LINE + 1)
                    if not line:
                        return

    def whole(self) -> str:
        """All of it as one text."""
        with self._opened() as text:
            return text.read()

    def sample(self, most: int = 200) -> list[str]:
        """The first lines, without their ends."""
        found = []
        length = 0
        for line in self.lines():
            found.append(line.rstrip("\r\n"))
            length += len(line)
            if len(found) == most or length > _SAMPLE:
                break
        return found

    def _opened(self) -> io.TextIOWrapper:
        encoding = "utf-8-sig" if self.encoding == "utf-8" else self.encoding
        return self.path.open("r", encoding=encoding, errors="replace", newline="")


def open_text(path: Path, encoding: str | None = None) -> TextFile:
    """The text file at `path`, in `encoding` or in the one that is found. DeckError where it is too long or no text."""
    size = path.stat().st_size
    if size > MAX_FILE_BYTES:
        raise DeckError(
            "deck.limit",
            f"{size:,} bytes",
            file=path.name,
            remedy=f"split it: a file to import has at most {MAX_FILE_BYTES // 2**20} MiB",
        )
    with path.open("rb") as handle:
        beginning = handle.read(_BEGINNING)
    found = encoding or detect_encoding(beginning)
    if not found.startswith("utf-16") and beginning.count(b"\0"):
        raise DeckError(
            "deck.syntax", "this is no text", file=path.name, remedy="save it as CSV, as .xlsx, as JSON or as YAML"
        )
    _refuse_many_lines(path)
    return TextFile(path, found)


def _refuse_many_lines(path: Path) -> None:
    """DeckError where every line is a row and there are too many; a mark " may open a cell with many lines."""
    lines = 0
    with path.open("rb") as handle:
        while chunk := handle.read(_CHUNK):
            if b'"' in chunk or b"\0" in chunk:
                return
            lines += chunk.count(b"\n")
    if lines > MAX_ROWS + 1_000:
        raise DeckError(
            "deck.limit", f"{lines:,} lines", file=path.name, remedy=f"split it: at most {MAX_ROWS:,} rows can come in"
        )
