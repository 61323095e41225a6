"""Decks whose dates are canaries, also for servers in processes of their own: KRONIKA_CANARIES names their place there.

Knows decks and the hub that hands them out. A canary is a year that nothing else in a message looks like (scanning.py).
"""

from __future__ import annotations

import os
from functools import cache
from typing import Final

import msgspec

from kronika.dates import parse_date
from kronika.decks.model import Deck
from tests.server.scanning import canary_year

__all__ = ["PLACE", "PLACES", "canary_deck", "use_canaries"]

PLACE: Final = "KRONIKA_CANARIES"
PLACES: Final = 8
"""Decks whose dates can be told apart; one more place is for servers in processes of their own."""


def canary_deck(deck: Deck, place: int = 0) -> Deck:
    """The deck with other dates, each a canary and none twice, in the order of its own dates."""
    by_date = sorted(deck.cards, key=lambda card: (card.span.last, card.span.first, card.id), reverse=True)
    dates = {card.id: f"{canary_year(1000 * place + number)} BC" for number, card in enumerate(by_date)}
    cards = tuple(
        msgspec.structs.replace(card, date=dates[card.id], span=parse_date(dates[card.id])) for card in deck.cards
    )
    return msgspec.structs.replace(deck, cards=cards)


def use_canaries() -> None:
    """Give this process's servers canary decks, where the environment says so. All have the same place, so that their
    dates can be told apart in games with one deck only.
    """
    from kronika.server.hub import Hub

    if place := os.environ.get(PLACE):
        real = Hub.deck
        Hub.deck = cache(lambda hub, name: canary_deck(real(hub, name), int(place)))  # type: ignore[method-assign]
