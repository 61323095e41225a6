"""In which encoding a text file was saved: by its mark, by its form, else by the letters that the bytes would be.

Knows nothing of decks. Of the old single-byte encodings those are told apart that people's files of dates are in:
Windows-1250, -1251, -1252 and ISO-8859-2. Each is weighed with the languages that are written in it; a reading that
makes letters which no word of the language has, or puts them where no word has them, loses.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable
from typing import Final

from kronika.decks.importing.language import language_of

__all__ = ["ENCODINGS", "detect_encoding"]

ENCODINGS: Final = (
    "utf-8", "utf-16", "utf-16-le", "utf-16-be", "windows-1250", "windows-1251", "windows-1252", "iso-8859-2",
)  # fmt: skip
"""The names that `detect_encoding` gives and `--encoding` takes."""

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_PUNCTUATION: Final = "„“”‚‘’–—…«»°§×€\u00a0"
# The letters beyond a-z of each language, by the encoding that its writers saved in.
_LETTERS: Final = {
    "windows-1250": ("áčďéěíňóřšťúůýž", "ąćęłńóśźż", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "čćđšž", "ăâîşţ"),
    "iso-8859-2": ("áčďéěíňóřšťúůýž", "ąćęłńóśźż", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "čćđšž"),
    "windows-1252": ("äöüßé", "àâçéèêëîïôùûœæ", "áéíñóúü¿¡", "àèéìòù", "ãáâçéêíóõúà", "åäöæøé"),
    "windows-1251": ("абвгдеёжзийклмнопрстуфхцчшщъыьэюя№", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя№"),
}
# Names from everywhere, as in an English text; such a mixture is less likely than one language.
_MIXED: Final = "äöüßéàâçèêëîïôùûœáíñóúãõåæøýìòšž"
_MIXTURE: Final = 0.9
_WESTERN: Final = ("windows-1252",)
_CENTRAL: Final = ("windows-1250", "iso-8859-2")
_SPOKEN: Final = {
    **dict.fromkeys(("en", "fr", "de", "es", "it", "pt", "nl"), _WESTERN),
    **dict.fromkeys(("cs", "pl", "sk", "ro"), _CENTRAL),
}  # fmt: skip
_ENGLISH: Final = re.compile(r"\b(?:the|of|and|is|at)\b", re.IGNORECASE)
_BY_WORDS: Final = 0.15
_FEW_WORDS: Final = 20
_SAMPLE: Final = 200_000
_NOT_ASCII_TEXT: Final = re.compile("[^\x00-\x7f]")
_NOT_ASCII: Final = re.compile(rb"[^\n]*[\x80-\xff][^\n]*")


def detect_encoding(data: bytes) -> str:
    """The encoding of a text file, one of `ENCODINGS`. `data` is its beginning, the longer the surer."""
    for mark, name in _MARKS:
        if data.startswith(mark):
            return name
    if wide := _wide(data):
        return wide
    if _is_utf8(data):
        return "utf-8"
    lines = b"\n".join(_NOT_ASCII.findall(data[: 4 * _SAMPLE]))[:_SAMPLE]
    scores = {encoding: max(_fit(lines, encoding, letters) for letters in sets) for encoding, sets in _LETTERS.items()}
    # č and è are one byte; words without such letters tell which language it is.
    plain = data[: 4 * _SAMPLE].decode("ascii", "replace")
    spoken = language_of([plain])
    if plain.count(" ") < _FEW_WORDS or (spoken == "en" and not _ENGLISH.search(plain)):
        spoken = ""
    if _SPOKEN.get(spoken) == _WESTERN:
        scores["windows-1252"] = max(scores["windows-1252"], _MIXTURE * _fit(lines, "windows-1252", _MIXED))
    for encoding in _SPOKEN.get(spoken, ()):
        scores[encoding] += _BY_WORDS
    # The first of equals, for the list begins with the likelier; but the commonest of all where it reads the same.
    best = max(scores, key=lambda encoding: scores[encoding])
    common = "windows-1252"
    if scores[common] == scores[best] and lines.decode(common, "replace") == lines.decode(best, "replace"):
        return common
    return best


def _is_utf8(data: bytes) -> bool:
    """Whether the data is UTF-8, but for a character that its end may cut in two, and for a broken one now and then."""
    decoder = codecs.getincrementaldecoder("utf-8")
    try:
        decoder().decode(data, final=False)
    except UnicodeDecodeError:
        text = decoder("replace").decode(data[:_SAMPLE], final=False)
        whole = len(_NOT_ASCII_TEXT.findall(text))
        broken = text.count("\ufffd")
        return whole - broken > 10 * broken
    return True


def _wide(data: bytes) -> str | None:
    """UTF-16 without a mark: in text of any language, every second byte of spaces, digits and ends of lines is 0."""
    head = data[:4000]
    if len(head) < 4 or b"\0" not in head:
        return None
    odd = head[1::2].count(0)
    even = head[0::2].count(0)
    if odd > len(head) // 20 and odd > 4 * even:
        return "utf-16-le"
    if even > len(head) // 20 and even > 4 * odd:
        return "utf-16-be"
    return None


def _fit(data: bytes, encoding: str, letters: str) -> float:
    """How well the bytes read as a text of the language with these letters; the mean over all that is not ASCII."""
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        text = data.decode(encoding, "replace")
    known = set(letters + letters.upper())
    is_cyrillic = encoding == "windows-1251"
    total = 0.0
    number = 0
    before = " "
    for place, character in enumerate(text):
        if character > "\x7f":
            number += 1
            total += _weight(character, before, text[place + 1 : place + 2], known, is_cyrillic)
        before = character
    return total / max(1, number)


def _weight(character: str, before: str, after: str, known: Iterable[str], is_cyrillic: bool) -> float:
    if character in _PUNCTUATION:
        # In a word, only the apostrophe.
        return 0.6 if character == "’" or not (before.isalpha() and after.isalpha()) else -2
    if character not in known:
        return -1 if character.isalpha() else -3
    if character.isupper() and before.islower():
        return -2
    neighbours = [c for c in (before, after) if c.isalpha()]
    if is_cyrillic:
        return 1.0 if all(c > "\x7f" for c in neighbours) else -1.5
    if not neighbours:
        return 0.0
    # Letters with marks come singly, between plain ones.
    return 1.0 if any(c <= "\x7f" for c in neighbours) else -0.5
