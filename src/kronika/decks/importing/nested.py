"""JSON and JSON lines, as tables.

Does not know what the columns mean, nor which of several lists holds the events. In JSON lines an entry is counted by
its line. Files are held as a whole, so both their length and the number of their values have a limit.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from kronika.decks.findings import tame
from kronika.decks.importing.exported import is_exported, read_exported
from kronika.decks.importing.flattening import add_count, flat, leaves, survey
from kronika.decks.importing.lists import table_of, too_long
from kronika.decks.importing.source import MAX_CELL, MAX_NESTED_BYTES, MAX_NESTED_VALUES, MAX_ROWS, Row, Source
from kronika.decks.importing.text import LONGEST_LINE, TextFile
from kronika.errors import DeckError

__all__ = ["is_json_lines", "read_json", "read_json_lines", "refuse_long", "said_twice", "too_deep"]

_SAID: Final = 5


def read_json(text: TextFile, name: str, wanted: str | None = None) -> Source:
    """The events of a JSON file, or of its list `wanted` alone; DeckError where it is none or holds no events."""
    refuse_long(text.path, MAX_NESTED_BYTES)
    whole = text.whole()
    if whole.count(",") + whole.count("[") + whole.count("{") > MAX_NESTED_VALUES:
        raise DeckError(
            "deck.limit", f"more than {MAX_NESTED_VALUES:,} values", file=name, remedy="save it as CSV or split it"
        )
    twice: dict[str, int] = {}
    try:
        data = _loaded(whole, twice)
    except json.JSONDecodeError as error:
        raise DeckError(
            "deck.syntax", f"not JSON: {error.msg}", file=name, row=error.lineno, remedy="a comma or a bracket is amiss"
        ) from None
    except RecursionError:
        raise too_deep(name) from None
    if wanted is None and is_exported(data):
        return read_exported(whole, name, text.encoding, said_twice(twice))
    return table_of(data, name, "JSON", text.encoding, wanted, said_twice(twice))


def is_json_lines(sample: list[str]) -> bool:
    """Whether most of these lines are JSON objects, each by itself."""
    lines = [bare for line in sample if (bare := line.strip("\ufeff \t"))]
    objects = 0
    for line in lines:
        try:
            # A line of a list in JSON ends with a comma, and is none of these.
            objects += line[0] == "{" and isinstance(_loaded(line, {}), dict)
        except (json.JSONDecodeError, RecursionError):
            continue
    return len(lines) > 1 and objects * 2 > len(lines)


def read_json_lines(text: TextFile, name: str) -> Source:
    """The events of a file with one JSON object a line."""

    twice: dict[str, int] = {}

    def objects() -> Iterator[tuple[int, dict[str, Any] | str]]:
        for number, line in enumerate(text.lines(), 1):
            if number > MAX_ROWS:
                raise DeckError(
                    "deck.limit", f"more than {MAX_ROWS:,} lines", file=name, row=number, remedy="split the file"
                )
            if len(line) > LONGEST_LINE:
                yield number, f"a line of more than {LONGEST_LINE:,} characters"
                continue
            bare = _bare(line)
            if not bare:
                continue
            try:
                entry = _loaded(bare, twice)
            except (json.JSONDecodeError, RecursionError) as error:
                yield number, f"not JSON: {getattr(error, 'msg', 'lists too deep')}"
                continue
            yield number, entry if isinstance(entry, dict) else "no JSON object"

    names, notes = survey(entry for _, entry in objects() if isinstance(entry, dict))
    notes = (*notes, *said_twice(twice))

    def rows() -> Iterator[Row]:
        for number, entry in objects():
            if isinstance(entry, str):
                yield Row(number, ("",) * len(names), entry)
            else:
                found = flat(entry)
                cells = tuple([found.get(column, "") for column in names])
                yield Row(number, cells, too_long(cells))

    return Source(
        name=name, form="JSON lines", encoding=text.encoding, unit="line", columns=names, rows=rows, notes=notes
    )


def refuse_long(path: Path, most: int) -> None:
    """DeckError where the file has more than so many bytes."""
    size = path.stat().st_size
    if size > most:
        raise DeckError(
            "deck.limit", f"{size:,} bytes", file=path.name,
            remedy=f"at most {most // 2**20} MiB of this format; save it as CSV or split it",
        )  # fmt: skip


def too_deep(name: str) -> DeckError:
    """The error for lists in lists that go too deep."""
    return DeckError("deck.limit", "lists in lists, too deep to read", file=name, remedy="write a plain list")


def said_twice(twice: Mapping[str, int]) -> tuple[str, ...]:
    """A note about names that stand more than once in one object: how often too many, and the first of them."""
    if not twice:
        return ()
    number = sum(twice.values())
    shown = ", ".join(tame(key, 40) for key in [*twice][:_SAID]) + (", …" if len(twice) > _SAID else "")
    values = "1 value is" if number == 1 else f"{number:,} values are"
    return (f"a name stands twice in one object, and only the last counts: {shown} ({values} not read)",)


def _loaded(text: str, twice: dict[str, int]) -> Any:
    def whole(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            last: dict[str, Any] = {}
            for key, value in pairs:
                if key in last:
                    add_count(twice, key, leaves(last[key]))
                last[key] = value
        return found

    return json.loads(
        text, object_pairs_hook=whole, parse_int=_number, parse_float=_fraction, parse_constant=str
    )  # fmt: skip


def _bare(line: str) -> str:
    return line.strip().lstrip("\ufeff").rstrip(",").strip()


def _number(digits: str) -> int | str:
    # A number of a million digits is a text like any other, and no year.
    return int(digits) if len(digits) <= 18 else digits[: MAX_CELL + 1]


def _fraction(digits: str) -> str:
    whole, point, rest = digits.partition(".")
    return whole if point and rest.strip("0") == "" else digits[: MAX_CELL + 1]
