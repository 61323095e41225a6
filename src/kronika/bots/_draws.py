"""A bot's own chance: the same question of the same bot has the same answer, on every Python and every platform.

There is no generator that moves on from call to call, so a choice depends on nothing but the seed and what is asked. It
knows no cards, only their ids as words.
"""

from __future__ import annotations

import hashlib
import struct
from functools import lru_cache

__all__ = ["draw", "errors"]

_STEPS = 12
_HALF_THE_TABLE = 2048


def draw(seed: bytes, words: str, below: int) -> int:
    """A whole number from 0 to `below` - 1; of 128 bits, so that no number is noticeably likelier."""
    digest = hashlib.shake_256(b"kronika bot 1" + seed + words.encode("utf-8", "surrogatepass")).digest(16)
    return int.from_bytes(digest, "big") % below


@lru_cache(maxsize=1)
def _table() -> tuple[float, ...]:
    """Nearly normal numbers, each with its negative: sums of twelve uniform ones less six, everywhere the same."""
    count = _HALF_THE_TABLE * _STEPS
    words = struct.unpack(f">{count}I", hashlib.shake_256(b"kronika bot errors 1").digest(4 * count))
    half = [(sum(words[at : at + _STEPS]) + _STEPS / 2) / 2**32 - _STEPS / 2 for at in range(0, count, _STEPS)]
    return (*half, *(-number for number in half))


@lru_cache(maxsize=1024)
def errors(seed: bytes, card: str, count: int) -> tuple[float, ...]:
    """`count` draws with mean 0 and standard deviation 1 for this card, from the seed and its id alone."""
    table = _table()
    name = card.encode("utf-8", "surrogatepass")
    digest = hashlib.shake_256(b"kronika bot error 1" + seed + name).digest(2 * count)
    return tuple([table[word % len(table)] for word in struct.unpack(f">{count}H", digest)])
