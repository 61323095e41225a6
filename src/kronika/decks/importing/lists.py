"""Where in nested data the events are: lists of objects, objects by name, pairs of title and date, tables.

Knows no file format. Of several lists those with events are taken, each with the name under which it stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from kronika.decks.findings import tame
from kronika.decks.importing.dating import is_readable
from kronika.decks.importing.guessing import names_events
from kronika.decks.importing.source import MAX_CELL, MAX_COLUMNS, MAX_ROWS, Row, Source
from kronika.decks.importing.wikidata import bindings_of, items_of, time_value
from kronika.errors import DeckError

__all__ = ["DEEPEST", "flat", "table_of"]

DEEPEST: Final = 40
_FLAT: Final = 3
_PROBED: Final = 20
_PLAIN: Final = frozenset({"cards", "items", "events", "entries", "data", "list", "questions", "records", "features"})
_Group = tuple[str, list[Any]]


def table_of(
    data: Any, name: str, form: str, encoding: str | None, wanted: str | None, notes: tuple[str, ...]
) -> Source:
    """The events in the data, or those of the list `wanted` alone. An entry is counted as it stands in its file.

    DeckError where there is no list of events, none of that name, or too many entries.
    """
    groups: list[_Group]
    if (bindings := bindings_of(data)) is not None:
        form, groups = "SPARQL results", [("", bindings)]
    elif (items := items_of(data)) is not None:
        form, groups = "Wikidata items", [("", items)]
    else:
        groups = _groups(data)
    if not groups:
        raise DeckError(
            "deck.missing", "no list of events", file=name,
            remedy='write a list of objects such as [{"title": "…", "date": "1876"}]',
        )  # fmt: skip
    if wanted is not None:
        chosen = [group for group in groups if group[0] == wanted]
        if not chosen:
            raise DeckError("deck.missing", f"no list {wanted!r}", file=name, remedy=f"there are {_listed(groups)}")
        groups = chosen
    if sum(len(entries) for _, entries in groups) > MAX_ROWS:
        raise DeckError("deck.limit", f"more than {MAX_ROWS:,} entries", file=name, remedy="split the file")
    columns = _columns(groups)
    grouping = next(key for key in ("group", "list", "group of the file") if key not in columns)
    is_grouped = len(groups) > 1
    named = (*columns, grouping) if is_grouped else columns

    def rows() -> Iterator[Row]:
        number = 0
        for group, entries in groups:
            for entry in entries:
                number += 1
                if not isinstance(entry, dict):
                    yield Row(number, ("",) * len(named), f"no object with a title and a date, but {_shown(entry)}")
                    continue
                cells = flat(entry)
                found = tuple([cells.get(column, "") for column in columns])
                yield Row(number, (*found, group) if is_grouped else found, _too_long(found))

    if wanted is None and (others := _unread(data, groups)):
        notes = (f"not read, since no title and date were found in them: {others}", *notes)
    if is_grouped:
        read = f"{len(groups)} lists were read as one (choose one with --sheet): {_listed(groups)}"
        notes = (read, *notes)
    return Source(name=name, form=form, encoding=encoding, unit="entry", columns=named, rows=rows, notes=notes)


def _unread(data: Any, groups: list[_Group]) -> str:
    """The lists of objects that are not among the groups, by name and size; '' where all are, or where the groups were
    put together from something else than lists.
    """
    taken = {id(entries) for _, entries in groups}
    met: set[int] = set()
    found: list[str] = []

    def has_taken(value: Any, name: str, depth: int) -> bool:
        if isinstance(value, list):
            if id(value) in taken:
                met.add(id(value))
                return True
            before = len(found)
            below = [has_taken(each, _name_of(each) or name, depth + 1) for each in value] if depth < DEEPEST else []
            if any(below):
                return True
            if any(isinstance(each, dict) for each in value):
                # A list and what is in its entries are one thing.
                found[before:] = [f"{tame(name, 40) or '…'} ({len(value):,})"]
        elif isinstance(value, dict) and depth < DEEPEST:
            below = [has_taken(each, key, depth + 1) for key, each in value.items()]
            return any(below)
        return False

    has_taken(data, "", 0)
    if met != taken or not found:
        return ""
    return ", ".join(found[:8]) + (f" and {len(found) - 8} others" if len(found) > 8 else "")


def flat(entry: Mapping[str, Any], prefix: str = "", depth: int = 0) -> dict[str, str]:
    """The entry as cells by column: what lies deeper gets a name with dots, lists of plain values become one text."""
    cells: dict[str, str] = {}
    for key, value in entry.items():
        name = f"{prefix}{key}"[:200]
        if isinstance(value, dict):
            if (time := time_value(value)) is not None:
                cells[name] = time[: MAX_CELL + 1]
            elif depth < _FLAT:
                cells.update(flat(value, f"{name}.", depth + 1))
        elif isinstance(value, list):
            plain = [_text(part) for part in value if not isinstance(part, (dict, list))]
            cells[name] = ", ".join(part for part in plain if part)[: MAX_CELL + 1]
        else:
            cells[name] = _text(value)
        if len(cells) > MAX_COLUMNS:
            break
    return cells


def _too_long(cells: tuple[str, ...]) -> str | None:
    is_long = any(len(cell) > MAX_CELL for cell in cells)
    return f"a text of more than {MAX_CELL:,} characters" if is_long else None


def _columns(groups: list[_Group]) -> tuple[str, ...]:
    names: dict[str, None] = {}
    known: set[tuple[str, ...]] = set()
    for _, entries in groups:
        for entry in entries:
            # Most entries have the same keys; only those of a new kind are looked into.
            if isinstance(entry, dict) and (keys := tuple(_kinds(entry))) not in known and len(names) < MAX_COLUMNS:
                if len(known) < 10_000:
                    known.add(keys)
                names |= dict.fromkeys(flat(entry))
    return tuple([*names][:MAX_COLUMNS])


def _kinds(entry: Mapping[str, Any], depth: int = 0) -> list[str]:
    kinds = []
    for key, value in entry.items():
        kinds.append(key)
        if isinstance(value, dict) and depth < _FLAT:
            kinds += ["{", *_kinds(value, depth + 1), "}"]
    return kinds


def _listed(groups: list[_Group]) -> str:
    names = [tame(group, 40) or "…" for group, _ in groups]
    return ", ".join(names[:8]) + (" and others" if len(names) > 8 else "")


def _has_events(entries: list[Any]) -> bool:
    return any(names_events(flat(entry)) for entry in entries[:_PROBED] if isinstance(entry, dict))


def _groups(data: Any, name: str = "", depth: int = 0) -> list[_Group]:
    """The lists of events in the data, each with the name under which it stands."""
    if depth > DEEPEST:
        return []
    if isinstance(data, list):
        return _in_list(data, name, depth)
    return _in_object(data, name, depth) if isinstance(data, dict) else []


def _in_list(data: list[Any], name: str, depth: int) -> list[_Group]:
    objects = [entry for entry in data if isinstance(entry, dict)]
    if _has_events(objects):
        return [(name, data)]
    found = [
        group
        for entry in data
        if isinstance(entry, (dict, list))
        for group in _groups(entry, _name_of(entry) or name, depth + 1)
    ]
    tables = [entry for entry in data if isinstance(entry, list) and len(entry) >= 2]
    if not found and tables and len(tables) * 2 > len(data):
        return [(name, _from_table(data))]
    # Objects of one pair each: [{"Telephone": 1876}, …]
    if objects and len(objects) == len(data) and all(len(entry) == 1 for entry in objects):
        joined = [pair for entry in objects for pair in _pairs(entry)]
        if len(joined) == len(data):
            return [(name, joined)]
    return found or ([(name, data)] if objects else [])


def _in_object(data: dict[str, Any], name: str, depth: int) -> list[_Group]:
    values = [*data.values()]
    if values and all(isinstance(value, dict) for value in values):
        if _has_events(values):
            return [(name, [{"key": key, **value} for key, value in data.items()])]
        if _are_dates([*data]):
            return [(name, [{"date": key, **value} for key, value in data.items()])]
    if entries := _by_date(data) or _by_column(data):
        return [(name, entries)]
    # A list that is just called "cards" has the name of what it belongs to.
    own = _name_of(data) or name
    found = [
        group
        for key, value in data.items()
        for group in _groups(value, own if own and key.casefold() in _PLAIN else key, depth + 1)
    ]
    if with_events := [group for group in found if _has_events(group[1])]:
        return with_events
    if _has_events([data]):
        return [(name, [data])]
    # {"Telephone": 1876} at the top; deeper it is an object with other things in it.
    if depth == 0 and (entries := _pairs(data)):
        return [(name, entries)]
    return found


def _pairs(data: dict[str, Any]) -> list[dict[str, Any]]:
    """{"Telephone": 1876, …} or {"1876": "Telephone", …} as a list of events; nothing where it is neither."""
    if not all(isinstance(value, (str, int, float)) for value in data.values()):
        return []
    values = sum(is_readable(str(value)) for value in data.values())
    keys = sum(is_readable(key) for key in data)
    if max(values, keys) * 2 <= len(data):
        return []
    first, second = ("title", "date") if values >= keys else ("date", "title")
    return [{first: key, second: value} for key, value in data.items()]


def _by_date(data: dict[str, Any]) -> list[dict[str, Any]]:
    """{"1876": ["Telephone", …], …}: one event for each text or object in the lists, where all keys are dates."""
    if len(data) < 2 or not all(isinstance(value, list) for value in data.values()) or not _are_dates([*data]):
        return []
    entries = [(key, entry) for key, value in data.items() for entry in value]
    if not entries or not all(isinstance(entry, (str, dict)) for _, entry in entries):
        return []
    return [{"date": key, **(entry if isinstance(entry, dict) else {"title": entry})} for key, entry in entries]


def _by_column(data: dict[str, Any]) -> list[dict[str, Any]]:
    """{"year": […], "title": […]}, or pandas' {"columns": […], "data": [[…], …]}, as a list of objects."""
    names, body = data.get("columns"), data.get("data") or data.get("rows")
    if isinstance(names, list) and isinstance(body, list) and body and all(isinstance(row, list) for row in body):
        return [dict(zip(map(str, names), row, strict=False)) for row in body]
    lists = {key: [*value.values()] if isinstance(value, dict) else value for key, value in data.items()}
    lists = {key: value for key, value in lists.items() if isinstance(value, list)}
    lengths = {len(value) for value in lists.values()}
    if len(lists) < 2 or len(lengths) != 1 or not names_events(lists):
        return []
    if any(isinstance(entry, (dict, list)) for value in lists.values() for entry in value[:_PROBED]):
        return []
    return [dict(zip(lists, row, strict=True)) for row in zip(*lists.values(), strict=True)]


def _from_table(data: list[Any]) -> list[Any]:
    """[["year", "title"], [1876, "Telephone"], …] as a list of objects; without names the columns are numbered."""
    first = [str(cell) for cell in data[0]] if isinstance(data[0], list) else []
    has_names = names_events(dict.fromkeys(first)) and not any(map(is_readable, first))
    width = max(len(row) for row in data if isinstance(row, list))
    names = first if has_names else []
    names += [f"column {place}" for place in range(len(names) + 1, min(width, MAX_COLUMNS) + 1)]
    body = data[1:] if has_names else data
    return [dict(zip(names, row, strict=False)) if isinstance(row, list) else row for row in body]


def _are_dates(keys: list[str]) -> bool:
    return sum(is_readable(key) for key in keys[:_PROBED]) * 5 >= len(keys[:_PROBED]) * 4


def _name_of(entry: Any) -> str:
    if isinstance(entry, dict):
        for key in ("name", "title", "id"):
            if isinstance(text := entry.get(key), str):
                return text
    return ""


def _shown(entry: Any) -> str:
    return "a list" if isinstance(entry, list) else tame(str(entry), 40)


def _text(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value).strip()[: MAX_CELL + 1]
