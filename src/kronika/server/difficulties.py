"""Which cards of a deck are easy, normal or hard here: by the finished games of this server, else by their dates.

Knows decks and the store, no rooms. The measuring is for measuring.py, in a process of its own, one deck at a time, and
what was measured is kept. Only games that have ended are looked at. However many ask, a deck is worked on once.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from kronika.cards import CardId
from kronika.decks.model import Deck
from kronika.errors import DeckError
from kronika.server.measuring import Job, Played
from kronika.server.played import played
from kronika.server.refusals import Refused
from kronika.server.store import Store, StoreError
from kronika.server.workbench import Workbench
from kronika.study.measuring import KeptDifficulty
from kronika.study.narrowing import classes_in

__all__ = ["Difficulties"]

_DECKS: Final = 64
_GAMES: Final = 300
"""The latest games with a deck that are measured, as far as their records have no more than `_BYTES` together, and the
deck's cards and their players are no more than `_SIZE`: the time goes with its cube."""
_BYTES: Final = 16 << 20
_SIZE: Final = 1000
_SECONDS: Final = 30
"""Of work on a deck."""
_PATIENCE: Final = 5.0
"""Seconds that a deal waits for the first measurement of a deck."""
_MARGIN: Final = 2.0
"""Seconds that it waits for everything else; the web client takes eight without an answer for a lost connection."""
_MORE: Final = 1.25
"""A deck is measured anew when there are so many times the placements of the last time."""

Version: TypeAlias = tuple[str, int]
"""Of a deck: its id and its number."""


class _Classes(msgspec.Struct):
    """What is known of a deck, or None, and how many placements there were when it was to be measured last, or 0."""

    classes: Mapping[CardId, str] | None = None
    tries: int = 0


class Difficulties:
    """The classes of the decks of a server; `deck` and `path` find a deck by its name, `keep` runs work to its end."""

    def __init__(
        self,
        store: Store,
        deck: Callable[[str], Deck],
        path: Callable[[str], Path],
        keep: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
        patience: float = _PATIENCE,
    ) -> None:
        self.patience = patience
        self._store = store
        self._deck = deck
        self._path = path
        self._keep = keep
        self._known: OrderedDict[Version, _Classes] = OrderedDict()
        self._measuring: dict[Version, asyncio.Task[None]] = {}
        self._expecting, self._one = asyncio.Lock(), asyncio.Lock()
        self._bench = Workbench("kronika.server.measuring", _SECONDS)

    async def of_decks(self, names: Sequence[str]) -> dict[CardId, str]:
        """The class of each card of these decks; those of a deck that is gone are left out. Refused where so many
        decks are worked on that it takes too long.
        """
        found: dict[CardId, str] = {}
        try:
            async with asyncio.timeout(self.patience + _MARGIN):
                for classes in await asyncio.gather(*map(self._of_deck, names)):
                    found |= classes
        except TimeoutError:
            raise Refused("http.busy", "too many decks are looked at just now; try again in a minute") from None
        return found

    def close(self) -> None:
        """Measure no more."""
        for work in self._measuring.values():
            work.cancel()
        self._bench.close()

    async def _of_deck(self, name: str) -> Mapping[CardId, str]:
        try:
            deck = await asyncio.to_thread(self._deck, name)
        except DeckError:
            return {}
        version = deck.id, deck.version
        known = self._known_of(version)
        if known.classes is None:
            async with self._expecting:  # a deck at a time: it slows down who plays
                if known.classes is None:
                    known.classes = await asyncio.to_thread(classes_in, deck)
        if version not in self._measuring:
            work = self._measuring[version] = self._keep(self._measure(deck, known))
            work.add_done_callback(lambda _: self._measuring.pop(version, None))
        if not known.tries:
            await asyncio.wait([self._measuring[version]], timeout=self.patience)
        return known.classes

    def _known_of(self, version: Version) -> _Classes:
        """What is known of a deck; what was asked for longest ago is forgotten, unless it is being measured."""
        known = self._known.setdefault(version, _Classes())
        self._known.move_to_end(version)
        while len(self._known) > _DECKS and next(iter(self._known)) not in self._measuring:
            self._known.popitem(last=False)
        return known

    async def _measure(self, deck: Deck, known: _Classes) -> None:
        """Measure a deck, where there is enough that is new; what goes wrong leaves it as it was."""
        with contextlib.suppress(StoreError, DeckError, Refused, msgspec.DecodeError):
            tries = await asyncio.to_thread(self._tries, deck)
            if tries < max(len(deck.cards), _MORE * known.tries) or not _can_be_measured(deck):
                return
            async with self._one:
                job = await asyncio.to_thread(self._job, deck)
                try:
                    found = await self._bench.do(msgspec.to_builtins(job, str_keys=True))
                    measured = msgspec.json.decode(found, type=KeptDifficulty)
                    known.classes = await asyncio.to_thread(classes_in, deck, measured)
                finally:
                    known.tries = tries

    def _tries(self, deck: Deck) -> int:
        placed = self._store.placements(deck.id)
        return sum(sum(placed.get(card.id, (0, 0))) for card in deck.cards)

    def _job(self, deck: Deck) -> Job:
        games: list[Played] = []
        people: set[str] = set()
        left = _BYTES
        for id in self._store.games_with(deck.id, _GAMES):
            game = played(self._store.game(id))
            if game is None:
                continue
            left -= len(game.record)
            people.update(game.people.values())
            if left < 0 or len(deck.cards) + len(people) > _SIZE:
                break
            games.append(game)
        return Job(str(self._path(deck.id)), tuple(games))


def _can_be_measured(deck: Deck) -> bool:
    """Whether there is time for this many cards, and NumPy is there."""
    return len(deck.cards) < _SIZE and importlib.util.find_spec("numpy") is not None
