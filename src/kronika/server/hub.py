"""All live rooms of one process: they are made from the store when somebody comes, and put away when nobody is there.

Knows no transport. Holds what rooms share: the store, the decks, the clock, the threads in which bots think.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import math
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from kronika.cards import CardId
from kronika.decks import load_deck
from kronika.decks.model import Deck
from kronika.engine import Game, record_lines
from kronika.errors import DeckError
from kronika.server import commands as c
from kronika.server import facts as f
from kronika.server.answers import Answers
from kronika.server.clock import Clock
from kronika.server.dealing import Fairness
from kronika.server.deciding import Chance, join
from kronika.server.difficulties import Difficulties
from kronika.server.fairness import with_deal
from kronika.server.guarding import log_failure
from kronika.server.ids import new_code, new_id
from kronika.server.live import LiveRoom
from kronika.server.refusals import Refused
from kronika.server.room import Room
from kronika.server.settings import data_folder
from kronika.server.shelf import Shelf
from kronika.server.store import (
    Batch,
    Conflict,
    Done,
    EndedGame,
    GameRow,
    NewRoom,
    PatchRow,
    ReportRow,
    Store,
    StoreError,
    Timer,
)
from kronika.server.waiting import Gathering, Waiting
from kronika.table.events import Kept, Misplaced

__all__ = ["Hub"]

_IDLE: Final = 600.0
_SWEEP: Final = 30.0
_HOST_AWAY: Final = 120.0
"""Seconds after which the rights of a host who is away pass on, where somebody else is there."""
_TRIES: Final = 5
_OVERDUE: Final = 5.0


class Hub:
    """The rooms. `bot_delay` is how long a bot seems to think, in seconds; `decks` the folder of the decks that are
    made here, else one beside the database.
    """

    def __init__(self, store: Store, *, bot_delay: float = 0.8, decks: Path | None = None) -> None:
        self.store = store
        self.shelf = Shelf(decks or _decks_beside(store))
        self.bot_delay = bot_delay
        secret = store.secret()
        self.bot_seed = hashlib.sha256(b"kronika bots " + secret).digest()
        self.fairness = Fairness(secret)
        self.clock = Clock(self._expired)
        self.thinkers = ThreadPoolExecutor(2, thread_name_prefix="bot")
        self.moves: Counter[str] = Counter()
        """How many were made, by whom."""
        self.stopping = asyncio.Event()
        self.waiting = Waiting()
        self.moving: Gathering[tuple[Batch, Done]] = Gathering(lambda batches: self.store.append_all(batches))
        """Moves on their way to the store: the more of them come at once, the fewer commits are made."""
        self.difficulties = Difficulties(store, self.deck, self.deck_path, self.keep)
        self._rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up the clocks of all rooms, and begin to put idle rooms away."""
        await self._take_up_clocks()
        self._sweeper = asyncio.create_task(self._sweep())

    async def _take_up_clocks(self, before: float = math.inf) -> None:
        """See to the limits that are up before then, and to which nobody sees here."""
        for room, move, due in await asyncio.to_thread(self.store.timers):
            if due < before and room not in self._rooms:
                self.clock.set(room, Timer(move=move, due=due))

    async def stop(self) -> None:
        """Finish what has begun, and stop."""
        self.stopping.set()
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.clock.stop()
        self.difficulties.close()
        for live in tuple(self._rooms.values()):
            live.given_up = True
            for connection in tuple(live.connections):
                connection.drop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    @property
    def live_rooms(self) -> tuple[LiveRoom, ...]:
        """The rooms in memory."""
        return tuple(self._rooms.values())

    def keep(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run this to its end whatever becomes of whoever asked for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        """Whoever asked may be gone, so what went wrong is looked at here; refusals are no failures."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Refused, StoreError)):
            log_failure(error)

    # Rooms

    async def open(
        self,
        person: str,
        name: str,
        *,
        role: str = "player",
        age: int | None = None,
        language: str | None = None,
        day: str = "",
        more: Sequence[f.Fact] = (),
    ) -> LiveRoom:
        """A new room, with its host in it, for the deal of a `day` where that is given; `more` happens in it at once.
        Raises Refused.
        """
        for _ in range(_TRIES):
            room = Room(new_id())
            live = LiveRoom(self, room)
            code = new_code()
            facts: list[f.Fact] = [f.Opened(code, day)]
            facts += [*join(room, person, name, role, age, language), *more]
            self._rooms[room.id] = live
            try:
                await asyncio.shield(self.keep(live.open(NewRoom(id=room.id, code=code, created=time.time()), facts)))
            except Conflict:
                continue  # the code is taken; the next one will not be
            return live
        raise Refused("room.code", "no code was free; try again")

    async def room(self, room_id: str) -> LiveRoom:
        """The room of this id, from memory or from the store; Refused where there is none."""
        live = self._rooms.get(room_id)
        if live is not None and not await self._is_behind(live):
            return live
        if room_id not in self._loading:
            self._loading[room_id] = self.keep(self._load(room_id))
        return await asyncio.shield(self._loading[room_id])

    async def _is_behind(self, live: LiveRoom) -> bool:
        """Whether another server has played on in a room that nobody is connected to here; then it is put away."""
        if not self.store.is_shared or live.connections or live.busy:
            return False
        fresh = await asyncio.to_thread(self.store.facts, live.room.id, live.room.seq)
        if not fresh or live.connections or live.busy:
            return False
        live.given_up = True
        self.forget(live)
        return True

    async def find(self, code: str) -> LiveRoom:
        """The room that a code stands for; Refused where there is none."""
        room_id = await asyncio.to_thread(self.store.room_by_code, code)
        if room_id is None:
            raise Refused("room.unknown", "no table has this code")
        return await self.room(room_id)

    async def _load(self, room_id: str) -> LiveRoom:
        try:
            room, timer, answers = await asyncio.to_thread(_read, self.store, room_id)
            live = LiveRoom(self, room, timer, answers)
            self.clock.set(room_id, timer)
            self._rooms[room_id] = live
            live.wake()
            return live
        finally:
            self._loading.pop(room_id, None)

    def forget(self, live: LiveRoom) -> None:
        """Put a room away; it is in the store."""
        if self._rooms.get(live.room.id) is live:
            del self._rooms[live.room.id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP)
            await self.sweep(idle=_IDLE, host_away=_HOST_AWAY)

    async def sweep(self, *, idle: float, host_away: float) -> None:
        """Put away the rooms that nobody has used for so many seconds, and pass on the rights of hosts who are away."""
        if self.store.is_shared:
            with contextlib.suppress(StoreError):
                # A limit that has been up for a while has lost its server.
                await self._take_up_clocks(before=time.time() - _OVERDUE)
        limit = time.monotonic() - idle
        for live in tuple(self._rooms.values()):
            if live.connections:
                with contextlib.suppress(StoreError):  # then the room is made anew, and it is tried again
                    await live.pass_host_on(host_away)
            elif live.used < limit and not live.busy:
                live.given_up = True
                self.forget(live)

    async def _expired(self, room_id: str, move: int) -> None:
        try:
            live = await self.room(room_id)
            await live.expire(move)
        except Refused:
            return
        except StoreError:
            self.clock.set(room_id, Timer(move=move, due=time.time() + 1))  # the limit is still in the store

    # What rooms need from outside

    async def chance_for(self, live: LiveRoom, person: str, command: c.Command) -> Chance:
        """What a deal in this room is made with: what the devices added, the host's with the command included."""
        entropy = dict(live.room.entropy)
        if isinstance(command, c.StartGame) and command.entropy:
            entropy[person] = command.entropy
        room, classes = live.room, {}
        if isinstance(command, c.StartGame) and room.settings.difficulty and person == room.host and not room.playing:
            classes = await self.difficulties.of_decks(room.settings.decks)
        return Chance(
            new_id=new_id,
            deck=self.deck,
            seed=lambda: self.fairness.seed(live.room, entropy),
            commit=lambda game: self.fairness.commit(live.room, game, entropy),
            classes=lambda _: classes,
        )

    def deck(self, name: str) -> Deck:
        """A deck that players may choose: the bundled ones, and those that were made here. DeckError for any other."""
        return _loaded(self.deck_path(name))

    def deck_path(self, name: str) -> Path:
        """Where the deck of this name lies, with its icons and pictures; DeckError where there is none."""
        return self.shelf.path(name)

    def themes_of(self, room: Room) -> dict[CardId, str]:
        """What the cards of this room's decks are about."""
        return self.themes_of_decks(room.settings.decks)

    def themes_of_decks(self, decks: Sequence[str]) -> dict[CardId, str]:
        """What the cards of these decks are about, by their ids in games; a deck that is gone is left out."""
        themes: dict[CardId, str] = {}
        for name in decks:
            with contextlib.suppress(DeckError):
                deck = self.deck(name)
                themes.update((f"{deck.id}/{card.id}", card.theme) for card in deck.cards if card.theme)
        return themes

    def bookkeeping(self, live: LiveRoom, facts: list[f.Fact], now: float) -> dict[str, Any]:
        """The rows beside the facts: games that began or ended, how often cards were placed rightly, what is wrong."""
        room = live.room
        if len(facts) == 1 and isinstance(facts[0], f.Moved) and room.playing:
            return {}
        kept: dict[str, Any] = {}
        for fact in facts:
            match fact:
                case f.Dealt():
                    players = tuple((n, seat.person or "", seat.name) for n, seat in enumerate(room.seats))
                    kept["game"] = GameRow(
                        id=fact.game, room=room.id, edition=room.settings.game, decks=room.settings.decks,
                        started=now, players=players,
                    )  # fmt: skip
                case f.Reported():
                    deck, _, card = fact.card.partition("/")
                    kept["report"] = ReportRow(
                        deck=deck, card=card, game=fact.game, person=fact.person, date=fact.date, text=fact.text, at=now
                    )
                case f.Corrected():
                    deck, _, card = fact.card.partition("/")
                    kept["patch"] = PatchRow(
                        deck=deck, card=card, date=fact.date, why=fact.why, by=fact.by, game=room.game_id, at=now
                    )
        changed = any(isinstance(fact, (f.Moved, f.GameClosed, f.Corrected)) for fact in facts)
        if room.game is not None and changed and (room.game.over or room.closed):
            lines = list(record_lines(room.game))
            if live.deal is not None:
                lines = with_deal(lines, live.deal, room.game.start.header)
            kept["ended"] = EndedGame(id=room.game_id, ended=now, record="\n".join(lines) + "\n")
            # What people know is counted, not what bots and clocks did for them, nor what was known from another game.
            if room.deal is not None and room.deal.root:
                kept["placements"] = _placements(room.game, room.by)
        return kept


def _placements(game: Game, by: Sequence[str]) -> tuple[tuple[str, str, bool], ...]:
    """What people have placed in this game, by whose moves were made: deck, card, and whether rightly."""
    found = []
    for turn, who in zip(game.turns, by, strict=True):
        if who != "person":
            continue
        for event in turn.events:
            kind = type(event)
            if kind is Kept or kind is Misplaced:
                deck, slash, card = event.card.partition("/")  # type: ignore[union-attr]
                if slash:
                    found.append((deck, card, kind is Kept))
    return tuple(found)


def _decks_beside(store: Store) -> Path:
    """Where decks lie that are made on a server with this database."""
    path = store.place.path
    return data_folder() / "decks" if path is None else path.with_name(f"{path.stem}-decks")


_loaded: Final = lru_cache(64)(load_deck)
"""By path: another version lies at another."""


def _read(store: Store, room_id: str) -> tuple[Room, Timer | None, Answers]:
    """A room as it is stored, its limit, and the answers to what was asked for. Refused where there is none."""
    room = Room(room_id)
    for _, body in store.facts(room_id):
        room.apply(f.decode_fact(body))
    if not room.seq:
        raise Refused("room.unknown", "there is no such table")
    return room, store.timer(room_id), Answers(store.requests(room_id))
