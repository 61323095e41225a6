"""The words of titles and facts: which of them carry the event, and the numbers and sentences in a text.

Knows the small words of the five languages; of others only numbers and names. Words are compared in small letters
without marks.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

__all__ = ["carriers", "folded", "numbers", "plain", "script_of", "sentences", "stem", "visible", "whole_words"]

# Words that say nothing of which event it is, verbs of happening among them, in the five languages.
_SMALL_WORDS: Final = """
a an the of in on at to for from by with and or is are was were be its his her their as into it that this than first
opens opened begins began ends ended dies died born founded founds invents invented publishes published releases
released builds built wins won becomes became makes made takes took goes gone gets got sets set comes world new
great one two three film album song novel book band game city king queen war battle premiere premiered performed
performs appears patents completed completes introduced introduces launches launched discovers discovered writes
written shows shown day year der die das den dem des ein eine einen einem einer und oder im am auf aus bei mit nach
von vom zu zum zur fur wird werden ist sind wurde als sich erste ersten erster erscheint stirbt geboren beginnt
endet eroffnet grundet erfindet veroffentlicht baut gewinnt kommt geht neue neuen grosse welt stadt krieg schlacht
lied buch roman spiel i v ve na o s se si z ze do od po pro za je byl byla bylo byly jako prvni svet mesto valka
bitva kniha hra pisen zacala zacal zacalo skoncila zemrel zemrela narodil narodila zalozil zalozena zalozen vznikl
vznikla otevrel otevrena vydal vydala vynalezl premieru mela dokoncen dokoncena postaven nove novy velky w we dla
jest sie oraz pierwszy pierwsza swiat miasto wojna bitwa ksiazka gra piosenka zmarl zmarla urodzil urodzila zalozono
zalozyl powstal powstala powstalo otwarto wydano wydal wynalazl premiera ukonczono rozpoczela rozpoczal wygral nowy
nowa wielki в во на о об с со из за от до по для и или не как это он она первый первая первое мир город война битва
фильм книга игра песня альбом роман умирает рождается родился основан основана открывается открывает открыт
начинается начался выходит издает публикует изобретает премьера новый новая великий становится побеждает
"""
_SMALL: Final = frozenset(_SMALL_WORDS.split())

_FOREIGN_DIGIT: Final = re.compile(r"(?![0-9])\d")
_WORD: Final = re.compile(r"[^\W_][\w'’-]*")
_FEW: Final = re.compile(r"[IVXLC]+|\d+")
_NUMBER: Final = re.compile(r"\d(?:[\d.,\u00a0\u202f' ]*\d)?")


def visible(text: str) -> str:
    """The text as the eye sees it: without characters that have no width, digits and letters in their plain forms."""
    if text.isascii():
        return text
    if text.isprintable() and unicodedata.is_normalized("NFKC", text) and not _FOREIGN_DIGIT.search(text):
        return text
    shown = "".join(c for c in text if unicodedata.category(c) != "Cf")
    return unicodedata.normalize("NFC", "".join(_plain_digit(c) for c in unicodedata.normalize("NFKC", shown)))


@lru_cache(maxsize=4096)
def script_of(c: str) -> str | None:
    """The script of a letter, `LATIN`, `CYRILLIC` or `GREEK`; None for another one and for what is no letter."""
    name = unicodedata.name(c, "") if c.isalpha() else ""
    return next((script for script in ("LATIN", "CYRILLIC", "GREEK") if name.startswith(script)), None)


def _plain_digit(c: str) -> str:
    return str(unicodedata.digit(c)) if c.isdigit() and not c.isascii() else c


@lru_cache(maxsize=200_000)
def plain(text: str) -> str:
    """The text in small letters without marks, as long as before, so that places in the one are places in the other.

    `й` becomes `и` and `ё` `е`, as everywhere here; `ß` stays, since `ss` would be longer.
    """
    return "".join(_PLAIN.get(c) or _plain_letter(c) for c in text)


def _plain_letter(c: str) -> str:
    small = unicodedata.normalize("NFD", c.lower())[:1] or c
    _PLAIN[c] = small
    return small


_PLAIN: Final[dict[str, str]] = {"ł": "l", "Ł": "l", "ø": "o", "Ø": "o", "’": "'", "‘": "'"}


@lru_cache(maxsize=200_000)
def folded(text: str) -> str:
    """The text in small letters without marks."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    return plain.replace("ł", "l").replace("ё", "е")


def stem(word: str) -> str:
    """The beginning of a word that its endings leave alone, roughly: what two forms of one word have in common."""
    return word if len(word) <= 5 else word[: max(5, len(word) - 3)]


@lru_cache(maxsize=200_000)
def carriers(text: str) -> frozenset[str]:
    """The stems of the words that carry the meaning."""
    return frozenset(
        stem(small) for word in _WORD.findall(text.replace("’s", "").replace("'s", ""))
        if (len(small := folded(word)) > 2 and small not in _SMALL) or _FEW.fullmatch(word)
    )  # fmt: skip


def whole_words(stems: frozenset[str], *texts: str) -> str:
    """The words of the texts that these stems stand for, each once, as a message quotes them."""
    found: dict[str, str] = {}
    for word in (word for text in texts for word in _WORD.findall(text)):
        for own in carriers(word) & stems:
            found.setdefault(own, word)
    return ", ".join(found.values())


def numbers(text: str) -> list[int]:
    """The whole numbers in a text, however its language groups the digits."""
    found = []
    for match in _NUMBER.findall(text):
        groups = re.split(r"[.,\u00a0\u202f' ]+", match)
        if len(groups) > 1 and all(len(group) == 3 for group in groups[1:]) and len(groups[0]) <= 3:
            found.append(int("".join(groups)[:18]))
        else:
            found += [int(group[:18]) for group in groups]
    return found


def sentences(text: str) -> list[str]:
    """The sentences of a fact."""
    return [part for part in re.split(r"(?<=[.!?…])[\"“”»’]?\s+", text) if part]
