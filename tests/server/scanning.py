"""Looks for hidden dates in bytes: as they are, in hexadecimal digits, in base64, escaped, compressed, one in another.

Knows bytes and years, nothing of servers; watching.py puts every byte of a server before it. The years must be canaries
(`canary_year`): numbers of 12 digits that nothing else in a message looks like.
"""

from __future__ import annotations

import base64
import binascii
import html
import re
import unicodedata
import zlib
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple
from urllib.parse import unquote_to_bytes

__all__ = ["DIGITS", "Finding", "Scanner", "canary_year", "mask"]

DIGITS: Final = 12
_BASE: Final = 110_000_000_009
_STEP: Final = 100_000_007
_HEX_DIGITS: Final = len(f"{_BASE:x}")
_PACKED: Final = 6
"""Bytes of a number in binary."""
_DEPTH: Final = 4
_MOST_DULL: Final = 50_000
_LONGEST_DULL: Final = 32
_LARGEST: Final = 1 << 20
_HASH: Final = re.compile(rb"(?<![0-9a-fA-F])[0-9a-f]{64}(?![0-9a-fA-F])")
_NUMBER: Final = re.compile(rb"\d{%d,}" % DIGITS)
# Marks between groups of three digits: blanks of several widths, commas, dots, apostrophes, underscores.
_GROUPS: Final = re.compile(rb"(?<=\d)(?:[ ,.'_]|\xc2\xa0|\xe2\x80[\x89\xaf\x99])(?=\d{3})")
_HEX: Final = re.compile(rb"[0-9a-fA-F]{10,}")
_BASE64: Final = re.compile(rb"[A-Za-z0-9+/_-]{8,}")
_JSON_ESCAPE: Final = re.compile(rb"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|u\{([0-9a-fA-F]{1,6})\})")
_DEFLATED: Final = re.compile(rb"\x1f\x8b\x08|\x78[\x01\x5e\x9c\xda]")
_URLSAFE: Final = bytes.maketrans(b"-_", b"+/")


class Finding(NamedTuple):
    """A year that should not be there, and what had to be undone to see it, from outside in."""

    year: int
    form: str


def canary_year(number: int) -> int:
    """A year as a deck says it, BC and so without its sign: 0 is the latest, 8000 one of the earliest."""
    assert 0 <= number < 8800
    return _BASE + _STEP * number


def mask(data: bytes) -> bytes:
    """The bytes without the hashes and salts of commitments and proofs, which are 64 digits each."""
    return _HASH.sub(b"#", data)


class Scanner:
    """Finds these years, and the number before and after each, as another way of counting years has them."""

    def __init__(self, years: Iterable[int]) -> None:
        self.years = frozenset(abs(year) for year in years)
        assert all(len(str(year)) == DIGITS for year in self.years), "only canaries are found without false alarms"
        self._numbers = {number: year for year in self.years for number in (year - 1, year, year + 1)}
        self._digits = {str(number).encode(): year for number, year in self._numbers.items()}
        self._hex = {b"%x" % number: year for number, year in self._numbers.items()}
        self._packed = _packed(self._numbers)
        self._dull: set[bytes] = set()
        """Words of messages in which nothing was found: they say nothing in other messages either."""

    def find(self, data: bytes) -> list[Finding]:
        """Every hidden year in the bytes."""
        if not self.years:
            return []
        found: dict[Finding, None] = {}
        seen: set[bytes] = set()
        plain = mask(data)
        waiting = [(plain, "plain", 0)]
        while waiting:
            piece, form, depth = waiting.pop()
            if piece in seen:
                continue
            seen.add(piece)
            found |= dict.fromkeys(Finding(year, form) for year in self._in(piece))
            if depth < _DEPTH:
                for name, inner in _undone(piece, self._dull):
                    if len(inner) >= _PACKED:
                        waiting.append((inner, f"{form} > {name}", depth + 1))
        if not found and len(self._dull) < _MOST_DULL:
            self._dull.update(word for word in _BASE64.findall(plain) if len(word) <= _LONGEST_DULL)
        return list(found)

    def _in(self, piece: bytes) -> Iterator[int]:
        if not piece.isascii() or b"\0" in piece:
            yield from _windows(piece, _PACKED, self._packed)
        if len(piece) < _HEX_DIGITS:
            return
        texts = {piece, _GROUPS.sub(b"", piece), piece.replace(b"\0", b""), _western(piece)}
        for text in texts:
            for run in _NUMBER.findall(text):
                yield from _windows(run, DIGITS, self._digits)
        for run in _HEX.findall(piece):
            yield from _windows(run.lower(), _HEX_DIGITS, self._hex)


def _windows(run: bytes, size: int, known: Mapping[bytes, int]) -> Iterator[int]:
    for at in range(len(run) - size + 1):
        year = known.get(run[at : at + size])
        if year is not None:
            yield year


def _packed(numbers: Mapping[int, int]) -> dict[bytes, int]:
    """The numbers as bytes in both orders, signed and not; six bytes, so that integers of eight hold them."""
    found = {}
    for number, year in numbers.items():
        for value in (number, (1 << 48) - number):
            data = value.to_bytes(_PACKED, "big")
            found[data] = found[data[::-1]] = year
    return found


def _western(piece: bytes) -> bytes:
    """Digits of other scripts as those of ours."""
    if piece.isascii():
        return piece
    text = piece.decode("utf-8", "ignore")
    return "".join(str(unicodedata.decimal(c)) if c.isdecimal() else c for c in text).encode("utf-8", "ignore")


def _undone(piece: bytes, dull: AbstractSet[bytes]) -> Iterator[tuple[str, bytes]]:
    """What the bytes, or parts of them that are not dull, may be a form of."""
    if b"%" in piece:
        yield "percent", unquote_to_bytes(piece)
    if b"&" in piece:
        yield "html", html.unescape(piece.decode("latin-1")).encode("utf-8", "surrogatepass")
    if b"\\" in piece:
        yield "escape", _JSON_ESCAPE.sub(_character, piece)
    for run in _HEX.findall(piece):
        for at in (0, 1):
            part = run[at:]
            yield "hex", binascii.unhexlify(part[: len(part) & ~1])
    for run in _BASE64.findall(piece):
        if run in dull:
            continue
        for at in range(4):
            part = run[at:].translate(_URLSAFE)
            part = part[: len(part) - (len(part) % 4 == 1)]
            yield "base64", base64.b64decode(part + b"=" * (-len(part) % 4))
    if not piece.isascii():
        for match in _DEFLATED.finditer(piece):
            yield "compressed", _inflated(piece[match.start() :], 47)
        yield "deflated", _inflated(piece, -15)


def _character(match: re.Match[bytes]) -> bytes:
    digits = match[1] or match[2] or match[3]
    code = int(digits, 16)
    return chr(code).encode("utf-8", "surrogatepass") if code < 0x110000 else b""


def _inflated(data: bytes, bits: int) -> bytes:
    """As much as can be decompressed."""
    try:
        return zlib.decompressobj(bits).decompress(data, _LARGEST)
    except zlib.error:
        return b""
