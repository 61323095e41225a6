"""What a word can mean in a date: a month, an era, a century, "around", "between" … – the same roles in all languages.

A word may have several roles ("w" is "in" and "century" in Polish); the grammar takes the one that fits its place.
"""

from __future__ import annotations

from typing import Final

__all__ = ["Entry", "Roles", "inflect"]

Roles = dict[str, int | str]
Entry = tuple[str, int | str, str]  # role, value, phrases separated by "|"

ERA: Final = "era"  # -1 before, 1 after the turn of the era
UNIT: Final = "unit"  # 100 a century, 1000 a millennium
PLURAL: Final = "plural"  # centuries, millennia: "5 centuries" is a length of time; 2 where Wikidata shows dates so
MONTH: Final = "month"  # 1..12
FINER: Final = "finer"  # a season: counts like a month
SUBYEAR: Final = "subyear"  # a quarter or a half of a year: "III kwartał"
QUARTER: Final = "quarter"  # the Q of Q3
WEEKDAY: Final = "weekday"
PART: Final = "part"  # 2 a half, 4 a quarter (of a century)
ORDINAL: Final = "ordinal"  # a written-out ordinal: its number; -1 is the last
TENS: Final = "tens"  # a written-out decade: 20 for the twenties
SCALE: Final = "scale"  # thousand, million, billion
GLUED_SCALE: Final = "glued scale"  # the M of 450M
YEAR: Final = "year"  # year, in the singular
YEARS: Final = "years"  # years, in the plural
AGO: Final = "ago"
AGO_BEFORE: Final = "ago before"  # "vor" 66 Millionen Jahren; elsewhere it says "before"
AROUND: Final = "around"
AROUND_AFTER: Final = "around after"  # may also stand behind the year: "1860 approx"
IN: Final = "in"
THE: Final = "the"  # articles, "of": says nothing
BETWEEN: Final = "between"
FROM: Final = "from"
TO: Final = "to"  # at the beginning of a text it leaves a span open
AND: Final = "and"
OR: Final = "or"
SUFFIX: Final = "suffix"  # th, -й: behind a number; 2 only with a hyphen
DECADE_SUFFIX: Final = "decade suffix"  # s, er, -е: behind a number; 2 only with a hyphen
DECADE_AFTER: Final = "decade after"  # 1 with a dot before it: 1920. "léta"; 2 without: 1920 "er Jahre"
DECADE_BEFORE: Final = "decade before"  # "lata" 1920.
DECADE_FROM: Final = "decade from"  # "desetiletí od" 1980
DECADE_ENDING: Final = "decade ending"  # "desetiletí končící" 1980 př. n. l.
REFUSE: Final = "refuse"  # the code of the refusal
ROMAN: Final = "roman"  # a Roman numeral: its number


def inflect(stem: str, endings: str) -> str:
    """All forms of a word: `stem` with each of the blank-separated `endings`; `-` is none."""
    return " | ".join(stem + ("" if ending == "-" else ending) for ending in endings.split())
