"""What a lobby has to choose from, and what is known of decks: games, titles, statistics. REST handlers.

Knows decks and rules, no rooms. Nothing here tells a date of a game that has not ended.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from kronika.bots import KNOWLEDGE
from kronika.bots.knowledge import error_of, years_per_depth
from kronika.decks import bundled_decks
from kronika.decks.model import Deck
from kronika.engine import edition, editions
from kronika.errors import DeckError
from kronika.server.deciding import STAND_INS
from kronika.server.hub import Hub
from kronika.server.lobby import LIMITS
from kronika.server.playing import REACTIONS
from kronika.server.refusals import Refused
from kronika.server.room import ROLES
from kronika.server.schema import wire_schema

__all__ = ["HANDLERS"]

_DECK: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")


class Option(msgspec.Struct):
    """A house rule of a game: what it changes, by which clauses of the rules, and its default in the box."""

    name: str
    meaning: str
    clauses: str
    default: int | str | None
    minimum: int | None
    choices: tuple[str, ...]


class Rules(msgspec.Struct):
    """A game that can be played here."""

    id: str
    title: str
    players: tuple[int, int]
    team: bool
    single_years: bool
    options: tuple[Option, ...]


class Choices(msgspec.Struct):
    """What else a lobby has to choose from. `bots` are the levels, from little knowledge to much; `errors` by how many
    years each is usually off around 1950 and around 1500; `stand_ins` who may play a seat for somebody; `limit` the
    fewest and most seconds a move.
    """

    bots: tuple[str, ...]
    errors: dict[str, tuple[int, ...]]
    stand_ins: tuple[str, ...]
    away: tuple[str, ...]
    roles: tuple[str, ...]
    signs: tuple[str, ...]
    limit: tuple[int, int]


class DeckCard(msgspec.Struct):
    """A deck that can be chosen; nothing of its dates."""

    id: str
    titles: dict[str, str]
    descriptions: dict[str, str]
    languages: tuple[str, ...]
    cards: int


class CardStatistics(msgspec.Struct):
    """How a card has fared: placed `right` and `wrong` by people in games that have ended, reported so often, and
    corrected or taken out so often. Dates and texts are for whoever runs the server: they would tell dates.
    """

    right: int = 0
    wrong: int = 0
    reports: int = 0
    corrections: int = 0


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _deck(state: State, name: str) -> Deck:
    try:
        return _hub(state).deck(name)
    except DeckError:
        raise Refused("room.unknown", "there is no such deck") from None


@get("/api/rules")
async def rules() -> list[Rules]:
    """The games that can be played, with their house rules."""
    found = []
    for name in editions():
        box = edition(name)
        options = tuple(Option(o.name, o.meaning, o.clauses, o.default, o.minimum, o.choices) for o in box.options)
        found.append(Rules(box.id, box.title, box.players, box.team, box.single_years, options))
    return found


@get("/api/choices")
async def choices() -> Choices:
    """The levels of bots, the signs, and what else there is to choose from."""
    return Choices(tuple(KNOWLEDGE), _ERRORS, STAND_INS, ("bot", "default"), ROLES, REACTIONS, LIMITS)


@get("/api/decks")
async def decks(state: State) -> list[DeckCard]:
    """The decks that can be chosen."""
    hub = _hub(state)
    loaded = await asyncio.to_thread(lambda: [hub.deck(name) for name in bundled_decks()])
    return [DeckCard(d.id, d.titles, d.descriptions, d.languages, len(d.cards)) for d in loaded]


@get("/api/decks/{deck:str}/titles")
async def deck_titles(deck: FromPath[str], state: State, language: FromQuery[str] = "en") -> dict[str, str]:
    """The titles of a deck's cards in a language, for those who read another one than their table: by the id that the
    card has in games.
    """
    found = await asyncio.to_thread(_deck, state, deck)
    return {f"{found.id}/{card.id}": found.text(card.titles, language) or "" for card in found.cards}


@get("/api/decks/{deck:str}/statistics")
async def deck_statistics(deck: FromPath[str], state: State) -> dict[str, CardStatistics]:
    """How often people placed the cards of a deck rightly and wrongly, reported and corrected them, by card."""
    if not _DECK.fullmatch(deck):
        return {}
    store = _hub(state).store
    placed, doubted = await asyncio.to_thread(lambda: (store.placements(deck), store.doubts(deck)))
    return {
        card: CardStatistics(*placed.get(card, (0, 0)), *doubted.get(card, (0, 0)))
        for card in sorted(placed.keys() | doubted.keys())
    }


@get("/api/schema/socket")
async def socket_schema() -> dict[str, Any]:
    """The JSON Schema of the game socket's messages."""
    return wire_schema()


def _error(level: str, year: int) -> int:
    return max(1, round(_MEDIAN * error_of(KNOWLEDGE[level], year) * years_per_depth(year)))


_MEDIAN = 0.6745
"""Of the size of a normal error, in standard deviations."""
_ERRORS: dict[str, tuple[int, ...]] = {level: (_error(level, 1950), _error(level, 1500)) for level in KNOWLEDGE}

HANDLERS = (rules, choices, decks, deck_titles, deck_statistics, socket_schema)
