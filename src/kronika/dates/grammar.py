"""In which order the words of a date may stand: one end, or two with a dash, "to", "and", "or" between them.

It reads tokens by what they mean, so one grammar serves all languages, and says what is printed (`Reading`); which
years that covers is asked elsewhere (meaning.py). It never goes back by more than a few tokens, so it is linear.
"""

from __future__ import annotations

from kronika.dates.cursor import Cursor
from kronika.dates.ends import End, Link, Numeral, Ordinal, Reading
from kronika.dates.numerals import read_calendar, read_numeral, short_numeral
from kronika.dates.refusals import refusal
from kronika.dates.tokens import WORD
from kronika.dates.words import roles as r

__all__ = ["read"]

_LEADING = (r.AROUND, r.IN, r.THE, r.YEAR, r.YEARS)
_NUMBERLESS = (r.ROMAN, r.ORDINAL)
# What a word that is "in" and a Roman numeral ("v 19. století", "V. století") must be followed by to be a numeral.
_BEHIND_NUMERAL = (r.UNIT, r.PART, r.SUBYEAR, r.ERA, r.TO, r.AND, r.OR)


def read(cursor: Cursor) -> Reading:
    """The whole text; raises the `DateError` that says at which token it is no longer a date."""
    widened, opener = _opener(cursor)
    first = _end(cursor, second=False)
    if cursor.is_done:
        if opener:
            raise refusal("date.open-end")
        return Reading(first, widened=widened)
    link, glued = _link(cursor, opener)
    last = _end(cursor, second=True, first=first)
    if not cursor.is_done:
        raise cursor.left_over()
    return Reading(first, last, link, glued, bool(opener), widened)


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


def _link(cursor: Cursor, opener: str) -> tuple[Link, bool]:
    token = cursor.peek()
    cursor.at += 1
    following = cursor.peek()
    if token.text in ("-", "/"):
        if cursor.is_done or cursor.is_sign("."):
            raise refusal("date.open-end")
        return Link.DASH, not token.gap and not following.gap
    if r.TO in token.roles:
        link = Link.TO
    elif r.AND in token.roles:
        link = Link.TO if opener == r.BETWEEN else Link.AND
    elif r.OR in token.roles:
        link = Link.OR
    else:
        cursor.at -= 1
        raise cursor.left_over()
    if opener and link in (Link.AND, Link.OR):
        cursor.at -= 1
        raise cursor.left_over()
    if cursor.is_done:
        raise refusal("date.open-end")
    return link, False


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
        if r.AROUND in roles and not end.around:
            end.around = True
        elif r.AROUND_AFTER in roles and end.around:
            pass
        elif r.IN in roles:
            if r.ROMAN in roles and (cursor.is_sign("-/", 1) or any(cursor.has(role, 1) for role in _BEHIND_NUMERAL)):
                return
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


def _core(cursor: Cursor, end: End, second: bool) -> None:
    token = cursor.peek()
    roles = token.roles
    if cursor.is_number() or (cursor.is_sign("+-") and cursor.is_number(1) and not cursor.peek(1).gap):
        _number_first(cursor, end, second)
    elif not roles:
        raise _no_core(cursor)
    elif r.DECADE_FROM in roles or r.DECADE_ENDING in roles:
        cursor.at += 1
        end.certain_decade = 1 if r.DECADE_FROM in roles else -1
        end.decade = True
        _year(cursor, end)
    elif r.QUARTER in roles and cursor.is_number(1):
        quarter = cursor.peek(1).text
        if quarter not in ("1", "2", "3", "4"):
            raise refusal("date.no-such-day")
        cursor.at += 2
        end.finer = True
        if cursor.is_sign("/-"):
            cursor.at += 1
        _optional_year(cursor, end)
    elif r.MONTH in roles:
        _month_first(cursor, end)
    elif r.FINER in roles:
        cursor.at += 1
        end.finer = True
        _optional_year(cursor, end)
    elif r.TENS in roles and (end.decade_word or r.ORDINAL not in roles or cursor.has(r.YEARS, 1)):
        cursor.at += 1
        end.number = Numeral(int(roles[r.TENS]), str(roles[r.TENS]))
        end.decade = True
        _decade_behind(cursor, end)
    elif r.ORDINAL in roles:
        cursor.at += 1
        end.number = Numeral(int(roles[r.ORDINAL]), "", ordinal=Ordinal.WORD)
        _number_behind(cursor, end)
    elif r.ROMAN in roles:
        cursor.at += 1
        _roman_behind(cursor, end, int(roles[r.ROMAN]))
    elif r.UNIT in roles:
        cursor.at += 1
        end.unit, end.plural = int(roles[r.UNIT]), int(roles.get(r.PLURAL, 0))
        end.number = _counting_number(cursor)
        if end.number is None:
            raise cursor.left_over()
    elif r.PART in roles:
        raise refusal("date.vague")
    else:
        raise _no_core(cursor)


