"""A span of years: what stands on the back of a card, first year and last year, both included.

It knows neither texts nor languages nor cards. Years are counted as people count them, -44 for 44 BC, and there is no
year 0 (G09): `to_line` and `from_line` go to a line on which one may add and subtract, `shift` does so in one step.
Two spans are never compared with `<`: two overlapping dates are neither before nor after each other (D07).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from kronika.dates.refusals import refusal

__all__ = [
    "AROUND_YEARS",
    "FARTHEST_YEAR",
    "Span",
    "around",
    "from_line",
    "in_order",
    "is_certainly_before",
    "may_precede",
    "shift",
    "span_of",
    "to_line",
]

AROUND_YEARS = 5  # AD-47, AD-48: five years before to five years after, both ends included
FARTHEST_YEAR = 999_999_999_999  # twelve digits, each way: seventy times the age of the universe


class Span(msgspec.Struct, frozen=True, order=False):
    """The years from `first` to `last`, both included (AD-44); a plain year has both the same.

    Years as people count them. Making one that cannot be raises `InvalidDate`: `date.year-zero`, `date.reversed`,
    `date.too-far`.
    """

    first: int
    last: int

    def __post_init__(self) -> None:
        if self.first == 0 or self.last == 0:
            raise refusal("date.year-zero")
        if self.first > self.last:
            raise refusal("date.reversed", f"{self.first} is later than {self.last}")
        if self.first < -FARTHEST_YEAR or self.last > FARTHEST_YEAR:
            raise refusal("date.too-far")


def span_of(first: int, last: int | None = None) -> Span:
    """The span from `first` to `last`, or of the one year `first`.

    Raises `InvalidDate`: `date.no-year` for what is no whole number, and what `Span` raises.
    """
    last = first if last is None else last
    for year in (first, last):
        if not isinstance(year, int) or isinstance(year, bool):
            raise refusal("date.no-year", "a year is a whole number")
    return Span(first, last)


def to_line(year: int) -> int:
    """Where `year` stands on the line without a gap: 2 -> 2, 1 -> 1, -1 -> 0, -2 -> -1. Year 0 is refused."""
    if year == 0:
        raise refusal("date.year-zero")
    return year if year > 0 else year + 1


def from_line(n: int) -> int:
    """The year at `n` on the line: the inverse of `to_line`."""
    return n if n > 0 else n - 1


def shift(year: int, by: int) -> int:
    """The year `by` years later (earlier where negative): five years after 5 BC is AD 1 (D08)."""
    return from_line(to_line(year) + by)


def around(span: Span) -> Span:
    """`span` widened by five years each way (AD-47, D08, D09)."""
    return Span(shift(span.first, -AROUND_YEARS), shift(span.last, AROUND_YEARS))


def is_certainly_before(a: Span, b: Span) -> bool:
    """Every year of `a` is earlier than every year of `b`. Sharing a single year is overlapping (D28)."""
    return a.last < b.first


def may_precede(a: Span, b: Span) -> bool:
    """`a` may stand before `b`: it is not certain that it came later (AD-52, D07)."""
    return a.first <= b.last


def in_order(spans: Iterable[Span]) -> bool:
    """No span certainly belongs before one that stands earlier, for every pair, not only for neighbours (D07).

    Linear in the number of spans: what counts of all the earlier ones is the latest `first`.
    """
    ahead = iter(spans)
    first = next(ahead, None)
    if first is None:
        return True
    latest_first = first.first
    for span in ahead:
        if latest_first > span.last:
            return False
        if span.first > latest_first:
            latest_first = span.first
    return True
