"""The REST side of rooms and games: opening and finding rooms, joining, records and replays. Litestar handlers.

Knows requests and answers, not what rooms do with commands. A GET or a HEAD changes nothing, so that a preview of a
link takes no seat.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from kronika.engine import edition, public_events, read_record, view_of
from kronika.engine.lines import parse_line
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
    room_called,
    token_of,
)
from kronika.server.commands import Language, cost_of, read_envelope
from kronika.server.ids import new_token, person_of
from kronika.server.refusals import Refused
from kronika.server.room import Room

__all__ = ["HANDLERS"]


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Open a room as its host."""

    name: Name
    age: Annotated[int, msgspec.Meta(ge=0, le=130)] | None = None
    language: Language | None = None
    role: str = "player"


class RoomCard(msgspec.Struct):
    """What may be known of a room before one is in it."""

    room: str
    code: str
    game: str
    people: int
    host: str
    language: str
    seats: int
    most: int
    playing: bool
    spectators: bool


class GameAccount(msgspec.Struct):
    """A finished or running game in short."""

    game: str
    room: str
    edition: str
    decks: tuple[str, ...]
    players: tuple[str, ...]
    started: float
    ended: bool


class Replayed(msgspec.Struct):
    """The table after `move` of `of` moves, and what the last of them did; before the first, the deal."""

    move: int
    of: int
    events: list[Any]
    view: dict[str, Any]


@post("/api/rooms")
async def open_room(data: JSONBody[NewRoom], request: Request[Any, Any, Any], state: State) -> Entrance:
    """Open a room; whoever opens it is its host."""
    limit(request, state.rooms)
    token = token_of(request) or new_token()
    live = await hub_of(state).open(person_of(token), data.name, role=data.role, age=data.age, language=data.language)
    return entrance_to(request, live, token)


@post("/api/rooms/{code:str}/join", status_code=200)
async def join_room(
    code: FromPath[str], data: JSONBody[NewRoom], request: Request[Any, Any, Any], state: State
) -> Entrance:
    """Come in by a code, or come back."""
    limit(request, state.rooms)
    live = await room_called(code, request, state)
    token = token_of(request) or new_token()
    work = hub_of(state).keep(live.join(person_of(token), data.name, data.role, data.age, data.language))
    await asyncio.shield(work)
    return entrance_to(request, live, token)


@get("/api/rooms")
async def listed_rooms(state: State) -> list[RoomCard]:
    """The rooms that their hosts have listed, where somebody is and no game is under way; the newest first."""
    hub = hub_of(state)
    found = await asyncio.to_thread(hub.store.listed)
    live = {room.room.id: room for room in hub.live_rooms if room.here and not room.room.playing}
    return [_card(live[summary.id].room) for summary in found if summary.id in live]


@get("/api/rooms/{code:str}")
async def room_card(code: FromPath[str], request: Request[Any, Any, Any], state: State) -> RoomCard:
    """What the door says; it takes no seat."""
    return _card((await room_called(code, request, state)).room)


def _card(room: Room) -> RoomCard:
    host = room.people.get(room.host)
    return RoomCard(
        room.id,
        room.code,
        room.settings.game,
        sum(person.present for person in room.people.values()),
        host.name if host is not None and host.present else "",
        room.settings.language,
        len(room.seats),
        edition(room.settings.game).players[1],
        room.playing,
        room.settings.spectators,
    )


@get("/api/rooms/{code:str}/view")
async def room_view(code: FromPath[str], request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The whole room as its people see it, for one of them."""
    person = asker_of(request)
    live = await room_called(code, request, state, person)
    return Response(live.welcome(person), media_type="application/json")


@get("/api/rooms/{code:str}/proofs")
async def game_proofs(code: FromPath[str], request: Request[Any, Any, Any], state: State) -> list[dict[str, Any]]:
    """The proofs of the game so far, for one of the room's people who has missed some: of the titles that have come to
    light, and of the dates that lie open now.
    """
    person = asker_of(request)
    live = await room_called(code, request, state, person)
    game, deal = live.room.game, live.deal
    if game is None or deal is None:
        return []
    titles, dates = deal.opened
    lying_open = dates.intersection(game.table.open_cards)
    return [deal.front_proof(card) for card in sorted(titles)] + [deal.date_proof(card) for card in sorted(lying_open)]


@post("/api/rooms/{code:str}/commands", status_code=200)
async def command(code: FromPath[str], request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """A command without a socket, in the same form; the answer is the one that the socket would get."""
    person = asker_of(request)
    envelope = read_envelope(await request.body())
    live = await room_called(code, request, state, person)
    if not state.commands.take(person, cost_of(envelope.command)):
        raise Refused("wire.too-fast", "too many commands; send it again in a while")
    hub = hub_of(state)
    answer, _ = await asyncio.shield(hub.keep(live.carry_out(person, envelope)))
    return Response(answer, media_type="application/json")


@get("/api/games")
async def own_games(request: Request[Any, Any, Any], state: State) -> list[GameAccount]:
    """The games of whoever asks, the latest first."""
    found = await asyncio.to_thread(hub_of(state).store.games_of, asker_of(request))
    return [_account(info) for info in found]


@get("/api/games/{game:str}")
async def game_account(game: FromPath[str], state: State) -> GameAccount:
    """A game in short."""
    return _account(await game_called(game, state))


@get("/api/games/{game:str}/record")
async def game_record(game: FromPath[str], state: State) -> Response[bytes]:
    """The record of a game that has ended; from then on its dates are open."""
    info = await game_called(game, state)
    return Response(
        record_of(info).encode(),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{info.edition}-{info.id[:8]}.kronika.jsonl"'},
    )


@get("/api/games/{game:str}/replay")
async def game_replay(
    game: FromPath[str], request: Request[Any, Any, Any], state: State, move: FromQuery[int] = 0
) -> Replayed:
    """The table after so many moves of a game that has ended."""
    limit(request, state.requests, COSTLY)
    return await asyncio.to_thread(_after, record_of(await game_called(game, state)), move)


def _after(record: str, move: int) -> Replayed:
    lines = record.encode().splitlines()  # of bytes, for a title may hold what ends a line of text
    found = None
    for game in read_record(lines):
        found = game
        if game.moves_made >= move:
            break
    assert found is not None
    events = found.turns[-1].events if found.turns else found.opening
    return Replayed(
        found.moves_made,
        sum("move" in parse_line(line) for line in lines),
        msgspec.to_builtins(public_events(found, events)),
        msgspec.to_builtins(view_of(found)),
    )


def _account(info: Any) -> GameAccount:
    names = tuple(name for _, _, name in info.players)
    return GameAccount(info.id, info.room, info.edition, tuple(info.decks), names, info.started, info.ended is not None)


HANDLERS = (
    open_room,
    join_room,
    listed_rooms,
    room_card,
    room_view,
    command,
    own_games,
    game_account,
    game_record,
    game_replay,
    game_proofs,
)
