"""The titles of a record's cards in another language, where the deck that they come from ships with the product.

A card is translated only where the deck has it with the very title that the record has, in whatever language.
"""

from __future__ import annotations

from collections.abc import Mapping

from kronika.cards import CardId

__all__ = ["titles_in"]


def titles_in(language: str, titles: Mapping[CardId, str]) -> dict[CardId, str]:
    """`titles` are the record's; the answer holds those that can be said in `language`."""
    wanted = {card.partition("/")[0] for card in titles if "/" in card}
    if not wanted:
        return {}
    from kronika.decks import bundled_decks, load_deck
    from kronika.errors import DeckError

    bundled = bundled_decks()
    found = {}
    for name in sorted(wanted & bundled.keys()):
        try:
            deck = load_deck(bundled[name])
        except DeckError:
            continue  # A deck that is being edited is no reason not to show a game.
        for own in deck.cards:
            card = f"{deck.id}/{own.id}"
            if language in own.titles and titles.get(card) in own.titles.values():
                found[card] = own.titles[language]
    return found
