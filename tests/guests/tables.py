"""Whole games with guests among bots, for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.bots import Bot
from kronika.engine import Game, public_events, view_of
from kronika.guests import Guest
from tests.bots.bot_games import MOST_MOVES, beliefs_of, bots_of, deal


def play(edition: str, guests: Sequence[Guest], seed: int, *, bots: int = 1) -> Game:
    """A whole game: the guests sit first, then so many bots. Raises where a guest's move is illegal."""
    seats = len(guests) + bots
    game = deal(edition, seats, seed)
    others: list[Bot] = bots_of(["memory"] * seats, seed)
    beliefs = beliefs_of(game, seats, seed)
    for seat, guest in enumerate(guests):
        guest.begin(view_of(game, seat), seat, "adult")
    while not game.over and game.moves_made < MOST_MOVES:
        seat = game.table.turn
        assert seat is not None
        view = view_of(game, seat)
        if seat < len(guests):
            move = guests[seat].choose(view, beliefs[seat], game.refusal)
        else:
            move = others[seat].choose(view, beliefs[seat])
        events = public_events(game, game.play(move))
        for guest in guests:
            guest.told(events)
    for seat, guest in enumerate(guests):
        guest.end(view_of(game, seat))
    return game
