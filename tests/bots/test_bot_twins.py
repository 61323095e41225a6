"""Twins, for bots: with beliefs held fixed, other dates on cards that nobody has turned over change no decision."""

from __future__ import annotations

import pytest

from kronika.bots import BOTS
from kronika.engine import Game
from kronika.table.events import TurnedOver
from tests.bots.bot_games import EDITIONS, beliefs_of, bots_of, choice, deal, deck_for


def never_turned_over(game: Game) -> list[str]:
    turned = {event.card for event in game.events() if isinstance(event, TurnedOver)}
    return [card for card in sorted(game.dates) if card not in turned]


def twin_of(game: Game, edition: str, seats: int, seed: int) -> Game:
    """The same moves with the dates of all cards that were never turned over exchanged in a ring."""
    cards = dict(deck_for(edition, seed))
    hidden = never_turned_over(game)
    for card, other in zip(hidden, (*hidden[1:], hidden[0]), strict=True):
        cards[card] = cards[card] | {"date": deck_for(edition, seed)[other]["date"]}
    twin = deal(edition, seats, seed, cards=cards)
    for turn in game.turns:
        twin.play(turn.move)
    return twin


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_dates_change_no_decision(edition: str, name: str) -> None:
    seats, seed = 3, 11
    game = deal(edition, seats, seed)
    bots, beliefs = bots_of([name] * seats, seed), beliefs_of(game, seats, seed)
    compared = 0
    while not game.over and game.moves_made < 40:
        if game.moves_made % 4 < 2:
            twin = twin_of(game, edition, seats, seed)
            seat = game.table.turn
            assert seat is not None
            own = game.table.hands[seat]
            hidden = never_turned_over(game)
            assert sum(twin.dates[card] != game.dates[card] for card in hidden) > len(hidden) / 2
            compared += any(twin.dates[card] != game.dates[card] for card in own)
            assert choice(twin, bots, beliefs) == choice(game, bots, beliefs)
        game.play(choice(game, bots, beliefs))
    assert compared >= 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_that_knew_the_hidden_dates_would_be_noticed(edition: str) -> None:
    seats, seed = 3, 11
    game = deal(edition, seats, seed)
    bots = bots_of(["memory"] * seats, seed)
    noticed = 0
    while not game.over and game.moves_made < 12:
        twin = twin_of(game, edition, seats, seed)
        truth, other = beliefs_of(game, seats, seed, noise=0.0), beliefs_of(twin, seats, seed, noise=0.0)
        noticed += choice(twin, bots, other) != choice(game, bots, truth)
        game.play(choice(game, bots, truth))
    assert noticed >= 2
