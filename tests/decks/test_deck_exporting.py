"""What the exports hold, opened as the programs that they are for would open them."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import warnings
import zipfile
from collections.abc import Callable
from pathlib import Path

import openpyxl
import pytest
from PIL import Image

from kronika.decks import Deck, load_deck
from kronika.decks.exporting import apkg_of, csv_of, json_of, tabletop_files, xlsx_of
from kronika.decks.exporting.tabletop import CARDS_PER_SHEET, MAX_SIDE, grid_for
from kronika.errors import UsageError

Make = Callable[..., Path]

ROWS = (
    {"id": "22e3aa", "date": "-44", "title.en": "=cmd|' /C calc'!A0", "fact.en": 'One; two, "three".', "theme": "art"},
    {"id": "a2b3c4", "date": "1879", "title.en": "Edison's <b>bulb</b> & [sound:x.mp3]", "title.de": "Glühlampe"},
    {"id": "k3m7qa", "date": "1969", "title.en": "#N/A", "icon": "bulb", "source": "Q43653", "x-note": "+1"},
)
BULB = '<path d="M0 0h512v512z"/>'


@pytest.fixture
def home(make_deck: Make) -> Path:
    """The folder of a deck whose texts are after every format's weakness."""
    folder = make_deck(ROWS)
    (folder / "icons.json").write_text(json.dumps({"bulb": BULB, "palette": BULB}))
    return folder


@pytest.fixture
def deck(home: Path) -> Deck:
    return load_deck(home)


def test_csv_has_the_columns_of_a_deck_and_no_formula(deck: Deck) -> None:
    data = csv_of(deck)
    assert data.startswith(b"\xef\xbb\xbfid,date,")  # the mark by which Excel knows UTF-8
    rows = [*csv.DictReader(io.StringIO(data.decode("utf-8-sig")))]
    assert [row["id"] for row in rows] == ["22e3aa", "a2b3c4", "k3m7qa"]
    assert rows[0]["date"] == "'-44"
    assert rows[0]["title.en"].startswith("'=")
    assert not [cell for row in rows for cell in row.values() if cell.startswith(("=", "+", "-", "@"))]


def test_a_workbook_holds_texts_alone(deck: Deck) -> None:
    book = openpyxl.load_workbook(io.BytesIO(xlsx_of(deck)))
    assert book.sheetnames == ["cards", "deck.toml"]
    cards = book["cards"]
    assert (cards.freeze_panes, cards.auto_filter.ref) == ("A2", cards.dimensions)
    filled = [cell for row in cards.iter_rows() for cell in row if cell.value is not None]
    assert {(cell.data_type, cell.number_format) for cell in filled} == {("s", "@")}
    assert [cells[0].value for cells in cards.iter_rows(min_row=2)] == ["22e3aa", "a2b3c4", "k3m7qa"]
    titles = [cell.value for cell in cards["J"]]
    assert titles == ["title.en", "'=cmd|' /C calc'!A0", ROWS[1]["title.en"], "#N/A"]
    assert all(cell.alignment.wrap_text for cell in cards["L"] if cell.value and cell.row > 1)
    manifest = [row[0] or "" for row in book["deck.toml"].iter_rows(values_only=True)]
    assert manifest[0] == 'id = "small"'
    assert "[titles]" in manifest


def test_json_is_one_object_that_says_what_it_is(deck: Deck) -> None:
    whole = json.loads(json_of(deck))
    assert (whole["kronika"], whole["id"], whole["version"], whole["languages"]) == ("deck", "small", 3, ["en", "de"])
    assert whole["themes"]["art"]["titles"] == {"en": "Art", "de": "Kunst"}
    first, second, third = whole["cards"]
    assert (first["date"], first["years"], first["facts"]) == ("-44", [-44, -44], {"en": 'One; two, "three".'})
    assert second["titles"] == {"en": ROWS[1]["title.en"], "de": "Glühlampe"}
    assert third["x-note"] == "+1"


