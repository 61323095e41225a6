"""Dates: spans of years, and how people write them in five languages, in EDTF and in Wikidata.

It knows neither cards nor rules. Two dates are never compared with `<` (D07): there are named comparisons. What each
form means is ruled in docs and in the clauses AD-42 to AD-57, D07 to D10 and D24, D28, G09.
"""

from __future__ import annotations

from kronika.dates.parsing import DATE_LANGUAGES, LONGEST_TEXT, parse_date
from kronika.dates.span import (
    AROUND_YEARS,
    FARTHEST_YEAR,
    Span,
    around,
    from_line,
    in_order,
    is_certainly_before,
    may_precede,
    shift,
    span_of,
    to_line,
)
from kronika.dates.wikidata import parse_wikidata_time
from kronika.dates.writing import format_date

__all__ = [
    "AROUND_YEARS",
    "DATE_LANGUAGES",
    "FARTHEST_YEAR",
    "LONGEST_TEXT",
    "Span",
    "around",
    "format_date",
    "from_line",
    "in_order",
    "is_certainly_before",
    "may_precede",
    "parse_date",
    "parse_wikidata_time",
    "shift",
    "span_of",
    "to_line",
]
