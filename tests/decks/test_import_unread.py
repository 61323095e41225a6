"""Lists beside the one with the events are told of, not passed over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kronika.decks.importing import open_source

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
    [
        CARDS,
        {"cards": CARDS, "tags": ["a", "b"], "version": 2},
        {"a": CARDS, "b": CARDS},
        [{**card, "links": [{"url": "x"}]} for card in CARDS],
        {"k1": CARDS[0], "k2": {**CARDS[1], "links": [{"url": "x"}]}},
    ],
)
def test_nothing_is_said_where_everything_was_read(tmp_path: Path, data: object) -> None:
    (tmp_path / "deck.json").write_text(json.dumps(data), "utf-8")
    assert not any("not read" in note for note in open_source(tmp_path / "deck.json").notes)
