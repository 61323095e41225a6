"""What each language calls the things of a date: the vocabularies, compiled for looking up.

It knows words, not grammar: nothing here says in which order words may stand. A language is one module of this package
that lists its words by role; the words that are the same everywhere are in `shared`.
"""

from __future__ import annotations

from types import ModuleType
from typing import NamedTuple

from kronika.dates.tokens import fold
from kronika.dates.words import cs, de, en, pl, ru, shared
from kronika.dates.words import roles as r

__all__ = ["KNOWN", "LANGUAGES", "LEXICONS", "ROMANS", "Lexicon"]

LANGUAGES = ("en", "de", "cs", "pl", "ru")
_MODULES: dict[str, ModuleType] = {"en": en, "de": de, "cs": cs, "pl": pl, "ru": ru}


class Lexicon(NamedTuple):
    """One language: for each first word the phrases it may begin, the longest first, with the roles of the phrase."""

    language: str
    decimal_mark: str
    phrases: dict[str, list[tuple[tuple[str, ...], r.Roles]]]


def _entries(module: ModuleType) -> list[r.Entry]:
    entries: list[r.Entry] = [*shared.VOCABULARY, *module.VOCABULARY]
    entries += [(r.MONTH, number, forms) for number, forms in enumerate(module.MONTHS, 1)]
    entries += [(r.ORDINAL, number, forms) for number, forms in enumerate(module.ORDINALS, 1)]
    entries += [(r.TENS, tens * 10, forms) for tens, forms in enumerate(module.TENS, 1)]
    return entries


def _compile(language: str, interned: dict[frozenset[tuple[str, int | str]], r.Roles]) -> Lexicon:
    roles_of: dict[tuple[str, ...], r.Roles] = {}
    for role, value, phrases in _entries(_MODULES[language]):
        for phrase in phrases.split("|"):
            roles_of.setdefault(tuple(fold(phrase).split()), {})[role] = value
    compiled: dict[str, list[tuple[tuple[str, ...], r.Roles]]] = {}
    for words, roles in sorted(roles_of.items(), key=lambda item: -len(item[0])):
        # Equal roles are one object, so that two languages that read a text alike are seen to (parsing.py).
        same = interned.setdefault(frozenset(roles.items()), roles)
        compiled.setdefault(words[0], []).append((words[1:], same))
    return Lexicon(language, "." if language == "en" else ",", compiled)


_INTERNED: dict[frozenset[tuple[str, int | str]], r.Roles] = {}
LEXICONS: dict[str, Lexicon] = {language: _compile(language, _INTERNED) for language in LANGUAGES}

# For each word the languages in which it stands in some phrase: bit n for LANGUAGES[n].
KNOWN: dict[str, int] = {}
for _bit, _language in enumerate(LANGUAGES):
    for _first, _phrases in LEXICONS[_language].phrases.items():
        for _word in (_first, *(word for tail, _ in _phrases for word in tail)):
            KNOWN[_word] = KNOWN.get(_word, 0) | 1 << _bit


def _roman(n: int) -> str:
    tens = ("", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc")
    ones = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")
    return tens[n // 10] + ones[n % 10]


# Roman numerals for centuries and months, with their roles; Cyrillic look-alikes are folded on looking up.
ROMANS: dict[str, r.Roles] = {_roman(n): {r.ROMAN: n} for n in range(1, 100)}
