"""The import rule of ARCHITECTURE.md: imports point downwards only; what may not see the state does not import it."""

from __future__ import annotations

import ast
from pathlib import Path

# From the top down; a layer may import itself and what stands below it. Layers of one row are siblings and may not.
LAYERS = (
    ("cli",),
    ("server", "envs", "client", "llm"),
    ("study",),
    ("sim", "guests", "review"),
    ("bots", "decks"),
    ("engine",),
    ("rules",),
    ("table",),
    ("cards",),
    ("dates", "chance", "locale"),
    ("errors",),
)
STATE = ("kronika.table.state", "kronika.table.evolve", "kronika.table.Table", "kronika.table.fold")
CORE = frozenset({"errors", "dates", "cards", "chance", "table", "rules", "engine"})
CORE_LIBRARIES = frozenset({"msgspec"})
FORBIDDEN_IN_CORE = frozenset(
    {"time", "datetime", "random", "secrets", "os", "pathlib", "io", "socket", "subprocess", "tempfile"}
)
# What a bot gets: a view, moves, and what it believes; never the state, the engine or a deck.
BOTS_MAY = (
    "kronika.bots",
    "kronika.engine.view.View",
    "kronika.engine.view.CardView",
    "kronika.engine.view.SeatView",
    "kronika.engine.view.BackView",
    "kronika.table.moves",
    "kronika.cards",
    "kronika.dates",
    "kronika.errors",
)


def layer_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def imported(path: Path) -> list[tuple[int, str]]:
    """Every module that a file imports, with the line."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, name.name) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            # Name by name, for `from kronika.rules import timeline` imports a module and `… import View` a name.
            found += [(node.lineno, f"{module}.{name.name}") for name in node.names]
    return found


def problems(root: Path) -> list[str]:
    source = root / "src"
    rank = {name: number for number, row in enumerate(LAYERS) for name in row}
    found = []
    for path in sorted((source / "kronika").rglob("*.py")):
        module = ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
        layer = layer_of(module)
        if not layer or layer.startswith("_"):
            continue
        if layer not in rank:
            found.append(f"{path.relative_to(root)}: {layer} is in no layer; give it one in tools/imports.py")
            continue
        for line, target in imported(path):
            where = f"{path.relative_to(root)}:{line}: "
            if target.startswith("."):
                found.append(where + "imports are absolute")
            elif target.split(".")[0] == "kronika":
                found += [where + problem for problem in _inside(module, layer, target, rank)]
            elif layer in CORE:
                found += [where + problem for problem in _outside(target)]
    return found


def _inside(module: str, layer: str, target: str, rank: dict[str, int]) -> list[str]:
    other = layer_of(target)
    if other not in rank:
        return []
    if rank[other] < rank[layer]:
        return [f"{layer} may not import {target}: imports point downwards"]
    if rank[other] == rank[layer] and other != layer:
        return [f"{layer} may not import its sibling {target}"]
    if layer == "rules" and other == "rules" and not target.startswith((module + ".", "kronika.rules._")):
        return [f"rulesets never import each other, nor their package: {target}"]
    if layer == "bots" and not _among(target, BOTS_MAY):
        return [f"a bot gets a view and its beliefs, nothing else: {target}"]
    if layer in ("server", "cli", "envs", "guests", "llm", "sim", "review", "study", "decks") and _among(target, STATE):
        return [f"only rules and engine may import the table's state: {target}"]
    return []


def _among(target: str, modules: tuple[str, ...]) -> bool:
    return any(target == module or target.startswith(module + ".") for module in modules)


def _outside(target: str) -> list[str]:
    name = target.split(".")[0]
    if name in FORBIDDEN_IN_CORE:
        return [f"the core does no I/O, reads no clock and draws randomness only from chance: {target}"]
    if name not in CORE_LIBRARIES and name not in _STANDARD:
        return [f"the core depends on msgspec and the standard library alone: {target}"]
    return []


def _standard() -> frozenset[str]:
    import sys

    return sys.stdlib_module_names


_STANDARD = _standard()
