"""`plain`: plays Anno Domini by a look at neighbours, cooperative Twist by whole numbers, all else as `memory` does.

It knows the view, the beliefs and its seed. Simulations play these two games exactly so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kronika.bots._kinds import Thinking
from kronika.bots._plain_chain import plain_add_or_doubt
from kronika.bots._plain_team import plain_turn_over
from kronika.bots._timeline import choose_place
from kronika.bots.belief import Belief
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Move

__all__ = ["PlainBot"]

_THINKING: Final = Thinking(choose_place, plain_turn_over, plain_add_or_doubt)


class PlainBot:
    """Plays every game whose moves it knows. `seed` is any bytes; it breaks ties, of which those two have none."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def choose(self, view: View, beliefs: Mapping[CardId, Belief]) -> Move:
        """A legal move, perhaps with a correction (AD-20); raises ValueError where this seat is not on turn."""
        return _THINKING.choose(view, beliefs, self.seed)
