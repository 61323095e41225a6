"""The cards that a seat misplaced in a finished game, as files to learn from: a table, or an Anki package.

Knows how a card of a game becomes a card of its deck again; how the files are written is for the exporters. REST
handlers. Where the deck is not here any more, or the table has corrected a date, what the record says is taken.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from kronika.dates import parse_date
from kronika.decks.exporting import apkg_of_all, csv_of
from kronika.decks.model import Deck, DeckCard
from kronika.decks.symbols import derived_symbols
from kronika.errors import DeckError
from kronika.server.asking import COSTLY, game_called, hub_of, limit, record_of
from kronika.server.hub import Hub
from kronika.server.refusals import Refused
from kronika.server.reviewing import MissedCard, review_of
from kronika.server.store import GameInfo

__all__ = ["HANDLERS", "decks_of"]

_CSV: Final = "text/csv"
_APKG: Final = "application/apkg"


@get("/api/games/{game:str}/missed.csv")
async def missed_csv(
    game: FromPath[str], request: Request[Any, Any, Any], state: State, seat: FromQuery[int] = 0
) -> Response[bytes]:
    """The cards that this seat misplaced, as CSV."""
    limit(request, state.requests, COSTLY)
    info = await game_called(game, state)
    data = await asyncio.to_thread(lambda: csv_of(_whole(_missed(hub_of(state), info, seat))))
    return _file(info, data, _CSV, "csv")


@get("/api/games/{game:str}/missed.apkg")
async def missed_apkg(
    game: FromPath[str],
    request: Request[Any, Any, Any],
    state: State,
    seat: FromQuery[int] = 0,
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """The cards that this seat misplaced, as an Anki package in a language."""
    limit(request, state.requests, COSTLY)
    info = await game_called(game, state)
    data = await asyncio.to_thread(lambda: apkg_of_all(_missed(hub_of(state), info, seat), language=language))
    return _file(info, data, _APKG, "apkg")


def decks_of(
    missed: Iterable[MissedCard], deck: Callable[[str], Deck], path: Callable[[str], Path]
) -> list[tuple[Deck, Path | None]]:
    """The decks of these cards with only these in them, each with its path; a path of None where the deck is not here.
    `deck` and `path` find them by their id, and raise DeckError where there is none.
    """
    by_deck: dict[str, list[MissedCard]] = {}
    for card in missed:
        by_deck.setdefault(card.card.rpartition("/")[0], []).append(card)
    made: list[tuple[Deck, Path | None]] = []
    for name, cards in by_deck.items():
        try:
            known, where = deck(name), path(name)
        except DeckError:
            known, where = _unknown(name or "cards"), None
        own = {card.id: card for card in known.cards}
        kept = [_as_played(own.get(card.card.rpartition("/")[2]), card, known.languages[0]) for card in cards]
        kept.sort(key=lambda card: card.id)
        made.append((msgspec.structs.replace(known, cards=tuple(kept)), where))
    return made


def _missed(hub: Hub, info: GameInfo, seat: int) -> list[tuple[Deck, Path | None]]:
    record = record_of(info)
    if not 0 <= seat < len(info.players):
        raise Refused("room.seats", f"seats go from 0 to {len(info.players) - 1}")
    missed = [card for card in review_of(info.id, record).missed if seat in card.seats]
    if not missed:
        raise Refused("room.none-missed", "this seat has misplaced no card")
    return decks_of(missed, hub.deck, hub.deck_path)


def _as_played(card: DeckCard | None, played: MissedCard, language: str) -> DeckCard:
    """The card of the deck; with the date of the record where that means other years."""
    span = parse_date(played.date)
    if card is None:
        name = played.card.rpartition("/")[2]
        front, back = derived_symbols(name)
        titles = {language: played.title}
        return DeckCard(id=name, date=played.date, span=span, titles=titles, front=front, back=back)
    return card if card.span == span else msgspec.structs.replace(card, date=played.date, span=span)


def _unknown(name: str) -> Deck:
    return Deck(id=name, version=1, titles={"en": name}, languages=("en",), license="", authors=(), cards=())


def _whole(decks: list[tuple[Deck, Path | None]]) -> Deck:
    """One deck for a table with the cards of all."""
    languages = tuple(dict.fromkeys(code for deck, _ in decks for code in deck.languages))
    cards = tuple(card for deck, _ in decks for card in deck.cards)
    return msgspec.structs.replace(decks[0][0], languages=languages, cards=cards)


def _file(info: GameInfo, data: bytes, kind: str, ending: str) -> Response[bytes]:
    name = f"missed-{info.id[:8]}.{ending}"
    return Response(data, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


HANDLERS = (missed_csv, missed_apkg)
