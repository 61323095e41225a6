"""Numbers as people print them: 1,000,000, 2.5, 22.10.1879, 7/2008, and whether a day exists.

It reads digits and the signs between them from a `Cursor`; it knows no words.
"""

from __future__ import annotations

from kronika.dates.cursor import Cursor
from kronika.dates.ends import End, Numeral
from kronika.dates.refusals import refusal
from kronika.dates.tokens import SIGN
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
    if month == 2 and day == 29 and year:
        astronomical = year if year > 0 else year + 1
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
    if len(digits) <= 3 and digits[0] != "0":
        if cursor.is_sign(",.") and _is_group(cursor, 1) and not _is_decimal(cursor):
            return _marked_by_sign(cursor, digits)
        if _is_group(cursor, 0, gap=True):
            return _marked_by_space(cursor, digits)
    if _glued_digits(cursor, ",."):
        return _decimal(cursor, digits, marked=False)
    return short_numeral(digits)


def _is_group(cursor: Cursor, ahead: int, gap: bool = False) -> bool:
    token = cursor.peek(ahead)
    return cursor.is_number(ahead) and len(token.text) == 3 and token.gap is gap and (gap or not cursor.peek().gap)


def _is_decimal(cursor: Cursor) -> bool:
    """Three digits behind the language's decimal mark are a fraction where there is a million to be divided."""
    is_last = not (cursor.is_sign(",.", 2) and _is_group(cursor, 3) and not cursor.peek(2).gap)
    return cursor.scaled and is_last and cursor.peek().text == cursor.decimal_mark


def _glued_digits(cursor: Cursor, marks: str) -> bool:
    return cursor.is_sign(marks) and cursor.is_number(1) and not cursor.peek().gap and not cursor.peek(1).gap


def _marked_by_sign(cursor: Cursor, digits: str) -> Numeral:
    mark = cursor.peek().text
    while cursor.is_sign(mark) and not cursor.peek().gap and _is_group(cursor, 1):
        digits += cursor.peek(1).text
        cursor.at += 2
    if _glued_digits(cursor, ",."):
        return _decimal(cursor, digits, marked=True)
    return short_numeral(digits, marked=True)


def _marked_by_space(cursor: Cursor, digits: str) -> Numeral:
    groups = [digits]
    while _is_group(cursor, 0, gap=True):
        groups.append(cursor.peek().text)
        cursor.at += 1
    if len(groups) == 2 and len(digits) == 3 and groups[1] != "000":
        # "450 440" is more likely a span that lost its dash than one number.
        raise refusal("date.two-readings", "two numbers, or one with a thousands mark")
    if _glued_digits(cursor, ",."):
        return _decimal(cursor, "".join(groups), marked=True)
    return short_numeral("".join(groups), marked=True)


def _decimal(cursor: Cursor, digits: str, marked: bool) -> Numeral:
    fraction = cursor.peek(1).text
    cursor.at += 2
    return short_numeral(digits + fraction, len(fraction), marked)


def read_calendar(cursor: Cursor, end: End, second: bool) -> bool:
    """A date in numbers: 1879-10-22, 22.10.1879, 10/22/1879, 7/2008, 03.1943. Says whether one stood there.

    `second` says that the first end of a span is already read, so that a dash cannot begin another span.
    """
    first, mark, middle = cursor.peek(), cursor.peek(1), cursor.peek(2)
    if mark.kind is not SIGN or mark.gap or mark.text not in ".-/" or not cursor.is_number(2):
        return False
    if middle.gap and mark.text != ".":
        return False
    again, last = cursor.peek(3), cursor.peek(4)
    if cursor.is_sign(mark.text, 3) and not again.gap and cursor.is_number(4) and (not last.gap or mark.text == "."):
        return _three_numbers(cursor, end, mark.text, [first.text, middle.text, last.text])
    return _two_numbers(cursor, end, mark.text, first.text, middle.text, middle.gap, second)


def _three_numbers(cursor: Cursor, end: End, mark: str, numbers: list[str]) -> bool:
    long = [len(number) > 2 for number in numbers]
    if end.sign or long == [True, False, False]:
        year, month, day = numbers
        orders = [(int(month[:3]), int(day[:3]))]
    elif long == [False, False, True] or not any(long):
        one, two, year = numbers
        orders = [(int(two), int(one))]
        if mark != ".":
            orders.append((int(one), int(two)))  # 10/22/1879: either order, the year is the same
    else:
        return False
    if cursor.is_sign(",.", 5) and cursor.is_number(6) and not cursor.peek(5).gap and not cursor.peek(6).gap:
        return False
    end.number = short_numeral(year)
    for month_number, day_number in orders:
        end.month, end.day = month_number, day_number
        if _exists(end.number.value, month_number, day_number):
            break
    else:
        raise refusal("date.no-such-day")
    cursor.at += 5
    cursor.take_sign(".")
    return True


def _exists(year: int, month: int, day: int) -> bool:
    # The era comes later; 29 February is looked at again when the year is known.
    return 1 <= month <= 12 and 1 <= day <= _LENGTHS[month - 1] and (year > 0 or bool(day))


def _two_numbers(cursor: Cursor, end: End, mark: str, first: str, last: str, gap: bool, second: bool) -> bool:
    behind = cursor.peek(3)
    if r.UNIT in behind.roles or r.SCALE in behind.roles or r.GLUED_SCALE in behind.roles:
        return False
    if len(first) <= 2 and 1 <= int(first) <= 12:
        is_month = (
            len(last) >= 3
            and (mark == "/" or (mark == "-" and first[0] == "0"))
            or mark == "."
            and (len(last) == 4 or (len(last) > 2 and (gap or first[0] == "0")))
        )
        if is_month:
            end.month, end.number = int(first), short_numeral(last)
            cursor.at += 3
            return True
    if len(first) >= 3 and len(last) == 2 and 1 <= int(last) <= 12 and not gap and not cursor.scaled:
        # 1943.03; and 1939-09 where another dash follows or went before, so that it cannot be a span.
        spaced = behind.gap and cursor.is_sign("-", 3)
        linked = second or spaced or cursor.is_sign("/", 3) or r.TO in behind.roles or r.AND in behind.roles
        if mark == "." or (mark == "-" and linked):
            end.number, end.month = short_numeral(first), int(last)
            cursor.at += 3
            return True
    if mark == "." and len(first) <= 2 and len(last) <= 2 and cursor.is_sign(".", 3) and not behind.gap:
        end.day, end.month = int(first), int(last)  # 22.10. – its year comes with the other end
        if not _exists(1, end.month, end.day):
            raise refusal("date.no-such-day")
        cursor.at += 4
        return True
    return False
