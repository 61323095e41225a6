"""What a room has answered lately, so that the same request gets the same answer and has its effect once.

Knows requests and the bytes of answers, no rooms.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

import msgspec

from kronika.server.wire import Accepted

__all__ = ["ANSWERS_KEPT", "Answers"]

ANSWERS_KEPT: Final = 512
"""How many requests a room remembers; for older ones it asks the store."""


class Answers:
    """By request. `stored` are the last that were carried out, each with the number of its last fact, oldest first."""

    def __init__(self, stored: Iterable[tuple[str, int]]) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict(
            (request, msgspec.json.encode(Accepted(request.partition(":")[2], seq))) for request, seq in stored
        )
        self.is_forgetful = len(self._kept) >= ANSWERS_KEPT
        """Whether there may have been requests that only the store knows of."""

    def get(self, request: str) -> bytes | None:
        """What was answered; None where it was not, or is not remembered."""
        return self._kept.get(request)

    def keep(self, request: str, answer: bytes) -> None:
        """Remember this."""
        self._kept[request] = answer
        if len(self._kept) > ANSWERS_KEPT:
            self._kept.popitem(last=False)
            self.is_forgetful = True
