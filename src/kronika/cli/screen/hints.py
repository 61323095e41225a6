"""The line at the bottom: which keys do something now."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from kronika.cli.choosing import Choosing
from kronika.cli.screen.draw import GOLD, SOFT
from kronika.cli.words import Words
from kronika.engine import View

__all__ = ["Hints", "key_hints"]


class Hints(NamedTuple):
    """Keys and what they do, the most important ones first."""

    keys: tuple[tuple[str, str], ...]

    def fitted(self, cells: int) -> Text:
        """As many of them as there is room for."""
        pieces = [Text(f"{key} ", style=f"bold {GOLD}").append(text, style=SOFT) for key, text in self.keys]
        space = "   " if sum(piece.cell_len + 3 for piece in pieces) - 3 <= cells else "  "
        line = Text()
        for piece in pieces:
            if line.cell_len + piece.cell_len + (len(space) if line.plain else 0) <= cells:
                line.append(space if line.plain else "").append_text(piece)
        return line


def key_hints(view: View, choosing: Choosing | None, words: Words, *, sure: bool) -> Hints:
    """The keys of whoever sits here; `sure` while a doubt waits for its second press."""
    always = ["? rule", "q quit", "l log"]
    if view.turn is None:
        keys = always
    elif choosing is None:
        keys = ["⏎ skip", *always]
    elif sure:
        keys = ["d doubt", "Esc cancel"]
    elif choosing.correcting:
        drop = "⏎ drop" if choosing.held else "⏎ pick"
        keys = ["↑↓ chain", drop, "c done", "z undo", "Esc cancel"]
    elif view.game == "twist-coop":
        keys = ["←→ card", "⏎ turn"]
        keys += ["s stop"] if choosing.may_stop else []
        keys += ["x discard"] if choosing.may_discard else []
        keys += always
    else:
        keys = ["↑↓ gap", "←→ card", "⏎ lay"]
        keys += ["d doubt"] if choosing.may_doubt else []
        keys += ["c correct"] if choosing.may_correct else []
        keys += ["Esc cancel"] if choosing.chain is not None else []
        keys += always
    pairs = [key.split(" ") for key in keys]
    return Hints(tuple((key, words(f"key-{text}")) for key, text in pairs))
