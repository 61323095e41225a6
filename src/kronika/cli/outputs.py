"""Files that a command is to write: two of them must not be one.

Knows paths, not what is written.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

from kronika.errors import UsageError

__all__ = ["refuse_same"]


def refuse_same(files: Mapping[str, Path | None]) -> None:
    """Raises UsageError where two options name one file, in whatever way it is written. None is an option that is
    not there.
    """
    named = [(option, path) for option, path in files.items() if path is not None]
    for (one, path), (other, again) in combinations(named, 2):
        if _is_same(path, again):
            raise UsageError("usage.output", f"{one} and {other} would both write to {path}; name two files")


def _is_same(one: Path, other: Path) -> bool:
    try:
        return os.path.realpath(one) == os.path.realpath(other) or os.path.samefile(one, other)
    except (OSError, ValueError):
        return False
