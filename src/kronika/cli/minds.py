"""What the levels of knowledge are called, and how far off each is. Knows words and the law, no table and no moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kronika.cli.words import Words

__all__ = ["OFFERED", "level_lines", "level_names"]

OFFERED = "adult"
"""The level that is chosen where somebody is asked for one and does not mind."""
_YEARS = (1950, 1500, -499)
"""On the line without a year 0: the years for which `level_lines` says how far off somebody is."""
_MEDIAN = 0.6745
"""Of a normal error, as a share of its standard deviation."""


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
