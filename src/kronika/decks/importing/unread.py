"""What stands in nested data beside the lists of events, told in notes by place and number.

Does not know what an event is, nor what became of the entries that were taken.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final

from kronika.decks.findings import tame
from kronika.decks.importing.flattening import add_count, leaves, told

__all__ = ["DEEPEST", "NAMING", "name_of", "unread"]

DEEPEST: Final = 40
"""So many lists and objects in each other are looked into."""
NAMING: Final = ("name", "title", "id")
"""Keys under which an object says what it is called, the surest first."""
_TOLD: Final = 8


def unread(data: Any, taken: Iterable[Any], names: Collection[str]) -> tuple[str, ...]:
    """Notes about all that stands in the data and in none of the lists and objects `taken`. `names` of lists that are
    read with their events count as read.
    """
    ids = {id(each) for each in taken}
    above: set[int] = set()
    _find_above(data, ids, above, 0)
    lists: dict[str, int] = {}
    beside: dict[str, int] = {}
    deep: dict[str, int] = {}
    stack: list[tuple[Any, str, str, int]] = [(data, "", "", 0)]
    while stack:
        value, path, name, depth = stack.pop()
        if id(value) in ids:
            continue
        if not isinstance(value, (dict, list)):
            add_count(beside, path, leaves(value))
        elif depth > DEEPEST:
            add_count(deep, path, leaves(value))
        elif isinstance(value, list) and id(value) not in above and any(isinstance(each, dict) for each in value):
            # A list and what is in its entries are one thing.
            add_count(lists, name or "…", len(value))
        else:
            stack += [
                (each, f"{path}.{key}"[-200:].lstrip(".") if key else path, key or name_of(each) or name, depth + 1)
                for key, each in reversed([*_parts(value)])
                if not (key in NAMING and isinstance(each, str) and each in names)
            ]
    notes = []
    if lists:
        shown = ", ".join(f"{tame(name, 40)} ({size:,})" for name, size in [*lists.items()][:_TOLD])
        others = f" and {len(lists) - _TOLD} others" if len(lists) > _TOLD else ""
        notes.append(f"not read, since no title and date were found in them: {shown}{others}")
    if beside:
        notes.append(f"not read, since it stands beside the events: {told(beside)}")
    if deep:
        notes.append(f"not read, since it lies more than {DEEPEST} deep: {told(deep)}")
    return tuple(notes)


def name_of(entry: Any) -> str:
    """What an object calls itself; '' where it does not."""
    if isinstance(entry, dict):
        for key in NAMING:
            if isinstance(text := entry.get(key), str):
                return text
    return ""


def _find_above(value: Any, ids: set[int], above: set[int], depth: int) -> bool:
    """Put the lists and objects that have one of these somewhere in them into `above`; whether this one has."""
    if id(value) in ids:
        return True
    if not isinstance(value, (dict, list)) or depth > DEEPEST:
        return False
    # Every part has to be looked into: more than one may have some.
    below = [_find_above(each, ids, above, depth + 1) for _, each in _parts(value)]
    if any(below):
        above.add(id(value))
    return any(below)


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list):
        yield from (("", each) for each in value)
