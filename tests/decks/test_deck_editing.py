"""Adding a card and raising a version: made whole or not at all, and nothing else touched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from kronika.decks import load_deck
from kronika.decks.editing import add_card, new_card_id, raise_version
from kronika.decks.findings import Findings
from kronika.decks.manifest import read_manifest
from kronika.decks.writing import manifest_text
from kronika.errors import DeckError
from tests.decks.conftest import ROWS, TOML

Make = Callable[..., Path]


def test_an_added_card_is_in_the_deck_and_the_version_rises(make_deck: Make) -> None:
    folder = make_deck()
    before = load_deck(folder)
    card_id = add_card(folder, {"title.en": "The first crossword is printed", "date": "1913", "asks": "printed"})
    after = load_deck(folder)
    assert after.version == before.version + 1
    assert {card.id for card in after.cards} - {card.id for card in before.cards} == {card_id}
    added = next(card for card in after.cards if card.id == card_id)
    assert (added.titles, added.date, added.asks) == ({"en": "The first crossword is printed"}, "1913", "printed")
    assert [card for card in after.cards if card.id != card_id] == list(before.cards)


def test_rows_stay_in_order_of_id_whatever_id_comes(make_deck: Make) -> None:
    folder = make_deck()
    for number in range(12):
        add_card(folder, {"title.en": f"Event number {number}", "date": str(1900 + number)})
    ids = [card.id for card in load_deck(folder).cards]
    assert ids == sorted(ids)
    assert len(ids) == len(ROWS) + 12


def test_a_new_column_comes_where_it_usually_stands(make_deck: Make) -> None:
    folder = make_deck()
    add_card(folder, {"title.en": "One", "date": "1900", "fact.en": "A fact.", "icon": "sun", "x-note": "mine"})
    header = (folder / "cards.csv").read_text("utf-8").splitlines()[0].split(",")
    assert header.index("icon") == header.index("theme") + 1
    assert header.index("fact.en") == header.index("title.de") + 1
    assert "x-note" in header


def test_comments_in_deck_toml_stay(make_deck: Make) -> None:
    folder = make_deck(toml="# mine\n" + TOML.replace("version = 3", "version   =  3  # the third"))
    assert raise_version(folder) == 4
    text = (folder / "deck.toml").read_text("utf-8")
    assert text.startswith("# mine\n")
    assert "version   =  4  # the third" in text


@pytest.mark.parametrize(
    ("cells", "column"),
    [
        ({"title.en": "x", "date": "the day after"}, "date"),
        ({"title.en": "x" * 61, "date": "1900"}, "title.en"),
        ({"title.en": "x", "date": "1900", "theme": "nothing"}, "theme"),
        ({"title.fr": "x", "title.en": "y", "date": "1900"}, "title.fr"),
        ({"date": "1900"}, "title.en"),
    ],
)
def test_a_card_that_is_not_right_changes_nothing(make_deck: Make, cells: dict[str, str], column: str) -> None:
    folder = make_deck()
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    with pytest.raises(DeckError) as caught:
        add_card(folder, cells)
    assert caught.value.column == column
    assert {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()} == before


def test_a_deck_that_is_broken_already_is_left_as_it_is(make_deck: Make) -> None:
    folder = make_deck(sheet="id,date,title.en\nbad,1900,One\n")
    with pytest.raises(DeckError):
        add_card(folder, {"title.en": "x", "date": "1900"})
    assert (folder / "cards.csv").read_text("utf-8") == "id,date,title.en\nbad,1900,One\n"


def test_a_zipped_deck_is_not_changed(make_kdeck: Make) -> None:
    with pytest.raises(DeckError, match="unpack it first"):
        raise_version(make_kdeck([("deck.toml", TOML)]))


def test_ids_are_new_and_of_the_right_form() -> None:
    taken: set[str] = set()
    for _ in range(200):
        card_id = new_card_id(taken.__contains__)
        assert card_id not in taken
        assert len(card_id) == 6
        assert set(card_id) <= set("abcdefghijklmnopqrstuvwxyz234567")
        taken.add(card_id)


@pytest.mark.parametrize(
    "sheet",
    [
        "id,date,title.en\na2b3c4,1900,One, and more\n",
        "id,date,title.en\na2b3c4,1900,Žižka\n".encode("cp1250"),
        'id,date,title.en\na2b3c4,1900,"One\n',
    ],
)
def test_what_cannot_be_read_is_not_written_anew_without_it(make_deck: Make, sheet: str | bytes) -> None:
    folder = make_deck(sheet=sheet)
    before = (folder / "cards.csv").read_bytes()
    with pytest.raises(DeckError):
        add_card(folder, {"title.en": "Two", "date": "1901"})
    assert (folder / "cards.csv").read_bytes() == before


def test_blank_rows_below_the_header_are_no_cards_yet(make_deck: Make) -> None:
    folder = make_deck(sheet="id,date,title.en\n,,\n,,\n")
    add_card(folder, {"title.en": "One", "date": "1900"})
    assert len(load_deck(folder).cards) == 1


@pytest.mark.parametrize("written", ["version = 1_000", 'x-note = """\nversion = 7\n"""\nversion = 3'])
def test_a_version_that_is_not_plainly_written_is_left_alone(make_deck: Make, written: str) -> None:
    folder = make_deck(toml=TOML.replace("version = 3", written))
    before = (folder / "deck.toml").read_bytes()
    with pytest.raises(DeckError, match="cannot be raised"):
        raise_version(folder)
    assert (folder / "deck.toml").read_bytes() == before


def test_a_folder_of_pictures_that_is_a_link_is_not_followed(make_deck: Make, tmp_path: Path) -> None:
    folder = make_deck()
    (tmp_path / "elsewhere").mkdir()
    (folder / "images").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(DeckError, match="not a plain folder"):
        raise_version(folder)


def test_keys_of_ones_own_are_quoted_where_they_have_to_be(make_deck: Make) -> None:
    key = 'x-a.b "c"\n[d]'
    deck = msgspec.structs.replace(load_deck(make_deck()), extra={key: 1, "x-plain": "two"})
    findings = Findings()
    assert read_manifest(manifest_text(deck).encode(), findings).extra == {key: 1, "x-plain": "two"}
    assert not findings.total


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("ends", [b"\n", b"\r\n"])
def test_the_mark_and_the_line_ends_of_a_spreadsheet_stay(make_deck: Make, mark: bytes, ends: bytes) -> None:
    folder = make_deck()
    for name in ("cards.csv", "deck.toml"):
        (folder / name).write_bytes(mark + (folder / name).read_bytes().replace(b"\n", ends))
    before = (folder / "cards.csv").read_bytes()
    add_card(folder, {"title.en": "The first crossword is printed", "date": "1913"})
    sheet, toml = ((folder / name).read_bytes() for name in ("cards.csv", "deck.toml"))
    for data in (sheet, toml):
        assert data.startswith(mark)
        assert data.count(b"\xef\xbb\xbf") == bool(mark)
        assert data.count(b"\n") == data.count(ends)
    assert sheet.splitlines()[0] == before.splitlines()[0]
    assert {*before.splitlines()} < {*sheet.splitlines()}
    assert raise_version(folder) == 5
    assert (folder / "cards.csv").read_bytes() == sheet


def test_a_mark_right_before_the_version_is_no_letter_of_it(make_deck: Make) -> None:
    toml = "version = 3\n" + TOML.replace("version = 3\n", "")
    assert raise_version(make_deck(toml=b"\xef\xbb\xbf" + toml.encode())) == 4