def _no_core(cursor: Cursor) -> Exception:
    """What is wrong where a number was expected."""
    if cursor.has(r.TO) or cursor.is_sign("/-.") or cursor.is_done:
        if cursor.is_done and cursor.at == 0:
            return refusal("date.empty")
        only_sign = len(cursor.tokens) == 1 and cursor.is_sign("/-.")
        return refusal("date.no-date" if only_sign else "date.open-end" if not cursor.is_done else "date.no-year")
    return cursor.left_over()


def _number_first(cursor: Cursor, end: End, second: bool) -> None:
    if cursor.is_sign("+-"):
        end.sign = -1 if cursor.peek().text == "-" else 1
        cursor.at += 1
        if end.sign < 0 and cursor.peek().text[0] == "0" and cursor.peek().text.strip("0"):
            raise refusal("date.padded-minus")
    if read_calendar(cursor, end, second):
        return
    end.number = read_numeral(cursor)
    _suffix(cursor, end)
    _number_behind(cursor, end)


def _suffix(cursor: Cursor, end: End) -> None:
    """What is glued to a number: an ordinal's dot or ending, a decade's ending, the M of a million."""
    assert end.number is not None
    token = cursor.peek()
    if token.gap:
        return
    if cursor.is_sign("'") and r.DECADE_SUFFIX in cursor.peek(1).roles and not cursor.peek(1).gap:
        cursor.at += 2
        end.decade = True
    elif cursor.is_sign("."):
        if not cursor.is_number(1) or cursor.peek(1).gap:
            cursor.at += 1
            end.number.ordinal = Ordinal.DOT
    elif cursor.is_sign("-") and cursor.peek(1).kind is WORD and not cursor.peek(1).gap:
        _ending(cursor, end, 1)
    else:
        _ending(cursor, end, 0)


def _ending(cursor: Cursor, end: End, ahead: int) -> None:
    assert end.number is not None
    roles = cursor.peek(ahead).roles
    counted = any(cursor.has(role, ahead + 1) for role in (r.UNIT, r.PART, r.SUBYEAR, r.MONTH, r.YEAR))
    if r.DECADE_SUFFIX in roles and not (r.SUFFIX in roles and counted):
        cursor.at += ahead + 1
        end.decade = True
    elif r.SUFFIX in roles and int(roles[r.SUFFIX]) <= ahead + 1:
        cursor.at += ahead + 1
        end.number.ordinal = Ordinal.WORD
    elif r.GLUED_SCALE in roles and ahead == 0:
        cursor.at += 1
        end.scale = int(roles[r.GLUED_SCALE])


