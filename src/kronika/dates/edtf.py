"""The Extended Date/Time Format: 1984~, 18XX, 198X, 1903/1907, 2001-21, 1950S2, Y-17E7, {1960,1961-12}.

Its years are astronomical: 0000 is 1 BC, -0043 is 44 BC. It says what EDTF says and nothing else; what reads otherwise
outside EDTF is sorted out before (parsing.py). Source: EDTF specification, levels 0 to 2.
"""

from __future__ import annotations

from kronika.dates.numerals import check_day
from kronika.dates.refusals import refusal
from kronika.dates.span import FARTHEST_YEAR, Span, around, from_line, span_of, to_line
from kronika.dates.tokens import fold

__all__ = ["looks_like_edtf", "parse_edtf"]

_DIGITS = frozenset("0123456789")
_MASKED = frozenset("0123456789x")
_ALPHABET = frozenset("0123456789xyest~%/-.{}[],:z+")
_FIRST_SEASON, _LAST_SEASON = 21, 41


def looks_like_edtf(folded: str) -> bool:
    """The text has only characters that EDTF has."""
    return _ALPHABET.issuperset(folded)


def parse_edtf(text: str, is_certain: bool = True) -> Span:
    """The span of an EDTF text. Raises `DateError`, `date.not-edtf` where it is none.

    Where it is not certain that the text is EDTF, a minus in front of a year of four digits has two readings.
    """
    text = fold(text)
    if not text:
        raise refusal("date.empty")
    if "?" in text or "%" in text:
        raise refusal("date.doubt")
    if text[0] + text[-1] in ("{}", "[]"):
        if not is_certain and "," not in text and ".." not in text:
            raise refusal("date.not-edtf")  # [1863] is how museums print a year that they infer
        return _set(text[1:-1], is_certain)
    if "/" not in text:
        return _plain_date(text, is_certain)
    start, _, end = text.partition("/")
    if start in ("", "..") or end in ("", ".."):
        raise refusal("date.open-end")
    (first, is_first_around), (last, is_last_around) = _date(start, is_certain), _date(end, is_certain)
    if first.first > last.last:
        raise refusal("date.reversed")
    # Unlike in words, "~" at one end widens that end alone: each end has its own in EDTF.
    return Span(
        (around(first) if is_first_around else first).first,
        (around(last) if is_last_around else last).last,
    )


def _set(items: str, is_certain: bool) -> Span:
    """All of a set, or one of it, where it has no gap."""
    spans = []
    for item in items.split(","):
        start, dots, end = item.strip().partition("..")
        if dots and not (start and end):
            raise refusal("date.open-end")
        first = _plain_date(start, is_certain)
        last = _plain_date(end, is_certain) if dots else first
        spans.append(Span(first.first, last.last))
    spans.sort(key=lambda span: (span.first, span.last))
    latest = spans[0].last
    for span in spans[1:]:
        if to_line(span.first) > to_line(latest) + 1:
            raise refusal("date.not-neighbours")
        latest = max(latest, span.last)
    return Span(spans[0].first, latest)


def _plain_date(text: str, is_certain: bool) -> Span:
    span, is_around = _date(text, is_certain)
    return around(span) if is_around else span


def _date(text: str, is_certain: bool) -> tuple[Span, bool]:
    """The years of one date, and whether they are approximate."""
    text, is_around = _without_tilde(text)
    if text.startswith("y"):
        return _long_year(text[1:]), is_around
    digits = text.removeprefix("-")
    sign = 1 if digits == text else -1
    year, rest = digits[:4], digits[4:]
    if len(year) < 4 or not _MASKED.issuperset(year):
        raise refusal("date.not-edtf")
    if sign < 0 and not is_certain:
        raise refusal("date.padded-minus")
    if rest.startswith("s"):
        span = _significant(sign, year, rest[1:])
    else:
        span = _masked(sign, year)
        if rest:
            if is_around:
                raise refusal("date.around-month")
            _check_calendar(span, rest)
    return span, is_around


