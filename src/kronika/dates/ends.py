"""One end of a span as it was read, before anybody asks which years it covers.

`End` says what is printed: a number, an era, "century", "around" … It knows neither words nor years; the grammar fills
it (grammar.py), `meaning` turns it into years.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

__all__ = ["End", "Link", "Numeral", "Ordinal", "Reading"]


class Ordinal(Enum):
    """How a number says that it counts: 19th, 19-й or nineteenth; 19. with a dot; XIX."""

    WORD = auto()
    DOT = auto()
    ROMAN = auto()


class Link(Enum):
    """What stands between two ends."""

    DASH = auto()  # also "/"
    TO = auto()  # a word: to, bis, do, po
    AND = auto()
    OR = auto()


@dataclass(slots=True)
class Numeral:
    """A printed number: `value` is what it says times ten to the `places` (2.5 is 25 with one place).

    `digits` are the printed ones without marks; `marked` says that it had thousands marks.
    """

    value: int
    digits: str
    places: int = 0
    marked: bool = False
    ordinal: Ordinal | None = None


@dataclass(slots=True)
class End:
    """What is printed at one end of a span."""

    number: Numeral | None = None
    sign: int = 0
    era: int = 0  # -1 before, 1 after the turn of the era, 0 not said
    era_in_front: bool = False
    unit: int = 0  # 100 a century, 1000 a millennium
    plural: int = 0  # "centuries"; 2 where Wikidata shows dates so
    part: tuple[int, int] | None = None  # (2, 1) is the first half; the last is -1
    decade: bool = False
    decade_word: bool = False  # "lata" stands in front: a number that ends in 0 may be a decade
    certain_decade: int = 0  # 1 "the decade from", -1 "the decade ending with"
    of_century: int = 0  # 20s of the 20th century
    scale: int = 1  # a thousand, a million, a billion
    ago: bool = False
    ago_in_front: bool = False  # "vor" stands in front: it says "before" unless "million years" follows
    years: bool = False  # the plural "years" stands with it
    year: bool = False  # the singular "year" stands with it
    month: int = 0
    day: int = 0
    finer: bool = False  # a season or a part of a year
    around: bool = False
    around_behind: bool = False

    @property
    def is_finer_than_year(self) -> bool:
        return bool(self.month or self.day or self.finer)

    @property
    def is_bare(self) -> bool:
        """Nothing but a number (and perhaps "around" or "year")."""
        return not (self.sign or self.era or self.unit or self.decade or self.scale != 1 or self.is_finer_than_year)


@dataclass(slots=True)
class Reading:
    """A whole text: one end, or two with what links them; `widened` where "around" stands before the whole span."""

    first: End
    last: End | None = None
    link: Link = Link.DASH
    opened: bool = False  # between … and …, from … to …
    widened: bool = False
    slash: bool = False  # what links them is "/"
