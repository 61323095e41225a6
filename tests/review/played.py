"""Finished games for the tests of reviews, played by bots that remember like people, from seeds."""

from __future__ import annotations

from functools import cache
from typing import Any

from kronika.bots import KNOWLEDGE, make_bot, memory_of
from kronika.bots.learning import beliefs_now, open_backs
from kronika.engine import Game, Player, record_lines, start, view_of
from tests.bots.bot_games import deck_for, seed_of

HANDS = {"anno-domini": {"hand": 4}, "twist-coop": {}}
"""Small ones, so that games are short."""


def played(
    edition: str,
    *,
    seed: int = 1,
    names: tuple[str, ...] = ("Ana", "Ben"),
    moves: int = 400,
    level: str = "pupil",
    cards: Any = None,
    **options: Any,
) -> Game:
    """A game as bots of a level play it, to its end or for so many moves."""
    options = {**HANDS.get(edition, {"hand": 2}), **options}
    deck = deck_for(edition, seed) if cards is None else cards
    dealt = seed_of("review", edition, seed)
    game = start(edition, [Player(name) for name in names], deck, seed=dealt, options=options)
    bots = [make_bot("memory", seed_of("bot", seat, seed)) for seat in range(len(names))]
    memories = [memory_of(game.dates, seed_of("mind", seat, seed), KNOWLEDGE[level]) for seat in range(len(names))]
    shown = {}
    while not game.over and game.moves_made < moves:
        seat = game.table.turn
        assert seat is not None
        view = view_of(game, seat)
        shown |= open_backs(view)
        game.play(bots[seat].choose(view, beliefs_now(memories[seat], shown)))
    return game


def lines_of(game: Game) -> list[bytes]:
    """The record of a game, line by line."""
    return [line.encode() for line in record_lines(game)]


@cache
def finished(edition: str) -> tuple[bytes, ...]:
    """The record of one finished game of this ruleset."""
    game = played(edition)
    assert game.over
    return tuple(lines_of(game))
