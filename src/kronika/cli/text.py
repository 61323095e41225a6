"""Words on a screen of character cells: cleaning what a deck or a player wrote, measuring, wrapping, cutting.

Knows nothing of games. Titles and names come from strangers: whatever they hold, they are shown as they are written, on
one line, and can neither move the cursor nor turn the direction of writing.
"""

from __future__ import annotations

import unicodedata

from rich.cells import cell_len, set_cell_size

__all__ = ["clean", "cut", "inside_quotes", "pad", "width", "wrap"]

_JOINERS = "\u200c\u200d\ufe0f"
"""Invisible, and part of how words and emoji are written."""


def clean(text: str) -> str:
    """The text without control, direction and private characters; line ends and tabs are spaces."""
    if text.isascii() and text.isprintable():
        return text.strip()
    kept = []
    for character in text:
        if character.isspace():
            kept.append(" ")
        elif character in _JOINERS or unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn"):
            kept.append(character)
    return " ".join("".join(kept).split())


def width(text: str) -> int:
    """The number of cells that the text takes; wide characters take two."""
    return cell_len(text)


def cut(text: str, cells: int) -> str:
    """The text in at most so many cells, with an ellipsis where something is missing."""
    if cell_len(text) <= cells:
        return text
    return set_cell_size(text, cells - 1).rstrip() + "…" if cells > 0 else ""


def pad(text: str, cells: int) -> str:
    """The text in exactly so many cells."""
    return set_cell_size(cut(text, cells), cells)


def wrap(text: str, cells: int) -> list[str]:
    """The text in lines of at most so many cells, broken at spaces, and within a word only where it has to be."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        joined = f"{line} {word}" if line else word
        if cell_len(joined) <= cells:
            line = joined
            continue
        if line:
            lines.append(line)
        while cell_len(word) > cells > 1:
            head = set_cell_size(word, cells).rstrip()
            lines.append(head)
            word = word[len(head) :]
        line = word
    return [*lines, line] if line or not lines else lines


# How each language writes quotation marks inside quotation marks.
_INNER = {
    "en": str.maketrans("“”", "‘’"),
    "de": str.maketrans("„“", "‚‘"),
    "cs": str.maketrans("„“", "‚‘"),
    "pl": str.maketrans("„”", "«»"),
    "ru": str.maketrans("«»", "„“"),
}


def inside_quotes(text: str, language: str) -> str:
    """A text as it stands between that language's quotation marks: its own become the inner ones."""
    return text.translate(_INNER.get(language, {}))
