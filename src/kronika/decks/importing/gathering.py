"""What came of all rows: the cards as lines of cards.csv, the account of the others, and the numbers.

Does not know the file that they come from, nor where they go. Cards are held as the lines that will be written, so
that a million of them fit into memory.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator
from typing import Final

from kronika.decks.cells import neutral
from kronika.decks.importing.columns import Columns
from kronika.decks.importing.rows import Fate
from kronika.decks.limits import MAX_COLUMNS, MAX_LANGUAGES, MAX_SHEET_BYTES
from kronika.decks.writing import columns_of_deck
from kronika.errors import DeckError

__all__ = ["Gathering"]

_KEPT: Final = 20
_SPECIAL: Final = re.compile(r'["\r\n]')
_FULL: Final = MAX_SHEET_BYTES - 1024 * 1024
"""Of cards.csv; the rest is for its first line."""


class Gathering:
    """Gathers fates. `imported`, `flagged` and `refused` count rows (a flagged one is not counted as imported);
    `some_refused` and `some_flagged` are the first of each; `pictures` counts the cards that have one.
    """

    def __init__(self, columns: Columns, languages: list[str], unit: str) -> None:
        self.imported = self.flagged = self.refused = self.pictures = 0
        self.some_refused: list[Fate] = []
        self.some_flagged: list[Fate] = []
        used = {
            role if "." in role or role not in ("title", "fact") else f"{role}.{languages[0]}" for role in columns.roles
        }
        extra = sorted(name for name in used if name.startswith("x-") and name != "x-title")
        used |= {"id", "date"}
        for what, number, most in (
            ("columns", len(used) + 1, MAX_COLUMNS), ("languages", len(languages), MAX_LANGUAGES),
        ):  # fmt: skip
            if number > most:
                raise DeckError("deck.limit", f"{number} {what}", file="cards.csv", remedy=f"a deck has at most {most}")
        self._order = [name for name in columns_of_deck(languages, extra) if name in used]
        # A line begins with the id, so that lines in order are cards in order.
        self._lines: list[bytes] = []
        self._size = 0
        self._has_whole_titles = "x-title" in used
        self._cell = io.StringIO()
        self._writer = csv.writer(self._cell, lineterminator="")
        self._report = bytearray()
        self._report += self._line([unit, "result", "id", "title", "why"]) + b"\n"

    @property
    def cards(self) -> int:
        return len(self._lines)

    @property
    def rows(self) -> int:
        return self.imported + self.flagged + self.refused

    def take(self, fates: Iterable[Fate]) -> Iterator[Fate]:
        """Takes every fate and hands it on. DeckError where there are more cards than a deck can hold."""
        for fate in fates:
            card = fate.card
            if card is None:
                self.refused += 1
                self._note("refused", fate, "", fate.reason or "", self.some_refused)
            else:
                cells = card.cells
                line = self._line([*[cells.get(name, "") for name in self._order], cells.get("x-title", "")])
                self._lines.append(line)
                self.pictures += "image" in cells
                self._size += len(line) + 1
                if self._size > _FULL:
                    problem = f"more than {_FULL // 2**20} MiB of cards"
                    remedy = "split the file, or leave out what is long, as with --map fact="
                    raise DeckError("deck.limit", problem, file="cards.csv", remedy=remedy)
                self._has_whole_titles = self._has_whole_titles or "x-title" in cells
                if card.flags:
                    self.flagged += 1
                    self._note("flagged", fate, cells["id"], "; ".join(card.flags), self.some_flagged)
                else:
                    self.imported += 1
            yield fate

    def sheet(self) -> str:
        """cards.csv, in order of id."""
        self._lines.sort()
        head = self._line([*self._order, "x-title"] if self._has_whole_titles else self._order)
        # Without any whole title the last column is empty, and its comma goes.
        lines = self._lines if self._has_whole_titles else [line[:-1] for line in self._lines]
        return b"\n".join([head, *lines, b""]).decode()

    def report(self) -> bytes:
        """The flagged and the refused rows as CSV: row, result, id, title, why; no cell is a formula."""
        return bytes(self._report)

    def _note(self, result: str, fate: Fate, card_id: str, why: str, some: list[Fate]) -> None:
        self._report += self._line([str(fate.number), result, card_id, neutral(fate.title), neutral(why)]) + b"\n"
        if len(some) < _KEPT:
            some.append(fate)

    def _line(self, cells: list[str]) -> bytes:
        plain = ",".join(cells)
        if cells[0] and not _SPECIAL.search(plain) and plain.count(",") == len(cells) - 1:
            return plain.encode()
        self._cell.seek(0)
        self._cell.truncate()
        self._writer.writerow(cells)
        return self._cell.getvalue().encode()
