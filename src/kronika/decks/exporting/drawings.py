"""The drawn parts of a printed card: the plate of colour behind a picture, the symbols of Timeline Twist, and the
picture of a card that has none.

Knows no card and no text. All are SVG as text; lengths of plates are millimetres, colours are written `#rrggbb`.
Nothing is transparent, so that every printer prints it alike.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Final

import msgspec

from kronika.decks.icons import VIEW

__all__ = ["CREAM", "INK", "NEUTRAL", "PAPER", "THEMES", "Symbol", "ground", "plate", "symbol", "theme_name"]

PAPER: Final = "#FFFBF2"
CREAM: Final = "#FFF4DC"
INK: Final = "#231C15"

NEUTRAL: Final = (
    '<path d="M128 64h256v40h-24c0 66-32 112-80 144v16c48 32 80 78 80 144h24v40H128v-40h24c0-66 32-112 80-144v-16'
    "c-48-32-80-78-80-144h-24zm64 40c0 54 24 90 64 118 40-28 64-64 64-118zm64 186c-36 25-60 60-64 118h128"
    'c-4-58-28-93-64-118z" fill-rule="evenodd"/><path d="M216 150h80c-8 22-22 38-40 50-18-12-32-28-40-50zm40 176'
    'c16 14 36 34 44 62h-88c8-28 28-48 44-62z"/>'
)
"""The body of an hourglass: the icon where neither the card nor its theme has one."""

THEMES: Final = {
    "war": "#8E2F2A", "rule": "#6B2D5C", "mind": "#23497F", "craft": "#8A4613", "art": "#9A2F5E", "build": "#535A22",
    "way": "#0E6070", "life": "#76570A", "earth": "#2C6537", "stage": "#57389A", "faith": "#43505F", "none": "#4F473D",
}  # fmt: skip
"""The twelve themes of cards, onto which those of decks are mapped, each with its colour."""
_COLOURS: Final = {
    "red": "war", "purple": "rule", "blue": "mind", "brown": "craft", "orange": "craft", "pink": "art",
    "olive": "build", "teal": "way", "cyan": "way", "yellow": "life", "gold": "life", "green": "earth",
    "violet": "stage", "indigo": "stage", "grey": "faith", "gray": "faith",
}  # fmt: skip
_NAMED: Final = THEMES | {colour: THEMES[theme] for colour, theme in _COLOURS.items()} | {"black": "#231C15"}
_HEX: Final = re.compile("#[0-9A-Fa-f]{6}")
_IN_TURN: Final = ("craft", "mind", "art", "earth", "war", "stage", "way", "build", "rule", "life", "faith")

# The edge of a plate as a knife leaves it: fractions of its width and height, two plates so that neighbours differ.
_EDGES: Final = (
    ((0.6, 1.6), (33, 0.2), (67, 1.2), (99.4, 0.4), (100, 34), (99, 70), (99.8, 99), (60, 100), (28, 99), (0.4, 99.8),
     (1, 62), (0, 30)),
    ((1, 0.3), (40, 1.3), (72, 0.2), (99.8, 1.4), (99.2, 45), (100, 78), (99.2, 99.6), (50, 99), (20, 100), (0.8, 99),
     (0, 55), (1, 24)),
)  # fmt: skip
# The traces of the gouge: where each begins in a tile of 72 by 64, and its three steps.
_TRACES: Final = (
    (3, 8, 11, -3, -10, 5), (30, 4, 9, 1, -8, 2), (56, 9, 12, -4, -10, 6), (14, 24, 8, -1, -7, 3),
    (44, 22, 13, -3, -12, 5), (66, 30, 5, -1, -4, 3), (2, 40, 10, -2, -9, 4), (28, 38, 9, -3, -8, 5),
    (52, 44, 12, -2, -10, 4), (12, 56, 12, -3, -11, 5), (38, 58, 8, -1, -7, 3), (60, 60, 9, -2, -8, 4),
)  # fmt: skip
_TILE: Final = (72, 64)

_SYMBOLS: Final = {
    "circle": '<circle cx="50" cy="50" r="21"/>',
    "triangle": '<path d="M50 26L74 68H26z"/>',
    "square": '<path d="M30 30h40v40H30z"/>',
    "diamond": '<path d="M50 23L72 50L50 77L28 50z"/>',
    "star": '<path d="M50 22l7.3 18.9 20.2 1.1-15.7 12.8 5.2 19.6L50 63.4 33 74.4l5.2-19.6-15.7-12.8 20.2-1.1z"/>',
    "heart": '<path d="M50 75Q24 57 24 42c0-8 6-14 13-14 6 0 10 3 13 8 3-5 7-8 13-8 7 0 13 6 13 14Q76 57 50 75"/>',
    "cross": '<path d="M42 26h16v16h16v16H58v16H42V58H26V42h16z"/>',
    "moon": '<path d="M60 26A26 26 0 1 0 74 62A21 21 0 1 1 60 26z"/>',
    "sun": '<circle cx="50" cy="50" r="13"/>'
    + "".join(f'<path d="M46 31L50 20L54 31z" transform="rotate({turn} 50 50)"/>' for turn in range(0, 360, 45)),
}  # fmt: skip


class Symbol(msgspec.Struct, frozen=True):
    """A symbol on its disc: an SVG, and where nothing is drawn on that, the letter to be set there and its colour."""

    disc: str
    letter: str | None
    fill: str


def ground(colour: str | None, place: int = 0) -> str:
    """The colour of a theme as it is printed: dark enough for cream to be read on it (4.5 to 1).

    `colour` is `#rrggbb`, a name that is known here, or None; without a known one, a theme gets a colour by its
    `place` in the deck, and -1 is the place of no theme.
    """
    plain = colour or ""
    if not _HEX.fullmatch(plain):
        plain = _NAMED.get(plain, THEMES[_by_place(place)])
    red, green, blue = _parts(plain)
    while _contrast((red, green, blue)) < 4.5:
        red, green, blue = (int(part * 0.94) for part in (red, green, blue))
    return f"#{red:02X}{green:02X}{blue:02X}"


def theme_name(colour: str | None, place: int = 0) -> str:
    """Which of the twelve themes a theme of a deck is shown as, by what `ground` paints it with."""
    plain = colour or ""
    if plain in THEMES or plain in _COLOURS:
        return _COLOURS.get(plain, plain)
    if not _HEX.fullmatch(plain) and plain not in _NAMED:
        return _by_place(place)
    painted = _parts(ground(plain, place))
    return min(THEMES, key=lambda theme: math.dist(painted, _parts(THEMES[theme])))


def _by_place(place: int) -> str:
    return "none" if place < 0 else _IN_TURN[place % len(_IN_TURN)]


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def plate(colour: str, width: float, height: float, card_width: float, variant: int) -> str:
    """The plate of this size; `variant` 0 or 1 is its edge. Traces of the gouge are faint and spare the middle."""
    edge = " ".join(f"{x / 100 * width:.3f},{y / 100 * height:.3f}" for x, y in _EDGES[variant % len(_EDGES)])
    scale = 0.6 * card_width / _TILE[0]
    traces = []
    for row in range(math.ceil(height / (_TILE[1] * scale))):
        for column in range(math.ceil(width / (_TILE[0] * scale))):
            for x, y, *steps in _TRACES:
                left, top = (x + column * _TILE[0]) * scale, (y + row * _TILE[1]) * scale
                if 0.01 * width < left and left + 14 * scale < 0.985 * width and 5 * scale < top < 0.97 * height:
                    away = math.hypot(left + 6 * scale - width / 2, top - height / 2) / (min(width, height) / 2)
                    strength = 0.2 * min(1, max(0, (away - 0.55) / 0.37))
                    if strength > 0.03:
                        a, b, c, d = (step * scale for step in steps)
                        fill = _mixed(colour, CREAM, strength)
                        traces.append(
                            f'<path fill="{fill}" d="M{left:.2f} {top:.2f}l{a:.2f} {b:.2f} {c:.2f} {d:.2f}z"/>'
                        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
        f'<polygon fill="{colour}" points="{edge}"/>{"".join(traces)}</svg>'
    )


def symbol(name: str, icons: Mapping[str, str], *, dark: bool) -> Symbol:
    """The symbol on a white or, where `dark`, a black disc: a known shape, an icon of the deck, or its first letter."""
    disc, fill = (INK, PAPER) if dark else (PAPER, INK)
    letter = None
    if name.lower() in _SYMBOLS:
        shape = _SYMBOLS[name.lower()]
    elif name in icons:
        shape = (
            f'<g transform="translate(22 22) scale({56 / VIEW:.5f})">{icons[name].replace("currentColor", fill)}</g>'
        )
    else:
        shape, letter = "", (name.strip() or "?")[0].upper()
    drawn = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="46" fill="{disc}" stroke="{fill}" stroke-width="5"/>'
        f'<g fill="{fill}">{shape}</g></svg>'
    )
    return Symbol(drawn, letter, fill)


def _mixed(one: str, other: str, share: float) -> str:
    parts = (round(a * (1 - share) + b * share) for a, b in zip(_parts(one), _parts(other), strict=True))
    return "#" + "".join(f"{part:02X}" for part in parts)


def _luminance(rgb: tuple[int, ...]) -> float:
    """Relative luminance as WCAG 2 has it, 0 to 1."""
    parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def _contrast(rgb: tuple[int, ...]) -> float:
    cream = _luminance(_parts(CREAM))
    return (cream + 0.05) / (_luminance(rgb) + 0.05)
