"""What changed between two versions of a deck."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kronika.decks import load_deck
from kronika.decks.comparing import difference
from tests.decks.conftest import ROWS, TOML

Make = Callable[..., Path]


def pair(make_deck: Make, *changes: dict[str, str], toml: str = TOML) -> Any:
    before = load_deck(make_deck())
    rows = [dict(row) for row in ROWS]
    for change in changes:
        next(row for row in rows if row["id"] == change["id"]).update(change)
    return difference(before, load_deck(make_deck(rows=rows, toml=toml)))


def test_equal_decks_have_no_difference(make_deck: Make) -> None:
    found = pair(make_deck)
    assert not found.concerns_cards
    assert found.deck == {}


def test_a_date_that_changed_is_told_apart_from_one_that_only_reads_otherwise(make_deck: Make) -> None:
    found = pair(make_deck, {"id": "k3m7qa", "date": "1968"}, {"id": "zzzzzz", "date": "AD 1492"})
    assert [(c.card, c.cells["date"]) for c in found.dated] == [("k3m7qa", ("1969", "1968"))]
    assert [(c.card, c.cells["date"]) for c in found.printed] == [("zzzzzz", ("1492", "AD 1492"))]
    assert found.others == ()


def test_a_text_that_changed_is_no_change_of_date(make_deck: Make) -> None:
    found = pair(make_deck, {"id": "zzzzzz", "fact.en": "He thought it was India."})
    assert [(c.card, c.cells) for c in found.others] == [("zzzzzz", {"fact.en": ("", "He thought it was India.")})]
    assert found.concerns_cards


def test_cards_that_came_and_went(make_deck: Make) -> None:
    before = load_deck(make_deck())
    rows = [*ROWS[1:], {"id": "bbbbbb", "date": "1900", "title.en": "New"}]
    found = difference(before, load_deck(make_deck(rows=sorted(rows, key=lambda row: row["id"]))))
    assert [card.id for card in found.added] == ["bbbbbb"]
    assert [card.id for card in found.removed] == ["a2b3c4"]


def test_a_waiver_and_a_key_of_ones_own_are_told(make_deck: Make) -> None:
    waiver = '[[waivers]]\nfinding = "wide"\nreason = "meant so"\n'
    found = pair(make_deck, toml="x-mine = 1\n" + TOML + waiver)
    assert found.deck == {"waivers": ("", "finding: wide, reason: meant so"), "extra": ("", "x-mine: 1")}


def test_keys_of_the_deck_that_changed(make_deck: Make) -> None:
    found = pair(make_deck, toml=TOML.replace("version = 3", "version = 4"))
    assert found.deck == {"version": ("3", "4")}
    assert not found.concerns_cards
