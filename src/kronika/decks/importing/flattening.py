"""An entry of nested data as cells by column, and what of all entries finds no column.

Knows no file format and not what the columns mean. What finds no column is told in notes, by place and number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from kronika.decks.findings import tame
from kronika.decks.importing.source import MAX_CELL, MAX_COLUMNS
from kronika.decks.importing.wikidata import TIME_PARTS, time_value

__all__ = ["add_count", "first_columns", "flat", "fresh_name", "leaves", "survey", "told"]

_FLAT: Final = 3
_TOLD: Final = 8
_MOST_NAMES: Final = 100_000
"""Of columns that are counted, and of places that are told apart; neither may fill the memory."""
_MOST_KINDS: Final = 10_000


def flat(entry: Mapping[str, Any], most: int | None = None) -> dict[str, str]:
    """The entry as cells by column: what lies deeper gets a name with dots, lists of plain values become one text.
    With `most`, no more than so many cells and one.
    """
    cells: dict[str, str] = {}
    _flatten(entry, "", 0, cells, most)
    return cells


def survey(entries: Iterable[Mapping[str, Any]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The columns of these entries, at most `MAX_COLUMNS`, and notes about what has no place in them."""
    names: dict[str, None] = {}
    known: set[tuple[str, ...]] = set()
    deep: dict[str, int] = {}
    for entry in entries:
        _count_deep(entry, "", 0, deep)
        # Most entries have the same keys; only those of a new kind are looked into.
        if len(names) <= _MOST_NAMES and (kinds := tuple(_kinds(entry))) not in known:
            if len(known) < _MOST_KINDS:
                known.add(kinds)
            names |= dict.fromkeys(flat(entry))
    columns, notes = first_columns(names)
    if deep:
        notes = (*notes, f"not read, since it lies too deep in its entry: {told(deep)}")
    return columns, notes


def first_columns(names: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """As many of these columns as can be read, and a note about the others, if there are any."""
    listed = [*names]
    columns, others = tuple(listed[:MAX_COLUMNS]), listed[MAX_COLUMNS:]
    if not others:
        return columns, ()
    number = f"more than {_MOST_NAMES:,}" if len(listed) > _MOST_NAMES else f"{len(others):,}"
    shown = ", ".join(tame(name, 40) for name in others[:_TOLD]) + (", …" if len(others) > _TOLD else "")
    many = "column" if len(others) == 1 else "columns"
    return columns, (f"not read: {number} {many} beyond the first {MAX_COLUMNS}: {shown}",)


def told(counts: Mapping[str, int]) -> str:
    """Numbers of values by place, as a note says them: the first few, and how many there are elsewhere."""
    shown = [
        f"{tame(place, 60) or '…'} ({number:,} value{'s' * (number != 1)})"
        for place, number in [*counts.items()][:_TOLD]
    ]
    others = sum([*counts.values()][_TOLD:])
    return ", ".join(shown) + (f" and {others:,} value{'s' * (others != 1)} elsewhere" if others else "")


def add_count(counts: dict[str, int], place: str, number: int) -> None:
    """Count so many values at this place, or under '' where there are too many places to be told apart."""
    if number:
        place = place if place in counts or len(counts) < _MOST_NAMES else ""
        counts[place] = counts.get(place, 0) + number


def leaves(value: Any) -> int:
    """How many plain values there are in this one, however deep; nothing (null, '') does not count."""
    number, left = 0, [value]
    while left:
        each = left.pop()
        if isinstance(each, dict):
            left.extend(each.values())
        elif isinstance(each, list):
            left.extend(each)
        else:
            number += each is not None and each != ""
    return number


def fresh_name(names: Iterable[str], taken: Iterable[Iterable[str]]) -> str:
    """The first of these names that is in none of those `taken`, or the last with marks behind it."""
    known = {name for each in taken for name in each}
    name = ""
    for name in names:
        if name not in known:
            return name
    while name in known:
        name += "'"
    return name


def _flatten(entry: Mapping[str, Any], prefix: str, depth: int, cells: dict[str, str], most: int | None) -> None:
    for key, value in entry.items():
        name = f"{prefix}{key}"[:200]
        if isinstance(value, dict):
            if (time := time_value(value)) is not None:
                _put(cells, name, time[: MAX_CELL + 1])
                value = _beside_time(value)
            if depth < _FLAT:
                _flatten(value, f"{name}.", depth + 1, cells, most)
        elif isinstance(value, list):
            plain = [_text(part) for part in value if not isinstance(part, (dict, list))]
            _put(cells, name, ", ".join(part for part in plain if part)[: MAX_CELL + 1])
        else:
            _put(cells, name, _text(value))
        if most is not None and len(cells) > most:
            break


def _put(cells: dict[str, str], name: str, text: str) -> None:
    # {"a.b": …, "a": {"b": …}} are two columns, and so are names that are alike in all that is kept of them.
    fresh, place = name, len(cells) + 1
    while fresh in cells:
        fresh, place = f"{name} {place}", place + 1
    cells[fresh] = text


def _count_deep(entry: Mapping[str, Any], prefix: str, depth: int, deep: dict[str, int]) -> None:
    """Count what `flat` passes over: objects and lists in lists, and objects in too many others."""
    for key, value in entry.items():
        if isinstance(value, list):
            for part in value:
                if isinstance(part, (dict, list)):
                    add_count(deep, f"{prefix}{key}", leaves(part))
        elif isinstance(value, dict):
            below = value if time_value(value) is None else _beside_time(value)
            if depth < _FLAT:
                _count_deep(below, f"{prefix}{key}.", depth + 1, deep)
            else:
                add_count(deep, f"{prefix}{key}", leaves(below))


def _beside_time(value: Mapping[str, Any]) -> dict[str, Any]:
    return {key: part for key, part in value.items() if key not in TIME_PARTS}


def _kinds(entry: Mapping[str, Any], depth: int = 0) -> list[str]:
    kinds = []
    for key, value in entry.items():
        kinds.append(key)
        if isinstance(value, dict) and depth < _FLAT:
            kinds += ["{" if time_value(value) is None else "{time", *_kinds(value, depth + 1), "}"]
    return kinds


def _text(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value).strip()[: MAX_CELL + 1]
