"""What kernels and engine are compared on: every ruleset, option and corner that a kernel might get wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from kronika.decks import bundled_decks, cards_for_game, load_deck
from kronika.sim.agreement import Difference, differences

Cards = dict[str, dict[str, Any]]
MADE_UP = "made up"


class Case(msgspec.Struct, frozen=True):
    """A ruleset with everything that may matter to a kernel. `cards`: so many of the deck, or all; the deck `MADE_UP`
    has as many as are asked for, many of them spans.
    """

    game: str
    deck: str
    players: int
    cards: int | None = None
    more: dict[str, Any] = {}
    """What `kronika.sim.agreement.differences` takes besides."""

    def __str__(self) -> str:
        more = " ".join(f"{name}={value}" for name, value in self.more.items())
        return f"{self.game} {self.players} players, {self.cards or 'all'} of {self.deck} {more}".rstrip()


MIXED = ["sharp", "good", "fair", "good"]
CASES = [
    # Every ruleset, from the fewest to the most players, hands by the table of Polska (PL-13).
    Case("timeline-polska", "polska", 2),
    Case("timeline-polska", "polska", 4, more={"levels": MIXED}),
    Case("timeline-polska", "polska", 8, more={"first": 5}),
    Case("timeline-russia", "russia", 4),
    Case("timeline-cesko", "cesko", 6, more={"levels": ["fair"], "first": 2}),
    Case("twist-competitive", "pop-culture", 5, more={"levels": ["sharp"]}),
    # People, who err together about an era.
    Case("timeline-polska", "polska", 4, more={"levels": ["adult", "adult", "pupil", "historian"]}),
    Case("timeline-russia", "lifestyle", 3, more={"levels": ["child", "good", "enthusiast"]}),
    # Where a misplaced card goes, in every box.
    *(
        Case(game, "world", 3, 40, {"options": {"misplaced": zone}, "levels": ["fair", "good", "sharp"]})
        for game in ("timeline-russia", "timeline-cesko", "timeline-polska", "twist-competitive")
        for zone in ("discard", "box", "insert")
    ),
    # Hands of any size, and each seat its own (G10).
    Case("timeline-cesko", "cesko", 2, more={"options": {"hand": 1}}),
    Case("timeline-polska", "polska", 3, more={"options": {"hand": 12}}),
    Case("twist-competitive", "pop-culture", 4, more={"hands": (2, 5, 3, 1), "first": 3}),
    # Small boxes: reshuffles, victories shared for want of cards (T07), a card that comes straight back (T02).
    Case("timeline-russia", "russia", 2, 10),
    Case("timeline-russia", "russia", 3, 14, {"levels": ["fair"]}),
    Case("timeline-cesko", "cesko", 4, 20, {"levels": ["fair", "sharp", "fair", "good"]}),
    Case("timeline-polska", "polska", 2, 12, {"options": {"misplaced": "insert", "hand": 4}, "levels": ["fair"]}),
    # Spans of years that overlap: gaps that are equally likely, lines in more than one order (D07).
    Case("timeline-polska", "lifestyle", 5, more={"levels": ["good", "fair", "good", "sharp", "fair"]}),
    Case("timeline-cesko", "lifestyle", 3, 60, {"options": {"misplaced": "insert"}, "levels": ["fair"]}),
    Case("timeline-russia", "lifestyle", 2, 12, {"levels": ["sharp"]}),
]


ANNO = "anno-domini"
DOZEN = ["good", "fair", "sharp", "good", "fair", "good", "sharp", "fair", "good", "fair"]
ANNO_CASES = [
    # Every number of players, each seat as it will, another one first.
    *(
        Case(ANNO, "lifestyle", players, more={"levels": DOZEN[:players], "first": players // 2})
        for players in range(2, 11)
    ),
    # Every way to correct, and to check the last card (D01, D06), with many spans.
    *(
        Case(
            ANNO,
            MADE_UP,
            3,
            120,
            {"levels": ["fair", "good", "sharp"], "options": {"correction": how, "last_card": who}},
        )
        for how in ("free", "one", "none")
        for who in ("reveal", "successor")
    ),
    # People, who err together about an era.
    Case(ANNO, "lifestyle", 4, more={"levels": ["adult", "child", "pupil", "historian"]}),
    Case(ANNO, "lifestyle", 2, more={"levels": ["child"], "options": {"last_card": "successor"}}),
    # Penalties: those of other printings (D15), none, and many.
    Case(ANNO, "lifestyle", 4, more={"options": {"penalty_doubter": 2, "penalty_layer": 3}}),
    Case(ANNO, "lifestyle", 4, more={"options": {"penalty_doubter": 0, "penalty_layer": 1}}),
    Case(ANNO, MADE_UP, 3, 60, {"levels": ["fair"], "options": {"penalty_doubter": 9, "penalty_layer": 9, "hand": 4}}),
    Case(
        ANNO,
        MADE_UP,
        2,
        40,
        {"levels": ["fair"], "options": {"penalty_doubter": 2**53, "penalty_layer": 2**53, "hand": 3}},
    ),
    # Hands of any size, and each seat its own (AD-61, AD-62); two cards at the start (AD-35).
    Case(ANNO, MADE_UP, 4, 30, {"options": {"hand": 1}}),
    Case(ANNO, MADE_UP, 4, 90, {"hands": (2, 5, 3, 1), "first": 3, "levels": ["fair"]}),
    Case(ANNO, MADE_UP, 4, 100, {"options": {"hand": 20}}),
    # Small boxes: the pile is renewed, and there may be nothing left to draw, nor to begin with (AD-63, D11).
    Case(ANNO, MADE_UP, 2, 20, {"levels": ["fair"]}),
    Case(ANNO, MADE_UP, 3, 12, {"levels": ["fair"], "options": {"hand": 3, "last_card": "successor"}}),
    Case(ANNO, MADE_UP, 2, 8, {"levels": ["fair"], "options": {"hand": 3}}),
    Case(ANNO, MADE_UP, 3, 10, {"levels": ["fair", "child", "child"], "options": {"hand": 3, "penalty_layer": 5}}),
]

EVERY = ["good", "adult", "child", "historian", "fair", "sharp", "pupil", "enthusiast"]
TWIST_CASES = [
    # Every number of players, each seat as it will.
    *(
        Case("twist-coop", "pop-culture", players, more={"levels": EVERY[:players], "first": players // 2})
        for players in range(1, 9)
    ),
    *(
        Case("twist-coop", "world", players, more={"levels": ["adult"], "first": players // 2})
        for players in (1, 3, 6, 8)
    ),
    Case("twist-coop", "world", 2, more={"levels": ["historian"], "first": 1}),
    Case("twist-coop", "pop-culture", 4, more={"levels": ["historian"], "first": 2}),
    Case("twist-coop", "world", 5, more={"levels": ["child"], "first": 2}),
]


def cards_of(case: Case) -> Cards:
    """The cards of a case, as a record's header holds them."""
    if case.deck == MADE_UP:
        return _made_up(case.cards or 0)
    cards = {
        card: msgspec.structs.asdict(sides)
        for card, sides in cards_for_game([load_deck(bundled_decks()[case.deck])]).items()
    }
    kept = sorted(cards)
    random.Random(f"{case.deck} {case.cards}").shuffle(kept)
    return {card: cards[card] for card in kept[: case.cards]}


def _made_up(count: int) -> Cards:
    drawn, cards = random.Random(f"anno {count}"), {}
    for number in range(count):
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
    return differences(case.game, cards_of(case), games=games, start=start, players=case.players, **case.more)
