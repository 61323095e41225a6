"""The cards of games that are played with the same ones, kept once: most tables play with one of a few decks.

Knows games, no rooms. What all tables look at stays in the processor's caches, and a table takes a fraction of the
memory.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Any, Final

import msgspec

from kronika.cards import CardId, Dates, Deck
from kronika.engine import Game

__all__ = ["DECKS_KEPT", "MOST_CARDS", "with_shared_cards"]

DECKS_KEPT: Final = 32
"""Sets of cards at most; one of a few hundred cards takes a quarter of a megabyte."""
MOST_CARDS: Final = 2000
"""Larger games keep their cards to themselves: what is kept for ever stays small, whatever decks are made here."""


class _Cards(msgspec.Struct, frozen=True):
    """The cards of a game, as its header has them and as it is played with them, and their ids."""

    texts: dict[CardId, Any]
    deck: Deck
    dates: Dates
    ids: dict[CardId, CardId]


_kept: OrderedDict[bytes, _Cards] = OrderedDict()


def with_shared_cards(game: Game) -> Game:
    """The same game just dealt; its cards are those of an earlier game that had the same, of which the texts, too, are
    not to be changed. A game that starts from a position stays as it is. Several
    threads may call it at once.
    """
    start = game.start
    if start.pile is None or len(start.pile) > MOST_CARDS:
        return game
    texts = start.header["cards"]
    key = hashlib.sha256(msgspec.json.encode(texts)).digest()
    # Taken out and put back as the last: another thread, which reads a room, may drop it meanwhile, or have it twice.
    cards = _kept.pop(key, None) or _Cards(texts, start.deck, start.dates, {card: card for card in texts})
    _kept[key] = cards
    if len(_kept) > DECKS_KEPT:
        _kept.popitem(last=False)
    pile = tuple([cards.ids[card] for card in start.pile])
    header = start.header | {"cards": cards.texts, "pile": list(pile)}
    return Game(msgspec.structs.replace(start, deck=cards.deck, dates=cards.dates, pile=pile, header=header))
