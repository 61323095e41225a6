"""Nothing that a file holds is passed over without a word: every value is in a row or told in a note."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.decks.importing import Fate, Importer, Row, Source, guess_columns, open_source
from kronika.errors import DeckError

_MARK = re.compile(r"zq\d+q|77\d{4}")
_KEYS = st.sampled_from(
    ["k1", "k2", "k3", "k1.k2", "tags", "links", "source", "id", "name", "note", "group", "key", "date", "time",
     "precision", "x-a", "x-title", "theme", "", "columns", "data", "end"]
)  # fmt: skip
_NOTHING: st.SearchStrategy[Any] = st.sampled_from([None, "", True, False, [], {}])
_LEAF = st.one_of(st.just("zq"), st.just(77), _NOTHING)
_ANY = st.recursive(
    _LEAF, lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(_KEYS, inner, max_size=3)), max_leaves=9
)
_EXTRA = st.dictionaries(_KEYS, _ANY, max_size=5)
_ENTRY = st.one_of(_EXTRA.map(lambda extra: {"title": "zq", "year": 1876, **extra}), _EXTRA, _ANY)
_PAIR = st.tuples(st.sampled_from(["Telephone", "Moon", "id", "Hastings", "points"]), st.sampled_from([1876, 1, 77]))
_ROW = st.lists(st.one_of(_LEAF, st.sampled_from([1876, 1969])), max_size=5)


def _by_key(entries: list[Any]) -> dict[str, Any]:
    return {f"e{n}": entry for n, entry in enumerate(entries)}


_SHAPE = st.one_of(
    st.lists(_ENTRY, min_size=1, max_size=4),
    st.lists(_ENTRY, min_size=1, max_size=4).map(_by_key),
    st.lists(_ENTRY, min_size=1, max_size=4).map(lambda entries: {"cards": entries}),
    st.builds(lambda rows: {"columns": ["year", "title", "k1"], "data": rows}, st.lists(_ROW, min_size=1, max_size=4)),
    st.lists(_ROW, max_size=4).map(lambda rows: [["year", "title"], *rows]),
    st.lists(_LEAF, min_size=2, max_size=2).map(lambda titles: {"year": [1876, 1969], "title": titles}),
    st.dictionaries(st.sampled_from(["1876", "1969", "44 BC"]), st.lists(st.just("zq"), max_size=3), min_size=2),
    st.lists(_PAIR.map(lambda pair: dict([pair])), min_size=1, max_size=4),
    st.lists(_ENTRY, max_size=3).map(lambda rows: {"head": {"vars": ["title"]}, "results": {"bindings": rows}}),
)


def _marked(data: Any, numbers: Iterator[int]) -> Any:
    """The data with each of its values unlike any other, so that it can be found again."""
    if isinstance(data, dict):
        return {key: _marked(value, numbers) for key, value in data.items()}
    if isinstance(data, list):
        return [_marked(value, numbers) for value in data]
    if data == "zq":
        return f"zq{next(numbers)}q"
    return 770_000 + next(numbers) if data == 77 else data


def _marks(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    """Each marked value, and the names and places on the way to it."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _marks(value, (*path, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from _marks(value, (*path, place))
    elif found := _MARK.fullmatch(str(data)):
        yield found[0], path


def _open(folder: Path, name: str, text: str) -> tuple[Source, list[Row]] | None:
    """The file as a table; None where it is refused as a whole, which is told."""
    (folder / name).write_text(text, "utf-8")
    try:
        source = open_source(folder / name)
        return source, [*source.rows()]
    except DeckError:
        return None


def _check_cards(source: Source, rows: list[Row]) -> None:
    """What stands in the columns that are used is in the cards, or a flag or a reason says that it is not."""
    columns = guess_columns(source)
    if columns.missing():
        return
    importer = Importer(source, columns, "en")
    fates: list[Fate] = [*importer.fates(iter(rows))]
    assert [fate.number for fate in fates] == [row.number for row in rows]
    used = columns.used()
    for fate, row in zip(fates, rows, strict=True):
        if fate.card is None:
            assert fate.reason
        elif not fate.card.flags:
            read = " ".join([*fate.card.cells.values(), *importer.themes.values()])
            cells = [cell for name, cell in zip(source.columns, row.cells, strict=True) if name in used]
            assert {mark for cell in cells for mark in _MARK.findall(cell)} <= {*_MARK.findall(read)}


def _is_told(path: tuple[str | int, ...], told: list[str]) -> bool:
    """Whether one of the places that are told is on the way to this value."""
    way = ".".join(key for key in path if key and isinstance(key, str))
    return any(f".{place}." in f".{way}." or (place == "…" and ("" in path or not way)) for place in told)


