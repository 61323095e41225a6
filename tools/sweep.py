"""`python -m tools.sweep`: judge the changes that `mutmut run` has left unchecked, many times as fast.

mutmut collects the tests anew for each change, which for thousands of parametrised tests takes longer than running
them. Here they are collected once, and every change is judged in a fork of that process; the verdicts go where mutmut
keeps its own, so that `mutmut results` and tools/mutants.py show them. `mutmut run` must have made the changes (in
`mutants/`) before.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).resolve().parents[1]
KILLED, SURVIVED, TIMEOUT = 1, 0, 36
"""Exit codes as mutmut reads them."""
_PATIENCE = 60
_WORKERS = 2


class Sweep:
    """A pytest plugin: instead of the tests once, the tests once for each unchecked change."""

    def __init__(self, metas: list[Path], names: list[str]) -> None:
        self.metas = metas
        self.names = names

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        # The test that goes through all texts at once notices most changes, and soonest.
        items = sorted(session.items, key=lambda item: "no_difference" not in item.nodeid)
        # One full run before any fork: what the tests themselves need to warm up is warm, and they must all pass.
        if _failing(items):
            raise SystemExit("the tests fail without any change")
        running: dict[int, tuple[Path, str]] = {}
        for meta, name in self._unchecked():
            if len(running) == _WORKERS:
                self._reap(running)
            pid = os.fork()
            if not pid:
                _judge(items, name)
            running[pid] = meta, name
        while running:
            self._reap(running)
        return True

    def _unchecked(self) -> list[tuple[Path, str]]:
        return [
            (meta, name)
            for meta in self.metas
            for name, code in json.loads(meta.read_text())["exit_code_by_key"].items()
            if (code is None or name in self.names) and (not self.names or name in self.names)
        ]

    @staticmethod
    def _reap(running: dict[int, tuple[Path, str]]) -> None:
        pid, status = os.wait()
        meta, name = running.pop(pid)
        code = (
            TIMEOUT
            if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM
            else os.waitstatus_to_exitcode(status)
        )
        found: dict[str, Any] = json.loads(meta.read_text())
        found["exit_code_by_key"][name] = code
        meta.write_text(json.dumps(found))
        print({KILLED: "noticed", SURVIVED: "NOT NOTICED", TIMEOUT: "never ended"}.get(code, code), name, flush=True)


def _judge(items: list[pytest.Item], name: str) -> None:
    """In the fork: run the tests under this change until one fails, and leave with the verdict."""
    signal.alarm(_PATIENCE)
    os.environ["MUTANT_UNDER_TEST"] = name
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    os._exit(KILLED if _failing(items) else SURVIVED)


def _failing(items: list[pytest.Item]) -> bool:
    for place, item in enumerate(items):
        after = items[place + 1] if place + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
            return True
    return False


def main(names: list[str]) -> int:
    """Judge these changes, or all that are unchecked."""
    with (ROOT / "pyproject.toml").open("rb") as handle:
        tests = tomllib.load(handle)["tool"]["mutmut"]["pytest_add_cli_args_test_selection"]
    mutants = ROOT / "mutants"
    metas = sorted(mutants.rglob("*.meta"))
    if not metas:
        print("no changes here: make them with python -m mutmut run", file=sys.stderr)
        return 1
    os.chdir(mutants)
    sys.path[:0] = [str(mutants / "src"), str(mutants)]
    sys.modules.pop("tools", None)
    return pytest.main(
        ["-q", "-x", "--import-mode=importlib", "-p", "no:cacheprovider", "-p", "no:randomly", *tests],
        plugins=[Sweep(metas, names)],
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
