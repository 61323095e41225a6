"""What somebody at a table believes, as a function of what has lain open: made once a game and seat, by level.

Whoever runs a game makes it from the true dates, with a seed; a bot gets the beliefs alone and never sees this module.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from kronika.bots.belief import Belief, known
from kronika.bots.knowledge import KNOWLEDGE
from kronika.bots.learning import beliefs_now
from kronika.bots.memories import memory_of
from kronika.bots.noise import LEVELS, noisy_beliefs
from kronika.cards import CardId
from kronika.dates import Span
from kronika.engine.view import BackView

__all__ = ["Mind", "kind_at", "mind_of"]

Mind = Callable[[Mapping[CardId, BackView]], dict[CardId, Belief]]
"""What somebody believes, given the backs that have lain open so far."""


def mind_of(
    level: str,
    dates: Mapping[CardId, Span],
    seed: bytes,
    *,
    prominence: Mapping[CardId, float] | None = None,
    themes: Mapping[CardId, str] | None = None,
) -> Mind:
    """The mind of a bot of this level, a name in `KNOWLEDGE` or in `LEVELS`, from the true dates and 16 bytes.

    Those of `KNOWLEDGE` learn from each back about other cards, and know some cards and themes better than others
    (`memory_of`); those of `LEVELS` remember the cards shown, no more.
    """
    if level in KNOWLEDGE:
        memory = memory_of(dates, seed, KNOWLEDGE[level], prominence=prominence, themes=themes)
        return partial(beliefs_now, memory)
    return partial(_with_shown, noisy_beliefs(dates, seed, LEVELS[level]))


def _with_shown(beliefs: Mapping[CardId, Belief], shown: Mapping[CardId, BackView]) -> dict[CardId, Belief]:
    return {**beliefs, **{card: known(back) for card, back in shown.items()}}


def kind_at(level: str) -> str:
    """The kind of bot that a level alone stands for."""
    return "planner" if level in KNOWLEDGE else "memory"
