"""Where in nested data the events are: lists of objects, objects by name, and other shapes that can be made into lists.

Knows no file format. Of several lists those with events are taken, each with the name under which it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from kronika.decks.findings import tame
from kronika.decks.importing.flattening import flat, fresh_name, survey
from kronika.decks.importing.guessing import names_events
from kronika.decks.importing.looks import are_years
from kronika.decks.importing.shapes import (
    PROBED,
    Misfit,
    are_dates,
    by_column,
    by_date,
    by_key,
    from_table,
    pairs,
    pairs_of_objects,
)
from kronika.decks.importing.source import MAX_CELL, MAX_COLUMNS, MAX_ROWS, Row, Source
from kronika.decks.importing.unread import DEEPEST, name_of, unread
from kronika.decks.importing.wikidata import bindings_of, items_of
from kronika.errors import DeckError

__all__ = ["table_of", "too_long"]

_PLAIN: Final = frozenset({"cards", "items", "events", "entries", "data", "list", "questions", "records", "features"})
_ITEMS_ALONE: Final = "of each item its first label, its description and its first date are read, and nothing else"


class _Group(NamedTuple):
    """A list of entries, the name under which it stands, and what in the data it was made of. `is_guess` where the
    entries are events only if nothing else is.
    """

    name: str
    entries: list[Any]
    taken: tuple[Any, ...]
    is_guess: bool = False


def table_of(
    data: Any, name: str, form: str, encoding: str | None, wanted: str | None, notes: tuple[str, ...]
) -> Source:
    """The events in the data, or those of the list `wanted` alone. An entry is counted as it stands in its file.

    DeckError where there is no list of events, none of that name, or too many entries.
    """
    groups: list[_Group]
    if (bindings := bindings_of(data)) is not None:
        # The head names the variables, which each binding names as well.
        form, groups = "SPARQL results", [_Group("", bindings, (data["results"]["bindings"], data.get("head")))]
    elif (items := items_of(data)) is not None:
        form, groups, notes = "Wikidata items", [_Group("", items, (data,))], (_ITEMS_ALONE, *notes)
    else:
        groups = _groups(data)
    if not groups:
        raise DeckError(
            "deck.missing", "no list of events", file=name,
            remedy='write a list of objects such as [{"title": "…", "date": "1876"}]',
        )  # fmt: skip
    if wanted is not None:
        chosen = [group for group in groups if group.name == wanted]
        if not chosen:
            raise DeckError("deck.missing", f"no list {wanted!r}", file=name, remedy=f"there are {_listed(groups)}")
        groups = chosen
    if sum(len(group.entries) for group in groups) > MAX_ROWS:
        raise DeckError("deck.limit", f"more than {MAX_ROWS:,} entries", file=name, remedy="split the file")
    columns, left_out = survey(entry for group in groups for entry in group.entries if isinstance(entry, dict))
    is_grouped = len(groups) > 1
    named = (*columns, fresh_name(("group", "list", "group of the file"), [columns])) if is_grouped else columns

    def rows() -> Iterator[Row]:
        number = 0
        for group in groups:
            for entry in group.entries:
                number += 1
                if not isinstance(entry, dict):
                    yield Row(number, ("",) * len(named), _misfit(entry))
                    continue
                cells = flat(entry)
                found = tuple([cells.get(column, "") for column in columns])
                yield Row(number, (*found, group.name) if is_grouped else found, too_long(found))

    notes = (*left_out, *notes)
    if wanted is None:
        read = {group.name for group in groups} if is_grouped else set()
        notes = (*unread(data, (each for group in groups for each in group.taken), read), *notes)
    if is_grouped:
        notes = (f"{len(groups)} lists were read as one (choose one with --sheet): {_listed(groups)}", *notes)
    return Source(name=name, form=form, encoding=encoding, unit="entry", columns=named, rows=rows, notes=notes)


def too_long(cells: tuple[str, ...]) -> str | None:
    """What is wrong with a row that has such a cell; None where none is too long."""
    is_long = any(len(cell) > MAX_CELL for cell in cells)
    return f"a text of more than {MAX_CELL:,} characters" if is_long else None


def _misfit(entry: Any) -> str:
    if isinstance(entry, Misfit):
        return entry.reason
    shown = "a list" if isinstance(entry, list) else tame(str(entry), 40)
    return f"no object with a title and a date, but {shown}"


def _listed(groups: list[_Group]) -> str:
    names = [tame(group.name, 40) or "…" for group in groups]
    return ", ".join(names[:8]) + (" and others" if len(names) > 8 else "")


def _has_events(entries: list[Any]) -> bool:
    return any(names_events(flat(entry, MAX_COLUMNS)) for entry in entries[:PROBED] if isinstance(entry, dict))


def _groups(data: Any, name: str = "", depth: int = 0) -> list[_Group]:
    """The lists of events in the data, each with the name under which it stands."""
    if depth > DEEPEST:
        return []
    if isinstance(data, list):
        return _surely(_in_list(data, name, depth))
    return _surely(_in_object(data, name, depth)) if isinstance(data, dict) else []


def _surely(groups: list[_Group]) -> list[_Group]:
    """Without the guesses, where there are lists that are sure to be of events."""
    return [group for group in groups if not group.is_guess] or groups


def _in_list(data: list[Any], name: str, depth: int) -> list[_Group]:
    objects = [entry for entry in data if isinstance(entry, dict)]
    if _has_events(objects):
        return [_Group(name, data, (data,))]
    found = [
        group
        for entry in data
        if isinstance(entry, (dict, list))
        for group in _groups(entry, name_of(entry) or name, depth + 1)
    ]
    tables = [entry for entry in data if isinstance(entry, list) and len(entry) >= 2]
    if not found and tables and len(tables) * 2 > len(data):
        return [_Group(name, from_table(data), (data,))]
    if joined := pairs_of_objects(data):
        # [{"points": 100}] may be anything.
        is_sure = len(joined) > 1 and are_years([str(pair["date"]) for pair in joined])
        return [_Group(name, joined, (data,), not is_sure)]
    return found or ([_Group(name, data, (data,))] if objects else [])


def _in_object(data: dict[str, Any], name: str, depth: int) -> list[_Group]:
    values = [*data.values()]
    if values and all(isinstance(value, dict) for value in values):
        if _has_events(values):
            return [_Group(name, by_key(data, ("key", "name of the entry")), (data,))]
        if are_dates([*data]):
            return [_Group(name, by_key(data, ("date", "key")), (data,))]
    if entries := by_date(data):
        return [_Group(name, entries, (data,))]
    entries, taken = by_column(data)
    if entries:
        return [_Group(name, entries, taken)]
    # A list that is just called "cards" has the name of what it belongs to.
    own = name_of(data) or name
    found = [
        group
        for key, value in data.items()
        for group in _groups(value, own if own and key.casefold() in _PLAIN else key, depth + 1)
    ]
    if with_events := [group for group in found if _has_events(group.entries)]:
        return with_events
    if _has_events([data]):
        return [_Group(name, [data], (data,))]
    # {"Telephone": 1876} at the top; deeper it is an object with other things in it.
    if depth == 0 and (entries := pairs(data)):
        return [_Group(name, entries, (data,))]
    return found
