"""What the kernel of Anno Domini and the engine are compared on: every option, and every corner it might get wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from kronika.decks import bundled_decks, cards_for_game, load_deck
from kronika.sim.agreement import Difference, differences

GAME = "anno-domini"
Cards = dict[str, dict[str, Any]]


class Case(msgspec.Struct, frozen=True):
    """A table of so many players. `made`: a deck of so many made-up cards instead of the one that is bundled."""

    players: int
    made: int = 0
    more: dict[str, Any] = {}
    """What `kronika.sim.agreement.differences` takes besides."""

    def __str__(self) -> str:
        more = " ".join(f"{name}={value}" for name, value in self.more.items())
        return f"{GAME} {self.players} players, {self.made or 'lifestyle'} {more}".rstrip()


MIXED = ["good", "fair", "sharp", "good", "fair", "good", "sharp", "fair", "good", "fair"]
CASES = [
    # Every number of players, each seat as it will, another one first.
    *(Case(players, more={"levels": MIXED[:players], "first": players // 2}) for players in range(2, 11)),
    # Every way to correct, and to check the last card (D01, D06), with many spans.
    *(
        Case(3, 120, {"levels": ["fair", "good", "sharp"], "options": {"correction": how, "last_card": who}})
        for how in ("free", "one", "none")
        for who in ("reveal", "successor")
    ),
    # People, who err together about an era.
    Case(4, more={"levels": ["adult", "child", "pupil", "historian"]}),
    Case(2, more={"levels": ["child"], "options": {"last_card": "successor"}}),
    # Penalties: those of other printings (D15), none, and many.
    Case(4, more={"options": {"penalty_doubter": 2, "penalty_layer": 3}}),
    Case(4, more={"options": {"penalty_doubter": 0, "penalty_layer": 1}}),
    Case(3, 60, {"levels": ["fair"], "options": {"penalty_doubter": 9, "penalty_layer": 9, "hand": 4}}),
    Case(2, 40, {"levels": ["fair"], "options": {"penalty_doubter": 2**53, "penalty_layer": 2**53, "hand": 3}}),
    # Hands of any size, and each seat its own (AD-61, AD-62); two cards at the start (AD-35).
    Case(4, 30, {"options": {"hand": 1}}),
    Case(4, 90, {"hands": (2, 5, 3, 1), "first": 3, "levels": ["fair"]}),
    Case(4, 100, {"options": {"hand": 20}}),
    # Small boxes: the pile is renewed, and there may be nothing left to draw, nor to begin with (AD-63, D11).
    Case(2, 20, {"levels": ["fair"]}),
    Case(3, 12, {"levels": ["fair"], "options": {"hand": 3, "last_card": "successor"}}),
    Case(2, 8, {"levels": ["fair"], "options": {"hand": 3}}),
    Case(3, 10, {"levels": ["fair", "child", "child"], "options": {"hand": 3, "penalty_layer": 5}}),
]


def cards_of(case: Case) -> Cards:
    """The cards of a case, as a record's header holds them."""
    if not case.made:
        deck = load_deck(bundled_decks()["lifestyle"])
        return {card: msgspec.structs.asdict(sides) for card, sides in cards_for_game([deck]).items()}
    drawn, cards = random.Random(f"anno {case.made}"), {}
    for number in range(case.made):
        year = 2020 - int(3500 * drawn.random() ** 3)
        date, kind = str(year) if year > 0 else f"{1 - year} BC", drawn.random()
        if kind < 0.15:
            date = f"around {date}"
        elif kind < 0.30:
            date = f"{drawn.randint(5, 19)}th century"
        elif kind < 0.40 and year > 30:
            date = f"{year - 30} - {year}"
        cards[f"c{number:03}"] = {"title": f"Event {number}", "date": date}
    return cards


def differing(case: Case, games: int, start: int = 0) -> Iterator[Difference]:
    """The games from number `start` on in which kernel and engine part."""
    return differences(GAME, cards_of(case), games=games, start=start, players=case.players, **case.more)
