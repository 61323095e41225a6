"""Guests at the tables of the arena: told what happens in each game, and asked like any bot.

`Hosting` stands between the arena, which knows views and moves only, and guests, who also want to know how a game
began, went on and ended. It sees the game, hands out views and public events, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import TracebackType

from kronika.bots import Belief, Bot
from kronika.cards import CardId, Seat
from kronika.engine import Game, View, public_events, view_of
from kronika.guests.guest import Guest
from kronika.table import Move

__all__ = ["Hosting"]


class Hosting:
    """The guests of some games in a row, one seat each; a context that closes them.

    `open_guest` opens one by its name among `names`; `make_bot` makes all others. Hand `deal(…)` what `play_games` is
    to deal, and `look` and `make` to it as they are; `finish` after the last game.
    """

    def __init__(
        self,
        open_guest: Callable[[str], Guest],
        names: Iterable[str],
        levels: Mapping[str, str],
        make_bot: Callable[[str, bytes], Bot],
    ) -> None:
        self._guests: dict[str, Guest] = {}
        self._levels, self._make_bot = levels, make_bot
        self._game: Game | None = None
        self._seated: dict[Seat, Guest] = {}
        self._made = self._moves = 0
        self.remarks: list[str] = []
        """What went wrong with guests: a line for each default move and each seat that was given up."""
        try:
            for name in names:
                self._guests[name] = open_guest(name)
        except BaseException:
            self._close()
            raise

    def __enter__(self) -> Hosting:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.finish()
        self._close()

    def deal(self, game: Game) -> Game:
        """A new game begins; the one before is over."""
        self.finish()
        self._game, self._made, self._moves = game, 0, 0
        return game

    def make(self, name: str, seed: bytes) -> Bot:
        """Who plays the next seat."""
        seat, self._made = self._made, self._made + 1
        guest = self._guests.get(name)
        if guest is None:
            return self._make_bot(name, seed)
        assert self._game is not None
        guest.begin(view_of(self._game, seat), seat, self._levels.get(name, "adult"))
        self._seated[seat] = guest
        return _Asked(guest, self._game)

    def look(self, game: Game, seat: Seat) -> View:
        """The view of this seat, once all guests have been told what has happened."""
        self._tell(game)
        return view_of(game, seat)

    def finish(self) -> None:
        """The game at hand is over."""
        game, self._game = self._game, None
        if game is None:
            return
        self._tell(game)
        for seat, guest in self._seated.items():
            guest.end(view_of(game, seat))
            name = next(name for name, one in self._guests.items() if one is guest)
            for trouble in guest.troubles():
                done = "its seat was given up" if trouble.given_up else "the default move was made"
                self.remarks.append(f"{name}: {done}: {trouble.code}" + f": {trouble.detail}" * bool(trouble.detail))
        self._seated = {}

    def _tell(self, game: Game) -> None:
        if self._seated and game.moves_made > self._moves:
            events = public_events(game, game.turns[-1].events)
            for guest in self._seated.values():
                guest.told(events)
        self._moves = game.moves_made

    def _close(self) -> None:
        for guest in self._guests.values():
            guest.close()


class _Asked:
    """A guest as the arena wants a bot."""

    def __init__(self, guest: Guest, game: Game) -> None:
        self._guest, self._game = guest, game

    def choose(self, view: View, beliefs: Mapping[CardId, Belief]) -> Move:
        return self._guest.choose(view, beliefs, self._game.refusal)
