"""What is wrong with a deck, collected, so that its maker can mend everything in one go.

Knows no file format. The first errors are kept (`MAX_ERRORS`), the rest are counted. The codes of this package, each
a DeckError:

    deck.unknown    no deck that ships has this name, and it is no path of one
    deck.missing    a file, a key, a column, a cell or a card that must be there is not
    deck.archive    a .kdeck or a workbook that is not a plain, safe zip archive
    deck.file       something other than a plain file where one is wanted, or one that cannot be read
    deck.limit      larger than limits.py allows
    deck.encoding   bytes that are not UTF-8
    deck.syntax     not TOML, not CSV, not JSON, not XML; no table or list that could be imported
    deck.extra      a key, a column, a cell or a language that no deck has or this one does not declare
    deck.value      a value of the wrong kind or form
    deck.id         an id of a card of the wrong form
    deck.order      rows that are not in order of id
    deck.duplicate  the same id or file name twice
    deck.date       a text that is not one date
    deck.symbols    one symbol without the other, or twice the same
    deck.image      a picture that is not there, that cannot be read, or whose name gives the date away
    deck.icon       an icon that holds more than plain shapes
    deck.glyph      a text with characters that the fonts of printed cards cannot draw
    deck.print      cards that the typesetter cannot cope with
    deck.theme      a theme that deck.toml does not declare
    deck.more       the last entry of `check_deck` where there are more errors than are listed
"""

from __future__ import annotations

import unicodedata

from kronika.decks.limits import MAX_ERRORS
from kronika.errors import DeckError


class Findings:
    """The errors of one deck: `errors` in the order of the files and rows, at `most` so many; `more` those that are
    only counted.
    """

    def __init__(self, most: int = MAX_ERRORS) -> None:
        self._most = most
        self.errors: list[DeckError] = []
        self.more = 0

    def add(
        self, code: str, problem: str, remedy: str, *, file: str, row: int | None = None, column: str | None = None
    ) -> None:
        self.keep(DeckError(code, problem, file=file, row=row, column=column, remedy=remedy))

    def keep(self, error: DeckError) -> None:
        if len(self.errors) == self._most:
            self.more += 1
        elif str(error).isprintable() and len(error.column or "") <= 100:
            self.errors.append(error)
        else:
            self.errors.append(
                DeckError(
                    error.code,
                    tame(error.problem, 1_000),
                    file=tame(error.file),
                    row=error.row,
                    column=error.column and tame(error.column),
                    remedy=tame(error.remedy, 1_000),
                )
            )

    @property
    def total(self) -> int:
        return len(self.errors) + self.more

    def listed(self, file: str) -> list[DeckError]:
        """The errors; where some were only counted, one last entry says how many."""
        if not self.more:
            return list(self.errors)
        rest = DeckError("deck.more", f"and {self.more} more errors", file=file, remedy="mend those above first")
        return [*self.errors, rest]

    def first(self) -> DeckError:
        """The first error, with the number of the others in its remedy."""
        error = self.errors[0]
        others = self.total - 1
        if not others:
            return error
        remedy = f"{error.remedy} (and {others} more {'error' if others == 1 else 'errors'} in this deck)"
        return DeckError(
            error.code, error.problem, file=error.file, row=error.row, column=error.column, remedy=remedy.lstrip()
        )


def tame(text: str, longest: int = 100) -> str:
    """The text in one short line, with nothing in it that a terminal would obey."""
    return "".join(c if c.isprintable() else "?" for c in text[:longest])


def shown(value: object) -> str:
    """A value from a deck as a message quotes it, short and in one line."""
    if isinstance(value, str):
        text = "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in value[:41])
        return f'"{text[:40]}…"' if len(value) > 40 or len(text) > 40 else f'"{text}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if value.bit_length() <= 64 else "a number of very many digits"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return f"a {type(value).__name__}"


def control_character(text: str, *, breaks: bool = False) -> str | None:
    """The first control character or separator of lines in the text, by name; \\n is none where `breaks` is true."""
    if text.isprintable():
        return None
    for c in text:
        if unicodedata.category(c) in {"Cc", "Zl", "Zp"} and not (breaks and c == "\n"):
            return {"\0": "NUL", "\n": "a line break", "\r": "a carriage return", "\t": "a tab"}.get(
                c, f"the control character U+{ord(c):04X}"
            )
    return None
