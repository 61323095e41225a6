"""Numbers as people print them: 1,000,000, 2.5, 22.10.1879, 7/2008, and whether a day exists.

It reads digits and the signs between them from a `Cursor`; it knows no words.
"""

from __future__ import annotations

from kronika.dates.cursor import Cursor
from kronika.dates.ends import End, Numeral
from kronika.dates.refusals import refusal
from kronika.dates.words import roles as r

__all__ = ["check_day", "read_calendar", "read_numeral", "short_numeral"]

_MOST_DIGITS = 12  # of a year; see span.FARTHEST_YEAR
_LENGTHS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_LAST_JULIAN_YEAR = 1582


def check_day(year: int, month: int, day: int) -> None:
    """Refuses a month or a day that does not exist in that year (as people count it): `date.no-such-day`.

    Leap years are Julian up to 1582, Gregorian after it. A month or a day of 0 is none.
    """
    if not 0 <= month <= 12 or not 0 <= day <= (_LENGTHS[month - 1] if month else 31):
        raise refusal("date.no-such-day")
    if month == 2 and day == 29:
        astronomical = year if year >= 0 else year + 1  # 0 has the day, and is refused as a year
        leap = astronomical % 4 == 0
        if year > _LAST_JULIAN_YEAR and astronomical % 100 == 0:
            leap = astronomical % 400 == 0
        if not leap:
            raise refusal("date.no-such-day")


def short_numeral(digits: str, places: int = 0, marked: bool = False) -> Numeral:
    """The number that these digits say; refuses more digits than a year can have."""
    if len(digits.lstrip("0")) > _MOST_DIGITS:
        raise refusal("date.too-far")
    return Numeral(int(digits), digits, places, marked)


def read_numeral(cursor: Cursor) -> Numeral:
    """A number with its thousands marks (comma, dot, space) and, where a million follows, its decimals."""
    digits = cursor.peek().text
    cursor.at += 1
    marked = False
    if len(digits) <= 3 and digits[0] != "0":
        if cursor.is_sign(",", ".") and _is_group(cursor, 1) and not _is_fraction(cursor):
            digits, marked = _groups_behind_signs(cursor, digits), True
        elif _is_group(cursor, 0):
            digits, marked = _groups_behind_spaces(cursor, digits), True
    if cursor.is_sign(",", ".") and cursor.is_number(1) and not cursor.peek().gap and not cursor.peek(1).gap:
        fraction = cursor.peek(1).text
        cursor.at += 2
        return short_numeral(digits + fraction, len(fraction))
    return short_numeral(digits, marked=marked)


def _is_group(cursor: Cursor, ahead: int) -> bool:
    """Three digits: behind a space, or `ahead` 1 directly behind a sign that is itself directly behind a number."""
    token = cursor.peek(ahead)
    if not cursor.is_number(ahead) or len(token.text) != 3:
        return False
    return not (token.gap or cursor.peek().gap) if ahead else token.gap


def _is_fraction(cursor: Cursor) -> bool:
    """Three digits behind the language's decimal mark are a fraction where there is a million to be divided."""
    return cursor.scaled and cursor.peek().text == cursor.decimal_mark and not cursor.is_sign(",", ".", ahead=2)


def _groups_behind_signs(cursor: Cursor, digits: str) -> str:
    mark = cursor.peek().text
    while cursor.is_sign(mark) and _is_group(cursor, 1):
        digits += cursor.peek(1).text
        cursor.at += 2
    return digits


def _groups_behind_spaces(cursor: Cursor, digits: str) -> str:
    groups = [digits]
    while _is_group(cursor, 0):
        groups.append(cursor.peek().text)
        cursor.at += 1
    if len(groups) == 2 and len(digits) == 3 and groups[1] != "000":
        # "450 440" is more likely a span that lost its dash than one number.
        raise refusal("date.two-readings", "two numbers, or one with a thousands mark")
    return "".join(groups)


def read_calendar(cursor: Cursor, end: End, second: bool) -> bool:
    """A date in numbers: 1879-10-22, 22.10.1879, 10/22/1879, 7/2008, 03.1943. Says whether one stood there.

    `second` says that the first end of a span is already read, so that a dash cannot begin another span.
    """
    first, mark, middle, again, last = (cursor.peek(ahead) for ahead in range(5))
    if not cursor.is_sign(".", "-", "/", ahead=1) or not cursor.is_number(2):
        return False
    is_even = mark.text != "-" or mark.gap is again.gap  # 1939-09 – 1945 is no single date
    if is_even and cursor.is_sign(mark.text, ahead=3) and cursor.is_number(4):
        numbers = [first.text, middle.text, last.text]
        if _three_numbers(cursor, end, mark.text, numbers):
            return True
    if cursor.scaled:
        return False  # 3.1416 million
    gap = mark.gap or middle.gap
    return (
        _month_and_year(cursor, end, mark.text, first.text, middle.text, gap)
        or _year_and_month(cursor, end, mark.text, first.text, middle.text, second)
        or _day_and_month(cursor, end, mark.text, first.text, middle.text)
    )


def _three_numbers(cursor: Cursor, end: End, mark: str, numbers: list[str]) -> bool:
    long = [len(number) > 2 for number in numbers]
    if end.sign or long == [True, False, False]:
        year, month, day = numbers
        orders = [(int(month), int(day))]
    elif long == [False, False, True] or not any(long):
        one, two, year = numbers
        orders = [(int(two), int(one))]
        if mark != ".":
            orders.append((int(one), int(two)))  # 10/22/1879: either order, the year is the same
    else:
        return False
    for end.month, end.day in orders:
        if _exists(end.month, end.day):
            break
    else:
        raise refusal("date.no-such-day")
    end.number = short_numeral(year)
    cursor.at += 5
    cursor.take_sign(".")
    return True


def _exists(month: int, day: int) -> bool:
    """In a leap year; 29 February is looked at again when the year is known."""
    return 1 <= month <= 12 and 1 <= day <= _LENGTHS[month - 1]


def _month_and_year(cursor: Cursor, end: End, mark: str, first: str, last: str, gap: bool) -> bool:
    """7/2008, 03.1943, 3. 1943, 03-1943; but 3.943 has a thousands mark and 3-1943 may be a span."""
    is_padded = first[0] == "0"
    if not 1 <= int(first) <= 12 or (mark == "-" and (gap or not is_padded)):
        return False
    if len(last) < 3 or (len(last) == 3 and mark == "." and not (gap or is_padded)):
        return False
    end.month, end.number = int(first), short_numeral(last)
    cursor.at += 3
    return True


def _year_and_month(cursor: Cursor, end: End, mark: str, first: str, last: str, second: bool) -> bool:
    """1943.03; and 1939-09 where another dash follows or went before, so that it cannot be a span."""
    if len(first) < 3 or len(last) != 2 or not 1 <= int(last) <= 12:
        return False
    is_followed = cursor.is_sign("-", "/", ahead=3) or any(cursor.has(role, 3) for role in (r.TO, r.AND, r.OR))
    if mark == "/" or (mark == "-" and not second and not is_followed):
        return False
    end.number, end.month = short_numeral(first), int(last)
    cursor.at += 3
    return True


def _day_and_month(cursor: Cursor, end: End, mark: str, first: str, last: str) -> bool:
    """22.10. – its year comes with the other end."""
    if mark != "." or len(last) > 2 or not cursor.is_sign(".", ahead=3):
        return False
    end.day, end.month = int(first), int(last)
    if not _exists(end.month, end.day):
        raise refusal("date.no-such-day")
    cursor.at += 4
    return True
