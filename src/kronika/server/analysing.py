"""What a well-informed player would have thought of each move of a game that has ended. A REST handler.

Knows records and decks; the chances are for `kronika.review`. That takes seconds, so it is done in a thread, one game
at a time, and kept. Before a game has ended nothing is told.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath

from kronika.cards import CardId
from kronika.errors import DeckError, KronikaError
from kronika.review import LEVEL, JudgedMove, Moments, PlayerReview, review_record
from kronika.server.asking import COSTLY, game_called, hub_of, limit, record_of
from kronika.server.hub import Hub
from kronika.server.refusals import Refused
from kronika.server.store import GameInfo

__all__ = ["HANDLERS", "Analyses", "Analysis", "analysis_of"]

_KEPT: Final = 16
"""Analyses; the largest has about a megabyte."""
_MOST_MOVES: Final = 600
_MOST_CARDS: Final = 2000
_WAITING: Final = 4
"""So many wait for an analysis that is not made yet; whoever else comes is asked to come again."""
_SEED: Final = b"kronika analysis"


class Analysis(msgspec.Struct, frozen=True):
    """A game by the chances that players of a `level` would have given: they have so many `minds`.

    `moves` are those of the review, in their order. Chances are 0..1; what a move is worth is the chance to win, or,
    for a `team`, the points that it is expected to end with.
    """

    game: str
    edition: str
    team: bool
    level: str
    minds: int
    moves: tuple[JudgedMove, ...]
    players: tuple[PlayerReview, ...]
    moments: Moments


class Analyses:
    """Those that have been made, and the way to make one more."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._one = asyncio.Lock()
        self._waiting = 0

    async def get(self, info: GameInfo, record: str, hub: Hub) -> Analysis:
        """The analysis of this game; Refused where too many wait, or where the game is too long."""
        if (found := self._kept.get(info.id)) is not None:
            self._kept.move_to_end(info.id)
            return found
        if self._waiting >= _WAITING:
            raise Refused("http.busy", "many games are being looked at just now; try again")
        self._waiting += 1
        try:
            async with self._one:
                if (found := self._kept.get(info.id)) is None:
                    found = await asyncio.to_thread(analysis_of, info, record, hub)
                    self._kept[info.id] = found
                    while len(self._kept) > _KEPT:
                        self._kept.popitem(last=False)
                return found
        finally:
            self._waiting -= 1


@get("/api/games/{game:str}/analysis")
async def game_analysis(game: FromPath[str], request: Request[Any, Any, Any], state: State) -> Analysis:
    """A game that has ended, by the chances that a well-informed player would have given to its moves."""
    limit(request, state.requests, COSTLY)
    info = await game_called(game, state)
    analyses: Analyses = state.analyses
    return await analyses.get(info, record_of(info), hub_of(state))


def analysis_of(info: GameInfo, record: str, hub: Hub) -> Analysis:
    """The analysis of the game in this record. Refused for one that would take too long."""
    lines = record.removesuffix("\n").split("\n")
    header = msgspec.json.decode(lines[0].encode())
    if len(lines) > _MOST_MOVES + 2 or len(header["cards"]) > _MOST_CARDS:
        raise Refused("room.too-long", f"games of up to {_MOST_MOVES} moves and {_MOST_CARDS} cards are looked at so")
    themes: dict[CardId, str] = {}
    for name in info.decks:
        with contextlib.suppress(DeckError):
            deck = hub.deck(name)
            themes.update((f"{deck.id}/{card.id}", card.theme) for card in deck.cards if card.theme is not None)
    try:
        # A record that is kept here belongs to a game that is over, also where it was ended before its end.
        review = review_record((line.encode() for line in lines), seed=_SEED, themes=themes, open=True)
    except KronikaError as error:
        raise Refused(error.code, error.message) from None
    return Analysis(
        info.id, review.edition, review.team, LEVEL, review.minds, review.moves, review.players, review.moments
    )


HANDLERS = (game_analysis,)
