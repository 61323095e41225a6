"""In which order the words of a date may stand: one end, or two with a dash, "to", "and", "or" between them.

It reads tokens by what they mean, so one grammar serves all languages, and says what is printed (`Reading`); which
years that covers is asked elsewhere (meaning.py). It never goes back by more than a few tokens, so it is linear.
"""

from __future__ import annotations

from kronika.dates.counting import counting_number, decade_behind, of_century, read_suffix
from kronika.dates.cursor import Cursor
from kronika.dates.ends import End, Link, Numeral, Ordinal, Reading
from kronika.dates.months import month_behind, month_first, optional_year, year_behind
from kronika.dates.numerals import read_calendar, read_numeral
from kronika.dates.refusals import refusal
from kronika.dates.words import roles as r

__all__ = ["read"]

_LEADING = (r.AROUND, r.IN, r.THE, r.YEAR, r.YEARS)
# What stands behind a Roman numeral, and not behind the word "in" (Czech "v") or "years" (Polish "l.").
_BEHIND_NUMERAL = (r.UNIT, r.PART, r.SUBYEAR, r.ERA, r.TO, r.AND, r.OR)


def read(cursor: Cursor) -> Reading:
    """The whole text; raises the `DateError` that says at which token it is no longer a date."""
    widened, opener = _opener(cursor)
    first = _end(cursor, second=False)
    if cursor.is_done:
        if opener:
            raise refusal("date.open-end")
        return Reading(first)
    slash = cursor.is_sign("/")
    link = _link(cursor, opener)
    last = _end(cursor, second=True, first=first)
    if not cursor.is_done:
        raise cursor.left_over()
    return Reading(first, last, link, bool(opener), widened, slash)


def _opener(cursor: Cursor) -> tuple[bool, str]:
    """ "between" or "from", with what may stand before it; whether "around" did."""
    ahead, is_around = 0, False
    while any(role in cursor.peek(ahead).roles for role in _LEADING):
        is_around = is_around or cursor.has(r.AROUND, ahead)
        ahead += 1
    for role in (r.BETWEEN, r.FROM):
        if cursor.has(role, ahead):
            cursor.at += ahead + 1
            return is_around, role
    return False, ""


def _link(cursor: Cursor, opener: str) -> Link:
    roles = cursor.peek().roles
    if cursor.is_sign("-", "/"):
        link = Link.DASH
    elif r.TO in roles or (r.AND in roles and opener == r.BETWEEN):
        link = Link.TO
    elif r.AND in roles and not opener:
        link = Link.AND
    elif r.OR in roles and not opener:
        link = Link.OR
    else:
        raise cursor.left_over()
    cursor.at += 1
    if cursor.is_done:
        raise refusal("date.open-end")
    return link


def _end(cursor: Cursor, second: bool, first: End | None = None) -> End:
    end = End()
    if first is not None:
        end.decade_word = first.decade_word
    _in_front(cursor, end)
    _core(cursor, end, second)
    _behind(cursor, end)
    return end


def _in_front(cursor: Cursor, end: End) -> None:
    while True:
        roles = cursor.peek().roles
        if r.ROMAN in roles and _is_numeral(cursor):
            return
        if r.AROUND in roles:
            end.around = True
        elif r.IN in roles:
            pass
        elif r.AGO_BEFORE in roles:
            end.ago_in_front = True
        elif r.ERA in roles and not end.era:
            end.era, end.era_in_front = int(roles[r.ERA]), True
        elif r.DECADE_BEFORE in roles:
            end.decade_word = True
        elif r.YEAR in roles or r.YEARS in roles:
            end.year = end.year or r.YEAR in roles
            end.years = end.years or r.YEAR not in roles
        elif r.WEEKDAY in roles:
            cursor.at += 1
            cursor.take_sign(",")
            continue
        elif cursor.is_sign("'") and cursor.is_number(1):
            pass  # '80s
        elif r.THE not in roles:
            return
        cursor.at += 1


def _is_numeral(cursor: Cursor, ahead: int = 0) -> bool:
    """A Roman numeral that could be a word is one by what follows: "V. století", but "v 19. století"."""
    following = ahead + 1
    if cursor.has(r.ROMAN, following) and cursor.has(r.AND, following):
        return not _is_numeral(cursor, following)  # "v I. pol.", but "V i VI"
    return cursor.is_sign("-", "/", ahead=following) or any(cursor.has(role, following) for role in _BEHIND_NUMERAL)


def _core(cursor: Cursor, end: End, second: bool) -> None:
    token = cursor.peek()
    roles = token.roles
    if cursor.is_number() or (cursor.is_sign("+", "-") and cursor.is_number(1) and not cursor.peek(1).gap):
        _number_first(cursor, end, second)
    elif r.DECADE_FROM in roles or r.DECADE_ENDING in roles:
        cursor.at += 1
        end.certain_decade = 1 if r.DECADE_FROM in roles else -1
        end.decade = True
        year_behind(cursor, end)
    elif r.QUARTER in roles and cursor.is_number(1):
        quarter = cursor.peek(1).text
        if quarter not in ("1", "2", "3", "4"):
            raise refusal("date.no-such-day")
        cursor.at += 2
        end.finer = True
        optional_year(cursor, end)
    elif r.MONTH in roles:
        month_first(cursor, end)
    elif r.FINER in roles:
        cursor.at += 1
        end.finer = True
        optional_year(cursor, end)
    elif r.TENS in roles and (end.decade_word or r.ORDINAL not in roles or cursor.has(r.YEARS, 1)):
        cursor.at += 1
        end.number = Numeral(int(roles[r.TENS]), str(roles[r.TENS]))
        end.decade = True
        decade_behind(cursor, end)
    elif r.ORDINAL in roles and (int(roles[r.ORDINAL]) > 0 or cursor.has(r.PART, 1)):
        cursor.at += 1
        end.number = Numeral(int(roles[r.ORDINAL]), "", ordinal=Ordinal.WORD)
        _number_behind(cursor, end)
    elif r.ROMAN in roles:
        cursor.at += 1
        _roman_behind(cursor, end, int(roles[r.ROMAN]))
    elif r.UNIT in roles:
        cursor.at += 1
        end.unit, end.plural = int(roles[r.UNIT]), int(roles.get(r.PLURAL, 0))
        end.number = counting_number(cursor)
        if end.number is None:
            raise cursor.left_over()
    elif r.PART in roles:
        raise refusal("date.vague")
    else:
        raise _no_core(cursor)


