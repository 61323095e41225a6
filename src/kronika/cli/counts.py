"""Counts as people type them: `250`, `1_000_000`, `1e6`; and times: `0.5`, `90`.

Knows numbers alone; how many there may be of what is for each command.
"""

from __future__ import annotations

import argparse
import math
import re
from decimal import Decimal
from typing import Final

__all__ = ["count", "seat_number", "seconds", "whole_number"]

_WRITTEN: Final = re.compile(r"-?[0-9][0-9_]*(\.[0-9]+)?(e[0-9]{1,3})?", re.IGNORECASE)
_MOST: Final = 10**15
"""Nobody counts further, and an error that wrote it out would be no clear line."""


def whole_number(text: str) -> int | None:
    """The whole number that is written there; None where none is."""
    if not _WRITTEN.fullmatch(text):
        return None
    number = Decimal(text)
    return int(number) if number == number.to_integral_value() else None


def count(text: str) -> int:
    """The same as the type of an option: raises argparse's own error, for what is far too large, too."""
    found = whole_number(text.strip())
    if found is None:
        raise argparse.ArgumentTypeError(f"{_short(text)} is no whole number such as 250 or 1e4")
    if abs(found) > _MOST:
        raise argparse.ArgumentTypeError(f"{_short(text)} is too large a number")
    return found


def seat_number(text: str) -> int:
    """A seat, counted from 0, as the type of an option; who sits there is for whoever seats them."""
    found = whole_number(text.strip())
    if found is None or abs(found) > _MOST:
        raise argparse.ArgumentTypeError(f"{_short(text)} is no seat such as 0 or 1")
    return found


def seconds(text: str) -> float:
    """Seconds as the type of an option; raises argparse's own error for what is no number, and for what has no end."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not math.isfinite(found):
        raise argparse.ArgumentTypeError(f"{_short(text)} is no number of seconds such as 10 or 0.5")
    return found


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else f"{text[:39]}…")
