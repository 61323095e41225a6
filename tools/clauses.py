"""Every clause of the rulebooks and every ruling stands in the code, or is marked as not-code, and stands in a test.

The pages in docs/rules/ are the list of clauses: a row each, `| id | in our words | code | tests |`. The last two
columns are written by `python -m tools.clauses --write` from where the ids stand in src/ and tests/; a row whose code
column begins with `not code:` says why no code obeys it. The check fails where a page is stale, or where an id stands
nowhere.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

ID = r"(?:RU|CZ|PL|TC|TV|AD)-\d\d|[GTCD]\d\d"
_ID = re.compile(rf"(?<![\w-])({ID})(?![\w-])")
_RANGE = re.compile(rf"(?<![\w-])({ID}) … ({ID})(?![\w-])")
_ROW = re.compile(rf"^\| ({ID}) \| (.*?) \| (.*?) \| (.*?) \|$")
NOT_CODE = "not code: "
# These tell of rules; they obey none.
TELLING = {"bots", "cli", "locale", "tools"}
MOST_SHOWN = 4


def ids_in(line: str) -> list[str]:
    """The ids on a line; `RU-32 … RU-37` stands for all between."""
    found = _ID.findall(line)
    for first, last in _RANGE.findall(line):
        stem = first[:-2]
        found += [f"{stem}{number:02}" for number in range(int(first[-2:]) + 1, int(last[-2:]))]
    return found


def where_ids_stand(root: Path, folder: str) -> dict[str, list[str]]:
    """`module.function` by id, in the order of files and lines."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((root / folder).rglob("*.py")):
        text = path.read_text("utf-8")
        if TELLING.intersection(path.relative_to(root).parts) or not _ID.search(text):
            continue
        spans = _functions(ast.parse(text))
        for number, line in enumerate(text.splitlines(), 1):
            for id in ids_in(line):
                # The innermost function around the line, or the module itself.
                names = [name for first, last, name in spans if first <= number <= last]
                place = f"{path.stem if path.stem != '__init__' else path.parent.name}"
                place += f".{names[-1]}" if names else ""
                if place not in found[id]:
                    found[id].append(place)
    return found


def _functions(tree: ast.Module) -> list[tuple[int, int, str]]:
    return sorted(
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    )


def _shown(places: list[str]) -> str:
    if not places:
        return ""
    listed = ", ".join(f"`{place}`" for place in places[:MOST_SHOWN])
    return listed + (f" and {len(places) - MOST_SHOWN} more" if len(places) > MOST_SHOWN else "")


def page(text: str, code: dict[str, list[str]], tests: dict[str, list[str]]) -> str:
    """The page with its last two columns as they should be."""
    lines = []
    for line in text.splitlines():
        if row := _ROW.match(line):
            id, words, said, _ = row.groups()
            in_code = said if said.startswith(NOT_CODE) else _shown(code.get(id, []))
            lines.append(f"| {id} | {words} | {in_code} | {_shown(tests.get(id, []))} |")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def rows(root: Path) -> dict[str, tuple[str, str]]:
    """The page and the code column of each id."""
    found = {}
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        for line in path.read_text("utf-8").splitlines():
            if row := _ROW.match(line):
                found[row[1]] = (path.name, row[3])
    return found


def problems(root: Path) -> list[str]:
    code, tests = where_ids_stand(root, "src"), where_ids_stand(root, "tests")
    found, listed = [], rows(root)
    for id, (name, said) in listed.items():
        if not said.startswith(NOT_CODE) and id not in code:
            found.append(f"docs/rules/{name}: {id} stands nowhere in src/ and is not marked `{NOT_CODE}reason`")
        if id not in tests and not said.startswith(NOT_CODE):
            found.append(f"docs/rules/{name}: {id} stands in no test")
    found += [f"src/: {id} at {places[0]} is no clause" for id, places in code.items() if id not in listed]
    found += [f"tests/: {id} at {places[0]} is no clause" for id, places in tests.items() if id not in listed]
    found += _gaps(listed)
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        text = path.read_text("utf-8")
        if page(text, code, tests) != text:
            found.append(f"docs/rules/{path.name} is stale; run python -m tools.clauses --write")
    return found


LAST = {"RU-": 37, "CZ-": 43, "PL-": 44, "TC-": 60, "TV-": 31, "AD-": 63, "G": 11, "T": 20, "C": 25, "D": 28}
"""The last clause of each book and the last ruling of each group."""


def _gaps(listed: dict[str, tuple[str, str]]) -> list[str]:
    first = {"D": 0}
    wanted = [f"{stem}{n:02}" for stem, last in LAST.items() for n in range(first.get(stem, 1), last + 1)]
    return [f"docs/rules: {id} has no row" for id in wanted if id not in listed]


def main(words: list[str]) -> int:
    root = Path(__file__).resolve().parents[1]
    if words == ["--write"]:
        code, tests = where_ids_stand(root, "src"), where_ids_stand(root, "tests")
        for path in sorted((root / "docs" / "rules").glob("*.md")):
            path.write_text(page(path.read_text("utf-8"), code, tests), "utf-8")
        return 0
    found = problems(root)
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
