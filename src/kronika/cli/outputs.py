"""Files that a command is to write: named, fit to be written before hours are spent on them, and two never one.

Knows paths and bytes, not what is written.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

from kronika.errors import UsageError

__all__ = ["check_output", "named", "refuse_same", "write_output"]


def named(text: str) -> Path:
    """The type of an option that names a file or a folder. An empty name is none, and not the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("the name is empty; give the name of a file or folder")
    return Path(text)


def check_output(option: str, path: Path | None) -> None:
    """Raises UsageError where this file could not be written; None is an option that is not there."""
    if path is None:
        return
    from kronika.decks.writing import is_stream

    if path.is_dir():
        why = "it is a folder; name a file in it"
    elif not path.parent.is_dir():
        why = "name a file in a folder that exists"
    elif not os.access(path.parent, os.W_OK) and not is_stream(path):
        why = f"nothing may be written in {path.parent}; name a file elsewhere"
    else:
        return
    raise UsageError("usage.output", f"{option}: {path} cannot be written: {why}")


def write_output(path: Path, data: bytes) -> None:
    """`write_whole`, which is loaded when there is something to write."""
    from kronika.decks.writing import write_whole

    write_whole(path, data)


def refuse_same(files: Mapping[str, Path | None]) -> None:
    """Raises UsageError where two options name one file, in whatever way it is written. None is an option that is
    not there.
    """
    listed = [(option, path) for option, path in files.items() if path is not None]
    for (one, path), (other, again) in combinations(listed, 2):
        if _is_same(path, again):
            raise UsageError("usage.output", f"{one} and {other} would both write to {path}; name two files")


def _is_same(one: Path, other: Path) -> bool:
    try:
        return os.path.realpath(one) == os.path.realpath(other) or os.path.samefile(one, other)
    except (OSError, ValueError):
        return False
