"""docs/wire.schema.json is what the server says of its game socket: `python -m tools.wire [--write]`."""

from __future__ import annotations

import sys
from pathlib import Path

from kronika.server.schema import wire_schema
from tools.kept import Schema

SCHEMA = Schema(Path("docs") / "wire.schema.json", "tools.wire", wire_schema)
problems = SCHEMA.problems

if __name__ == "__main__":
    sys.exit(SCHEMA.main())
