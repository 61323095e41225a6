"""Importing JSON, JSON lines and YAML: every shape in which events stand in them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.decks.bringing import bring_text

BOTH = {"Telephone": "1876", "Moon": "1969"}


@pytest.mark.parametrize(
    "data",
    [
        [{"title": "Telephone", "year": 1876}, {"title": "Moon", "year": 1969}],
        {"cards": [{"name": "Telephone", "date": "1876"}, {"name": "Moon", "date": "1969"}], "version": 3,
         "title": "A deck"},
        {"a": {"b": {"c": [{"event": "Telephone", "answer": 1876}, {"event": "Moon", "answer": 1969.0}]}}},
        {"k1": {"label": "Telephone", "year": 1876}, "k2": {"label": "Moon", "year": 1969}},
        {"Telephone": 1876, "Moon": "1969"},
        {"1876": "Telephone", "1969": "Moon"},
        {"1876": ["Telephone"], "1969": ["Moon"]},
        {"1876": {"title": "Telephone"}, "1969": {"title": "Moon"}},
        [[1876, "Telephone"], [1969, "Moon"]],
        [["year", "title"], [1876, "Telephone"], [1969, "Moon"]],
        {"year": [1876, 1969], "title": ["Telephone", "Moon"]},
        {"columns": ["year", "title"], "data": [[1876, "Telephone"], [1969, "Moon"]]},
        {"year": {"0": 1876, "1": 1969}, "title": {"0": "Telephone", "1": "Moon"}},
        [{"Telephone": 1876}, {"Moon": 1969}],
        [{"name": "One", "cards": [{"name": "Telephone", "date": 1876}]}, {"name": "Two", "cards": [{"name": "Moon",
         "date": 1969}]}],
        [{"title": {"text": "Telephone"}, "date": {"year": 1876, "month": 3}}, {"title": {"text": "Moon"},
         "date": {"year": 1969, "month": 7}}],
        {"events": [{"start_date": {"month": "3", "year": "1876"}, "text": {"headline": "Telephone",
         "text": "<p>By Bell</p>"}},
                    {"start_date": {"month": "7", "year": "1969"}, "text": {"headline": "Moon",
                     "text": "<p>By many</p>"}}]},
        [{"title": "Telephone", "date": {"time": "+1876-00-00T00:00:00Z", "precision": 9, "calendarmodel": "x",
         "before": 0}},
         {"title": "Moon", "date": {"time": "+1969-07-20T00:00:00Z", "precision": 11, "calendarmodel": "x",
          "before": 0}}],
    ],
)  # fmt: skip
def test_shapes_of_json_and_of_yaml(tmp_path: Path, data: object) -> None:
    import yaml

    for name, text in (
        ("e.json", json.dumps(data, indent=2)),
        ("e.json", json.dumps(data)),
        ("e.yaml", yaml.safe_dump(data)),
    ):
        taken = bring_text(tmp_path, text, name=name)
        assert taken.dates == BOTH, (name, taken.out, taken.error)


def test_what_is_no_event_in_json_is_counted(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        '[{"title":"Telephone","year":1876}, 7, null, {"title":"Moon"}, {"year":1900}, {"title":"x","year":{"a":1}}]',
    )
    assert taken.dates == {"Telephone": "1876"}
    assert {*taken.refused} == {2, 3, 4, 5, 6}


def test_names_that_stand_twice_are_told(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, '{"1876":"Telephone","1969":"Moon","1969":"Woodstock"}', name="e.json")
    assert "a name stands twice in one object, and only the last counts: 1969" in taken.out
    taken = bring_text(tmp_path, "1876: Telephone\n1969: Moon\n1969: Woodstock\n", name="e.yml")
    assert "a name stands twice in one object, and only the last counts: 1969" in taken.out


def test_lists_by_name(tmp_path: Path) -> None:
    text = json.dumps({"a": [{"name": "Telephone", "date": 1876}], "b": [{"name": "Moon", "date": 1969}]})
    taken = bring_text(tmp_path, text, name="e.json")
    assert taken.dates == BOTH
    assert "2 lists were read as one (choose one with --sheet): a, b" in taken.out
    assert bring_text(tmp_path, text, "--sheet", "b", name="e.json").dates == {"Moon": "1969"}
    assert "no list 'c'" in bring_text(tmp_path, text, "--sheet", "c", name="e.json").error


@pytest.mark.parametrize("broken", ['{"title": "Broken", "year": 19', "nonsense", "[1, 2]"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_json_lines_with_a_broken_line(tmp_path: Path, broken: str, place: int) -> None:
    lines = ['{"title":"Telephone","year":1876}', '{"title":"Moon","year":1969}']
    lines.insert(place, broken)
    taken = bring_text(tmp_path, "\n".join(lines) + "\n\n", name="events.jsonl")
    assert taken.dates == BOTH
    assert [*taken.refused] == [place + 1]
    assert "JSON" in taken.refused[place + 1]


def test_one_event_alone(tmp_path: Path) -> None:
    assert bring_text(tmp_path, '{"title":"Telephone","year":1876}\n', name="e.jsonl").dates == {"Telephone": "1876"}
    assert bring_text(tmp_path, "title: Telephone\nyear: 1876\n", name="e.yaml").dates == {"Telephone": "1876"}
    assert bring_text(tmp_path, "year,title\n1876,Telephone\n").dates == {"Telephone": "1876"}


def test_yaml_keeps_dates_as_they_are_written(tmp_path: Path) -> None:
    taken = bring_text(
        tmp_path,
        "- title: Telephone\n  date: 1876-03-10\n- title: Caesar\n  date: -44\n- {title: 'No: way', date: 1_969}\n"
        "- title: Moon\n  date: 1969\n---\n- title: Second document\n  date: 2001\n",
        name="e.yaml",
    )
    assert taken.dates == {"Telephone": "1876-03-10", "Caesar": "-44", "Moon": "1969", "Second document": "2001"}
    assert [*taken.refused] == [3]


@pytest.mark.parametrize("body", ["data", "rows", "values"])
def test_a_row_that_is_longer_than_its_table_is_refused(tmp_path: Path, body: str) -> None:
    rows = [[1876, "Telephone"], [1969, "Moon", "surplus", 5], [1215, "Magna Carta", None, ""], 7, [1066]]
    taken = bring_text(tmp_path, json.dumps({"columns": ["year", "title"], body: rows}), name="e.json")
    assert taken.dates == {"Telephone": "1876", "Magna Carta": "1215"}
    assert taken.refused == {
        2: "4 cells, but 2 columns", 4: "no object with a title and a date, but 7", 5: "no title",
    }  # fmt: skip


def test_a_table_of_more_columns_than_can_be_read(tmp_path: Path) -> None:
    wide = [1969, "Moon", *range(600)]
    taken = bring_text(tmp_path, json.dumps([["year", "title"], [1876, "Telephone"], wide]), name="e.json")
    assert taken.dates == {"Telephone": "1876"}
    assert taken.refused == {2: "602 cells, but 500 columns"}


def test_names_that_stand_twice_are_counted(tmp_path: Path) -> None:
    line = '{"title":"Telephone","year":1875,"year":1876,"k":{"a":[1,2]},"k":3}\n'
    taken = bring_text(tmp_path, line + '{"title":"Moon","year":1969}\n', name="e.jsonl")
    assert taken.dates == BOTH
    assert "only the last counts: year, k (3 values are not read)" in taken.out


def test_lists_with_all_the_names_that_a_group_could_have(tmp_path: Path) -> None:
    card = {"title": "Telephone", "year": 1876, "group": 1, "list": 2, "group of the file": 3}
    taken = bring_text(
        tmp_path, json.dumps({"a": [card], "b": [{**card, "title": "Moon", "year": 1969}]}), name="e.json"
    )
    assert taken.dates == BOTH


def test_one_entry_of_another_shape_does_not_stand_for_all(tmp_path: Path) -> None:
    some = [{"title": f"Bridge of {name} opens", "year": 1900 + n} for n, name in enumerate(("Brno", "Köln", "Łódź"))]
    odd = [
        {"title": {"en": "Tower opens"}, "year": 1950},
        {"title": "Siege of Acre", "year": {"from": 1189, "to": 1191}},
    ]
    taken = bring_text(tmp_path, json.dumps([*some, *odd]), name="events.json")
    assert [*taken.dates.values()].count("1950") == 0
    assert taken.dates.keys() == {entry["title"] for entry in some}
    assert {*taken.refused} == {4, 5}
