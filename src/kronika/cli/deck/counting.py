"""Numbers of things in words, one thing or several.

Knows English, which the workshop speaks, and nothing of decks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

__all__ = ["counted", "tally"]


def counted(number: int, thing: str) -> str:
    """So many things: `1 card`, `1,200 cards`, `2 entries`."""
    plural = thing if number == 1 else f"{thing[:-1]}ies" if thing.endswith("y") else f"{thing}s"
    return f"{number:,} {plural}"


def tally(found: Iterable[str], things: Sequence[str]) -> str:
    """How many of what was found are each of these things: `3 errors, no warnings`."""
    counts = Counter(found)
    return ", ".join(counted(counts[thing], thing) if counts[thing] else f"no {thing}s" for thing in things)
