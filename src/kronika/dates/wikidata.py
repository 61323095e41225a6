"""The time values of Wikidata: a time like +1879-10-22T00:00:00Z with a precision.

It knows neither items nor properties nor how a value came here. Sources: Wikidata's data model (JSON counts years as
people do, RDF as astronomers do from the precision of a year on).
"""

from __future__ import annotations

import re

from kronika.dates.numerals import check_day
from kronika.dates.refusals import refusal
from kronika.dates.span import FARTHEST_YEAR, Span, from_line

__all__ = ["parse_wikidata_time"]

_TIME = re.compile(r"([+-]?)0*([0-9]{1,30})-([0-9]{2})-([0-9]{2})T[0-9]{2}:[0-9]{2}:[0-9]{2}Z", re.ASCII)
_LONGEST_TIME = 50
_MILLENNIUM, _CENTURY, _DECADE, _YEAR, _MONTH, _DAY, _SECOND = 6, 7, 8, 9, 10, 11, 14


def parse_wikidata_time(time: str, precision: int, form: str = "json") -> Span:
    """The span of a time value: the year, or the decade, century or millennium it lies in.

    `precision` is Wikidata's number: 6 millennium, 7 century, 8 decade, 9 year, 10 month, 11 day and finer. `form` is
    "json" or "rdf". Raises `InvalidDate` (`date.not-wikidata`, `date.year-zero`, `date.no-such-day`, `date.too-far`)
    or `AmbiguousDate` (`date.too-coarse` below 6, `date.two-readings` for the nine years next to the turn of the era
    as a decade), and nothing else.
    """
    match = _TIME.fullmatch(time) if isinstance(time, str) and len(time) <= _LONGEST_TIME else None
    if match is None or not isinstance(precision, int) or isinstance(precision, bool) or form not in ("json", "rdf"):
        raise refusal("date.not-wikidata")
    if not 0 <= precision <= _SECOND:
        raise refusal("date.not-wikidata", "a precision is 0 to 14")
    if precision < _MILLENNIUM:
        raise refusal("date.too-coarse")
    sign, digits, month, day = match.groups()
    year = -int(digits) if sign == "-" else int(digits)
    if abs(year) >= FARTHEST_YEAR:
        raise refusal("date.too-far")
    if form == "rdf" and precision >= _YEAR:
        year = from_line(year)
    if year == 0:
        raise refusal("date.year-zero")
    if precision == _DECADE:
        return _decade(year)
    if precision == _CENTURY:
        return _around_from_one(year, 100)
    if precision == _MILLENNIUM:
        return _around_from_one(year, 1000)
    # Which calendar it is does not matter here: the Julian one has every 29 February that the other has.
    check_day(4, int(month) if precision >= _MONTH else 0, int(day) if precision >= _DAY and int(month) else 0)
    return Span(year, year)


def _decade(year: int) -> Span:
    start = abs(year) // 10 * 10
    if start == 0:
        raise refusal("date.two-readings", "the nine years next to the turn of the era are no decade")
    return Span(start, start + 9) if year > 0 else Span(-start - 9, -start)


def _around_from_one(year: int, length: int) -> Span:
    """The century or millennium of `year`, from 01 to 00 (AD-45, AD-46)."""
    farthest = -(-abs(year) // length) * length
    if farthest > FARTHEST_YEAR:
        raise refusal("date.too-far")
    nearest = farthest - length + 1
    return Span(nearest, farthest) if year > 0 else Span(-farthest, -nearest)
