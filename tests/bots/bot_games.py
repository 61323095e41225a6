"""Decks and whole games for the tests of bots: everything from seeds, so that every run sees the same games."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from kronika.bots import Belief, Bot, make_bot, noisy_beliefs
from kronika.engine import Game, Player, start, view_of
from kronika.table.moves import Move

EDITIONS = (
    "anno-domini",
    "timeline-cesko",
    "timeline-polska",
    "timeline-russia",
    "twist-competitive",
    "twist-coop",
)

MOST_MOVES = 6000


def seed_of(*words: object) -> bytes:
    """16 bytes that depend on these words."""
    return hashlib.sha256(repr(words).encode()).digest()[:16]


@cache
def deck(number_of_cards: int, seed: int, *, spans: bool = False) -> dict[str, dict[str, Any]]:
    """Cards with two symbols each, years mostly recent; with `spans` also BC, `around` and centuries."""
    random_ = random.Random(seed)
    cards = {}
    for number in range(number_of_cards):
        year = 2020 - int((3500 if spans else 1500) * random_.random() ** 3)
        date = str(year) if year > 0 else f"{1 - year} BC"
        if spans and random_.random() < 0.1:
            date = f"around {date}"
        elif spans and random_.random() < 0.1:
            date = f"{random_.randint(5, 19)}th century"
        front, back = random_.sample(("lamp", "note", "film", "ship", "book", "ball"), 2)
        cards[f"c{number:03}"] = {"title": f"Event {number}", "date": date, "front": front, "back": back}
    return cards


def deck_for(edition: str, seed: int) -> dict[str, dict[str, Any]]:
    return deck(60, seed) if edition == "twist-coop" else deck(110, seed, spans=True)


def deal(edition: str, seats: int, seed: int, *, cards: Any = None, **options: Any) -> Game:
    players = [Player(f"p{seat}") for seat in range(seats)]
    cards = deck_for(edition, seed) if cards is None else cards
    return start(edition, players, cards, seed=seed_of("deal", edition, seats, seed), options=options)


def bots_of(names: Sequence[str], seed: int) -> list[Bot]:
    return [make_bot(name, seed_of("bot", seat, seed)) for seat, name in enumerate(names)]


def beliefs_of(game: Game, seats: int, seed: int, noise: float = 1.0) -> list[dict[str, Belief]]:
    return [noisy_beliefs(game.dates, seed_of("beliefs", seat, seed), noise) for seat in range(seats)]


def choice(game: Game, bots: Sequence[Bot], beliefs: Sequence[Mapping[str, Belief]]) -> Move:
    seat = game.table.turn
    assert seat is not None
    return bots[seat].choose(view_of(game, seat), beliefs[seat])


def play_on(game: Game, bots: Sequence[Bot], beliefs: Sequence[Mapping[str, Belief]]) -> Game:
    """To the end, or to MOST_MOVES; an illegal move raises."""
    while not game.over and game.moves_made < MOST_MOVES:
        game.play(choice(game, bots, beliefs))
    return game


def played(edition: str, names: Sequence[str], seed: int, *, noise: float = 1.0, **options: Any) -> Game:
    """A whole game of these bots."""
    game = deal(edition, len(names), seed, **options)
    return play_on(game, bots_of(names, seed), beliefs_of(game, len(names), seed, noise))
