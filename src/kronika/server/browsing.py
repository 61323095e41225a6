"""The deck browser: a deck's cards by their fronts, and the back of one card for who asks for it. REST handlers.

Knows decks, and which decks are in play here. A list never tells a date nor a period; to look for a period is to ask
for dates, so that and a card's back are refused to those who are playing with the deck.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, get
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
from kronika.server.pictures import Front, fronts_of
from kronika.server.refusals import Refused
from kronika.server.room import Person

__all__ = ["HANDLERS", "difficulty_by", "is_in_play", "refuse_players"]

_LEAST: Final = 5
"""Placements by people before a card is called easy or hard."""
_EASY: Final = 0.8
_HARD: Final = 0.5
Difficulty = Literal["easy", "medium", "hard"]


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


@get("/api/decks/{deck:str}/cards")
async def deck_cards(
    deck: FromPath[str],
    request: Request[Any, Any, Any],
    state: State,
    language: FromQuery[str] = "en",
    first: Annotated[int | None, QueryParameter(name="from", ge=-FARTHEST_YEAR, le=FARTHEST_YEAR)] = None,
    last: Annotated[int | None, QueryParameter(name="to", ge=-FARTHEST_YEAR, le=FARTHEST_YEAR)] = None,
    difficulty: FromQuery[Difficulty | None] = None,
) -> list[BrowsedCard | str]:
    """The cards of a deck by their fronts. With a filter, only the ids of those that fit: years as people count them,
    -44 for 44 BC, and how many people of this server placed the card rightly.
    """
    hub = hub_of(state)
    found = await asyncio.to_thread(_deck, hub, deck)
    if first is None and last is None and difficulty is None:
        return await asyncio.to_thread(lambda: list[BrowsedCard | str](_browsed(found, language)))
    if first is not None or last is not None:
        refuse_players(hub, found, request)
    placed = await asyncio.to_thread(hub.store.placements, found.id) if difficulty else {}
    return [
        card.id
        for card in found.cards
        if _is_within(card.span, first, last)
        and (difficulty is None or difficulty_by(*placed.get(card.id, (0, 0))) == difficulty)
    ]


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
    found = await asyncio.to_thread(_deck, hub, deck)
    refuse_players(hub, found, request)
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


def is_in_play(hub: Hub, deck: str, person: str | None, address: str) -> bool:
    """Whether a game with this deck is under way at a table of this person, or at one to which a device is connected
    from this address.
    """
    return any(
        live.room.playing
        and deck in live.room.settings.decks
        and (live.is_connected_from(address) or (person is not None and _is_there(live.room.people.get(person))))
        for live in hub.live_rooms
    )


def difficulty_by(right: int, wrong: int) -> Difficulty | None:
    """How hard a card is that people have placed so often; None where that says nothing yet."""
    if right + wrong < _LEAST:
        return None
    share = right / (right + wrong)
    return "easy" if share >= _EASY else "hard" if share < _HARD else "medium"


def refuse_players(hub: Hub, deck: Deck, request: Request[Any, Any, Any]) -> None:
    """Refused where whoever asks is playing with this deck."""
    token = token_of(request)
    person = None if token is None else person_of(token)
    if is_in_play(hub, deck.id, person, address_of(request.scope)):
        raise Refused("room.playing", "you are playing with this deck: its dates come out afterwards")


def _is_there(person: Person | None) -> bool:
    return person is not None and person.present


def _is_within(span: Span, first: int | None, last: int | None) -> bool:
    return (first is None or span.last >= first) and (last is None or span.first <= last)


def _browsed(deck: Deck, language: str) -> list[BrowsedCard]:
    fronts = fronts_of(deck, language)
    return [BrowsedCard(card.id, *_front(fronts[f"{deck.id}/{card.id}"])) for card in deck.cards]


def _front(front: Front) -> tuple[str, str, str]:
    return front.title, front.theme, front.label


def _deck(hub: Hub, name: str) -> Deck:
    try:
        return hub.deck(name)
    except DeckError:
        raise Refused("room.unknown", "there is no such deck") from None


HANDLERS = (deck_cards, deck_card)
