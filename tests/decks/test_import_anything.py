"""Whatever comes in, loads: imports of anything at all."""

from __future__ import annotations

import csv
import io
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.decks.bringing import bring_text

_CELL = st.one_of(
    st.sampled_from(["1876", "44 BC", "c. 1500", "-44", "0", "5. Jh. v. Chr.", "1914–1918", "", "?", "=1+1", "'-1",
    "Q42", "P569", "a"]),
    st.text(max_size=80),
    st.text(alphabet="<>&;{}:\"'\\|,\t\n\r \u202e\u0301é1", max_size=40),
)  # fmt: skip


@settings(max_examples=settings().max_examples // 5)
@given(
    names=st.lists(st.one_of(st.sampled_from(["year", "event", "fact.de", "title.cs", "theme", "id", "asks", "x-y",
    "end"]), st.text(max_size=8)), max_size=5),
    rows=st.lists(st.lists(_CELL, max_size=6), max_size=6),
    astronomical=st.booleans(),
)  # fmt: skip
def test_every_import_that_succeeds_loads(
    tmp_path_factory: pytest.TempPathFactory, names: list[str], rows: list[list[str]], astronomical: bool
) -> None:
    folder = tmp_path_factory.mktemp("any")
    table = [["date", "title", *names], ["1876", "The telephone"], *(["1969", "x", *row] for row in rows), *rows]
    text = io.StringIO()
    csv.writer(text).writerows(table)
    entries = [{name: cell for name, cell in zip(table[0], row, strict=False) if name} for row in table[1:]]
    options = ["--years", "astronomical"] if astronomical else []
    for name, content in (("e.csv", text.getvalue()), ("e.json", json.dumps(entries))):
        taken = bring_text(folder, content.encode("utf-8", "surrogatepass"), *options, name=name)
        if taken.deck is not None:
            read = int(taken.out.partition(" read: ")[0].rpartition("\n")[2].partition(" ")[0])
            assert read == len(taken.deck.cards) + len(taken.refused)
            assert read == len(entries) or name == "e.csv"


_OWN = {
    "id": st.sampled_from(["aaaaaa", "bbbbbb", "cccccc", "dddddd", "", "x"]),
    "date": st.one_of(_CELL, st.sampled_from(["1876", "um 1900", "kolem roku 1900", "5. 1. 1900", "1900s", "XV w."])),
    "title.de": _CELL,
    "title.cs": _CELL,
    "fact.cs": st.text(max_size=700),
    "theme": _CELL,
    "asks": _CELL,
    "icon": _CELL,
    "front": st.sampled_from(["★", "sun", "", "a" * 30]),
    "back": st.sampled_from(["★", "moon", "", "☾"]),
    "source": _CELL,
    "x-mine": st.one_of(_CELL, st.just("x" * 3_000)),
}


@settings(max_examples=settings().max_examples // 5)
@given(
    columns=st.lists(st.sampled_from([*_OWN]), unique=True, min_size=4),
    data=st.data(),
    options=st.sampled_from([(), ("--years", "astronomical"), ("--language", "cs"), ("--map", "theme=")]),
)
def test_every_table_of_cards_that_comes_in_loads(
    tmp_path_factory: pytest.TempPathFactory, columns: list[str], data: st.DataObject, options: tuple[str, ...]
) -> None:
    rows = data.draw(st.lists(st.tuples(*(_OWN[column] for column in columns)), min_size=1, max_size=5))
    text = io.StringIO()
    csv.writer(text).writerows([columns, *rows])
    taken = bring_text(tmp_path_factory.mktemp("own"), text.getvalue().encode("utf-8", "replace"), *options)
    if taken.deck is not None:
        read = int(taken.out.partition(" read: ")[0].rpartition("\n")[2].partition(" ")[0])
        assert read == len(taken.deck.cards) + len(taken.refused)


_GOOD = [
    "1876,Telephone",
    '1969,"Moon, the landing"',
    '1215,"Magna\nCarta"',
    "1492,Bahamas",
    '1066,"He said ""no"""',
    "1815,Waterloo",
]


@settings(max_examples=settings().max_examples // 2)
@given(junk=st.text(alphabet='"\\,;ab 1', max_size=12), place=st.integers(0, 6))
def test_a_broken_line_takes_no_other_with_it(tmp_path_factory: pytest.TempPathFactory, junk: str, place: int) -> None:
    rows = [*_GOOD[:place], junk, *_GOOD[place:]]
    taken = bring_text(tmp_path_factory.mktemp("junk"), "year,event\n" + "\n".join(rows) + "\n")
    assert {
        "Telephone",
        "Moon, the landing",
        "Magna Carta",
        "Bahamas",
        'He said "no"',
        "Waterloo",
    } <= taken.dates.keys()
