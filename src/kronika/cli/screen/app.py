"""The application: colours, the keys that work everywhere, and which screen comes first."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import traceback
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from kronika.cli.screen.draw import GOLD, HAIR, INK, RIGHT, SOFT, WRONG
from kronika.cli.session import Session
from kronika.cli.words import Words

__all__ = ["KronikaApp"]

THEME = Theme(
    name="kronika",
    primary=GOLD,
    secondary=SOFT,
    accent=GOLD,
    foreground=INK,
    background="#17130f",
    surface="#221c16",
    panel="#2d261f",
    success=RIGHT,
    error=WRONG,
    warning=GOLD,
    dark=True,
    variables={"border": HAIR, "scrollbar": HAIR, "scrollbar-background": "#221c16"},
)


class KronikaApp(App[None]):
    """One game, from the choice of what to play to its end. `session` is the game once it has begun."""

    CSS_PATH = "style.tcss"
    TITLE = "Kronika"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        words: Words,
        *,
        session: Session | None = None,
        partial: dict[str, Any] | None = None,
        fast: bool = False,
        pause: float = 1.4,
    ) -> None:
        super().__init__()
        self.words, self.session, self.partial = words, session, partial or {}
        self.pause = 0.0 if fast else pause

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = "kronika"
        self._leave_on_signals()
        if self.session is not None:
            self.play(self.session)
        else:
            from kronika.cli.screen.start import StartScreen

            self.push_screen(StartScreen(self.words, self.partial))

    def play(self, session: Session) -> None:
        """Show the table of this game."""
        from kronika.cli.screen.table import TableScreen

        self.session = session
        self.switch_screen(TableScreen(session, self.words, self.pause)) if len(self.screen_stack) > 1 else (
            self.push_screen(TableScreen(session, self.words, self.pause))
        )

    def action_leave(self) -> None:
        """Save and quit; the message comes when the screen is restored."""
        self.exit()

    def _print_error_renderables(self) -> None:
        """A fault of ours, without Textual's list of local variables: those hold what nobody may see."""
        if self._exception is not None:
            traceback.print_exception(self._exception)

    def _leave_on_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                # Not every loop, thread and system can; without it a kill still loses nothing, as each move is saved.
                with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                    loop.add_signal_handler(getattr(signal, name), self.action_leave)
