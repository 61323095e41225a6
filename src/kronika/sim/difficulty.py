"""How hard a deck is: bots that remember the dates roughly play Timeline with it, and each placement is counted.

Does not know the rules; it watches what is kept and what was misplaced, the first time that a player tries a card: a
misplaced card may come back, and a bot errs in the same way again. Four `memory` bots a game, at each level of
noise of kronika.bots.LEVELS; the same seed gives the same figures.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from kronika.bots import LEVELS, make_bot, noisy_beliefs
from kronika.cards import CardId
from kronika.decks.mixing import cards_for_game
from kronika.decks.model import Deck, GameCard
from kronika.engine import Player, start, view_of
from kronika.table.events import Kept, Misplaced

if TYPE_CHECKING:
    from kronika.decks.doctor import Difficulty

__all__ = ["difficulty_of"]

GAME = "timeline-polska"
"""Hands of five among four, no turn passes without a placement, and any kind of date may be played."""
SEATS = 4
BOX = 400
"""Cards a game is dealt from. Of a larger deck each game gets others: what counts is how the cards lie to each other,
and beliefs about thousands of cards that are never drawn would take minutes."""
_LONGEST = 300


def difficulty_of(
    deck: Deck, games: int, seed: bytes = b"difficulty", *, progress: Callable[[int, int], None] | None = None
) -> Difficulty:
    """The share of right placements by level and by card, over so many games a level.

    `progress` is told games played and games in all. Raises SetupError where the deck has too few cards for the game.
    """
    from kronika.decks.doctor import Difficulty  # much to load, for who only wants what else is in this package

    cards = cards_for_game([deck])
    right: dict[str, float] = {}
    by_card: dict[str, dict[str, float]] = {card.id: {} for card in deck.cards}
    tries: Counter[str] = Counter()
    for number, (level, noise) in enumerate(LEVELS.items()):
        tried: Counter[CardId] = Counter()
        kept: Counter[CardId] = Counter()
        for game in range(games):
            this = _seed(seed, level, game)
            _play(_box(cards, this), this, noise, tried, kept)
            if progress:
                progress(number * games + game + 1, len(LEVELS) * games)
        right[level] = kept.total() / max(1, tried.total())
        for card, times in tried.items():
            own = card.rpartition("/")[2]
            by_card[own][level] = kept[card] / times
            tries[own] += times
    return Difficulty(games, right, by_card, dict(tries))


def _box(cards: Mapping[CardId, GameCard], seed: bytes) -> Mapping[CardId, GameCard]:
    """The cards of one game: all of them, or so many drawn by the seed."""
    if len(cards) <= BOX:
        return cards
    drawn = set(random.Random(seed).sample(sorted(cards), BOX))
    return {card: one for card, one in cards.items() if card in drawn}


def _play(
    cards: Mapping[CardId, GameCard], seed: bytes, noise: float, tried: Counter[CardId], kept: Counter[CardId]
) -> None:
    names = ("Ada", "Ben", "Cleo", "Dan")
    given = {card: {"title": c.title, "date": c.date, "front": c.front, "back": c.back} for card, c in cards.items()}
    game = start(GAME, [Player(name, 20 + n) for n, name in enumerate(names)], given, seed=seed)
    beliefs = [noisy_beliefs(game.dates, _seed(seed, "memory", seat), noise) for seat in range(SEATS)]
    known = [dict(belief) for belief in beliefs]
    bots = [make_bot("memory", _seed(seed, "bot", seat)) for seat in range(SEATS)]
    seen: set[tuple[int, CardId]] = set()
    for _ in range(_LONGEST):
        seat = game.table.turn
        if seat is None:
            return
        for event in game.play(bots[seat].choose(view_of(game, seat), known[seat])):
            if isinstance(event, (Kept, Misplaced)) and (seat, event.card) not in seen:
                seen.add((seat, event.card))
                tried[event.card] += 1
                kept[event.card] += isinstance(event, Kept)


def _seed(seed: bytes, what: str, number: int) -> bytes:
    return hashlib.sha256(seed + f" {what} {number}".encode()).digest()[:16]
