"""What a file holds beside its events, or too deep in them, is told of and not passed over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kronika.decks.importing import Source, open_source
from kronika.errors import DeckError

CARDS = [{"title": "Telephone", "year": 1876}, {"title": "Telegraph", "year": 1837}]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"players": [{"nick": "Ann"}], "cards": CARDS}, "players (1)"),
        (
            {"cards": CARDS, "colours": [{"hex": "#fff"}, {"hex": "#000"}], "more": {"rules": [{"text": "x"}]}},
            "colours (2), rules (1)",
        ),
        ([{"name": "Deck", "cards": CARDS, "tags": [{"id": 1, "hex": "#fff"}]}], "tags (1)"),
    ],
)
def test_a_list_without_events_is_named(tmp_path: Path, data: object, told: str) -> None:
    (tmp_path / "deck.json").write_text(json.dumps(data), "utf-8")
    source = open_source(tmp_path / "deck.json")
    assert len(list(source.rows())) == 2
    assert f"not read, since no title and date were found in them: {told}" in source.notes


@pytest.mark.parametrize(
    "data",
    [CARDS, {"cards": CARDS, "tags": [], "version": None}, {"a": CARDS, "b": CARDS}, {"k1": CARDS[0], "k2": CARDS[1]}],
)
def test_nothing_is_said_where_everything_was_read(tmp_path: Path, data: object) -> None:
    assert not any("not read" in note for note in _notes(tmp_path, data))


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"cards": CARDS, "tags": ["a", "b"], "version": 2}, "tags (2 values), version (1 value)"),
        ({"name": "Deck", "cards": CARDS, "about": {"author": {"nick": "Ann"}, "since": 0}},
         "name (1 value), about.author.nick (1 value), about.since (1 value)"),
        ({"columns": ["year", "title"], "index": [0, 1], "data": [[1876, "Telephone"]]}, "index (2 values)"),
        ({"year": [1876, 1837], "title": ["Telephone", "Telegraph"], "source": "A book"}, "source (1 value)"),
        ([["a", "b"], {"cards": CARDS}], "… (2 values)"),
    ],
)  # fmt: skip
def test_values_beside_the_events_are_told(tmp_path: Path, data: object, told: str) -> None:
    assert f"not read, since it stands beside the events: {told}" in _notes(tmp_path, data)


@pytest.mark.parametrize(
    ("extra", "told"),
    [
        ({"links": [{"url": "x"}, {"url": "y"}]}, "links (4 values)"),
        ({"a": {"b": {"c": {"d": 1, "e": {"f": {"g": [2, 3]}}}}}}, "a.b.c.e (4 values)"),
        ({"grid": [1, [2, 3], [[4]]]}, "grid (6 values)"),
        ({"x": {"time": "+1876-00-00T00:00:00Z", "precision": 9, "parts": [[1]]}}, "x.parts (2 values)"),
    ],
)
@pytest.mark.parametrize("name", ["deck.json", "deck.jsonl", "deck.yaml"])
def test_what_lies_deep_in_an_entry_is_told(tmp_path: Path, extra: dict[str, object], told: str, name: str) -> None:
    entries = [{**card, **extra} for card in CARDS]
    text = "".join(json.dumps(entry) + "\n" for entry in entries) if name == "deck.jsonl" else json.dumps(entries)
    (tmp_path / name).write_text(text if name != "deck.yaml" else "%YAML 1.1\n---\n" + text, "utf-8")
    source = open_source(tmp_path / name)
    assert f"not read, since it lies too deep in its entry: {told}" in source.notes
    assert [row.wrong for row in source.rows()] == [None, None]


def test_what_lies_deeper_than_events_are_looked_for_is_told(tmp_path: Path) -> None:
    deep: object = {"cards": CARDS, "n": 7}
    for _ in range(45):
        deep = [deep]
    told = "not read, since it lies more than 40 deep: archive.old (5 values)"
    assert told in _notes(tmp_path, {"cards": CARDS, "archive": {"old": deep}})
    assert "not read, since it lies too deep in its entry: archive.old (5 values)" in _notes(
        tmp_path, [{**CARDS[0], "archive": {"old": deep}}]
    )


@pytest.mark.parametrize("name", ["deck.json", "deck.jsonl"])
def test_columns_beyond_those_that_are_read_are_told(tmp_path: Path, name: str) -> None:
    entries = [{**card, **{f"k{n:03}": "v" for n in range(500)}} for card in CARDS]
    text = "".join(json.dumps(entry) + "\n" for entry in entries) if name == "deck.jsonl" else json.dumps(entries)
    (tmp_path / name).write_text(text, "utf-8")
    source = open_source(tmp_path / name)
    assert "not read: 2 columns beyond the first 500: k498, k499" in source.notes


def test_a_title_behind_very_many_names_is_found(tmp_path: Path) -> None:
    many = {f"k{n:03}": "v" for n in range(600)}
    (tmp_path / "deck.json").write_text(json.dumps([CARDS[0], {**many, **CARDS[1]}]), "utf-8")
    source = open_source(tmp_path / "deck.json")
    assert [row.cells[:2] for row in source.rows()] == [("Telephone", "1876"), ("Telegraph", "1837")]


def test_names_that_would_be_one_column_are_two(tmp_path: Path) -> None:
    data = [{**CARDS[0], "a.b": "x", "a": {"b": "y"}, "k" * 250: "z", "k" * 251: "w"}]
    (tmp_path / "deck.json").write_text(json.dumps(data), "utf-8")
    [row] = open_source(tmp_path / "deck.json").rows()
    assert row.cells == ("Telephone", "1876", "x", "y", "z", "w")


@pytest.mark.parametrize(
    ("data", "cells"),
    [
        ({"k1": {**CARDS[0], "key": "x"}}, {"key": "x", "name of the entry": "k1"}),
        ({"1876": {"title": "Telephone", "date": "7 March"}, "1837": {"title": "Telegraph"}},
         {"date": "7 March", "key": "1876"}),
        ({"1876": [{"title": "Telephone", "date": "7 March"}], "1837": ["Telegraph"]},
         {"date": "7 March", "year": "1876"}),
        ({"year": {"Ann": 1876}, "title": {"Ann": "Telephone"}}, {"key": "Ann", "year": "1876"}),
        ({"year": {"1": 1837, "0": 1876}, "title": {"0": "Telephone", "1": "Telegraph"}},
         {"year": "1837", "title": "Telegraph"}),
        ([["year", "title", "title"], [1876, "Telephone", "by Bell"]], {"title": "Telephone", "title 3": "by Bell"}),
    ],
)  # fmt: skip
def test_no_value_takes_the_place_of_another(tmp_path: Path, data: object, cells: dict[str, str]) -> None:
    (tmp_path / "deck.json").write_text(json.dumps(data), "utf-8")
    source = open_source(tmp_path / "deck.json")
    first = dict(zip(source.columns, next(iter(source.rows())).cells, strict=True))
    assert cells.items() <= first.items()


@pytest.mark.parametrize("key", ["columns", "tags"])
def test_small_objects_beside_the_events_are_no_events(tmp_path: Path, key: str) -> None:
    for small in ([{"id": 1}], [{"id": 1}, {"id": 2}], [{"points": 100}], [{"n": 1876}, {"n": 1969}], [{"Moon": 5}]):
        source = _open(tmp_path, {key: small, "cards": CARDS})
        assert len([*source.rows()]) == 2
        assert f"not read, since no title and date were found in them: {key} ({len(small)})" in source.notes


@pytest.mark.parametrize(
    ("data", "number"),
    [
        ([{"Telephone": 1876}, {"Moon": 1969}], 2),
        ([{"Telephone": 1876}], 1),
        ([{"1876": "Telephone"}, {"1876": "Carpet sweeper"}], 2),
        ({"events": [{"Telephone": 1876}, {"Card": 1969}, {"Moon": 1969}]}, 3),
        ({"cards": CARDS, "more": [{"Moon": 1969}, {"Magna Carta": 1215}]}, 4),
    ],
)
def test_small_objects_may_be_events(tmp_path: Path, data: object, number: int) -> None:
    source = _open(tmp_path, data)
    assert len([row for row in source.rows() if not row.wrong]) == number
    assert {"title", "date"} & {*source.columns}


def test_settings_are_no_events(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="no list of events"):
        _open(tmp_path, {"id": 1, "version": 1969, "icon": 2})


def test_what_an_exported_deck_has_no_place_for_is_told(tmp_path: Path) -> None:
    deck = {"kronika": "deck", "id": "mine", "version": 1, "titles": {"en": "Mine"}, "languages": ["en"],
            "license": "CC0-1.0", "authors": ["Ann"], "mood": "good",
            "themes": {"a": {"titles": {"en": "A"}, "size": 3}},
            "cards": [{"id": "aaaaaa", "date": "1876", "titles": {"en": "Telephone"}, "x-parts": [1, 2]}]}  # fmt: skip
    told = "not read, since a deck has no place for it: mood (1 value), themes.size (1 value), x-parts (2 values)"
    assert told in _notes(tmp_path, deck)


def test_what_a_markdown_text_says_beside_its_tables_is_told(tmp_path: Path) -> None:
    path = tmp_path / "list.md"
    path.write_text("# All\n\nBy Ann.\n\n## Old\n\n|year|event|\n|--|--|\n|1876|Telephone|\n\nThe end\n", "utf-8")
    assert open_source(path).notes == ("not read, since it stands in no table: 3 lines from 1 on",)
    path.write_text("# Old\n\n|year|event|section|\n|--|--|--|\n|1876|Telephone|x|\n", "utf-8")
    source = open_source(path)
    assert source.notes == ()
    assert [row.cells for row in source.rows()] == [("1876", "Telephone", "x", "Old")]


def test_what_anki_says_of_all_notes_is_told(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("#separator:tab\n#html:false\n#deck:History\n#tags:old new\n1876\tTelephone\n1837\tTelegraph\n")
    assert open_source(path).notes == ("not read: what Anki says of all notes: deck History, tags old new",)


def _open(tmp_path: Path, data: object) -> Source:
    (tmp_path / "deck.json").write_text(json.dumps(data), "utf-8")
    return open_source(tmp_path / "deck.json")


def _notes(tmp_path: Path, data: object) -> tuple[str, ...]:
    return _open(tmp_path, data).notes
