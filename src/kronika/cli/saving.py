"""Keeping a game on disk: after each move the whole record, written beside the file and moved over it.

So the file is at any moment a whole record, of the last move or of the one before; a kill or a full disk loses
nothing that was there. Knows files, no games.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path

from kronika.cli.outputs import write_output
from kronika.errors import UsageError

__all__ = ["data_folder", "version", "write", "write_new", "write_somewhere"]

ENDING = ".kronika.jsonl"


def data_folder() -> Path:
    """Where games go that were given no file: the user's data folder."""
    base: str | Path
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or ""
        if not os.path.isabs(base):  # as the XDG specification says
            base = Path.home() / ".local" / "share"
    return Path(base) / "kronika" / "games"


def write_new(path: str, lines: Iterable[str]) -> Path:
    """Put the lines into a new file of this name; returns it.

    Raises UsageError where it is there already, OSError where it cannot be made; then nothing is left behind.
    """
    if not path:
        raise UsageError("usage.record", "--record needs the name of a file, such as --record friday.kronika.jsonl")
    file = Path(path)
    try:
        _claim(file)
    except FileExistsError:
        raise UsageError("usage.record-exists", f"{path} {_there_already(file)}") from None
    except ValueError as error:  # a null byte in the name
        raise UsageError("usage.record", f"{path}: {error}") from None
    try:
        write(file, lines)
    except OSError:
        _remove(file)
        raise
    return file


def _there_already(file: Path) -> str:
    if file.is_dir():
        return "is a folder; name a file in it"
    resume = "" if not file.is_file() else f", or go on with it: --resume {file}"
    return f"is there already and is not overwritten; take another name{resume}"


def write_somewhere(game: str, lines: Iterable[str]) -> Path:
    """Put the lines into a new file, in the first folder that takes them; returns it.

    The folders are the data folder, the current one, and the one for temporary files. Raises OSError, and leaves
    nothing behind, where none of them does.
    """
    stem, lines = f"{game}-{datetime.now():%Y-%m-%d-%H%M}", list(lines)
    reason = OSError("no folder to save the game in")
    for folder in _folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = _claim_numbered(folder, stem)
        except OSError as error:
            reason = error
            continue
        try:
            write(path, lines)
        except OSError as error:
            reason = error
            _remove(path)
            continue
        return path
    raise reason


def _folders() -> Iterator[Path]:
    with contextlib.suppress(RuntimeError):  # nobody knows where home is
        yield data_folder()
    with contextlib.suppress(OSError):  # the current folder has been removed
        yield Path.cwd()
    yield Path(tempfile.gettempdir())


def _claim_numbered(folder: Path, stem: str) -> Path:
    for number in range(1, 1000):
        path = folder / (stem + (f"-{number}" if number > 1 else "") + ENDING)
        with contextlib.suppress(FileExistsError):
            _claim(path)
            return path
    raise OSError(f"{folder} has too many games of this minute")


def _claim(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o644))


def version(path: Path) -> tuple[int, int, int] | None:
    """What changes whenever somebody writes the file; None where there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()


def write(path: Path, lines: Iterable[str]) -> None:
    """Put these lines into the file, all or nothing. A link stays one, and a file keeps its permissions."""
    write_output(path, "".join(line + "\n" for line in lines).encode())
