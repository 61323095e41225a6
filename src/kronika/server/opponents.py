"""The bots at a table, and the default move: who plays for those who are no people, or who are gone.

Gives bots what they may have, a view and what they believe; makes the beliefs, and so sees the dates. Bots think in
threads, off the event loop.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from concurrent.futures import Executor
from typing import Any

from kronika.bots import LEVELS, Belief, make_bot, noisy_beliefs
from kronika.bots.belief import known
from kronika.cards import CardId, Seat
from kronika.engine import BackView, Game, Turn, public_events, turn_lines, view_of
from kronika.engine.view import CardShown
from kronika.server.default import default_move
from kronika.server.room import Room
from kronika.table import Move

__all__ = ["Opponents"]


class Opponents:
    """The bots of one room. `secret` is what their memories are drawn from, beside the game's id."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._game = ""
        self._beliefs: dict[tuple[Seat, str], dict[CardId, Belief]] = {}
        self._shown: dict[CardId, BackView] = {}

    def watch(self, room: Room) -> None:
        """A game began, or goes on after a correction, or the room was made anew: look at all that was shown in it."""
        assert room.game is not None
        self._game = room.game_id
        self._beliefs.clear()
        self._shown.clear()
        for event in public_events(room.game, room.game.events()):
            if isinstance(event, CardShown):
                self.remember(event.card, event.back)

    def remember(self, card: CardId, back: BackView) -> None:
        """A date that lay open once is known to the bots from then on."""
        self._shown[card] = back

    async def line(self, room: Room, seat: Seat, level: str, thinkers: Executor) -> dict[str, Any]:
        """The move of this bot, as a line of a record."""
        game = room.game
        assert game is not None
        view = view_of(game, seat)
        if level not in LEVELS:
            return _line(game, default_move(view))
        beliefs = self._believed(game, seat, level) | {card: known(back) for card, back in self._shown.items()}
        bot = make_bot("memory", self._seed(f"bot {seat}"))
        loop = asyncio.get_running_loop()
        return _line(game, await loop.run_in_executor(thinkers, bot.choose, view, beliefs))

    def default_line(self, room: Room) -> dict[str, Any]:
        """The default move of the seat on turn, as a line of a record."""
        assert room.game is not None
        return _line(room.game, default_move(view_of(room.game, room.turn)))

    def _believed(self, game: Game, seat: Seat, level: str) -> dict[CardId, Belief]:
        key = (seat, level)
        if key not in self._beliefs:
            self._beliefs[key] = noisy_beliefs(game.dates, self._seed(f"memory {seat}"), LEVELS[level])
        return self._beliefs[key]

    def _seed(self, what: str) -> bytes:
        return hashlib.sha256(self._secret + f" {self._game} {what}".encode()).digest()[:16]


def _line(game: Game, move: Move) -> dict[str, Any]:
    line: dict[str, Any] = json.loads(next(turn_lines(game, Turn(move, (), ()))))
    return line
