"""How a server runs: from flags, else from the environment, else as suits one evening with friends.

Knows nothing of rooms. `KRONIKA_HOST`, `KRONIKA_PORT`, `KRONIKA_DATABASE`, `KRONIKA_ORIGINS`, `KRONIKA_QUIET`,
`KRONIKA_LOG`, `KRONIKA_DECKS`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from kronika.errors import UsageError

__all__ = ["Settings", "data_folder", "settings_from"]


_LOG_LEVELS: Final = ("debug", "info", "warning", "error")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`database` is a URL (`postgresql://…`) or the path of an SQLite file; `origins` may open sockets beside the
    server's own pages; `log` is a level of logs.py; `address` is where others find this server, for links to rooms that
    are opened on this machine; `decks` is the folder of the decks that are made here, '' for one beside the database.
    """

    host: str = "0.0.0.0"
    port: int = 8642
    database: str
    origins: frozenset[str] = frozenset()
    quiet: bool = False
    log: str = "warning"
    address: str = ""
    decks: str = ""


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where this user's data goes, as the platform has it."""
    if sys.platform == "win32":
        home = environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = str(Path.home() / "Library" / "Application Support")
    else:
        home = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "kronika"


def settings_from(
    environ: Mapping[str, str] = os.environ,
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    quiet: bool | None = None,
) -> Settings:
    """The settings; a flag that was given wins. UsageError where one cannot be."""
    text = environ.get("KRONIKA_PORT", "8642") if port is None else str(port)
    if not (text.isascii() and text.isdigit() and 0 <= int(text[:6]) <= 65535 and len(text) < 6):
        raise UsageError("usage.port", f"a port is a number from 0 to 65535, not {text[:20]!r}")
    log = environ.get("KRONIKA_LOG") or "warning"
    if log not in _LOG_LEVELS:
        raise UsageError("usage.log", f"KRONIKA_LOG is {', '.join(_LOG_LEVELS)}, not {log[:20]!r}")
    place = database or environ.get("KRONIKA_DATABASE") or str(data_folder(environ) / "kronika.sqlite")
    if "://" not in place:
        try:
            Path(place).expanduser().parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UsageError("usage.database", f"{place}: {error.strerror}") from None
        place = str(Path(place).expanduser())
    origins = frozenset(part.strip() for part in environ.get("KRONIKA_ORIGINS", "").split(",") if part.strip())
    return Settings(
        host=host or environ.get("KRONIKA_HOST") or "0.0.0.0",
        port=int(text),
        database=place,
        origins=origins,
        quiet=bool(environ.get("KRONIKA_QUIET")) if quiet is None else quiet,
        log=log,
        decks=environ.get("KRONIKA_DECKS", ""),
    )