def _no_core(cursor: Cursor) -> Exception:
    """What is wrong where a number was expected."""
    if cursor.is_done:
        return refusal("date.no-year")
    if cursor.has(r.TO) or cursor.is_sign("/", "-", "."):
        return refusal("date.open-end" if len(cursor.tokens) > 1 else "date.no-date")
    return cursor.left_over()


def _number_first(cursor: Cursor, end: End, second: bool) -> None:
    if cursor.is_sign("+", "-"):
        end.sign = -1 if cursor.peek().text == "-" else 1
        cursor.at += 1
        if end.sign < 0 and cursor.peek().text[0] == "0" and cursor.peek().text.strip("0"):
            raise refusal("date.padded-minus")
    if read_calendar(cursor, end, second):
        return
    end.number = read_numeral(cursor)
    read_suffix(cursor, end)
    _number_behind(cursor, end)


def _number_behind(cursor: Cursor, end: End) -> None:
    """What may stand behind a number that is no full date by itself."""
    number = end.number
    assert number is not None
    if end.decade:
        decade_behind(cursor, end)
        return
    if number.ordinal and cursor.is_sign("-") and cursor.has(r.UNIT, 1):
        cursor.at += 1  # 19th-century
    if cursor.has(r.ERA) and cursor.has(r.UNIT, 1) and not end.era:
        end.era = int(cursor.peek().roles[r.ERA])  # 5. vorchristliches Jahrhundert
        cursor.at += 1
    roles = cursor.peek().roles
    if r.PART in roles:
        _part_behind(cursor, end, int(roles[r.PART]))
    elif r.SUBYEAR in roles:
        cursor.at += 1
        end.number, end.finer = None, True
        optional_year(cursor, end)
    elif r.UNIT in roles and r.SCALE in roles:
        _thousand_or_millennium(cursor, end)
    elif r.UNIT in roles:
        cursor.at += 1
        end.unit, end.plural = int(roles[r.UNIT]), int(roles.get(r.PLURAL, 0))
    elif r.SCALE in roles and end.scale == 1:
        _scale_behind(cursor, end)
    elif r.DECADE_AFTER in roles and (number.ordinal is Ordinal.DOT or roles[r.DECADE_AFTER] == 2):
        cursor.at += 1
        end.decade = True
        decade_behind(cursor, end)
    elif end.decade_word and of_century(cursor, end):
        end.decade = True
    elif r.MONTH in roles or r.ROMAN in roles or r.THE in roles or cursor.is_sign(","):
        month_behind(cursor, end, number)


def _thousand_or_millennium(cursor: Cursor, end: End) -> None:
    """ "tys." is a thousand and a millennium: III tys. p.n.e., 10 tys. lat p.n.e."""
    assert end.number is not None
    if end.number.ordinal:
        cursor.at += 1
        end.unit = 1000
    elif cursor.has(r.YEARS, 1):
        _scale_behind(cursor, end)
    else:
        raise refusal("date.two-readings", "a millennium or thousands of years")


def _scale_behind(cursor: Cursor, end: End) -> None:
    token = cursor.peek()
    end.scale = int(token.roles[r.SCALE])
    end.ago = r.AGO in token.roles
    cursor.at += 1


def _part_behind(cursor: Cursor, end: End, parts: int) -> None:
    """The first half of the 19th century, of the 1920s, of 1920."""
    assert end.number is not None
    if end.part:
        raise cursor.left_over()
    number = end.number.value if end.number.value != -1 else parts  # the last
    if not 1 <= number <= parts or end.number.places:
        raise cursor.left_over()
    cursor.at += 1
    end.part, end.number = (parts, number), None
    _in_front(cursor, end)
    _core(cursor, end, second=True)
    if end.is_finer_than_year:
        raise refusal("date.left-over", "a part of a month")


def _roman_behind(cursor: Cursor, end: End, value: int) -> None:
    if value <= 12 and (cursor.is_number() or (cursor.is_sign("/") and cursor.is_number(1))):
        cursor.take_sign("/")
        end.month = value  # III 1943, XII/1989
        year_behind(cursor, end)
        return
    if cursor.is_sign("-") and cursor.has(r.SUFFIX, 1):
        cursor.at += 2  # XIX-го
    end.number = Numeral(value, "", ordinal=Ordinal.ROMAN)
    _number_behind(cursor, end)


def _behind(cursor: Cursor, end: End) -> None:
    """What may stand behind everything else: year, era, "ago", "approx"."""
    while not cursor.is_done:
        roles = cursor.peek().roles
        if r.ERA in roles:
            if end.era:
                raise refusal("date.two-eras")
            end.era = int(roles[r.ERA])
        elif r.THE in roles and cursor.has(r.ERA, 1):
            pass
        elif r.AGO in roles:
            end.ago = True
        elif r.AROUND_AFTER in roles:
            end.around_behind = not end.around
        elif r.YEARS in roles and r.UNIT not in roles:
            end.years = True
        elif r.YEAR in roles:
            end.year = True
        else:
            return
        cursor.at += 1
