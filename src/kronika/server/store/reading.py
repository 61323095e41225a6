"""What is stored, read back: by any thread, each read on a connection of its own. Sees what is committed, nothing else.

Knows no rooms: facts come out as the bytes that went in.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, Engine, Select, exists, func, select

from kronika.server.store import schema as t
from kronika.server.store.engines import Place, told
from kronika.server.store.errors import StoreError
from kronika.server.store.rows import GameInfo, PatchRow, Player, ReportRow, RoomSummary, Timer

__all__ = ["Reader"]

Query: TypeAlias = Select[*tuple[Any, ...]]

_GAME: Final = (
    t.games.c.id, t.games.c.room, t.games.c.edition, t.games.c.decks, t.games.c.started, t.games.c.ended,
)  # fmt: skip


class Reader:
    """Reads from one place. Every method blocks, may be called from any thread, and raises StoreError where the
    database cannot be read.
    """

    def __init__(self, place: Place, engine: Engine) -> None:
        self.place = place
        self._reading = engine
        self._is_open = True

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the database, too."""
        return self.place.path is None

    @contextmanager
    def _connection(self) -> Iterator[Connection]:
        if not self._is_open:
            raise StoreError("the store is closed", "store.closed")
        with told(self.place), self._reading.connect() as connection:
            yield connection

    def _all(self, statement: Query) -> list[Any]:
        with self._connection() as connection:
            return list(connection.execute(statement))

    def _one(self, statement: Query) -> Any:
        """The first column of the first row, or None."""
        with self._connection() as connection:
            return connection.scalar(statement)

    # Rooms

    def rooms(self) -> list[str]:
        """The ids of all rooms."""
        return [room for (room,) in self._all(select(t.rooms.c.id).order_by(t.rooms.c.id))]

    def facts(self, room: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The facts of a room after the first `after`, with their numbers, in order; none where there is no room."""
        e = t.events.c
        return self._all(select(e.seq, e.body).where(e.room == room, e.seq > after).order_by(e.seq))

    def room_by_code(self, code: str) -> str | None:
        """The id of the room that a code finds."""
        found: str | None = self._one(select(t.rooms.c.id).where(t.rooms.c.code == code))
        return found

    def code_taken(self, code: str) -> bool:
        """Whether a room has this code."""
        return self.room_by_code(code) is not None

    def seq_of(self, room: str, request: str) -> int | None:
        """The number of the last fact that a command made, by its request id; None where it made none here."""
        e = t.events.c
        found: int | None = self._one(select(e.seq).where(e.room == room, e.request == request))
        return found

    def requests(self, room: str) -> list[tuple[str, int]]:
        """The ids of the commands that made facts, each with the number of its last fact, in their order."""
        e = t.events.c
        return self._all(select(e.request, e.seq).where(e.room == room, e.request.is_not(None)).order_by(e.seq))

    def timer(self, room: str) -> Timer | None:
        """The limit that runs in a room."""
        found = self._all(select(t.timers.c.move, t.timers.c.due).where(t.timers.c.room == room))
        return Timer(move=found[0].move, due=found[0].due) if found else None

    def listed(self, limit: int = 100) -> list[RoomSummary]:
        """The rooms that anybody may see, the newest first."""
        of_room = t.events.c.room == t.rooms.c.id
        seq = select(func.max(t.events.c.seq)).where(of_room).scalar_subquery()
        at = select(t.events.c.at).where(of_room).order_by(t.events.c.seq.desc()).limit(1).scalar_subquery()
        r = t.rooms.c
        statement = select(r.id, r.code, r.created, seq, at).where(t.LISTED).order_by(r.created.desc()).limit(limit)
        return [
            RoomSummary(id=id, code=code, created=created, seq=seq or 0, at=created if at is None else at)
            for id, code, created, seq, at in self._all(statement)
        ]

    def timers(self) -> list[tuple[str, int, float]]:
        """The limits that run: room, number of the move, when it is up; the next first."""
        return self._all(select(t.timers.c.room, t.timers.c.move, t.timers.c.due).order_by(t.timers.c.due))

    # Games

    def game(self, id: str) -> GameInfo | None:
        """A game, with its record where it has ended."""
        with self._connection() as connection:
            row = connection.execute(select(*_GAME, t.games.c.record).where(t.games.c.id == id)).one_or_none()
            if row is None:
                return None
            return _info(row, _players(connection, [id])[id], row.record)

    def games(self) -> list[str]:
        """The ids of all games, in the order in which they began."""
        return [game for (game,) in self._all(select(t.games.c.id).order_by(t.games.c.started, t.games.c.id))]

    def games_with(self, deck: str, limit: int) -> list[str]:
        """The ids of the games with this deck that have ended, the latest first."""
        has = t.games.c.decks.contains(f'"{deck}"', autoescape=True)
        statement = select(t.games.c.id).where(has, t.games.c.ended.is_not(None))
        return [game for (game,) in self._all(statement.order_by(t.games.c.started.desc(), t.games.c.id).limit(limit))]

    def games_of(self, person: str, limit: int = 100) -> list[GameInfo]:
        """The games in which somebody had a seat, the latest first; without their records, which `game` has."""
        took_part = exists().where(t.players.c.game == t.games.c.id, t.players.c.person == person)
        statement = select(*_GAME).where(took_part).order_by(t.games.c.started.desc(), t.games.c.id).limit(limit)
        with self._connection() as connection:
            rows = connection.execute(statement).all()
            players = _players(connection, [row.id for row in rows])
        return [_info(row, players[row.id], None) for row in rows]

    # Decks

    def placements(self, deck: str) -> dict[str, tuple[int, int]]:
        """For each card of a deck that was placed: how often rightly, how often wrongly."""
        p = t.placements.c
        found = self._all(select(p.card, p.rightly, p.wrongly).where(p.deck == deck).order_by(p.card))
        return {card: (right, wrong) for card, right, wrong in found}

    def patches(self, deck: str) -> list[PatchRow]:
        """The corrections to a deck, in the order in which they were made."""
        return self._structs(PatchRow, select(t.patches).where(t.patches.c.deck == deck).order_by(t.patches.c.number))

    def reports(self, deck: str) -> list[ReportRow]:
        """What was held to be wrong with the cards of a deck, in order."""
        return self._structs(ReportRow, select(t.reports).where(t.reports.c.deck == deck).order_by(t.reports.c.number))

    def doubts(self, deck: str) -> dict[str, tuple[int, int]]:
        """For each card of a deck that was doubted: how often it was reported, and how often corrected or taken out."""
        found: dict[str, tuple[int, int]] = {}
        for place, table in enumerate((t.reports, t.patches)):
            statement = select(table.c.card, func.count()).where(table.c.deck == deck).group_by(table.c.card)
            for card, number in self._all(statement):
                had = found.get(card, (0, 0))
                found[card] = (number, had[1]) if place == 0 else (had[0], number)
        return found

    def decks(self) -> list[str]:
        """The decks with a card that was reported, corrected or taken out."""
        either = select(t.reports.c.deck).union(select(t.patches.c.deck)).subquery()
        return [deck for (deck,) in self._all(select(either.c.deck).order_by(either.c.deck))]

    def _structs(self, kind: Any, statement: Query) -> list[Any]:
        with self._connection() as connection:
            rows = connection.execute(statement).mappings().all()
        return [kind(**{key: value for key, value in row.items() if key != "number"}) for row in rows]

    # Beside

    def secret(self) -> bytes:
        """The 32 bytes that this database was given when it was made, and no other has."""
        return bytes.fromhex(self._one(select(t.meta.c.value).where(t.meta.c.key == "secret")))


def _players(connection: Connection, games: list[str]) -> dict[str, tuple[Player, ...]]:
    p = t.players.c
    statement = select(p.game, p.seat, p.person, p.name).where(p.game.in_(games)).order_by(p.game, p.seat)
    found: dict[str, list[Player]] = {game: [] for game in games}
    for game, seat, person, name in connection.execute(statement):
        found[game].append((seat, person, name))
    return {game: tuple(seats) for game, seats in found.items()}


def _info(row: Any, players: tuple[Player, ...], record: str | None) -> GameInfo:
    return GameInfo(
        id=row.id,
        room=row.room,
        edition=row.edition,
        decks=msgspec.json.decode(row.decks, type=tuple[str, ...]),
        started=row.started,
        ended=row.ended,
        players=players,
        record=record,
    )
