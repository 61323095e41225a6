"""What one end of a span says for the other: 17th–19th centuries, 600–580 BC, 1903–07, 12–15 March 1940.

The last end speaks for the first; the first lends its missing digits to the last. It changes the two ends in place, so
that each can be understood alone afterwards.
"""

from __future__ import annotations

from kronika.dates.ends import End, Link, Numeral, Reading
from kronika.dates.refusals import refusal

__all__ = ["share"]


def share(reading: Reading) -> None:
    """Gives each end of `reading` what it has from the other. Raises where that has two readings or no year."""
    first, last = reading.first, reading.last
    assert last is not None
    _share_calendar(first, last)
    if last.number is None:
        raise refusal("date.no-year")
    assert first.number is not None
    one, other = first.number, last.number
    _share_unit(first, last, one, other)
    _share_scale(first, last, one)
    _share_decade(reading, first, last, one, other)
    if first.era_in_front and first.era == -1 and not last.era:
        raise refusal("date.two-readings", "BC in front of one year or of both")
    own_era = first.era or first.sign
    if not own_era:
        first.era = last.era
    if _is_shortened(first, last, one, other):
        _complete(reading, one, other, own_era)
    if reading.link is Link.DASH and first.is_bare and last.is_bare and 1 <= one.value <= 12:
        doubtful = reading.slash or len(other.digits) == 4  # 12/85, 12-1985; not 3 - 61
        if doubtful:
            raise refusal("date.two-readings", "a month or a span")


def _share_calendar(first: End, last: End) -> None:
    """June–July 1940; 12–15 March 1940; March 12–15, 1940; 22.10.–3.11.1943."""
    if last.day and not last.month:
        last.month = first.month
    number = first.number
    if number is None:
        if last.unit or last.decade or last.scale != 1:
            raise refusal("date.no-year")
        first.number = last.number
    elif last.is_finer_than_year and first.is_bare and 1 <= len(number.digits) <= 2:
        if not (last.day and last.month):
            raise refusal("date.two-readings", "a day or a year")  # 22/VI 1941
        first.day, first.month, first.number = number.value, last.month, last.number


def _share_unit(first: End, last: End, one: Numeral, other: Numeral) -> None:
    if not first.unit and not first.decade:
        counts = one.ordinal or (len(one.digits) <= 2 and not first.era)
        if counts and not first.sign and not first.year:
            first.unit = last.unit
    elif not last.unit and other.ordinal and not last.decade:
        if first.era == -1 and not last.era:
            raise refusal("date.two-readings", "a century BC or AD")
        last.unit = first.unit


def _share_scale(first: End, last: End, one: Numeral) -> None:
    """66–65 million years ago; but 5000 – 2 million AD and 3.4 million – 5000 BC keep their own."""
    if first.scale == 1 and not first.era and len(one.digits) - one.places <= 3:
        first.scale = last.scale
    if last.ago:
        first.ago = True
    if first.ago_in_front:
        last.ago_in_front = True
        first.years = last.years


def _share_decade(reading: Reading, first: End, last: End, one: Numeral, other: Numeral) -> None:
    """1770–1780s, 20.–30. léta 20. století, 1920s–30s, lata 60. i 70. XX wieku."""
    if first.decade_word and reading.link in (Link.AND, Link.OR) and one.value % 10 == other.value % 10 == 0:
        first.decade = last.decade = True  # lata 1960. i 1970.
    if last.decade and not first.decade and not first.unit:
        if one.value % 10 or first.is_finer_than_year or first.sign or first.era:
            raise refusal("date.year-to-decade")
        first.decade = True
    elif first.decade and last.is_bare and other.value % 10 == 0:
        raise refusal("date.two-readings", "a decade to a year, or two decades")
    if not last.decade:
        return
    if len(one.digits) <= 2:
        first.of_century = first.of_century or last.of_century
    elif len(other.digits) <= 2 and not last.of_century and not first.era:
        other.value = int(one.digits[:-2] + other.digits)


def _is_shortened(first: End, last: End, one: Numeral, other: Numeral) -> bool:
    """The last year has fewer digits than the first, and both are nothing but years."""
    if last.sign or last.is_finer_than_year or other.marked:
        return False
    if last.unit or first.decade or first.scale != 1 or last.scale != 1:
        return False
    return 0 < len(other.digits) < len(one.digits)


def _complete(reading: Reading, one: Numeral, other: Numeral, own_era: int) -> None:
    """A shortened last year takes its missing digits from the first where that is later in time.

    Where it is not, 01 to 12 are a month; and in BC a year with fewer digits is later as it stands: 100–44 BC.
    """
    last = reading.last
    assert last is not None
    short = other.digits
    if own_era and last.era:
        return  # each end has its own era: 520 BC – 10 BC is printed in full
    if own_era == -1:
        if len(short) <= 2:
            raise refusal("date.short-last")
        return  # 1000 BC – 476
    full = int(one.digits[: -len(short)] + short)
    before = reading.first.era == -1
    is_dash = reading.link is Link.DASH
    if before and short[0] != "0" and (len(short) > 2 or full >= one.value):
        if is_dash and 10 <= other.value <= 12:
            raise refusal("date.two-readings", "a month or a year")  # 100–12 BC
        return  # 100–44 BC; 1500–400 BC: nobody shortens 1400 to 400
    if before and short[0] != "0" and len(one.digits) == 2:
        raise refusal("date.two-readings", "the last year may be shortened")  # 19–3 BC
    is_later = full <= one.value if before else full >= one.value
    if is_later or (reading.link is Link.OR and full == one.value - 1):
        other.value, other.digits = full, str(full)
    elif is_dash and not reading.opened and 1 <= other.value <= 12:
        last.month, other.value, other.digits = other.value, one.value, one.digits  # 1962-02
    else:
        raise refusal("date.reversed")
