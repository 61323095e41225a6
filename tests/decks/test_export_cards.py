"""Cards as pictures, one by one: how many at most, and that a deck's icons are read once for all of them."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from kronika.decks import load_deck
from kronika.decks.exporting import card_images, tabletop_files
from kronika.decks.exporting.faces import MAX_CARDS
from kronika.errors import DeckError

Make = Callable[..., Path]
LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def many(number: int) -> list[dict[str, str]]:
    return [
        {"id": f"aaaa{LETTERS[n // 32]}{LETTERS[n % 32]}", "date": str(1500 + n), "title.en": "Event", "icon": "gear"}
        for n in sorted(range(number), key=lambda n: f"{LETTERS[n // 32]}{LETTERS[n % 32]}")
    ]


def test_icons_are_read_once_for_all_cards(make_deck: Make) -> None:
    folder = make_deck(many(34))
    icons = folder / "icons.json"
    icons.write_text('{"gear": "<path d=\\"M0 0h512v512H0z\\"/>"}')
    drawn = card_images(load_deck(folder), folder, width=60)
    first = next(drawn)
    # A file that changes, or goes, while the pictures are made changes none of them.
    icons.write_text("no icons at all")
    rest = [*drawn]
    assert len(rest) == 33
    fronts = [Image.open(io.BytesIO(front)).tobytes() for _, front, _ in (first, rest[-2])]
    assert fronts[0] == fronts[1]


@pytest.mark.parametrize("draw", [card_images, tabletop_files])
def test_more_cards_than_can_be_drawn_are_refused_before_any_is(make_deck: Make, draw: Callable[..., object]) -> None:
    folder = make_deck()
    deck = load_deck(folder)
    deck = msgspec.structs.replace(deck, cards=deck.cards[:1] * (MAX_CARDS + 1))
    with pytest.raises(DeckError) as caught:
        next(draw(deck, folder))  # type: ignore[call-overload]
    assert caught.value.code == "deck.limit"
    assert f"at most {MAX_CARDS:,}" in caught.value.message
    assert "smaller decks" in caught.value.message
