"""Which years a reading covers.

Here stand the rulings: a century runs from 01 to 00 (AD-45, AD-46), an era mark on the last end covers both (D10), a
shortened last year takes its missing digits from the first, "around" is five years each way (AD-47, D08, D09). It knows
no words, only what is printed (`Reading`).
"""

from __future__ import annotations

from kronika.dates.ends import End, Link, Ordinal, Reading
from kronika.dates.numerals import check_day
from kronika.dates.refusals import refusal
from kronika.dates.sharing import share
from kronika.dates.span import AROUND_YEARS, Span, shift, span_of, to_line

__all__ = ["span_of_reading"]

_BARE_DIGITS = 5
_MOST_CENTURIES = 999
_MILLION = 10**6


def span_of_reading(reading: Reading) -> Span:
    """The span of a whole text. Raises the `DateError` that says why there is none."""
    first, last = reading.first, reading.last
    if last is None:
        is_around = first.around or first.around_behind
        if is_around and first.is_finer_than_year:
            raise refusal("date.around-month")
        _check_single(first)
        return _widened(_span_of_end(first), is_around, is_around)
    if first.around_behind or last.around_behind:
        raise refusal("date.two-readings", "around the whole span or around its end")
    # "Around" before a span without a second one widens both ends; inside "between" it stands before one end.
    both = reading.widened or (first.around and not reading.opened)
    share(reading)
    if (first.around or last.around or both) and (first.is_finer_than_year or last.is_finer_than_year):
        raise refusal("date.around-month")
    one, other = _span_of_end(first), _span_of_end(last)
    if reading.link in (Link.AND, Link.OR):
        one, other = sorted((one, other), key=lambda span: span.first)
        if to_line(one.last) + 1 != to_line(other.first):
            raise refusal("date.not-neighbours")
    if one.first > other.first or one.last > other.last:
        raise refusal("date.reversed")
    _check_months(first, last, one, other)
    return _widened(Span(one.first, other.last), first.around or both, last.around or both)


def _widened(span: Span, before: bool, after: bool) -> Span:
    first = shift(span.first, -AROUND_YEARS) if before else span.first
    last = shift(span.last, AROUND_YEARS) if after else span.last
    return span_of(first, last)


def _check_months(first: End, last: End, one: Span, other: Span) -> None:
    """July–June 1940 is no span."""
    if one == other and last.month and (first.month, first.day) > (last.month, last.day):
        raise refusal("date.reversed")


def _check_single(end: End) -> None:
    """What makes sense only beside another end."""
    if end.number is None:
        raise refusal("date.no-year")
    if end.plural and end.number.ordinal is None and not (end.plural == 2 and end.era < 0):
        raise refusal("date.two-readings", "a number of centuries or of millennia is a length of time")
    if end.decade_word and not end.unit and end.number.value % 10 == 0:
        end.decade = True
    elif (end.years or end.decade_word) and not (end.era or end.ago or end.ago_in_front or end.decade):
        raise refusal("date.two-readings", "a number of years is a length of time")


def _span_of_end(end: End) -> Span:
    number = end.number
    assert number is not None
    if end.sign and end.era:
        raise refusal("date.two-eras")
    if end.ago or end.ago_in_front:
        return _years_ago(end)
    if number.places and end.scale == 1:
        raise refusal("date.not-whole")
    if end.unit:
        return _part(_century(number.value, end.unit, end), end)
    if end.decade:
        return _part(_decade(end), end)
    return _year(end)


def _era(end: End) -> int:
    return end.sign or end.era or 1


def _century(number: int, length: int, end: End) -> Span:
    """A century or a millennium: the 20th is 1901..2000, the 8th BC 800..701 BC (AD-45, AD-46, D10)."""
    if end.sign:
        raise refusal("date.left-over")
    if number == 0:
        raise refusal("date.year-zero", "and no century or millennium 0")
    if number > _MOST_CENTURIES:
        raise refusal("date.left-over", "a century has at most three digits")
    nearest, farthest = (number - 1) * length + 1, number * length
    return Span(nearest, farthest) if _era(end) == 1 else Span(-farthest, -nearest)


def _decade(end: End) -> Span:
    """1920s is 1920..1929, the 440s BC is -449..-440 (D10)."""
    number = end.number
    assert number is not None
    start = number.value
    if end.sign or start % 10 or number.marked:
        raise refusal("date.left-over", "a decade begins with a year that ends in 0")
    if end.of_century:
        if not 0 < start < 100:
            raise refusal("date.two-readings")
        start += (end.of_century - 1) * 100
    elif end.certain_decade:
        if end.certain_decade != (end.era or 1):
            raise refusal("date.two-readings")
    elif start % 100 == 0:
        raise refusal("date.two-readings", "a decade or a century")
    elif start < 100 and not end.era:
        raise refusal("date.two-readings", "a decade of which century?")
    return Span(start, start + 9) if _era(end) == 1 else Span(-start - 9, -start)


def _part(whole: Span, end: End) -> Span:
    """The second half of the 19th century is 1851..1900; in BC too the first half is the older one."""
    if end.part is None:
        return whole
    parts, which = end.part
    length, rest = divmod(whole.last - whole.first + 1, parts)
    if rest:
        raise refusal("date.vague", "ten years do not divide by four")
    first = whole.first + (which - 1) * length
    return Span(first, first + length - 1)


def _years_ago(end: End) -> Span:
    """The span of the last printed digit before the year 1: 66 million is 65.5 to 66.5 million years."""
    number = end.number
    assert number is not None
    if end.ago_in_front and not end.years:
        raise refusal("date.vague")  # "vor 1917" is before 1917
    if end.scale < _MILLION:
        raise refusal("date.years-ago")
    if end.era or end.sign or number.ordinal:
        raise refusal("date.left-over")
    # Twice the figures, so that half a digit is whole; halves are rounded towards the printed number.
    divisor = 2 * 10**number.places
    far, near = (2 * number.value + 1) * end.scale, (2 * number.value - 1) * end.scale
    oldest, youngest = -(-(2 * far - divisor) // (2 * divisor)), (2 * near + divisor) // (2 * divisor)
    if youngest < 1:
        raise refusal("date.year-zero")
    return Span(shift(1, -oldest), shift(1, -youngest))


def _year(end: End) -> Span:
    number = end.number
    assert number is not None
    if end.day and not end.month:
        raise refusal("date.left-over", "a day without its month")
    if number.ordinal is Ordinal.ROMAN or (number.ordinal is Ordinal.WORD and not end.year):
        raise refusal("date.bare-ordinal")
    if number.ordinal is Ordinal.DOT and len(number.digits) < 3 and not end.year:
        raise refusal("date.bare-ordinal")
    value, rest = divmod(number.value * end.scale, 10**number.places)
    if rest:
        raise refusal("date.not-whole")
    if not end.era and not end.sign:
        if end.month and len(number.digits) < 3:
            raise refusal("date.two-readings", "a year of two digits")
        if (len(number.digits) >= _BARE_DIGITS and not number.marked) or end.scale != 1:
            raise refusal("date.bare-number")
    year = value * _era(end)
    check_day(year, end.month, end.day)
    return Span(year, year)
