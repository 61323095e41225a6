"""The scanner finds a hidden date in every form in which it could get out, and is quiet where there is none."""

from __future__ import annotations

import base64
import gzip
import html
import json
import random
import secrets
import struct
import zlib
from collections.abc import Callable
from urllib.parse import quote

import pytest

from tests.server.scanning import Scanner, canary_year, mask

YEARS = [canary_year(n) for n in range(60)]
YEAR = YEARS[17]
SCANNER = Scanner(YEARS)
Form = Callable[[int], bytes]

FORMS: dict[str, Form] = {
    "decimal": lambda year: b"%d" % year,
    "negative": lambda year: b"%d" % -year,
    "astronomical": lambda year: b"%d" % (1 - year),
    "float": lambda year: b"%.1f" % -year,
    "in a longer number": lambda year: b"77%d00" % year,
    "grouped with commas": lambda year: f"{year:,}".encode(),
    "grouped with narrow blanks": lambda year: f"{year:,}".replace(",", "\u202f").encode(),
    "hexadecimal number": lambda year: b"%x" % year,
    "capital hexadecimal number of 8 bytes": lambda year: b"%016X" % year,
    "two's complement": lambda year: b"%x" % ((1 << 64) - year),
    "hexadecimal text": lambda year: str(year).encode().hex().encode(),
    "hexadecimal text, shifted": lambda year: b"a" + str(year).encode().hex().encode(),
    "json escapes": lambda year: "".join(f"\\u{ord(c):04x}" for c in str(year)).encode(),
    "python escapes": lambda year: "".join(f"\\x{ord(c):02x}" for c in str(year)).encode(),
    "percent": lambda year: "".join(f"%{ord(c):02X}" for c in str(year)).encode(),
    "percent twice": lambda year: quote("".join(f"%{ord(c):02X}" for c in str(year))).encode(),
    "html, decimal": lambda year: "".join(f"&#{ord(c)};" for c in str(year)).encode(),
    "html, hexadecimal": lambda year: "".join(f"&#x{ord(c):x};" for c in str(year)).encode(),
    "big-endian": lambda year: b"\x93\xd3" + struct.pack(">q", year),
    "little-endian": lambda year: b"\x93\xd3" + struct.pack("<q", -year),
    "utf-16": lambda year: str(year).encode("utf-16-le"),
    "other digits": lambda year: "".join(chr(0x660 + int(c)) for c in str(year)).encode(),
    "zlib": lambda year: zlib.compress(b"some text, " * 9 + b"%d" % year),
    "gzip": lambda year: gzip.compress(b"%d" % year),
    "raw deflate": lambda year: _deflated(b"text %d text" % year),
    "gzip in base64": lambda year: base64.b64encode(gzip.compress(b"%d" % year)),
    "base64 in json escapes": lambda year: base64.b64encode(b"%d" % year).replace(b"M", b"\\u004d"),
    "base64 in base64": lambda year: base64.b64encode(base64.b64encode(b"xy%d" % year)),
    "packed in base64": lambda year: base64.urlsafe_b64encode(b"\x01" + struct.pack(">q", -year)),
    "hexadecimal in a token of base64 letters": lambda year: base64.urlsafe_b64encode(b"%x" % year).rstrip(b"="),
}


def _deflated(data: bytes) -> bytes:
    maker = zlib.compressobj(9, zlib.DEFLATED, -15)
    return maker.compress(data) + maker.flush()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("around", [(b"", b""), (b'{"date":"', b' BC"}')])
def test_each_form_is_found(form: str, around: tuple[bytes, bytes]) -> None:
    if form == "raw deflate":
        around = (b"", b"")  # nothing says where it begins, so it is looked for at the beginning
    data = around[0] + FORMS[form](YEAR) + around[1]
    assert {finding.year for finding in SCANNER.find(data)} == {YEAR}


@pytest.mark.parametrize("before", range(7))
@pytest.mark.parametrize("alphabet", [base64.b64encode, base64.urlsafe_b64encode])
@pytest.mark.parametrize("glued", [b"", b"A", b"AB", b"ABC"])
def test_every_alignment_of_base64_is_found(before: int, alphabet: Callable[[bytes], bytes], glued: bytes) -> None:
    coded = alphabet(b"~?>" * 2 + b"x" * before + b"%d" % YEAR + b"y" * before).rstrip(b"=")
    assert {finding.year for finding in SCANNER.find(b'"' + glued + coded + b'"')} == {YEAR}


def test_all_years_of_a_message_are_found_with_their_forms() -> None:
    data = json.dumps({"a": [-YEARS[3]], "b": html.escape(f"<{YEARS[4]}>"), "c": "%31" + str(YEARS[5])[1:]}).encode()
    found = SCANNER.find(data)
    assert {finding.year for finding in found} == {YEARS[3], YEARS[4], YEARS[5]}
    assert ("plain > percent") in {finding.form for finding in found if finding.year == YEARS[5]}


def test_hashes_of_commitments_and_proofs_are_masked_and_nothing_else() -> None:
    proof = secrets.token_hex(32).encode()
    assert mask(b'"' + proof + b'"') == b'"#"'
    for other in (proof[:-1], proof + b"0", proof.upper() + b"A"):
        assert mask(other) == other


def test_there_are_no_false_alarms() -> None:
    rng = random.Random(7)
    texts = [rng.randbytes(4_000), secrets.token_urlsafe(4_000).encode(), secrets.token_hex(4_000).encode()]
    texts.append(json.dumps([rng.random() * 1e13 for _ in range(400)]).encode())
    texts += [b"9" * 500, b"%" * 500, b"&#" * 500, b"\\u" * 500, b"\x78\x9c" * 50, b"=" * 100, b""]
    for text in texts:
        assert SCANNER.find(text) == []
    assert Scanner([]).find(b"%d" % YEAR) == []


def test_years_that_are_no_canaries_are_refused() -> None:
    with pytest.raises(AssertionError):
        Scanner([1492])