def _check(data: Any, source: Source, rows: list[Row]) -> None:
    assert all(len(row.cells) == len(source.columns) for row in rows)
    seen = {mark for row in rows for cell in row.cells for mark in _MARK.findall(cell)}
    seen |= {mark for row in rows for mark in _MARK.findall(row.wrong or "")}
    # Names of columns and of lists are shown as well.
    seen |= {mark for name in (*source.columns, *source.notes) for mark in _MARK.findall(name)}
    told = [name for note in source.notes if "not read" in note for name in re.findall(r"[\w. '…-]+(?= \()", note)]
    told = [re.sub(r"\.+", ".", name.strip().strip(".")) for name in told]
    lost = {mark: path for mark, path in _marks(data) if mark not in seen and not _is_told(path, told)}
    # An entry that is no object is refused, and its row is blank: it may have lost all that is in it.
    entries = {path[: next((n + 1 for n, key in enumerate(path) if isinstance(key, int)), 0)] for path in lost.values()}
    blank = sum(row.wrong is not None and not any(row.cells) for row in rows)
    elsewhere = sum(
        int(found) for found in re.findall(r"and (\d+) (?:values? elsewhere|others)", "\n".join(source.notes))
    )
    assert len(entries) <= blank + elsewhere, (lost, source.notes, source.columns, rows)


@settings(max_examples=settings().max_examples // 2)
@given(shape=_SHAPE, beside=st.one_of(st.just({}), st.dictionaries(_KEYS, _ANY, max_size=4)), yaml=st.booleans())
def test_every_value_of_nested_data(
    tmp_path_factory: pytest.TempPathFactory, shape: Any, beside: dict[str, Any], yaml: bool
) -> None:
    from yaml import safe_dump

    data = {**beside, "list": shape} if beside else shape
    data = _marked(data, iter(range(1000, 9999)))
    folder = tmp_path_factory.mktemp("any")
    opened = _open(folder, "e.yaml", safe_dump(data)) if yaml else _open(folder, "e.json", json.dumps(data))
    if opened is not None:
        _check(data, *opened)
        _check_cards(*opened)


@settings(max_examples=settings().max_examples // 4)
@given(entries=st.lists(_ENTRY, min_size=2, max_size=4))
def test_every_value_of_json_lines(tmp_path_factory: pytest.TempPathFactory, entries: list[Any]) -> None:
    data = _marked(entries, iter(range(1000, 9999)))
    text = "".join(json.dumps(entry) + "\n" for entry in data)
    opened = _open(tmp_path_factory.mktemp("any"), "e.jsonl", text)
    if opened is not None:
        _check(data, *opened)
        _check_cards(*opened)


@settings(max_examples=settings().max_examples // 4)
@given(
    above=st.lists(st.lists(st.just("zq"), max_size=2), max_size=1),
    names=st.lists(st.sampled_from(["k1", "k2", "note", "theme", "source", ""]), max_size=3),
    rows=st.lists(st.lists(st.sampled_from(["zq", "1876", "", "  "]), max_size=7), min_size=1, max_size=6),
    delimiter=st.sampled_from(",;\t|"),
    markdown=st.booleans(),
)
def test_every_cell_of_a_table(
    tmp_path_factory: pytest.TempPathFactory,
    above: list[list[str]],
    names: list[str],
    rows: list[list[str]],
    delimiter: str,
    markdown: bool,
) -> None:
    numbers = iter(range(1000, 9999))
    above, rows = _marked(above, numbers), _marked(rows, numbers)
    table = [["year", "title", *names], ["1876", "Telephone"], ["1969", "Moon"], *rows]
    if markdown:
        lines = [" and ".join(cells) for cells in above] + [""] + ["|".join(["", *cells, ""]) for cells in table]
        text = "\n".join([*lines[: len(above) + 2], "|--" * len(table[0]) + "|", *lines[len(above) + 2 :]])
    else:
        written = io.StringIO()
        csv.writer(written, delimiter=delimiter).writerows([*above, *table])
        text = written.getvalue()
    opened = _open(tmp_path_factory.mktemp("any"), "e.md" if markdown else "e.csv", text)
    assert opened is not None
    source, found = opened
    read = {mark for row in found for cell in row.cells for mark in _MARK.findall(cell)}
    refused = sum(row.wrong is not None for row in found)
    lost = {n for n, cells in enumerate(rows) if not {*_MARK.findall(" ".join(cells))} <= read}
    assert len(lost) <= refused
    if any(cells for cells in above):
        assert any("not read" in note for note in source.notes)
    _check_cards(source, found)
