"""The deck browser: a deck by its id, its cards by their fronts, the back of one for who asks for it. REST handlers.

Knows decks, and which decks are in play here. A list never tells a date nor a period; to look for a period is to ask
for dates, so that and a card's back are refused to those who are playing with the deck.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter

from kronika.dates import FARTHEST_YEAR, Span
from kronika.decks.model import Deck
from kronika.decks.printed import printed_date
from kronika.errors import DeckError
from kronika.server.asking import hub_of, token_of
from kronika.server.hub import Hub
from kronika.server.ids import person_of
from kronika.server.limits import address_of
from kronika.server.pictures import Front, answer_in_language, fronts_of
from kronika.server.refusals import Refused
from kronika.server.room import Room

__all__ = ["HANDLERS", "difficulty_by", "is_in_play", "refuse_players"]

_LEAST: Final = 5
"""Placements by people before a card is called easy or hard."""
_EASY: Final = 0.8
_HARD: Final = 0.5
_RECENT: Final = 30 * 24 * 3600.0
"""Seconds after its deal in which a game that has not ended, and is not in memory, is under way."""
_MOST_GAMES: Final = 20
"""Of one person, that are looked up in the store."""
Difficulty = Literal["easy", "medium", "hard"]


class DeckAbout(msgspec.Struct, frozen=True):
    """A deck for whoever knows its id; nothing of its dates."""

    id: str
    version: int
    titles: dict[str, str]
    descriptions: dict[str, str]
    languages: tuple[str, ...]
    cards: int


class BrowsedCard(msgspec.Struct, frozen=True):
    """A card by its front. `theme` is one of the twelve that there are colours for, `label` the deck's word for it."""

    id: str
    title: str
    theme: str
    label: str


class CardBack(msgspec.Struct, frozen=True):
    """Both sides of a card. `asks` is what the date answers, such as `released`."""

    id: str
    title: str
    theme: str
    label: str
    asks: str
    date: str
    fact: str
    source: str


@get("/api/decks/{deck:str}")
async def one_deck(deck: FromPath[str], state: State) -> DeckAbout:
    """What a deck is called, and in which languages: also of one that stands in no list."""
    found, _ = await asyncio.to_thread(_deck, hub_of(state), deck)
    return DeckAbout(found.id, found.version, found.titles, found.descriptions, found.languages, len(found.cards))


@get("/api/decks/{deck:str}/cards")
async def deck_cards(
    deck: FromPath[str],
    request: Request[Any, Any, Any],
    state: State,
    language: FromQuery[str] = "en",
    first: Annotated[int | None, QueryParameter(name="from", ge=-FARTHEST_YEAR, le=FARTHEST_YEAR)] = None,
    last: Annotated[int | None, QueryParameter(name="to", ge=-FARTHEST_YEAR, le=FARTHEST_YEAR)] = None,
    difficulty: FromQuery[Difficulty | None] = None,
) -> Response[bytes]:
    """The cards of a deck by their fronts. With a filter, only the ids of those that fit: years as people count them,
    -44 for 44 BC, and how many people of this server placed the card rightly.
    """
    hub = hub_of(state)
    found, path = await asyncio.to_thread(_deck, hub, deck)
    if first is None and last is None and difficulty is None:
        return await answer_in_language(
            request, found, path, language, "cards", lambda: msgspec.json.encode(_browsed(found, language))
        )
    if first is not None or last is not None:
        await refuse_players(hub, found, request)
    placed = await asyncio.to_thread(hub.store.placements, found.id) if difficulty else {}
    fit = [
        card.id
        for card in found.cards
        if _is_within(card.span, first, last)
        and (difficulty is None or difficulty_by(*placed.get(card.id, (0, 0))) == difficulty)
    ]
    # Whether this is told depends on who asks, and when.
    return Response(msgspec.json.encode(fit), media_type="application/json", headers={"cache-control": "no-store"})


@get("/api/decks/{deck:str}/cards/{card:str}")
async def deck_card(
    deck: FromPath[str],
    card: FromPath[str],
    request: Request[Any, Any, Any],
    state: State,
    language: FromQuery[str] = "en",
) -> CardBack:
    """Both sides of a card; refused to those who are playing with its deck."""
    hub = hub_of(state)
    found, _ = await asyncio.to_thread(_deck, hub, deck)
    await refuse_players(hub, found, request)
    own = next((each for each in found.cards if each.id == card), None)
    if own is None:
        raise Refused("room.unknown", "there is no such card")
    front = fronts_of(msgspec.structs.replace(found, cards=(own,)), language)[f"{found.id}/{own.id}"]
    return CardBack(
        own.id,
        *_front(front),
        own.asks or "",
        printed_date(own, language, found.languages[0]),
        found.text(own.facts, language) or "",
        own.source or "",
    )


async def is_in_play(hub: Hub, deck: str, person: str | None, address: str) -> bool:
    """Whether a game with this deck is under way at a table of this person, or at one to which a device is connected
    from this address. Addresses are known of rooms in memory alone; in the store are the games in which the person was
    dealt a seat.
    """
    rooms = {live.room.id: live.room for live in hub.live_rooms}
    if any(live.is_connected_from(address) and _is_played_at(live.room, deck) for live in hub.live_rooms):
        return True
    if person is None:
        return False
    if any(_is_played_at(room, deck, person) for room in rooms.values()):
        return True
    games = await asyncio.to_thread(hub.store.games_of, person, 1000)
    after = time.time() - _RECENT
    away = [g.room for g in games if g.ended is None and g.started > after and deck in g.decks and g.room not in rooms]
    for id in away[:_MOST_GAMES]:
        if _is_played_at((await hub.room(id)).room, deck, person):
            return True
    return False


def difficulty_by(right: int, wrong: int) -> Difficulty | None:
    """How hard a card is that people have placed so often; None where that says nothing yet."""
    if right + wrong < _LEAST:
        return None
    share = right / (right + wrong)
    return "easy" if share >= _EASY else "hard" if share < _HARD else "medium"


async def refuse_players(hub: Hub, deck: Deck, request: Request[Any, Any, Any]) -> None:
    """Refused where whoever asks is playing with this deck."""
    token = token_of(request)
    person = None if token is None else person_of(token)
    if await is_in_play(hub, deck.id, person, address_of(request.scope)):
        raise Refused("room.playing", "you are playing with this deck: its dates come out afterwards")


def _is_played_at(room: Room, deck: str, person: str | None = None) -> bool:
    """Whether a game with this deck is under way in the room, and this person is in it, where one is meant."""
    if not room.playing or deck not in room.settings.decks:
        return False
    who = None if person is None else room.people.get(person)
    return person is None or (who is not None and who.present)


def _is_within(span: Span, first: int | None, last: int | None) -> bool:
    return (first is None or span.last >= first) and (last is None or span.first <= last)


def _browsed(deck: Deck, language: str) -> list[BrowsedCard]:
    fronts = fronts_of(deck, language)
    return [BrowsedCard(card.id, *_front(fronts[f"{deck.id}/{card.id}"])) for card in deck.cards]


def _front(front: Front) -> tuple[str, str, str]:
    return front.title, front.theme, front.label


def _deck(hub: Hub, name: str) -> tuple[Deck, Path]:
    try:
        return hub.deck(name), hub.deck_path(name)
    except DeckError:
        raise Refused("room.unknown", "there is no such deck") from None


HANDLERS = (one_deck, deck_cards, deck_card)
