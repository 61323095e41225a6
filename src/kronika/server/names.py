"""Names of people and texts of chats: what may stand, and what looks like what.

Knows no rooms. A name that cannot be seen, that turns the direction of writing, or that looks like another one at the
same table is refused; texts are taken as they are, but for what would do something on a screen.
"""

from __future__ import annotations

import re
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
        **dict(zip("аеорсухіјѕһкмтвнзбгдпчьԁԛԝӏ", "aeopcyxijshkmtbh36rdnubdqwl", strict=True)),
        **dict(zip("αβεικνορτυχωοηγ", "abeiknoptuxwony", strict=True)),
        **dict(zip("աոտսօհյցզեւ", "wnuuohjgqtl", strict=True)),
        **dict(zip("ꭺꭼꮯꭰꮐꮋꭻꮶꮮꮇꮲꮪꭲꮩꮃꮓᏼ", "aecdghjklmpstvwzb", strict=True)),
        **dict(zip("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz", strict=True)),
        **dict(zip("ⲁⲃⲉⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abeikmnopctyx", strict=True)),
        **dict(zip("01|!$@5ɑɡıʟɪʏ", "olllsasagiliy", strict=True)),
    }
)
_LATIN: Final = re.compile(
    r"(?:NEGATIVE (?:CIRCLED|SQUARED) |SQUARED |REGIONAL INDICATOR SYMBOL )?"
    r"(?:LATIN (?:SMALL |CAPITAL )?)?LETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .*)?"
)
# Scripts that stand beside Latin letters in a word; others that do only look like them.
_BESIDE: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"})
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
    if any(_is_mixed(word) for word in name.split()):
        return None
    return name if any(c.isalnum() or unicodedata.category(c) == "So" for c in name) else None


def clean_text(text: str) -> str | None:
    """A line of chat, at most 400 characters; None where nothing is left."""
    kept = "".join(c if unicodedata.category(c) not in _REFUSED or c in _JOINERS else " " for c in text[:LONGEST_TEXT])
    line = " ".join(kept.split())
    return line or None


def looks_like(name: str, others: Iterable[str]) -> str | None:
    """The first of the others that a person at the table could take this name for."""
    own = _skeletons(name)
    return next((other for other in others if own & _skeletons(other)), None)


def _is_mixed(word: str) -> bool:
    """Whether a word has letters of several scripts, as nobody's name has who does not want to be taken for another."""
    scripts = {
        unicodedata.name(c, "").split(" ")[0]
        for c in unicodedata.normalize("NFKC", word)
        if unicodedata.category(c) in ("Lu", "Ll", "Lo", "Lt")
    }
    return len(scripts - _BESIDE) > 1


def _skeletons(name: str) -> frozenset[str]:
    """What is left of a name when what people overlook is taken away: once with I read as i, once as l."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset({_skeleton(plain), _skeleton(plain.replace("I", "l"))})


def _skeleton(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(_latin(c) for c in plain).translate(_LIKE)
    return (
        "".join(c for c in letters if c.isalnum() or unicodedata.category(c) == "So")
        .replace("rn", "m")
        .replace("vv", "w")
    )


def _latin(char: str) -> str:
    """The Latin letter that this one is a form of; else itself."""
    if char.isascii():
        return char
    found = _LATIN.fullmatch(unicodedata.name(char, ""))
    return found[1].lower() if found else char