def _number_behind(cursor: Cursor, end: End) -> None:
    """What may stand behind a number that is no full date by itself."""
    number = end.number
    assert number is not None
    if end.decade:
        _decade_behind(cursor, end)
        return
    if number.ordinal and cursor.is_sign("-") and not cursor.peek().gap and cursor.has(r.UNIT, 1):
        cursor.at += 1  # 19th-century
    if cursor.has(r.ERA) and cursor.has(r.UNIT, 1) and not end.era and number.ordinal:
        end.era = int(cursor.peek().roles[r.ERA])  # 5. vorchristliches Jahrhundert
        cursor.at += 1
    roles = cursor.peek().roles
    if r.PART in roles:
        _part_behind(cursor, end, int(roles[r.PART]))
    elif r.SUBYEAR in roles:
        cursor.at += 1
        end.number, end.finer = None, True
        _optional_year(cursor, end)
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
        _decade_behind(cursor, end)
    elif end.decade_word and _of_century(cursor, end):
        end.decade = True
    elif r.MONTH in roles or r.ROMAN in roles or r.THE in roles or cursor.is_sign(","):
        _month_behind(cursor, end, number)


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
    end.years = end.years or r.YEARS in token.roles
    cursor.at += 1


def _part_behind(cursor: Cursor, end: End, parts: int) -> None:
    """The first half of the 19th century, of the 1920s, of 1920."""
    assert end.number is not None
    if end.part:
        raise cursor.left_over()
    number, ordinal = end.number.value, end.number.ordinal
    if number == -1 and ordinal is Ordinal.WORD:
        number = parts
    if end.sign or end.era or not 1 <= number <= parts or end.number.places:
        raise cursor.left_over()
    cursor.at += 1
    end.part, end.number = (parts, number), None
    _in_front(cursor, end)
    _core(cursor, end, second=True)
    if end.is_finer_than_year:
        raise refusal("date.left-over", "a part of a month")


def _decade_behind(cursor: Cursor, end: End) -> None:
    if cursor.is_sign("-") and cursor.has(r.YEARS, 1) and not cursor.peek().gap:
        cursor.at += 1  # 1920er-Jahre
    while cursor.take(r.YEARS) or cursor.take(r.YEAR):
        pass
    _of_century(cursor, end)


def _of_century(cursor: Cursor, end: End) -> bool:
    """ "of the 20th century" behind a decade."""
    start = cursor.at
    while cursor.has(r.THE) or (cursor.has(r.IN) and r.ROMAN not in cursor.peek().roles):
        cursor.at += 1
    number = _counting_number(cursor)
    if number is not None:
        cursor.take_sign("-")
        if cursor.peek().roles.get(r.UNIT) == 100:
            cursor.at += 1
            end.of_century = number.value
            return True
    cursor.at = start
    return False


def _counting_number(cursor: Cursor) -> Numeral | None:
    """The number of a century: 20, 20th, 20., XX, twentieth."""
    roles = cursor.peek().roles
    for role in _NUMBERLESS:
        if role in roles and int(roles[role]) > 0:
            cursor.at += 1
            return Numeral(int(roles[role]), "", ordinal=Ordinal.ROMAN if role is r.ROMAN else Ordinal.WORD)
    if not cursor.is_number() or len(cursor.peek().text) > 3:
        return None
    counted = End(number=short_numeral(cursor.peek().text))
    cursor.at += 1
    _suffix(cursor, counted)
    if counted.decade or counted.scale > 1 or counted.number is None:
        return None
    counted.number.ordinal = counted.number.ordinal or Ordinal.WORD
    return counted.number


def _roman_behind(cursor: Cursor, end: End, value: int) -> None:
    if cursor.is_number() and value <= 12:
        end.month = value  # III 1943
        _year(cursor, end)
        return
    if cursor.is_sign("-") and not cursor.peek().gap and cursor.has(r.SUFFIX, 1) and not cursor.peek(1).gap:
        cursor.at += 2  # XIX-го
    end.number = Numeral(value, "", ordinal=Ordinal.ROMAN)
    _number_behind(cursor, end)


