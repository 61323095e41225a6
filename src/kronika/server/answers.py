"""What a room has answered lately, so that the same request gets the same answer and has its effect once.

Knows requests and the bytes of answers, no rooms.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from kronika.server.wire import Accepted

__all__ = ["ANSWERS_KEPT", "Answers"]

ANSWERS_KEPT: Final = 128
"""How many answers a room remembers; of older requests it asks the store."""
_BITS: Final = 18


class _Forgotten:
    """Requests of which only a trace is left, in 32 KiB for any number: a Bloom filter.

    After 20,000 of them, one in a hundred others is taken for one of them; after 100,000, one in three.
    """

    def __init__(self) -> None:
        self._marks = bytearray(1 << _BITS - 3)

    def add(self, request: str) -> None:
        for place in self._places(request):
            self._marks[place >> 3] |= 1 << (place & 7)

    def may_hold(self, request: str) -> bool:
        """False only where it was never added."""
        return all(self._marks[place >> 3] >> (place & 7) & 1 for place in self._places(request))

    @staticmethod
    def _places(request: str) -> tuple[int, int, int]:
        # Python's own hash is another one in each process: nobody can look for requests that fall together.
        marks, most = hash(request), (1 << _BITS) - 1
        return marks & most, marks >> _BITS & most, marks >> 2 * _BITS & most


class Answers:
    """By request. `stored` are all that were carried out, each with the number of its last fact, oldest first."""

    def __init__(self, stored: Sequence[tuple[str, int]] = ()) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict(
            (request, msgspec.json.encode(Accepted(request.partition(":")[2], seq)))
            for request, seq in stored[-ANSWERS_KEPT:]
        )
        self._forgotten: _Forgotten | None = None
        for request, _ in stored[:-ANSWERS_KEPT]:
            self._forget(request)

    def get(self, request: str) -> bytes | None:
        """What was answered; None where it was not, or is not remembered."""
        return self._kept.get(request)

    def keep(self, request: str, answer: bytes) -> None:
        """Remember this."""
        self._kept[request] = answer
        if len(self._kept) > ANSWERS_KEPT:
            oldest, _ = self._kept.popitem(last=False)
            self._forget(oldest)

    def may_have_forgotten(self, request: str) -> bool:
        """Whether this may have been answered all the same where `get` finds nothing: then the store knows."""
        return self._forgotten is not None and self._forgotten.may_hold(request)

    def _forget(self, request: str) -> None:
        if self._forgotten is None:
            self._forgotten = _Forgotten()
        self._forgotten.add(request)
