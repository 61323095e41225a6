"""What a well-informed player would have thought of each move of a game that has ended. A REST handler.

Knows which games may be looked at so, and keeps what was found; the work is for judging.py, in a process of its own,
one game at a time. Before a game has ended nothing is told.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath

from kronika.cards import CardId
from kronika.server.asking import COSTLY, game_called, hub_of, limit, record_of
from kronika.server.judging import Analysis, Job
from kronika.server.limits import address_of
from kronika.server.refusals import Refused
from kronika.server.store import GameInfo
from kronika.server.workbench import Workbench

__all__ = ["HANDLERS", "Analyses"]

_KEPT: Final = 16
"""Analyses; the largest has about a megabyte."""
_MOST_MOVES: Final = 600
_MOST_CARDS: Final = 2000
_SECONDS: Final = 60
"""Of work on a game; one of ordinary length takes some."""


class Analyses:
    """Those that have been made, and the way to make one more."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._making: dict[str, asyncio.Future[Analysis]] = {}
        self._bench = Workbench("kronika.server.judging", _SECONDS)

    async def get(self, info: GameInfo, record: str, themes: Mapping[CardId, str], address: str) -> Analysis:
        """The analysis of this game, made once however many ask. Refused where too many wait, in all or from this
        address, or where the game is too long.
        """
        if (found := self._kept.get(info.id)) is not None:
            self._kept.move_to_end(info.id)
            return found
        header, _, moves = record.partition("\n")
        if moves.count("\n") > _MOST_MOVES or len(msgspec.json.decode(header)["cards"]) > _MOST_CARDS:
            raise Refused(
                "room.too-long", f"games of up to {_MOST_MOVES} moves and {_MOST_CARDS} cards are looked at so"
            )
        if info.id not in self._making:
            work = asyncio.ensure_future(self._made(info, record, themes, address))
            self._making[info.id] = work
            work.add_done_callback(lambda _: self._making.pop(info.id, None))
        # Who goes away meanwhile does not take it from the others.
        return await asyncio.shield(self._making[info.id])

    async def _made(self, info: GameInfo, record: str, themes: Mapping[CardId, str], address: str) -> Analysis:
        job = msgspec.to_builtins(Job(info.id, record, dict(themes)))
        try:
            found = msgspec.json.decode(await self._bench.do(job, address), type=Analysis)
        except Refused as refused:
            if refused.code == "deck.limit":
                raise Refused("room.too-long", "this game takes too long to be looked at here") from None
            raise
        self._kept[info.id] = found
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return found

    def close(self) -> None:
        """Take no more work, and stop what is being done."""
        self._bench.close()


@get("/api/games/{game:str}/analysis")
async def game_analysis(game: FromPath[str], request: Request[Any, Any, Any], state: State) -> Analysis:
    """A game that has ended, by the chances that a well-informed player would have given to its moves."""
    limit(request, state.requests, COSTLY)
    info = await game_called(game, state)
    analyses: Analyses = state.analyses
    themes = await asyncio.to_thread(hub_of(state).themes_of_decks, info.decks)
    return await analyses.get(info, record_of(info), themes, address_of(request.scope))


HANDLERS = (game_analysis,)
