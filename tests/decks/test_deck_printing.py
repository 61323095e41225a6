"""Printed cards: backs lie behind their fronts, nothing overflows, fronts tell nothing, texts stay texts."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from kronika.decks import Deck, find_deck, load_deck
from kronika.decks.exporting.cards import card_images
from kronika.decks.exporting.drawings import ground, theme_name
from kronika.decks.exporting.faces import MAX_CARDS, date_parts, faces_of
from kronika.decks.exporting.geometry import SIZES, geometry_of
from kronika.decks.exporting.glyphs import undrawable
from kronika.decks.exporting.printing import PAPERS, PrintOptions, pdf_of, print_data, sheet_of
from kronika.decks.exporting.typesetting import pages_as_png
from kronika.errors import DeckError, UsageError

LETTERS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "de": "ÄÖÜäöüßẞ„“‚‘–",
    "cs": "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž",
    "pl": "ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”",
    "ru": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»—№",
}


@pytest.fixture(scope="module")
def world() -> tuple[Deck, Path]:
    path = find_deck("world")
    return load_deck(path), path


def first(deck: Deck, count: int, **changes: object) -> Deck:
    """The deck with its first cards only, each with these fields changed."""
    cards = tuple(msgspec.structs.replace(card, **changes) for card in deck.cards[:count])
    return msgspec.structs.replace(deck, cards=cards)


def sheets(deck: Deck, path: Path, options: PrintOptions, dots_per_inch: float = 36) -> list[Image.Image]:
    language = options.language or deck.languages[0]
    faces = faces_of(deck, path, language, SIZES[options.size], deck.cards)
    data = print_data(deck, faces, language, options)
    return [picture(page) for page in pages_as_png("sheets.typ", data, faces.photos, dots_per_inch)]


def picture(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def faces(deck: Deck, path: Path, language: str | None = None) -> list[tuple[Image.Image, Image.Image]]:
    found = card_images(deck, path, language=language, width=280)
    return [(picture(front), picture(back)) for _, front, back in found]


def colour_at(page: Image.Image, x: float, y: float, dots_per_inch: float = 36) -> str:
    """The colour at a place in mm."""
    pixel = page.getpixel((round(x / 25.4 * dots_per_inch), round(y / 25.4 * dots_per_inch)))
    assert isinstance(pixel, tuple)
    return "#" + "".join(f"{part:02X}" for part in pixel)


def colours(image: Image.Image) -> set[object]:
    """All colours in the picture."""
    return {colour for _, colour in image.getcolors(image.width * image.height) or ()}


def bottom_left_of_plate(side: str, turned: bool) -> tuple[float, float]:
    """A place on a standard card where only the plate's colour is, on the other end of the card where it is turned."""
    geometry = geometry_of(*SIZES["standard"])
    box = geometry.front_plate if side == "front" else geometry.back_plate
    x, y = box.x + 2.2, box.y + box.h - 2.2
    return (geometry.width - x, geometry.height - y) if turned else (x, y)


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("duplex", ["long", "short", "none"])
def test_each_back_lies_behind_its_front(world: tuple[Deck, Path], paper: str, duplex: str) -> None:
    deck = first(world[0], 13)
    options = PrintOptions(paper=paper, duplex=duplex, cut_marks=False)
    pages = sheets(deck, world[1], options)
    assert len(pages) == 5
    sheet = sheet_of(options)
    assert (sheet.columns, sheet.rows) == (3, 3)
    colours = [ground(deck.themes[card.theme or ""].colour) for card in deck.cards]
    # Two sheets have 18 places; behind a place without a card there is none.
    for number, colour in enumerate([*colours, *["#FFFFFF"] * 5]):
        on_sheet, cell = divmod(number, 9)
        row, column = divmod(cell, 3)
        fronts, backs = (on_sheet, 2 + on_sheet) if duplex == "none" else (2 * on_sheet, 2 * on_sheet + 1)
        dx, dy = bottom_left_of_plate("front", False)
        x, y = sheet.left + column * 56, sheet.top + row * 87
        assert colour_at(pages[fronts], x + dx, y + dy) == colour
        # Where the card comes to lie when the sheet is turned over the long or over the short edge.
        if duplex == "long":
            x = sheet.width - x - 56
        elif duplex == "short":
            y = sheet.height - y - 87
        dx, dy = bottom_left_of_plate("back", duplex == "short")
        assert colour_at(pages[backs], x + dx, y + dy) == colour


