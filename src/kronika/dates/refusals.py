"""Why a text is not one date, and which forms would be right.

Each reason has a stable code and a sentence; whether it is `InvalidDate` (no date at all, or one that cannot be) or
`AmbiguousDate` (the author of the deck must decide) belongs to the reason. It knows nothing of how texts are read.
"""

from __future__ import annotations

from kronika.errors import AmbiguousDate, DateError, InvalidDate

__all__ = ["REASONS", "refusal", "shown"]

_SHOWN_LENGTH = 40

# code -> (error, what is wrong, what would be right)
REASONS: dict[str, tuple[type[DateError], str, str]] = {
    "date.empty": (InvalidDate, "there is no text", "write a year: 1879, 44 BC"),
    "date.no-date": (InvalidDate, "this says that there is no date", "write the years: 1879, 1903–1907, around 1900"),
    "date.too-long": (InvalidDate, "this is too long for a date", "write at most 200 characters: 1903–1907"),
    "date.too-far": (InvalidDate, "a year has at most twelve digits", "write 14 billion BC or 4.5 billion years ago"),
    "date.year-zero": (InvalidDate, "there is no year 0", "1 BC is followed by AD 1"),
    "date.reversed": (InvalidDate, "the first year is after the last", "write the earlier year first: 1903–1907"),
    "date.no-such-day": (InvalidDate, "there is no such day or month", "write a day that exists, or the year alone"),
    "date.no-year": (InvalidDate, "there is no year", "write the year as well: October 1879"),
    "date.two-eras": (InvalidDate, "the year has two signs or eras", "write one of them: 44 BC or -44"),
    "date.not-whole": (InvalidDate, "this is not a whole year", "write a whole year: 2500 BC, 2.5 million BC"),
    "date.left-over": (
        InvalidDate,
        "this cannot be read to its end as a date",
        "write 1879, 1903–1907, 5th century BC",
    ),
    "date.not-edtf": (InvalidDate, "this is not EDTF", "write 1984, 1984~, 18XX, 1903/1907, Y-17E7"),
    "date.not-wikidata": (InvalidDate, "this is no Wikidata time", "it looks like +1879-10-22T00:00:00Z, precision 11"),
    "date.short-last": (InvalidDate, "a shortened last year in another era", "write both in full: 500 BC – AD 18"),
    "date.vague": (
        AmbiguousDate,
        "early, mid, late, before, after and the like are not years",
        "write the years: 1801–1830, around 1850",
    ),
    "date.open-end": (AmbiguousDate, "a span needs both ends", "write both years: 1985–1995"),
    "date.doubt": (AmbiguousDate, "doubt is not a date", "write around 1860, or the years: 1855–1865"),
    "date.two-readings": (AmbiguousDate, "this has two readings", "write the years in full: 1900–1909, 1985, 85 CE"),
    "date.bare-ordinal": (
        AmbiguousDate,
        "a number that counts, without what it counts",
        "write 19th century, XIX century or the year 19",
    ),
    "date.languages-differ": (AmbiguousDate, "this reads differently in two languages", "name the language"),
    "date.bare-number": (
        AmbiguousDate,
        "a bare number of five or more digits",
        "write 12345 BC, 12,345 or +12345 where it is a year",
    ),
    "date.padded-minus": (
        AmbiguousDate,
        "a minus before a zero or an EDTF form has two readings",
        "write 44 BC or -44, or name the language edtf",
    ),
    "date.around-month": (AmbiguousDate, "around a month or a day", "write around and the year alone: around 1812"),
    "date.years-ago": (
        AmbiguousDate,
        "years ago is read only with million or billion",
        "write the year: 3000 BC, 66 million years ago",
    ),
    "date.not-neighbours": (AmbiguousDate, "two dates that are not neighbours", "write one date, or a span: 1863–1870"),
    "date.year-to-decade": (
        AmbiguousDate,
        "a span from a year to a decade",
        "write 1920s–1930s or the years: 1925–1939",
    ),
    "date.too-coarse": (
        AmbiguousDate,
        "a Wikidata precision coarser than a millennium is no span of years",
        "write 66 million years ago",
    ),
}


def shown(text: str, length: int = _SHOWN_LENGTH) -> str:
    """`text` fit for one line of a message: at most `length` long, in quotation marks, without control characters."""
    cut = text[:length]
    clean = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in cut)
    return f"“{clean}{'…' if len(text) > length else ''}”"


def refusal(code: str, detail: str = "") -> DateError:
    """The error for `code`, to be raised; `detail` says more about this one text."""
    error, wrong, right = REASONS[code]
    return error(code, f"{wrong}{f' ({detail})' if detail else ''}; {right}")
