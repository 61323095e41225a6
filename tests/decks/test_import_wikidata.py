"""Importing what Wikidata gives: results of queries, time values, whole items."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.decks.bringing import bring_text

_RDF = [("Q1001", "The telephone", "1876-02-14T00:00:00Z", 11), ("Q1048", "Caesar is killed",
"-0043-03-15T00:00:00Z", 11),
        ("Q1002", "The year alone", "1900-01-01T00:00:00Z", 9), ("Q1003", "Some decade", "1920-01-01T00:00:00Z", 8),
        ("Q1004", "Some century", "1801-01-01T00:00:00Z", 7)]  # fmt: skip
_SPANS = {"The telephone": (1876, 1876), "Caesar is killed": (-44, -44), "The year alone": (1900, 1900)}
_COARSE = {"Some decade": (1920, 1929), "Some century": (1801, 1900)}
_PLAIN_SPANS = {"Some decade": (1920, 1920), "Some century": (1801, 1801)}


def _sparql(form: str, has_precision: bool) -> tuple[str, str]:
    names = ["item", "itemLabel", "date", *(["precision"] if has_precision else [])]
    address = "http://www.wikidata.org/entity/"
    if form == "json":
        kinds = {"item": "uri"}
        bindings = [
            {name: {"type": kinds.get(name, "literal"), "value": str(value)} for name, value in zip(names,
             (address + q, *rest), strict=False)}
            for q, *rest in _RDF
        ]  # fmt: skip
        return "query.json", json.dumps({"head": {"vars": names}, "results": {"bindings": bindings}})
    if form == "csv":
        return "query.csv", "".join(
            ",".join(map(str, row[: len(names)])) + "\n" for row in (names, *((address + q, *r) for q, *r in _RDF))
        )
    xsd = "http://www.w3.org/2001/XMLSchema#"
    rows = [
        [f"<{address}{q}>", f'"{title}"@en', f'"{time}"^^<{xsd}dateTime>', f'"{level}"^^<{xsd}integer>'][: len(names)]
        for q, title, time, level in _RDF
    ]
    return "query.tsv", "".join("\t".join(row) + "\n" for row in ([f"?{name}" for name in names], *rows))


@pytest.mark.parametrize("form", ["json", "csv", "tsv"])
@pytest.mark.parametrize("has_precision", [True, False])
def test_results_of_sparql(tmp_path: Path, form: str, has_precision: bool) -> None:
    name, text = _sparql(form, has_precision)
    taken = bring_text(tmp_path, text, name=name)
    assert taken.spans == _SPANS | (_COARSE if has_precision else _PLAIN_SPANS)
    assert taken.deck is not None
    assert {card.source for card in taken.deck.cards} == {f"Wikidata {q}" for q, *_ in _RDF}


def test_time_values_as_json_has_them(tmp_path: Path) -> None:
    def event(title: str, time: str, precision: int) -> dict[str, object]:
        return {"title": title, "date": {"time": time, "timezone": 0, "before": 0, "after": 0, "precision": precision}}

    data = [event("Year", "+1876-00-00T00:00:00Z", 9), event("Caesar", "-0044-03-15T00:00:00Z", 11),
            event("Century", "+1850-00-00T00:00:00Z", 7), event("Coarse", "-1000000-00-00T00:00:00Z", 3)]  # fmt: skip
    taken = bring_text(tmp_path, json.dumps(data), name="e.json")
    assert taken.spans == {"Year": (1876, 1876), "Caesar": (-44, -44), "Century": (1801, 1900)}
    assert "coarser than a millennium" in taken.refused[4]


def test_whole_items_of_wikidata(tmp_path: Path) -> None:
    def claim(time: str) -> list[object]:
        return [
            {"mainsnak": {"datavalue": {"value": {"time": time, "precision": 11}, "type": "time"}}, "rank": "normal"}
        ]

    entities = {
        "Q1": {"id": "Q1", "labels": {"en": {"language": "en", "value": "Douglas"}}, "descriptions": {},
        "claims": {"P569": claim("+1952-03-11T00:00:00Z")}},
        "Q2": {"id": "Q2", "labels": {"en": {"language": "en", "value": "Caesar's end"}},
        "claims": {"P585": claim("-0044-03-15T00:00:00Z")}},
        "Q3": {"id": "Q3", "labels": {"en": {"language": "en", "value": "Nothing"}}, "claims": {}},
    }  # fmt: skip
    taken = bring_text(tmp_path, json.dumps({"entities": entities}), name="Q1.json")
    assert taken.spans == {"Douglas": (1952, 1952), "Caesar's end": (-44, -44)}
    assert taken.refused == {3: "no date"}
    assert taken.deck is not None
    assert {card.asks for card in taken.deck.cards} == {"born", "took place"}


def test_an_item_without_a_label(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "item,itemLabel,date\nhttp://www.wikidata.org/entity/Q123456,Q123456,1876-01-01T00:00:00Z\n"
                                 "http://www.wikidata.org/entity/Q2,The telephone,1876-01-01T00:00:00Z\n")  # fmt: skip
    assert taken.dates == {"The telephone": "1876"}
    assert "no label in this language" in taken.refused[2]


def test_what_is_no_binding_is_refused_by_number(tmp_path: Path) -> None:
    def binding(title: str, date: str) -> dict[str, object]:
        return {"itemLabel": {"type": "literal", "value": title}, "date": {"type": "literal", "value": date}}

    bindings = [binding("Telephone", "1876"), 7, [binding("Lost", "1900")], None, binding("Moon", "1969")]
    data = {"head": {"vars": ["itemLabel", "date"]}, "results": {"bindings": bindings}, "took": "5 s"}
    taken = bring_text(tmp_path, json.dumps(data), name="query.json")
    assert taken.dates == {"Telephone": "1876", "Moon": "1969"}
    assert {*taken.refused} == {2, 3, 4}
    assert taken.refused[2] == "no object with a title and a date, but 7"
    assert "not read, since it stands beside the events: took (1 value)" in taken.out


def test_of_whole_items_it_is_told_what_is_read(tmp_path: Path) -> None:
    item = {"id": "Q1", "labels": {"en": {"value": "Douglas"}, "de": {"value": "Dieter"}}, "claims": {}}
    assert "its first label, its description and its first date are read, and nothing else" in (
        bring_text(tmp_path, json.dumps({"entities": {"Q1": item}}), name="Q1.json").out
    )


def test_a_precision_beside_a_plain_year_is_told(tmp_path: Path) -> None:
    taken = bring_text(tmp_path, "year,precision,event\n1800,7,Mill\n1876,9,Telephone\n1969,,Moon\n")
    assert taken.flagged == {2: "the precision '7' was not used: it belongs to times of Wikidata"}
