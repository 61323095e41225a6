"""What one end of a span says for the other: 17th–19th centuries, 600–580 BC, 1903–07, 12–15 March 1940.

The last end speaks for the first; the first lends its missing digits to the last. It changes the two ends in place, so
that each can be understood alone afterwards.
"""

from __future__ import annotations

from kronika.dates.ends import End, Link, Ordinal, Reading
from kronika.dates.refusals import refusal

__all__ = ["share"]


def share(reading: Reading) -> None:
    """Gives each end of `reading` what it has from the other. Raises where that has two readings."""
    first, last = reading.first, reading.last
    assert last is not None
    _share_calendar(first, last)
    if first.number is None or last.number is None:
        raise refusal("date.no-year")
    _share_unit(first, last)
    _share_scale(first, last)
    _share_decade(reading, first, last)
    if first.era_in_front and first.era < 0 and not last.era and not last.sign:
        raise refusal("date.two-readings", "BC in front of one year or of both")
    own_era = first.era or first.sign
    if not own_era:
        first.era = last.era
    if _is_shortened(first, last):
        _complete(reading, first, last, own_era)
    if reading.glued and not (first.era or first.sign or last.era or last.sign):
        _check_month_and_year(first, last)


def _share_calendar(first: End, last: End) -> None:
    """June–July 1940; 12–15 March 1940; March 12–15, 1940; 22.10.–3.11.1943."""
    if last.day and not last.month and first.month:
        last.month = first.month
    number = first.number
    if last.day and last.month and number is not None and first.is_bare and len(number.digits) <= 2:
        if number.ordinal in (None, Ordinal.DOT) and not number.places:
            first.day, first.month, first.number = number.value, last.month, None
    if first.number is None and first.is_finer_than_year and last.number is not None:
        first.number, first.era, first.sign = last.number, last.era, last.sign
        if last.unit or last.decade or last.scale > 1 or last.ago:
            raise refusal("date.no-year")


def _share_unit(first: End, last: End) -> None:
    assert first.number is not None
    assert last.number is not None
    if last.unit and not first.unit and not first.decade and not first.is_finer_than_year:
        counts = first.number.ordinal or (len(first.number.digits) <= 2 and not first.era)
        if counts and not first.sign and not first.year:
            first.unit = last.unit
            if first.number.ordinal is None:
                first.number.ordinal = last.number.ordinal
    elif first.unit and not last.unit and last.number.ordinal and not last.decade and not last.is_finer_than_year:
        if first.era < 0 and not last.era:
            raise refusal("date.two-readings", "a century BC or AD")
        last.unit = first.unit


def _share_scale(first: End, last: End) -> None:
    """66–65 million years ago; but 5000 BC – 1 million and 3.4 million – 5000 BC keep their own."""
    assert first.number is not None
    number = first.number
    whole_digits = len(number.digits) - number.places
    if last.scale > 1 and first.scale == 1 and not first.era and whole_digits <= 3 and not number.marked:
        first.scale = last.scale
    if last.ago and first.scale > 1 and not first.era:
        first.ago = True
    if first.ago_in_front and last.scale > 1 and not last.era:
        last.ago_in_front = True
        first.years = first.years or last.years


def _share_decade(reading: Reading, first: End, last: End) -> None:
    """1770–1780s, 20.–30. léta 20. století, 1920s–30s, lata 60. i 70. XX wieku."""
    one, other = first.number, last.number
    assert one is not None
    assert other is not None
    if first.decade_word and not last.decade and not first.decade and reading.link in (Link.AND, Link.OR):
        if one.value % 10 == other.value % 10 == 0:
            first.decade = last.decade = True  # lata 1960. i 1970.
    if last.decade and not first.decade and not first.unit and not first.scale > 1:
        if one.value % 10 or first.is_finer_than_year or one.places or first.sign:
            raise refusal("date.year-to-decade")
        first.decade = True
    elif first.decade and not last.decade and not last.unit and last.is_bare and other.value % 10 == 0:
        raise refusal("date.two-readings", "a decade to a year, or two decades")
    if not (first.decade and last.decade):
        return
    if last.of_century and not first.of_century and one.value < 100:
        first.of_century = last.of_century
    if other.value < 100 <= one.value and not last.of_century and not last.era and not first.era:
        other.value += one.value // 100 * 100
        other.digits = str(other.value)


def _is_shortened(first: End, last: End) -> bool:
    one, other = first.number, last.number
    assert one is not None
    assert other is not None
    if last.unit or last.decade or last.is_finer_than_year or last.sign or last.scale > 1 or last.ago or other.places:
        return False
    if first.unit or first.decade or first.scale > 1 or first.ago or one.places:
        return False
    return len(other.digits) < len(one.digits) and not other.marked and other.ordinal in (None, Ordinal.DOT)


def _complete(reading: Reading, first: End, last: End, own_era: int) -> None:
    """A shortened last year takes its missing digits from the first where that is later in time.

    Where it is not, 01 to 12 are a month; and in BC a year with fewer digits is later as it stands: 100–44 BC.
    """
    one, other = first.number, last.number
    assert one is not None
    assert other is not None
    short = other.digits
    if own_era and last.era:
        return  # each end has its own era: 520 BC – 10 BC is printed in full
    if own_era < 0:
        if len(short) <= 2:
            raise refusal("date.short-last")
        return  # 1000 BC – 476
    full = int(one.digits[: -len(short)] + short)
    before = first.era < 0
    is_later = full < one.value if before else full > one.value
    stands_alone = before and short[0] != "0"
    if is_later and stands_alone and len(short) > 2:
        return  # 1500–400 BC: nobody shortens 1400 to 400
    if is_later and stands_alone and len(one.digits) == 2:
        raise refusal("date.two-readings", "the last year may be shortened")
    if is_later or full == one.value:
        other.value, other.digits = full, str(full)
        return
    if reading.link is Link.DASH and not reading.opened and 1 <= other.value <= 12:
        if stands_alone and len(short) == 2:
            raise refusal("date.two-readings", "a month or a year")
        if not stands_alone:
            other.value, other.digits = one.value, one.digits
            first.month, last.month = first.month, other.value and int(short)
            return
    if reading.link is Link.OR and full == one.value - 1:
        other.value, other.digits = full, str(full)


def _check_month_and_year(first: End, last: End) -> None:
    """12-1985 may be December 1985 or the years 12 to 1985."""
    one, other = first.number, last.number
    assert one is not None
    assert other is not None
    if first.is_bare and last.is_bare and len(one.digits) <= 2 and 1 <= one.value <= 12 and len(other.digits) == 4:
        raise refusal("date.two-readings", "a month or a span")
