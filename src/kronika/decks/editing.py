"""Changing a deck that lies in a folder: a card more, a version higher.

Does not know what makes a card good. Each change is made whole or not at all: the deck is loaded again from what is to
be written before it is written. What the change does not concern stays as it is, comments and order of columns
included.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
import secrets
import tempfile
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from kronika.decks.files import PICTURES, Folder
from kronika.decks.limits import MAX_MANIFEST_BYTES, MAX_SHEET_BYTES
from kronika.decks.loading import check_deck
from kronika.decks.writing import columns_of_deck, write_deck_files
from kronika.errors import DeckError

__all__ = ["add_card", "new_card_id", "raise_version"]

_MARK: Final = codecs.BOM_UTF8.decode()
_ID_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz234567"
_VERSION: Final = re.compile(r"^(\ufeff?[ \t]*version[ \t]*=[ \t]*)(\d{1,9})", re.MULTILINE)


def new_card_id(taken: Callable[[str], bool]) -> str:
    """A random id that is not taken: it says nothing about the card."""
    while True:
        card_id = "".join(secrets.choice(_ID_LETTERS) for _ in range(6))
        if not taken(card_id):
            return card_id


def add_card(folder: Path, cells: Mapping[str, str]) -> str:
    """Add a card with these cells (columns of cards.csv but `id`) and raise the deck's version; the card's new id.

    DeckError where the deck or the card is not right, and then nothing has changed; OSError where it cannot be written.
    """
    manifest, sheet = _texts(folder)
    _refuse_broken(folder)
    rows = [*csv.reader(io.StringIO(sheet.removeprefix(_MARK), newline=""))]
    header = [cell.strip() for cell in rows[0]] if rows else []
    # A column that the deck has not used so far goes where it usually stands.
    languages = [name.partition(".")[2] for name in [*header, *cells] if name.startswith("title.")]
    usual = columns_of_deck(dict.fromkeys(languages), [name for name in cells if name.startswith("x-")])
    for name in cells:
        if name not in header:
            behind = [n for n in usual[: usual.index(name)] if n in header] if name in usual else header[-1:]
            header.insert(header.index(behind[-1]) + 1 if behind else len(header), name)
    old_header = [cell.strip() for cell in rows[0]] if rows else []
    old = [dict(zip(old_header, row, strict=False)) for row in rows[1:] if any(row)]
    ids = {row.get("id", "").strip() for row in old}
    card_id = new_card_id(ids.__contains__)
    new = [*old, {**cells, "id": card_id}]
    new.sort(key=lambda row: row.get("id", "").strip())
    out = io.StringIO()
    # A spreadsheet that wrote a mark and its own ends of lines wants them again.
    out.write(_MARK if sheet.startswith(_MARK) else "")
    ends = "\r\n" if "\r\n" in sheet else "\n"
    writer = csv.DictWriter(out, header, lineterminator=ends, extrasaction="ignore")
    writer.writeheader()
    writer.writerows(new)
    _write(folder, _raised(manifest) if old else manifest, out.getvalue())
    return card_id


def raise_version(folder: Path, to: int | None = None) -> int:
    """Raise the deck's version by one, or to this one, and give back the new one. DeckError where it is not right."""
    manifest, sheet = _texts(folder)
    raised = _raised(manifest, to)
    _write(folder, raised, sheet)
    found = _VERSION.search(raised)
    assert found is not None
    return int(found[2])


def _texts(folder: Path) -> tuple[str, str]:
    if folder.is_file():
        raise DeckError("deck.file", "a zipped deck cannot be changed", file=folder.name, remedy="unpack it first")
    files = Folder(folder)
    return (
        _decoded(files.read("deck.toml", MAX_MANIFEST_BYTES), "deck.toml"),
        _decoded(files.read("cards.csv", MAX_SHEET_BYTES), "cards.csv"),
    )


def _decoded(data: bytes, name: str) -> str:
    """The text, with the mark of its encoding where it has one."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise DeckError("deck.encoding", "bytes that are not UTF-8", file=name, remedy="save it as UTF-8") from None


def _refuse_broken(folder: Path) -> None:
    """DeckError where the deck does not load: what its rows say under no column would be lost when they are written
    anew. That a deck has no cards yet is no fault.
    """
    errors = check_deck(folder)
    has_no_cards = [(e.code, e.row, e.column) for e in errors] == [("deck.missing", 1, None)]
    if errors and not has_no_cards:
        raise errors[0]


def _raised(manifest: str, to: int | None = None) -> str:
    changed, number = _VERSION.subn(lambda found: f"{found[1]}{to or int(found[2]) + 1}", manifest, count=1)
    if not number:
        raise DeckError("deck.missing", "the key version is missing", file="deck.toml", remedy="write version = 1")
    try:
        before, after = (tomllib.loads(text.removeprefix(_MARK)).get("version") for text in (manifest, changed))
    except ValueError:
        return changed  # what is wrong with it the trial says
    if isinstance(before, int) and after != (to or before + 1):
        # It is written as 1_000 or +1, or another line looks like it.
        raise DeckError(
            "deck.value", "the version cannot be raised as it is written", file="deck.toml",
            remedy="write it in plain digits, before all other keys",
        )  # fmt: skip
    return changed


def _write(folder: Path, manifest: str, sheet: str) -> None:
    with tempfile.TemporaryDirectory() as trial:
        place = Path(trial) / "deck"
        write_deck_files(place, manifest, sheet)
        (place / PICTURES).mkdir()
        for picture in Folder(folder).pictures():
            (place / PICTURES / picture).touch()
        errors = check_deck(place)
    if errors:
        raise errors[0]
    write_deck_files(folder, manifest, sheet)
