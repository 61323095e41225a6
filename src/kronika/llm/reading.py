"""What a language model meant: the JSON in its words, whatever stands around it. Knows neither games nor services."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

__all__ = ["json_in", "number_of"]

MOST_BEGINNINGS = 400
"""Brackets at which JSON is looked for, from the end: what a model means comes last."""
_decoder = json.JSONDecoder()


def json_in(text: str, fits: Callable[[Any], bool]) -> Any:
    """The last JSON value in the text that fits and is not part of another that does; None where there is none."""
    found, end = None, -1
    starts = [at for at, character in enumerate(text) if character in "{["][-MOST_BEGINNINGS:]
    for at in starts:
        if at < end:
            continue
        try:
            value, stop = _decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            continue
        if fits(value):
            found, end = value, stop
    return found


def number_of(value: Any) -> float | None:
    """A number that JSON or a careless model wrote, `1969` or `"1969"`; None for anything else."""
    if isinstance(value, str) and len(value) < 20:
        try:
            value = float(value)
        except ValueError:
            return None
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    return float(value) if abs(value) < 1e9 and math.isfinite(value) else None
