"""Names as they sound, whatever the letters and the language: Armstrong, Армстронг, Armstronga.

Knows no list of names: a word in capitals is one, and what is left of it without vowels and endings is compared. Made
for telling that two cards of one year, in two languages, speak of the same person or place.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from kronika.decks.doctor.words import plain

__all__ = ["names_in"]

_WORD: Final = re.compile(r"[^\W\d_][\w'’-]*")
_CYRILLIC: Final = {
    "б": "b", "в": "v", "г": "g", "д": "d", "ж": "s", "з": "s", "к": "k", "л": "l", "м": "m", "н": "n", "п": "p",
    "р": "r", "с": "s", "т": "t", "ф": "v", "х": "g", "ц": "s", "ч": "s", "ш": "s", "щ": "s",
}  # fmt: skip
_LATIN: Final = {
    "b": "b", "c": "k", "d": "d", "f": "v", "g": "g", "h": "g", "k": "k", "l": "l", "m": "m", "n": "n", "p": "p",
    "q": "k", "r": "r", "s": "s", "t": "t", "v": "v", "w": "v", "x": "ks", "z": "s", "ß": "s",
}  # fmt: skip
_TOGETHER: Final = (("tsch", "s"), ("sch", "s"), ("tch", "s"), ("szcz", "s"), ("ch", "k"), ("cz", "s"), ("sz", "s"),
                    ("sh", "s"), ("zh", "s"), ("ts", "s"), ("tz", "s"), ("rz", "r"), ("ph", "v"), ("th", "t"), ("ck",
                    "k"),
                    ("ce", "s"), ("ci", "s"), ("cy", "s"), ("кс", "ks"), ("х", "k"))  # fmt: skip
_KEPT: Final = 4
"""Consonants that are compared; endings differ too much behind them."""


def names_in(text: str) -> frozenset[str]:
    """The sounds of the names in a title: words in capitals, of at least four consonants so that chance has no say.

    In German every noun has a capital, so the words that are no names are among them; they are told apart by not being
    found in the other language.
    """
    return frozenset(filter(None, (_sound(word) for word in _WORD.findall(text) if word[0].isupper())))


@lru_cache(maxsize=100_000)
def _sound(word: str) -> str | None:
    low = plain(word)
    low = re.sub(r"(.)\1+", r"\1", low.removesuffix("'s"))
    for letters, sound in _TOGETHER:
        low = low.replace(letters, sound)
    joined = "".join(_CYRILLIC.get(c) or _LATIN.get(c, "") for c in low)
    return joined[:_KEPT] if len(joined) >= _KEPT else None
