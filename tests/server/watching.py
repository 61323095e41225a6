"""Watches every byte that the servers of a test process send: to seats, spectators, strangers, pages and logs.

All decks are given canary dates, and every room is followed, so that for each message it is known which dates were
still hidden from whom it went to; scanning.py looks for those. Servers of other processes are not seen: killing.py
hands over what the people at their tables got.
"""

from __future__ import annotations

import json
import logging
import math
import threading
from collections import Counter, OrderedDict
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from kronika.decks.model import Deck
from kronika.server import facts as f
from kronika.server.guarding import Guard
from kronika.server.hub import Hub
from kronika.server.room import Room
from kronika.server.sockets import GameSockets
from kronika.table.events import PositionSet, TurnedOver
from tests.server.canaries import PLACES, canary_deck
from tests.server.scanning import DIGITS, Scanner

__all__ = ["Leak", "Watch", "canary_deck", "no_leaks", "watch"]

_NEVER = math.inf
_REMEMBERED = 2000


class Leak(NamedTuple):
    """A hidden date that got out: where, in which form, and the message."""

    channel: str
    year: int
    form: str
    message: bytes


class _Game:
    """A game of a room: from which fact on each of its dates may be known."""

    def __init__(self, room: str, start: int, years: frozenset[int]) -> None:
        self.room, self.start, self.years = room, start, years
        self.shown: dict[int, float] = {}
        self.ended = _NEVER

    def hidden(self, seq: int) -> frozenset[int]:
        if self.ended <= seq:
            return frozenset()
        return frozenset(year for year in self.years if self.shown.get(year, _NEVER) > seq)


class Watch:
    """What was sent, and what of it should not have been. `seen` counts messages by kind of channel."""

    def __init__(self) -> None:
        self.leaks: list[Leak] = []
        self.seen: Counter[str] = Counter()
        self.bytes = 0
        self.told = 0
        """How many dates were found that may be told: where there are none, nothing was looked at."""
        self.decks: dict[str, Deck] = {}
        self.rooms: dict[str, Room] = {}
        """The rooms as servers have them, by id."""
        self._lock = threading.RLock()
        self._scanner = Scanner(())
        self._rooms: dict[str, list[_Game]] = {}
        self._codes: dict[str, str] = {}
        self._games: dict[str, _Game] = {}
        self._seqs: dict[str, int] = {}
        self._recent: OrderedDict[tuple[str, bytes], None] = OrderedDict()

    # What is hidden

    def deck(self, deck: Deck) -> Deck:
        """The deck as servers get it."""
        with self._lock:
            if deck.id not in self.decks:
                if len(self.decks) >= PLACES:
                    return deck  # there are no more years; decks that a test makes keep their own dates
                self.use(canary_deck(deck, len(self.decks)))
            return self.decks[deck.id]

    def use(self, deck: Deck) -> None:
        """Give servers this deck, whose dates are canaries, under its id."""
        with self._lock:
            self.decks[deck.id] = deck
            fresh = {-card.span.first for card in deck.cards}
            self._scanner = Scanner(self._scanner.years | fresh)

    def forget(self) -> None:
        """Forget all rooms: others with the same ids will follow."""
        with self._lock:
            for kept in (self.rooms, self._rooms, self._codes, self._games, self._seqs, self._recent):
                kept.clear()

    def follow(self, room: Room, fact: f.Fact) -> None:
        """The room has just taken in this fact."""
        with self._lock:
            self.rooms[room.id] = room
            self._seqs[room.id] = max(room.seq, self._seqs.get(room.id, 0))
            games = self._rooms.setdefault(room.id, [])
            if isinstance(fact, f.Opened):
                self._codes[fact.code] = room.id
            if room.game is None:
                return
            if isinstance(fact, f.Dealt) and fact.game not in self._games:
                backs = room.game.start.deck.backs.values()
                years = frozenset(-back.span.first for back in backs if len(str(-back.span.first)) == DIGITS)
                self._games[fact.game] = game = _Game(room.id, room.seq, years)
                games.append(game)
            if room.game_id not in self._games:
                return
            game = self._games[room.game_id]
            backs_by_card = room.game.start.deck.backs
            events = room.game.events() if isinstance(fact, f.Corrected) else room.happened
            for event in events:
                shown: tuple[str, ...] = ()
                if isinstance(event, TurnedOver):
                    shown = (event.card,)
                elif isinstance(event, PositionSet):
                    shown = event.table.open_cards
                for card in shown:
                    year = -backs_by_card[card].span.first
                    game.shown[year] = min(game.shown.get(year, _NEVER), room.seq)
            if room.game.over or room.closed:
                game.ended = min(game.ended, room.seq)

    def hidden(self, room: str | None = None, seq: int | None = None) -> frozenset[int]:
        """The dates that nobody may get in this room after so many facts; without a room, all dates."""
        if room is None or room not in self._seqs:
            return self._scanner.years
        at = self._seqs[room] if seq is None else min(seq, self._seqs[room])
        begun = [game for game in self._rooms[room] if game.start <= at]
        open_years = frozenset[int]().union(*(game.years for game in begun if game.ended <= at))
        if not begun:
            return self._scanner.years
        now = begun[-1]
        running = now.hidden(at)
        return ((self._scanner.years - open_years) | running) - (now.years - running)

    # What is sent

    def look(self, channel: str, data: bytes, *, path: str = "", status: int = 200) -> None:
        """Look at one message that goes out: the path tells whom it is for."""
        with self._lock:
            self.seen[channel] += 1
            self.bytes += len(data)
            key = (path, data)
            if key in self._recent:
                return
            self._recent[key] = None
            if len(self._recent) > _REMEMBERED:
                self._recent.popitem(last=False)
            if found := self._scanner.find(data):
                hidden = self._hidden_from(path, data) if status < 400 else self._scanner.years
                leaks = [Leak(f"{channel} {path}", year, form, data) for year, form in found if year in hidden]
                self.leaks += leaks
                self.told += len(found) - len(leaks)

    def _hidden_from(self, path: str, data: bytes) -> frozenset[int]:
        parts = path.strip("/").split("/")
        if parts[:2] == ["api", "rooms"] and len(parts) > 3:
            room = parts[2] if parts[3] == "socket" else self._codes.get(parts[2].upper())
            return self.hidden(room, _seq(data))
        if parts[:2] == ["api", "games"] and len(parts) > 2 and (game := self._games.get(parts[2])) is not None:
            at = self._seqs[game.room]
            return self._scanner.years - game.years if game.ended <= at else self.hidden(game.room)
        if parts[:2] == ["api", "decks"] and len(parts) == 5 and parts[3] == "cards" and parts[2] in self.decks:
            # The back of one card, for who has asked for it.
            asked = {-card.span.first for card in self.decks[parts[2]].cards if card.id == parts[4]}
            return self._scanner.years - asked
        if parts[:2] == ["api", "practice"] and len(parts) == 4 and parts[2] in self.decks:
            return self._scanner.years - self._practised(parts[2], parts[3], data)
        return self._scanner.years

    def _practised(self, deck: str, what: str, data: bytes) -> set[int]:
        """A question tells the dates of its row, a judgement that of its card."""
        told = json.loads(data)
        ids = {one["id"] for one in told["line"]} - {told["card"]} if what == "question" else {told["card"]}
        return {-card.span.first for card in self.decks[deck].cards if card.id in ids}


