"""The decks that come with the product, and finding any deck by its name or its path.

Knows where decks lie, not what is in them.
"""

from __future__ import annotations

import difflib
import os
from pathlib import Path

import kronika
from kronika.decks.findings import shown
from kronika.errors import DeckError

SUFFIX = ".kdeck"


def bundled_decks() -> dict[str, Path]:
    """The decks that ship, name -> path, sorted: from the installed package, or in a checkout from its folder
    `decks`.
    """
    package = Path(kronika.__file__).parent
    for home in (package / "_bundled", package.parents[1] / "decks"):
        if found := _decks_in(home):
            return found
    return {}


def find_deck(name_or_path: str | os.PathLike[str]) -> Path:
    """The path of the deck that is meant: a bundled deck by its name, else a folder or a .kdeck file.

    `world` is the bundled deck even where a folder `world` lies here; `./world` is the folder. DeckError
    (deck.unknown), with the names that there are, where it is neither.
    """
    wanted = os.fspath(name_or_path)
    bundled = bundled_decks()
    if wanted in bundled:
        return bundled[wanted]
    path = Path(wanted)
    try:
        if path.is_file() or (path / "deck.toml").is_file():
            return path
        is_empty_folder = wanted != "" and path.is_dir()
    except (OSError, ValueError):
        is_empty_folder = False
    names = ", ".join(bundled) or "none"
    if is_empty_folder:
        problem, remedy = "the folder holds no deck.toml", f"name the folder that does; the decks that ship: {names}"
    else:
        near = difflib.get_close_matches(wanted[:60].lower(), bundled, 1)
        problem = "there is no deck of this name" + (f", but {near[0]}" if near else "")
        remedy = f"the decks that ship: {names}; a path to a deck's folder or .kdeck file does as well"
    raise DeckError("deck.unknown", problem, file=shown(wanted), remedy=remedy)


def _decks_in(home: Path) -> dict[str, Path]:
    if not home.is_dir():
        return {}
    found = {
        path.name.removesuffix(SUFFIX): path
        for path in home.iterdir()
        if (path / "deck.toml").is_file() or (path.suffix == SUFFIX and path.is_file())
    }
    return dict(sorted(found.items()))
