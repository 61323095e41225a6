"""The date of a row: from one column or from two, with the era and the precision that stand beside it.

Knows no file format and makes no cards. Years are read as people count them; plain numbers of a file that counts a year
0, as astronomers do, are moved by one before the turn of the era.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final

from kronika.dates import (
    DATE_LANGUAGES,
    LONGEST_TEXT,
    Span,
    format_date,
    from_line,
    parse_date,
    parse_wikidata_time,
    shift,
)
from kronika.decks import limits
from kronika.decks.findings import tame
from kronika.decks.importing.eras import era_sign, era_text, in_known_words
from kronika.decks.importing.source import Row, Source
from kronika.errors import DateError

__all__ = ["TIME", "Dating", "Refused", "form_of_times", "is_readable", "plain_number"]

TIME: Final = re.compile(r"([+-]?)(\d{1,16}-\d\d-\d\dT\d\d:\d\d:\d\d)Z?(?:/(\d{1,2}))?")
"""A time value of Wikidata, with its precision where it is written behind a slash."""
_CLOCK: Final = re.compile(
    r"(\d{4}-\d\d-\d\d)(?:T|\s+)\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?\s*(?:Z|UTC|GMT|[+-]\d\d:?(?:\d\d)?)?"
)
_INTEGER: Final = re.compile(r"[+-]?\d{1,12}")
_DECIMAL: Final = re.compile(r"([+-]?\d{1,12})(?:\.0{1,2}|\.0{4,9}|,0)")
"""A whole number as programs write it that know no others; three zeros may be thousands."""
_NO_ERA: Final = re.compile(r"\+?\d{1,4}")
_MARKS: Final = "'’‘"
_MARKED: Final = re.compile(rf"[{_MARKS}](?=[+-]?\d)")
"""What spreadsheets put before a number that is to stay a text; before two digits it stands for a century."""
_TWO_DIGITS: Final = re.compile(r"\d\d(?!\d)")
_MINUS_FIRST: Final = re.compile(r"\D*[-−‐‑–—]\d")
_MINUS: Final = re.compile(r"^[−‐‑‒–—](?=\d)")
_MINUS_AND_ERA: Final = re.compile(r"-(\d[\d.,  ]*)\s*(\D+)")
_AS_FINE: Final = frozenset({"9", "10", "11", "year", "month", "day"})
"""Precisions that change nothing where a year is written beside them."""
_NOTE: Final = re.compile(r"(?:\s*[*†‡])+$")
_BRACKETS: Final = re.compile(r"[(\[]([^()\[\]]+)[)\]]")


class Refused(Exception):
    """A row without a date that can be used; the text says why."""


class Dating:
    """Reads the dates of the rows of one table. `cell` gives what a row says for a role, `roles` are those it has.

    `languages` are those of the deck, the first one that of the file; `is_own` says that the table is one of cards;
    `form` is that of the file's Wikidata times, `json` or `rdf`.
    """

    def __init__(
        self,
        cell: Callable[[str, Row], str],
        roles: Sequence[str],
        languages: Sequence[str],
        *,
        astronomical: bool,
        is_own: bool,
        form: str,
    ) -> None:
        self._cell = cell
        self._has_one = "date" in roles
        self._has_eras = "era" in roles or "end-era" in roles
        self._has_precisions = "precision" in roles or "end-precision" in roles
        self._is_plain = self._has_one and not self._has_eras and not self._has_precisions
        self._is_alone = len(languages) == 1
        spoken = dict.fromkeys(code if code in DATE_LANGUAGES else code.partition("-")[0] for code in languages)
        self._languages = [code for code in spoken if code in DATE_LANGUAGES]
        self._astronomical = astronomical
        self._is_own = is_own
        self._form = form
        self.has_minus = False
        """Whether a year so far has a minus: a file of such years may count a year 0."""
        self.lacks_era = False
        """Whether no era stood beside the last date, and none in it."""
        self.unused_precision = ""
        """The precision beside the last date that said less than it would have, for it is no time of Wikidata."""

    def read(self, row: Row) -> tuple[str, Span]:
        """The text that a card prints, and what it means. Refused or DateError where the row has no such date."""
        self.unused_precision = ""
        if self._is_plain:
            return self._fitting(*self._one(self._cell("date", row), "", ""))
        era, precision = self._beside("era", "precision", row)
        self.lacks_era = (
            not era and _NO_ERA.fullmatch(self._cell("date" if self._has_one else "start", row)) is not None
        )
        if self._has_one:
            return self._fitting(*self._one(self._cell("date", row), era, precision))
        start, end = self._cell("start", row), self._cell("end", row)
        if not start and not end:
            raise Refused("no date")
        if not start:
            raise Refused(f"an end ({tame(end, 40)}), but no start")
        text, first = self._one(start, era, precision)
        if not end:
            self._note_precision(self._cell("end-precision", row) if self._has_precisions else "")
            return self._fitting(text, first)
        own_era, own_precision = self._beside("end-era", "end-precision", row)
        last_text, last = self._one(end, own_era or era, own_precision or precision)
        if last.last < first.first:
            raise Refused(f"the end ({tame(end, 40)}) lies before the start ({tame(start, 40)})")
        span = Span(first.first, max(first.last, last.last))
        if span == first:
            return self._fitting(text, span)
        if first.first != first.last or last.first != last.last:
            # "c. 1760" to "c. 1840" says more than 1755–1845.
            joined = f"{text} – {last_text}"
            if _means(joined, span):
                return self._fitting(joined, span)
        return format_date(span, "en"), span

    def _beside(self, era_role: str, precision_role: str, row: Row) -> tuple[str, str]:
        era = self._cell(era_role, row) if self._has_eras else ""
        precision = self._cell(precision_role, row) if self._has_precisions else ""
        if era:
            known = era_text(era)
            if known is None:
                raise Refused(f"{tame(era, 40)!r} stands where the era is, and is none")
            era = known
        return era, precision

    def _one(self, text: str, era: str, precision: str) -> tuple[str, Span]:
        if not text:
            raise Refused("no date")
        if precision and not TIME.fullmatch(_plain(text)):
            self._note_precision(precision)
        if self._is_own and not self._astronomical:
            return text, self._own(text)
        if text.isascii() and text.isdigit() and not era and not self._astronomical:
            return text, parse_date(text)
        text = _plain(text)
        if text[0] in _MARKS and _TWO_DIGITS.fullmatch(text, 1):
            raise Refused(f"“{tame(text, 40)}”: this has two readings (a year of two digits)")
        self.has_minus = self.has_minus or text[:1] == "-"
        if found := TIME.fullmatch(text):
            return self._time(found, precision)
        if found := _CLOCK.fullmatch(text):
            text = found[1]
        # "-44 BC" means 44 BC; with any other era it contradicts itself.
        if len(text) <= LONGEST_TEXT and (found := _MINUS_AND_ERA.fullmatch(text)) and era_sign(found[2]) == -1:
            text = text[1:]
        if era:
            return self._with_era(text, era)
        if self._astronomical:
            return self._on_the_line(text)
        return self._in_words(text)

    def _note_precision(self, precision: str) -> None:
        if precision.casefold() not in _AS_FINE:
            self.unused_precision = self.unused_precision or precision

    def _time(self, found: re.Match[str], precision: str) -> tuple[str, Span]:
        precision = found[3] or precision
        if precision and not (precision.isascii() and precision.isdigit() and len(precision) < 3):
            raise Refused(f"{tame(precision, 40)!r} is no precision of Wikidata (11 is a day, 9 a year, 7 a century)")
        span = parse_wikidata_time(f"{found[1]}{found[2]}Z", int(precision or 9), self._form)
        return format_date(span, "en"), span

    def _with_era(self, text: str, era: str) -> tuple[str, Span]:
        sign = era_sign(era)
        if _INTEGER.fullmatch(text):
            if text[0] == "-" and sign == 1:
                raise Refused(f"{text} is a year BC, but beside it stands {tame(era, 40)}")
            text = text.lstrip("+-")
        # The era as the file writes it, where dates know it; else in English.
        for known in (era, "BC" if sign == -1 else "AD"):
            try:
                return self._in_words(f"{text} {known}")
            except DateError as error:
                refused = error
        try:
            alone = self._in_words(text)
        except DateError:
            raise refused from None
        # The text has an era of its own, which must be the same.
        if (alone[1].first < 0) == (sign == -1):
            return alone
        raise refused

    def _on_the_line(self, text: str) -> tuple[str, Span]:
        """A text of a file that counts a year 0, as EDTF does."""
        if _INTEGER.fullmatch(text):
            year = from_line(int(text))
            span = Span(year, year)
            return format_date(span, "en"), span
        try:
            read, span = self._in_words(text)
        except DateError:
            if not text.startswith(("-", "0")):
                raise
            span = parse_date(text, "edtf")
            return format_date(span, "en"), span
        if span.first < 0 and _MINUS_FIRST.match(text):
            if span.last > 0 and span.last != -span.first:
                raise Refused("a span over the turn of the era in years that count a year 0; write EDTF: -0043/0014")
            span = Span(shift(span.first, -1), shift(span.last, -1))
            return format_date(span, "en"), span
        return read, span

    def _in_words(self, text: str) -> tuple[str, Span]:
        try:
            return text, parse_date(text)
        except DateError as error:
            refused = error
        if self._languages:
            try:
                span = parse_date(text, self._languages[0])
            except DateError as error:
                refused = error
            else:
                # With a second language in the deck nobody could tell in which of them to read it.
                return (text if self._is_alone else format_date(span, "en")), span
        known = in_known_words(text)
        if known != text:
            span = parse_date(known)
            return known, span
        raise refused

    def _own(self, text: str) -> Span:
        """What the date of a card means without a language, or else in the deck's, if those that read it agree."""
        try:
            return parse_date(text)
        except DateError as error:
            refused = error
        readings = {}
        for language in self._languages:
            try:
                span = parse_date(text, language)
            except DateError:
                continue
            readings[span.first, span.last] = span
        if len(readings) != 1:
            raise refused
        return readings.popitem()[1]

    def _fitting(self, text: str, span: Span) -> tuple[str, Span]:
        return (text if len(text) <= limits.MAX_DATE else format_date(span, "en")), span


