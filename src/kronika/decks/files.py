"""The files of a deck, whether they lie in a folder or in the same folder zipped as NAME.kdeck.

Does not know what the files say. A deck may come from a stranger, so nothing is followed that leads out of it (links,
`..`, drive letters), sizes are counted while reading instead of believed, and whatever is wrong is one DeckError.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from kronika.decks.archive import Archive
from kronika.decks.limits import MAX_ARCHIVE_ENTRIES, MAX_PICTURE_BYTES
from kronika.errors import DeckError

PICTURES = "images"
# SVG is left out: it can carry scripts, and pictures are shown to everybody at the table.
PICTURE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.(?:png|jpg|jpeg|webp|avif|gif)", re.ASCII)


class DeckFiles(Protocol):
    """Read access to one deck. `name` is relative, with `/`."""

    def read(self, name: str, limit: int) -> bytes:
        """All bytes of the file; DeckError where it is missing, no plain file, or longer than `limit` bytes."""

    def pictures(self) -> frozenset[str]:
        """The names of the plain files right in `images/`; DeckError where there are far too many."""


class Folder:
    """A deck that lies open in a folder."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def read(self, name: str, limit: int) -> bytes:
        where = self._root
        parts = name.split("/")
        try:
            for part in parts[:-1]:
                where = where / part
                if not stat.S_ISDIR(os.lstat(where).st_mode):
                    raise DeckError(
                        "deck.file", f"{part} is not a plain folder", file=name, remedy="no links in a deck"
                    )
            where = where / parts[-1]
            # Checked before it is opened: opening a pipe would wait for ever.
            if not stat.S_ISREG(os.lstat(where).st_mode):
                raise DeckError("deck.file", "not a plain file", file=name, remedy="put the file itself here, no link")
            with where.open("rb") as handle:
                data = handle.read(limit + 1)
        except (FileNotFoundError, NotADirectoryError):
            raise DeckError(
                "deck.missing", "there is no such file", file=name, remedy=_where_it_belongs(name)
            ) from None
        except OSError as error:
            raise DeckError("deck.file", f"cannot be read: {error.strerror}", file=name) from None
        if len(data) > limit:
            raise DeckError("deck.limit", f"larger than {limit} bytes", file=name, remedy="make it smaller")
        return data

    def pictures(self) -> frozenset[str]:
        folder = self._root / PICTURES
        try:
            if not stat.S_ISDIR(os.lstat(folder).st_mode):
                raise DeckError("deck.file", "not a plain folder", file=PICTURES, remedy="make it a folder, no link")
            names = set()
            with os.scandir(folder) as entries:
                for number, entry in enumerate(entries):
                    if number >= MAX_ARCHIVE_ENTRIES:
                        raise DeckError("deck.limit", f"more than {MAX_ARCHIVE_ENTRIES} files", file=PICTURES)
                    if entry.is_file(follow_symlinks=False):
                        names.add(entry.name)
        except FileNotFoundError:
            return frozenset()
        except OSError as error:
            raise DeckError("deck.file", f"cannot be read: {error.strerror}", file=PICTURES) from None
        return frozenset(names)


@contextmanager
def open_deck(path: Path) -> Iterator[DeckFiles]:
    """The files of the deck at `path`, a folder or a .kdeck, for as long as the `with` block lasts; DeckError else."""
    name = path.name or str(path)
    handle = None
    try:
        kind = path.stat().st_mode
        if stat.S_ISREG(kind):
            handle = path.open("rb")
    except (FileNotFoundError, NotADirectoryError):
        raise DeckError(
            "deck.missing",
            "there is no such folder or file",
            file=name,
            remedy="name a deck's folder or its .kdeck file",
        ) from None
    except OSError as error:
        raise DeckError("deck.file", f"cannot be read: {error.strerror}", file=name) from None
    except ValueError:
        raise DeckError("deck.missing", "no path can be so", file="the deck's path") from None
    if handle is not None:
        with handle:
            yield Archive(handle, name)
    elif stat.S_ISDIR(kind):
        yield Folder(path)
    else:
        raise DeckError("deck.file", "neither a folder nor a .kdeck file", file=name)


def read_picture(path: Path, name: str) -> bytes:
    """The bytes of the picture `name` (a card's `image`) of the deck at `path`; at most 8 MiB. DeckError else."""
    if not PICTURE_NAME.fullmatch(name):
        raise DeckError("deck.image", "not the name of a picture", file=PICTURES)
    with open_deck(path) as files:
        return files.read(f"{PICTURES}/{name}", MAX_PICTURE_BYTES)


def _where_it_belongs(name: str) -> str:
    if name in {"deck.toml", "cards.csv"}:
        return "a deck is a folder with deck.toml and cards.csv in it"
    return ""
