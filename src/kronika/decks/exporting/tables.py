"""A deck as a table: CSV, an Excel workbook, or JSON; each of them is read back by `kronika deck import`, card by card.

Knows no pictures and writes no files. Rows are in order of id. In CSV and Excel a cell that a spreadsheet would take
for a formula has an apostrophe before it (cells.py).

The JSON is one object. Its keys are those of deck.toml, `kronika` says what it is, and the cards come last:

    {
      "kronika": "deck",
      "id": "world", "version": 1, "languages": ["en", "de"], "license": "CC-BY-4.0", "authors": ["…"],
      "icons": "game-icons", "asks": "took place",
      "titles": {"en": "World", "de": "Welt"}, "descriptions": {"en": "…"},
      "themes": {"art": {"titles": {"en": "Art"}, "colour": "#9A2F5E", "icon": "palette"}},
      "waivers": [{"finding": "hint", "card": "k3m7qa", "reason": "…"}],
      "cards": [
        {"id": "k3m7qa", "date": "44 BC", "years": [-44, -44], "asks": "took place", "theme": "events",
         "icon": "dagger", "image": "k3m7qa.webp", "front": "sun", "back": "moon", "source": "Wikidata Q1",
         "titles": {"en": "…"}, "facts": {"en": "…"}}
      ]
    }

What a deck or a card has not is left out. `years` are the first and the last year as people count them (-44 is 44 BC,
there is no 0); they follow from `date`, and reading the file back looks at `date` alone. Keys that begin with `x-`, of
the deck, of a theme or of a card, stand beside the others; a date or a time of TOML in them becomes a text.
"""

from __future__ import annotations

import io
import json
import math
import re
from typing import Any, Final

from kronika.decks.cells import neutral
from kronika.decks.model import Deck, DeckCard, Theme
from kronika.decks.writing import cells_of_card, columns_of_deck, manifest_text, sheet_text

__all__ = ["csv_of", "json_of", "xlsx_of"]

CARDS_SHEET: Final = "cards"
_BOM: Final = "\ufeff"
_TEXT: Final = "@"
_WIDTHS: Final = {"id": 10, "date": 18, "asks": 12, "theme": 14, "icon": 18, "image": 18, "source": 32}
_WIDTHS_OF_TEXTS: Final = {"title": 44, "fact": 64}
_LEAST_WIDTH: Final = 10
# Excel reads _x0041_ in a cell as a character by its number, and has no other way to write what XML cannot.
_NOT_PLAIN: Final = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)|[\ufffe\uffff]")


def csv_of(deck: Deck) -> bytes:
    """The cards as CSV in UTF-8, with the columns of cards.csv; a mark at the beginning lets Excel see the encoding."""
    sheet = sheet_text(_columns(deck), map(cells_of_card, deck.cards), neutralised=True)
    return (_BOM + sheet).encode()


def xlsx_of(deck: Deck) -> bytes:
    """The deck as an Excel workbook: the sheet `cards`, and deck.toml line by line in a sheet of that name."""
    import openpyxl
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Alignment, Font
    from openpyxl.utils import get_column_letter

    from kronika.decks.importing.workbook import MANIFEST_SHEET

    book = openpyxl.Workbook(write_only=True)
    book.properties.creator = "Kronika"
    columns = _columns(deck)
    sheet = book.create_sheet(CARDS_SHEET)
    sheet.freeze_panes = "A2"
    sheet.auto_filter.ref = f"A1:{get_column_letter(len(columns))}{len(deck.cards) + 1}"
    for place, column in enumerate(columns, 1):
        sheet.column_dimensions[get_column_letter(place)].width = _width(column)
    plain, wrapped, bold = Alignment(vertical="top"), Alignment(vertical="top", wrap_text=True), Font(bold=True)

    def cell(text: str, *, alignment: Alignment = plain, font: Font | None = None) -> Any:
        made = WriteOnlyCell(sheet, _escaped(text))
        # The library would make a formula of "=" and an error of "#N/A"; the format keeps a date a text when a person
        # types over it.
        made.data_type = "s"
        made.number_format = _TEXT
        made.alignment = alignment
        if font is not None:
            made.font = font
        return made

    sheet.append([cell(column, font=bold) for column in columns])
    alignments = [wrapped if column.partition(".")[0] in _WIDTHS_OF_TEXTS else plain for column in columns]
    for card in deck.cards:
        cells = cells_of_card(card)
        sheet.append(
            [
                cell(neutral(cells[column]), alignment=alignment) if column in cells else None
                for column, alignment in zip(columns, alignments, strict=True)
            ]
        )
    manifest = book.create_sheet(MANIFEST_SHEET)
    manifest.column_dimensions["A"].width = 100
    for line in manifest_text(deck).removesuffix("\n").split("\n"):
        manifest.append([cell(line) if line else None])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def json_of(deck: Deck) -> bytes:
    """The deck as one JSON object in UTF-8, as this module's docstring says."""
    whole = {
        "kronika": "deck",
        "id": deck.id,
        "version": deck.version,
        "languages": list(deck.languages),
        "license": deck.license,
        "authors": list(deck.authors),
        "icons": deck.icons,
        "asks": deck.asks,
        **{key: _plain(value) for key, value in deck.extra.items()},
        "titles": deck.titles,
        "descriptions": deck.descriptions,
        "themes": {theme.id: _theme(theme) for theme in deck.themes.values()},
        "waivers": [
            _filled({"finding": waiver.finding, "card": waiver.card, "reason": waiver.reason})
            for waiver in deck.waivers
        ],
    }
    text = json.dumps({**_filled(whole), "cards": [_card(card) for card in deck.cards]}, ensure_ascii=False, indent=2)
    return (text + "\n").encode()


def _columns(deck: Deck) -> list[str]:
    own = dict.fromkeys(column for card in deck.cards for column in card.extra)
    return columns_of_deck(deck.languages, own)


def _width(column: str) -> int:
    known = _WIDTHS | _WIDTHS_OF_TEXTS
    return known.get(column.partition(".")[0], max(_LEAST_WIDTH, min(len(column) + 4, 40)))


def _escaped(text: str) -> str:
    return _NOT_PLAIN.sub(lambda found: f"_x{ord(found[0]):04X}_", text)


def _card(card: DeckCard) -> dict[str, object]:
    cells = {name: text for name, text in cells_of_card(card).items() if "." not in name and name not in card.extra}
    head = {"id": card.id, "date": card.date, "years": [card.span.first, card.span.last]}
    return _filled({**head, **cells, "titles": card.titles, "facts": card.facts, **card.extra})


def _theme(theme: Theme) -> dict[str, object]:
    own = {key: _plain(value) for key, value in theme.extra.items()}
    return _filled({"titles": theme.titles, "colour": theme.colour, "icon": theme.icon, **own})


def _filled(table: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in table.items() if key.startswith("x-") or value not in (None, {}, [])}


def _plain(value: object) -> object:
    """A value of TOML as JSON has it."""
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_plain(each) for each in value]
    is_finite = not isinstance(value, float) or math.isfinite(value)
    return value if isinstance(value, (str, bool, int, float)) and is_finite else str(value)
