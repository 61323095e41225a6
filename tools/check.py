"""`./dev check`: every check that needs no game to be played, each by its name, all of them even where one fails."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tools import clauses, docs, imports, protocol, secrets, web, wire

ROOT = Path(__file__).resolve().parents[1]


def _command(*words: str) -> Callable[[], list[str]]:
    def run() -> list[str]:
        done = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=False)
        return [] if done.returncode == 0 else [(done.stdout + done.stderr).rstrip()]

    return run


CHECKS: dict[str, Callable[[], list[str]]] = {
    "lint": _command("ruff", "check", "."),
    "format": _command("ruff", "format", "--check", "."),
    "types": _command("mypy"),
    "imports": lambda: imports.problems(ROOT),
    "clauses": lambda: clauses.problems(ROOT),
    "docs": lambda: docs.problems(ROOT),
    "secrets": lambda: secrets.problems(ROOT),
    "wire": lambda: wire.problems(ROOT),
    "protocol": lambda: protocol.problems(ROOT),
    "web": lambda: web.problems(ROOT),
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in CHECKS]
    if unknown:
        print(f"no check {unknown[0]!r}; the checks are {', '.join(CHECKS)}", file=sys.stderr)
        return 2
    failed = 0
    for name in names or CHECKS:
        problems = CHECKS[name]()
        print(f"{'FAIL' if problems else 'ok'}  {name}", flush=True)
        for problem in problems:
            print("  " + problem.replace("\n", "\n  "))
        failed += bool(problems)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
