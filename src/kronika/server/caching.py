"""Answers that browsers may keep: what they have already is not sent again.

Knows headers, not what is answered. A tag is a hash of what is answered, so it tells nothing that the answer does not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response

__all__ = ["answer_once", "tag_of"]


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
