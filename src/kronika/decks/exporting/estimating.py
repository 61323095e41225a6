"""A guess at how large a text can be set in its place on a card, and how wide, so that its lines are of even length.

The template has the last word: it measures what was guessed, and where that does not fit it finds out by itself, which
takes some five times as long. Knows how wide single characters are; not kerning, nor where words can be hyphenated.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from kronika.decks.exporting.typesetting import values_of

__all__ = ["Estimator", "Guess"]

Weight = Literal["regular", "semibold"]

LINE: Final = 1.14
"""Height of a line of type without leading, in em, as face.typ sets it."""
_STEP: Final = 0.95
# What kerning may add; it mostly takes away.
_SLACK: Final = 1.012
_WORD: Final = re.compile(r"[^ –—-]*[ –—-]*")

_known: dict[str, tuple[float, float]] = {}


class Guess(msgspec.Struct, frozen=True):
    """The size of type and the width of the block in mm, and the number of lines."""

    size: float
    width: float
    lines: int


class Estimator:
    """Knows the widths of all characters of the texts that it is made with."""

    def __init__(self, texts: Iterable[str]) -> None:
        new = sorted(set().union(*texts) - _known.keys())
        if new:
            found = values_of("widths.typ", {"characters": new}, "<widths>")
            widths = msgspec.convert(found, dict[str, list[float]])
            _known.update(zip(new, zip(widths["regular"], widths["semibold"], strict=True), strict=True))

    def guess(
        self, text: str, weight: Weight, width: float, height: float, most: float, least: float, leading: float
    ) -> Guess | None:
        """The largest size from `most` down to `least` at which the text fits into `width` × `height` mm.

        `leading` is the room between two lines in em. None where no such size is found.
        """
        words = self._words(text, weight)
        size = most
        while size >= least:
            allowed = int((height / size + leading) / (LINE + leading) + 1e-9)
            room = width / size / _SLACK
            lines = _lines(words, room)
            if lines is not None and lines <= allowed:
                low, high = 0.0, room
                for _ in range(7):
                    middle = (low + high) / 2
                    low, high = (low, middle) if _lines(words, middle) == lines else (middle, high)
                return Guess(round(size, 4), round(min(width, high * size * _SLACK), 4), lines)
            size *= _STEP
        return None

    def _words(self, text: str, weight: Weight) -> list[tuple[float, float]]:
        """The width in em of each piece that no line breaks, without and with the spaces at its end."""
        place = 0 if weight == "regular" else 1
        pieces = []
        for piece in _WORD.findall(text):
            if piece:
                whole = sum(_known[c][place] for c in piece)
                spaces = len(piece) - len(piece.rstrip(" "))
                pieces.append((whole - spaces * _known[" "][place] if spaces else whole, whole))
        return pieces


def _lines(words: list[tuple[float, float]], room: float) -> int | None:
    """How many lines of this width they fill, as many words a line as there is room for; None where one is too wide."""
    lines, at = 1, 0.0
    for bare, whole in words:
        if at + bare > room:
            if bare > room:
                return None
            lines, at = lines + 1, 0.0
        at += whole
    return lines
