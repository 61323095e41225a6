"""What lies over the table for a moment: the rules, the log, a chain that is turned over, the end of the game.

They show lines and go away on Enter, space or Escape.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import ModalScreen

from kronika.cli.screen.panels import Panel
from kronika.cli.text import wrap

__all__ = ["Dialog", "paragraphs"]

Lines = Callable[[int], list[Text]]


def paragraphs(texts: Sequence[tuple[str, str]], cells: int, *, space: bool = False) -> list[Text]:
    """`(text, style)` each wrapped to so many cells, its further lines indented; `space` leaves a line between them."""
    lines: list[Text] = []
    for text, style in texts:
        if space and lines:
            lines.append(Text())
        for number, piece in enumerate(wrap(text, max(8, cells - 2))):
            lines.append(Text(("" if number == 0 else "  ") + piece, style=style))
    return lines


class Dialog(ModalScreen[bool]):
    """Lines in a frame over the table. `lines` is given the width; `close` are further keys that close it.

    It answers True for Enter or space and False for Escape and the rest. `from_end` shows the end of the lines first.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "close(True)", priority=True),
        Binding("escape,q", "close(False)", priority=True),
        Binding("up,k", "scroll(-1)", priority=True),
        Binding("down,j", "scroll(1)", priority=True),
        Binding("pageup", "scroll(-10)", priority=True),
        Binding("pagedown", "scroll(10)", priority=True),
        Binding("home", "scroll(-100000)", priority=True),
        Binding("end", "scroll(100000)", priority=True),
    ]

    def __init__(
        self, title: str, lines: Lines, hint: str, *, close: Sequence[str] = (), from_end: bool = False
    ) -> None:
        super().__init__()
        self._title, self._lines, self._hint = title, lines, hint
        self._close, self._from_end = frozenset(close), from_end
        self.panel = Panel("dialog")

    def compose(self) -> ComposeResult:
        yield self.panel

    def on_mount(self) -> None:
        # Content, not text: a text would be read as markup.
        self.panel.border_title = Content(self._title)
        self.panel.border_subtitle = Content(self._hint)
        self._show()

    def on_resize(self) -> None:
        self._show()

    def _show(self) -> None:
        cells = min(100, self.app.size.width * 84 // 100) - 8
        lines = self._lines(cells)
        self.panel.show(lines, (len(lines) - 1, len(lines) - 1) if self._from_end and lines else None)

    def on_key(self, event: object) -> None:
        key = getattr(event, "key", "")
        character = getattr(event, "character", "")
        if key in self._close or character in self._close:
            self.dismiss(False)

    def action_close(self, answer: bool) -> None:
        self.dismiss(answer)

    def action_scroll(self, lines: int) -> None:
        self.panel.scroll_relative(y=lines, animate=False)
