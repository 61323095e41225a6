"""Which of four languages a text is in, by its groups of three letters: English, German, Czech or Polish.

After Cavnar and Trenkle 1994, with frequencies instead of ranks. `trigrams.txt` was counted from the titles and facts
of decks in these languages by `counted`; Russian is told by its letters. Names look like any language, so the words
that begin with a capital are left out of titles, but for the first.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Final

__all__ = ["counted", "foreign_language"]

_FILE: Final = "trigrams.txt"
_KEPT: Final = 300
_SURE: Final = 7.0
"""How much likelier, as a natural logarithm, another language must be."""
_ENOUGH: Final = 160
"""Characters that are enough to tell."""
_WORD: Final = re.compile(r"[^\W\d_]+")
_NAMES: Final = {"en": "English", "de": "German", "cs": "Czech", "pl": "Polish"}
# Letters that Russian does not have, and those that Ukrainian, Belarusian, Serbian and Macedonian do not.
_NOT_RUSSIAN: Final = re.compile(r"[іїєґўђјљњћџѓќѕІЇЄҐЎЂЈЉЊЋЏЃЌЅ]")


def foreign_language(text: str, language: str) -> str | None:
    """The name of the language that the text is in, where that is clearly another one than `language` (a code)."""
    code = language[:2]
    if code == "ru":
        words = _WORD.findall(text)
        foreign = [word for word in words if _NOT_RUSSIAN.search(word) and not word.isascii()]
        return "another language in Cyrillic letters" if len(foreign) * 8 >= len(words) and foreign else None
    if code not in _NAMES:
        return None
    scores = _scores(text)
    best = max(scores, key=scores.__getitem__)
    return _NAMES[best] if scores[best] - scores[code] > _SURE else None


def counted(texts: Mapping[str, Iterable[str]]) -> str:
    """The table for `trigrams.txt` from texts by language: one line a group, with its logarithm in each language."""
    counts = {code: Counter(group for text in texts[code] for group in _groups(text)) for code in _NAMES}
    kept = sorted({group for each in counts.values() for group, _ in each.most_common(_KEPT)})
    rows = [
        " ".join(
            [
                group.replace(" ", "_"),
                *(f"{math.log((counts[code][group] + 0.5) / counts[code].total()):.1f}" for code in _NAMES),
            ]
        )
        for group in kept
    ]
    return "\n".join([" ".join(["_", *_NAMES]), *rows, ""])


def _groups(text: str) -> list[str]:
    words = _WORD.findall(re.sub(r"[„“”«»\"][^„“”«»\"]*[“”«»\"]", " ", text))
    kept = [word.lower() for place, word in enumerate(words) if place == 0 or not word[0].isupper()]
    spaced = f" {' '.join(kept)} "
    return [spaced[at : at + 3] for at in range(len(spaced) - 2)]


def _scores(text: str) -> dict[str, float]:
    table = _table()
    found = [table[group] for group in _groups(text[:_ENOUGH]) if group in table]
    return dict(zip(_NAMES, map(sum, zip(*found, strict=True)), strict=True)) if found else dict.fromkeys(_NAMES, 0.0)


@cache
def _table() -> dict[str, tuple[float, ...]]:
    lines = resources.files("kronika.decks.doctor").joinpath(_FILE).read_text("utf-8").splitlines()
    rows = (line.split() for line in lines[1:])
    return {group.replace("_", " "): tuple(map(float, logs)) for group, *logs in rows}
