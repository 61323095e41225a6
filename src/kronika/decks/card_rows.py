"""The rows of cards.csv as cards: every cell held to what its column means.

Does not know where the files lie. Goes on after an error, row by row, so that one pass finds them all. A date that no
reading without a language settles is read in the deck's own languages.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable
from typing import Final

from kronika.dates import DATE_LANGUAGES, Span, parse_date
from kronika.decks import limits
from kronika.decks.files import PICTURE_NAME
from kronika.decks.findings import Findings, shown
from kronika.decks.manifest import ICON, LANGUAGE, WORD, Manifest
from kronika.decks.model import DeckCard
from kronika.decks.sheet import FILE, Row, Sheet
from kronika.decks.symbols import derived_symbols
from kronika.errors import DateError, DeckError

_COLUMNS: Final = ("id", "date", "asks", "theme", "icon", "image", "front", "back", "source")
_CARD_ID: Final = re.compile(r"[a-z2-7]{6}")


class CardReader:
    """Reads the cards of one deck. `pictures` gives the names in images/; `sources` wants a source for each card."""

    def __init__(
        self, manifest: Manifest, pictures: Callable[[], frozenset[str]], findings: Findings, *, sources: bool = False
    ) -> None:
        self._manifest = manifest
        self._pictures = pictures
        self._known_pictures: frozenset[str] | None = None
        self._findings = findings
        self._sources = sources
        self._spans: dict[str, Span | DateError] = {}
        self._rows_by_id: dict[str, int] = {}
        self._last_id = ""
        self._order_reported = False
        self._row = 1

    def cards(self, sheet: Sheet) -> tuple[DeckCard, ...]:
        """The cards of all rows that are right, in the sheet's order. DeckError where the rest of it cannot be read."""
        columns = self._header(sheet.header)
        cards = []
        rows = 0
        for row in sheet:
            rows += 1
            self._row = row.number
            card = self._card(row, columns)
            if card is not None:
                cards.append(card)
        if not rows:
            self._row = 1
            self._add("deck.missing", "no cards", "write one row a card below the header", None)
        return tuple(cards)

    def _add(self, code: str, problem: str, remedy: str, column: str | None) -> None:
        self._findings.add(code, problem, remedy, file=FILE, row=self._row, column=column)

    def _header(self, header: Iterable[str | None]) -> frozenset[str]:
        """The usable columns; notes those that are unknown, doubled or missing."""
        columns: set[str] = set()
        languages = self._manifest.languages
        unreadable = False
        for name in header:
            if not name:
                unreadable = unreadable or name is None
                continue
            kind, dot, language = name.partition(".")
            if name in columns:
                self._add("deck.duplicate", "the column is there twice", "keep one of them", name)
            elif name in _COLUMNS or name.startswith("x-"):
                columns.add(name)
            elif kind in {"title", "fact"} and dot and LANGUAGE.fullmatch(language):
                columns.add(name)
                if languages and language not in languages:
                    remedy = f"add {language} to languages in deck.toml"
                    self._add("deck.extra", "a language that the deck does not have", remedy, name)
            else:
                self._add("deck.extra", "unknown column", self._likely(name), name)
        wanted = ["id", "date", *([f"title.{languages[0]}"] if languages else [])]
        for name in wanted:
            if name not in columns and not unreadable:
                self._add("deck.missing", "the column is missing", "add it to the header row", name)
        return frozenset(columns)

    def _likely(self, name: str) -> str:
        known = [
            *_COLUMNS,
            *(f"{kind}.{code}" for kind in ("title", "fact") for code in self._manifest.languages or ("en",)),
        ]
        if near := difflib.get_close_matches(name[:60].lower(), known, 1):
            return f"is {near[0]} meant? Columns of your own begin with x-"
        return f"known are {', '.join(_COLUMNS)}, title.en, fact.en and so on; columns of your own begin with x-"

    def _card(self, row: Row, columns: frozenset[str]) -> DeckCard | None:
        before = self._findings.total
        card_id = self._id(row) if "id" in columns else ""
        span = self._date(row) if "date" in columns else None
        titles = self._texts(row, "title", limits.MAX_TITLE)
        first = self._manifest.languages[0] if self._manifest.languages else None
        if first and f"title.{first}" in columns and row.is_empty(f"title.{first}"):
            self._add(
                "deck.missing",
                "the cell is empty",
                "say which event it is; other languages may be left out",
                f"title.{first}",
            )
        front, back = self._symbols(row, card_id)
        card_facts = self._texts(row, "fact", limits.MAX_FACT)
        asks = self._matching(row, "asks", WORD, "a lower-case word such as founded")
        icon = self._matching(row, "icon", ICON, "the name of an icon such as bulb")
        theme = self._theme(row)
        image = self._image(row, card_id, span)
        source = self._source(row)
        if self._findings.total > before or row.spoilt or span is None:
            return None
        return DeckCard(
            id=card_id,
            date=row.get("date"),
            span=span,
            titles=titles,
            facts=card_facts,
            asks=asks or self._manifest.asks,
            theme=theme,
            icon=icon,
            image=image,
            front=front,
            back=back,
            source=source,
            extra={name: text for name, text in row.cells.items() if name.startswith("x-")},
        )

    def _id(self, row: Row) -> str:
        card_id = row.get("id")
        if row.is_empty("id"):
            self._add("deck.missing", "the cell is empty", "give each card six characters of a-z and 2-7", "id")
        elif card_id and not _CARD_ID.fullmatch(card_id):
            # 234e56 is a good id that spreadsheets turn into 2.34E+58.
            remedy = "write six characters of a-z and 2-7, in a column formatted as text"
            self._add("deck.id", f"{shown(card_id)} is no id of a card", remedy, "id")
        elif card_id in self._rows_by_id:
            self._add(
                "deck.duplicate", f"{card_id} stands in row {self._rows_by_id[card_id]} already", "choose another", "id"
            )
        elif card_id:
            self._rows_by_id[card_id] = row.number
            if card_id > self._last_id:
                self._last_id = card_id
            elif not self._order_reported:
                # One card out of place puts many rows out of order; sorting mends all of them at once.
                self._order_reported = True
                self._add(
                    "deck.order", f"{card_id} stands below {self._last_id}", "sort the rows by id, digits first", "id"
                )
        return card_id

    def _date(self, row: Row) -> Span | None:
        text = row.get("date")
        if row.is_empty("date"):
            self._add("deck.missing", "the cell is empty", "write a date such as 1879 or around 500 BC", "date")
        elif len(text) > limits.MAX_DATE:
            self._add("deck.limit", f"{len(text)} characters", f"write at most {limits.MAX_DATE}", "date")
        elif text:
            if text not in self._spans:
                self._spans[text] = self._span(text)
            span = self._spans[text]
            if not isinstance(span, DateError):
                return span
            self._add("deck.date", span.message, "", "date")
        return None

    def _span(self, text: str) -> Span | DateError:
        """What the text means without a language, or else in the deck's languages, if those that read it agree."""
        try:
            return parse_date(text)
        except DateError as error:
            refused = error
        readings = {}
        for code in self._manifest.languages:
            language = code.partition("-")[0]
            if language not in DATE_LANGUAGES:
                continue
            try:
                span = parse_date(text, language)
            except DateError:
                continue
            readings[span.first, span.last] = span
        return readings.popitem()[1] if len(readings) == 1 else refused

    def _texts(self, row: Row, kind: str, longest: int) -> dict[str, str]:
        texts = {}
        codes = self._manifest.languages or tuple(c.partition(".")[2] for c in row.cells if c.startswith(kind + "."))
        for code in codes:
            column = f"{kind}.{code}"
            text = row.get(column)
            if len(text) > longest:
                self._add("deck.limit", f"{len(text)} characters", f"write at most {longest}", column)
            elif text:
                texts[code] = text
        return texts

    def _matching(self, row: Row, column: str, form: re.Pattern[str], want: str) -> str | None:
        text = row.get(column)
        if not text:
            return None
        if not form.fullmatch(text):
            self._add("deck.value", f"{shown(text)} is not right here", f"write {want}", column)
        return text

    def _theme(self, row: Row) -> str | None:
        theme = row.get("theme")
        declared = self._manifest.themes
        if theme and declared is not None and theme not in declared:
            themes = ", ".join(list(declared)[:20]) or "none yet"
            remedy = f"add it to themes in deck.toml, or use one of those declared there: {themes}"
            self._add("deck.theme", f"{shown(theme)} is not declared", remedy, "theme")
        return theme or None

    def _symbols(self, row: Row, card_id: str) -> tuple[str, str]:
        front, back = row.get("front"), row.get("back")
        if "front" in row.spoilt or "back" in row.spoilt:
            return front, back
        for column, symbol in (("front", front), ("back", back)):
            if len(symbol) > limits.MAX_SYMBOL:
                self._add("deck.limit", f"{len(symbol)} characters", f"write at most {limits.MAX_SYMBOL}", column)
        if front and back:
            if front == back:
                self._add(
                    "deck.symbols",
                    f"both sides have {shown(front)}",
                    "give the two sides different ones [TC-42]",
                    "back",
                )
            return front, back
        if front or back:
            empty = "back" if front else "front"
            self._add("deck.symbols", "only one side has a symbol", "write both, or leave both empty", empty)
        return derived_symbols(card_id)

    def _image(self, row: Row, card_id: str, span: Span | None) -> str | None:
        image = row.get("image")
        if not image:
            return None
        if self._known_pictures is None:
            self._known_pictures = self._pictures()
        if not PICTURE_NAME.fullmatch(image):
            remedy = "write a name such as k3m7qa.webp: letters, digits, - and _, ending in png, jpg, webp, avif or gif"
            self._add("deck.image", f"{shown(image)} is no name of a picture", remedy, "image")
        elif image not in self._known_pictures:
            self._add(
                "deck.image", f"{image} is not in images/", "put it there, spelled alike, as a plain file", "image"
            )
        elif span and image.partition(".")[0] != card_id and _names_a_year(image, span):
            self._add(
                "deck.image", "the name of the picture gives the date away", "name it after the card's id", "image"
            )
        return image

    def _source(self, row: Row) -> str | None:
        source = row.get("source")
        if len(source) > limits.MAX_SOURCE:
            self._add("deck.limit", f"{len(source)} characters", f"write at most {limits.MAX_SOURCE}", "source")
        elif self._sources and row.is_empty("source"):
            self._add(
                "deck.missing", "the cell is empty", "name the Wikidata item or the work that has the date", "source"
            )
        return source or None


def _names_a_year(image: str, span: Span) -> bool:
    """Whether a number in the name is the first or the last year; numbers below 100 are common and say little."""
    years = {str(abs(span.first)), str(abs(span.last))}
    return any(len(number) >= 3 and number in years for number in re.findall(r"[0-9]+", image))


def read_cards(
    data: bytes,
    manifest: Manifest,
    pictures: Callable[[], frozenset[str]],
    findings: Findings,
    *,
    sources: bool = False,
) -> tuple[DeckCard, ...]:
    """The cards in these bytes of cards.csv; what is wrong goes to `findings`."""
    try:
        return CardReader(manifest, pictures, findings, sources=sources).cards(Sheet(data, findings))
    except DeckError as error:
        findings.keep(error)
        return ()
