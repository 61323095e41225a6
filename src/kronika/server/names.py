"""Names of people and texts of chats: what may stand, and what looks like what.

Knows no rooms. A name that cannot be seen, that turns the direction of writing, or that looks like another one at the
same table is refused; texts are taken as they are, but for what would do something on a screen.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

__all__ = ["LONGEST_NAME", "LONGEST_TEXT", "clean_name", "clean_text", "looks_like"]

LONGEST_NAME: Final = 30
LONGEST_TEXT: Final = 400
_JOINERS: Final = "\u200c\u200d\ufe0f"
_REFUSED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters of other scripts that look like Latin ones (after UTS 39, those that people meet), and look-alikes of digits.
_LIKE: Final = str.maketrans(
    {
        **dict(zip("аеорсухіјѕһкмтвнзбгдпчьԁԛԝ", "aeopcyxijshkmtbh36rdnubdqw", strict=True)),
        **dict(zip("αεικνορτυχωοտս", "aeiknoptuxwouu", strict=True)),
        **dict(zip("01|!$@5", "olllsas", strict=True)),
    }
)
# Signs that mean nothing on their own, and letters that are invisible although they count as letters.
_BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u180e\u17b4\u17b5")


def clean_name(text: str) -> str | None:
    """The name as it is shown, at most 30 characters; None where nobody could read it or it does more than be read."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LONGEST_NAME:
        return None
    if any((unicodedata.category(c) in _REFUSED and c not in _JOINERS) or c in _BLANKS for c in name):
        return None
    # A heap of marks on one letter grows over the lines around it.
    marks = 0
    for c in name:
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks > 2:
            return None
    return name if any(c.isalnum() or unicodedata.category(c) == "So" for c in name) else None


def clean_text(text: str) -> str | None:
    """A line of chat, at most 400 characters; None where nothing is left."""
    kept = "".join(c if unicodedata.category(c) not in _REFUSED or c in _JOINERS else " " for c in text[:LONGEST_TEXT])
    line = " ".join(kept.split())
    return line or None


def looks_like(name: str, others: Iterable[str]) -> str | None:
    """The first of the others that a person at the table could take this name for."""
    own = _skeleton(name)
    return next((other for other in others if _skeleton(other) == own), None)


def _skeleton(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(c for c in plain if c.isalnum() or c in "|!$@").translate(_LIKE)
    return plain.replace("rn", "m").replace("vv", "w")
