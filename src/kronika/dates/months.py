"""Days, months and the year behind them: 22 October 1879, October 22, 1879, 12 III 1943.

They have no influence on the span (AD-43) but must exist, and without a year they are no date. It steps over tokens of
a `Cursor` and fills an `End`.
"""

from __future__ import annotations

from kronika.dates.counting import read_suffix
from kronika.dates.cursor import Cursor
from kronika.dates.ends import End, Numeral
from kronika.dates.numerals import read_numeral, short_numeral
from kronika.dates.refusals import refusal
from kronika.dates.words import roles as r

__all__ = ["month_behind", "month_first", "optional_year", "year_behind"]


def month_first(cursor: Cursor, end: End) -> None:
    """October 1879, October 22, 1879, October 22nd 1879; October 12 has no year."""
    end.month = int(cursor.peek().roles[r.MONTH])
    cursor.at += 1
    cursor.take_sign(",")
    while cursor.take(r.THE):
        pass
    start = cursor.at
    day = _day(cursor)
    if day is not None:
        cursor.take_sign(",")
        _in_front_of_year(cursor, end)
        if cursor.is_number():
            end.day = _checked(day.value)
            year_behind(cursor, end)
            return
        if day.ordinal or not cursor.has(r.ERA):
            if not day.ordinal and day.value > 31:
                raise refusal("date.two-readings", "a year of two digits")
            end.day = _checked(day.value)
            return
        cursor.at = start  # March 44 BC
    optional_year(cursor, end)


def month_behind(cursor: Cursor, end: End, number: Numeral) -> None:
    """22 October 1879, 12 III 1943, 1879 October 22; 15, 1940 at the end of March 12–15, 1940."""
    start = cursor.at
    comma = cursor.take_sign(",")
    while cursor.take(r.THE):
        pass
    is_year = len(number.digits) >= 3
    month = int(cursor.peek().roles.get(r.MONTH, 0)) or (0 if is_year else _roman_month(cursor))
    if month and not end.sign:
        cursor.at += 1
        end.month = month
        if is_year:
            day = _day(cursor)
            end.day = _checked(day.value) if day else 0
            return
        if comma:
            raise cursor.left_over()
        end.day, end.number = _checked(number.value), None
        cursor.take_sign(",")
        optional_year(cursor, end)
    elif comma and not is_year:
        end.day = number.value
        year_behind(cursor, end)
    else:
        cursor.at = start


def _day(cursor: Cursor) -> Numeral | None:
    """A number of one or two digits with its ending: 22, 22., 22nd."""
    if not cursor.is_number() or len(cursor.peek().text) > 2:
        return None
    day = short_numeral(cursor.peek().text)
    cursor.at += 1
    read_suffix(cursor, End(number=day))
    return day


def _checked(day: int) -> int:
    """Days after the 28th are looked at when the year is known."""
    if day == 0:
        raise refusal("date.no-such-day")
    return day


def _roman_month(cursor: Cursor) -> int:
    """The month of 12 III 1943 and of 1 VIII – 2 X 1944; but "i" between short numbers is "and": lata 60. i 70."""
    roles = cursor.peek().roles
    month = int(roles.get(r.ROMAN, 0))
    if month > 12:
        return 0
    if cursor.is_number(1):
        return 0 if r.AND in roles and len(cursor.peek(1).text) < 3 else month
    return month if cursor.is_sign("-", ahead=1) or cursor.has(r.TO, 1) else 0


def optional_year(cursor: Cursor, end: End) -> None:
    """The year where one follows: roku 1879, of AD 1879."""
    _in_front_of_year(cursor, end)
    if cursor.is_number():
        year_behind(cursor, end)


def _in_front_of_year(cursor: Cursor, end: End) -> None:
    while True:
        if cursor.has(r.ERA) and cursor.is_number(1) and not end.era:
            end.era, end.era_in_front = int(cursor.peek().roles[r.ERA]), True
        elif not (cursor.has(r.THE) or cursor.has(r.IN) or cursor.has(r.YEAR)):
            return
        cursor.at += 1


def year_behind(cursor: Cursor, end: End) -> None:
    """The year that must follow; a full stop behind it is no part of it."""
    if not cursor.is_number():
        raise cursor.left_over()
    end.number = read_numeral(cursor)
    cursor.take_sign(".")
