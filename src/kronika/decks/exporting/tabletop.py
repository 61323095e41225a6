"""A deck for Tabletop Simulator: sheets of card faces, a saved object that deals them, and a README in plain words.

Knows nothing of that program but its files: a deck is a grid of pictures, at most ten by seven, and a JSON that counts
in it. The last place of each grid is no card but what the program shows in the place of a card that somebody may not
see, so a sheet has 69 cards at most; here the deck's neutral back lies there, among the fronts and among the backs.

**The title is the face, the date is the back.** A player sees the faces of the cards in his hand, a search through the
pile shows faces, a card's name is that of its face: all of that may show the title and must not show the date. With
backs of their own (`UniqueBack`) and `BackIsHidden` off, the other players see the neutral picture on both sides of a
card in a hand, so that nobody reads the date through the back. The pile lies title up, as the rulebooks have it, and
turning a card over opens its date; `HideWhenFaceDown` is off, else a card turned over would be hidden again.
Names of files and of cards say nothing about dates.
"""

from __future__ import annotations

import hashlib
import io
import json
import math
import re
import urllib.parse
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kronika.decks.exporting.faces import icon_credit, refuse_many
from kronika.decks.exporting.geometry import SIZES
from kronika.decks.icons import icons_at_hand
from kronika.decks.model import Deck, DeckCard
from kronika.errors import UsageError

if TYPE_CHECKING:
    from PIL import Image

__all__ = ["CARDS_PER_SHEET", "Grid", "grid_for", "tabletop_files"]

MAX_COLUMNS: Final = 10
MAX_ROWS: Final = 7
CARDS_PER_SHEET: Final = MAX_COLUMNS * MAX_ROWS - 1
MAX_SIDE: Final = 4096
"""Pixels; every graphics card takes a picture of this size."""
_MAX_WIDTH: Final = 800
_RATIO: Final = SIZES["standard"][1] / SIZES["standard"][0]
_QUALITY: Final = 92
_INK, _GOLD = "#231C15", "#F6BE37"
_ADDRESS: Final = re.compile(r"(?:https?://[^\s/]+|file:///)\S*")


class Grid(msgspec.Struct, frozen=True):
    """The form of a sheet: places across and down, and a place's width and height in pixels."""

    columns: int
    rows: int
    width: int
    height: int


