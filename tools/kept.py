"""Pages that are written by the code, and kept beside it for readers: made anew, or told to be stale."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple


class Schema(NamedTuple):
    """A JSON Schema in `page`, as `made` has it; `command` writes it."""

    page: Path
    command: str
    made: Callable[[], dict[str, Any]]

    def text(self) -> str:
        return json.dumps(self.made(), indent=1, ensure_ascii=False) + "\n"

    def problems(self, root: Path) -> list[str]:
        page = root / self.page
        if not page.exists():
            return [f"{self.page} is missing: python -m {self.command} --write"]
        return (
            []
            if page.read_text("utf-8") == self.text()
            else [f"{self.page} is stale: python -m {self.command} --write"]
        )

    def main(self) -> int:
        root = Path(__file__).resolve().parents[1]
        if "--write" in sys.argv[1:]:
            (root / self.page).write_text(self.text(), "utf-8")
        found = self.problems(root)
        print("\n".join(found) or f"ok  {self.page}")
        return 1 if found else 0
