"""Lists of events as plain lines: `1876 Telephone`, `Telephone: 1876`, `1876 - Telephone`, `Telephone (1876)`.

Does not know what is done with them. Lines are read in the form that most of them have; a line that has not got that
form is read in the only other one that makes a date and an event of it, and given back as wrong where there is none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from kronika.dates import parse_date
from kronika.decks.importing.looks import are_years
from kronika.decks.importing.source import MAX_CELL, MAX_ROWS, Row, Source
from kronika.decks.importing.text import TextFile
from kronika.errors import DateError, DeckError

__all__ = ["read_lines"]

_BULLET: Final = re.compile(r"^[*•·–—+-]\s+")
_NUMBER: Final = re.compile(r"(\d{1,6})[.)]\s+")
_LETTER: Final = re.compile(r"[^\W\d_]")
_WORDS: Final = 6
_DASHES: Final = 5
_DASH: Final = re.compile(r"\s+[–—-]+\s+|,\s+")
_JOINT: Final = re.compile(r"\s*(?:[:;,]|\s[–—-])\s*|\s+")

_Found = tuple[str, str]
"""The date and the event."""


def read_lines(text: TextFile, name: str) -> Source | None:
    """The events in this file, one a line, as columns `date` and `title`; None where most lines have no date."""
    sample = [bare for line in text.sample() if (bare := _bare(line))]
    if not sample:
        return None
    is_numbered = _is_numbered(sample)
    if is_numbered:
        sample = [_NUMBER.sub("", line) for line in sample]
    form = max(_FORMS, key=lambda form: sum(_FORMS[form](line) is not None for line in sample))
    dates, others = [], False
    for line in sample:
        found = _FORMS[form](line)
        if found is None and (found := _in_another(line)[0]) is not None:
            others = True
        if found is not None:
            dates.append(found[0])
    if len(dates) * 2 < len(sample) or not are_years(dates):
        return None

    def rows() -> Iterator[Row]:
        for number, line in enumerate(text.lines(), 1):
            if number > MAX_ROWS:
                raise DeckError(
                    "deck.limit", f"more than {MAX_ROWS:,} lines", file=name, row=number, remedy="split the file"
                )
            if len(line) > MAX_CELL:
                yield Row(number, ("", line[:MAX_CELL]), f"a line of more than {MAX_CELL:,} characters")
            elif bare := _bare(line):
                bare = _NUMBER.sub("", bare) if is_numbered else bare
                found, readings = _FORMS[form](bare), 0
                if found is None:
                    found, readings = _in_another(bare)
                wrong = f"no line of the form “{form}”" + (", and of more than one other" if readings > 1 else "")
                yield Row(number, found or ("", bare), None if found else wrong)

    return Source(
        name=name, form=f"lines “{form}”", encoding=text.encoding, unit="line", columns=("date", "title"),
        has_names=False, rows=rows, notes=("lines of other forms are read as well",) if others else (),
    )  # fmt: skip


def _bare(line: str) -> str:
    """The line without the mark of a list in front, the marks of bold type, and spaces beside spaces."""
    return " ".join(_BULLET.sub("", line.strip("\ufeff \t\r\n")).replace("**", "").split())


def _is_numbered(lines: list[str]) -> bool:
    """Whether the lines are a list with numbers in front: 1., 2., 3., …"""
    numbers = [_NUMBER.match(line) for line in lines]
    counted = [int(found[1]) if found else 0 for found in numbers]
    return len(lines) > 2 and counted == [*range(counted[0], counted[0] + len(lines))]


def _in_another(line: str) -> tuple[_Found | None, int]:
    """The date and the event of a line that has not got the form of the others, where just one form makes them of it,
    and how many readings there are.
    """
    readings = {found for split in _FORMS.values() if (found := split(line)) and _LETTER.search(found[1])}
    return (next(iter(readings)) if len(readings) == 1 else None), len(readings)


def _is_date(text: str) -> bool:
    try:
        parse_date(text)
    except DateError as error:
        # 0 and the like are dates that their maker got wrong, not the name of an event.
        return error.code in {"date.year-zero"}
    return True


def _date_first(line: str) -> tuple[str, str] | None:
    """The longest beginning that is a date: `44 BC Caesar …`, `c. 1500 BC: …`."""
    best = None
    for number, joint in enumerate(_JOINT.finditer(line)):
        if number == _WORDS:
            break
        if joint.start() and joint.end() < len(line) and _is_date(line[: joint.start()]):
            best = (line[: joint.start()], line[joint.end() :])
    return best


def _date_last(line: str) -> tuple[str, str] | None:
    """The date behind the last colon; the event itself may have colons."""
    title, colon, date = line.rpartition(":")
    return (date.strip(), title.strip()) if colon and title.strip() and _is_date(date) else None


def _date_in_brackets(line: str) -> tuple[str, str] | None:
    found = re.fullmatch(r"(.+?)\s*[(\[]([^()\[\]]{1,60})[)\]]\.?", line)
    return (found[2], found[1]) if found and _is_date(found[2]) else None


def _date_behind_dash(line: str) -> tuple[str, str] | None:
    for joint in [*_DASH.finditer(line)][-_DASHES:]:
        # The first that has a date behind it, for a span has a dash of its own.
        if joint.start() and _is_date(line[joint.end() :]):
            return line[joint.end() :], line[: joint.start()]
    return None


_FORMS: Final[dict[str, Callable[[str], tuple[str, str] | None]]] = {
    "event: date": _date_last,
    "date event": _date_first,
    "event (date)": _date_in_brackets,
    "event - date": _date_behind_dash,
}
