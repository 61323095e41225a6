"""Bots: they look at the view, consult what they believe about the dates, and say a move.

They never see the table's state, the pile or a hidden date. Whoever runs a game makes the beliefs with `noisy_beliefs`,
or, for bots that learn, with `memory_of` and `kronika.bots.learning.beliefs_now`.
"""

from __future__ import annotations

from collections.abc import Callable

from kronika.bots.belief import Belief
from kronika.bots.bot import Bot
from kronika.bots.knowledge import KNOWLEDGE
from kronika.bots.memories import memory_of
from kronika.bots.memory import MemoryBot
from kronika.bots.noise import LEVELS, noisy_beliefs
from kronika.bots.plain import PlainBot
from kronika.bots.planner import PlannerBot
from kronika.bots.random_bot import RandomBot
from kronika.bots.searcher import SearcherBot
from kronika.errors import UsageError

__all__ = [
    "BOTS",
    "KNOWLEDGE",
    "LEVELS",
    "Belief",
    "Bot",
    "MemoryBot",
    "PlainBot",
    "PlannerBot",
    "RandomBot",
    "SearcherBot",
    "make_bot",
    "memory_of",
    "noisy_beliefs",
]

BOTS: dict[str, Callable[[bytes], Bot]] = {
    "memory": MemoryBot,
    "plain": PlainBot,
    "planner": PlannerBot,
    "random": RandomBot,
    "searcher": SearcherBot,
}
"""The bots by name."""


def make_bot(name: str, seed: bytes) -> Bot:
    """A bot by its name, with any bytes as its seed; raises UsageError with the names that there are.

    Give a bot another seed than its beliefs, or it could work out what its memory added to the truth.
    """
    try:
        bot = BOTS[name]
    except KeyError:
        raise UsageError(
            "usage.unknown-bot", f"there is no bot {name!r}; the bots are {', '.join(sorted(BOTS))}"
        ) from None
    return bot(seed)
