"""What if? A new room that goes on from a table of a finished game: the asker in one seat, bots in all others.

Knows records and positions. The pile lies as it did, and who has the record knows it: this is for trying things out,
so nothing in it is proved, and it counts in no statistics. A REST handler.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from kronika.cards import Seat
from kronika.engine import Game, Player, read_record, start
from kronika.errors import KronikaError
from kronika.server import facts as f
from kronika.server.asking import (
    COSTLY,
    Entrance,
    Name,
    asker_of,
    entrance_to,
    game_called,
    hub_of,
    limit,
    record_of,
    token_of,
)
from kronika.server.commands import Language, SeatNumber
from kronika.server.ids import new_id
from kronika.server.means import BOT_LEVELS, USUAL_BOT, free_name
from kronika.server.measuring import ORIGIN
from kronika.server.names import looks_like
from kronika.server.playing import DIFFICULTY
from kronika.server.refusals import Refused
from kronika.server.room import Room
from kronika.server.store import GameInfo

__all__ = ["HANDLERS", "branch", "names_for"]

_NOT_OF_A_POSITION: Final = ("move", "correct", "verdict", "winners", "score", "rank")


class WhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from the table after so many moves, in this seat, against bots of this level."""

    move: Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
    seat: SeatNumber
    name: Name
    bot: Annotated[str, msgspec.Meta(max_length=20)] = USUAL_BOT
    language: Language = "en"


@post("/api/games/{game:str}/what-if")
async def what_if(
    game: FromPath[str], data: JSONBody[WhatIf], request: Request[Any, Any, Any], state: State
) -> Entrance:
    """Open a room that goes on from a game that has ended."""
    person, token = asker_of(request), token_of(request)
    assert token is not None
    limit(request, state.rooms)
    limit(request, state.requests, COSTLY)
    if data.bot not in BOT_LEVELS:
        raise Refused("room.bot", f"bots are {', '.join(BOT_LEVELS)}")
    info = await game_called(game, state)
    record_of(info)
    name = free_name(Room(""), data.name, None)
    facts = await asyncio.to_thread(_facts, info, data, person, name)
    live = await hub_of(state).open(person, name, language=data.language, more=facts)
    return entrance_to(request, live, token)


def _facts(info: GameInfo, asked: WhatIf, person: str, name: str) -> list[f.Fact]:
    """What happens in the new room as soon as the asker is there."""
    old = _after(record_of(info), asked.move)
    header = old.start.header
    if asked.seat >= len(header["seats"]):
        raise Refused("room.seats", f"seats go from 0 to {len(header['seats']) - 1}")
    names = names_for([seat["name"] for seat in header["seats"]], asked.seat, name)
    difficulty = header.get(DIFFICULTY)
    extra = {ORIGIN: {"game": info.id, "move": asked.move}} | ({DIFFICULTY: difficulty} if difficulty else {})
    game = branch(old, names, extra)
    seats = tuple(
        f.SeatHolder(
            name=each,
            person=person if number == asked.seat else None,
            bot=None if number == asked.seat else asked.bot,
            age=seat.get("age"),
            hand=seat.get("hand"),
        )
        for number, (each, seat) in enumerate(zip(names, header["seats"], strict=True))
    )
    settings = f.Settings(
        game=info.edition,
        decks=info.decks,
        options=dict(header.get("options", {})),
        language=asked.language,
        first=header.get("first"),
        difficulty=difficulty,
    )
    return [f.SettingsChanged(settings), f.Seated(seats), f.Dealt(new_id(), game.start.line)]


def branch(old: Game, names: Sequence[str], extra: dict[str, Any]) -> Game:
    """A game of its own that begins with the table as it lies in the old one; `extra` stands in its header. Refused
    where nobody is to move there any more.
    """
    header = old.start.header
    state = {key: value for key, value in old.state().items() if key not in _NOT_OF_A_POSITION}
    players = [
        Player(name, seat.get("age"), seat.get("hand")) for name, seat in zip(names, header["seats"], strict=True)
    ]
    try:
        game = start(
            header["game"],
            players,
            header["cards"],
            seed=secrets.token_bytes(16),
            position=state,
            options=header.get("options"),
            first=header.get("first"),
            extra=extra,
        )
    except KronikaError as error:
        raise Refused("room.no-way-on", f"from here the game cannot go on: {error.message}") from None
    if game.over:
        raise Refused("room.no-way-on", "the game is over here")
    return game


def names_for(old: Sequence[str], seat: Seat, name: str) -> list[str]:
    """The names of all seats with the asker's in this one. Whoever was called so gets the name that becomes free."""
    names = list(old)
    names[seat] = name
    for other, called in enumerate(old):
        if other != seat and looks_like(name, [called]):
            names[other] = old[seat]
    if any(looks_like(each, names[:n]) for n, each in enumerate(names)):
        raise Refused("room.name-taken", "somebody in this game is called so; take a name that looks different")
    return names


def _after(record: str, move: int) -> Game:
    """The game after so many moves; Refused where it had fewer, or was over by then."""
    found: Game | None = None
    for found in read_record(record.encode().splitlines()):
        if found.moves_made >= move:
            break
    if found is None or found.moves_made < move:
        raise Refused("room.no-way-on", "the game had fewer moves")
    if found.over:
        raise Refused("room.no-way-on", "the game is over here")
    return found


HANDLERS = (what_if,)
