"""Links lead somewhere, public names are documented, `__all__` is true, and no file has grown past one sitting."""

from __future__ import annotations

import ast
import re
from pathlib import Path

LONGEST = 400
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def problems(root: Path) -> list[str]:
    return _links(root) + _python(root)


def _links(root: Path) -> list[str]:
    found = []
    pages = [*root.glob("*.md"), *(root / "docs").rglob("*.md"), *(root / "decks").rglob("*.md")]
    for page in sorted(pages):
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
            for target in _LINK.findall(line):
                if "://" in target or target.startswith(("#", "mailto:")):
                    continue
                if not (page.parent / target.split("#")[0]).exists():
                    found.append(f"{page.relative_to(root)}:{number}: the link to {target} leads nowhere")
    return found


def _python(root: Path) -> list[str]:
    found = []
    for path in sorted((root / "src").rglob("*.py")):
        text, name = path.read_text("utf-8"), path.relative_to(root)
        lines = text.count("\n")
        if lines > LONGEST:
            found.append(f"{name}: {lines} lines; files stay under {LONGEST}")
        tree = ast.parse(text)
        if text.strip() and not ast.get_docstring(tree):
            found.append(f"{name}: the module does not say what it is")
        defined = {
            node.name: node
            for node in tree.body
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        }
        for public in _all(tree):
            if public not in _names(tree):
                found.append(f"{name}: __all__ names {public}, which is not there")
            if public in defined and not ast.get_docstring(defined[public]):
                found.append(f"{name}:{defined[public].lineno}: {public} is public and has no docstring")
    return found


def _all(tree: ast.Module) -> list[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "__all__" for t in node.targets):
            return [str(name) for name in ast.literal_eval(node.value)]
    return []


def _names(tree: ast.Module) -> set[str]:
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names.update((alias.asname or alias.name).split(".")[0] for alias in node.names)
        elif isinstance(node, ast.Assign):
            names.update(n.id for t in node.targets for n in ast.walk(t) if isinstance(n, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names
