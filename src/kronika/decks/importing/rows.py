"""From a row of a foreign table to a card: imported as it is, imported with a flag, or refused with a reason.

Knows no file format and writes nothing. No row is passed over without a word. Years are read as people count them; a
file that counts as astronomers do (0 is 1 BC) has to be said to.
"""

from __future__ import annotations

import base64
import hashlib
import re
import unicodedata
from collections.abc import Iterator
from typing import Final

import msgspec

from kronika.dates import Span
from kronika.decks import limits
from kronika.decks.findings import tame
from kronika.decks.importing.cleaning import clean, is_formula, own_cell, shortened
from kronika.decks.importing.columns import Columns, own_column
from kronika.decks.importing.dating import Dating, Refused, form_of_times
from kronika.decks.importing.source import Row, Source
from kronika.decks.importing.vocabulary import PROPERTIES
from kronika.decks.manifest import ICON, NAME, WORD
from kronika.errors import DateError

__all__ = ["Card", "Fate", "Importer"]

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
_AS_IT_IS: Final = ("image", "front", "back")
_LATEST: Final = 2100
_SHOWN: Final = 80
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
        self._columns = columns
        self._language = language
        self._places = {name: place for place, name in enumerate(source.columns)}
        self._readers = {role: self._reader(pattern) for role, pattern in columns.roles.items()}
        self._seen: dict[bytes, int] = {}
        self._titles: dict[bytes, int] = {}
        self._ids: set[str] = set()
        self.themes: dict[str, str] = {}
        """The themes so far, id -> the name that the file has for them."""
        self._unit = source.unit
        # A table with the columns of cards.csv is taken at its word: what an export wrote comes back as it was.
        self._is_own = all(own_column(role) and pattern == f"{{{role}}}" for role, pattern in columns.roles.items())
        self._is_astronomical = astronomical
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
        if any(not cell.isascii() and _NO_TEXT.search(cell) for cell in row.cells):
            return Fate(row.number, shown, reason="bytes that are no text in this encoding (see --encoding)")
        if not title:
            return Fate(row.number, shown, reason="no title")
        if not self._is_own and (reason := _no_title(title)):
            return Fate(row.number, shown, reason=reason)
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
        flags = [
            f"the title has {len(text)} characters and was cut; the whole stands in x-title"
            for text in titles.values()
            if len(text) > limits.MAX_TITLE
        ]
        title = titles[next(iter(titles))]
        key = _digest(title.casefold())
        whole = _digest(f"{title.casefold()}\0{span.first}\0{span.last}")
        if whole in self._seen:
            same = f"the same title and date as in {self._unit} {self._seen[whole]}"
            if not self._is_own or self._own_id(row) is None:
                return Fate(row.number, shown, reason=same)
            flags.append(same)
        elif key in self._titles:
            flags.append(f"the same title as in {self._unit} {self._titles[key]}, with another date")
        self._seen[whole] = self._titles[key] = row.number
        cells = {"id": self._id(row, title), "date": date}
        cells.update(self._texts(row, titles, flags))
        if span.first > 0 and _speaks_of_bc(row, span):
            flags.append("the row speaks of a time BC, but its date is AD")
        if span.last > _LATEST:
            flags.append("the date lies in the future")
        if _gives_away(titles, span):
            flags.append("the title gives the date away")
        return Fate(row.number, shown, card=Card(cells, span, tuple(flags)))

    def _titles_of(self, row: Row) -> dict[str, str]:
        """The titles by language, the first first."""
        titles: dict[str, str] = {}
        for role in self._columns.roles:
            kind, _, language = role.partition(".")
            if kind == "title" and (text := self._cell(role, row)):
                titles[language or self._language] = text
        return titles

    def _texts(self, row: Row, titles: dict[str, str], flags: list[str]) -> dict[str, str]:
        cells: dict[str, str] = {}
        for language, title in titles.items():
            if len(title) > limits.MAX_TITLE:
                cells.setdefault("x-title", title[: limits.MAX_CELL])
                title = shortened(title, limits.MAX_TITLE)
            cells[f"title.{language}"] = title
        for role in self._columns.roles:
            kind, _, language = role.partition(".")
            if kind in ("fact", "source") and not self._is_own and is_formula(self._cell(role, row)):
                flags.append(f"the {kind} was left out: it is a formula")
            elif kind == "fact" and (text := self._cell(role, row)):
                if len(text) > limits.MAX_FACT:
                    flags.append(f"the fact has {len(text)} characters and was cut")
                cells[f"fact.{language or self._language}"] = shortened(text, limits.MAX_FACT)
            elif role == "theme" and (text := self._cell(role, row)):
                if theme := self._theme(text):
                    cells["theme"] = theme
                else:
                    flags.append(f"the theme {tame(text, 40)!r} was left out: a deck has at most {limits.MAX_THEMES}")
            elif role == "source" and (text := self._cell(role, row)):
                found = None if self._is_own else _QID.fullmatch(text)
                if len(text) > limits.MAX_SOURCE:
                    flags.append(f"the source has {len(text)} characters and was cut")
                cells["source"] = f"Wikidata {found[1]}" if found else shortened(text, limits.MAX_SOURCE)
            elif role == "asks" and not self._is_own and _PROPERTY.fullmatch(text := self._cell(role, row)):
                if text in PROPERTIES:
                    cells[role] = PROPERTIES[text]
            elif role in ("asks", "icon") and (text := self._cell(role, row)):
                word = text if self._is_own or role == "icon" else text.lower()
                if (WORD if role == "asks" else ICON).fullmatch(word):
                    cells[role] = word
                else:
                    flags.append(f"{role} {tame(text, 40)!r} was left out: not of the right form")
            elif (role in _AS_IT_IS or role.startswith("x-")) and (text := self._cell(role, row)):
                cells[role] = text
        return cells

    def _theme(self, text: str) -> str | None:
        """The id of the theme of this name; themes are made as they come."""
        if NAME.fullmatch(text):
            name = text
        else:
            plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
            name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40]
            if not NAME.fullmatch(name):
                name = f"theme-{len(self.themes) + 1}"
                name = next((known for known, title in self.themes.items() if title == text), name)
        if name not in self.themes and len(self.themes) >= limits.MAX_THEMES:
            return None
        self.themes.setdefault(name, text[: limits.MAX_TITLE])
        return name

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
            card_id = base64.b32encode(digest[:5])[:6].decode().lower()
            if card_id not in self._ids:
                self._ids.add(card_id)
                return card_id
            attempt += 1

    def _own_id(self, row: Row) -> str | None:
        """The id that the row has, where it is one of a card and no row before has it."""
        own = self._cell("id", row)
        return own if re.fullmatch(r"[a-z2-7]{6}", own) and own not in self._ids else None


def _digest(text: str) -> bytes:
    return hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=8).digest()


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
    texts = [cell for cell in row.cells if len(cell) > len(year) + 2 and year in cell]
    return any(_BEFORE_ERA.match(found[1]) for text in texts for found in _years_in(text) if found[0] == year)


def _years_in(text: str) -> Iterator[tuple[str, str]]:
    """Each number of the text, and what stands behind it or behind the number that it is the beginning of a span to."""
    for found in _YEAR_AND_ON.finditer(text):
        yield found[1], text[found.end() : found.end() + 20]


def _gives_away(titles: dict[str, str], span: Span) -> bool:
    """Whether a title holds the first or the last year."""
    if all(text.isalpha() for text in titles.values()):
        return False
    years = {str(abs(span.first)), str(abs(span.last))}
    return any(number in years for text in titles.values() for number in _NUMBER.findall(text))
