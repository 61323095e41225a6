"""The cards of a deck as pictures, front and back: for tables on screens, flash cards, posters.

Knows what printed cards look like only by their template, the same that prints sheets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from kronika.decks.exporting.faces import faces_of, language_for, refuse_many
from kronika.decks.exporting.geometry import SIZES
from kronika.decks.exporting.typesetting import pages_as_png
from kronika.decks.findings import shown
from kronika.decks.icons import icons_at_hand
from kronika.decks.model import Deck
from kronika.errors import UsageError

__all__ = ["MAX_WIDTH", "card_images"]

MAX_WIDTH: Final = 4_000
_AT_ONCE: Final = 30
_MM_PER_INCH: Final = 25.4


def card_images(
    deck: Deck,
    path: Path,
    *,
    language: str | None = None,
    width: int = 500,
    cards: Iterable[str] | None = None,
    icons: Mapping[str, str] | None = None,
) -> Iterator[tuple[str, bytes, bytes]]:
    """(card id, PNG of the front, PNG of the back) for each card of the deck at `path`, in the order of the deck.

    `width` is in pixels, the cards are of the standard ratio 56 : 87. `cards` are the ids of those that are wanted,
    `icons` as for `faces_of`. UsageError for a language, a card or a width that cannot be; DeckError as there.
    """
    spoken = language_for(deck, language)
    if not 50 <= width <= MAX_WIDTH:
        raise UsageError("usage.width", f"a width of {width} pixels: from 50 to {MAX_WIDTH} can be")
    chosen = deck.cards
    if cards is not None:
        wanted = {*cards}
        chosen = tuple(card for card in deck.cards if card.id in wanted)
        if unknown := sorted(wanted - {card.id for card in chosen}):
            raise UsageError("usage.card", f"the deck {deck.id} has no card {shown(unknown[0])}")
    refuse_many(deck, chosen)
    icons = icons_at_hand(path) if icons is None else icons
    size = SIZES["standard"]
    for start in range(0, len(chosen), _AT_ONCE):
        some = chosen[start : start + _AT_ONCE]
        faces = faces_of(deck, path, spoken, size, some, icons)
        data = {"faces": faces.told(), "language": spoken}
        pages = pages_as_png("single.typ", data, faces.photos, width / size[0] * _MM_PER_INCH)
        for card, front, back in zip(some, pages[::2], pages[1::2], strict=True):
            yield card.id, front, back
