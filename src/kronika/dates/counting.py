"""Counted things: the endings of a number, the number of a century, a decade and the century it belongs to.

It steps over tokens of a `Cursor` and fills an `End`; what stands before and behind is the grammar's.
"""

from __future__ import annotations

from kronika.dates.cursor import Cursor
from kronika.dates.ends import End, Numeral, Ordinal
from kronika.dates.numerals import short_numeral
from kronika.dates.words import roles as r

__all__ = ["counting_number", "decade_behind", "of_century", "read_suffix"]

_NUMBERLESS = (r.ROMAN, r.ORDINAL)


def read_suffix(cursor: Cursor, end: End) -> None:
    """What belongs to a number: an ordinal's dot or ending, a decade's ending, the M of a million."""
    assert end.number is not None
    if cursor.is_sign("'") and cursor.has(r.DECADE_SUFFIX, 1):
        cursor.at += 2
        end.decade = True
    elif cursor.is_sign("."):
        if not cursor.is_number(1) or cursor.peek(1).gap:
            cursor.at += 1
            end.number.ordinal = Ordinal.DOT
    elif cursor.is_sign("-"):
        _ending(cursor, end, 1)
    else:
        _ending(cursor, end, 0)


def _ending(cursor: Cursor, end: End, ahead: int) -> None:
    """The ending `ahead` of the number: 0 directly behind it, 1 behind a hyphen."""
    assert end.number is not None
    token = cursor.peek(ahead)
    roles = token.roles
    has_gap = token.gap or cursor.peek().gap
    if has_gap and r.ROMAN in roles:
        return  # 12 X 1943
    counted = any(cursor.has(role, ahead + 1) for role in (r.UNIT, r.PART, r.SUBYEAR, r.MONTH, r.YEAR))
    is_hyphened = ahead == 1 and not has_gap
    if int(roles.get(r.DECADE_SUFFIX, 3)) <= 1 + is_hyphened and not (r.SUFFIX in roles and counted):
        cursor.at += ahead + 1
        end.decade = True
    elif int(roles.get(r.SUFFIX, 3)) <= 1 + is_hyphened:
        cursor.at += ahead + 1
        end.number.ordinal = Ordinal.WORD
    elif r.GLUED_SCALE in roles and ahead == 0:
        cursor.at += 1
        end.scale = int(roles[r.GLUED_SCALE])


def counting_number(cursor: Cursor) -> Numeral | None:
    """The number of a century: 20, 20th, 20., XX, twentieth."""
    roles = cursor.peek().roles
    for role in _NUMBERLESS:
        if role in roles and int(roles[role]) > 0:
            cursor.at += 1
            return Numeral(int(roles[role]), "", ordinal=Ordinal.WORD)
    if not cursor.is_number():
        return None
    number = short_numeral(cursor.peek().text)
    cursor.at += 1
    counted = End(number=number)
    read_suffix(cursor, counted)
    return None if counted.decade or counted.scale != 1 else number


def decade_behind(cursor: Cursor, end: End) -> None:
    """What may stand behind a decade: the word for years, and the century that it belongs to."""
    if cursor.is_sign("-") and cursor.has(r.AND, 1):
        cursor.at += 1  # 1920er- und 1930er-Jahre
    cursor.take(r.YEARS)
    of_century(cursor, end)


def of_century(cursor: Cursor, end: End) -> bool:
    """ "of the 20th century" behind a decade."""
    start = cursor.at
    while cursor.take(r.THE):
        pass
    number = counting_number(cursor)
    if number is not None:
        cursor.take_sign("-")
        if cursor.peek().roles.get(r.UNIT) == 100:
            cursor.at += 1
            end.of_century = number.value
            return True
    cursor.at = start
    return False
