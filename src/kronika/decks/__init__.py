"""Decks of cards: load them, check them, find them, mix them.

Does not know the rules of any game, nor what happens to a card once it is dealt. Errors are listed in findings.py.
"""

from kronika.decks.bundled import bundled_decks, find_deck
from kronika.decks.files import read_picture
from kronika.decks.loading import check_deck, load_deck
from kronika.decks.mixing import cards_for_game, mix
from kronika.decks.model import Deck, DeckCard, GameCard, Theme
from kronika.decks.symbols import SYMBOLS, derived_symbols

__all__ = [
    "SYMBOLS",
    "Deck",
    "DeckCard",
    "GameCard",
    "Theme",
    "bundled_decks",
    "cards_for_game",
    "check_deck",
    "derived_symbols",
    "find_deck",
    "load_deck",
    "mix",
    "read_picture",
]
