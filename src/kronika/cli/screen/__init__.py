"""The terminal client on the whole screen.

Imported only when a game is played there, as Textual takes its time to load.
"""

from __future__ import annotations

import contextlib
from typing import Any

from kronika.cli.session import Session
from kronika.cli.setup import Wish
from kronika.cli.words import Words

__all__ = ["play_on_screen", "play_session"]


def play_on_screen(wish: Wish | None, partial: dict[str, Any], words: Words, *, fast: bool) -> int:
    """Play what is wished, or what is chosen on the start screen; returns the exit status."""
    from kronika.cli.setup import begin

    if wish is not None:
        return play_session(begin(wish, words), words, fast=fast)
    from kronika.cli.screen.app import KronikaApp

    return _run(KronikaApp(words, partial=partial, fast=fast))


def play_session(session: Session, words: Words, *, fast: bool) -> int:
    """Play a game that has begun."""
    from kronika.cli.screen.app import KronikaApp

    return _run(KronikaApp(words, session=session, fast=fast))


def _run(app: Any) -> int:
    """Run until the game is left; then say on the restored screen where it is."""
    from kronika.cli.leaving import leave

    with contextlib.suppress(KeyboardInterrupt):  # The game is saved below, as after every other way out.
        app.run()
    session: Session | None = app.session
    if session is None:
        return int(app.return_code or 0)
    return leave(session, app.words) or int(app.return_code or 0)
