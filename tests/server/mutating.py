"""Makes bad messages out of good ones: a seeded mutator of values, of texts and of bytes.

Knows JSON and the shapes of messages, nothing of servers.
"""

from __future__ import annotations

import json
import random
from typing import Any, Final

__all__ = ["Mutator"]

_WRONG: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    63,
    64,
    1 << 31,
    1 << 53,
    1 << 63,
    1 << 64,
    10**30,
    -(10**300),
    0.0,
    1.5,
    -0.0,
    1e308,
    5e-324,
    "",
    " ",
    "\0",
    "\u202e",
    "\ufeff",
    "\U0001f98a",
    "é" * 65,
    "x" * 1001,
    "0",
    "null",
    "../../etc/passwd",
    "<b>",
    "%s%n",
    "'; --",
    "__proto__",
    [],
    [[]],
    [None] * 70,
    {},
    {"": ""},
    {"type": "start"},
    {"x-note": 1},
    "ana",
    "clock:1:1",
    "canary/aaaaaa",
    "-9007199254740993",
)
_NAMES: Final = ("x", "", "type", "x-more", "\0", "seat", "request")
_TOKENS: Final = (
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b'"',
    b"\\",
    b"\\u0000",
    b"\\ud800",
    b"\\udc00\\ud800",
    b"\x00",
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xef\xbb\xbf",
    b"null",
    b"true",
    b"NaN",
    b"Infinity",
    b"-",
    b"-0",
    b"1e999",
    b"0x1",
    b"9" * 30,
    b"9" * 4301,
    b"[" * 2000,
    b'{"a":' * 1200,
    b"//",
    b"/**/",
    b"\n",
    b" ",
)


class Mutator:
    """Bad messages of one seed, the same on every run."""

    def __init__(self, seed: int | str) -> None:
        self.rng = random.Random(seed)

    def message(self, good: Any) -> bytes:
        """The good message, changed in one way or several; now and then not at all."""
        rng = self.rng
        roll = rng.random()
        if roll < 0.04:
            return _encoded(good)
        if roll < 0.05:
            return rng.randbytes(rng.randrange(0, 200))
        value = good
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            value = self._changed(value)
        data = _encoded(value)
        if roll > 0.85:
            for _ in range(rng.choice((1, 1, 2, 5))):
                data = self._spliced(data)
        return data

    def text(self, good: str) -> str:
        """A path, a name or a header, changed; without line ends, which a parser of HTTP does not let through."""
        rng = self.rng
        data = good.encode("utf-8", "surrogatepass")
        for _ in range(rng.choice((0, 1, 1, 2, 4))):
            data = self._spliced(data, most=400)
        return data.decode("utf-8", "replace").replace("\r", "").replace("\n", "")

    def _changed(self, value: Any) -> Any:
        """The value with one thing in it changed, somewhere."""
        rng = self.rng
        if isinstance(value, dict) and value and rng.random() < 0.9:
            key = rng.choice(list(value))
            match rng.randrange(12):
                case 0:
                    return {other: inner for other, inner in value.items() if other != key}
                case 1:
                    return {
                        **value,
                        rng.choice(("x", "", "type", "x-more", "\0", "seat", "request")): rng.choice(_WRONG),
                    }
                case 2:
                    return {
                        (str(rng.choice(_WRONG)) if other == key else other): inner for other, inner in value.items()
                    }
                case _:
                    return {**value, key: self._changed(value[key])}
        if isinstance(value, list) and value and rng.random() < 0.9:
            at = rng.randrange(len(value))
            match rng.randrange(5):
                case 0:
                    return value[:at] + value[at + 1 :]
                case 1:
                    return value[:at] + [value[at]] * rng.choice((2, 3, 80)) + value[at + 1 :]
                case 2:
                    return value[::-1]
                case _:
                    return [*value[:at], self._changed(value[at]), *value[at + 1 :]]
        if isinstance(value, bool):
            return rng.choice((not value, int(value), str(value), None))
        if isinstance(value, int) and rng.random() < 0.6:
            return rng.choice(
                (
                    value + 1,
                    value - 1,
                    -value,
                    value * 10**9,
                    float(value % 1000),
                    str(value),
                    value ^ 1 << rng.randrange(70),
                )
            )
        if isinstance(value, str) and value and rng.random() < 0.6:
            at = rng.randrange(len(value))
            odd = rng.choice(("\0", "\u200d", "é", "\\", '"', "A", "0", " ", "\U0001f98a", ""))
            return rng.choice(
                (value[:at] + odd + value[at + 1 :], value[:at], value * 2, value.upper(), value[::-1], value + " ")
            )
        return rng.choice(_WRONG)

    def _spliced(self, data: bytes, most: int = 9000) -> bytes:
        """The bytes with a piece cut out, put in, doubled or turned."""
        rng = self.rng
        one, other = sorted((rng.randrange(len(data) + 1), rng.randrange(len(data) + 1)))
        match rng.randrange(6):
            case 0:
                found = data[:one] + data[other:]
            case 1:
                found = data[:one] + rng.choice(_TOKENS) + data[one:]
            case 2:
                found = data[:one] + rng.choice(_TOKENS) + data[other:]
            case 3:
                found = data[:other] + data[one:]
            case 4:
                found = data[:one] + bytes([rng.randrange(256)]) + data[one + 1 :]
            case _:
                found = data[:one]
        return found[:most]


def _encoded(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
