"""The games that are measured: made-up decks, four players, and choices made before any clock runs.

Players are right about two times in three; all is drawn from fixed seeds, so that every run plays the same.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from kronika.engine.game import Game, start
from kronika.rules._terms import Player
from kronika.table import Move
from kronika.table.moves import Add, Doubt, Place

CARDS = 110
RIGHT = 0.65
PLAYERS = tuple(Player(name, age) for name, age in (("Olga", 31), ("Jan", 12), ("Ewa", 45), ("Max", 27)))
SYMBOLS = ("sun", "moon", "star", "ship")
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_TITLES = (
    "The first edition of the atlas of the eastern rivers",
    "A treaty between two kings at the border",
    "Первая железная дорога между столицами",
    "Založení university na břehu řeky",
    "The bridge over the strait is opened",
)


class Prepared(NamedTuple):
    """A game that was played once: how it starts, and the choices of its players."""

    game: str
    cards: dict[str, dict[str, str]]
    pile: tuple[str, ...]
    seed: bytes
    moves: tuple[Move, ...]

    def start(self) -> Game:
        """The game anew, from its cards on: header made and read, hands dealt."""
        return start(self.game, PLAYERS, self.cards, pile=self.pile, seed=self.seed)


def deck(rng: random.Random, game: str, cards: int = CARDS) -> dict[str, dict[str, str]]:
    """A deck for this ruleset: single years, and where spans are allowed one date in seven less exact."""
    made: dict[str, dict[str, str]] = {}
    while len(made) < cards:
        card = "bench/" + "".join(rng.choices(_LETTERS, k=6))
        year = rng.randint(900, 2020)
        date = str(year)
        if not game.startswith("twist") and rng.random() < 1 / 7:
            date = rng.choice((f"around {year}", f"{year}-{year + rng.randint(1, 9)}", f"{year // 100 + 1}th century"))
        made[card] = {"title": rng.choice(_TITLES), "date": date}
        if game.startswith("twist"):
            made[card]["front"], made[card]["back"] = rng.sample(SYMBOLS, 2)
    return made


def play_once(game: str, number: int, *, cards: int = CARDS) -> tuple[Game, Prepared]:
    """Plays game `number` of this ruleset and returns it with its choices."""
    rng = random.Random(f"{game} {number}")
    dealt = deck(rng, game, cards)
    pile = list(dealt)
    rng.shuffle(pile)
    prepared = Prepared(game, dealt, tuple(pile), number.to_bytes(16, "big"), ())
    played = prepared.start()
    while not played.over:
        played.play(_choice(played, rng))
    return played, prepared._replace(moves=tuple(turn.move for turn in played.turns))


def _choice(game: Game, rng: random.Random) -> Move:
    """A legal move: a card and, most times, the gap where it belongs; now and then a doubt."""
    moves = game.legal_moves().moves
    if type(moves[-1]) is Doubt and rng.random() < 0.2:
        return moves[-1]
    move: Any = rng.choice(moves)
    if type(move) not in (Place, Add) or rng.random() > RIGHT:
        return move  # type: ignore[no-any-return]
    year = game.dates[move.card].first
    gap = sum(game.dates[card].first < year for card in game.table.line)
    better: Move = type(move)(move.seat, move.card, gap)
    return better
