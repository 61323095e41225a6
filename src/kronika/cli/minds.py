"""What the bots at this keyboard know of the dates, and what the levels are called.

Made by whoever runs the game, once a seat, from the true dates; a bot gets the beliefs alone. Knows no table, no moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from kronika.cards import CardId

if TYPE_CHECKING:
    from kronika.bots import Belief
    from kronika.cli.words import Words
    from kronika.dates import Span
    from kronika.engine.view import BackView

__all__ = ["OFFERED", "Mind", "kind_at", "level_lines", "level_names", "mind_of"]

Mind = Callable[[Mapping[CardId, "BackView"]], dict[CardId, "Belief"]]
"""What somebody believes, given the backs that have lain open so far."""

OFFERED = "adult"
"""The level that is chosen where somebody is asked for one and does not mind."""
_YEARS = (1950, 1500, -499)
"""On the line without a year 0: the years for which `level_lines` says how far off somebody is."""
_MEDIAN = 0.6745
"""Of a normal error, as a share of its standard deviation."""


def mind_of(level: str, dates: Mapping[CardId, Span], seed: bytes) -> Mind:
    """The mind of a bot of this level, a name in `KNOWLEDGE` or in `LEVELS`, from the true dates and 16 bytes.

    Those of `KNOWLEDGE` learn from each back about other cards; those of `LEVELS` remember the cards shown, no more.
    """
    from kronika.bots import KNOWLEDGE, LEVELS, memory_of, noisy_beliefs
    from kronika.bots.learning import beliefs_now

    if level in KNOWLEDGE:
        return partial(beliefs_now, memory_of(dates, seed, KNOWLEDGE[level]))
    return partial(_with_shown, noisy_beliefs(dates, seed, LEVELS[level]))


def _with_shown(beliefs: Mapping[CardId, Belief], shown: Mapping[CardId, BackView]) -> dict[CardId, Belief]:
    from kronika.bots.belief import known

    return {**beliefs, **{card: known(back) for card, back in shown.items()}}


def kind_at(level: str) -> str:
    """The kind of bot that a level alone stands for."""
    from kronika.bots import KNOWLEDGE

    return "planner" if level in KNOWLEDGE else "memory"


def level_names(words: Words) -> dict[str, str]:
    """The levels that are offered, from little to much, with their names."""
    from kronika.bots import KNOWLEDGE

    return {level: words(f"level-{level}") for level in KNOWLEDGE}


def level_lines(words: Words) -> list[str]:
    """The levels as a table: how each is written, its name, and by how many years it is usually off, and when."""
    from kronika.bots.knowledge import KNOWLEDGE, error_of, years_per_depth
    from kronika.cli.text import pad, width

    names = level_names(words)
    cells = max(map(width, names.values()))
    lines = [words("levels-title")]
    for level, name in names.items():
        off = [_MEDIAN * error_of(KNOWLEDGE[level], year) * years_per_depth(year) for year in _YEARS]
        lines.append(f"  bot:{level:<12}{pad(name, cells)}  " + "".join(f"{years:5.0f}" for years in off))
    return [*lines, words("levels-use")]
