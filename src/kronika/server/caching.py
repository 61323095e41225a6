"""Answers that browsers may keep: what they have already is not sent again.

Knows headers, not what is answered. A tag is a hash of what is answered, so it tells nothing that the answer does not.
"""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

from litestar import Request, Response

__all__ = ["Keeping", "Kept", "answer_once", "tag_of"]


class Kept(NamedTuple):
    """Bytes that are answered, and their tag."""

    data: bytes
    tag: str


class Keeping:
    """Answers as they were made, up to so many bytes; those longest unused go. May be asked from any thread."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._size = 0

    def get(self, key: Hashable, make: Callable[[], bytes]) -> Kept:
        """What was made under this key; made now where it is not there. The key says all that the answer depends on."""
        with self._lock:
            if (found := self._kept.get(key)) is not None:
                self._kept.move_to_end(key)
                return found
        data = make()
        found = Kept(data, tag_of(data))
        with self._lock:
            if key not in self._kept and len(data) <= self._most:
                self._kept[key] = found
                self._size += len(data)
                while self._size > self._most:
                    self._size -= len(self._kept.popitem(last=False)[1].data)
        return found


def tag_of(data: bytes) -> str:
    """The entity tag of these bytes, in its quotes."""
    return f'"{hashlib.sha256(data).hexdigest()[:24]}"'


def answer_once(
    request: Request[Any, Any, Any], data: bytes, media_type: str, tag: str, headers: Mapping[str, str]
) -> Response[bytes]:
    """The bytes under their tag; 304 without a body for who has them, as `If-None-Match` says."""
    known = {part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")}
    kept = {**headers, "etag": tag}
    if tag in known or "*" in known:
        kept.pop("content-encoding", None)
        return Response(b"", status_code=304, headers=kept)
    return Response(data, media_type=media_type, headers=kept)
