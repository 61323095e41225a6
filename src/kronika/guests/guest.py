"""What a guest is to whoever runs a game: somebody to ask for a move who may have no answer, or be gone.

Knows neither processes nor networks; `ProgramGuest` talks to a program, a language model is another kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

import msgspec

from kronika.bots import Belief
from kronika.cards import CardId
from kronika.engine import PublicEvent, View
from kronika.guests.answers import Judge
from kronika.table import Move

__all__ = ["MOST_ANSWERS", "MOST_FAILURES", "Guest", "Trouble"]

MOST_ANSWERS = 3
"""Answers that are refused within a move before the default move is made."""
MOST_FAILURES = 3
"""Default moves made for a guest in one game before its seat is given up."""


class Trouble(msgspec.Struct, frozen=True):
    """Why a default move was made. `code` is `late`, `refused`, `ended`, `flood`, `deaf` or `silent`; `detail` says
    more, in the guest's own words or ours. With `given_up` the default move is made to the end of the game."""

    code: str
    detail: str
    given_up: bool


class Guest(Protocol):
    """A player from outside at one seat. No method raises, whatever the guest does."""

    @property
    def name(self) -> str:
        """What it calls itself; '' where it does not say."""
        ...

    @property
    def wants_beliefs(self) -> bool:
        """Whether it asks for what a bot of its seat's level would believe."""
        ...

    def begin(self, view: View, seat: int, level: str) -> None:
        """A game begins for it at this seat."""
        ...

    def told(self, events: Iterable[PublicEvent]) -> None:
        """What everybody saw."""
        ...

    def choose(self, view: View, beliefs: Mapping[CardId, Belief], judge: Judge) -> Move:
        """A legal move of the seat on turn: its own, or the default one."""
        ...

    def end(self, view: View) -> None:
        """The game is over, or is left."""
        ...

    def close(self) -> None:
        """It is not needed any more."""
        ...

    def troubles(self) -> list[Trouble]:
        """What has gone wrong since this was asked last."""
        ...
