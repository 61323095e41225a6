"""Which cards of a deck are easy, normal or hard here: by the finished games of this server, else by their dates.

Knows decks and the store, no rooms. The measuring is for measuring.py, in a process of its own, one deck at a time, and
what was measured is kept. Only games that have ended are looked at.
"""

from __future__ import annotations

import asyncio
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
from kronika.study.fitting import MOST_CARDS
from kronika.study.measuring import KeptDifficulty
from kronika.study.narrowing import classes_in

__all__ = ["Difficulties"]

_DECKS: Final = 64
_GAMES: Final = 300
"""The latest games with a deck that are measured, as far as their records have no more than `_BYTES` together."""
_BYTES: Final = 16 << 20
_SECONDS: Final = 30
"""Of work on a deck."""
_PATIENCE: Final = 5.0
"""Seconds that a deal waits for the first measurement of a deck."""
_MORE: Final = 1.25
"""A deck is measured anew when there are so many times the placements of the last time."""

Version: TypeAlias = tuple[str, int]
"""Of a deck: its id and its number."""


class _Classes(msgspec.Struct):
    """What is known of a deck, and how many placements there were when it was to be measured last, or 0."""

    classes: Mapping[CardId, str]
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
        self._one = asyncio.Lock()
        self._bench = Workbench("kronika.server.measuring", _SECONDS)

    async def of_decks(self, names: Sequence[str]) -> dict[CardId, str]:
        """The class of each card of these decks; those of a deck that is gone are left out."""
        found: dict[CardId, str] = {}
        for classes in await asyncio.gather(*map(self._of_deck, names)):
            found |= classes
        return found

    def close(self) -> None:
        """Measure no more."""
        self._bench.close()

    async def _of_deck(self, name: str) -> Mapping[CardId, str]:
        try:
            deck = await asyncio.to_thread(self._deck, name)
        except DeckError:
            return {}
        version = deck.id, deck.version
        if version not in self._known:
            expected = await asyncio.to_thread(classes_in, deck)
            self._known.setdefault(version, _Classes(expected))
        known = self._known[version]
        self._known.move_to_end(version)
        while len(self._known) > _DECKS:
            self._known.popitem(last=False)
        if version not in self._measuring:
            work = self._measuring[version] = self._keep(self._measure(deck, known))
            work.add_done_callback(lambda _: self._measuring.pop(version, None))
        if not known.tries:
            await asyncio.wait([self._measuring[version]], timeout=self.patience)
        return known.classes

    async def _measure(self, deck: Deck, known: _Classes) -> None:
        """Measure a deck, where there is enough that is new; what goes wrong leaves it as it was."""
        try:
            tries = await asyncio.to_thread(self._tries, deck)
            if tries < max(len(deck.cards), _MORE * known.tries) or not _can_be_measured(deck):
                return
            job = await asyncio.to_thread(self._job, deck)
        except (StoreError, DeckError):
            return
        try:
            async with self._one:
                found = await self._bench.do(msgspec.to_builtins(job, str_keys=True))
            measured = msgspec.json.decode(found, type=KeptDifficulty)
            known.classes = await asyncio.to_thread(classes_in, deck, measured)
        except Refused:
            return
        finally:
            known.tries = tries

    def _tries(self, deck: Deck) -> int:
        placed = self._store.placements(deck.id)
        return sum(sum(placed.get(card.id, (0, 0))) for card in deck.cards)

    def _job(self, deck: Deck) -> Job:
        games: list[Played] = []
        left = _BYTES
        for id in self._store.games_with(deck.id, _GAMES):
            game = played(self._store.game(id))
            left -= len(game.record) if game is not None else 0
            if left < 0:
                break
            games += [game] if game is not None else []
        return Job(str(self._path(deck.id)), tuple(games))


def _can_be_measured(deck: Deck) -> bool:
    """Whether the model takes this many cards, and NumPy is there."""
    return len(deck.cards) <= MOST_CARDS and importlib.util.find_spec("numpy") is not None
