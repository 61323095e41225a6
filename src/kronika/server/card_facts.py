"""What stands on the back of a card that lies open: the fact, where it comes from, the date in one's own language.

Knows a table's cards through what its people have been shown, and the decks. A card that lies face down and a card that
there is not are answered alike, before anything of the card is looked up.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from kronika.cards import Back
from kronika.decks.printed import printed_date
from kronika.errors import DeckError
from kronika.server.asking import asker_of, hub_of, room_called
from kronika.server.hub import Hub
from kronika.server.refusals import Refused

__all__ = ["HANDLERS", "CardFact"]


class CardFact(msgspec.Struct, frozen=True):
    """The back of a card as the deck has it; fact and source are empty where it has none. The date is the game's, which
    the table may have corrected.
    """

    fact: str
    source: str
    date: str


@get("/api/rooms/{code:str}/facts/{deck:str}/{card:str}")
async def card_fact(
    code: FromPath[str],
    deck: FromPath[str],
    card: FromPath[str],
    request: Request[Any, Any, Any],
    state: State,
    language: FromQuery[str] = "",
) -> CardFact:
    """The back of a card, for somebody at a table where it lies open, or whose game is over; in the table's language
    where none is named.
    """
    live = await room_called(code, request, state, asker_of(request))
    back = live.back_of(f"{deck}/{card}")
    if back is None:
        raise Refused("room.card", "no card of this id lies open")
    return await asyncio.to_thread(_fact, hub_of(state), deck, card, back, language or live.room.settings.language)


def _fact(hub: Hub, name: str, card_id: str, back: Back, language: str) -> CardFact:
    try:
        deck = hub.deck(name)
    except DeckError:
        return CardFact("", "", back.date)  # the game goes on with the cards that it has
    card = next((card for card in deck.cards if card.id == card_id), None)
    if card is None:
        return CardFact("", "", back.date)
    if card.span != back.span:
        card = replace(card, date=back.date, span=back.span)
    return CardFact(
        deck.text(card.facts, language) or "", card.source or "", printed_date(card, language, deck.languages[0])
    )


HANDLERS = (card_fact,)