def _month_behind(cursor: Cursor, end: End, number: Numeral) -> None:
    """22 October 1879, 12 III 1943, 1879 October 22, 15, 1940."""
    start = cursor.at
    comma = cursor.take_sign(",")
    while not comma and cursor.has(r.THE):
        cursor.at += 1
    roles = cursor.peek().roles
    is_year = len(number.digits) >= 3
    month = int(roles.get(r.MONTH, 0)) or (int(roles.get(r.ROMAN, 0)) if cursor.is_number(1) and not is_year else 0)
    if not 1 <= month <= 12 or end.sign < 0 or number.ordinal is Ordinal.ROMAN:
        if comma and cursor.is_number() and not is_year and not end.month:
            end.day = number.value  # 12–15, 1940 behind a month
            _year(cursor, end)
            return
        cursor.at = start
        return
    cursor.at += 1
    end.month = month
    if is_year:
        if cursor.is_number() and len(cursor.peek().text) <= 2:
            end.day = int(cursor.peek().text)
            cursor.at += 1
            _suffix(cursor, End(number=Numeral(end.day, "")))
        return
    if comma:
        raise cursor.left_over()
    end.day, end.number = number.value, None
    if not 1 <= end.day <= 31:
        raise refusal("date.no-such-day")
    cursor.take_sign(",")
    _optional_year(cursor, end)


def _month_first(cursor: Cursor, end: End) -> None:
    """October 1879, October 22, 1879, October 22nd 1879; October 12 has no year."""
    end.month = int(cursor.peek().roles[r.MONTH])
    cursor.at += 1
    cursor.take_sign(",")
    start = cursor.at
    while cursor.take(r.THE):
        pass
    if cursor.is_number() and len(cursor.peek().text) <= 2:
        day = End(number=short_numeral(cursor.peek().text))
        assert day.number is not None
        cursor.at += 1
        _suffix(cursor, day)
        cursor.take_sign(",")
        while cursor.has(r.THE) or cursor.has(r.IN) or (cursor.has(r.YEAR) and cursor.is_number(1)):
            cursor.at += 1
        if cursor.is_number():
            end.day = day.number.value
            if not 1 <= end.day <= 31:
                raise refusal("date.no-such-day")
            _year(cursor, end)
            return
        if day.number.ordinal or not (cursor.has(r.ERA) or cursor.has(r.YEAR)):
            if day.number.ordinal is None and not 1 <= day.number.value <= 31:
                raise refusal("date.two-readings", "a year of two digits")
            end.day = day.number.value
            return
    cursor.at = start
    _optional_year(cursor, end)


def _optional_year(cursor: Cursor, end: End) -> None:
    _in_front_of_year(cursor, end)
    if cursor.is_number():
        _year(cursor, end)


def _in_front_of_year(cursor: Cursor, end: End) -> None:
    while cursor.has(r.THE) or cursor.has(r.IN) or cursor.has(r.YEAR) or cursor.has(r.ERA):
        if cursor.has(r.ERA):
            if end.era or not cursor.is_number(1):
                return
            end.era, end.era_in_front = int(cursor.peek().roles[r.ERA]), True
        cursor.at += 1


def _year(cursor: Cursor, end: End) -> None:
    if not cursor.is_number():
        raise cursor.left_over()
    end.number = read_numeral(cursor)
    token = cursor.peek()
    if cursor.is_sign(".") and not token.gap and not cursor.is_number(1):
        cursor.at += 1


def _behind(cursor: Cursor, end: End) -> None:
    """What may stand behind everything else: year, era, "ago", "approx"."""
    while not cursor.is_done:
        roles = cursor.peek().roles
        if r.ERA in roles:
            if end.era or end.sign:
                raise refusal("date.two-eras")
            end.era = int(roles[r.ERA])
        elif r.THE in roles and cursor.has(r.ERA, 1):
            pass
        elif r.AGO in roles:
            end.ago = True
        elif r.AROUND_AFTER in roles and not cursor.is_number(1):
            end.around_behind = not end.around
        elif r.YEARS in roles and r.UNIT not in roles:
            end.years = True
        elif r.YEAR in roles:
            end.year = True
        else:
            return
        cursor.at += 1
