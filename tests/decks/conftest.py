"""Small decks for these tests, made in a temporary folder."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

TOML = """\
id = "small"
version = 3
languages = ["en", "de"]
license = "CC-BY-4.0"
authors = ["A. Maker"]
asks = "began"
icons = "tabler"

[titles]
en = "A small deck"
de = "Ein kleiner Kartensatz"

[descriptions]
en = "For tests."

[themes.art]
titles = {en = "Art", de = "Kunst"}
colour = "#2b6cb0"
icon = "palette"
"""

ROWS: tuple[dict[str, str], ...] = (
    {
        "id": "a2b3c4",
        "date": "1879",
        "title.en": "Edison's light bulb",
        "title.de": "Edisons Glühlampe",
        "theme": "art",
    },
    {"id": "k3m7qa", "date": "1969", "title.en": "First people on the Moon", "source": "Q43653"},
    {"id": "zzzzzz", "date": "1492", "title.en": "Columbus lands in the Bahamas", "asks": "landed"},
)


def table(rows: Sequence[Mapping[str, str]]) -> str:
    """The rows as CSV, with all the columns that occur."""
    columns = list(dict.fromkeys(column for row in rows for column in row))
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n", restval="")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


@pytest.fixture
def make_deck(tmp_path: Path) -> Callable[..., Path]:
    """Writes a deck's folder: `rows`, or `sheet` as text or bytes; `toml`; names of `pictures`."""

    def make(
        rows: Sequence[Mapping[str, str]] = ROWS,
        *,
        sheet: str | bytes | None = None,
        toml: str | bytes = TOML,
        pictures: Sequence[str] = (),
        name: str = "small",
    ) -> Path:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        content = table(rows) if sheet is None else sheet
        (folder / "cards.csv").write_bytes(content.encode() if isinstance(content, str) else content)
        (folder / "deck.toml").write_bytes(toml.encode() if isinstance(toml, str) else toml)
        if pictures:
            (folder / "images").mkdir(exist_ok=True)
            for picture in pictures:
                (folder / "images" / picture).write_bytes(b"picture")
        return folder

    return make


@pytest.fixture
def make_kdeck(tmp_path: Path) -> Callable[..., Path]:
    """Writes a .kdeck from (name or ZipInfo, bytes) pairs."""

    def make(entries: Sequence[tuple[str | zipfile.ZipInfo, bytes]], name: str = "small.kdeck") -> Path:
        path = tmp_path / name
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for entry, data in entries:
                archive.writestr(entry, data)
        return path

    return make


@pytest.fixture
def plain_files() -> list[tuple[str, bytes]]:
    """The two files of a good deck, as entries of an archive."""
    return [("deck.toml", TOML.encode()), ("cards.csv", table(ROWS).encode())]


@pytest.fixture
def row() -> Callable[..., list[dict[str, str]]]:
    """A sheet of one good card, with cells changed: `row(date="…")`; dots of columns are written `__`."""

    def one(**cells: str) -> list[dict[str, str]]:
        card = {"id": "k3m7qa", "date": "1969", "title.en": "First people on the Moon"}
        return [card | {name.replace("__", "."): text for name, text in cells.items()}]

    return one