@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_to_be_folded_each_back_stands_right_of_its_front(world: tuple[Deck, Path], paper: str) -> None:
    deck = first(world[0], 5)
    options = PrintOptions(paper=paper, duplex="fold")
    pages = sheets(deck, world[1], options)
    sheet = sheet_of(options)
    assert (sheet.columns, sheet.rows) == (2, 2)
    assert sheet.width > sheet.height
    assert len(pages) == 3
    for number, card in enumerate(deck.cards):
        colour = ground(deck.themes[card.theme or ""].colour)
        row, column = divmod(number % 4, 2)
        for side in ("front", "back"):
            dx, dy = bottom_left_of_plate(side, False)
            x = sheet.left + column * 112 + dx + (56 if side == "back" else 0)
            assert colour_at(pages[number // 4], x, sheet.top + row * 87 + dy) == colour


@pytest.mark.parametrize("duplex", ["long", "short"])
def test_offsets_move_the_backs_alone(world: tuple[Deck, Path], duplex: str) -> None:
    deck = first(world[0], 9)
    # 25.4 mm are an inch: at 72 dots an inch these are 18 and 9 dots.
    plain = sheets(deck, world[1], PrintOptions(duplex=duplex), 72)
    moved = sheets(deck, world[1], PrintOptions(duplex=duplex, offset_x=6.35, offset_y=-3.175), 72)
    assert plain[0].tobytes() == moved[0].tobytes()
    width, height = plain[1].size
    expected = plain[1].crop((0, 9, width - 18, height))
    assert far_from(expected, moved[1].crop((18, 0, width, height - 9))) < 0.002


def far_from(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that clearly differ."""
    difference = ImageChops.difference(one, other).convert("L").point(lambda value: 255 if value > 40 else 0)
    return sum(1 for value in difference.tobytes() if value) / (one.width * one.height)


def test_cut_marks_can_be_left_out(world: tuple[Deck, Path]) -> None:
    deck = first(world[0], 1)
    corner = (0, 0, 60, 45)
    with_marks, without = (
        sheets(deck, world[1], PrintOptions(cut_marks=marks), 72)[0].crop(corner) for marks in (True, False)
    )
    assert with_marks.getextrema() != without.getextrema()
    assert colours(without) == {(255, 255, 255)}


def test_the_same_deck_gives_the_same_pdf(world: tuple[Deck, Path]) -> None:
    deck = first(world[0], 3)
    pdf = pdf_of(deck, world[1], PrintOptions(language="ru"))
    assert pdf.startswith(b"%PDF-")
    assert pdf == pdf_of(deck, world[1], PrintOptions(language="ru"))
    assert pdf != pdf_of(deck, world[1], PrintOptions(language="pl"))


@pytest.mark.parametrize("size", sorted(SIZES))
@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_each_size_of_card_fits_on_each_paper(size: str, paper: str) -> None:
    for duplex in ("long", "short", "fold", "none"):
        sheet = sheet_of(PrintOptions(size=size, paper=paper, duplex=duplex))
        assert sheet.columns >= 1
        assert sheet.rows >= 1
        assert min(sheet.left, sheet.top) >= 7
        assert sheet.left * 2 + sheet.columns * sheet.cell_width == pytest.approx(sheet.width)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"paper": "a3"}, "usage.paper"),
        ({"duplex": "both"}, "usage.duplex"),
        ({"size": "huge\n"}, "usage.size"),
        ({"offset_x": 21.0}, "usage.offset"),
        ({"offset_y": float("nan")}, "usage.offset"),
        ({"offset_y": float("-inf")}, "usage.offset"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(UsageError) as caught:
        PrintOptions(**options)  # type: ignore[arg-type]
    assert caught.value.code == code
    assert str(caught.value).isprintable()


def test_a_language_that_the_deck_does_not_have_is_refused(world: tuple[Deck, Path]) -> None:
    with pytest.raises(UsageError, match="en, de, cs, pl, ru"):
        pdf_of(*world, PrintOptions(language="fr"))
    with pytest.raises(UsageError, match="en, de, cs, pl, ru"):
        next(card_images(*world, language="fr"))


def test_pictures_of_cards_have_the_width_that_is_asked_for(world: tuple[Deck, Path]) -> None:
    deck, path = world
    wanted = [deck.cards[n].id for n in (3, 1)]
    for width in (101, 500):
        found = list(card_images(deck, path, width=width, cards=wanted))
        assert [card for card, _, _ in found] == sorted(wanted)
        assert {picture(side).width for _, *sides in found for side in sides} == {width}
    with pytest.raises(UsageError, match="no card"):
        next(card_images(deck, path, cards=["zzzzzz"]))
    with pytest.raises(UsageError, match="from 50"):
        next(card_images(deck, path, width=0))


def test_fronts_are_the_same_whatever_the_date_the_fact_and_the_back_symbol(world: tuple[Deck, Path]) -> None:
    plain = first(world[0], 8)
    other = first(plain, 8, date="3rd millennium BC", facts={"en": "It was so."}, back="wave", source="A book of 1912")
    for (_, front, back), (_, same, changed) in zip(
        card_images(plain, world[1]), card_images(other, world[1]), strict=True
    ):
        assert front == same
        assert back != changed


HOSTILE = [
    "#panic(1)",
    '#import "@preview/cetz:0.4.0"',
    "$ sum_(i=0)^n $ *bold* _it_ `raw` = head <label> @ref \\ // /* ",
    ']#read("/etc/passwd")[ {{ }} ${x} \\u{41}',
    "W" * 60,
    "i" * 60,
    "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente kommt",
    "Ш" * 30 + " " + "щ" * 29,
]


def margin(face: Image.Image) -> set[object]:
    """The colours in the outermost 2 mm of a standard card."""
    edge = round(2 / 56 * face.width)
    width, height = face.size
    strips = [
        (0, 0, width, edge),
        (0, height - edge, width, height),
        (0, 0, edge, height),
        (width - edge, 0, width, height),
    ]
    return set().union(*(colours(face.crop(strip)) for strip in strips))


@pytest.mark.parametrize(
    "date", ["1347–1351", "between the 12th century and the second quarter of the 13th century BC"]
)
def test_no_text_overflows_its_place(world: tuple[Deck, Path], date: str) -> None:
    deck = first(world[0], len(HOSTILE))
    cards = tuple(
        msgspec.structs.replace(card, titles={"en": text[:60]}, facts={"en": (text * 60)[:600]}, date=date)
        for card, text in zip(deck.cards, HOSTILE, strict=True)
    )
    deck = msgspec.structs.replace(deck, cards=cards)
    geometry = geometry_of(*SIZES["standard"])
    per_mm = 280 / geometry.width
    for front, back in faces(deck, world[1]):
        assert len(margin(front)) == len(margin(back)) == 1
        # Between title and date line, between plate and title, and between fact and credit there is paper.
        for face, places in (
            (front, [geometry.front_title.y + geometry.front_title.h + 0.5, geometry.front_title.y - 0.3]),
            (back, [geometry.back_credit.y - 0.4, geometry.back_text.y - 0.5]),
        ):
            for place in places:
                row = round(place * per_mm)
                assert len(colours(face.crop((0, row, 280, row + 1)))) == 1


def test_the_cards_of_a_deck_stay_within_their_margins_in_every_language(world: tuple[Deck, Path]) -> None:
    deck = first(world[0], 12)
    for language in deck.languages:
        assert all(len(margin(side)) == 1 for pair in faces(deck, world[1], language) for side in pair)


@pytest.mark.parametrize("language", sorted(LETTERS))
def test_the_fonts_have_every_letter_of_the_languages(language: str, world: tuple[Deck, Path]) -> None:
    letters = LETTERS[language]
    assert undrawable([letters]) == frozenset()
    # What the fonts lack is drawn as one and the same box; none of the letters may look like that.
    deck = first(world[0], 1, titles={"en": "x"}, date="1900")
    texts = ["\N{CJK UNIFIED IDEOGRAPH-65E5}", *letters]
    box, *others = pages_as_png("single.typ", only_titles(deck, world[1], texts), {}, 60)[::2]
    assert box not in others
    assert len(set(others)) > 0.9 * len(others)


def only_titles(deck: Deck, path: Path, texts: Iterable[str]) -> dict[str, object]:
    """Data for single.typ: the deck's first card once for each of these titles, unchecked."""
    made = faces_of(deck, path, "en", SIZES["standard"], deck.cards)
    guesses = {"front": None, "back": None, "fact": None}
    cards = [made.cards[0] | {"title": text, "fact": None, "guesses": guesses} for text in texts]
    return {"faces": {"geometry": made.geometry, "pieces": made.pieces, "cards": cards}, "language": "en"}


def test_what_the_fonts_cannot_draw_is_refused(make_deck: Callable[..., Path]) -> None:
    path = make_deck([{"id": "aaaaaa", "date": "1900", "title.en": "日本 begins"}])
    with pytest.raises(DeckError) as caught:
        pdf_of(load_deck(path), path, PrintOptions())
    assert caught.value.code == "deck.glyph"
    assert "card aaaaaa, language en" in str(caught.value)
    assert "日 (U+65E5)" in str(caught.value)


def test_a_deck_without_icons_themes_and_facts_can_be_printed(make_deck: Callable[..., Path]) -> None:
    path = make_deck([{"id": "aaaaaa", "date": "1900", "title.en": "A", "front": "wave", "back": "Ж"}])
    assert pdf_of(load_deck(path), path, PrintOptions(size="square", duplex="fold")).startswith(b"%PDF-")


def test_more_cards_than_a_printer_should_print_are_refused(world: tuple[Deck, Path]) -> None:
    deck = msgspec.structs.replace(world[0], cards=world[0].cards[:1] * (MAX_CARDS + 1))
    with pytest.raises(DeckError, match="5,000"):
        pdf_of(deck, world[1], PrintOptions())


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("1876", ["1876"]),
        ("44 BC", ["44", " BC*"]),
        ("AD 79", ["AD *", "79"]),
        ("c. 1500 BC", ["c. *", "1500", " BC*"]),
        ("753 př. n. l.", ["753", " př. n. l.*"]),
        ("500,000 BC", ["500,000", " BC*"]),
        ("1347–1351", ["1347–1351"]),
        ("3rd millennium BC", ["3rd millennium BC"]),
        ("11th century", ["11th century"]),
        ("22 October 1879", ["22 October 1879"]),
        ("10 BC – AD 5", ["10 BC – AD 5"]),
    ],
)
def test_dates_are_printed_as_they_stand_with_small_eras(text: str, parts: list[str]) -> None:
    made = [
        f"{part['text']}{'*' if part['small'] else ''}".replace("\N{NO-BREAK SPACE}", " ") for part in date_parts(text)
    ]
    assert made == parts


@pytest.mark.parametrize(
    ("colour", "place", "printed"),
    [
        ("#8E2F2A", 0, "#8E2F2A"),
        ("war", 5, "#8E2F2A"),
        (None, 1, "#23497F"),
        ("no-colour", 1, "#23497F"),
        (None, -1, "#4F473D"),
    ],
)
def test_the_colour_of_a_theme(colour: str | None, place: int, printed: str) -> None:
    assert ground(colour, place) == printed


@pytest.mark.parametrize(
    ("colour", "place", "theme"),
    [
        ("#8E2F2A", 3, "war"),
        ("#8e3030", 3, "war"),
        ("faith", 3, "faith"),
        ("cyan", 3, "way"),
        ("black", 3, "none"),
        ("#FFFFFF", 3, "faith"),
        ("#44AAFF", 3, "mind"),
        (None, 1, "mind"),
        ("no-colour", 12, "mind"),
        (None, -1, "none"),
    ],
)
def test_a_theme_is_shown_as_one_of_twelve_with_the_colour_of_its_print(
    colour: str | None, place: int, theme: str
) -> None:
    assert theme_name(colour, place) == theme


def test_a_light_colour_is_darkened_until_cream_can_be_read_on_it() -> None:
    red, green, blue = (int(ground("#FFFF66")[at : at + 2], 16) for at in (1, 3, 5))
    assert max(red, green) < 130
    assert blue < red


def test_a_card_shows_its_own_picture(make_deck: Callable[..., Path]) -> None:
    path = make_deck(
        [{"id": "aaaaaa", "date": "1900", "title.en": "A", "image": "aaaaaa.png"}], pictures=["aaaaaa.png"]
    )
    png = io.BytesIO()
    Image.new("RGB", (300, 200), "navy").save(png, "PNG")
    (path / "images" / "aaaaaa.png").write_bytes(png.getvalue())
    front, _ = faces(load_deck(path), path)[0]
    red, green, blue = front.getpixel((140, 120))  # type: ignore[misc]
    assert blue > 100 > max(red, green)
