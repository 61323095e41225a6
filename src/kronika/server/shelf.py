"""Where decks that were made on this server lie: folders as everywhere else, and drafts beside them.

    DECKS/published/ID/VERSION/      deck.toml and cards.csv; the newest version counts, and the one before is kept
    DECKS/drafts/PERSON/ID.json      the drafts of a person

Knows files, no requests. Every write is whole or not at all. Methods block; they may be called from any thread.
"""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Final

import msgspec

from kronika.decks.bundled import bundled_decks
from kronika.decks.manifest import NAME
from kronika.decks.writing import write_deck_files, write_whole
from kronika.errors import DeckError
from kronika.server.drafting import Draft
from kronika.server.ids import ID
from kronika.server.refusals import Refused

__all__ = ["MOST_DRAFTS", "MOST_OF_ONE", "Shelf"]

MOST_DRAFTS: Final = 5_000
MOST_OF_ONE: Final = 50
_FORGOTTEN: Final = 30 * 24 * 3600.0
"""Seconds after which a draft that was never published makes room for others."""
_DRAFT: Final = msgspec.json.Decoder(Draft)


class Shelf:
    """The decks under one folder, which is made when there is something to put into it."""

    def __init__(self, folder: Path) -> None:
        self._published = folder / "published"
        self._drafts = folder / "drafts"

    # Decks

    def path(self, name: str) -> Path:
        """Where the deck of this name lies, bundled ones first; DeckError where there is none."""
        bundled = bundled_decks().get(name)
        if bundled is not None:
            return bundled
        if NAME.fullmatch(name) and (versions := self._versions(name)):
            return self._published / name / str(versions[-1])
        raise DeckError("deck.unknown", "there is no such deck", file=name[:60])

    def version(self, name: str) -> int:
        """The newest version of a deck that was published here; 0 where there is none."""
        return max(self._versions(name), default=0) if NAME.fullmatch(name) else 0

    def publish(self, name: str, version: int, manifest: str, sheet: str) -> None:
        """Put a new version of a deck where it can be played. OSError where that fails."""
        if not NAME.fullmatch(name):
            raise ValueError("this is no id of a deck")
        home = self._published / name
        beside = home / f".{version}"
        shutil.rmtree(beside, ignore_errors=True)
        write_deck_files(beside, manifest, sheet)
        beside.replace(home / str(version))
        # Somebody may be reading the one before.
        for old in self._versions(name)[:-2]:
            shutil.rmtree(home / str(old), ignore_errors=True)

    def _versions(self, name: str) -> list[int]:
        try:
            found = [entry.name for entry in (self._published / name).iterdir()]
        except OSError:
            return []
        return sorted(int(version) for version in found if version.isascii() and version.isdigit())

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

    def keep(self, draft: Draft) -> None:
        """Write a draft. Refused where there are too many; OSError where it cannot be written."""
        path = self._place(draft.id, draft.owner)
        if not path.exists():
            self._make_room(draft.owner)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, msgspec.json.encode(draft))

    def delete(self, id: str, owner: str) -> None:
        """Throw a draft away; what was published stays. Refused where this person has none of this id."""
        self.draft(id, owner)
        self._place(id, owner).unlink(missing_ok=True)

    def _make_room(self, owner: str) -> None:
        if len(self._all(owner)) >= MOST_OF_ONE:
            raise Refused("draft.too-many", f"you have {MOST_OF_ONE} drafts already; delete one")
        if len(paths := self._all()) < MOST_DRAFTS:
            return
        limit = time.time() - _FORGOTTEN
        for path in paths:
            if path.stat().st_mtime < limit and ((draft := self._read(path)) is None or not draft.version):
                path.unlink(missing_ok=True)
        if len(self._all()) >= MOST_DRAFTS:
            raise Refused("http.busy", "very many decks are being made here; try again another day")

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
