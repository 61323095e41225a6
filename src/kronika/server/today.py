"""The deal of the day: one player, one deck, and a shuffle that is the same for everybody who plays it that day.

Knows the calendar and how the deal is made; rooms for it are like any other, but nothing in them can be dealt anew.
REST handlers. Nothing but the day goes into the shuffle, so everybody can work it out: `kronika play` deals the same
cards from the seed `kronika today 2026-11-30`. Such a deal is neither secret nor proved, and has no root.
"""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, date, datetime
from typing import Any, Final

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from kronika.chance import seed_from_text
from kronika.decks.mixing import cards_for_game
from kronika.engine import Player, start
from kronika.server import facts as f
from kronika.server.asking import Entrance, Name, entrance_to, hub_of, limit, token_of
from kronika.server.commands import Language
from kronika.server.hub import Hub
from kronika.server.ids import new_id, new_token, person_of
from kronika.server.means import free_name
from kronika.server.room import Room

__all__ = ["DECK", "GAME", "HANDLERS", "day_at", "number_of", "seed_of_day"]

GAME: Final = "twist-coop"
DECK: Final = "pop-culture"
_FIRST: Final = date(2026, 11, 30)


class Today(msgspec.Struct):
    """What is played today. `number` counts the days from 1."""

    day: str
    number: int
    game: str
    deck: str


class PlayToday(msgspec.Struct, forbid_unknown_fields=True):
    """Play the deal of the day, with titles in this language."""

    name: Name
    language: Language = "en"


def day_at(moment: float) -> str:
    """The day in UTC, such as `2026-11-30`; `moment` is in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def number_of(day: str) -> int:
    """How many days have had a deal, this one included; ValueError where it is no day."""
    return (date.fromisoformat(day) - _FIRST).days + 1


def seed_of_day(day: str) -> bytes:
    """The 16 bytes from which this day's cards are shuffled."""
    return seed_from_text(f"kronika today {day}")


@get("/api/today")
async def today() -> Today:
    """What the deal of the day is."""
    day = day_at(time.time())
    return Today(day, number_of(day), GAME, DECK)


@post("/api/today")
async def play_today(data: JSONBody[PlayToday], request: Request[Any, Any, Any], state: State) -> Entrance:
    """Open a room in which the deal of the day is dealt."""
    limit(request, state.rooms)
    token, hub, day = token_of(request) or new_token(), hub_of(state), day_at(time.time())
    name = free_name(Room(""), data.name, None)
    dealt = await asyncio.to_thread(_dealt, hub, person_of(token), name, data.language, day)
    live = await hub.open(person_of(token), name, language=data.language, day=day, more=dealt)
    return entrance_to(request, live, token)


def _dealt(hub: Hub, person: str, name: str, language: str, day: str) -> list[f.Fact]:
    """What happens in the room of this day as soon as its one player is there."""
    cards = {
        card: {"title": own.title, "date": own.date, "front": own.front, "back": own.back}
        for card, own in cards_for_game([hub.deck(DECK)], language).items()
    }
    game = start(GAME, [Player(name)], cards, seed=seed_of_day(day), extra={"x-day": day})
    return [
        f.SettingsChanged(f.Settings(game=GAME, decks=(DECK,), language=language)),
        f.Seated((f.SeatHolder(name=name, person=person),)),
        f.Dealt(new_id(), game.start.line),
    ]


HANDLERS = (today, play_today)
