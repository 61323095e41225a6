"""docs/protocol.schema.json is what guests and Kronika say to each other: `python -m tools.protocol [--write]`."""

from __future__ import annotations

import sys
from pathlib import Path

from kronika.guests.messages import protocol_schema
from tools.kept import Schema

SCHEMA = Schema(Path("docs") / "protocol.schema.json", "tools.protocol", protocol_schema)
problems = SCHEMA.problems

if __name__ == "__main__":
    sys.exit(SCHEMA.main())
