"""`memory`: plays by what it remembers of the dates, roughly, as its beliefs say.

It knows the view, the beliefs and its seed; how each game is played with them stands in a file of its own.
"""

from __future__ import annotations

from kronika.bots._anno_domini import choose_add_or_doubt
from kronika.bots._kinds import Thinking, ThinkingBot
from kronika.bots._timeline import choose_place
from kronika.bots._twist import choose_turn_over

__all__ = ["MemoryBot"]


class MemoryBot(ThinkingBot):
    """Plays what seems likeliest now; the seed breaks ties."""

    __slots__ = ()

    thinking = Thinking(choose_place, choose_turn_over, choose_add_or_doubt)
