"""`searcher`: in Anno Domini plays moves on in worlds that it imagines; every other game as `planner` does.

It knows the view, the beliefs and its seed; it looks at no clock, so the same question has the same answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kronika.bots._kinds import Thinking
from kronika.bots._planned_placing import plan_place
from kronika.bots._planned_team import plan_turn_over
from kronika.bots._searched_chain import search_add_or_doubt
from kronika.bots.belief import Belief
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Move

__all__ = ["SearcherBot"]

_THINKING: Final = Thinking(plan_place, plan_turn_over, search_add_or_doubt)


class SearcherBot:
    """Plays every game whose moves it knows. `seed` is any bytes; it breaks ties and draws what may come."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def choose(self, view: View, beliefs: Mapping[CardId, Belief]) -> Move:
        """A legal move, perhaps with a correction (AD-20); raises ValueError where this seat is not on turn."""
        return _THINKING.choose(view, beliefs, self.seed)