def _without_tilde(text: str) -> tuple[str, bool]:
    """`text` without its one "~", which may stand in front, behind, or beside a hyphen; around a month is refused."""
    if "~" not in text:
        return text, False
    bare = text.replace("~", "", 1)
    if text[0] == "~" or text[-1] == "~":
        return bare, True
    at = text.index("~")
    if text[at + 1] == "-" or text[at - 1] == "-":
        raise refusal("date.around-month")
    raise refusal("date.not-edtf")


def _long_year(text: str) -> Span:
    """Y-17E7, Y170000002, Y3388E2S3: a year of more than four digits, with an exponent and significant digits."""
    sign = -1 if text.startswith("-") else 1
    number, has_significant, significant = text.removeprefix("-").partition("s")
    figures, has_exponent, exponent = number.partition("e")
    if not figures or not _DIGITS.issuperset(figures) or figures[0] == "0":
        raise refusal("date.not-edtf")
    if has_exponent:
        if not exponent or not _DIGITS.issuperset(exponent):
            raise refusal("date.not-edtf")
        if len(exponent) > 2:
            raise refusal("date.too-far")
        figures += "0" * int(exponent)
    if len(figures) <= 4:
        raise refusal("date.not-edtf")
    if has_significant:
        return _significant(sign, figures, significant)
    return _from_astronomical(sign * int(figures), sign * int(figures))


def _significant(sign: int, figures: str, count: str) -> Span:
    """1950S2: two digits are significant, so some year of 1900..1999."""
    if not count or not _DIGITS.issuperset(count) or not _DIGITS.issuperset(figures):
        raise refusal("date.not-edtf")
    if not 1 <= int(count) <= len(figures):
        raise refusal("date.not-edtf")
    return _masked(sign, figures[: int(count)].ljust(len(figures), "x"))


def _masked(sign: int, year: str) -> Span:
    """18XX: every digit that is left open."""
    figures = year.rstrip("x")
    if "x" in figures:
        raise refusal("date.not-neighbours", "a digit is open in the middle of the year")
    if not figures:
        raise refusal("date.no-year")
    least, most = int(figures.ljust(len(year), "0")), int(figures.ljust(len(year), "9"))
    return _from_astronomical(least, most) if sign > 0 else _from_astronomical(-most, -least)


def _from_astronomical(first: int, last: int) -> Span:
    """Astronomical years are the places on the line without a gap: 0 is 1 BC."""
    if max(abs(first), abs(last)) >= FARTHEST_YEAR:
        raise refusal("date.too-far")
    return span_of(from_line(first), from_line(last))


def _check_calendar(span: Span, rest: str) -> None:
    """Behind the year: -MM, -MM-DD, -MM-DDThh:mm:ss, each with open digits, or a season."""
    calendar, has_time, time = rest.partition("t")
    parts = calendar.split("-")[1:]
    if not 1 <= len(parts) <= 2 or any(len(part) != 2 for part in parts):
        raise refusal("date.not-edtf")
    if any(not _MASKED.issuperset(part) for part in parts):
        raise refusal("date.not-edtf")
    if has_time and (len(parts) < 2 or not _is_time(time)):
        raise refusal("date.not-edtf")
    month, day = parts[0], parts[1] if len(parts) == 2 else "xx"
    if "x" not in month and _FIRST_SEASON <= int(month) <= _LAST_SEASON and len(parts) == 1:
        return
    if ("x" not in month and not 1 <= int(month) <= 12) or "00" in (month, day):
        raise refusal("date.no-such-day")
    if "x" not in month and "x" not in day:
        check_day(span.first if span.first == span.last else 4, int(month), int(day))
    elif "x" not in day and int(day) > 31:
        raise refusal("date.no-such-day")


def _is_time(time: str) -> bool:
    """hh:mm:ss with an optional Z, +hh:mm or -hh."""
    clock, zone = time[:8], time[8:]
    hours, minutes, seconds = clock[:2], clock[3:5], clock[6:]
    if len(clock) != 8 or clock[2] + clock[5] != "::" or not _DIGITS.issuperset(hours + minutes + seconds):
        return False
    if int(hours) > 24 or int(minutes) > 59 or int(seconds) > 59:
        return False
    if zone in ("", "z"):
        return True
    digits = zone[1:].replace(":", "", 1)
    return zone[0] in "+-" and len(digits) in (2, 4) and _DIGITS.issuperset(digits)
