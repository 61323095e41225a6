"""A deck as its maker writes it becomes a Deck; what is wrong is named with file, row, column and remedy."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.dates import Span
from kronika.decks import Theme, check_deck, derived_symbols, limits, load_deck, read_picture
from kronika.errors import DeckError

Make = Callable[..., Path]


def test_a_deck_is_loaded_with_all_that_its_files_say(make_deck: Make) -> None:
    deck = load_deck(make_deck())
    assert (deck.id, deck.version, deck.license, deck.authors) == ("small", 3, "CC-BY-4.0", ("A. Maker",))
    assert deck.languages == ("en", "de")
    assert deck.titles == {"en": "A small deck", "de": "Ein kleiner Kartensatz"}
    assert deck.descriptions == {"en": "For tests."}
    assert (deck.asks, deck.icons) == ("began", "tabler")
    assert deck.themes == {
        "art": Theme(id="art", titles={"en": "Art", "de": "Kunst"}, colour="#2b6cb0", icon="palette")
    }
    assert [card.id for card in deck.cards] == ["a2b3c4", "k3m7qa", "zzzzzz"]
    bulb, moon, _ = deck.cards
    assert bulb.titles == {"en": "Edison's light bulb", "de": "Edisons Glühlampe"}
    assert (bulb.date, bulb.span, bulb.theme, bulb.source) == ("1879", Span(1879, 1879), "art", None)
    assert (moon.source, moon.theme, moon.image, moon.facts) == ("Q43653", None, None, {})


def test_a_card_asks_what_its_row_says_or_else_what_the_deck_says(make_deck: Make) -> None:
    bulb, _, columbus = load_deck(make_deck()).cards
    assert (bulb.asks, columbus.asks) == ("began", "landed")


def test_a_missing_translation_falls_back_to_the_first_language(make_deck: Make) -> None:
    deck = load_deck(make_deck())
    bulb, moon, _ = deck.cards
    assert deck.text(bulb.titles, "de") == "Edisons Glühlampe"
    assert deck.text(moon.titles, "de") == "First people on the Moon"
    assert deck.text(bulb.titles, "fr") == deck.text(bulb.titles, None) == "Edison's light bulb"
    assert deck.text(bulb.facts, "en") is None


def test_the_date_keeps_its_printed_form_and_its_span(
    make_deck: Make, row: Callable[..., list[dict[str, str]]]
) -> None:
    (card,) = load_deck(make_deck(row(date="around 500 BC"))).cards
    assert card.date == "around 500 BC"
    assert (card.span.first, card.span.last) == (-505, -495)


def test_own_columns_and_keys_are_carried_along(
    make_deck: Make, row: Callable[..., list[dict[str, str]]], toml: str
) -> None:
    deck = load_deck(make_deck(row(**{"x-note": "check again"}), toml="x-level = 3\n" + toml))
    assert deck.extra == {"x-level": 3}
    assert deck.cards[0].extra == {"x-note": "check again"}


@pytest.fixture
def toml(make_deck: Make) -> str:
    return (make_deck(name="model") / "deck.toml").read_text()


@pytest.mark.parametrize(
    "change",
    [
        lambda text: b"\xef\xbb\xbf" + text.encode(),
        lambda text: text.replace("\n", "\r\n").encode(),
        lambda text: text.rstrip("\n").encode(),
        lambda text: text.replace("\n", ",,\n").encode(),
        lambda text: (text + ",,,,\n\n  ,\n").encode(),
        lambda text: text.replace("1969", " 1969\N{NO-BREAK SPACE}").encode(),
    ],
    ids=["byte order mark", "CRLF", "no last line end", "empty columns", "blank rows", "spaces around a cell"],
)
def test_what_spreadsheets_write_makes_no_difference(make_deck: Make, change: Callable[[str], bytes]) -> None:
    folder = make_deck()
    plain = load_deck(folder)
    sheet = folder / "cards.csv"
    sheet.write_bytes(change(sheet.read_text(encoding="utf-8")))
    assert load_deck(folder) == plain


def test_blank_rows_and_line_breaks_in_cells_count_as_a_spreadsheet_counts_them(make_deck: Make) -> None:
    sheet = 'id,date,title.en,x-note\n\naaaaaa,1900,One,"two\nlines"\nbbbbbb,never,Two,\n'
    note, date = check_deck(make_deck(sheet=sheet))
    assert (note.row, note.column, note.code) == (3, "x-note", "deck.value")
    assert "line break" in str(note)
    assert (date.row, date.column, date.code) == (4, "date", "deck.date")


@pytest.mark.parametrize(
    ("cells", "code", "column", "says"),
    [
        ({"id": ""}, "deck.missing", "id", "six characters of a-z and 2-7"),
        ({"id": "K3M7QA"}, "deck.id", "id", '"K3M7QA" is no id'),
        ({"id": "k3m7q"}, "deck.id", "id", "six characters"),
        ({"id": "k3m7q1"}, "deck.id", "id", "2-7"),
        ({"id": "2.34E+58"}, "deck.id", "id", "formatted as text"),
        ({"date": ""}, "deck.missing", "date", "1879"),
        ({"date": "0"}, "deck.date", "date", ""),
        ({"date": "1" * 101}, "deck.limit", "date", "at most 100"),
        ({"title.en": ""}, "deck.missing", "title.en", "which event"),
        ({"title.en": "x" * 61}, "deck.limit", "title.en", "61 characters; write at most 60"),
        ({"title.de": "x" * 61}, "deck.limit", "title.de", "at most 60"),
        ({"title.fr": "La lune"}, "deck.extra", "title.fr", "add fr to languages"),
        ({"fact.en": "x" * 601}, "deck.limit", "fact.en", "at most 600"),
        ({"source": "x" * 501}, "deck.limit", "source", "at most 500"),
        ({"front": "sun", "back": "sun"}, "deck.symbols", "back", "TC-42"),
        ({"front": "sun", "back": ""}, "deck.symbols", "back", "leave both empty"),
        ({"front": "", "back": "sun"}, "deck.symbols", "front", "leave both empty"),
        ({"front": "s" * 21, "back": "sun"}, "deck.limit", "front", "at most 20"),
        ({"theme": "music"}, "deck.theme", "theme", "declared there: art"),
        ({"asks": "Began?"}, "deck.value", "asks", "lower-case"),
        ({"icon": "../x"}, "deck.value", "icon", "name of an icon"),
        ({"image": "moon.png"}, "deck.image", "image", "moon.png is not in images/"),
        ({"image": "../deck.toml"}, "deck.image", "image", "no name of a picture"),
        ({"image": "a/b.png"}, "deck.image", "image", "no name of a picture"),
        ({"image": "C:x.png"}, "deck.image", "image", "no name of a picture"),
        ({"image": "drawing.svg"}, "deck.image", "image", "png"),
        ({"titel.en": "x"}, "deck.extra", "titel.en", "is title.en meant?"),
        ({"year": "1969"}, "deck.extra", "year", "known are id, date"),
        ({"title.en": "bell\a"}, "deck.value", "title.en", "control character U+0007"),
        ({"title.en": "nul\0"}, "deck.value", "title.en", "NUL"),
        ({"fact.en": "x" * 2001}, "deck.limit", "fact.en", "at most 2000"),
    ],
)
def test_each_wrong_cell_is_named_with_row_column_and_remedy(
    make_deck: Make, row: Callable[..., list[dict[str, str]]], cells: dict[str, str], code: str, column: str, says: str
) -> None:
    (error,) = check_deck(make_deck([row()[0] | cells]))
    in_header = code == "deck.extra"
    assert (error.code, error.file, error.row, error.column) == (code, "cards.csv", 1 if in_header else 2, column)
    assert str(error).startswith(f"cards.csv: row {error.row}: column {column}: ")
    assert says in str(error)


def test_a_title_of_60_characters_is_short_enough(make_deck: Make, row: Callable[..., list[dict[str, str]]]) -> None:
    (card,) = load_deck(make_deck(row(title__en="é" * 60))).cards
    assert len(card.titles["en"]) == 60
    # The same title as some systems write it, with the accents as characters of their own.
    assert load_deck(make_deck(row(title__en="e\u0301" * 60))).cards == (card,)


@pytest.mark.parametrize(
    ("sheet", "code", "row", "column", "says"),
    [
        ("", "deck.missing", None, None, "no header row"),
        ("\n", "deck.missing", None, None, "no header row"),
        ("id,date,title.en\n", "deck.missing", 1, None, "no cards"),
        ("id,title.en\naaaaaa,One\n", "deck.missing", 1, "date", "add it to the header row"),
        ("date,title.en\n1900,One\n", "deck.missing", 1, "id", "add it to the header row"),
        ("id,date,title.de\naaaaaa,1900,Eins\n", "deck.missing", 1, "title.en", "add it to the header row"),
        ("id,date,date,title.en\naaaaaa,1900,1900,One\n", "deck.duplicate", 1, "date", "keep one"),
        ("id;date;title.en\naaaaaa;1900;One\n", "deck.syntax", 1, None, "not separated by commas"),
        ("id\tdate\ttitle.en\naaaaaa\t1900\tOne\n", "deck.syntax", 1, None, "not separated by commas"),
        ("id,date,title.en\naaaaaa,1900,Paris, France\n", "deck.extra", 2, None, "cell 4 stands under no column"),
        ('id,date,title.en\naaaaaa,1900,"One\n', "deck.syntax", 2, None, "needs one at its end"),
        ('id,date,title.en\naaaaaa,1900,"One" or\n', "deck.syntax", 2, None, 'write " inside a quoted cell as ""'),
        ("id,date,title.en\raaaaaa,1900,One\r", "deck.syntax", 1, None, "end rows with a line feed"),
        ('id,date,title.en\naaaaaa,1900,"two\rlines"\n', "deck.value", 2, "title.en", "a carriage return"),
        ("id,date,title.en\naaaaaa,1900,two\rlines\n", "deck.syntax", 2, None, "end rows with a line feed"),
        ("id,date,title.en\nbbbbbb,1900,One\naaaaaa,1901,Two\n", "deck.order", 3, "id", "sort the rows by id"),
        ("id,date,title.en\naaaaaa,1900,One\naaaaaa,1901,Two\n", "deck.duplicate", 3, "id", "stands in row 2 already"),
        (
            b"id,date,title.en\naaaaaa,1900,M\xfcnchen\nbbbbbb,1900,K\xf6ln\n",
            "deck.encoding",
            2,
            "title.en",
            "CSV UTF-8",
        ),
        ("id,date,title.en\n".encode("utf-16"), "deck.encoding", None, None, "UTF-16"),
        (b"PK\x03\x04 and so on", "deck.syntax", None, None, "this is a workbook"),
    ],
)
def test_each_wrong_sheet_is_named(
    make_deck: Make, sheet: str | bytes, code: str, row: int | None, column: str | None, says: str
) -> None:
    (error,) = check_deck(make_deck(sheet=sheet))
    assert (error.code, error.file, error.row, error.column) == (code, "cards.csv", row, column)
    assert says in str(error)


def test_all_errors_are_found_in_one_go(make_deck: Make) -> None:
    sheet = "id,date,titel.en,title.en\nAAAAAA,never,,\nbbbbbb,1900,,Two\nbbbbbb,1900,,Three\n"
    folder = make_deck(sheet=sheet, toml='colour = "red"\n' + (make_deck() / "deck.toml").read_text())
    found = [(error.file, error.row, error.code) for error in check_deck(folder)]
    assert found == [
        ("deck.toml", None, "deck.extra"),
        ("cards.csv", 1, "deck.extra"),
        ("cards.csv", 2, "deck.id"),
        ("cards.csv", 2, "deck.date"),
        ("cards.csv", 2, "deck.missing"),
        ("cards.csv", 4, "deck.duplicate"),
    ]
    with pytest.raises(DeckError, match=r'unknown key "colour".*\(and 5 more errors in this deck\)') as caught:
        load_deck(folder)
    assert caught.value.code == "deck.extra"


def test_the_first_twenty_errors_are_listed_and_the_rest_counted(make_deck: Make) -> None:
    rows = [{"id": f"aaaa{a}{b}", "date": "never", "title.en": "One"} for a in "abcdef" for b in "abcdefgh"]
    errors = check_deck(make_deck(rows))
    assert [error.row for error in errors[:-1]] == list(range(2, 22))
    assert (errors[-1].code, len(errors)) == ("deck.more", 21)
    assert "and 28 more errors" in str(errors[-1])


def test_a_good_deck_has_no_errors(make_deck: Make) -> None:
    assert check_deck(make_deck()) == []


def test_sources_are_wanted_only_where_asked_for(make_deck: Make) -> None:
    errors = check_deck(make_deck(), sources=True)
    assert [(error.code, error.row, error.column) for error in errors] == [
        ("deck.missing", 2, "source"),
        ("deck.missing", 4, "source"),
    ]


@pytest.mark.parametrize("name", ["deck.toml", "cards.csv"])
def test_a_missing_file_is_named(make_deck: Make, name: str) -> None:
    folder = make_deck()
    (folder / name).unlink()
    (error,) = check_deck(folder)
    assert (error.code, error.file) == ("deck.missing", name)
    assert "deck.toml and cards.csv" in str(error)


def test_a_path_without_a_deck_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", "nul\0", tmp_path / ("x" * 5000)):
        (error,) = check_deck(path)
        assert error.code in {"deck.missing", "deck.file"}


def test_links_and_pipes_in_a_deck_are_not_followed(make_deck: Make, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("id,date,title.en\nhunter2\n")
    for plant in (lambda path: path.symlink_to(secret), os.mkfifo, Path.mkdir):
        folder = make_deck(name=f"deck{plant}".replace("/", "")[:20].replace(" ", ""))
        (folder / "cards.csv").unlink()
        plant(folder / "cards.csv")
        (error,) = check_deck(folder)
        assert (error.code, error.file) == ("deck.file", "cards.csv")
        assert "hunter2" not in str(error)


def test_pictures_lie_in_images_as_plain_files(
    make_deck: Make, row: Callable[..., list[dict[str, str]]], tmp_path: Path
) -> None:
    folder = make_deck(row(image="k3m7qa.webp"), pictures=["k3m7qa.webp"])
    assert load_deck(folder).cards[0].image == "k3m7qa.webp"
    assert read_picture(folder, "k3m7qa.webp") == b"picture"
    for name in ("../deck.toml", "none.png"):
        with pytest.raises(DeckError):
            read_picture(folder, name)
    (tmp_path / "outside.webp").write_bytes(b"secret")
    (folder / "images" / "k3m7qa.webp").unlink()
    (folder / "images" / "k3m7qa.webp").symlink_to(tmp_path / "outside.webp")
    assert [error.code for error in check_deck(folder)] == ["deck.image"]
    with pytest.raises(DeckError):
        read_picture(folder, "k3m7qa.webp")


@pytest.mark.parametrize(("image", "told"), [("1969.png", True), ("moon-1969-b.png", True), ("apollo-11.png", False)])
def test_the_name_of_a_picture_says_nothing_about_the_date(
    make_deck: Make, row: Callable[..., list[dict[str, str]]], image: str, told: bool
) -> None:
    errors = check_deck(make_deck(row(image=image), pictures=[image]))
    assert [error.code for error in errors] == (["deck.image"] if told else [])
    assert all("1969" not in error.problem for error in errors)


def test_given_symbols_are_kept_and_missing_ones_derived(
    make_deck: Make, row: Callable[..., list[dict[str, str]]]
) -> None:
    (given,) = load_deck(make_deck(row(front="★", back="☾"))).cards
    assert (given.front, given.back) == ("★", "☾")
    (left_out,) = load_deck(make_deck(row())).cards
    assert (left_out.front, left_out.back) == derived_symbols("k3m7qa")


def test_too_much_is_refused_before_it_is_read_to_the_end(make_deck: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_ROWS", 100_000)
    monkeypatch.setattr(limits, "MAX_SHEET_BYTES", 32 * 1024 * 1024)
    head = "id,date,title.en\n"
    for sheet, says in [
        (head + "\n" * 100_001 + "aaaaaa,1900,One\n", "more than 100000 rows"),
        (head + "," * 1_000 + "x\n", "more than 200 columns"),
        (head + "x" * 200_000, "a row that does not end"),
        (head + '"' + "x,\n" * 50_000, "a row that does not end"),
        (b"x" * (32 * 1024 * 1024 + 1), "larger than 33554432 bytes"),
    ]:
        errors = check_deck(make_deck(sheet=sheet))
        assert says in str(errors[-1]), errors
