"""Deals that are the same on every run: games between browsers are no games of chance.

Knows where a server takes its shuffles and the bots' memories from, and nothing else of it. What is drawn by chance
otherwise, ids, codes and tokens, decides nothing at a table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kronika.server.dealing import Fairness
from kronika.server.opponents import Opponents
from kronika.server.room import Room

__all__ = ["same_deals"]


@contextmanager
def same_deals() -> Iterator[None]:
    """Meanwhile the first game of a room is always shuffled alike, the second alike, and so on, and bots always
    remember the same, where nobody but the host adds to the shuffle, and that by a text that is always the same.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Fairness, "_next_salt", _salt)
        patch.setattr(Opponents, "_seed", _memory)
        yield


def _salt(_: Fairness, room: Room) -> bytes:
    return hashlib.sha256(f"game {len(room.games)} of a test".encode()).digest()


def _memory(_: Opponents, what: str) -> bytes:
    return hashlib.sha256(f"{what} of a test".encode()).digest()[:16]
