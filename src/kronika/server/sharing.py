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

__all__ = ["DECKS_KEPT", "with_shared_cards"]

DECKS_KEPT: Final = 32
"""Sets of cards at most; one of a few hundred cards takes a quarter of a megabyte."""


class _Cards(msgspec.Struct, frozen=True):
    """The cards of a game, as its header has them and as it is played with them, and their ids."""

    texts: dict[CardId, Any]
    deck: Deck
    dates: Dates
    ids: dict[CardId, CardId]


_kept: OrderedDict[bytes, _Cards] = OrderedDict()


def with_shared_cards(game: Game) -> Game:
    """The same game just dealt; its cards are those of an earlier game that had the same, of which the texts, too, are
    not to be changed. A game that starts from a position stays as it is.
    """
    start = game.start
    if start.pile is None:
        return game
    texts = start.header["cards"]
    key = hashlib.sha256(msgspec.json.encode(texts)).digest()
    cards = _kept.get(key)
    if cards is None:
        cards = _kept[key] = _Cards(texts, start.deck, start.dates, {card: card for card in texts})
        if len(_kept) > DECKS_KEPT:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end(key)
    pile = tuple([cards.ids[card] for card in start.pile])
    header = start.header | {"cards": cards.texts, "pile": list(pile)}
    return Game(msgspec.structs.replace(start, deck=cards.deck, dates=cards.dates, pile=pile, header=header))
