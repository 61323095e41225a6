"""From what a guest says to a move: which one is meant, and whether it is allowed. Nothing it says can be an error of
ours.

Knows the view that the guest was asked with; whether a move is legal is for the game, which is handed in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from kronika.engine import View
from kronika.errors import IllegalMove
from kronika.table import Move

__all__ = ["Judge", "Refused", "move_from", "shortened"]

Judge: TypeAlias = Callable[[Move], IllegalMove | None]
"""Why a move is not allowed now, or None: `Game.refusal`."""
LONGEST_MESSAGE = 300


class Refused(Exception):
    """An answer that is no move now: a stable code, and what would be right."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code, self.message = code, shortened(message)


def move_from(choice: Any, move: Any, view: View, judge: Judge) -> Move:
    """The move of an answer: a `choice` among `view.legal.moves`, counted from 0, else the `move` as JSON has it.

    A move without `seat` is the guest's own. Raises Refused.
    """
    legal = view.legal
    if legal is None:
        raise ValueError("this is not the view of the seat on turn")
    if choice is not None:
        if type(choice) is not int or not 0 <= choice < len(legal.moves):
            raise Refused("guest.choice", f"choice is a whole number from 0 to {len(legal.moves) - 1}")
        return legal.moves[choice]
    if not isinstance(move, dict):
        raise Refused(
            "guest.no-move", 'an answer has "choice", a number, or "move", an object such as those of legal.moves'
        )
    try:
        meant: Move = msgspec.convert({"seat": view.you, **move}, type=Move)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Refused("guest.no-move", f"the move is not like those of legal.moves: {error}") from None
    wrong = judge(meant)
    if wrong is not None:
        raise Refused(wrong.code, wrong.message)
    return meant


def shortened(text: str) -> str:
    """A stranger's text on one line, without control characters, of a length that anybody reads."""
    said = "".join(character if character.isprintable() else " " for character in text[: 4 * LONGEST_MESSAGE])
    said = " ".join(said.split())
    return said if len(said) <= LONGEST_MESSAGE else said[: LONGEST_MESSAGE - 1] + "…"
