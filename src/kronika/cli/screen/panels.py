"""The parts of the screen: panels that show lines of text and scroll to where something happens.

Know nothing of games; `Panel.show` takes lines and the lines that must be seen.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Click
from textual.geometry import Region
from textual.widgets import Static

__all__ = ["Panel", "plain_text"]


class Panel(VerticalScroll, can_focus=False):
    """Lines of text that scroll. `pressed` is told the line that somebody clicked on."""

    def __init__(self, id: str, pressed: Callable[[int, int], None] | None = None) -> None:
        super().__init__(id=id)
        self._body = Static(markup=False)
        self._pressed = pressed
        self._wanted: tuple[int, int] | None = None
        self.lines: list[Text] = []

    def compose(self) -> ComposeResult:
        yield self._body

    @property
    def cells(self) -> int:
        """The width that a line has here."""
        return max(10, self.scrollable_content_region.width or self.size.width)

    @property
    def rows(self) -> int:
        """How many lines are seen at once."""
        return max(1, self.scrollable_content_region.height or self.size.height)

    def show(self, lines: list[Text], focus: tuple[int, int] | None = None) -> None:
        """Show these lines and bring those from `focus[0]` to `focus[1]` into view."""
        self.lines = lines
        text = Text("\n", no_wrap=True, overflow="ellipsis").join(lines)
        text.no_wrap, text.overflow = True, "ellipsis"
        self._body.update(text)
        self._wanted = focus
        if focus is not None:
            self.call_after_refresh(self._bring, 5)

    def _bring(self, tries: int) -> None:
        """Scroll to what is wanted, once the new lines have been measured; a later wish replaces an earlier one."""
        if self._wanted is None:
            return
        if self.virtual_size.height != max(len(self.lines), self.rows) and tries:
            self.call_after_refresh(self._bring, tries - 1)
            return
        first, last = self._wanted
        margin = min(2, (self.rows - 1) // 2)
        top, bottom = max(0, first - margin), min(len(self.lines), last + 1 + margin)
        self.scroll_to_region(Region(0, top, 1, max(1, bottom - top)), animate=False, force=True)

    def on_click(self, event: Click) -> None:
        if self._pressed is not None:
            offset = event.get_content_offset(self)
            if offset is not None:
                self._pressed(offset.x, offset.y + round(self.scroll_offset.y))


def plain_text(panel: Panel) -> str:
    """What a panel holds, as text."""
    return "\n".join(line.plain for line in panel.lines)
