"""From a row of a foreign table to a card: imported as it is, imported with a flag, or refused with a reason.

Knows no file format and writes nothing. No row is passed over without a word. Years are read as people count them; a
file that counts as astronomers do (0 is 1 BC) has to be said to.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec

from kronika.dates import Span
from kronika.decks import limits
from kronika.decks.files import PICTURE_NAME
from kronika.decks.findings import tame
from kronika.decks.importing.cleaning import clean, is_formula, own_cell, shortened
from kronika.decks.importing.columns import Columns, own_column
from kronika.decks.importing.dating import Dating, Refused, form_of_times
from kronika.decks.importing.eras import era_sign
from kronika.decks.importing.source import Row, Source
from kronika.decks.importing.vocabulary import PROPERTIES
from kronika.decks.manifest import ICON, NAME, WORD
from kronika.errors import DateError

__all__ = ["Card", "Fate", "Importer"]

# Beyond it a date is a slip whenever it is read; what is in the future today the doctor says.
_LATEST: Final = 2100
_PLACEHOLDER: Final = re.compile(r"\{([^{}]+)\}")
_BEFORE_ERA: Final = re.compile(
    r"\b(?:[Bb]efore (?:the )?(?:Common Era|Christ)|B\.?C\.?E?\.?|v\. ?Chr\.|př\. ?n\. ?l\.|p\.n\.e\.|"
    r"av\. J\.-C\.|до н\. ?э\.)(?!\w)"
)
_YEAR_AND_ON: Final = re.compile(r"(?<!\d)(\d{3,5})(?!\d)(?:\s*(?:-|–|to|and|or|until|bis)\s*(?:c\. ?)?\d{1,5})?\s*")
_NUMBER: Final = re.compile(r"\d{3,}")
_PROPERTY: Final = re.compile(r"P[1-9]\d{0,5}")
_NO_TEXT: Final = re.compile("[\ufffd\ud800-\udfff]")
_NO_TITLE: Final = re.compile(r"https?://www\.wikidata\.org/entity/Q\d{1,12}|Q[1-9]\d{3,11}")
_ELSEWHERE: Final = frozenset({"id", "date", "start", "end", "era", "end-era", "precision", "end-precision", "title"})
_MOST: Final = {"fact": limits.MAX_FACT, "source": limits.MAX_SOURCE}
_AS_IT_STANDS: Final = frozenset({"fact", "source", "front", "back"})
"""Roles whose text goes into cards.csv as it is, where a spreadsheet would run a formula; so do columns with x-."""
_LETTERS: Final = [a + b for a in "abcdefghijklmnopqrstuvwxyz234567" for b in "abcdefghijklmnopqrstuvwxyz234567"]
"""Ten bits as two letters of an id."""
_SHOWN: Final = 80
_SOME: Final = 400
"""Rows that say whether a file tells BC and AD apart in a column of eras."""
_QID: Final = re.compile(r"(?:https?://www\.wikidata\.org/(?:entity|wiki)/)?(Q[1-9]\d{0,11})")


class Card(msgspec.Struct, frozen=True):
    """A card to be: its cells by column of cards.csv, and its flags, one line each."""

    cells: dict[str, str]
    span: Span
    flags: tuple[str, ...] = ()


class Fate(msgspec.Struct, frozen=True):
    """What became of one row: a card, or the reason why not."""

    number: int
    title: str
    card: Card | None = None
    reason: str | None = None


class Importer:
    """Turns the rows of one table into cards. `language` is that of its titles; `astronomical` says that its plain
    numbers count a year 0.
    """

    def __init__(self, source: Source, columns: Columns, language: str, *, astronomical: bool = False) -> None:
        self._language = columns.languages(language)[0]
        self._titled = [(role, role.partition(".")[2] or language) for role in columns.roles if _kind(role) == "title"]
        self._others = [
            (role, kind, role.partition(".")[2] or language)
            for role in columns.roles
            if (kind := _kind(role)) not in _ELSEWHERE
        ]
        self._places = {name: place for place, name in enumerate(source.columns)}
        self._readers = {role: self._reader(pattern) for role, pattern in columns.roles.items()}
        self._seen: dict[int, int] = {}
        self._titles: dict[int, int] = {}
        self._ids: set[str] = set()
        self.themes: dict[str, str] = {}
        """The themes so far, id -> the name that the file has for them."""
        self._unit = source.unit
        # A table with the columns of cards.csv is taken at its word: what an export wrote comes back as it was.
        self._is_own = all(own_column(role) and pattern == f"{{{role}}}" for role, pattern in columns.roles.items())
        self._is_astronomical = astronomical
        self._has_both_eras = "era" in columns.roles and self._eras_of(source) == {-1, 1}
        self._has_sides = not columns.roles.keys().isdisjoint(("image", "front", "back"))
        self._dating = Dating(
            self._cell, [*columns.roles], columns.languages(language),
            astronomical=astronomical, is_own=self._is_own, form=form_of_times(source),
        )  # fmt: skip

    @property
    def has_minus(self) -> bool:
        """Whether a date so far is a number with a minus."""
        return self._dating.has_minus

    def fates(self, rows: Iterator[Row]) -> Iterator[Fate]:
        """What becomes of each row, in order."""
        for row in rows:
            yield self._fate(row)

    def _reader(self, pattern: str) -> list[tuple[bool, str | int]]:
        if (whole := pattern[1:-1]) in self._places and pattern == f"{{{whole}}}":
            return [(True, self._places[whole])]
        parts: list[tuple[bool, str | int]] = []
        for n, part in enumerate(_PLACEHOLDER.split(pattern)):
            if part:
                parts.append((True, self._places[part]) if n % 2 else (False, part))
        return parts

    def _eras_of(self, source: Source) -> set[int | None]:
        """BC (-1), AD (1) and None, as far as the first rows have them beside their years."""
        return {
            era_sign(cell) for row in islice(source.rows(), _SOME) if not row.wrong and (cell := self._cell("era", row))
        }

    def _cell(self, role: str, row: Row) -> str:
        """What the row says for this role, cleaned; '' where nothing."""
        reader = self._readers.get(role)
        if reader is None:
            return ""
        if len(reader) == 1 and isinstance(place := reader[0][1], int):
            return own_cell(row.cells[place]) if self._is_own else clean(row.cells[place])
        texts = [clean(row.cells[part]) if isinstance(part, int) else part for _, part in reader]
        filled = [text for (is_cell, _), text in zip(reader, texts, strict=True) if is_cell and text]
        # Where one of two is empty, its colon would stand alone.
        return "".join(texts) if len(filled) == sum(is_cell for is_cell, _ in reader) else " ".join(filled)

    def _fate(self, row: Row) -> Fate:
        titles = self._titles_of(row)
        title = next(iter(titles.values()), "")
        shown = title[:_SHOWN] if title.isprintable() else tame(title, _SHOWN)
        if row.wrong:
            return Fate(row.number, shown, reason=row.wrong)
        if not all(map(str.isascii, row.cells)) and any(map(_NO_TEXT.search, row.cells)):
            return Fate(row.number, shown, reason="bytes that are no text in this encoding (see --encoding)")
        if not title:
            return Fate(row.number, shown, reason="no title")
        if not self._is_own and (reason := _no_title(title)):
            return Fate(row.number, shown, reason=reason)
        if self._language not in titles:
            return Fate(row.number, shown, reason=f"no title in {self._language}, the first language of the deck")
        try:
            date, span = self._dating.read(row)
        except DateError as error:
            counts = error.code == "date.year-zero" and not self._is_astronomical
            hint = "; where 0 stands for 1 BC, say --years astronomical" if counts else ""
            return Fate(row.number, shown, reason=error.message + hint)
        except Refused as refused:
            return Fate(row.number, shown, reason=str(refused))
        return self._card(row, titles, date, span, shown)

    def _card(self, row: Row, titles: dict[str, str], date: str, span: Span, shown: str) -> Fate:
        flags = _cut_titles(titles)
        if precision := self._dating.unused_precision:
            flags.append(f"the precision {tame(precision, 20)!r} was not used: it belongs to times of Wikidata")
        if self._has_both_eras and self._dating.lacks_era:
            flags.append("no era stands beside the year, while other rows have BC or AD: it was read as AD")
        title = titles[next(iter(titles))]
        # Hashes and not the texts: a million of them have to fit into memory, and two alike do not come about.
        key = hash(title.casefold())
        whole = hash((key, span.first, span.last))
        if whole in self._seen:
            same = f"the same title and date as in {self._unit} {self._seen[whole]}"
            if not self._is_own or self._own_id(row) is None:
                return Fate(row.number, shown, reason=same)
            flags.append(same)
        elif key in self._titles:
            flags.append(f"the same title as in {self._unit} {self._titles[key]}, with another date")
        self._seen[whole] = self._titles[key] = row.number
        cells = {"id": self._id(row, title), "date": date}
        if (own := self._cell("id", row)) and self._is_own and own != cells["id"]:
            flags.append(f"the id {tame(own, 20)!r} is none, or stands in a row before; the card got {cells['id']}")
        self._put_titles(cells, titles)
        for role, kind, language in self._others:
            if text := self._cell(role, row):
                self._put(cells, flags, role, kind, language, text)
        if self._has_sides:
            _mend_sides(cells, flags, span)
        if span.first > 0 and _speaks_of_bc(row, span):
            flags.append("the row speaks of a time BC, but its date is AD")
        if span.last > _LATEST:
            flags.append("the date lies in the future")
        if _gives_away(titles, span):
            flags.append("the title gives the date away")
        return Fate(row.number, shown, card=Card(cells, span, tuple(flags)))

    def _titles_of(self, row: Row) -> dict[str, str]:
        """The titles by language, the first first."""
        return {language: text for role, language in self._titled if (text := self._cell(role, row))}

    def _put_titles(self, cells: dict[str, str], titles: dict[str, str]) -> None:
        for language, title in titles.items():
            if len(title) > limits.MAX_TITLE:
                cells.setdefault("x-title", title[: limits.MAX_CELL])
                title = shortened(title, limits.MAX_TITLE)
            cells[f"title.{language}"] = title

    def _put(self, cells: dict[str, str], flags: list[str], role: str, kind: str, language: str, text: str) -> None:
        """Put the text of this role into its cell, in the form that a card may have, and flag what is lost."""
        if (kind in _AS_IT_STANDS or role.startswith("x-")) and not self._is_own and is_formula(text):
            what = tame(role, 40) if role.startswith("x-") else f"the {kind}"
            flags.append(f"{what} was left out: it is a formula")
        elif kind in _MOST:
            if len(text) > _MOST[kind]:
                flags.append(f"the {kind} has {len(text)} characters and was cut")
            item = _QID.fullmatch(text) if kind == "source" and not self._is_own else None
            name = f"fact.{language}" if kind == "fact" else kind
            cells[name] = f"Wikidata {item[1]}" if item else shortened(text, _MOST[kind])
        elif kind == "theme":
            if theme := self._theme(text):
                cells[role] = theme
            else:
                flags.append(f"the theme {tame(text, 40)!r} was left out: a deck has at most {limits.MAX_THEMES}")
            if theme and len(text) > limits.MAX_TITLE:
                flags.append(f"the theme has {len(text)} characters and was cut")
        elif kind in ("asks", "icon"):
            if kind == "asks" and not self._is_own:
                # A property of Wikidata that says nothing here is no loss.
                text = PROPERTIES.get(text, "") if _PROPERTY.fullmatch(text) else text.lower()
            if (WORD if kind == "asks" else ICON).fullmatch(text):
                cells[role] = text
            elif text:
                flags.append(f"{role} {tame(text, 40)!r} was left out: not of the right form")
        elif role in cells:
            flags.append(f"what stands in {role} was left out: the whole title is there")
        elif role.startswith("x-"):
            if len(text) > limits.MAX_CELL:
                flags.append(f"{tame(role, 40)} has {len(text)} characters and was cut")
            cells[role] = text[: limits.MAX_CELL]
        else:
            cells[role] = text

    def _theme(self, text: str) -> str | None:
        """The id of the theme of this name; themes are made as they come. None where there are too many."""
        title = text[: limits.MAX_TITLE]
        plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
        name = text if NAME.fullmatch(text) else re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:36]
        name = name if NAME.fullmatch(name) else "theme"
        number = 1
        # "C" and "C++" are two themes.
        while (known := f"{name}-{number}" if number > 1 else name) in self.themes:
            if self.themes[known].casefold() == title.casefold():
                return known
            number += 1
        if len(self.themes) >= limits.MAX_THEMES:
            return None
        self.themes[known] = title
        return known

    def _id(self, row: Row, title: str) -> str:
        """The row's own id where it is one, else one from the title: it says nothing of the date and stays the same
        when the file is imported again.
        """
        if own := self._own_id(row):
            self._ids.add(own)
            return own
        attempt = 0
        while True:
            digest = hashlib.sha256(f"{title}\0{attempt}".encode()).digest()
            bits = int.from_bytes(digest[:4]) >> 2
            card_id = _LETTERS[bits >> 20] + _LETTERS[bits >> 10 & 1023] + _LETTERS[bits & 1023]
            if card_id not in self._ids:
                self._ids.add(card_id)
                return card_id
            attempt += 1

    def _own_id(self, row: Row) -> str | None:
        """The id that the row has, where it is one of a card and no row before has it."""
        own = self._cell("id", row)
        return own if re.fullmatch(r"[a-z2-7]{6}", own) and own not in self._ids else None


def _kind(role: str) -> str:
    return role.partition(".")[0]


def _cut_titles(titles: dict[str, str]) -> list[str]:
    """A flag for each title that is too long. The first of them is kept in x-title, as far as a cell goes."""
    flags = []
    kept = "the whole stands in x-title"
    for language, text in titles.items():
        if len(text) > limits.MAX_TITLE:
            if len(text) > limits.MAX_CELL and kept:
                kept = f"its first {limits.MAX_CELL:,} stand in x-title"
            which = f"; {kept}" if kept else f" (title.{language})"
            flags.append(f"the title has {len(text)} characters and was cut{which}")
            kept = ""
    return flags


def _mend_sides(cells: dict[str, str], flags: list[str], span: Span) -> None:
    """Without a picture or symbols that no card may have."""
    front, back = cells.get("front", ""), cells.get("back", "")
    if (front or back) and (not front or not back or front == back or max(len(front), len(back)) > limits.MAX_SYMBOL):
        flags.append("the symbols were left out: a card has two, and they differ")
        cells.pop("front", None)
        cells.pop("back", None)
    if image := cells.get("image", ""):
        years = {str(abs(span.first)), str(abs(span.last))}
        tells = image.partition(".")[0] != cells["id"] and not years.isdisjoint(_NUMBER.findall(image))
        if tells or not PICTURE_NAME.fullmatch(image):
            flags.append(
                f"the picture {tame(image, 40)!r} was left out: its name is not of the right form, or is the date"
            )
            del cells["image"]


def _no_title(title: str) -> str | None:
    """Why this is no title of a card; None where it is one."""
    if is_formula(title):
        return "a formula stands where the title is"
    if _NO_TITLE.fullmatch(title):
        return "the number of a Wikidata item stands where the title is: it has no label in this language"
    return None


def _speaks_of_bc(row: Row, span: Span) -> bool:
    """Whether the row names a time BC, which its date may have lost; in later centuries, only with this very year."""
    if span.last < 1000:
        return _BEFORE_ERA.search(" ".join(row.cells)) is not None
    year = str(span.first)
    for cell in row.cells:
        is_longer = len(cell) > len(year) + 2 and year in cell
        if is_longer and any(number == year and _BEFORE_ERA.match(behind) for number, behind in _years_in(cell)):
            return True
    return False


def _years_in(text: str) -> Iterator[tuple[str, str]]:
    """Each number of the text, and what stands behind it or behind the number that it is the beginning of a span to."""
    for found in _YEAR_AND_ON.finditer(text):
        yield found[1], text[found.end() : found.end() + 20]


def _gives_away(titles: dict[str, str], span: Span) -> bool:
    """Whether a title holds the first or the last year."""
    numbers = [number for text in titles.values() for number in _NUMBER.findall(text)]
    return bool(numbers) and not {str(abs(span.first)), str(abs(span.last))}.isdisjoint(numbers)
