"""Tables as text: CSV with commas, semicolons, tabs or pipes, Anki's "Notes in Plain Text", and SPARQL's TSV.

Does not know what the columns mean. A row is counted as a spreadsheet shows it; blank rows are passed over but counted.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec

from kronika.decks.findings import tame
from kronika.decks.importing.headers import aligned, columns_of, find_header, names_columns, passed_over, usual_width
from kronika.decks.importing.records import cells_of_lines, records
from kronika.decks.importing.source import MAX_COLUMNS, Row, Source
from kronika.decks.importing.text import TextFile
from kronika.decks.importing.wikidata import is_term, read_term
from kronika.errors import DeckError

__all__ = ["find_delimiter", "read_delimited"]

_NAMES: Final = {",": "commas", ";": "semicolons", "\t": "tabs", "|": "pipes"}
_SEP: Final = re.compile(r"sep=(.)", re.IGNORECASE)
_ANKI: Final = re.compile(r"#\s*(separator|html|columns|tags column|guid column|notetype column|deck column|tags|"
                          r"notetype|deck|if matches)\s*:(.*)", re.IGNORECASE)  # fmt: skip
_ANKI_SEPARATORS: Final = {
    "tab": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "space": " ", "colon": ":",
}  # fmt: skip
_SAMPLE: Final = 1_000
_TITLE_LINES: Final = 10


class _Preamble(msgspec.Struct, frozen=True):
    """What stands before a table: how many lines, the delimiter that they name, the names of the columns."""

    lines: int = 0
    delimiter: str | None = None
    names: tuple[str, ...] | None = None
    is_anki: bool = False
    said: tuple[str, ...] = ()
    """What Anki's lines say of all notes and no card has: their deck, their tags."""


def find_delimiter(lines: list[str]) -> str | None:
    """What separates the cells of these lines; None where nothing does so throughout."""
    for delimiter in _NAMES:
        if any(names_columns(cells) for cells in cells_of_lines(lines[:_TITLE_LINES], delimiter)):
            return delimiter
    best: tuple[float, str] | None = None
    for delimiter in _NAMES:
        counts = [len(cells) for cells in cells_of_lines(lines, delimiter) if any(cells)]
        if not counts:
            continue
        usual = max(set(counts), key=counts.count)
        if usual < 2:
            usual = max((c for c in counts if c > 1), key=counts.count, default=1)
        if usual < 2:
            continue
        share = counts.count(usual) / len(counts)
        score = share + min(usual, 10) / 100
        if share > 0.5 and (best is None or score > best[0]):
            best = (score, delimiter)
    return best[1] if best else None


def read_delimited(text: TextFile, name: str, delimiter: str | None = None) -> Source | None:
    """The table in this file, or None where its lines do not fall into cells."""
    lines = text.sample()
    before = _preamble(lines)
    delimiter = delimiter or before.delimiter or find_delimiter(lines[before.lines :])
    if delimiter is None:
        return None
    # A spreadsheet takes the line "sep=;" for itself and shows the next one as row 1; Anki's lines it shows.
    has_sep = before.lines == 1 and not before.is_anki

    def all_records() -> Iterator[Row]:
        return records(text, delimiter, before.lines, 1 if has_sep else before.lines + 1)

    sample = [*islice(all_records(), _SAMPLE)]
    if not any(any(row.cells) and row.wrong is None for row in sample):
        first = next(
            (f"row {row.number}: {row.wrong}" for row in sample if row.wrong), "a file of events has one row an event"
        )
        raise DeckError("deck.missing", "no row could be read", file=name, remedy=first)
    header = None if before.names else find_header(sample)
    names = before.names or (header.cells if header else ())
    columns = columns_of(names, usual_width(sample, names))
    after = header.number if header else 0
    notes = passed_over(header, sample, "row")
    if has_sep:
        notes = ("the first line says what separates the cells; it is not counted as a row", *notes)
    if before.said:
        notes = (f"not read: what Anki says of all notes: {', '.join(before.said)}", *notes)
    # In Wikidata's TSV a cell is a term of RDF: <http://…>, "text"@en, "1876-…"^^<http://…#dateTime>.
    terms = delimiter == "\t" and bool(names) and all(cell.startswith("?") for cell in names if cell)
    terms = terms or any(is_term(cell) for row in sample[:20] for cell in row.cells)

    def rows() -> Iterator[Row]:
        for row in all_records():
            if row.number > after and (row.wrong or any(row.cells)):
                if terms:
                    row = row._replace(cells=tuple([read_term(cell) for cell in row.cells]))
                yield aligned(row, len(columns))

    separated = _NAMES.get(delimiter, repr(delimiter))
    form = f"Anki notes, {separated}" if before.is_anki else f"text with {separated}"
    return Source(
        name=name, form=form, encoding=text.encoding, columns=columns, has_names=bool(names), rows=rows, notes=notes
    )


def _preamble(lines: list[str]) -> _Preamble:
    if lines and (found := _SEP.fullmatch(lines[0].strip('\ufeff "'))):
        return _Preamble(1, found[1])
    skip, delimiter, names = 0, None, None
    special: dict[int, str] = {}
    said = []
    for line in lines:
        found = _ANKI.fullmatch(line.strip())
        if found is None:
            break
        skip += 1
        key, value = found[1].lower(), found[2]
        if key == "separator":
            delimiter = _ANKI_SEPARATORS.get(value.strip().lower(), value.strip() or "\t")[:1]
        elif key == "columns":
            names = tuple(next(csv.reader([value], delimiter=delimiter or "\t"), []))
        elif key.endswith(" column") and value.strip().isdigit() and 0 < int(value) <= MAX_COLUMNS:
            special[int(value)] = key.removesuffix(" column")
        elif key not in ("html", "if matches") and value.strip():
            said.append(tame(f"{key} {value.strip()}", 60))
    if special and names is None and lines[skip:]:
        width = max((len(cells) for cells in cells_of_lines(lines[skip : skip + 5], delimiter or "\t")), default=0)
        plain = iter(range(1, width + 1))
        names = tuple(special.get(place) or f"field {next(plain)}" for place in range(1, width + 1))
    return _Preamble(skip, delimiter, names, skip > 0, tuple(said))
