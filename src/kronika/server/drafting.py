"""A deck that somebody is making on this server: its rows as they stand, and what is wrong with them, beside the cell.

Knows decks and nothing of requests, rooms or files. A draft has no pictures of its own; icons are those that come with
the bundled decks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from kronika.decks.card_rows import read_cards
from kronika.decks.editing import new_card_id
from kronika.decks.findings import Findings
from kronika.decks.manifest import read_manifest
from kronika.decks.model import Deck, Theme
from kronika.decks.writing import columns_of_deck, manifest_text, sheet_text
from kronika.errors import DeckError

__all__ = [
    "MOST_CARDS",
    "CellError",
    "Draft",
    "DraftRow",
    "DraftView",
    "as_deck",
    "themes_from",
    "view_of_draft",
    "with_ids",
]

MOST_CARDS: Final = 5_000
"""Of a deck that is made here; as many as are printed in one go."""
_MOST_ERRORS: Final = 2_000
_CARD_ID: Final = re.compile(r"[a-z2-7]{6}")


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """`head` is the deck without its cards; its id is the one under which it will be played. `rows` have cells by
    column of cards.csv, `id` always among them. `version` is that of the last publication, 0 before the first.
    """

    id: str
    owner: str
    changed: float
    head: Deck
    rows: tuple[dict[str, str], ...]
    version: int = 0


class CellError(msgspec.Struct, frozen=True):
    """What is wrong, and what would be right. Without a column it is about the whole row, or the whole deck."""

    column: str | None
    code: str
    problem: str
    remedy: str


class DraftRow(msgspec.Struct, frozen=True):
    """A card to be: its cells, and what is wrong with them."""

    cells: dict[str, str]
    errors: tuple[CellError, ...]


class DraftView(msgspec.Struct, frozen=True, kw_only=True):
    """The draft as its owner sees it. `errors` are about the deck as a whole; `wrong` counts all of them, those in the
    rows included. `version` is that of the last publication under the id `deck`, 0 before the first; `changed` is a
    time in seconds since 1970, another one after each change.
    """

    draft: str
    deck: str
    version: int
    changed: float
    titles: dict[str, str]
    languages: tuple[str, ...]
    license: str
    authors: tuple[str, ...]
    themes: dict[str, str]
    columns: tuple[str, ...]
    rows: tuple[DraftRow, ...]
    errors: tuple[CellError, ...]
    wrong: int


def view_of_draft(draft: Draft) -> DraftView:
    """The draft with all that is wrong with it."""
    _, findings, numbers = _read(draft)
    by_row: dict[int, list[CellError]] = {}
    for error in findings.errors:
        place = numbers.get(error.row or 0, -1) if error.file == "cards.csv" else -1
        by_row.setdefault(place, []).append(_cell_error(error))
    head = draft.head
    return DraftView(
        draft=draft.id,
        deck=head.id,
        version=draft.version,
        changed=draft.changed,
        titles=head.titles,
        languages=head.languages,
        license=head.license,
        authors=head.authors,
        themes={id: head.text(theme.titles, None) or id for id, theme in head.themes.items()},
        columns=tuple(_columns(draft)),
        rows=tuple(DraftRow(cells, tuple(by_row.get(place, ()))) for place, cells in enumerate(draft.rows)),
        errors=tuple(by_row.get(-1, ())),
        wrong=findings.total,
    )


def as_deck(draft: Draft, version: int) -> tuple[Deck | None, str, str]:
    """The deck that the draft would be in this version, None where anything is wrong with it; and the texts of its
    deck.toml and cards.csv.
    """
    deck, findings, _ = _read(draft, version)
    manifest, sheet, _ = _texts(draft, version)
    return (None if findings.total else deck), manifest, sheet


def with_ids(rows: Sequence[Mapping[str, str]]) -> tuple[dict[str, str], ...]:
    """The rows that say anything, each with an id of its own: the one that it has, where that can be."""
    taken: set[str] = set()
    made = []
    for row in rows:
        cells = {column: text for column, text in row.items() if text}
        if not cells.keys() - {"id"}:
            continue
        own = cells.get("id", "")
        if not _CARD_ID.fullmatch(own) or own in taken:
            own = new_card_id(taken.__contains__)
        taken.add(own)
        made.append({**cells, "id": own})
    return tuple(made)


def themes_from(titles: Mapping[str, str], head: Deck) -> dict[str, Theme]:
    """The themes with these titles in the deck's first language; what else they have stays."""
    first = head.languages[0]
    return {
        id: msgspec.structs.replace(known, titles={**known.titles, first: title})
        if (known := head.themes.get(id))
        else Theme(id=id, titles={first: title})
        for id, title in titles.items()
    }


def _read(draft: Draft, version: int = 1) -> tuple[Deck, Findings, dict[int, int]]:
    manifest_toml, sheet, numbers = _texts(draft, version)
    findings = Findings(_MOST_ERRORS)
    manifest = read_manifest(manifest_toml.encode(), findings)
    cards = read_cards(sheet.encode("utf-8", "replace"), manifest, frozenset, findings)
    return msgspec.structs.replace(draft.head, version=version, cards=cards), findings, numbers


def _texts(draft: Draft, version: int) -> tuple[str, str, dict[int, int]]:
    """deck.toml, cards.csv in order of id, and for each row number there the place of the row in the draft."""
    order = sorted(range(len(draft.rows)), key=lambda place: draft.rows[place]["id"])
    sheet = sheet_text(_columns(draft), (draft.rows[place] for place in order))
    head = msgspec.structs.replace(draft.head, version=version)
    return manifest_text(head), sheet, dict(enumerate(order, 2))


def _columns(draft: Draft) -> list[str]:
    """The usual columns that are used, and behind them those that no deck has."""
    used = dict.fromkeys(column for row in draft.rows for column in row)
    languages = draft.head.languages
    needed = {"id", "date", f"title.{languages[0]}"} if languages else {"id", "date"}
    usual = columns_of_deck(languages, [column for column in used if column.startswith("x-")])
    known = [column for column in usual if column in used or column in needed]
    return [*known, *(column for column in used if column not in known)]


def _cell_error(error: DeckError) -> CellError:
    return CellError(error.column, error.code, error.problem, error.remedy)
