"""WebSocket frames as bytes, for the one case that nearly all are: a whole text, in one frame.

Knows no connections. What is not of this kind is left to the protocol, which knows all kinds.
"""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform for which there is no compiled one
    from websockets.utils import apply_mask

__all__ = ["is_control", "text_frame", "text_in", "whole_frame"]

_WHOLE_TEXT: Final = 0x81
_MASKED: Final = 0x80
_CONTROL: Final = frozenset({0x89, 0x8A})
_framed = (b"", b"\x81\x00")
"""The text that was framed last, and its frame."""


def text_frame(data: bytes) -> bytes:
    """What `whole_frame` makes, made once for a text that a whole table is sent: the same object, one after the
    other.
    """
    global _framed
    text, frame = _framed
    if text is not data:
        frame = whole_frame(data)
        _framed = (data, frame)
    return frame


def whole_frame(data: bytes) -> bytes:
    """The frame by which a server sends this text, given in UTF-8."""
    size = len(data)
    if size < 126:
        return bytes((_WHOLE_TEXT, size)) + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


def text_in(data: bytes) -> bytes | None:
    """The text, not yet known to be UTF-8, where these bytes are one frame with a client's whole text and nothing more;
    None where they are anything else, or the text is longer than 64 KiB.
    """
    size = len(data)
    if size < 6 or data[0] != _WHOLE_TEXT:
        return None
    length = data[1] - _MASKED
    if length == 126 and size >= 8:
        length, at = data[2] << 8 | data[3], 8
        if length < 126:
            return None
    else:
        at = 6
        if not 0 <= length < 126:
            return None
    if size != at + length:
        return None
    return apply_mask(data[at:], data[at - 4 : at])


def is_control(data: bytes) -> bool:
    """Whether these bytes are one whole ping or pong of a client, and nothing more."""
    return len(data) >= 6 and data[0] in _CONTROL and data[1] >= _MASKED and len(data) == data[1] - _MASKED + 6
