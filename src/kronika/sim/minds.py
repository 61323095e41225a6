"""What simulated players believe, as arrays: each level's memory of each card, in years.

The same models as the bots' (`kronika.bots.noise`, `kronika.bots.memories`). Another model feeds the kernels by making
the same arrays (`kernels.shapes.MIND`, `kernels.shapes.RECALLED`). Knows no rules; what people learn in the course of a
game it leaves out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING

from kronika.bots import KNOWLEDGE, LEVELS, memory_of
from kronika.bots.learning import beliefs_now
from kronika.bots.noise import FLOOR, GROWTH, PRESENT
from kronika.dates import Span, from_line
from kronika.errors import UsageError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from kronika.sim.setting import Setting

__all__ = ["check_level", "level_names", "minds_of", "people", "people_of"]

_MOST_PEOPLE, _FEWEST_PEOPLE = 512, 32
_RECOLLECTIONS = 40_000
"""So many of a level at the most, people times cards, are made before the first game: half a second."""
_MAKING = Lock()


def level_names() -> list[str]:
    """The levels that players may have: how well a bot remembers, and how much people know."""
    return [*LEVELS, *KNOWLEDGE]


def check_level(level: str) -> None:
    """Raises UsageError, with the levels that there are, for one that does not exist."""
    if level not in LEVELS and level not in KNOWLEDGE:
        known = ", ".join(level_names())
        raise UsageError("usage.unknown-level", f"there is no level {level[:40]!r}; levels are {known}")


def minds_of(levels: Sequence[str], years: NDArray[np.void]) -> NDArray[np.void]:
    """`MIND`s, level by card, for memories of these dates (`YEARS`) that err the farther, the farther away they are.

    Levels of `KNOWLEDGE` are people (`people_of`): a negative error says so.
    """
    import numpy as np

    from kronika.sim.kernels.shapes import MIND

    minds = np.zeros((len(levels), len(years)), MIND)
    noise = np.array([LEVELS.get(level, 0.0) for level in levels])[:, None]
    minds["middle"] = (years["first"] + years["last"]) / 2
    minds["error"] = noise * (FLOOR + GROWTH * np.abs(PRESENT - minds["middle"]))
    minds["floor"] = noise * FLOOR
    minds["growth"] = noise * GROWTH
    minds["error"][[level in KNOWLEDGE for level in levels]] = -1.0
    return minds


def people_of(setting: Setting) -> NDArray[np.void]:
    """`RECALLED`, level by person by card: what people believe before a game; empty where no level is people.

    They are drawn from the setting's seed, the same for all its games; what they share, a sense of time that is
    off, they keep.
    """
    import numpy as np

    from kronika.sim.kernels.shapes import RECALLED

    kinds = setting.kinds
    number = people(setting)
    if not number:
        return np.zeros((1, 1, 1), RECALLED)
    recalled = np.zeros((len(kinds), number, len(setting.cards)), RECALLED)
    with _MAKING:  # one thread makes them, the others find them made
        for row, level in enumerate(kinds):
            if level in KNOWLEDGE:
                recalled[row] = _people(level, number, setting.cards, setting.years, setting.seed)
    return recalled


def people(setting: Setting) -> int:
    """How many people each level of `KNOWLEDGE` is; 0 where no seat has such a level."""
    if not any(level in KNOWLEDGE for level in setting.levels):
        return 0
    return max(_FEWEST_PEOPLE, min(_MOST_PEOPLE, _RECOLLECTIONS // len(setting.cards)))


@lru_cache(maxsize=8)
def _people(
    level: str, number: int, cards: tuple[str, ...], years: tuple[tuple[int, int], ...], seed: str
) -> NDArray[np.void]:
    import numpy as np

    from kronika.sim.kernels.shapes import RECALLED

    spans = {card: Span(from_line(first), from_line(last)) for card, (first, last) in zip(cards, years, strict=True)}
    rows = np.zeros((number, len(cards)), RECALLED)
    for person in range(number):
        own = hashlib.sha256(f"kronika people 1 {level} {person} {seed}".encode("utf-8", "backslashreplace")).digest()
        beliefs = beliefs_now(memory_of(spans, own[:16], KNOWLEDGE[level]), {})
        rows[person] = [(beliefs[card].first, beliefs[card].last, beliefs[card].sd) for card in cards]
    return rows
