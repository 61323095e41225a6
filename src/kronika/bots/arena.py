"""The arena: bots play many games against each other, seeded, so that anybody can play the same games again.

It runs games and so makes memories from the true dates; it is no bot, and no bot imports it. It knows neither the
engine nor the rules: whoever has an engine hands in how a game is dealt and how a seat sees it.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from kronika.bots.belief import Belief, known
from kronika.bots.bot import Bot
from kronika.bots.knowledge import KNOWLEDGE
from kronika.bots.learning import Memory, beliefs_now, open_backs
from kronika.bots.memories import memory_of
from kronika.cards import CardId, Seat
from kronika.dates import Span
from kronika.engine.view import BackView, View
from kronika.errors import UsageError
from kronika.table.moves import Move

__all__ = ["Entrant", "Played", "Record", "Seen", "play_games", "records_of", "wilson"]

MOST_MOVES = 3000
"""A game that has not ended by then is called off: nobody has won it."""


class Seen(Protocol):
    """What the arena asks of a game: `kronika.engine.Game` has it."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        ...

    @property
    def table(self) -> Any:
        """With `turn`, the seat on turn, and `outcome`, with `winners` and `score`."""
        ...

    dates: Mapping[CardId, Span]

    def play(self, move: Move) -> object:
        """Makes the move."""
        ...


class Entrant(msgspec.Struct, frozen=True):
    """Who plays: a kind of bot and what it knows, a name in `KNOWLEDGE`."""

    bot: str
    level: str
    learns: bool = True
    """Whether it draws conclusions about other cards from those that are turned over."""

    @property
    def name(self) -> str:
        """For tables: `planner adult`."""
        return f"{self.bot} {self.level}" + ("" if self.learns else " unlearning")


class Played(msgspec.Struct, frozen=True):
    """One game: who sat where (numbers of entrants), who won, the team's score, and how many moves it took."""

    seats: tuple[int, ...]
    winners: tuple[Seat, ...]
    score: int | None
    moves: int


class Record(msgspec.Struct, frozen=True):
    """What an entrant achieved. `wins` are shares of victories; `seated` counts games (an entrant may sit twice)."""

    name: str
    seated: int
    wins: float
    low: float
    high: float
    """The share of victories lies between the two, 95 times of 100."""


def play_games(
    deal: Callable[[int, int, bytes], Seen],
    look: Callable[[Any, Seat], View],
    make: Callable[[str, bytes], Bot],
    entrants: Sequence[Entrant],
    games: int,
    seed: bytes,
    *,
    themes: Mapping[CardId, str] | None = None,
    prominence: Mapping[CardId, float] | None = None,
    progress: Callable[[int, int], None] | None = None,
    enough: Callable[[], bool] | None = None,
) -> list[Played]:
    """So many games among all the entrants, one seat each; who sits where goes round from game to game.

    `deal(number, seats, seed)` deals game `number` from 16 bytes, `look(game, seat)` is its view (`view_of`), and
    `make` makes a bot (`make_bot`). Game k depends on the seed and k alone; two games in a row, from an even number on,
    have the same deal with the seats moved on by one. `enough` is asked before each game; where it says so, none is
    begun any more. Raises UsageError for a level that does not exist.
    """
    if unknown := [entrant.level for entrant in entrants if entrant.level not in KNOWLEDGE]:
        raise UsageError("usage.unknown-level", f"there is no level {unknown[0]!r}; levels are {', '.join(KNOWLEDGE)}")
    played = []
    for number in range(games):
        if enough is not None and enough():
            break
        seats = tuple((seat + number) % len(entrants) for seat in range(len(entrants)))
        game = deal(number, len(entrants), _seed(seed, "deal", number // len(entrants)))
        at_table = [entrants[entrant] for entrant in seats]
        bots = [
            make(one.bot, _seed(seed, f"bot {entrant}", number)) for entrant, one in zip(seats, at_table, strict=True)
        ]
        memories = [
            memory_of(
                game.dates,
                _seed(seed, f"memory {entrant}", number),
                KNOWLEDGE[one.level],
                prominence=prominence,
                themes=themes,
            )
            for entrant, one in zip(seats, at_table, strict=True)
        ]
        moves = _play(game, look, bots, memories, [one.learns for one in at_table])
        outcome = game.table.outcome
        winners = tuple(outcome.winners or ()) if outcome is not None else ()
        played.append(Played(seats, winners, outcome.score if outcome is not None else None, moves))
        if progress:
            progress(number + 1, games)
    return played


def _play(
    game: Seen,
    look: Callable[[Any, Seat], View],
    bots: Sequence[Bot],
    memories: Sequence[Memory],
    learns: Sequence[bool],
) -> int:
    shown: dict[CardId, BackView] = {}
    believed: list[tuple[int, dict[CardId, Belief]]] = [(-1, {}) for _ in bots]
    for moves in range(MOST_MOVES):
        if game.over:
            return moves
        seat = game.table.turn
        view = look(game, seat)
        shown |= open_backs(view)
        if believed[seat][0] != len(shown):
            beliefs = beliefs_now(memories[seat], shown if learns[seat] else {})
            beliefs |= {card: known(back) for card, back in shown.items()}
            believed[seat] = len(shown), beliefs
        game.play(bots[seat].choose(view, believed[seat][1]))
    return MOST_MOVES


def records_of(entrants: Sequence[Entrant], played: Sequence[Played]) -> list[Record]:
    """For each entrant the share of victories; a shared one counts in parts, one that the whole team has is none."""
    records = []
    for number, entrant in enumerate(entrants):
        wins = sum(
            sum(game.seats[winner] == number for winner in game.winners) / len(game.winners)
            for game in played
            if game.winners
        )
        low, high = wilson(wins, len(played))
        records.append(Record(entrant.name, len(played), wins, low, high))
    return records


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of Wilson for a share, 95 of 100; (0, 1) for no games."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1.0 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + z * z / games)), min(1.0, (middle + reach) / (1 + z * z / games))


def _seed(seed: bytes, what: str, number: int) -> bytes:
    return hashlib.sha256(b"kronika arena 1" + seed + f" {what} {number}".encode()).digest()[:16]
