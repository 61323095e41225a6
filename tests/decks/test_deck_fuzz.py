"""Whatever bytes stand in a deck's files: a Deck or a DeckError, nothing else."""

from __future__ import annotations

import io
import tempfile
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.decks import check_deck, load_deck
from kronika.errors import DeckError

GOOD_TOML = b"""\
id = "small"
version = 3
languages = ["en", "de"]
license = "CC-BY-4.0"
authors = ["A. Maker"]
titles = {en = "A small deck"}
[themes.art]
titles = {en = "Art"}
"""
GOOD_SHEET = b"id,date,title.en,title.de,theme\na2b3c4,1879,Light bulb,Lampe,art\nk3m7qa,1969,Moon,,\n"


def _zipped(toml: bytes, sheet: bytes) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("deck.toml", toml)
        archive.writestr("cards.csv", sheet)
    return data.getvalue()


GOOD_ARCHIVE = _zipped(GOOD_TOML, GOOD_SHEET)

cells = st.sampled_from(
    [
        "",
        " ",
        '"',
        '""',
        "1969",
        "around 1900",
        "0",
        "a2b3c4",
        "k3m7qa",
        "x-",
        "sun",
        "id",
        "date",
        "title.en",
        "\ufeff",
        "é",
    ]
) | st.text(max_size=8)
pieces = (
    cells.map(str.encode)
    | st.sampled_from([b",", b"\n", b"\r\n", b"\r", b'"', b"\0", b"\xff", b"="])
    | st.binary(max_size=4)
)


@st.composite
def damaged(draw: st.DrawFn, good: bytes) -> bytes:
    """A good file with a few places overwritten, cut out, or filled with something else."""
    data = good
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = draw(st.integers(start, min(len(data), start + 8)))
        data = data[:start] + draw(pieces) + data[end:]
    return data


def soups(good: bytes) -> st.SearchStrategy[bytes]:
    return st.binary(max_size=400) | st.lists(pieces, max_size=40).map(b"".join) | damaged(good)


def _deck_or_deck_error(path: Path) -> None:
    errors = check_deck(path)
    if errors:
        with pytest.raises(DeckError) as caught:
            load_deck(path)
        assert caught.value.code == errors[0].code
        assert all(str(error).isprintable() for error in errors)
        return
    deck = load_deck(path)
    assert deck.cards
    assert all(card.front != card.back and card.titles[deck.languages[0]] for card in deck.cards)
    assert [card.id for card in deck.cards] == sorted({card.id for card in deck.cards})


def _folder_is_safe(toml: bytes, sheet: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "deck.toml").write_bytes(toml)
        Path(folder, "cards.csv").write_bytes(sheet)
        _deck_or_deck_error(Path(folder))


def _archive_is_safe(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "small.kdeck")
        path.write_bytes(data)
        _deck_or_deck_error(path)


def test_the_files_that_are_damaged_below_are_good() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "small.kdeck")
        path.write_bytes(GOOD_ARCHIVE)
        assert len(load_deck(path).cards) == 2


@settings(deadline=None, max_examples=300)
@given(soups(GOOD_SHEET))
def test_any_bytes_as_cards(sheet: bytes) -> None:
    _folder_is_safe(GOOD_TOML, sheet)


@settings(deadline=None, max_examples=300)
@given(soups(GOOD_TOML))
def test_any_bytes_as_manifest(toml: bytes) -> None:
    _folder_is_safe(toml, GOOD_SHEET)


@settings(deadline=None, max_examples=500)
@given(soups(GOOD_ARCHIVE))
def test_any_bytes_as_archive(data: bytes) -> None:
    _archive_is_safe(data)


@settings(deadline=None, max_examples=100)
@given(soups(GOOD_TOML), soups(GOOD_SHEET))
def test_any_bytes_inside_a_good_archive(toml: bytes, sheet: bytes) -> None:
    _archive_is_safe(_zipped(toml, sheet))
