"""A bot gets a view and its beliefs, nothing else: what a module of `kronika.bots` may import, name by name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import kronika.bots

MODULES = sorted(Path(kronika.bots.__file__).parent.glob("**/*.py"))
LIBRARIES = {
    "__future__",
    "bisect",
    "collections",
    "functools",
    "hashlib",
    "itertools",
    "math",
    "msgspec",
    "operator",
    "struct",
    "typing",
}
ALL_OF = ("kronika.bots", "kronika.cards", "kronika.dates", "kronika.errors", "kronika.table.moves")
# Not all of `kronika.engine.view`: what is reachable from there makes views, from a game.
VIEW_TYPES = {"BackView", "CardView", "SeatView", "View"}
# Cards with their backs are the truth itself.
FORBIDDEN_NAMES = {"kronika.cards.Back", "kronika.cards.Deck", "kronika.cards.Dates"}
# Only whoever runs a game makes beliefs from the truth.
MAKERS = {"kronika.bots.noise", "kronika.bots.memories"}
RUNNERS = {"__init__", "arena", "minds"}
FORBIDDEN_CALLS = {"__import__", "eval", "exec", "globals", "vars", "open", "compile"}


def problems(source: str, module: str) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names if name.name.split(".")[0] not in LIBRARIES]
        elif isinstance(node, ast.ImportFrom):
            origin = "." * node.level + (node.module or "")
            found += [f"{origin}.{name.name}" for name in node.names if not _may(origin, name.name, module)]
        elif isinstance(node, ast.Name) and node.id in FORBIDDEN_CALLS:
            found.append(node.id)
        elif isinstance(node, ast.Attribute) and node.attr.startswith("__") and node.attr != "__name__":
            found.append(node.attr)
    return found


def _may(origin: str, name: str, module: str) -> bool:
    if origin.split(".")[0] in LIBRARIES:
        return True
    if origin == "kronika.engine.view":
        return name in VIEW_TYPES
    if origin in MAKERS:
        return module in RUNNERS
    if origin in ("kronika.bots.arena", "kronika.bots.minds"):
        return False
    if f"{origin}.{name}" in FORBIDDEN_NAMES:
        return False
    return any(origin == allowed or origin.startswith(allowed + ".") for allowed in ALL_OF)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_bot_imports_nothing_from_which_the_state_can_be_reached(path: Path) -> None:
    assert problems(path.read_text("utf-8"), path.stem) == []


@pytest.mark.parametrize(
    "line",
    [
        "import kronika.engine.game",
        "import importlib",
        "import random, sys",
        "from kronika.engine import Game",
        "from kronika.engine.view import Game",
        "from kronika.engine.view import view_of",
        "from kronika.table import Table",
        "from kronika.table.state import Table",
        "from kronika.cards import Deck",
        "from kronika.bots.noise import noisy_beliefs",
        "from kronika.bots.memories import memory_of",
        "from kronika.bots.arena import play_games",
        "from kronika.bots.minds import mind_of",
        "from kronika.rules import timeline",
        "from . import noise",
        "x = __import__('kronika.engine')",
        "x = choose.__globals__",
    ],
)
def test_the_check_finds(line: str) -> None:
    assert problems(line, "memory") != []
