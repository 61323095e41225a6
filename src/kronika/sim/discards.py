"""How much of a hand can be discarded in Timeline Twist, which is what the symbols of a deck decide (C12).

Does not know the rules of discarding: it asks the engine what is legal, at the beginning of every turn of random games.
A discard is legal there alone (TC-26, TC-28).
"""

from __future__ import annotations

import hashlib
import random

from kronika.decks.mixing import cards_for_game
from kronika.decks.model import Deck
from kronika.engine import Player, start
from kronika.table.events import TurnPassed
from kronika.table.moves import Discard

__all__ = ["discardable_share"]

GAME = "twist-coop"
_LONGEST = 500


def discardable_share(deck: Deck, games: int, players: int = 3, seed: bytes = b"discards") -> tuple[float, int]:
    """The mean share of the hand that may be discarded at the beginning of a turn, and how many turns of random games
    that was measured at. Raises SetupError where the deck does not suit the game.
    """
    cards = {
        card: {"title": c.title, "date": c.date, "front": c.front, "back": c.back}
        for card, c in cards_for_game([deck]).items()
    }
    shares = []
    for number in range(games):
        own = hashlib.sha256(seed + str(number).encode()).digest()
        rng = random.Random(own)
        seats = [Player(f"P{seat}", 20 + seat) for seat in range(players)]
        game = start(GAME, seats, cards, seed=own[:16])
        begins = True
        for _ in range(_LONGEST):
            seat = game.table.turn
            if seat is None:
                break
            moves = game.legal_moves().moves
            hand = game.table.hands[seat]
            if begins and hand:
                shares.append(sum(isinstance(move, Discard) for move in moves) / len(hand))
            begins = any(isinstance(event, TurnPassed) for event in game.play(rng.choice(moves)))
    return sum(shares) / max(1, len(shares)), len(shares)
