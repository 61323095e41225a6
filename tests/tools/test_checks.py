"""The checks of `./dev check` find what they are there to find."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import clauses, docs, imports, secrets

ROOT = Path(__file__).resolve().parents[2]


def package(tmp_path: Path, **files: str) -> Path:
    for name, text in files.items():
        path = tmp_path / "src" / "kronika" / (name.replace("__", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "line", "found"),
    [
        ("rules__timeline", "from kronika.engine import Game", "rules may not import kronika.engine"),
        ("table__moves", "import kronika.rules.timeline", "table may not import kronika.rules.timeline"),
        ("rules__timeline", "from kronika.rules import twist_coop", "rulesets never import each other"),
        ("rules__timeline", "from kronika.rules.twist_coop import score", "rulesets never import each other"),
        ("bots__memory", "from kronika.engine.game import Game", "a bot gets a view and its beliefs"),
        ("bots__memory", "from kronika.engine.view import view_of", "a bot gets a view and its beliefs"),
        ("bots__memory", "import kronika.engine.view", "a bot gets a view and its beliefs"),
        ("bots__memory", "from kronika.table import Table", "a bot gets a view and its beliefs"),
        ("bots__memory", "from kronika.engine import Game", "a bot gets a view and its beliefs"),
        ("bots__memory", "import kronika.decks", "bots may not import its sibling kronika.decks"),
        ("cli__play", "from kronika.table.state import Table", "only rules and engine may import the table's state"),
        ("cli__play", "from kronika.table import Table", "only rules and engine may import the table's state"),
        ("engine__game", "import time", "reads no clock"),
        ("rules__timeline", "from random import shuffle", "draws randomness only from chance"),
        ("dates__span", "import numpy", "msgspec and the standard library alone"),
        ("dates__span", "from kronika.cards import Seat", "dates may not import kronika.cards"),
        ("engine__game", "from . import view", "imports are absolute"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path, file, line, found):
    problems = imports.problems(package(tmp_path, **{file: line + "\n"}))
    assert problems
    assert all(f"{file.replace('__', '/')}.py:1: " in problem for problem in problems)
    assert any(found in problem for problem in problems)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("rules__timeline", "from kronika.rules._terms import Play"),
        ("bots__memory", "from kronika.engine.view import View"),
        ("bots__memory", "from kronika.bots.belief import Belief"),
        ("cli__play", "import textual"),
        ("engine__game", "import msgspec"),
    ],
)
def test_an_allowed_import_is_left_alone(tmp_path, file, line):
    assert imports.problems(package(tmp_path, **{file: line + "\n"})) == []


def test_a_package_in_no_layer_is_found(tmp_path):
    (problem,) = imports.problems(package(tmp_path, strange__file="import json\n"))
    assert "strange is in no layer" in problem


def test_the_import_rule_holds():
    assert imports.problems(ROOT) == []


def test_ids_are_found_and_ranges_spelled_out():
    assert clauses.ids_in("# RU-19, T11; RU-32 … RU-35") == ["RU-19", "T11", "RU-32", "RU-35", "RU-33", "RU-34"]
    assert clauses.ids_in("UTF-16, XT01, RU-190") == []


def test_a_clause_without_code_or_test_is_found(tmp_path):
    root = package(tmp_path, rules__x="def f():\n    # RU-01\n    pass\n")
    (root / "tests").mkdir()
    (root / "tests" / "test_x.py").write_text("def test_f():\n    '''RU-01 RU-99'''\n", "utf-8")
    page = root / "docs" / "rules" / "x.md"
    page.parent.mkdir(parents=True)
    row = "| RU-01 | one | `x.f` | `test_x.test_f` |\n| RU-02 | two |  |  |\n| RU-03 | three | not code: talk |  |\n"
    page.write_text(row, "utf-8")
    found = [problem for problem in clauses.problems(root) if "has no row" not in problem]
    assert found == [
        "docs/rules/x.md: RU-02 stands nowhere in src/ and is not marked `not code: reason`",
        "docs/rules/x.md: RU-02 stands in no test",
        "tests/: RU-99 at test_x.test_f is no clause",
    ]
    page.write_text(row.replace("`x.f`", "`x.g`"), "utf-8")
    assert "docs/rules/x.md is stale; run python -m tools.clauses --write" in clauses.problems(root)


def test_every_clause_of_the_books_has_a_row(tmp_path):
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    missing = [problem for problem in clauses.problems(tmp_path) if "has no row" in problem]
    assert len(missing) == 278 + 85


def test_a_dead_link_and_an_undocumented_name_are_found(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "README.md").write_text("[there](docs/no.md) and [here](README.md)\n", "utf-8")
    root = package(tmp_path, x='"""X."""\n__all__ = ["f", "g"]\n\ndef f():\n    pass\n', y="import json\n")
    assert docs.problems(root) == [
        "README.md:1: the link to docs/no.md leads nowhere",
        "src/kronika/x.py:4: f is public and has no docstring",
        "src/kronika/x.py: __all__ names g, which is not there",
        "src/kronika/y.py: the module does not say what it is",
    ]


def test_paths_of_machines_are_found(tmp_path):
    import subprocess

    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    (tmp_path / "a.md").write_text("fine\nsee /wo" + "rk/main for it\n", "utf-8")
    assert secrets.problems(tmp_path) == ["a.md:2: a path of a machine"]
