"""JSON and JSON lines, as tables.

Does not know what the columns mean, nor which of several lists holds the events. In JSON lines an entry is counted by
its line. Files are held as a whole, so both their length and the number of their values have a limit.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from kronika.decks.findings import tame
from kronika.decks.importing.exported import is_exported, read_exported
from kronika.decks.importing.lists import flat, table_of
from kronika.decks.importing.source import (
    MAX_CELL,
    MAX_COLUMNS,
    MAX_NESTED_BYTES,
    MAX_NESTED_VALUES,
    MAX_ROWS,
    Row,
    Source,
)
from kronika.decks.importing.text import LONGEST_LINE, TextFile
from kronika.errors import DeckError

__all__ = ["is_json_lines", "read_json", "read_json_lines", "refuse_long", "too_deep"]

_SAID: Final = 5


def read_json(text: TextFile, name: str, wanted: str | None = None) -> Source:
    """The events of a JSON file, or of its list `wanted` alone; DeckError where it is none or holds no events."""
    refuse_long(text.path, MAX_NESTED_BYTES)
    whole = text.whole()
    if whole.count(",") + whole.count("[") + whole.count("{") > MAX_NESTED_VALUES:
        raise DeckError(
            "deck.limit", f"more than {MAX_NESTED_VALUES:,} values", file=name, remedy="save it as CSV or split it"
        )
    twice: dict[str, None] = {}
    try:
        data = _loaded(whole, twice)
    except json.JSONDecodeError as error:
        raise DeckError(
            "deck.syntax", f"not JSON: {error.msg}", file=name, row=error.lineno, remedy="a comma or a bracket is amiss"
        ) from None
    except RecursionError:
        raise too_deep(name) from None
    if wanted is None and is_exported(data):
        return read_exported(whole, name, text.encoding)
    return table_of(data, name, "JSON", text.encoding, wanted, _said_twice(twice))


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

    def objects() -> Iterator[tuple[int, dict[str, str] | str]]:
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
                entry = _loaded(bare, {})
            except (json.JSONDecodeError, RecursionError) as error:
                yield number, f"not JSON: {getattr(error, 'msg', 'lists too deep')}"
                continue
            yield number, flat(entry) if isinstance(entry, dict) else "no JSON object"

    columns: dict[str, None] = {}
    for _, entry in objects():
        if isinstance(entry, dict) and len(columns) < MAX_COLUMNS:
            columns |= dict.fromkeys(entry)
    names = tuple([*columns][:MAX_COLUMNS])

    def rows() -> Iterator[Row]:
        for number, entry in objects():
            if isinstance(entry, str):
                yield Row(number, ("",) * len(names), entry)
            else:
                cells = tuple([entry.get(column, "") for column in names])
                is_long = any(len(cell) > MAX_CELL for cell in cells)
                yield Row(number, cells, f"a text of more than {MAX_CELL:,} characters" if is_long else None)

    return Source(name=name, form="JSON lines", encoding=text.encoding, unit="line", columns=names, rows=rows)


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


def _loaded(text: str, twice: dict[str, None]) -> Any:
    def whole(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            counts = Counter(key for key, _ in pairs)
            twice.update(dict.fromkeys(islice((key for key, n in counts.items() if n > 1), _SAID - len(twice))))
        return found

    return json.loads(
        text, object_pairs_hook=whole, parse_int=_number, parse_float=_fraction, parse_constant=str
    )  # fmt: skip


def _said_twice(twice: dict[str, None]) -> tuple[str, ...]:
    if not twice:
        return ()
    return (
        f"a name stands twice in one object, and only the last counts: {', '.join(tame(key, 40) for key in twice)}",
    )


def _bare(line: str) -> str:
    return line.strip().lstrip("\ufeff").rstrip(",").strip()


def _number(digits: str) -> int | str:
    # A number of a million digits is a text like any other, and no year.
    return int(digits) if len(digits) <= 18 else digits[: MAX_CELL + 1]


def _fraction(digits: str) -> str:
    whole, point, rest = digits.partition(".")
    return whole if point and rest.strip("0") == "" else digits[: MAX_CELL + 1]
