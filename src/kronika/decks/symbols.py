"""The two symbols of a Timeline Twist card, where the deck's maker gave none (TC-42, C12).

Knows only the card's id. The choice is the same on every machine and for ever: of the SHA-256 of the id's UTF-8 bytes
the first eight are read as a big-endian number, and that number modulo 6 picks one of the six ordered pairs of two
different symbols, in the order of `PAIRS`. So every symbol is as likely as every other on either side, every pair as
likely as every other, no card depends on its neighbours, and a card that is added changes nothing for those that were
there.
"""

from __future__ import annotations

import hashlib
from typing import Final

SYMBOLS: Final = ("sun", "moon", "star")
PAIRS: Final = (
    ("sun", "moon"),
    ("sun", "star"),
    ("moon", "sun"),
    ("moon", "star"),
    ("star", "sun"),
    ("star", "moon"),
)


def derived_symbols(card_id: str) -> tuple[str, str]:
    """The symbols (front, back) of the card with this id; always two different ones."""
    number = int.from_bytes(hashlib.sha256(card_id.encode()).digest()[:8], "big")
    return PAIRS[number % len(PAIRS)]
