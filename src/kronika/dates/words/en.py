"""The English of dates."""

from __future__ import annotations

from kronika.dates.words import roles as r

__all__ = ["MONTHS", "ORDINALS", "TENS", "VOCABULARY"]

MONTHS = (
    "january | jan",
    "february | feb | febr",
    "march | mar",
    "april | apr",
    "may",
    "june | jun",
    "july | jul",
    "august | aug",
    "september | sep | sept",
    "october | oct",
    "november | nov",
    "december | dec",
)

ORDINALS = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"),
    *("eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth"),
    *("eighteenth", "nineteenth", "twentieth", "twenty first | twentyfirst"),
)

TENS = ("tens", "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties")

VOCABULARY: tuple[r.Entry, ...] = (
    (r.ERA, -1, "before christ | before the common era | before common era | before our era | before the current era"),
    (r.ERA, -1, "before current era | before christian era"),
    (r.ERA, 1, "common era | current era | christian era | our era | after christ | year of our lord"),
    (r.UNIT, 100, "century | centuries | cent | c | cc"),
    (r.UNIT, 1000, "millennium | millenium | millennia | millenia"),
    (r.PLURAL, 1, "centuries | millennia | millenia | cc"),
    (r.PART, 2, "half | halves"),
    (r.PART, 4, "quarter | quarters"),
    (r.ORDINAL, -1, "last"),
    (r.FINER, 1, "spring | summer | autumn | fall | winter"),
    (r.WEEKDAY, 1, "monday | tuesday | wednesday | thursday | friday | saturday | sunday"),
    (r.SCALE, 10**3, "thousand"),
    (r.SCALE, 10**6, "million | millions | mil | mio | mln | mn | mya | ma | myr | my"),
    (r.SCALE, 10**9, "billion | billions | bn | bln | bya | gya | ga | gyr"),
    (r.GLUED_SCALE, 10**3, "k"),
    (r.GLUED_SCALE, 10**6, "m"),
    (r.GLUED_SCALE, 10**9, "b"),
    (r.YEAR, 1, "year | yr | anno"),
    (r.YEARS, 1, "years | yrs | mya | ma | myr | my | bya | gya | ga | gyr"),
    (r.AGO, 1, "ago | mya | ma | bya | gya | ga | bp | before present | before the present | before now"),
    (r.AROUND, 1, "around | about | c | cca | approximately | approx | roughly | around about"),
    (r.AROUND_AFTER, 1, "approximately | approx | or so"),
    (r.IN, 1, "in | during | on"),
    (r.THE, 1, "the | of | period | time"),
    (r.BETWEEN, 1, "between"),
    (r.FROM, 1, "from"),
    (r.TO, 1, "to | through | thru | until | till | til | up to | up until"),
    (r.AND, 1, "and"),
    (r.OR, 1, "or"),
    (r.SUFFIX, 1, "st | nd | rd | th"),
    (r.DECADE_SUFFIX, 1, "s"),
    (r.REFUSE, "date.vague", "early | earlier | late | later | latest | latter | mid | middle | before | pre | prior"),
    (r.REFUSE, "date.vague", "after | post | beginning | start | end | turn | by | thirds | first third | last third"),
    (r.REFUSE, "date.vague", "second third | dawn | eve | soon | shortly | not"),
    (r.REFUSE, "date.open-end", "since | present | now | today | to date | onward | onwards | ongoing"),
    (r.REFUSE, "date.years-ago", "kya | ka | kyr"),
    (r.REFUSE, "date.doubt", "possibly | perhaps | maybe | probably | presumably | likely | allegedly | supposedly"),
    (r.REFUSE, "date.doubt", "apparently | uncertain | doubtful | conjectural | questionable | guess"),
    (r.REFUSE, "date.no-date", "unknown | undated | n d | no date | none | n a | date unknown"),
)
