"""Events that are no list of objects, made into one: pairs of title and date, events by date, tables by row or column.

Knows no file format, and not which of several lists is meant. Nothing of what it takes is left out: a row that does
not fit its table becomes a `Misfit`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from kronika.decks.importing.columns import own_column
from kronika.decks.importing.dating import is_readable
from kronika.decks.importing.flattening import fresh_name
from kronika.decks.importing.guessing import names_events
from kronika.decks.importing.headers import columns_of
from kronika.decks.importing.source import MAX_COLUMNS
from kronika.decks.importing.vocabulary import ASKED, PART_OF_A_DATE, ROLE_OF, simple

__all__ = ["PROBED", "Misfit", "are_dates", "by_column", "by_date", "by_key", "from_table", "pairs", "pairs_of_objects"]

PROBED: Final = 20
"""How many entries or keys are looked at to know what all are."""


class Misfit(msgspec.Struct, frozen=True):
    """An entry that cannot be read, and the reason."""

    reason: str


def pairs(data: dict[str, Any]) -> list[Any]:
    """{"Telephone": 1876, …} or {"1876": "Telephone", …} as a list of events; nothing where it is neither, or where
    the names are rather those of columns.
    """
    return [] if _are_columns([*data]) else _pairs(data)


def pairs_of_objects(data: list[Any]) -> list[Any]:
    """[{"Telephone": 1876}, …] as a list of events. Where one name stands over and over, it is that of a column."""
    if not data or not all(isinstance(entry, dict) and len(entry) == 1 for entry in data):
        return []
    names = Counter(next(iter(entry)) for entry in data)
    has_dates = are_dates([*names])
    if _are_columns([*names]) or (len(names) < len(data) and not has_dates):
        return []
    joined = [pair for entry in data for pair in _pairs(entry)]
    return joined if len(joined) == len(data) else []


def by_key(data: dict[str, Any], names: tuple[str, ...]) -> list[Any]:
    """{"k1": {…}, …} as a list of objects, the key under the first of these names that none of them has itself."""
    name = fresh_name(names, data.values())
    return [{name: key, **value} for key, value in data.items()]


def by_date(data: dict[str, Any]) -> list[Any]:
    """{"1876": ["Telephone", …], …}: one event for each text or object in the lists, where all keys are dates."""
    if len(data) < 2 or not all(isinstance(value, list) for value in data.values()) or not are_dates([*data]):
        return []
    entries = [(key, entry) for key, value in data.items() for entry in value]
    if not entries or not all(isinstance(entry, (str, dict)) for _, entry in entries):
        return []
    name = fresh_name(("date", "year", "key"), [entry for _, entry in entries if isinstance(entry, dict)])
    return [{name: key, **(entry if isinstance(entry, dict) else {"title": entry})} for key, entry in entries]


def by_column(data: dict[str, Any]) -> tuple[list[Any], tuple[Any, ...]]:
    """{"year": […], "title": […]}, or pandas' {"columns": […], "data": [[…], …]}, as a list of objects, and the lists
    that it was made of; nothing where it is neither.
    """
    names, body = data.get("columns"), data.get("data") or data.get("rows") or data.get("values")
    if (
        isinstance(names, list)
        and isinstance(body, list)
        and sum(isinstance(row, list) for row in body) * 2 > len(body)
    ):
        return _as_objects(columns_of(map(_name, names), 0), body), (names, body)
    columns = {key: value for key, value in data.items() if isinstance(value, (list, dict))}
    lists = {key: [*value.values()] if isinstance(value, dict) else value for key, value in columns.items()}
    if len(lists) < 2 or len({len(value) for value in lists.values()}) != 1 or not names_events(lists):
        return [], ()
    if any(isinstance(entry, (dict, list)) for value in lists.values() for entry in value[:PROBED]):
        return [], ()
    if indexed := [value for value in columns.values() if isinstance(value, dict)]:
        # pandas names the rows: {"year": {"0": …}, "title": {"0": …}}.
        index = [*indexed[0]]
        if any(value.keys() != indexed[0].keys() for value in indexed):
            return [], ()
        lists |= {key: [value[row] for row in index] for key, value in columns.items() if isinstance(value, dict)}
        if not all(row.isdecimal() for row in index):
            lists = {fresh_name(("key",), [lists]): index, **lists}
    return [dict(zip(lists, row, strict=True)) for row in zip(*lists.values(), strict=True)], tuple(columns.values())


def from_table(data: list[Any]) -> list[Any]:
    """[["year", "title"], [1876, "Telephone"], …] as a list of objects; without names the columns are numbered."""
    first = [_name(cell) for cell in data[0]] if isinstance(data[0], list) else []
    has_names = names_events(dict.fromkeys(first)) and not any(map(is_readable, first))
    width = max(len(row) for row in data if isinstance(row, list))
    names = columns_of(first if has_names else (), min(width, MAX_COLUMNS))
    return _as_objects(names, data[1:] if has_names else data)


def are_dates(keys: list[str]) -> bool:
    """Whether nearly all of these names are dates."""
    return sum(is_readable(key) for key in keys[:PROBED]) * 5 >= len(keys[:PROBED]) * 4


def _pairs(data: dict[str, Any]) -> list[Any]:
    if not all(isinstance(value, (str, int, float)) for value in data.values()):
        return []
    values = sum(is_readable(str(value)) for value in data.values())
    keys = sum(is_readable(key) for key in data)
    if max(values, keys) * 2 <= len(data):
        return []
    first, second = ("title", "date") if values >= keys else ("date", "title")
    return [{first: key, second: value} for key, value in data.items()]


def _as_objects(names: tuple[str, ...], body: list[Any]) -> list[Any]:
    return [_as_object(names, row) if isinstance(row, list) else row for row in body]


def _as_object(names: tuple[str, ...], row: list[Any]) -> dict[str, Any] | Misfit:
    if any(cell is not None and cell != "" for cell in row[len(names) :]):
        return Misfit(f"{len(row)} cells, but {len(names)} columns")
    return dict(zip(names, row, strict=False))


def _are_columns(names: list[str]) -> bool:
    """Whether half of these names or more are such as columns have, and not such as events have."""
    known = [name for name in names if _is_column(name)]
    return len(known) * 2 >= len(names) > 0


def _is_column(name: str) -> bool:
    key = simple(name)
    return key in ROLE_OF or key in ASKED or key in PART_OF_A_DATE or own_column(name)


def _name(cell: Any) -> str:
    return "" if cell is None else str(cell)[:200]
