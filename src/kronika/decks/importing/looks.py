"""What stands in a column, by the looks of its cells: dates, years, eras, words, addresses.

Knows no names of columns and no file format. A column is a list of its cells that are not empty.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from kronika.decks.importing.dating import is_readable, plain_number

__all__ = ["are_years", "is_text", "mean_length", "share_of", "share_of_dates"]

_SOME: Final = 200
_YEAR: Final = re.compile(r"-?\d{1,6}")
_WORD: Final = re.compile(r"[^\W\d_]{2}")
_ADDRESS: Final = re.compile(r"https?:|www\.|data:")


def share_of_dates(column: Sequence[str]) -> float:
    """The share of the cells that are dates, 0 to 1."""
    some = column[:_SOME]
    return sum(map(is_readable, some)) / len(some) if some else 0.0


def are_years(column: Sequence[str]) -> bool:
    """Whether these dates are years as people write them, and neither a running number nor amounts of something."""
    plain = [plain_number(cell) for cell in column]
    numbers = [int(cell) for cell in plain if _YEAR.fullmatch(cell)]
    if len(numbers) < len(column) / 2:
        return True  # words and eras: no amount is written so
    in_history = sum(-10_000 <= n < 0 or 100 <= n <= 2100 for n in numbers)
    steps = [b - a for a, b in pairwise(numbers)]
    is_running = len(steps) > 3 and sum(step == 1 for step in steps) > 0.9 * len(steps)
    # An event for each year from 1956 on is no running number; what runs from 1 or 1000 is.
    is_numbering = is_running and (numbers[0] < 1000 or numbers[0] % 100 in (0, 1) or max(numbers) > 2100)
    surely = sum(1000 <= n <= 2100 or n <= -100 for n in numbers)
    return not is_numbering and in_history >= 0.7 * len(numbers) and surely >= 0.4 * len(numbers)


def is_text(column: Sequence[str], least: float = 0.5) -> bool:
    """Whether so many of the cells hold words, and not addresses, numbers or codes."""
    words = sum(_WORD.search(cell) is not None and not _ADDRESS.match(cell) for cell in column)
    return bool(column) and words >= least * len(column)


def mean_length(column: Sequence[str]) -> float:
    """Characters a cell; 0 for none."""
    return sum(map(len, column)) / len(column) if column else 0.0


def share_of(form: re.Pattern[str], column: Sequence[str]) -> float:
    """The share of the cells that have just this form, 0 to 1."""
    return sum(form.fullmatch(cell) is not None for cell in column) / len(column) if column else 0.0
