"""docs/protocol.schema.json is what guests and Kronika say to each other: `python -m tools.protocol [--write]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from kronika.guests.messages import protocol_schema

PAGE = Path("docs") / "protocol.schema.json"


def problems(root: Path) -> list[str]:
    page = root / PAGE
    if not page.exists():
        return [f"{PAGE} is missing: python -m tools.protocol --write"]
    return [] if page.read_text("utf-8") == _text() else [f"{PAGE} is stale: python -m tools.protocol --write"]


def _text() -> str:
    return json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n"


def main(words: list[str]) -> int:
    root = Path(__file__).resolve().parents[1]
    if "--write" in words:
        (root / PAGE).write_text(_text(), "utf-8")
    found = problems(root)
    print("\n".join(found) or f"ok  {PAGE}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
