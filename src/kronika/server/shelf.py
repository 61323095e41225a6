"""Where decks that were made on this server lie: folders as everywhere else, and drafts beside them.

    DECKS/published/ID/VERSION/      deck.toml and cards.csv; the newest version counts, and the one before is kept
    DECKS/published/ID/owner         who published it first
    DECKS/drafts/PERSON/ID.json      the drafts of a person

Knows files and how much of them there may be, no requests. Every write is whole or not at all. Methods block; they may
be called from any thread.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from kronika.decks.bundled import bundled_decks
from kronika.decks.manifest import NAME
from kronika.decks.writing import write_deck_files, write_whole
from kronika.errors import DeckError
from kronika.server.drafting import Draft
from kronika.server.ids import ID
from kronika.server.refusals import Refused
from kronika.server.space import Bounds, Space, Thing

__all__ = ["DECKS", "DRAFTS", "LEAST", "Shelf", "Spend"]

_MIB: Final = 1 << 20
_DAY: Final = 24 * 3600.0
DRAFTS: Final = Bounds(each=50, each_bytes=64 * _MIB, all=5_000, all_bytes=2048 * _MIB)
DECKS: Final = Bounds(each=20, each_bytes=32 * _MIB, all=1_000, all_bytes=1024 * _MIB)
"""Of decks that are published here; what is kept of the version before counts as well."""
LEAST: Final = _MIB // 2
"""What a new draft and a new deck count for at least, in bytes, in what one may spend."""
_UNTOUCHED: Final = 90 * _DAY
"""Seconds after which a draft that nobody has changed goes. One that is published stays while there is room."""
_FORGOTTEN: Final = 30 * _DAY
"""Seconds after which a draft that was never published makes room for others, where there is none."""
_UNUSED: Final = 365 * _DAY
"""Seconds after which a published deck that nobody has used makes room for others, where there is none."""
_DRAFT: Final = msgspec.json.Decoder(Draft)
_FULL: Final = "this server keeps as many decks as it has room for; try again another day"
Spend: TypeAlias = Callable[[int], None]
"""Takes the bytes by which what is kept here grows, below 0 where it becomes less; raises Refused where that is too
much for whoever asks. Called by one thread at a time.
"""


def _freely(_: int) -> None:
    """Nobody is asked."""


class Shelf:
    """The decks under one folder, which is made when there is something to put into it."""

    def __init__(self, folder: Path, *, drafts: Bounds = DRAFTS, decks: Bounds = DECKS) -> None:
        self._published = folder / "published"
        self._drafts = folder / "drafts"
        self._lock = threading.Lock()
        self._most_drafts, self._most_decks = drafts, decks
        self._draft_space = Space(drafts, self._look_at_drafts)
        self._deck_space = Space(decks, self._look_at_decks)

    # Decks

    def path(self, name: str) -> Path:
        """Where the deck of this name lies, bundled ones first; DeckError where there is none."""
        bundled = bundled_decks().get(name)
        if bundled is not None:
            return bundled
        if NAME.fullmatch(name) and (versions := self._versions(name)):
            _note_use(self._published / name)
            return self._published / name / str(versions[-1])
        raise DeckError("deck.unknown", "there is no such deck", file=name[:60])

    def version(self, name: str) -> int:
        """The newest version of a deck that was published here; 0 where there is none."""
        return max(self._versions(name), default=0) if NAME.fullmatch(name) else 0

    def publish(
        self, name: str, version: int, manifest: str, sheet: str, *, owner: str = "", spend: Spend = _freely
    ) -> bool:
        """Put a new version of a deck where it can be played; false where this version is there already. Refused where
        there is no room; OSError where it cannot be written.
        """
        if not NAME.fullmatch(name):
            raise ValueError("this is no id of a deck")
        home, place = self._published / name, self._published / name / str(version)
        size = len(manifest.encode()) + len(sheet.encode())
        with self._lock:
            if place.exists():
                return False
            before = self._versions(name)[-1:]
            thing = Thing(owner, size + sum(_bytes_in(home / str(old)) for old in before))
            self._make_room_for_deck(name, thing)
            cost = size if before else max(size, LEAST)
            spend(cost)
            # A name of its own: another server may publish into the same folder.
            beside = home / f".{version}-{secrets.token_hex(8)}"
            try:
                write_deck_files(beside, manifest, sheet)
                if owner and not (home / "owner").exists():
                    write_whole(home / "owner", owner.encode())
                beside.replace(place)
            except OSError:
                shutil.rmtree(beside, ignore_errors=True)
                spend(-cost)
                if place.exists():
                    return False
                raise
            # Somebody may be reading the one before.
            for old in self._versions(name)[:-2]:
                shutil.rmtree(home / str(old), ignore_errors=True)
            self._deck_space.put(name, thing)
        return True

    def _versions(self, name: str) -> list[int]:
        try:
            found = [entry.name for entry in (self._published / name).iterdir()]
        except OSError:
            return []
        return sorted(int(version) for version in found if version.isascii() and version.isdigit())

    def _look_at_decks(self) -> dict[str, Thing]:
        found = {}
        for home in self._published.glob("*"):
            try:
                owner = (home / "owner").read_text("ascii")
            except (OSError, UnicodeDecodeError):
                owner = ""
            for left in home.glob(".*"):  # a server stopped while it wrote this
                if _is_older(left, _DAY):
                    shutil.rmtree(left, ignore_errors=True)
            if versions := self._versions(home.name):
                found[home.name] = Thing(owner, sum(_bytes_in(home / str(version)) for version in versions))
        return found

    def _make_room_for_deck(self, name: str, thing: Thing) -> None:
        if self._deck_space.why_not(name, thing) == "all":
            for home in self._published.glob("*"):
                if home.name != name and _is_older(home, _UNUSED):
                    shutil.rmtree(home, ignore_errors=True)
            self._deck_space.look_again()
        match self._deck_space.why_not(name, thing):
            case "each":
                most = self._most_decks.each
                raise Refused("draft.full", f"you have published {most} decks here; publish one of those anew instead")
            case "each-bytes":
                raise Refused("draft.full", "your decks here take up all the room that one person has; make it smaller")
            case "all":
                raise Refused("draft.full", _FULL)

    # Drafts

    def draft(self, id: str, owner: str) -> Draft:
        """The draft; Refused where this person has none of this id."""
        found = self._read(self._place(id, owner)) if ID.fullmatch(id) else None
        if found is None:
            raise Refused("room.unknown", "you have no such draft")
        return found

    def drafts_of(self, owner: str) -> list[Draft]:
        """The drafts of this person, the one changed last first."""
        found = [draft for draft in map(self._read, self._all(owner)) if draft is not None]
        return sorted(found, key=lambda draft: -draft.changed)

    def keep(self, draft: Draft, spend: Spend = _freely) -> None:
        """Write a draft. Refused where there is no room; OSError where it cannot be written."""
        with self._lock:
            self._write(draft, spend)

    def change(
        self, id: str, owner: str, make: Callable[[Draft], Draft], *, seen: float | None = None, spend: Spend = _freely
    ) -> Draft:
        """Put what `make` makes of a draft in its place; the new draft. Refused where this person has none of this id,
        where it has changed since `seen`, or where there is no room; OSError where it cannot be written.
        """
        with self._lock:
            old = self.draft(id, owner)
            if seen is not None and seen != old.changed:
                raise Refused("draft.changed", "this draft has changed since you have seen it; get it again")
            new = make(old)
            self._write(new, spend)
        return new

    def delete(self, id: str, owner: str, spend: Spend = _freely) -> None:
        """Throw a draft away; what was published stays. Refused where this person has none of this id."""
        with self._lock:
            self.draft(id, owner)
            spend(-max(self._draft_space.size(id), LEAST))
            self._place(id, owner).unlink(missing_ok=True)
            self._draft_space.drop(id)

    def _write(self, draft: Draft, spend: Spend) -> None:
        data, path = msgspec.json.encode(draft), self._place(draft.id, draft.owner)
        thing = Thing(draft.owner, len(data))
        self._make_room_for_draft(draft.id, thing)
        old = self._draft_space.size(draft.id)
        cost = thing.size - old if old else max(thing.size, LEAST)
        spend(cost)
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            write_whole(path, data)
        except OSError:
            spend(-cost)
            raise
        self._draft_space.put(draft.id, thing)

    def _look_at_drafts(self) -> dict[str, Thing]:
        """What there is; what was never published and nobody has touched for a long time goes."""
        self._forget(_UNTOUCHED)
        found = {}
        for path in self._all():
            with contextlib.suppress(OSError):
                found[path.stem] = Thing(path.parent.name, path.stat().st_size)
        return found

    def _make_room_for_draft(self, id: str, thing: Thing) -> None:
        if self._draft_space.why_not(id, thing) == "all":
            self._forget(_FORGOTTEN)
            self._forget(_UNTOUCHED, published=True)
            self._draft_space.look_again()
        match self._draft_space.why_not(id, thing):
            case "each":
                raise Refused("draft.too-many", f"you have {self._most_drafts.each} drafts already; delete one")
            case "each-bytes":
                raise Refused("draft.full", "your drafts take up all the room that one person has; delete one")
            case "all":
                raise Refused("draft.full", _FULL)

    def _forget(self, age: float, *, published: bool = False) -> None:
        for path in self._all():
            if _is_older(path, age) and (published or (draft := self._read(path)) is None or not draft.version):
                path.unlink(missing_ok=True)
                with contextlib.suppress(OSError):
                    path.parent.rmdir()  # where there is nothing else in it

    def _place(self, id: str, owner: str) -> Path:
        return self._drafts / owner / f"{id}.json"

    def _all(self, owner: str = "*") -> list[Path]:
        return sorted(self._drafts.glob(f"{owner}/*.json"))

    @staticmethod
    def _read(path: Path) -> Draft | None:
        try:
            return _DRAFT.decode(path.read_bytes())
        except (OSError, msgspec.DecodeError):
            return None


def _note_use(home: Path) -> None:
    """Once a day is enough."""
    with contextlib.suppress(OSError):
        if _is_older(home, _DAY):
            os.utime(home)


def _is_older(path: Path, age: float) -> bool:
    try:
        return path.stat().st_mtime < time.time() - age
    except OSError:
        return False


def _bytes_in(folder: Path) -> int:
    with contextlib.suppress(OSError):
        return sum(path.stat().st_size for path in folder.iterdir())
    return 0
