"""A deck as a PDF to print, cut and play: sheets of fronts and backs that lie behind each other, and a page of credits.

Knows sheets, printers and their habits; what a card looks like is for the templates. On the paper a back lies exactly
behind its front, whichever way the printer turns the sheet:

    long    both sides, turned over the long edge: columns of the backs run the other way
    short   both sides, turned over the short edge: the same page upside down
    fold    one side: each back beside its front, to be folded and glued
    none    fronts first, then backs in the same order, for sleeves or for gluing sheet on card
"""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Final

import msgspec

from kronika.decks.exporting.faces import Faces, faces_of, icon_credit, language_for, refuse_undrawable
from kronika.decks.exporting.geometry import SIZES
from kronika.decks.exporting.typesetting import pages_as_pdf
from kronika.decks.findings import shown
from kronika.decks.model import Deck
from kronika.errors import UsageError

__all__ = ["DUPLEX", "MAX_OFFSET", "PAPERS", "SIZES", "PrintOptions", "Sheet", "pdf_of", "print_data", "sheet_of"]

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of a sheet in mm, upright."""
DUPLEX: Final = ("long", "short", "fold", "none")
MAX_OFFSET: Final = 20.0
# What common printers leave white, with room for the marks.
_MARGIN: Final = 7.0


class PrintOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How to print; UsageError for what cannot be.

    `paper` is a key of PAPERS, `duplex` one of DUPLEX, `size` (of a card) a key of SIZES; `language` None is the first
    of the deck. `offset_x` and `offset_y` move the pages of backs, in mm to the right and down as one looks at them.
    """

    paper: str = "a4"
    duplex: str = "long"
    size: str = "standard"
    offset_x: float = 0.0
    offset_y: float = 0.0
    cut_marks: bool = True
    language: str | None = None

    def __post_init__(self) -> None:
        for name, value, known in (
            ("paper", self.paper, PAPERS),
            ("duplex", self.duplex, DUPLEX),
            ("size", self.size, SIZES),
        ):
            if value not in known:
                raise UsageError(f"usage.{name}", f"{name} {shown(value)}: there are {', '.join(known)}")
        for name, offset in (("offset-x", self.offset_x), ("offset-y", self.offset_y)):
            if not math.isfinite(offset) or abs(offset) > MAX_OFFSET:
                raise UsageError("usage.offset", f"{name} {offset:g}: from -{MAX_OFFSET:g} to {MAX_OFFSET:g} mm can be")


class Sheet(msgspec.Struct, frozen=True):
    """How cards lie on a sheet: its size, the place of the first cell, the size of a cell, all in mm, and how many.

    A cell is a card, or, to be folded, a front and a back side by side.
    """

    width: float
    height: float
    left: float
    top: float
    cell_width: float
    cell_height: float
    columns: int
    rows: int


def sheet_of(options: PrintOptions) -> Sheet:
    """The sheet that takes the most cards; upright wherever it is printed on both sides."""
    across, down = SIZES[options.size]
    cell = (2 * across, down) if options.duplex == "fold" else (across, down)
    width, height = PAPERS[options.paper]
    upright = _filled(width, height, *cell)
    if options.duplex != "fold":
        return upright
    return max(upright, _filled(height, width, *cell), key=lambda sheet: sheet.columns * sheet.rows)


def pdf_of(deck: Deck, path: Path, options: PrintOptions) -> bytes:
    """The PDF of all cards of the deck at `path` (its folder or .kdeck): sheets, then a page of credits.

    The same deck and options give the same bytes. UsageError for a language that the deck does not have; DeckError
    where its icons or pictures cannot be used or a text cannot be printed.
    """
    language = language_for(deck, options.language)
    faces = faces_of(deck, path, language, SIZES[options.size], deck.cards)
    return pages_as_pdf("sheets.typ", print_data(deck, faces, language, options), faces.photos)


def print_data(deck: Deck, faces: Faces, language: str, options: PrintOptions) -> dict[str, object]:
    """What sheets.typ reads as data.json."""
    credit = icon_credit(deck)
    texts = {
        "title": deck.text(deck.titles, language) or deck.id,
        "description": deck.text(deck.descriptions, language) or "",
        "license": deck.license,
    }
    refuse_undrawable([*texts.values(), *deck.authors], "the deck's own texts", language)
    about = {
        **{name: _breakable(text) for name, text in texts.items()},
        "version": deck.version,
        "cards": len(deck.cards),
        "authors": [_breakable(author) for author in deck.authors],
        "icons": {"artists": credit[0], "place": credit[1], "license": credit[2]} if credit else None,
        "themes": [
            {"title": card["theme"], "colour": card["colour"]}
            for card in {card["theme"]: card for card in faces.cards if card["theme"]}.values()
        ],
    }
    return {
        "faces": faces.told(),
        "language": language,
        "sheet": sheet_of(options),
        "duplex": options.duplex,
        "offset": [options.offset_x, options.offset_y],
        "marks": options.cut_marks,
        "about": about,
    }


def _breakable(text: str) -> str:
    """The text with places to break in words that are longer than any line should need."""
    return re.sub(r"(\S{20})(?=\S{5})", "\\1\N{ZERO WIDTH SPACE}", text)


def _filled(width: float, height: float, across: float, down: float) -> Sheet:
    columns, rows = int((width - 2 * _MARGIN) // across), int((height - 2 * _MARGIN) // down)
    left, top = (width - columns * across) / 2, (height - rows * down) / 2
    return Sheet(width, height, round(left, 4), round(top, 4), across, down, columns, rows)
