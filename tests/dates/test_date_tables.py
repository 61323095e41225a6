"""The tables behind the reading of dates, built afresh and compared with what they have to hold."""

from __future__ import annotations

import unicodedata

import pytest

from kronika.dates import words
from kronika.dates.tokens import _FOLDING, _folding
from kronika.dates.words import LANGUAGES, LEXICONS, ROMANS, _compile, _entries, _roman, cs, de, en, pl, ru, shared
from kronika.dates.words import roles as r

MODULES = {"en": en, "de": de, "cs": cs, "pl": pl, "ru": ru}


def base_letter(letter: str) -> str:
    """The letter without its marks, by the character database's own steps."""
    parts = unicodedata.decomposition(letter).split()
    return letter if not parts or parts[0].startswith("<") else base_letter(chr(int(parts[0], 16)))


def test_folding_takes_marks_off_latin_letters_and_knows_the_signs():
    expected: dict[int, str | None] = {}
    for code in range(192, 592):
        base = base_letter(chr(code))
        if base != chr(code) and ord(base) < 128:
            expected[code] = base
    expected |= {322: "l", 273: "d", 248: "o", 230: "ae", 339: "oe"}
    expected |= {ord(dash): "-" for dash in "‐‑‒–—―⁃−﹘﹣－➖⸺⸻"}
    expected |= {ord(mark): "'" for mark in "’‘ʼ′´`＇"}
    expected |= {ord(wave): "~" for wave in "∼～˜≈≃≅"}
    expected |= dict.fromkeys((173, 8203, 8204, 8205, 8206, 8207, 8288, 65279))
    expected |= {ord("ё"): "е", ord("…"): "..", ord("／"): "/", ord("．"): ".", ord("，"): ","}
    expected |= {ord(wide): plain for wide, plain in zip("０１２３４５６７８９", "0123456789", strict=True)}
    romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "l", "c", "d", "m"]
    expected |= {start + n: roman for start in (0x2160, 0x2170) for n, roman in enumerate(romans)}
    expected |= {ord("ˢ"): "s", ord("ᵗ"): "t", ord("ⁿ"): "n", ord("ᵈ"): "d", ord("ʳ"): "r", ord("ʰ"): "h"}
    assert _folding() == expected == _FOLDING
    assert "".join(expected[ord(letter)] or "" for letter in "áčďéěíňóřšťúůýž") == "acdeeinorstuuyz"


def test_roman_numerals():
    def by_subtraction(n: int) -> str:
        written = ""
        for value, letters in ((90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")):
            while n >= value:
                written, n = written + letters, n - value
        return written

    assert [_roman(n) for n in range(1, 100)] == [by_subtraction(n) for n in range(1, 100)]
    assert {by_subtraction(n): {r.ROMAN: n} for n in range(1, 100)} == ROMANS


def test_inflected_forms():
    assert r.inflect("rok", "- u em") == "rok | roku | rokem"
    assert r.inflect("wiek", "ów") == "wieków"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_entries_of_a_language(language):
    module = MODULES[language]
    entries = _entries(module)
    listed = len(shared.VOCABULARY) + len(module.VOCABULARY)
    assert entries[:listed] == [*shared.VOCABULARY, *module.VOCABULARY]
    counted = [(r.MONTH, n + 1, forms) for n, forms in enumerate(module.MONTHS)]
    counted += [(r.ORDINAL, n + 1, forms) for n, forms in enumerate(module.ORDINALS)]
    counted += [(r.TENS, 10 * (n + 1), forms) for n, forms in enumerate(module.TENS)]
    assert entries[listed:] == counted
    assert len(module.MONTHS) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_compiled_lexicon_finds_every_phrase_the_longest_first(language):
    lexicon = _compile(language, {})
    assert (lexicon.language, lexicon.decimal_mark) == (language, "." if language == "en" else ",")
    assert lexicon == LEXICONS[language]
    wanted: dict[tuple[str, ...], dict[str, int | str]] = {}
    for role, value, phrases in _entries(MODULES[language]):
        for phrase in phrases.split("|"):
            wanted.setdefault(tuple(words.fold(phrase).split()), {})[role] = value
    found = {(first, *tail): roles for first, tails in lexicon.phrases.items() for tail, roles in tails}
    assert found == wanted
    for tails in lexicon.phrases.values():
        lengths = [len(tail) for tail, _ in tails]
        assert lengths == sorted(lengths, reverse=True)


def test_equal_roles_are_one_object_in_all_languages():
    interned: dict = {}
    lexicons = [_compile(language, interned) for language in LANGUAGES]
    roles = [found for lexicon in lexicons for tails in lexicon.phrases.values() for _, found in tails]
    assert len({id(found) for found in roles}) == len({frozenset(found.items()) for found in roles})
