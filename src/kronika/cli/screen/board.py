"""The table as one widget: the row, piles and people, the log, the hand, what is new, and the keys.

It draws a `Scene` and says which gap or card was clicked; what follows from that is for the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from kronika.cards import CardId
from kronika.cli.choosing import Choosing
from kronika.cli.screen.dialogs import paragraphs
from kronika.cli.screen.draw import (
    GOLD,
    INK,
    RIGHT,
    SOFT,
    WRONG,
    Drawing,
    draw_hand,
    draw_line,
    draw_side,
    hand_columns,
    pair,
)
from kronika.cli.screen.hints import key_hints
from kronika.cli.screen.panels import Panel
from kronika.cli.session import Session
from kronika.cli.story import Told
from kronika.cli.text import clean, width
from kronika.cli.words import Words
from kronika.engine import View

__all__ = ["Board", "Scene", "log_lines"]

TONES = {"plain": INK, "aside": SOFT, "right": RIGHT, "wrong": WRONG, "doubt": GOLD, "end": f"bold {GOLD}"}
WIDE, HUGE, TALL, LOW = 110, 150, 34, 22
"""Columns from which the log is shown, and from which it stands beside the people; rows that are many, and few."""


class Scene(NamedTuple):
    """What is to be drawn: `recent` are the sentences since somebody here moved, `told` those of all moves."""

    view: View
    choosing: Choosing | None
    recent: list[Told]
    told: list[list[Told]]
    fresh: CardId | None
    sure: bool


def log_lines(told: list[list[Told]], cells: int) -> list[Text]:
    """The sentences of the last moves, wrapped."""
    lines: list[Text] = []
    for move in told[-200:]:
        lines += paragraphs([(sentence.text, TONES[sentence.tone]) for sentence in move], cells)
    return lines


class Board(Vertical):
    """The table of one game. `gap_pressed` and `card_pressed` are told what was clicked, counted from 0."""

    def __init__(
        self,
        session: Session,
        words: Words,
        gap_pressed: Callable[[int], None],
        card_pressed: Callable[[int], None],
    ) -> None:
        super().__init__(id="board")
        self.session, self.words = session, words
        self.gap_pressed, self.card_pressed = gap_pressed, card_pressed
        self.top, self.said, self.keys = (Static(id=name, markup=False) for name in ("top", "said", "keys"))
        self.line, self.hand = Panel("line", self._pressed_line), Panel("hand", self._pressed_hand)
        self.side, self.log_panel = Panel("side"), Panel("log")
        self.scene: Scene | None = None
        self._side_shown: tuple[int, int | None] | None = None

    def compose(self) -> ComposeResult:
        yield self.top
        with Horizontal(id="body"):
            yield self.line
            with Vertical(id="right"):
                yield self.side
                yield self.log_panel
        yield self.hand
        yield self.said
        yield self.keys

    def fit(self, size: Size) -> None:
        """Arrange the parts for a screen of this size."""
        self.set_class(size.width >= WIDE, "wide")
        self.set_class(size.width >= HUGE, "huge")
        self.set_class(size.height >= TALL, "tall")
        self.set_class(size.height < LOW, "low")

    def draw(self, scene: Scene) -> None:
        """Draw all parts anew."""
        self.scene = scene
        view = scene.view
        shown = self._hand_seat(view)
        self._draw_top(scene)
        self._draw_line(scene)
        piles = draw_side(view, shown, self._drawing(self.side))
        # People may have scrolled there: it moves by itself only when the turn passes.
        moved = self._side_shown != (view.move, view.turn)
        self.side.show(piles.lines, (piles.focus or (0, 0)) if moved else None)
        self._side_shown = (view.move, view.turn)
        self.hand.set_class(scene.choosing is not None, "yours")
        key = "hand-yours" if scene.choosing is not None else "hand-others"
        self.hand.border_title = Content(self.words(key, name=clean(view.seats[shown].name)))
        columns = self._columns(len(view.seats[shown].hand))
        self.hand.show(draw_hand(view, shown, self._drawing(self.hand), scene.choosing, columns))
        self._draw_said(scene.recent)
        hints = key_hints(view, scene.choosing, self.words, sure=scene.sure)
        self.keys.update(hints.fitted(self.app.size.width - 2))
        if self.has_class("wide"):
            self.log_panel.border_title = Content(self.words("log-title"))
            lines = log_lines(scene.told, self.log_panel.cells)
            self.log_panel.show(lines, (len(lines) - 1, len(lines) - 1) if lines else None)

    def _hand_seat(self, view: View) -> int:
        """Whose hand lies large below: of the person on turn, else of the one who is next, else of the seat on turn."""
        start, seats = view.turn or 0, len(view.seats)
        order = [(start + view.direction * step) % seats for step in range(seats)]
        return next((seat for seat in order if not self.session.is_bot(seat)), start)

    def _draw_top(self, scene: Scene) -> None:
        view, words = scene.view, self.words
        left = Text(f"{self.session.title} · {words('status-round', round=view.round)}", style=f"bold {INK}")
        if view.game == "anno-domini":
            way = "status-clockwise" if view.direction == 1 else "status-counter-clockwise"
            left.append(f" · {'↻' if view.direction == 1 else '↺'} {words(way)}", style=SOFT)
        if view.turn is None:
            right = Text(words("status-over"), style=f"bold {GOLD}")
        else:
            key = "status-turn" if scene.choosing is not None else "status-thinking"
            right = Text(f"▶ {words(key, name=clean(view.seats[view.turn].name))}", style=f"bold {GOLD}")
        self.top.update(pair(left, right, self.app.size.width - 2))

    def _draw_line(self, scene: Scene) -> None:
        view, words = scene.view, self.words
        chain = view.game == "anno-domini"
        cards = len(view.line) or sum(map(len, view.lower + view.upper))
        title = f"{words('zone-chain' if chain else 'zone-timeline')} · {words('zone-cards', cards=cards)}"
        if chain and width(noted := f"{title} · {words('zone-chain-note')}") <= self.line.cells - 2:
            title = noted
        self.line.border_title = Content(title)
        drawn = draw_line(view, self._drawing(self.line), scene.choosing, fresh=scene.fresh, roomy=self._roomy(view))
        self.line.show(drawn.lines, drawn.focus)

    def _draw_said(self, told: list[Told]) -> None:
        """What is new in a few lines: where it does not fit, without asides, and then without its beginning."""
        height, cells = max(1, self.said.size.height), max(10, self.app.size.width - 4)
        if len(self._flow(told, cells)) > height:
            told = [sentence for sentence in told if sentence.tone != "aside"] or told[-1:]
        while len(told) > 1 and len(self._flow(told, cells)) > height:
            told = told[1:]
        self.said.update(Text("\n").join(self._flow(told, cells)[:height]))

    def _flow(self, told: list[Told], cells: int) -> list[Text]:
        text = Text()
        for sentence in told:
            text.append(("" if not text.plain else " ") + sentence.text, style=TONES[sentence.tone])
        return list(text.wrap(self.app.console, cells))

    def _drawing(self, panel: Panel) -> Drawing:
        return Drawing(self.session.titles, self.words, panel.cells)

    def _roomy(self, view: View) -> bool:
        return 2 * len(view.line) + 1 <= self.line.rows

    def _columns(self, cards: int) -> int:
        return hand_columns(cards, self.hand.cells, 10 if self.has_class("tall") else 2 if self.has_class("low") else 5)

    def _pressed_line(self, _x: int, y: int) -> None:
        scene = self.scene
        if scene is None or scene.choosing is None or scene.view.game == "twist-coop":
            return
        gaps = draw_line(scene.view, self._drawing(self.line), scene.choosing, roomy=self._roomy(scene.view)).gaps
        if y in gaps:
            self.gap_pressed(gaps[y])

    def _pressed_hand(self, x: int, y: int) -> None:
        if self.scene is not None and self.hand.lines:
            columns = self._columns(len(self.scene.view.seats[self._hand_seat(self.scene.view)].hand))
            column = min(x * columns // max(1, self.hand.cells), columns - 1)
            self.card_pressed(column * len(self.hand.lines) + y)