def grid_for(cards: int) -> Grid:
    """The grid with the largest places that has room for so many cards (1 to 69) and the neutral back."""
    grids = []
    for columns in range(2, MAX_COLUMNS + 1):
        rows = max(2, math.ceil((cards + 1) / columns))
        if rows <= MAX_ROWS:
            width = min(_MAX_WIDTH, MAX_SIDE // columns, int(MAX_SIDE / rows / _RATIO))
            grids.append(Grid(columns, rows, width, round(width * _RATIO)))
    return max(grids, key=lambda grid: (grid.width, -grid.columns * grid.rows))


def tabletop_files(
    deck: Deck, path: Path, *, language: str | None = None, url_base: str | None = None
) -> Iterator[tuple[str, bytes]]:
    """The name and the bytes of each file: the sheets, the saved object, README.txt. `path` is the deck's.

    `url_base` is the address of the folder in which the sheets will lie; without it the saved object has their bare
    names. Raises UsageError where it is no address, DeckError where there are too many cards.
    """
    if url_base is not None and not _ADDRESS.fullmatch(url_base):
        raise UsageError("usage.url", "--url-base: write an address that begins with https:// (or with file:///)")
    refuse_many(deck, deck.cards)
    language = language or deck.languages[0]
    icons = icons_at_hand(path)
    name = f"kronika-{deck.id}-{language}"
    # Sheets of about as many cards each have the largest places.
    size = math.ceil(len(deck.cards) / math.ceil(len(deck.cards) / CARDS_PER_SHEET))
    grid = grid_for(size)
    pictures = []
    for number in range(math.ceil(len(deck.cards) / size)):
        cards = deck.cards[number * size : (number + 1) * size]
        # The version is in the name because the program keeps each picture for ever by its name.
        names = (f"{name}-v{deck.version}-titles-{number + 1}.jpg", f"{name}-v{deck.version}-dates-{number + 1}.jpg")
        yield from zip(names, _sheets(deck, path, language, cards, grid, icons), strict=True)
        pictures.append(names)
    urls = [tuple(_url(url_base, each) for each in names) for names in pictures]
    saved = _saved_object(deck, language, grid, size, urls)
    yield f"{name}.json", (json.dumps(saved, ensure_ascii=False, indent=2) + "\n").encode()
    yield "README.txt", _readme(deck, language, name, [each for names in pictures for each in names], url_base).encode()


def _sheets(
    deck: Deck, path: Path, language: str, cards: tuple[DeckCard, ...], grid: Grid, icons: Mapping[str, str]
) -> tuple[bytes, bytes]:
    """The sheet of the titles and the sheet of the dates, as JPEG."""
    from PIL import Image

    from kronika.decks.exporting.cards import card_images

    neutral = _neutral_back(grid.width, grid.height)
    titles, dates = (Image.new("RGB", (grid.columns * grid.width, grid.rows * grid.height)) for _ in range(2))
    places = [(n % grid.columns * grid.width, n // grid.columns * grid.height) for n in range(grid.columns * grid.rows)]
    for sheet in (titles, dates):
        for place in places[len(cards) :]:
            sheet.paste(neutral, place)
    wanted = [card.id for card in cards]
    drawn = card_images(deck, path, language=language, width=grid.width, cards=wanted, icons=icons)
    for place, (_, front, back) in zip(places, islice(drawn, len(cards)), strict=False):
        for sheet, png in ((titles, front), (dates, back)):
            with Image.open(io.BytesIO(png)) as card:
                face = card.convert("RGB")
            sheet.paste(face if face.size == neutral.size else face.resize(neutral.size), place)
    return _jpeg(titles), _jpeg(dates)


def _neutral_back(width: int, height: int) -> Image.Image:
    """Ink with a gold frame and a K: what a card looks like of which nothing may be seen."""
    from PIL import Image, ImageDraw, ImageFont

    back = Image.new("RGB", (width, height), _INK)
    draw = ImageDraw.Draw(back)
    edge = round(width * 0.07)
    draw.rounded_rectangle(
        (edge, edge, width - edge, height - edge), radius=edge // 2, outline=_GOLD, width=max(2, width // 90)
    )
    draw.text((width / 2, height / 2), "K", fill=_GOLD, font=ImageFont.load_default(width * 0.5), anchor="mm")
    return back


def _jpeg(sheet: Image.Image) -> bytes:
    out = io.BytesIO()
    sheet.save(out, "JPEG", quality=_QUALITY, subsampling=0, optimize=True)
    return out.getvalue()


def _url(base: str | None, name: str) -> str:
    return name if base is None else f"{base.rstrip('/')}/{urllib.parse.quote(name)}"


def _saved_object(deck: Deck, language: str, grid: Grid, size: int, urls: list[tuple[str, ...]]) -> dict[str, Any]:
    # A number of the deck's own: on a table where several decks lie, the numbers of their sheets must differ.
    first = 10_000 + int(_digest(deck.id, language)[:8], 16) % 9_000_000
    custom = {
        str(first + number): {
            "FaceURL": titles,
            "BackURL": dates,
            "NumWidth": grid.columns,
            "NumHeight": grid.rows,
            "BackIsHidden": False,
            "UniqueBack": True,
            "Type": 0,
        }
        for number, (titles, dates) in enumerate(urls)
    }
    objects = []
    for place, card in enumerate(deck.cards):
        sheet = first + place // size
        nickname = deck.text(card.titles, language) or ""
        own = {"CardID": sheet * 100 + place % size, "CustomDeck": {str(sheet): custom[str(sheet)]}}
        objects.append(_object("Card", nickname, _digest(deck.id, card.id)[:6]) | own)
    title = deck.text(deck.titles, language) or deck.id
    pile = _object("DeckCustom", title, _digest(deck.id, language, "deck")[:6])
    pile |= {"DeckIDs": [each["CardID"] for each in objects], "CustomDeck": custom, "ContainedObjects": objects}
    return {
        "SaveName": title, "GameMode": "", "Gravity": 0.5, "PlayArea": 0.5, "Date": "", "Table": "", "Sky": "",
        "Note": "", "Rules": "", "XmlUI": "", "LuaScript": "", "LuaScriptState": "",
        "ObjectStates": [objects[0] if len(objects) == 1 else pile],
        "TabStates": {}, "VersionNumber": "",
    }  # fmt: skip


def _object(kind: str, nickname: str, guid: str) -> dict[str, Any]:
    """What any thing on that table has; it lies face up, that is, title up."""
    turned = {"rotX": 0.0, "rotY": 180.0, "rotZ": 0.0}
    return {
        "GUID": guid, "Name": kind, "Nickname": nickname, "Description": "", "GMNotes": "",
        "Transform": {"posX": 0.0, "posY": 1.0, "posZ": 0.0, **turned, "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0},
        "ColorDiffuse": {"r": 0.713235259, "g": 0.713235259, "b": 0.713235259},
        "Locked": False, "Grid": True, "Snap": True, "IgnoreFoW": False, "Autoraise": True, "Sticky": True,
        "Tooltip": True, "GridProjection": False, "HideWhenFaceDown": False, "Hands": True, "SidewaysCard": False,
        "XmlUI": "", "LuaScript": "", "LuaScriptState": "",
    }  # fmt: skip


def _digest(*names: str) -> str:
    return hashlib.sha256("\0".join(names).encode()).hexdigest()


def _readme(deck: Deck, language: str, name: str, sheets: list[str], url_base: str | None) -> str:
    title = deck.text(deck.titles, language) or deck.id
    credit = icon_credit(deck)
    icons = f"\nIcons: {credit[0]}, {credit[1]}, {credit[2]}." if credit else ""
    files = "\n".join(f"       {each}" for each in sheets)
    if url_base is None:
        upload = f"""\
  1. Copy these pictures into the folder "Mods/Images" of Tabletop Simulator:
{files}
  2. Copy {name}.json (and no other file) into its folder "Saves/Saved Objects".
  3. In the game choose Objects > Saved Objects and drag "{name}" onto the table.
  4. So far only you can see the pictures. Before others join, open Modding > Cloud Manager and let it upload all
     loaded files: the game then puts the pictures where everybody's game finds them. Save the pile anew after that
     (right click > Save Object).

Or put the pictures onto a web server of your own and export again with its address:

     kronika deck export DECK --to tts --url-base https://example.org/cards
"""
    else:
        upload = f"""\
  1. Put these pictures where the address says, {url_base}
{files}
  2. Copy {name}.json (and no other file) into the folder "Saves/Saved Objects" of Tabletop Simulator.
  3. In the game choose Objects > Saved Objects and drag "{name}" onto the table.
"""
    return f"""\
{title}: {len(deck.cards)} cards for Tabletop Simulator

The folder of Tabletop Simulator is "My Games/Tabletop Simulator" among your documents (Windows), or
"Library/Tabletop Simulator" (Mac), or ".local/share/Tabletop Simulator" (Linux).

{upload}
How to play

  The title is the face of a card, the date is its back. Shuffle the pile first (R): it comes in order of the cards'
  ids. It lies with the titles up and stays so. Do not turn the pile over and do not look under it.
  Lay your cards in front of you, titles up; to open a card, turn it over (F).
  In a player's hand zone you see your titles, and the others see neither side. Do not flip cards there (F), and do not
  peek at their other side.
  The pictures of the dates lie in this folder too. Who is going to play should not look at them.

Licence of the deck: {deck.license}. Authors: {", ".join(deck.authors)}.{icons}
"""
