"""Rooms without a network: decks with canary years, commands, and a quick way to play. Also where servers keep theirs:
in SQLite, or in PostgreSQL for a file that says `DATABASE = "postgresql"`, and for all with KRONIKA_TEST_DATABASE.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.dates import parse_date
from kronika.decks.model import Deck, DeckCard
from kronika.decks.symbols import derived_symbols
from kronika.errors import DeckError
from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server.dealing import Fairness
from kronika.server.deciding import Chance, decide, join
from kronika.server.opponents import Opponents
from kronika.server.room import Room
from tests.server.live_server import Server, one_server
from tests.server.storing_places import (
    fresh_database,
    path,
    postgresql,
    postgresql_database,
    postgresql_server,
    store,
    url,
)
from tests.server.watching import no_leaks, watch

__all__ = [
    "CARDS",
    "Table",
    "canary_deck",
    "canary_year",
    "no_leaks",
    "path",
    "postgresql",
    "postgresql_database",
    "postgresql_server",
    "store",
    "table",
    "url",
    "watch",
]

CARDS = 60
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def canary_year(number: int) -> int:
    """A year of five digits that starts and ends with 9: nothing else in a message looks like it."""
    return 90009 + 10 * number


def canary_deck(cards: int = CARDS) -> Deck:
    """A deck whose titles hold no digit and whose dates are single years BC that occur nowhere else."""
    made = []
    for number in range(cards):
        card_id = "".join(_LETTERS[(number * 7 + place * number) % 26] for place in range(4)) + _name(number)
        front, back = derived_symbols(card_id)
        date = f"{canary_year((number * 37) % cards)} BC"
        card = DeckCard(
            id=card_id,
            date=date,
            span=parse_date(date),
            titles={"en": f"Event {_name(number)}"},
            front=front,
            back=back,
        )
        made.append(card)
    return Deck(
        id="canary", version=1, titles={"en": "Canaries"}, languages=("en",), license="CC0-1.0", authors=("A. Maker",),
        cards=tuple(sorted(made, key=lambda card: card.id)),
    )  # fmt: skip


def _name(number: int) -> str:
    return _LETTERS[number // 26] + _LETTERS[number % 26]


class Table:
    """A room, played without storage or network."""

    def __init__(self, game: str = "timeline-polska", people: Iterable[str] = ("Ana", "Ben"), **settings: Any) -> None:
        self.room = Room("room-1")
        self.fairness = Fairness(b"f" * 32)
        self.facts: list[f.Fact] = []
        numbers = itertools.count(1)
        deck = canary_deck()

        def find(name: str) -> Deck:
            if name != "canary":
                raise DeckError("deck.unknown", "there is no such deck", file=name)
            return deck

        self.chance = Chance(
            new_id=lambda: f"game-{next(numbers)}",
            deck=find,
            seed=lambda: self.fairness.seed(self.room, {"ana": "salt"}),
            commit=lambda game: self.fairness.commit(self.room, game, {"ana": "salt"}),
        )
        self.take([f.Opened("ABCDEF")])
        for name in people:
            self.take(join(self.room, name.lower(), name))
        self.do("ana", c.SetSettings(f.Settings(game=game, decks=("canary",), **settings)))

    def take(self, made: list[f.Fact]) -> list[f.Fact]:
        """Take facts in, through their stored form."""
        for fact in made:
            self.room.apply(f.decode_fact(f.encode_fact(fact)))
            self.facts.append(fact)
        return made

    def do(self, person: str, command: c.Command) -> list[f.Fact]:
        """Carry out a command, or raise Refused."""
        return self.take(decide(self.room, person, command, self.chance))

    def play(self, moves: int = 1) -> int:
        """Let the default move be made for whoever is on turn; how often that was."""
        for number in range(moves):
            if not self.room.playing or self.room.turn is None:
                return number
            person = self.room.seats[self.room.turn].person
            assert person is not None
            self.do(person, c.Play(Opponents(b"x").default_line(self.room)))
        return moves

    def rebuilt(self) -> Room:
        """The room made anew from its facts."""
        room = Room(self.room.id)
        for fact in self.facts:
            room.apply(f.decode_fact(f.encode_fact(fact)))
        return room


@pytest.fixture
def table() -> Table:
    """Two people at a table of Timeline: Polska, before the deal."""
    return Table()


def _place(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    kind = getattr(request.module, "DATABASE", os.environ.get("KRONIKA_TEST_DATABASE", "sqlite"))
    if kind == "sqlite":
        yield str(folder / "kronika.sqlite")
        return
    with fresh_database(request.getfixturevalue("postgresql_server")) as found:
        yield found


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where the servers of one test keep their rooms: a path or a URL, with nothing there yet."""
    yield from _place(request, tmp_path)


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file; rooms do not disturb one another."""
    for place in _place(request, tmp_path_factory.mktemp("server")):
        yield from one_server(place)