def _seq(data: bytes) -> int | None:
    """The number of the last fact that a message tells of, where it says so."""
    try:
        message = json.loads(data)
    except ValueError:
        return None
    return message["seq"] if isinstance(message, dict) and isinstance(message.get("seq"), int) else None


class _Log(logging.Handler):
    """No date may be in a log, hidden or not."""

    def __init__(self, watch: Watch) -> None:
        super().__init__(logging.INFO)
        self._watch = watch
        self.setFormatter(logging.Formatter("%(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self._watch.look("log", self.format(record).encode("utf-8", "surrogatepass"))


@pytest.fixture(scope="session", autouse=True)
def watch() -> Iterator[Watch]:
    """Watches all servers of this process, and gives their decks canary dates."""
    watch = Watch()
    with pytest.MonkeyPatch.context() as patch:
        _follow_rooms(patch, watch)
        _tap_http(patch, watch)
        _tap_sockets(patch, watch)
        real = Hub.deck
        patch.setattr(Hub, "deck", lambda hub, name: watch.decks.get(name) or watch.deck(real(hub, name)))
        handler = _Log(watch)
        logging.getLogger().addHandler(handler)
        own = logging.getLogger("kronika")
        level = own.level
        own.setLevel(logging.INFO)
        try:
            yield watch
        finally:
            own.setLevel(level)
            logging.getLogger().removeHandler(handler)
    assert watch.leaks == []


@pytest.fixture(autouse=True)
def no_leaks(watch: Watch) -> Iterator[None]:
    """No test may let a hidden date out."""
    watch.leaks.clear()
    yield
    found, watch.leaks = watch.leaks, []
    assert found == []


def _follow_rooms(patch: pytest.MonkeyPatch, watch: Watch) -> None:
    real = Room.apply

    def apply(room: Room, fact: f.Fact) -> None:
        real(room, fact)
        watch.follow(room, fact)

    patch.setattr(Room, "apply", apply)


def _tap_http(patch: pytest.MonkeyPatch, watch: Watch) -> None:
    real = Guard.__call__

    async def call(guard: Guard, scope: Any, receive: Any, send: Any) -> None:
        status, body = 0, bytearray()

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                watch.look("headers", b"\n".join(n + b": " + v for n, v in message["headers"]))
            elif message["type"] == "http.response.body":
                body.extend(message.get("body", b""))
                if not message.get("more_body"):
                    watch.look("body", bytes(body), path=scope["path"], status=status)
            await send(message)

        await real(guard, scope, receive, sending)

    patch.setattr(Guard, "__call__", call)


def _tap_sockets(patch: pytest.MonkeyPatch, watch: Watch) -> None:
    real = GameSockets.__call__

    async def call(sockets: GameSockets, scope: Any, receive: Any, send: Any) -> None:
        await real(sockets, scope, receive, _Tap(watch, scope["path"], send).send)

    patch.setattr(GameSockets, "__call__", call)


class _Tap:
    """Looks at what one socket sends, also by the short way past `send`, where there is one."""

    def __init__(self, watch: Watch, path: str, send: Any) -> None:
        self._watch, self._path, self._send = watch, path, send
        self._tell = getattr(getattr(send, "__self__", None), "tell", None)
        self.tell = self._telling if self._tell is not None else None
        self.listen = getattr(getattr(send, "__self__", None), "listen", None)

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            data = (message.get("text") or "").encode() + (message.get("bytes") or b"")
            self._watch.look("frame", data, path=self._path)
        elif message["type"] != "websocket.accept":
            self._watch.look("close", repr(message).encode())
        await self._send(message)

    def _telling(self, *texts: bytes) -> bool:
        assert self._tell is not None
        told: bool = self._tell(*texts)
        for data in texts if told else ():  # what has to wait is looked at when it is sent
            self._watch.seen["told"] += 1
            self._watch.look("frame", data, path=self._path)
        return told