def opened(package: bytes, folder: Path) -> sqlite3.Connection:
    """The collection in an Anki package."""
    with zipfile.ZipFile(io.BytesIO(package)) as archive:
        assert archive.testzip() is None
        archive.extract("collection.anki2", folder)
    return sqlite3.connect(folder / "collection.anki2")


def test_an_anki_package_has_a_note_a_card_in_order(deck: Deck, home: Path, tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # genanki warns of tags that were not meant as such
        package = apkg_of(deck, home, language="de", now=1.7e9)
    base = opened(package, tmp_path)
    fields = [row[0].split("\x1f") for row in base.execute("select flds from notes order by id")]
    titles, pictures, themes, dates, card_facts, sources, ids = zip(*fields, strict=True)
    assert ids == ("22e3aa", "a2b3c4", "k3m7qa")
    assert titles[1:] == ("Glühlampe", "#N/A")
    assert (themes[0], dates[0], card_facts[0]) == ("Kunst", "44 v. Chr.", "One; two, &quot;three&quot;.")
    assert sources[2] == "Q43653"
    assert ["<svg" in picture for picture in pictures] == [True, False, True]  # the theme's, none, the card's own
    assert "#2B6CB0" in pictures[0].upper()
    assert base.execute("select due from cards order by id").fetchall() == [(0,), (1,), (2,)]
    (models,) = base.execute("select models from col").fetchone()
    template = next(iter(json.loads(models).values()))["tmpls"][0]
    assert "Date" not in template["qfmt"]
    assert "{{Date}}" in template["afmt"]


def test_texts_are_no_html_and_no_commands_in_anki(deck: Deck, home: Path, tmp_path: Path) -> None:
    base = opened(apkg_of(deck, home), tmp_path)
    (flds,) = base.execute("select flds from notes where flds like '%a2b3c4'").fetchone()
    assert flds.split("\x1f")[0] == "Edison&#x27;s &lt;b&gt;bulb&lt;/b&gt; &amp; &#91;sound:x.mp3]"


def test_a_newer_version_has_the_same_ids(deck: Deck, home: Path, make_deck: Make, tmp_path: Path) -> None:
    rows = [{**row, "title.en": "Something else"} for row in ROWS] + [
        {"id": "zzzzzz", "date": "1492", "title.en": "One more"}
    ]
    newer = load_deck(make_deck(rows, name="newer"))
    found = []
    for number, each in enumerate((deck, newer)):
        base = opened(apkg_of(each, home, now=1.7e9 + number), tmp_path / str(number))
        models, decks = base.execute("select models, decks from col").fetchone()
        guids = [row[0] for row in base.execute("select guid from notes order by id")]
        found.append((guids[:3], json.loads(models).keys(), json.loads(decks).keys()))
    assert found[0] == found[1]
    other = opened(apkg_of(deck, home, language="de"), tmp_path / "de")
    assert not {row[0] for row in other.execute("select guid from notes")} & {*found[0][0]}


def test_a_picture_goes_along_as_media(make_deck: Make, tmp_path: Path) -> None:
    picture = io.BytesIO()
    taken = Image.Exif()
    taken[0x0132] = "1969:07:20 20:17:40"
    Image.new("RGB", (8, 8), "red").save(picture, "PNG", exif=taken)
    home = make_deck([{**row, "image": "p.png"} for row in ROWS], pictures=["p.png"])
    (home / "images" / "p.png").write_bytes(picture.getvalue())
    package = apkg_of(load_deck(home), home)
    with zipfile.ZipFile(io.BytesIO(package)) as archive:
        assert json.loads(archive.read("media")) == {"0": "kronika-small-p.png.jpg"}
        drawn = archive.read("0")
    assert b"1969" in picture.getvalue()
    assert b"1969" not in drawn
    with Image.open(io.BytesIO(drawn)) as image:
        assert (image.format, image.size) == ("JPEG", (8, 8))
    (flds,) = opened(package, tmp_path).execute("select flds from notes limit 1").fetchone()
    assert '<img src="kronika-small-p.png.jpg">' in flds


def test_a_card_whose_icon_is_missing_has_that_of_its_theme_in_anki(make_deck: Make, tmp_path: Path) -> None:
    home = make_deck([{**ROWS[1], "icon": "no-such", "theme": "art"}])
    (home / "icons.json").write_text(json.dumps({"palette": '<path d="M7 7"/>'}))
    (flds,) = opened(apkg_of(load_deck(home), home), tmp_path).execute("select flds from notes").fetchone()
    assert '<path d="M7 7"/>' in flds


@pytest.mark.parametrize("cards", range(1, CARDS_PER_SHEET + 1))
def test_a_sheet_has_room_for_its_cards_and_one_more_and_fits_a_graphics_card(cards: int) -> None:
    grid = grid_for(cards)
    assert 2 <= grid.columns <= 10
    assert 2 <= grid.rows <= 7
    assert grid.columns * grid.rows > cards
    assert max(grid.columns * grid.width, grid.rows * grid.height) <= MAX_SIDE
    assert grid.width >= 350


@pytest.fixture
def many(make_deck: Make) -> Path:
    """The folder of a deck that needs two sheets; its years are nowhere else."""
    rows = [{"id": f"aa{a}{b}aa", "date": f"{90009 + 10 * (26 * n + m)} BC", "title.en": f"Event {a}{b}"}
            for n, a in enumerate("abc") for m, b in enumerate("abcdefghijklmnopqrstuvwxyz")][:71]  # fmt: skip
    return make_deck(rows, name="many")


def test_the_table_shows_titles_and_hides_dates(many: Path) -> None:
    deck = load_deck(many)
    files = dict(tabletop_files(deck, many))
    saved_name = "kronika-small-en.json"
    sheets = {f"kronika-small-en-v3-{kind}-{n}.jpg" for kind in ("titles", "dates") for n in (1, 2)}
    assert files.keys() == sheets | {saved_name, "README.txt"}
    (pile,) = json.loads(files[saved_name])["ObjectStates"]
    inside = pile["ContainedObjects"]
    assert [each["Nickname"] for each in inside] == [card.titles["en"] for card in deck.cards]
    assert [each["CardID"] for each in inside] == pile["DeckIDs"]
    assert len({*pile["DeckIDs"]}) == 71
    assert not any(card.date.removesuffix(" BC") in text for card in deck.cards for text in [str(pile), *files])
    assert pile["Transform"]["rotZ"] == 0.0  # face up, and the face is the title
    for thing in (pile, *inside):
        assert (thing["Description"], thing["HideWhenFaceDown"]) == ("", False)
    for key, sheet in pile["CustomDeck"].items():
        assert (sheet["UniqueBack"], sheet["BackIsHidden"]) == (True, False)
        assert "titles" in sheet["FaceURL"]
        assert "dates" in sheet["BackURL"]
        places = sheet["NumWidth"] * sheet["NumHeight"]
        taken = [each["CardID"] % 100 for each in inside if str(each["CardID"] // 100) == key]
        assert taken == [*range(len(taken))]
        assert len(taken) < places
        neutral = []
        for name in (sheet["FaceURL"], sheet["BackURL"]):
            picture = Image.open(io.BytesIO(files[name]))
            assert max(picture.size) <= MAX_SIDE
            width, height = picture.width // sheet["NumWidth"], picture.height // sheet["NumHeight"]
            last = picture.crop((picture.width - width, picture.height - height, *picture.size))
            neutral.append(last.resize((20, 30)).tobytes())
        assert neutral[0] == neutral[1]


def test_addresses_stand_before_the_names_of_the_sheets(deck: Deck, home: Path) -> None:
    files = dict(tabletop_files(deck, home, url_base="https://example.org/cards/"))
    (pile,) = json.loads(files["kronika-small-en.json"])["ObjectStates"]
    (sheet,) = pile["CustomDeck"].values()
    assert sheet["FaceURL"] == "https://example.org/cards/kronika-small-en-v3-titles-1.jpg"
    assert "https://example.org/cards/" in files["README.txt"].decode()
    with pytest.raises(UsageError, match="https"):
        [*tabletop_files(deck, home, url_base="C:\\cards")]
