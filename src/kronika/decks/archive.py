"""A deck that was zipped to one file, NAME.kdeck, read without trusting a word of what the archive says about itself.

Does not know what the files say. Never unpacks to the disk. The files lie at the root of the archive, or all under
one folder; what computers add on their own when they zip (`__MACOSX`, `.DS_Store`, …) is passed over.
"""

from __future__ import annotations

import os
import re
import stat
import zipfile
from typing import BinaryIO, Final

from kronika.decks.findings import shown
from kronika.decks.limits import CHUNK, MAX_ARCHIVE_BYTES, MAX_ARCHIVE_ENTRIES, MAX_ARCHIVE_UNPACKED
from kronika.errors import DeckError

_LITTER: Final = frozenset({".DS_Store", "Thumbs.db", "desktop.ini"})
_ENCRYPTED: Final = 0x1 | 0x40 | 0x2000
_ZIP_AGAIN: Final = "zip the deck's folder again with an ordinary program"


class Archive:
    """The files of one .kdeck; `handle` stays open as long as this is used."""

    def __init__(self, handle: BinaryIO, name: str) -> None:
        self._name = name
        self._left = MAX_ARCHIVE_UNPACKED
        _refuse_oversized(handle, name)
        try:
            self._zip = zipfile.ZipFile(handle)
            entries = self._zip.infolist()
        except Exception as error:
            # The library raises some ten kinds of exceptions on broken archives; each means just this.
            raise self._broken("not a zip archive that can be read") from error
        self._entries = self._files(entries)

    def read(self, name: str, limit: int) -> bytes:
        entry = self._entries.get(name)
        if entry is None:
            raise DeckError(
                "deck.missing",
                "there is no such file in the archive",
                file=name,
                remedy="zip the deck's folder: deck.toml and cards.csv at the top, or all in one folder",
            )
        limit = min(limit, self._left)
        data = bytearray()
        try:
            with self._zip.open(entry) as member:
                while len(data) <= limit and (chunk := member.read(CHUNK)):
                    data += chunk
        except Exception as error:
            raise DeckError(
                "deck.archive", "its part of the archive is broken", file=name, remedy=_ZIP_AGAIN
            ) from error
        if len(data) > limit:
            raise DeckError(
                "deck.limit", f"larger than {limit} bytes when unpacked", file=name, remedy="make it smaller"
            )
        self._left -= len(data)
        return bytes(data)

    def pictures(self) -> frozenset[str]:
        names = (name.partition("/") for name in self._entries)
        return frozenset(rest for top, _, rest in names if top == "images" and rest and "/" not in rest)

    def _broken(self, problem: str, remedy: str = _ZIP_AGAIN) -> DeckError:
        return DeckError("deck.archive", problem, file=self._name, remedy=remedy)

    def _files(self, entries: list[zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
        """The plain files by their path below the deck's folder; DeckError for any entry that no deck needs."""
        files: dict[str, zipfile.ZipInfo] = {}
        seen: set[str] = set()
        unpacked = 0
        for entry in entries:
            # `filename` is what the library made of the name, cut off at a NUL; `orig_filename` is what is written.
            name = entry.orig_filename
            is_folder = name.endswith("/")
            parts = name.removesuffix("/").split("/")
            if not _is_safe(name, parts):
                raise self._broken(f"the path {shown(name)} is not one below the deck's folder")
            if name.casefold() in seen:
                raise DeckError(
                    "deck.duplicate", f"{shown(name)} is in the archive twice", file=self._name, remedy=_ZIP_AGAIN
                )
            seen.add(name.casefold())
            if entry.flag_bits & _ENCRYPTED:
                raise self._broken(f"{shown(name)} is encrypted", "zip the deck's folder without a password")
            kind = stat.S_IFMT(entry.external_attr >> 16)
            if kind not in {0, stat.S_IFREG, stat.S_IFDIR}:
                raise self._broken(f"{shown(name)} is a link or a device", "put the files themselves into the archive")
            if entry.compress_type not in {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
                raise self._broken(f"{shown(name)} is packed in a way that is not read here", "zip with plain deflate")
            unpacked += entry.file_size
            if unpacked > MAX_ARCHIVE_UNPACKED:
                raise DeckError("deck.limit", f"unpacks to more than {MAX_ARCHIVE_UNPACKED} bytes", file=self._name)
            if is_folder or parts[0] == "__MACOSX" or parts[-1] in _LITTER:
                continue
            files[name] = entry
        return _below_the_top(files)


def _below_the_top(files: dict[str, zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
    tops = {name.partition("/")[0] for name in files}
    if "deck.toml" not in files and len(tops) == 1:
        top = tops.pop() + "/"
        return {name.removeprefix(top): entry for name, entry in files.items()}
    return files


def _is_safe(name: str, parts: list[str]) -> bool:
    """Relative, downwards, and the same path on every computer."""
    return len(name) <= 300 and not any(
        part in {"", ".", ".."} or re.search(r'[\x00-\x1f\x7f\\:*?"<>|]', part) for part in parts
    )


def _refuse_oversized(handle: BinaryIO, name: str) -> None:
    """DeckError for what is plainly no zip file, is too large, or has too many entries for a list of them to be
    built.
    """
    try:
        if os.fstat(handle.fileno()).st_size > MAX_ARCHIVE_BYTES:
            raise DeckError(
                "deck.limit", f"larger than {MAX_ARCHIVE_BYTES} bytes", file=name, remedy="use fewer pictures"
            )
        start = handle.read(4)
        if start not in {b"PK\x03\x04", b"PK\x05\x06"}:
            raise DeckError(
                "deck.archive",
                "not a zip archive",
                file=name,
                remedy="a .kdeck is the deck's folder, zipped and renamed",
            )
        entries = 0
        tail = b""
        # Every entry has this mark in the archive's table of contents, whatever number is written in its header.
        while chunk := handle.read(1024 * 1024):
            block = tail + chunk
            entries += block.count(b"PK\x01\x02")
            tail = block[-3:]
        handle.seek(0)
    except OSError as error:
        raise DeckError("deck.file", f"cannot be read: {error.strerror}", file=name) from None
    if entries > MAX_ARCHIVE_ENTRIES:
        raise DeckError("deck.limit", f"more than {MAX_ARCHIVE_ENTRIES} files", file=name, remedy="use fewer pictures")
