"""Years that a text spells out: in words of the five languages, in Roman numerals, in digits that are disguised.

Knows no cards. Finds forms that can hardly be anything but a year: "nineteen sixty-nine", „achtzehnhundertzwölf“,
"tysiąc osiemset dwunastego", MCMLXIX, "1 9 6 9", "19O5".
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from kronika.decks.doctor.words import plain

__all__ = ["disguised_years", "last_digits", "roman_years", "spelled_years"]

_EN_UNITS: Final = """one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen"""
_EN_DECADES: Final = "twenty thirty forty fifty sixty seventy eighty ninety"
_EN_SMALL: Final = {word: number for number, word in enumerate(_EN_UNITS.split(), 1)}
_EN_TENS: Final = {word: number * 10 for number, word in enumerate(_EN_DECADES.split(), 2)}
_BEFORE_YEARS: Final = frozenset({"in", "of", "by", "since", "from", "until", "before", "after", "around", "year"})
# Beginnings of words, without marks; endings are left off, so that every case and the ordinals are there as well.
_STEMS: Final = {
    "cs": "jedn 1 prvni 1 dv 2 druh 2 tri 3 tret 3 ctyri 4 ctvrt 4 pet 5 pat 5 sest 6 sedm 7 osm 8 devet 9 devat 9 "
    "deset 10 desat 10 jedenact 11 dvanact 12 trinact 13 ctrnact 14 patnact 15 sestnact 16 sedmnact 17 osmnact 18 "
    "devatenact 19 dvacet 20 dvacat 20 tricet 30 tricat 30 ctyricet 40 ctyricat 40 padesat 50 sedesat 60 "
    "sedmdesat 70 osmdesat 80 devadesat 90 sto 100 sta 100 ste 100 sty 100 set 100 dvoust 200 trist 300 "
    "ctyrst 400 petist 500 sestist 600 sedmist 700 osmist 800 devitist 900 tisic 1000 dvoutisic 2000",
    "pl": "jed 1 pierwsz 1 dw 2 drug 2 trz 3 czter 4 czwart 4 piec 5 piat 5 szesc 6 szost 6 siedem 7 siodm 7 osiem 8 "
    "osm 8 dziewiec 9 dziewiat 9 dziesiec 10 dziesiat 10 jedenas 11 dwunast 12 dwanas 12 trzynas 13 czternas 14 "
    "pietnas 15 szesnas 16 siedemnas 17 osiemnas 18 dziewietnas 19 dwadziesc 20 dwudziest 20 trzydziest 30 "
    "trzydziesc 30 czterdziest 40 czterdziesc 40 piecdziesiat 50 szescdziesiat 60 siedemdziesiat 70 "
    "osiemdziesiat 80 dziewiecdziesiat 90 sto 100 stu 100 setn 100 dwiesc 200 dwusetn 200 trzyst 300 czteryst 400 "
    "piecset 500 szescset 600 siedemset 700 osiemset 800 dziewiecset 900 tysia 1000 tysie 1000 dwutysie 2000",
    "ru": "один 1 одн 1 перв 1 дв 2 втор 2 три 3 трет 3 четыр 4 четверт 4 пят 5 шест 6 сем 7 седьм 7 восем 8 восьм 8 "
    "девят 9 десят 10 одиннадцат 11 двенадцат 12 тринадцат 13 четырнадцат 14 пятнадцат 15 шестнадцат 16 "
    "семнадцат 17 восемнадцат 18 девятнадцат 19 двадцат 20 тридцат 30 сорок 40 пятьдесят 50 пятидесят 50 "
    "шестьдесят 60 шестидесят 60 семьдесят 70 семидесят 70 восемьдесят 80 восьмидесят 80 девяност 90 сто 100 "
    "двест 200 двухсот 200 трист 300 трехсот 300 четырест 400 четырехсот 400 пятьсот 500 пятисот 500 шестьсот 600 "
    "шестисот 600 семьсот 700 семисот 700 восемьсот 800 восьмисот 800 девятьсот 900 девятисот 900 тысяч 1000 "
    "двухтысяч 2000",
}
_LONGEST_ENDING: Final = 4
_ROMAN: Final = re.compile(r"\bM{0,2}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b")
_ROMAN_VALUES: Final = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
# Words and abbreviations that happen to be numerals.
_NO_NUMERALS: Final = frozenset(
    {"MIX", "MD", "MC", "MM", "MI", "ML", "DC", "CD", "CC", "DI", "CV", "CIV", "MCI", "DVD", "LI"}
)
_SPACED: Final = re.compile(r"(?<!\w)\d(?:[ .·_/-]?\d){3}(?!\w)")
_LIKE_DIGITS: Final = str.maketrans("OoОоlI|ІSB", "0000111158")
_TOKEN: Final = re.compile(r"(?<!\w)[\dOoОоlI|ІSB]{4}(?!\w)")


def spelled_years(text: str, language: str) -> Iterator[int]:
    """The years from 100 to 2100 that the text says in words."""
    words = re.findall(r"[^\W\d_]+", plain(text))
    code = language[:2]
    if code == "en":
        yield from _english(words)
    elif code == "de":
        for word in words:
            yield from _german(word)
    elif code in _STEMS:
        yield from _slavic(words, code)


def last_digits(text: str, language: str) -> Iterator[int]:
    """Numbers from 13 to 99 that stand for a year without its century: в семнадцатом, "the spring of 'forty-five"."""
    code = language[:2]
    words = re.findall(r"[^\W\d_]+", plain(text))
    for before, word in itertools.pairwise(words):
        if code in _STEMS and before in ("в", "v", "ve", "w", "we", "roku", "rok"):
            value = _value(word, code)
            if value is not None and 12 < value < 100:
                yield value
    if code in _STEMS:
        yield from _short_years(words, code)
    if code == "en":
        for tens, unit in re.findall(r"['‘’]([a-z]+)[- ]([a-z]+)", text.lower()):
            if tens in _EN_TENS:
                yield _EN_TENS[tens] + (_EN_SMALL.get(unit, 0) if _EN_SMALL.get(unit, 10) < 10 else 0)


def _short_years(words: list[str], code: str) -> Iterator[int]:
    """Tens with a unit behind them, сорок первого, and what stands before a word for year, двенадцатого года."""
    for word, behind in itertools.pairwise(words):
        value, unit = _value(word, code), _value(behind, code)
        if value is not None and 20 <= value < 100 and unit is not None and unit < 10:
            yield value + unit
        elif value is not None and 12 <= value < 100 and behind.startswith(("год", "rok")):
            yield value


def roman_years(text: str, shortest: int = 4) -> Iterator[int]:
    """The years that stand in Roman numerals, in capitals, or in small letters where they can be nothing else.

    Numerals of fewer letters than `shortest` are left out: MV is a ship and MCC a club as well.
    """
    for numeral in _ROMAN.findall(text):
        if len(numeral) >= shortest and numeral not in _NO_NUMERALS:
            yield _roman(numeral)
    for word in re.findall(r"\b[mdclxvi]{5,}\b", text):
        if _ROMAN.fullmatch(word.upper()):
            yield _roman(word.upper())


def disguised_years(text: str) -> Iterator[int]:
    """Numbers of four digits with something between the digits, or with letters that look like digits."""
    for match in _SPACED.findall(text):
        yield int(re.sub(r"\D", "", match))
    for token in _TOKEN.findall(text):
        if 2 <= sum(c.isdigit() for c in token) < 4:
            yield int(token.translate(_LIKE_DIGITS))


def _roman(text: str) -> int:
    values = [_ROMAN_VALUES[letter] for letter in text]
    return sum(-v if any(w > v for w in values[n + 1 : n + 2]) else v for n, v in enumerate(values))


def _english(words: list[str]) -> Iterator[int]:
    """Nineteen sixty-nine, nineteen oh five, nineteen hundred (and one), two thousand (and) one, nine hundred."""
    for at, word in enumerate(words):
        first = _EN_SMALL.get(word, 20 if word == "twenty" else 0)
        rest = words[at + 1 :]
        if not first or not rest:
            continue
        if rest[0] in ("hundred", "thousand") and not (at and words[at - 1] in _EN_TENS):
            scale = 100 if rest[0] == "hundred" else 1000
            small = _below_hundred(rest[2:] if rest[1:2] == ["and"] else rest[1:])
            dated = small or (at and words[at - 1] in _BEFORE_YEARS)
            if dated and first * scale + small not in (1001, 1000, 2000) and 100 <= first * scale <= 2000:
                yield first * scale + small
        elif first >= 10 and rest[0] in ("oh", "o") and rest[1:] and _EN_SMALL.get(rest[1], 10) < 10:
            yield first * 100 + _EN_SMALL[rest[1]]
        elif first >= 10 and (small := _below_hundred(rest)) >= 10:
            yield first * 100 + small


def _below_hundred(words: list[str]) -> int:
    if not words:
        return 0
    if tens := _EN_TENS.get(words[0], 0):
        unit = _EN_SMALL.get(words[1], 0) if len(words) > 1 else 0
        return tens + (unit if unit < 10 else 0)
    return _EN_SMALL.get(words[0], 0)


@cache
def _german_years() -> dict[str, int]:
    units = ["", "ein", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwolf",
             "dreizehn", "vierzehn", "funfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn"]  # fmt: skip
    tens = ["", "", "zwanzig", "dreissig", "vierzig", "funfzig", "sechzig", "siebzig", "achtzig", "neunzig"]
    small = dict(enumerate(units))
    small[1] = "eins"
    small |= {n: ("" if n % 10 == 0 else units[n % 10] + "und") + tens[n // 10] for n in range(20, 100)}
    years = {}
    for number, word in small.items():
        for hundreds in range(1, 20):
            for joint in ("", "und") if number else ("",):
                if hundreds != 10:
                    years[units[hundreds] + "hundert" + joint + word] = hundreds * 100 + number
        for thousand, words in ((1, ("tausend", "eintausend")), (2, ("zweitausend",))):
            for begin in words:
                for joint in ("", "und") if number else ("",):
                    years[begin + joint + word] = thousand * 1000 + number
                for hundreds in range(1, 10):
                    years[begin + units[hundreds] + "hundert" + word] = thousand * 1000 + hundreds * 100 + number
    return years


def _german(word: str) -> Iterator[int]:
    word = word.replace("ß", "ss")
    if "hundert" not in word and "tausend" not in word:
        return
    years = _german_years()
    for ending in ("", "er", "ern", "te", "ten", "ste", "sten"):
        if word.endswith(ending) and (year := years.get(word[: len(word) - len(ending)])):
            if year not in (1000, 2000, 1001):
                yield year
            return


@cache
def _stems(code: str) -> tuple[tuple[str, int], ...]:
    """The stems, longest first."""
    parts = _STEMS[code].replace("й", "и").split()
    return tuple(sorted(zip(parts[::2], map(int, parts[1::2]), strict=True), key=lambda pair: -len(pair[0])))


@lru_cache(maxsize=100_000)
def _value(word: str, code: str) -> int | None:
    for stem, value in _stems(code):
        if word.startswith(stem) and len(word) - len(stem) <= _LONGEST_ENDING:
            return value
    return None


def _slavic(words: list[str], code: str) -> Iterator[int]:
    """Runs of number words: each thousand and each hundred multiplies what stands before it, the rest is added."""
    run: list[int] = []
    for word in [*words, ""]:
        value = _value(word, code) if word else None
        if value is not None:
            run.append(value)
            continue
        yield from _run(run)
        run = []


def _run(run: list[int]) -> Iterator[int]:
    total = current = 0
    last = 10_000
    for value in run:
        if value == 1000:
            total, current, last = total + max(1, current) * 1000, 0, 1000
        elif value == 100 and 1 < current < 20:
            current, last = current * 100, 100
        elif _fits_behind(value, last):
            current, last = current + value, value
        else:
            return
    year = total + current
    if len(run) == 1 and run[0] == 2000:
        yield 2000
    elif len(run) > 1 and 100 <= year <= 2100 and year not in (1000, 2000):
        yield year


def _fits_behind(value: int, last: int) -> bool:
    """Hundreds behind thousands, tens behind hundreds, a unit behind tens."""
    if value >= 100:
        return last >= 1000
    if value >= 20 or 10 <= value < 20:
        return last >= 100
    return last >= 20
