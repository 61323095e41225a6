"""Keeping a game on disk: after each move the whole record, written beside the file and moved over it.

So the file is at any moment a whole record, of the last move or of the one before; a kill or a full disk loses
nothing that was there. Knows files, no games.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from kronika.errors import UsageError

__all__ = ["data_folder", "fresh_path", "new_file", "write"]

ENDING = ".kronika.jsonl"


def data_folder() -> Path:
    """Where games go that were given no file: the user's data folder."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "kronika" / "games"


def new_file(path: str) -> Path:
    """The file of this name, made empty.

    Raises UsageError where it is there already, OSError where it cannot be made.
    """
    try:
        _claim(Path(path))
    except FileExistsError:
        raise UsageError(
            "usage.record-exists",
            f"{path} is there already and is not overwritten; take another name, or go on with it: --resume {path}",
        ) from None
    return Path(path)


def fresh_path(game: str) -> Path:
    """A new file for a game, in the data folder or, where that cannot be written, in the current one; made empty."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    folders = [Path.cwd()]
    with contextlib.suppress(OSError, RuntimeError):
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        folders.insert(0, folder)
    reason = OSError("no folder to save the game in")
    for folder in folders:
        for number in range(1, 1000):
            path = folder / (stem + (f"-{number}" if number > 1 else "") + ENDING)
            try:
                _claim(path)
            except FileExistsError:
                continue
            except OSError as error:
                reason = error
                break
            return path
    raise reason


def _claim(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644))


def write(path: Path, lines: Iterable[str]) -> None:
    """Put these lines into the file, all or nothing."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with open(beside, "w", encoding="utf-8", newline="\n") as file:
            file.writelines(line + "\n" for line in lines)
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
