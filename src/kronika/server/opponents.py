"""The bots at a table, and the default move: who plays for those who are no people, or who are gone.

Gives bots what they may have, a view and what they believe; makes the beliefs, and so sees the dates. Bots think in
threads, off the event loop.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from typing import Any

from kronika.bots import make_bot
from kronika.bots.minds import Mind, kind_at, mind_of
from kronika.cards import CardId, Seat
from kronika.engine import BackView, Game, Turn, public_events, turn_lines, view_of
from kronika.engine.view import CardShown
from kronika.server.default import default_move
from kronika.server.means import BOT_LEVELS
from kronika.server.room import Room
from kronika.table import Move

__all__ = ["Opponents"]


class Opponents:
    """The bots of one room. `secret` is what their memories are drawn from, beside the game's id; `themes` says of the
    cards of a room's decks what they are about.
    """

    def __init__(self, secret: bytes, themes: Callable[[Room], Mapping[CardId, str]] = lambda _: {}) -> None:
        self._secret = secret
        self._themes = themes
        self._game = ""
        self._minds: dict[tuple[Seat, str], Mind] = {}
        self._shown: dict[CardId, BackView] = {}

    def watch(self, room: Room) -> None:
        """A game began, or goes on after a correction, or the room was made anew: look at all that was shown in it."""
        assert room.game is not None
        self._game = room.game_id
        # A new one, for a bot that thinks just now goes on with the old one.
        self._minds = {}
        self._shown = {}
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
        if level not in BOT_LEVELS:
            return _line(game, default_move(view))
        minds, shown = self._minds, dict(self._shown)
        bot = make_bot(kind_at(level), self._seed(f"bot {seat}"))
        seed = self._seed(f"memory {seat}")

        def think() -> Move:
            if (seat, level) not in minds:
                minds[seat, level] = mind_of(level, game.dates, seed, themes=self._themes(room))
            return bot.choose(view, minds[seat, level](shown))

        return _line(game, await asyncio.get_running_loop().run_in_executor(thinkers, think))

    def default_line(self, room: Room) -> dict[str, Any]:
        """The default move of the seat on turn, as a line of a record."""
        assert room.game is not None
        return _line(room.game, default_move(view_of(room.game, room.turn)))

    def _seed(self, what: str) -> bytes:
        return hashlib.sha256(self._secret + f" {self._game} {what}".encode()).digest()[:16]


def _line(game: Game, move: Move) -> dict[str, Any]:
    line: dict[str, Any] = json.loads(next(turn_lines(game, Turn(move, (), ()))))
    return line
