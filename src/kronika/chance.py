"""Seeded shuffles that are the same on every Python and every platform.

The algorithm `shake256-fisher-yates-1`, in full, so that anybody can check a deal:

    A game has a seed of 16 bytes and counts its shuffles from 0. Shuffle number k of n cards reads the stream
    SHAKE-256("kronika shuffle 1" || seed || k as 8 bytes, big-endian) as unsigned big-endian integers of 8 bytes.
    For i = n-1, n-2, …, 1: take the next integer w for which w < 2^64 - (2^64 mod (i+1)), skipping those that are
    not; let j = w mod (i+1); exchange the cards at i and j.

The list is exchanged in place from its given order: a deal starts from the sorted ids, a reshuffle from the zone,
oldest card first. The result is the pile, top card first. The skipping makes every order equally likely, as far as
SHAKE-256 is random. Records hold the outcome, so no reader ever needs this module; they name the algorithm and the
seed so that a deal can be checked and a saved game goes on with the shuffles it would have had.
"""

from __future__ import annotations

import hashlib
import string
import struct
from collections.abc import Sequence

__all__ = ["ALGORITHM", "Shuffler", "seed_from_text", "shuffled"]

ALGORITHM = "shake256-fisher-yates-1"
_PREFIX = b"kronika shuffle 1"
_WORDS = 1 << 64


def seed_from_text(text: str) -> bytes:
    """The seed for what a person typed: 32 hexadecimal digits are the seed, any other text is hashed (SHA-256)."""
    if len(text) == 32 and set(text) <= set(string.hexdigits):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode("utf-8", "backslashreplace")).digest()[:16]


def shuffled(cards: Sequence[str], seed: bytes, number: int) -> tuple[str, ...]:
    """Shuffle `number` (from 0) of a game with this 16-byte seed."""
    if len(seed) != 16:
        raise ValueError("a seed has 16 bytes")
    pile = list(cards)
    stream = hashlib.shake_256(_PREFIX + seed + number.to_bytes(8, "big"))
    words: tuple[int, ...] = ()
    used = 0
    for i in range(len(pile) - 1, 0, -1):
        limit = _WORDS - _WORDS % (i + 1)
        while True:
            if used == len(words):
                # A longer digest begins with the shorter one, so asking again for more only extends the stream.
                count = max(2 * len(words), len(pile))
                words = struct.unpack(f">{count}Q", stream.digest(8 * count))
            word = words[used]
            used += 1
            if word < limit:
                break
        j = word % (i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return tuple(pile)


class Shuffler:
    """The shuffles of one game, one after the other. `done` is how many have been made."""

    __slots__ = ("done", "seed")

    def __init__(self, seed: bytes, done: int = 0) -> None:
        self.seed = seed
        self.done = done

    def __call__(self, cards: Sequence[str]) -> tuple[str, ...]:
        pile = shuffled(cards, self.seed, self.done)
        self.done += 1
        return pile
