"""What REST handlers need of a request: who asks, how much their address may ask, and the game that is meant.

Knows requests and the hub, not what is asked for.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State

from kronika.server.hub import Hub
from kronika.server.ids import ID, TOKEN, person_of, read_code
from kronika.server.limits import Buckets, address_of
from kronika.server.live import LiveRoom
from kronika.server.refusals import Refused
from kronika.server.store import GameInfo

__all__ = [
    "COSTLY",
    "Entrance",
    "Name",
    "asker_of",
    "entrance_to",
    "game_called",
    "hub_of",
    "limit",
    "record_of",
    "room_called",
    "token_of",
]

COSTLY: Final = 10.0
"""In requests: what plays a game anew, or reads or writes a whole deck."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""What somebody would be called; names.py says what may be."""
_HERE: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class Entrance(msgspec.Struct):
    """Where one is now. `token` is the secret of this browser: keep it, and show it with every request."""

    room: str
    code: str
    person: str
    token: str
    link: str


def hub_of(state: State) -> Hub:
    """The rooms of this server."""
    hub: Hub = state.hub
    return hub


def token_of(request: Request[Any, Any, Any]) -> str | None:
    """The token that the request shows; None where it shows none that could be one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and TOKEN.fullmatch(token) else None


def asker_of(request: Request[Any, Any, Any]) -> str:
    """The person who asks; Refused without a token."""
    token = token_of(request)
    if token is None:
        raise Refused("http.no-token", "send your token: Authorization: Bearer …")
    return person_of(token)


def entrance_to(request: Request[Any, Any, Any], live: LiveRoom, token: str) -> Entrance:
    """The way into a room, for the holder of this token."""
    base = str(request.base_url).rstrip("/")
    if request.url.hostname in _HERE and request.app.state.address:
        base = request.app.state.address  # a link that works on the phones of others, too
    return Entrance(live.room.id, live.room.code, person_of(token), token, f"{base}/join/{live.room.code}")


def limit(request: Request[Any, Any, Any], buckets: Buckets, tokens: float = 1.0) -> None:
    """Take so much from what the address may ask; Refused where there is not enough."""
    if not buckets.take(address_of(request.scope), tokens):
        raise Refused("http.too-many", "too many requests from this address; wait a minute")


async def room_called(code: str, request: Request[Any, Any, Any], state: State, person: str | None = None) -> LiveRoom:
    """The room of a code. Codes are short, so guessing is slow: a code that finds no room, or one in which this person
    is not, uses up what the address has.
    """
    clean = read_code(code)
    if clean is None:
        raise Refused("room.unknown", "a code has six letters, such as KRAKEN")
    limit(request, state.guesses)
    live = await hub_of(state).find(clean)
    if person is not None:
        who = live.room.people.get(person)
        if who is None or not who.present:
            raise Refused("room.stranger", "you are not at this table: join it first")
    state.guesses.give_back(address_of(request.scope))
    return live


async def game_called(game: str, state: State) -> GameInfo:
    """The game of this id; Refused where there is none."""
    info = await asyncio.to_thread(hub_of(state).store.game, game) if ID.fullmatch(game) else None
    if info is None:
        raise Refused("room.unknown", "there is no such game")
    return info


def record_of(info: GameInfo) -> str:
    """The record of a game that has ended; Refused while it runs, since it holds every date."""
    if info.record is None:
        raise Refused("room.not-over", "this comes out when the game has ended")
    return info.record
