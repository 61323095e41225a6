"""What is in a workbook, looked through before any of it is taken into memory.

Knows zip and XML, and no tables. What an archive says about itself is not believed: every part is unpacked once, piece
by piece and without keeping it, and counted. DeckError `deck.limit` for what would choke the reader, `deck.archive` for
what is no workbook.
"""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import Final, NamedTuple
from xml.parsers import expat

from kronika.decks.importing.source import MAX_NESTED_BYTES
from kronika.errors import DeckError

__all__ = ["Block", "Seen", "broken", "look_through"]

_CHUNK: Final = 1 << 16
_MAX_PARTS: Final = 2_000
_MAX_UNPACKED: Final = 4 * MAX_NESTED_BYTES
_MAX_OUTSIDE: Final = 300_000
"""Elements of a part that stand in no row and in no shared text; the reader holds all of them."""
_MAX_INSIDE: Final = 40_000
"""Elements of one row or shared text: more than the columns of a spreadsheet."""
_REFERENCE: Final = re.compile(r"([A-Z]{1,3})([1-9][0-9]{0,6}):[A-Z]{1,3}([1-9][0-9]{0,6})")
_MAX_TEXT: Final = 1_000_000
_MAX_DIGITS: Final = 400
_MAX_TAG: Final = 4 * _CHUNK
_XML: Final = (b"<", b"\xef\xbb\xbf", b"\xfe\xff", b"\xff\xfe", b"\0<")
"""What XML begins with: a tag or a mark of its encoding, in UTF-16 as well."""
_SAVE_AGAIN: Final = "open it in a spreadsheet and save it as .xlsx or as CSV"


class Block(NamedTuple):
    """Merged cells of more than one row: the first row and the last, and the first column, all from 1."""

    first: int
    last: int
    column: int


class Seen(NamedTuple):
    """What a workbook has that its reader does not tell: formulas without a saved value, merged cells by part."""

    unsaved: int
    merged: dict[str, list[Block]]


def look_through(path: Path) -> Seen:
    """What the reader will not tell. DeckError where the workbook is too large, or not safe to read."""
    size = path.stat().st_size
    if size > MAX_NESTED_BYTES:
        raise _limit(path, f"{size:,} bytes")
    try:
        _refuse_many_parts(path)
        left = _MAX_UNPACKED
        unsaved = 0
        merged: dict[str, list[Block]] = {}
        with zipfile.ZipFile(path) as archive:
            for entry in archive.infolist():
                with archive.open(entry) as part:
                    scan = None
                    is_first = True
                    while chunk := part.read(_CHUNK):
                        left -= len(chunk)
                        if left < 0:
                            raise _limit(path, f"unpacks to more than {_MAX_UNPACKED // 2**20} MiB")
                        # A sheet may have any name: what a part is, its beginning says.
                        if is_first and chunk.lstrip().startswith(_XML):
                            scan = _Scan(path)
                        is_first = False
                        if scan is not None:
                            scan.feed(chunk)
                    if scan is not None:
                        unsaved += scan.unsaved
                        merged[entry.filename] = sorted(scan.merged)
    except DeckError:
        raise
    except Exception as error:
        # Two libraries raise some ten kinds of exceptions on broken archives; each means just this.
        raise broken(path) from error
    return Seen(unsaved, merged)


def broken(path: Path) -> DeckError:
    """The error for what is no workbook that can be read."""
    return DeckError("deck.archive", "no Excel workbook that can be read", file=path.name, remedy=_SAVE_AGAIN)


def _limit(path: Path, problem: str, row: int | None = None) -> DeckError:
    return DeckError("deck.limit", problem, file=path.name, row=row, remedy="save it as CSV or split it")


def _refuse_many_parts(path: Path) -> None:
    """Every part has this mark in the archive's table of contents, whatever number is written in its header."""
    parts = 0
    tail = b""
    with path.open("rb") as handle:
        while chunk := handle.read(1 << 20):
            block = tail + chunk
            parts += block.count(b"PK\x01\x02")
            tail = block[-3:]
    if parts > _MAX_PARTS:
        raise _limit(path, f"more than {_MAX_PARTS:,} parts")


def _block(reference: str) -> Block | None:
    """The block of a reference such as D5:D8; None for one row alone, and for what is none."""
    found = _REFERENCE.fullmatch(reference)
    if found is None or int(found[3]) <= int(found[2]):
        return None
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - 64
    return Block(int(found[2]), int(found[3]), column)


class _Scan:
    """Looks through one part as XML: no document type, no entities, nothing without bounds."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._row = 0
        self._depth_inside = 0
        self._inside = self._outside = self._text = 0
        self._fed = 0
        self._is_value = self._is_formula = False
        self.unsaved = 0
        self.merged: list[Block] = []
        parser = expat.ParserCreate()
        parser.StartDoctypeDeclHandler = self._doctype
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        self._parser = parser

    def feed(self, chunk: bytes) -> None:
        """The next bytes of the part."""
        self._fed += len(chunk)
        self._parser.Parse(chunk, False)
        if self._fed - max(0, self._parser.CurrentByteIndex) > _MAX_TAG:
            raise _limit(self._path, f"a tag of more than {_MAX_TAG:,} bytes")

    def _doctype(self, *_: object) -> None:
        raise DeckError("deck.archive", "its XML declares a type of document", file=self._path.name, remedy=_SAVE_AGAIN)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        kind = name.rpartition(":")[2]
        self._text = 0
        if self._depth_inside:
            self._depth_inside += 1
            self._inside += 1
            if self._inside > _MAX_INSIDE:
                raise _limit(self._path, f"more than {_MAX_INSIDE:,} parts of one row", self._row or None)
        elif kind in ("row", "si"):
            self._depth_inside = 1
            self._inside = 0
            number = attributes.get("r", "") if kind == "row" else ""
            self._row = int(number) if number.isascii() and number.isdigit() and len(number) < 9 else self._row + 1
        else:
            self._outside += 1
            if self._outside > _MAX_OUTSIDE:
                raise _limit(self._path, f"more than {_MAX_OUTSIDE:,} elements besides the rows")
        if kind == "mergeCell" and (block := _block(attributes.get("ref", ""))):
            self.merged.append(block)
        elif kind == "f":
            self._is_formula = True
        elif kind == "c":
            self._is_formula = False
            self._is_value = attributes.get("t", "n") in ("n", "s")

    def _end(self, name: str) -> None:
        self._depth_inside = max(0, self._depth_inside - 1)
        kind = name.rpartition(":")[2]
        if kind == "v" and self._text:
            self._is_formula = False
        elif kind == "c":
            self.unsaved += self._is_formula
            self._is_formula = False
        self._text = 0

    def _characters(self, text: str) -> None:
        self._text += len(text)
        if self._text > _MAX_DIGITS:
            if self._is_value and self._depth_inside:
                raise _limit(self._path, f"a number of more than {_MAX_DIGITS} digits", self._row)
            if self._text > _MAX_TEXT:
                raise _limit(self._path, f"a text of more than {_MAX_TEXT:,} characters", self._row or None)
