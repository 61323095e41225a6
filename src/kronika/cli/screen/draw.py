"""The table as lines of coloured text: the row on its rail, hands, piles, people. No widgets, no keys.

Knows views, what somebody is about to choose, and how wide the place is. Every text goes in as plain text, never as
markup. Colour never tells anything alone: signs and words say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from rich.text import Text

from kronika.cards import CardId
from kronika.cli.choosing import Choosing
from kronika.cli.listing import Row, rows_of, symbol_sign
from kronika.cli.text import clean, cut, pad, width, wrap
from kronika.cli.words import Words
from kronika.engine import View
from kronika.engine.view import CardView

__all__ = ["GOLD", "RIGHT", "WRONG", "Drawing", "Drawn", "draw_hand", "draw_line", "draw_side", "hand_columns", "pair"]

INK, SOFT, GOLD, RIGHT, WRONG, HAIR = "#f5ebd8", "#c4b49c", "#f2bc3c", "#7fd0a6", "#ff9c88", "#8c7b66"
ON_GOLD = f"bold #17130f on {GOLD}"
DATE_CELLS = 14


class Drawing(NamedTuple):
    """What all drawings need: the titles, the words, and how many cells there are."""

    titles: Callable[[CardId], str]
    words: Words
    cells: int


class Drawn(NamedTuple):
    """Lines, and which of them the eye should be on (first, last), if any."""

    lines: list[Text]
    focus: tuple[int, int] | None
    gaps: Mapping[int, int] = MappingProxyType({})
    """The gap that a line stands for, by the number of the line."""


def draw_line(
    view: View, on: Drawing, choosing: Choosing | None, *, fresh: CardId | None = None, roomy: bool = False
) -> Drawn:
    """The row from the earliest down, on a rail; with the gap or the card of the chain that is being chosen.

    `fresh` is the card that came last; `roomy` leaves a line for every gap.
    """
    chain = choosing.chain if choosing is not None else None
    rows = rows_of(view, chain)
    team = view.game == "twist-coop"
    drawing = _LineDrawing(view, on, choosing, fresh, rows)
    gaps = choosing is not None and not team and not choosing.correcting
    if not rows and not gaps:
        drawing.lines.append(Text(on.words("zone-empty"), style=HAIR))
    for at, row in enumerate(rows):
        if not team:
            drawing.gap(at, gaps, roomy)
        drawing.row(at, row)
    if not team:
        drawing.gap(len(rows), gaps, roomy)
    return Drawn(drawing.lines, drawing.focus, drawing.gaps)


class _LineDrawing:
    """The lines of one row, as far as they are drawn."""

    def __init__(
        self, view: View, on: Drawing, choosing: Choosing | None, fresh: CardId | None, rows: Sequence[Row]
    ) -> None:
        self.view, self.on, self.choosing, self.fresh = view, on, choosing, fresh
        self.lines: list[Text] = []
        self.focus: tuple[int, int] | None = None
        self.gaps: dict[int, int] = {}
        self.chain = view.game == "anno-domini"
        dates = [on.words.date(row.card.back) for row in rows if row.card is not None and row.card.back is not None]
        self.cells = min(max(map(width, dates), default=0), max(8, min(DATE_CELLS, on.cells // 3)))
        if self.chain:
            self.cells = 3
        self.moved = choosing.moved if choosing is not None and choosing.chain is not None else frozenset()

    def gap(self, at: int, choosable: bool, roomy: bool) -> None:
        """The gap before the card with this index: where the chosen card would go, or a piece of the rail."""
        choosing = self.choosing
        self.gaps[len(self.lines)] = at
        if choosable and choosing is not None and choosing.gap == at:
            first = len(self.lines)
            title = self.on.titles(choosing.chosen) if choosing.chosen is not None else ""
            for number, piece in enumerate(wrap(title, max(8, self.on.cells - self.cells - 4))):
                line = Text(("" if number else "▶").rjust(self.cells + 1) + " ", style=f"bold {GOLD}")
                line.append(f" {piece} ", style=ON_GOLD)
                self.gaps[len(self.lines)] = at
                self.lines.append(line)
            self.focus = (first, len(self.lines) - 1)
        elif roomy:
            self.lines.append(Text(" " * (self.cells + 2) + "│", style=HAIR))

    def row(self, at: int, row: Row) -> None:
        first = len(self.lines)
        if row.card is None:
            free = self.on.words("zone-free")
            self.lines.append(Text(" " * (self.cells + 2) + "┆   ╭ " + cut(free, self.on.cells - self.cells - 9), HAIR))
            return
        under = self.choosing is not None and self.choosing.correcting and self.choosing.at == at
        self.card(at, row, under)
        if under or (row.card.id == self.fresh and self.focus is None and self.choosing is None):
            self.focus = (first, len(self.lines) - 1)

    def card(self, at: int, row: Row, under: bool) -> None:
        card, cells = row.card, self.cells
        assert card is not None
        date = self.on.words.date(card.back) if card.back is not None else ""
        long_date = width(date) > cells and not self.chain
        head = Text()
        if self.chain:
            head.append(f"{at + 1}.".rjust(cells), style=HAIR)
        elif row.upper:
            head.append(" " * cells)
        else:
            head.append(" " * (cells - width(date)) + date if not long_date else " " * cells, style=f"bold {INK}")
        inset = 6 if row.upper else 2
        sign, style = self.sign(row, card, under)
        head.append("  ")
        if row.upper:
            head.append("┆   ", style=HAIR)
            head.append("╭ " if not row.on_top else "= ", style=HAIR)
        else:
            head.append(sign + " ", style=style)
        title = self.on.titles(card.id)
        if row.upper and date:
            title = f"{date} · {title}"
        elif long_date or (self.chain and date):
            title = f"{title} · {date}"
        mark = " ✓" if card.id == self.fresh and card.back is not None else " ↕" if card.id in self.moved else ""
        room = max(8, self.on.cells - cells - 2 - inset)
        for number, piece in enumerate(wrap(title + mark, room)):
            if number == 0:
                line = head
            else:
                line = Text(" " * (cells + 2))
                line.append("┆".ljust(inset) if row.upper else "│".ljust(inset), style=HAIR)
            ink = ON_GOLD if under else RIGHT if mark == " ✓" else GOLD if mark else INK
            line.append(piece, style=ink)
            self.lines.append(line)

    def sign(self, row: Row, card: CardView, under: bool) -> tuple[str, str]:
        if under:
            assert self.choosing is not None
            return ("↕" if self.choosing.held else "▶"), f"bold {GOLD}"
        if row.on_top:
            return "=", HAIR
        if self.chain:
            return ("●" if card.back is not None else "○"), HAIR
        return "●", RIGHT if card.id == self.fresh else HAIR


def hand_columns(cards: int, cells: int, rows: int) -> int:
    """In how many columns a hand lies.

    In one, so that titles can be read, or in two where it would take too many rows.
    """
    return 2 if cells >= 60 and cards > rows else 1


def draw_hand(view: View, seat: int, on: Drawing, choosing: Choosing | None, columns: int = 1) -> list[Text]:
    """The cards before a seat, numbered."""
    of = view.seats[seat]
    per_column = -(-len(of.hand) // columns) if of.hand else 0
    room = on.cells // columns
    lines = [Text() for _ in range(per_column)]
    for at, card in enumerate(of.hand):
        chosen = choosing is not None and choosing.card == at and not choosing.correcting
        sideways = card.id in of.horizontal
        number = f"{at + 1}".rjust(2 if len(of.hand) > 9 else 1)
        line = lines[at % per_column]
        line.append("▸" if chosen else " ", style=f"bold {GOLD}")
        line.append(f"{number} ", style=f"bold {GOLD}" if chosen else HAIR)
        note = ""
        if view.game == "twist-coop":
            match = bool(view.discard) and view.discard[-1].back is not None
            same = match and view.discard[-1].back.symbol == card.symbol  # type: ignore[union-attr]
            line.append(symbol_sign(card.symbol) + " ", style=GOLD if same else SOFT)
            note = f" ({on.words('hand-sideways')})" if sideways else ""
        used = 2 + len(number) + (2 if view.game == "twist-coop" else 0)
        title = cut(on.titles(card.id), room - used - 1 - width(note)) + note
        line.append(pad(title, room - used), style=f"bold {INK}" if chosen else f"italic {SOFT}" if sideways else INK)
    return lines


def draw_side(view: View, shown: int | None, on: Drawing) -> Drawn:
    """The piles, then everybody but the seat whose hand is shown elsewhere; the eye is on the seat to move."""
    words, cells = on.words, on.cells
    lines: list[Text] = []
    focus: tuple[int, int] | None = None
    chain = view.game == "anno-domini"

    def heading(text: str, note: str, style: str = INK) -> None:
        line = Text(cut(text, cells - width(note) - 1), style=f"bold {style}")
        line.append(" " * max(1, cells - line.cell_len - width(note)) + note, style=SOFT)
        lines.append(line)

    def card(card: CardView) -> None:
        team = view.game == "twist-coop"
        symbol = card.back.symbol if card.back is not None else card.symbol
        sign = symbol_sign(symbol) + " " if team else ""
        date = f" · {words.date(card.back)}" if card.back is not None else ""
        for number, piece in enumerate(wrap(on.titles(card.id) + date, cells - 2 - len(sign))):
            lines.append(Text("  " + (sign if number == 0 else " " * len(sign)) + piece, style=SOFT))

    heading(words("zone-pile"), words("zone-cards", cards=view.pile))
    if view.pile_top is not None:
        card(view.pile_top)
    heading(words("zone-aside" if chain else "zone-discard"), words("zone-cards", cards=len(view.discard)))
    if view.discard:
        card(view.discard[-1])
    if view.box:
        heading(words("zone-box"), words("zone-cards", cards=view.box))
    if view.standing is not None:
        lines.append(Text(words("score-now", score=view.standing.score), style=f"bold {GOLD}"))
    lines.append(Text("─" * cells, style=HAIR))
    for seat, of in enumerate(view.seats):
        if seat == shown:
            continue
        first = len(lines)
        on_turn = seat == view.turn
        note = words("zone-cards", cards=len(of.hand)) if of.active else words("status-out")
        heading(("▶ " if on_turn else "  ") + clean(of.name), note, GOLD if on_turn else INK)
        for held in of.hand:
            mark = "· " if view.game != "twist-coop" else symbol_sign(held.symbol) + " "
            note = f" ({words('hand-sideways')})" if held.id in of.horizontal else ""
            text = cut(on.titles(held.id), cells - 4 - width(note)) + note
            lines.append(Text("  " + mark + text, style=SOFT if of.active else HAIR))
        if on_turn:
            focus = (first, len(lines) - 1)
    return Drawn(lines, focus)


def pair(left: Text, right: Text, cells: int) -> Text:
    """One line with something at each end."""
    line = left.copy()
    line.truncate(max(0, cells - right.cell_len - 1), overflow="ellipsis")
    line.append(" " * max(1, cells - line.cell_len - right.cell_len))
    line.append_text(right)
    return line
