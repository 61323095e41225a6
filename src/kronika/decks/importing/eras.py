"""Eras beside a year: in a column of their own, in the name of a column, or in words that dates here do not know.

Knows no rows. Years are counted as people count them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kronika.decks.importing.vocabulary import simple

__all__ = ["are_eras", "era_in_name", "era_sign", "era_text", "in_known_words", "says_before", "without_era"]

_BEFORE: Final = (
    "bc bce beforechrist beforecommonera vchr vuz vor vorchristus prnl prkr prednl prednasimletopoctem predkristem pne "
    "pneery przednaszaera przedchrystusem przedchr донэ донашейэры дорх avjc avantjc avantjesuschrist ihr"
)
_AFTER: Final = (
    "ad ce annodomini commonera nchr nuz nach nachchristus nl nasehletopoctu naseholetopoctu pokr ne naszejery poch нэ "
    "нашейэры отрх apjc aprjc apresjc apresjesuschrist dhr"
)
_SIGNS: Final = {simple(name): -1 for name in _BEFORE.split()} | {simple(name): 1 for name in _AFTER.split()}
_YES: Final = frozenset({"true", "yes", "x", "1", "ja", "ano", "tak", "да", "oui"})
_NO: Final = frozenset({"false", "no", "0", "nein", "nie", "нет", "non"})
_BEFORE_IN_NAME: Final = re.compile(
    r"(?<![^\W_])(?:B\.?C\.?(?:E\.?)?|v\. ?(?:Chr|u\. ?Z)\.?|př(?:ed|\.) ?n\. ?l\.?|p\. ?n\. ?e\.?|до н\. ?э\.?|"
    r"av\. ?J\.?-?C\.?)(?![^\W_])",
    re.IGNORECASE,
)
_AFTER_IN_NAME: Final = re.compile(
    r"(?<![^\W_])(?:A\.?D\.?|C\.?E\.?|n\. ?(?:Chr|u\. ?Z|l|e)\.?|н\. ?э\.?)(?![^\W_])", re.IGNORECASE
)
# Words of other languages than those that dates are read in, and what is read in their place.
_FOREIGN: Final = (
    (re.compile(r"(?<!\w)(?:av|avant)\.? ?J(?:\.|ésus)?[- ]*C(?:\.|hrist)?(?!\w)", re.IGNORECASE), "BC"),
    (re.compile(r"(?<!\w)(?:apr?|après)\.? ?J(?:\.|ésus)?[- ]*C(?:\.|hrist)?(?!\w)", re.IGNORECASE), "AD"),
    (re.compile(r"(?<!\w)[îi]\. ?Hr\.?(?!\w)", re.IGNORECASE), "BC"),
    (re.compile(r"(?<!\w)d\. ?Hr\.?(?!\w)", re.IGNORECASE), "AD"),
    (re.compile(r"^(?:vers|environ|env\.|hacia|verso)\s+(?=\d)", re.IGNORECASE), "c. "),
)


def era_sign(text: str) -> int | None:
    """-1 for BC, 1 for AD, None for what is no era."""
    return _SIGNS.get(simple(text))


def era_text(cell: str) -> str | None:
    """What a cell of a column of eras puts behind a year, '' where it leaves the year as it is; None for no era."""
    if not cell or cell.casefold() in _NO:
        return ""
    if era_sign(cell):
        return cell
    return "BC" if cell.casefold() in _YES else None


def are_eras(name: str, cells: Sequence[str]) -> bool:
    """Whether a column of this name tells eras: BC and AD stand in it, or yes and no under the name BC."""
    some = {cell.casefold() for cell in cells}
    if not some:
        return False
    return all(era_sign(cell) for cell in some) or (says_before(name) and some <= _YES | _NO and bool(some & _YES))


def says_before(name: str) -> bool:
    """Whether the whole name says BC: `BC`, `isBCE`, `v. Chr.`."""
    return era_sign(re.sub(r"^is(?=[\W_A-Z])", "", name)) == -1


def era_in_name(name: str) -> str:
    """BC where a column says with its name that its years are such: `Year BC`, `Jahr (v. Chr.)`; else ''."""
    rest, hits = _BEFORE_IN_NAME.subn(" ", name)
    return "BC" if hits and not _AFTER_IN_NAME.search(rest) else ""


def without_era(name: str) -> str:
    """The name of a column without the era that stands in it."""
    return _AFTER_IN_NAME.sub(" ", _BEFORE_IN_NAME.sub(" ", name))


def in_known_words(text: str) -> str:
    """The date with the eras of French and Romanian, and `vers`, in English words."""
    for form, known in _FOREIGN:
        text = form.sub(known, text)
    return text
