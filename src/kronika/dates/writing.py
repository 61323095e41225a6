"""A span as people write it, short and exact: reading it gives the same span again.

It does not know the text that a span once came from; "around" is never guessed, a span of eleven years is printed as
one.
"""

from __future__ import annotations

from typing import NamedTuple

from kronika.dates.span import Span
from kronika.dates.words import LANGUAGES, ROMANS
from kronika.dates.words import roles as r
from kronika.errors import UsageError

__all__ = ["format_date"]

_NO_BREAK = "\u00a0"
_LARGEST_PLAIN = 9_999  # years up to here have no thousands marks and no era after the turn of the era
_SMALLEST_PLAIN = 100  # in a span; 5–14 without an era could be a day and a month
_MOST_CENTURIES = 999
_MOST_DECIMALS = 3
_ROMAN_OF = {int(roles[r.ROMAN]): numeral.upper() for numeral, roles in ROMANS.items()}


class _Style(NamedTuple):
    """How a language writes; {n} is a number, {nth} an English ordinal, {roman} a Roman numeral."""

    before: str
    after: str
    thousands: str
    decimal: str
    century: str
    millennium: str
    decade: str
    million: str
    billion: str
    beyond_roman: str = "{n}"


_STYLES = {
    "en": _Style(
        before="{n} BC",
        after="{n} AD",
        thousands=",",
        decimal=".",
        century="{nth} century",
        millennium="{nth} millennium",
        decade="{n}s",
        million="{n} million years ago",
        billion="{n} billion years ago",
    ),
    "de": _Style(
        before="{n} v. Chr.",
        after="{n} n. Chr.",
        thousands=".",
        decimal=",",
        century="{n}. Jahrhundert",
        millennium="{n}. Jahrtausend",
        decade="{n}er",
        million="vor {n} Mio. Jahren",
        billion="vor {n} Mrd. Jahren",
    ),
    "cs": _Style(
        before="{n} př. n. l.",
        after="{n} n. l.",
        thousands=_NO_BREAK,
        decimal=",",
        century="{n}. století",
        millennium="{n}. tisíciletí",
        decade="{n}. léta",
        million="před {n} mil. let",
        billion="před {n} mld. let",
    ),
    "pl": _Style(
        before="{n} p.n.e.",
        after="{n} n.e.",
        thousands=_NO_BREAK,
        decimal=",",
        century="{roman} wiek",
        millennium="{roman} tysiąclecie",
        decade="lata {n}.",
        million="{n} mln lat temu",
        billion="{n} mld lat temu",
        beyond_roman="{n}.",
    ),
    "ru": _Style(
        before="{n} до н. э.",
        after="{n} н. э.",
        thousands=_NO_BREAK,
        decimal=",",
        century="{roman} век",
        millennium="{n}-е тысячелетие",
        decade="{n}-е годы",
        million="{n} млн лет назад",
        billion="{n} млрд лет назад",
        beyond_roman="{n}-й",
    ),
}


def format_date(span: Span, language: str = "en") -> str:
    """`span` in one line: a year, a decade, century or millennium where it is one, else its first and last year.

    `language` is en, de, cs, pl or ru; another raises `UsageError`. `parse_date` of the result in the same language
    gives `span` again.
    """
    if language not in LANGUAGES:
        raise UsageError("usage.language", f"dates are written in {', '.join(LANGUAGES)}")
    style = _STYLES[language]
    if span.first == span.last:
        return _single(span.first, style)
    return _whole(span, style) or _years_ago(span, style) or _two_ends(span, style)


def _single(year: int, style: _Style) -> str:
    if 0 < year <= _LARGEST_PLAIN:
        return str(year)
    return _with_era(year, style)


def _with_era(year: int, style: _Style) -> str:
    return (style.after if year > 0 else style.before).format(n=_grouped(abs(year), style.thousands))


def _grouped(number: int, mark: str) -> str:
    """With thousands marks from five digits on; `450 440` could be two numbers, so it stays without."""
    if number <= _LARGEST_PLAIN:
        return str(number)
    groups = f"{number:,}".split(",")
    if mark == _NO_BREAK and len(groups) == 2 and len(groups[0]) == 3 and groups[1] != "000":
        return str(number)
    return mark.join(groups)


def _whole(span: Span, style: _Style) -> str:
    """The decade, century or millennium that the span is, or nothing."""
    if span.first < 0 < span.last:
        return ""
    near, far = sorted((abs(span.first), abs(span.last)))
    era = style.before if span.last < 0 else "{n}"
    for length, form in ((100, style.century), (1000, style.millennium)):
        number, rest = divmod(far, length)
        if far - near + 1 == length and not rest and number <= _MOST_CENTURIES:
            return era.format(n=_counted(number, form, style))
    if far - near == 9 and near % 10 == 0 and near % 100 and near <= _LARGEST_PLAIN:
        if near < 100 and span.first > 0:
            era = style.after
        return era.format(n=style.decade.format(n=near))
    return ""


def _counted(number: int, form: str, style: _Style) -> str:
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    roman = _ROMAN_OF.get(number) or style.beyond_roman.format(n=number)
    return form.format(n=number, nth=f"{number}{ending}", roman=roman)


def _years_ago(span: Span, style: _Style) -> str:
    """66 million years ago, where the span is that of the last printed digit; else nothing."""
    unit = span.last - span.first
    middle = -span.first - unit // 2
    scale, form = (10**9, style.billion) if middle >= 10**9 else (10**6, style.million)
    for decimals in range(_MOST_DECIMALS + 1):
        if unit * 10**decimals == scale and middle % unit == 0 and middle > 0:
            whole, fraction = divmod(middle // unit, 10**decimals)
            printed = f"{whole}{style.decimal}{fraction:0{decimals}}" if decimals else str(whole)
            return form.format(n=printed)
    return ""


def _two_ends(span: Span, style: _Style) -> str:
    first, last = (_grouped(abs(year), style.thousands) for year in (span.first, span.last))
    if span.first < 0 and (span.last > 0 or len(first) != len(last)):
        return f"{_with_era(span.first, style)} – {_with_era(span.last, style)}"
    if span.first >= _SMALLEST_PLAIN and span.last <= _LARGEST_PLAIN:
        return f"{first}–{last}"
    era = style.before if span.first < 0 else style.after
    return era.format(n=f"{first}–{last}")
