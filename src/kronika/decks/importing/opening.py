"""Which format a file has: by what it holds, not by what it is called.

Does not know what the columns mean. The name decides only where the content does not: YAML and Markdown are texts like
any other.
"""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Final

import msgspec

from kronika.decks.findings import tame
from kronika.decks.importing.columns import guess_columns
from kronika.decks.importing.delimited import read_delimited
from kronika.decks.importing.lines import read_lines
from kronika.decks.importing.markdown import read_markdown
from kronika.decks.importing.nested import is_json_lines, read_json, read_json_lines
from kronika.decks.importing.source import Source
from kronika.decks.importing.text import TextFile, open_text
from kronika.decks.importing.workbook import read_workbook
from kronika.decks.importing.yaml_text import read_yaml
from kronika.decks.limits import MAX_MANIFEST_BYTES
from kronika.errors import DeckError

__all__ = ["open_source"]

_CSV: Final = 'save it as "CSV UTF-8 (comma delimited)"'
_MAGIC: Final = (
    (b"\xd0\xcf\x11\xe0", "an old Excel workbook (.xls)", "open it in a spreadsheet and save it as .xlsx"),
    (b"SQLite format 3", "a database", _CSV),
    (b"%PDF", "a PDF", "copy its table into a spreadsheet, and save it as CSV"),
    (b"\x1f\x8b", "a compressed file", "unpack it first"),
    (b"\x89PNG", "a picture", _CSV),
)


def open_source(
    path: Path, *, encoding: str | None = None, sheet: str | None = None, delimiter: str | None = None
) -> Source:
    """The table in the file at `path`. `encoding`, `sheet` (of a workbook; of JSON and YAML the name of a list)
    and `delimiter` overrule what is found.

    Raises DeckError where the file cannot be read as a table; the message says what would be right.
    """
    name = tame(path.name)
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise DeckError("deck.file", "not a plain file", file=name, remedy="name the file to import")
        with path.open("rb") as handle:
            magic = handle.read(16)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise DeckError("deck.missing", "there is no such file", file=name) from None
    except OSError as error:
        raise DeckError("deck.file", f"cannot be read: {error.strerror}", file=name) from None
    if not magic:
        raise DeckError("deck.missing", "the file is empty", file=name, remedy="one row an event: a title and a date")
    if magic.startswith(b"PK\x03\x04"):
        return _from_archive(path, name, sheet)
    for beginning, kind, remedy in _MAGIC:
        if magic.startswith(beginning):
            raise DeckError("deck.syntax", f"this is {kind}", file=name, remedy=remedy)
    return _with_manifest(_from_text(open_text(path, encoding), name, sheet, delimiter), path)


def _from_archive(path: Path, name: str, sheet: str | None) -> Source:
    if path.suffix.lower() in {".apkg", ".colpkg"}:
        remedy = 'in Anki choose File > Export > "Notes in Plain Text (.txt)"'
        raise DeckError("deck.syntax", "this is an Anki package", file=name, remedy=remedy)
    if path.suffix.lower() == ".kdeck":
        raise DeckError("deck.syntax", "this is a deck already", file=name, remedy="play it, or check it")
    return read_workbook(path, sheet)


def _from_text(text: TextFile, name: str, sheet: str | None, delimiter: str | None) -> Source:
    sample = text.sample()
    first = next((line.strip("\ufeff \t") for line in sample if line.strip("\ufeff \t")), "")
    if not first:
        raise DeckError("deck.missing", "the file is blank", file=name, remedy="one row an event: a title and a date")
    if delimiter is None and is_json_lines(sample):
        return read_json_lines(text, name)
    if delimiter is None and first[0] in "[{":
        return read_json(text, name, sheet)
    if text.path.suffix.lower() in {".yaml", ".yml"}:
        return read_yaml(text, name, sheet)
    if delimiter is None and (table := read_markdown(text, name)) is not None:
        return table
    source = read_delimited(text, name, delimiter)
    if source is not None and (delimiter is not None or _has_dates(source)):
        return source
    return read_lines(text, name) or source or _refuse(name)


def _has_dates(source: Source) -> bool:
    """Whether the table can be one of events; a list of lines with commas in them falls into cells as well."""
    return guess_columns(source).missing() is None


def _refuse(name: str) -> Source:
    raise DeckError(
        "deck.syntax", "no table and no list of events", file=name,
        remedy="one row an event, with a title and a date, as CSV, .xlsx, JSON, YAML or lines such as “1876 Telephone”",
    )  # fmt: skip


def _with_manifest(source: Source, path: Path) -> Source:
    """With the deck.toml that an export laid beside the file, if there is one: NAME.toml beside NAME.csv."""
    beside = path.with_suffix(".toml")
    try:
        if beside == path or not stat.S_ISREG(beside.lstat().st_mode) or beside.stat().st_size > MAX_MANIFEST_BYTES:
            return source
        manifest = beside.read_text("utf-8-sig")
    except (OSError, ValueError):
        return source
    return msgspec.structs.replace(source, manifest=manifest)
