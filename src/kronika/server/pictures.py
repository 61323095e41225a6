"""What stands on the fronts of a deck's cards: titles and themes in a language, icons and photographs. REST handlers.

Knows decks, no rooms and no dates. Fronts lie open to everybody; the address of a picture is the name of its card and
tells nothing of the file that it comes from.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from kronika.decks.exporting.drawings import CREAM, theme_name
from kronika.decks.exporting.faces import icon_of
from kronika.decks.exporting.photographs import print_ready
from kronika.decks.files import read_picture
from kronika.decks.icons import icons_at_hand, svg_of
from kronika.decks.model import Deck
from kronika.errors import DeckError
from kronika.server.asking import hub_of
from kronika.server.caching import Keeping, answer_once, tag_of
from kronika.server.refusals import Refused

__all__ = ["HANDLERS", "Front", "answer_in_language", "fronts_of"]

_SIDE: Final = 480
"""Pixels of a photograph: the picture on the largest card of a large screen."""
_ASK_FIRST: Final = "no-cache"
"""Kept, and asked for again each time: another version may have been published under this address."""
_FOREVER: Final = "public, max-age=31536000, immutable"
_SVG: Final = "image/svg+xml"
_ANSWERS: Final = Keeping(16 << 20)


class Front(msgspec.Struct, frozen=True):
    """The front of a card. `theme` is one of the twelve that there are colours for (`war`, `rule`, `mind`, `craft`,
    `art`, `build`, `way`, `life`, `earth`, `stage`, `faith`, `none`), `label` what the deck calls the card's theme.
    """

    title: str
    theme: str
    label: str


@get("/api/decks/{deck:str}/fronts")
async def deck_fronts(
    deck: FromPath[str], request: Request[Any, Any, Any], state: State, language: FromQuery[str] = "en"
) -> Response[bytes]:
    """The fronts of a deck's cards in a language, by the id that the card has in games."""
    found, path = await asyncio.to_thread(_deck, state, deck)
    return await answer_in_language(
        request, found, path, language, "fronts", lambda: msgspec.json.encode(fronts_of(found, language))
    )


@get("/api/decks/{deck:str}/pictures/{card:str}")
async def card_picture(
    deck: FromPath[str], card: FromPath[str], request: Request[Any, Any, Any], state: State, v: FromQuery[str] = ""
) -> Response[bytes]:
    """The picture of a card, `CARD.svg`: its icon in cream on nothing, or its photograph with a media type of its own.
    With `v`, the deck's version, it may be kept for good.
    """
    found, path = await asyncio.to_thread(_deck, state, deck)
    drawn = await asyncio.to_thread(_picture, found, path, card.removesuffix(".svg"))
    if drawn is None or not card.endswith(".svg"):
        raise Refused("room.unknown", "there is no such picture")
    keep = _FOREVER if v == str(found.version) else _ASK_FIRST
    return answer_once(request, drawn[0], drawn[1], tag_of(drawn[0]), {"cache-control": keep})


async def answer_in_language(
    request: Request[Any, Any, Any], deck: Deck, path: Path, language: str, what: str, make: Callable[[], bytes]
) -> Response[bytes]:
    """JSON about a deck in a language, made once for each version of the deck. `what` names it among the others."""
    known = language if language in deck.languages else ""
    kept = await asyncio.to_thread(_ANSWERS.get, (what, path, deck.version, known), make)
    return answer_once(request, kept.data, "application/json", kept.tag, {"cache-control": _ASK_FIRST})


def fronts_of(deck: Deck, language: str) -> dict[str, Front]:
    """The fronts of the cards by `deck/card`; texts that are not in the language are in the deck's next one."""
    themes = {
        id: (theme_name(theme.colour, place), deck.text(theme.titles, language) or id)
        for place, (id, theme) in enumerate(deck.themes.items())
    }
    return {
        f"{deck.id}/{card.id}": Front(
            deck.text(card.titles, language) or "", *themes.get(card.theme or "", ("none", ""))
        )
        for card in deck.cards
    }


def _deck(state: State, name: str) -> tuple[Deck, Path]:
    hub = hub_of(state)
    try:
        return hub.deck(name), hub.deck_path(name)
    except DeckError:
        raise Refused("room.unknown", "there is no such deck") from None


def _picture(deck: Deck, path: Path, name: str) -> tuple[bytes, str] | None:
    """The picture of this card and its media type; None where there is no such card or it has none."""
    card = next((card for card in deck.cards if card.id == name), None)
    if card is None:
        return None
    try:
        if card.image is not None:
            return _photograph(path, card.image, deck.version), "image/jpeg"
        icons = _icons(path, deck.version)
    except DeckError:
        return None  # what the doctor has to say of it is for the deck's maker
    icon = icon_of(card, deck.themes.get(card.theme or ""), icons)
    return None if icon is None else (svg_of(icons[icon], CREAM).encode(), _SVG)


@lru_cache(16)
def _icons(path: Path, version: int) -> Mapping[str, str]:  # noqa: ARG001 - a new version is read anew
    return icons_at_hand(path)


@lru_cache(200)
def _photograph(path: Path, name: str, version: int) -> bytes:  # noqa: ARG001
    """Drawn anew: what a camera wrote into it may well be the date."""
    return print_ready(read_picture(path, name), name, _SIDE, _SIDE)


HANDLERS = (deck_fronts, card_picture)