def form_of_times(source: Source) -> str:
    """In which form the Wikidata times of the file are, where it has any: JSON has a + and months 00, RDF has not."""
    for row in islice(source.rows(), 400):
        for cell in row.cells:
            if TIME.fullmatch(cell) and (cell[0] == "+" or "-00-" in cell or "-00T" in cell):
                return "json"
    return "rdf"


def is_readable(text: str) -> bool:
    """Whether a cell is a date by the looks of it; 0 counts as one that its maker got wrong."""
    text = _plain(text)
    if TIME.fullmatch(text) or _CLOCK.fullmatch(text) or text == "0":
        return True
    try:
        parse_date(in_known_words(text))
    except DateError:
        return False
    return True


def plain_number(text: str) -> str:
    """A whole number without the zeros behind its point, and any other text as it is: `1876.0` is `1876`."""
    found = _DECIMAL.fullmatch(text)
    return found[1] if found else text


def _plain(text: str) -> str:
    """The date without what stands around dates in tables: a footnote's mark, brackets, a point and zeros."""
    if len(text) > LONGEST_TEXT:
        return text  # no date, and the forms below take time that grows with the square of a length
    text = _NOTE.sub("", text)
    if (found := _MARKED.match(text)) and not _TWO_DIGITS.match(text, found.end()):
        text = text[found.end() :]
    if found := _BRACKETS.fullmatch(text):
        text = found[1].strip()
    return plain_number(_MINUS.sub("-", text))


def _means(text: str, span: Span) -> bool:
    try:
        return parse_date(text) == span
    except DateError:
        return False
