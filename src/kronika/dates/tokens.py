"""A text of a date cut into numbers, words and signs.

Case, accents, kinds of dashes, minus signs and spaces, soft hyphens and the dot of an abbreviation make no difference
and are gone after this. It knows no language and no meaning. One pass, linear in the length of the text.
"""

from __future__ import annotations

import re
import unicodedata

__all__ = ["NUMBER", "SIGN", "WORD", "Raw", "cut", "fold", "to_latin"]

NUMBER, WORD, SIGN = "number", "word", "sign"

# kind, text, whether a space stands before it
Raw = tuple[str, str, bool]

_DASHES = "‐‑‒–—―⁃−﹘﹣－➖⸺⸻"
_APOSTROPHES = "’‘ʼ′´`＇"
_TILDES = "∼～˜≈≃≅"
_INVISIBLE = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"
_LATIN_WITHOUT_DECOMPOSITION = {"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe"}


def _folding() -> dict[int, str | None]:
    table: dict[int, str | None] = {}
    for code in range(0xC0, 0x250):
        base = unicodedata.normalize("NFD", chr(code))[0]
        if base != chr(code) and base.isascii():
            table[code] = base
    table |= {ord(letter): plain for letter, plain in _LATIN_WITHOUT_DECOMPOSITION.items()}
    table |= dict.fromkeys(map(ord, _DASHES), "-")
    table |= dict.fromkeys(map(ord, _APOSTROPHES), "'")
    table |= dict.fromkeys(map(ord, _TILDES), "~")
    table |= dict.fromkeys(map(ord, _INVISIBLE), None)
    table |= {ord("ё"): "е", ord("…"): "..", ord("／"): "/", ord("．"): ".", ord("，"): ","}
    table |= {0xFF10 + digit: str(digit) for digit in range(10)}  # full-width digits
    # Ⅷ and ⅷ; case is folded before.
    table |= {code: unicodedata.normalize("NFKC", chr(code)).lower() for code in range(0x2160, 0x2180)}
    # 19ᵗʰ, but never a superscript digit, which is a footnote and not part of a year.
    table |= {ord(raised): plain for raised, plain in zip("ˢᵗⁿᵈʳʰ", "stndrh", strict=True)}
    return table


_FOLDING = _folding()
_CYRILLIC_ROMAN = str.maketrans("хісмѵ", "xicmv")
_HIDDEN_GAP = re.compile(f"(?<=[0-9])[{_INVISIBLE}]+(?=[0-9])")
_PIECE = re.compile(r"[0-9]+|[^\W\d_]+|\S")


def fold(text: str) -> str:
    """`text` in small letters without accents, with one kind of dash and apostrophe, without invisible characters."""
    if text.isascii():
        return text.lower()
    # An invisible character between two digits may have been a dash once: it keeps them apart.
    text = _HIDDEN_GAP.sub(" ", unicodedata.normalize("NFC", text))
    return text.casefold().translate(_FOLDING)


def to_latin(word: str) -> str:
    """A word with the Cyrillic letters that look like Roman numerals replaced: `хіх` is `xix`."""
    return word if word.isascii() else word.translate(_CYRILLIC_ROMAN)


def cut(folded: str) -> list[Raw]:
    """The pieces of a folded text; a dot directly behind a word is an abbreviation's and left out."""
    pieces: list[Raw] = []
    end = 0
    after_word = False
    for match in _PIECE.finditer(folded):
        text = match.group()
        start = match.start()
        gap = start > end
        end = match.end()
        if text[0] in "0123456789":
            pieces.append((NUMBER, text, gap))
            after_word = False
        elif text[0].isalpha():
            pieces.append((WORD, text, gap))
            after_word = True
        elif text == "." and after_word:
            after_word = False
        else:
            pieces.append((SIGN, text, gap))
            after_word = False
    return pieces
