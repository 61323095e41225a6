"""What a bot says at the table, as a line of text in the language of the players.

Knows words and names; what is said is decided in `kronika.bots.speech`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.cli.text import clean

if TYPE_CHECKING:
    from kronika.cli.session import Session
    from kronika.cli.words import Words
    from kronika.table.moves import Move

__all__ = ["talk_line"]


def talk_line(session: Session, move: Move, words: Words) -> str | None:
    """`Ada: I doubt it.`, before the bot on turn makes this move; None for a person or somebody's own program."""
    saying = session.saying(move)
    if saying is None or session.turn is None:
        return None
    # Titles as this session shows them, which may be a translation of the view's.
    card = getattr(move, "card", None)
    said = {"title": session.titles(card)} if card is not None else {}
    return f"{clean(session.view().seats[session.turn].name)}: {words(f'bot-says-{saying.what}', **said)}"
