"""A contender in its own process: it gets ready, then plays one round whenever it is asked, so that rounds interleave.

The talk goes over the worker's standard input and output, one JSON object a line: first `{"about": …, "modes": […]}`;
then, for each mode that is asked for by name, `{"moves", "seconds", …}`. While one plays, the others wait.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

__all__ = ["Worker"]


class Worker:
    """A running contender. `modes` are the ways of playing it can be asked for."""

    def __init__(self, command: Sequence[str], *, cwd: Path, env: Mapping[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            command, cwd=cwd, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        ready = self._answer()
        self.about: str = ready["about"]
        self.modes: list[str] = ready["modes"]

    def round(self, mode: str) -> dict[str, Any]:
        """One round of this mode, timed by the worker itself. Raises RuntimeError where the worker has died."""
        assert self.process.stdin is not None
        self.process.stdin.write(mode + "\n")
        self.process.stdin.flush()
        return self._answer()

    def close(self) -> None:
        self.process.communicate(timeout=30)

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        # A peer may greet on standard output first; what it has to say to us begins with a brace.
        while line and not line.startswith("{"):
            line = self.process.stdout.readline()
        if not line:
            _, complaint = self.process.communicate(timeout=30)
            raise RuntimeError((complaint.strip().splitlines() or ["it ended without a word"])[-1])
        found: dict[str, Any] = json.loads(line)
        return found
