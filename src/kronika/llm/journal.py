"""What a measurement has had answered so far, line by line in a file, so that it can be broken off and gone on with.

Knows neither models nor games. Holds what was answered, never a key or an address.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from kronika.errors import UsageError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

__all__ = ["Journal", "changed"]

VERSION = 1
LONGEST_FILE = 256 << 20
KINDS = {"dates": {"cards", "said"}, "move": {"move"}, "game": {"tally"}, "failed": set[str]()}
"""The kinds of lines, and what each has besides its unit and its cost; `failed` has requests without an answer."""
COST = ("requests", "in", "out")
MOST_COST = 10**12


class Journal:
    """The lines of a measurement with these settings, in a file or, where `path` is None, in memory alone.

    Raises UsageError where the file is of another measurement, or none at all, and OSError.
    """

    def __init__(self, path: Path | None, settings: Mapping[str, Any]) -> None:
        self._path = path
        self.lines: list[dict[str, Any]] = []
        head = {"journal": VERSION, "settings": dict(settings)}
        if path is None:
            return
        if path.exists() and not path.is_file():
            raise _wrong(path, "it is no file; name a file")
        self._claim(path)
        if path.stat().st_size:
            self._read(path, head)
        else:
            path.write_bytes(msgspec.json.encode(head) + b"\n")

    @property
    def path(self) -> Path | None:
        """The file, if there is one."""
        return self._path

    def _claim(self, path: Path) -> None:
        """Keep everybody else out to the end of this process: two at once would ask, and pay for, all things twice."""
        self._claimed = path.open("ab")
        if fcntl is None:
            return
        try:
            fcntl.flock(self._claimed, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._claimed.close()
            raise _wrong(
                path, "another run keeps its answers there now; wait for its end, or name a new file"
            ) from None
        except OSError:
            return  # A file system without locks.

    def add(self, line: dict[str, Any]) -> None:
        """Keep a line; on disk before this returns."""
        self.lines.append(line)
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
                file.flush()
                os.fsync(file.fileno())

    def of(self, unit: str) -> Iterator[dict[str, Any]]:
        """The lines of one unit of work, in the order in which they came."""
        return (line for line in self.lines if line.get("unit") == unit)

    def _read(self, path: Path, head: Mapping[str, Any]) -> None:
        if path.stat().st_size > LONGEST_FILE:
            raise _wrong(path, "it is too long for a journal")
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        try:
            found = [msgspec.json.decode(line) for line in whole.splitlines()]
        except (ValueError, RecursionError):
            raise _wrong(path, "it is no journal of bench-llm; name a new file") from None
        if not found or not all(isinstance(line, dict) for line in found) or "journal" not in found[0]:
            raise _wrong(path, "it is no journal of bench-llm; name a new file")
        if found[0] != msgspec.json.decode(msgspec.json.encode(head)):
            raise _wrong(path, "it was begun with other settings; ask for the same, or name a new file")
        if not all(map(_is_line, found[1:])):
            raise changed(path)
        if len(whole) < len(data):  # The last line was not finished.
            with path.open("r+b") as file:
                file.truncate(len(whole))
        self.lines = found[1:]


def _is_line(line: dict[str, Any]) -> bool:
    kind, unit = line.get("kind"), line.get("unit")
    return (
        isinstance(unit, str)
        and isinstance(kind, str)
        and kind in KINDS
        and line.keys() >= KINDS[kind]
        and all(type(cost := line.get(name)) is int and 0 <= cost <= MOST_COST for name in COST)
    )


def changed(path: Path | None) -> UsageError:
    """A line says what no measurement has written."""
    return UsageError("usage.journal", f"{path}: somebody has changed it; name a new file")


def _wrong(path: Path, why: str) -> UsageError:
    return UsageError("usage.journal", f"{path}: {why}")
