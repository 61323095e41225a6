"""What kernels and engine are compared on: every ruleset, option and corner that a kernel might get wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from kronika.decks import bundled_decks, cards_for_game, load_deck
from kronika.sim.agreement import Difference, differences

Cards = dict[str, dict[str, Any]]


class Case(msgspec.Struct, frozen=True):
    """A ruleset with everything that may matter to a kernel. `cards`: so many of the deck, or all."""

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


def cards_of(case: Case) -> Cards:
    """The cards of a case, as a record's header holds them."""
    cards = {
        card: msgspec.structs.asdict(sides)
        for card, sides in cards_for_game([load_deck(bundled_decks()[case.deck])]).items()
    }
    kept = sorted(cards)
    random.Random(f"{case.deck} {case.cards}").shuffle(kept)
    return {card: cards[card] for card in kept[: case.cards]}


def differing(case: Case, games: int, start: int = 0) -> Iterator[Difference]:
    """The games from number `start` on in which kernel and engine part."""
    return differences(case.game, cards_of(case), games=games, start=start, players=case.players, **case.more)
