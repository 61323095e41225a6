"""The JSON that `kronika deck export --to json` writes, read back with nothing guessed.

Does not know other JSON files. What a person changed in it since is looked at like any row of a foreign file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from kronika.decks.cells import neutral
from kronika.decks.findings import tame
from kronika.decks.importing.flattening import add_count, leaves, told
from kronika.decks.importing.source import MAX_CELL, MAX_COLUMNS, MAX_ROWS, Row, Source
from kronika.decks.manifest import LANGUAGE
from kronika.decks.model import Deck, Theme, Waiver
from kronika.decks.writing import columns_of_deck, manifest_text
from kronika.errors import DeckError

__all__ = ["is_exported", "read_exported"]

_TEXTS: Final = {"titles": "title", "facts": "fact"}
_DERIVED: Final = "years"
_TOLD: Final = 20


class _Theme(msgspec.Struct, frozen=True):
    titles: dict[str, str] = {}
    colour: str | None = None
    icon: str | None = None


class _Head(msgspec.Struct, frozen=True):
    """All but the cards and what begins with `x-`."""

    id: str
    version: int
    titles: dict[str, str]
    languages: tuple[str, ...]
    license: str
    authors: tuple[str, ...]
    descriptions: dict[str, str] = {}
    themes: dict[str, _Theme] = {}
    asks: str | None = None
    icons: str | None = None
    waivers: tuple[Waiver, ...] = ()


_HEAD: Final = frozenset({"kronika", "cards", *_Head.__struct_fields__})
"""What may stand at the top, besides what begins with `x-`."""


def is_exported(data: object) -> bool:
    """Whether this is what `kronika deck export` writes."""
    return isinstance(data, dict) and data.get("kronika") == "deck" and isinstance(data.get("cards"), list)


def read_exported(text: str, name: str, encoding: str | None, notes: tuple[str, ...] = ()) -> Source:
    """The cards in the text of such a file as rows of cards.csv, with the deck.toml that its head says."""
    try:
        data = json.loads(text)
    except ValueError:
        # Well-formed it is; a number of thousands of digits is no number of a deck.
        raise DeckError("deck.limit", "a number too long to read", file=name, remedy="write it shorter") from None
    cards: list[Any] = data["cards"]
    if len(cards) > MAX_ROWS:
        raise DeckError("deck.limit", f"more than {MAX_ROWS:,} entries", file=name, remedy="split the file")
    said = [*notes]
    manifest: str | None = None
    try:
        manifest = _manifest(data)
        manifest.encode()
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        manifest = None
        said.append(f"what stands above the cards is not as in a deck, and was not read: {tame(str(error))}")
    lost: dict[str, int] = {}
    _count_foreign(data, lost)
    cells = [_cells(card, lost) if isinstance(card, dict) else {} for card in cards]
    columns, unknown = _columns(data.get("languages"), cells)
    if unknown:
        others = f" and {len(unknown) - _TOLD} others" if len(unknown) > _TOLD else ""
        said.append(f"not read: the keys {', '.join(tame(column, 40) for column in unknown[:_TOLD])}{others}")
    if lost:
        said.append(f"not read, since a deck has no place for it: {told(lost)}")

    def read() -> Iterator[Row]:
        for number, found in enumerate(cells, 1):
            # A cell of JSON has no mark, and the marks of all cells are taken off.
            marked = tuple([neutral(found.get(column, "")) for column in columns])
            yield Row(number, marked, None if found else "no card")

    return Source(
        name=name, form="a deck as JSON", encoding=encoding, unit="entry", columns=columns, rows=read,
        notes=tuple(said), manifest=manifest,
    )  # fmt: skip


def _cells(card: dict[str, Any], lost: dict[str, int]) -> dict[str, str]:
    """The card's cells by column of cards.csv; keys that no card has keep their names. Lists and objects, which no cell
    can be, are counted as lost.
    """
    cells = {}
    for key, value in card.items():
        texts = {key: value}
        if key in _TEXTS and isinstance(value, dict):
            texts = {f"{_TEXTS[key]}.{code}": text for code, text in value.items()}
        elif key == _DERIVED:
            continue
        for column, text in texts.items():
            if isinstance(text, (dict, list)) or column in cells:
                add_count(lost, column, leaves(text))
            else:
                cells[column] = _text(text)
    return {column: text for column, text in cells.items() if text}


def _count_foreign(data: dict[str, Any], lost: dict[str, int]) -> None:
    """Count what stands above the cards and has no place in a deck.toml."""
    for key, value in data.items():
        if key not in _HEAD and not key.startswith("x-"):
            add_count(lost, key, leaves(value))
    themes = data.get("themes")
    for theme in themes.values() if isinstance(themes, dict) else ():
        for key, value in theme.items() if isinstance(theme, dict) else ():
            if key not in _Theme.__struct_fields__ and not key.startswith("x-"):
                add_count(lost, f"themes.{key}", leaves(value))


def _columns(languages: object, cells: list[dict[str, str]]) -> tuple[tuple[str, ...], list[str]]:
    """The columns of these cards in their usual order, and the names that are none."""
    seen = dict.fromkeys(column for card in cells for column in card)
    codes = dict.fromkeys(code for code in languages if isinstance(code, str)) if isinstance(languages, list) else {}
    for column in seen:
        kind, dot, code = column.partition(".")
        if dot and kind in _TEXTS.values():
            codes.setdefault(code)
    own = [column for column in seen if column.startswith("x-")]
    columns = columns_of_deck([code for code in codes if LANGUAGE.fullmatch(code)], own)[:MAX_COLUMNS]
    return tuple(columns), [column for column in seen if column not in columns]


def _text(value: object) -> str:
    if value is None or isinstance(value, (dict, list)):
        return ""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text.strip()[: MAX_CELL + 1]


def _manifest(data: dict[str, Any]) -> str:
    head = msgspec.convert(data, _Head)
    themes = {
        name: Theme(
            id=name, titles=theme.titles, colour=theme.colour, icon=theme.icon, extra=_own(data["themes"][name])
        )
        for name, theme in head.themes.items()
    }
    fields = {name: getattr(head, name) for name in _Head.__struct_fields__ if name != "themes"}
    return manifest_text(Deck(**fields, themes=themes, cards=(), extra=_own(data)))


def _own(table: dict[str, Any]) -> dict[str, object]:
    """What the maker added, without what TOML cannot say."""
    return {key: value for key, value in table.items() if key.startswith("x-") and value is not None}
