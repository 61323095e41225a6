"""Which characters the fonts of printed cards can draw, so that no sheet comes out with empty boxes.

Knows no card. The fonts are those inside the typesetter typst 0.15 (Libertinus Serif, New Computer Modern, DejaVu
Sans Mono); the table is their character maps, regular and bold, without what Unicode has not assigned.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Collection, Iterable
from typing import Final

__all__ = ["named", "undrawable"]

_DRAWN: Final = """
20-34E 350-4FF 510-513 51A-51D 531-5F4 606-607 609-60A 60C 615 61B 61F 621-63A 640-655 65A 660-66D 674 679-67B
67E-680 683-684 686-687 691 698 6A4 6A9 6AF 6BE 6CC 6F0-6F9 E3F E81-E84 E87-E88 E8A E8D E94-E97 E99-E9F EA1-EA7
EAA-EAB EAD-EB9 EBB-EBC EC8-ECD 10D0-10FF 13A0-13FD 1AB0-1ACE 1D00-2027 2029 202F-2037 2039-2040 2042 2044-204B
204F 2052 2054 205F 2070-2103 2105-2106 2109 210C-210F 2111 2113 2115-2117 2119-211A 211C-211E 2120 2122 2124
2126-2127 212A-212B 212E 2135-2139 2148 214F-2151 2153-2184 2189 2190-2220 2222-222D 2234-223D 2241-226B
226D-228B 228D-22A5 22B2-22B5 22B8 22C2-22C6 22CD-22D1 22DA-22E9 22EF 2300-2306 2308-2315 2318-2319 231C-2322
2325-232B 2335-237A 237D 2380-2383 2388-238B 2395 239B-23AE 23CE-23CF 23D3 2422-2423 2460-262F 2638-268B
2690-269C 26A0-26A5 26AD-26AE 26B0-26B2 2701-2704 2706-2709 270C-2727 2729-274B 274D 274F-2752 2756 2758-275E
2761-277F 2794 2798-27AF 27B1-27BE 27C2 27C5-27C6 27DC 27E0 27E6-27EB 27F5-27F7 2800-28FF 2987-2988 2997-2998
29EB 29FA-29FB 2A00 2A2F 2A6A-2A6B 2B05-2B0D 2B12-2B1A 2C60-2C71 2C74-2C77 2C79-2C7A 2C7C-2CFF 2E17-2E18 2E1F
2E22-2E25 2E2E 301A-301B A46A-A46B A640-A641 A648-A649 A656-A657 A708-A716 A71B-A727 A72D A730 A735 A789-A78E
A790-A791 A7AA A7F8-A7F9 AB66 AB70-ABBF FB00-FB4F FB52-FB81 FB8A-FB95 FB9E-FB9F FBAA-FBAD FBE8-FBE9 FBFC-FBFF
FE20-FE2F FE66 FE70-FEFF FFF9-FFFD 10140-1018E 102E0-102FB 1D106-1D107 1D55A 1D703
"""
_RANGES: Final = tuple(
    (int(first, 16), int(last or first, 16)) for first, _, last in (word.partition("-") for word in _DRAWN.split())
)
_FIRSTS: Final = tuple(first for first, _ in _RANGES)


def undrawable(texts: Iterable[str]) -> frozenset[str]:
    """The characters of these texts that would be printed as empty boxes."""
    return frozenset(c for c in set().union(*texts) if not _is_drawn(c))


def named(characters: Collection[str]) -> str:
    """The first five of these characters with their numbers, as a message quotes them: 🚀 (U+1F680)."""
    some = sorted(characters)[:5]
    told = ", ".join(f"{c} (U+{ord(c):04X})" if c.isprintable() else f"U+{ord(c):04X}" for c in some)
    return told + (f" and {len(characters) - 5} more" if len(characters) > 5 else "")


def _is_drawn(c: str) -> bool:
    place = bisect_right(_FIRSTS, ord(c)) - 1
    if place >= 0 and ord(c) <= _RANGES[place][1]:
        return True
    # Signs that steer a line and are not seen themselves.
    return unicodedata.category(c) in {"Cf", "Zs"} or c in "\t\n"
