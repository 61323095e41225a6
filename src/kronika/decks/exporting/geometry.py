"""Where everything lies on a printed card, from its two lengths alone.

Knows no text and no drawing. All lengths are millimetres, from the card's top left.
"""

from __future__ import annotations

from typing import Final

import msgspec

__all__ = ["SIZES", "Box", "Geometry", "geometry_of"]

SIZES: Final = {
    "mini": (44.0, 68.0),
    "standard": (56.0, 87.0),
    "poker": (63.0, 88.0),
    "square": (70.0, 70.0),
    "tarot": (70.0, 120.0),
}
"""Width and height of a cut card, by name."""


class Box(msgspec.Struct, frozen=True):
    """A place on a card."""

    x: float
    y: float
    w: float
    h: float


class Geometry(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """The places on both faces of a card, and the largest sizes of type in them, as face.typ names them.

    `edge` is the frame that a plate leaves around a photograph, `dot` the thickness of rules, `rule` the length of the
    one between title and fact, `gap` the room on either side of it. `back_text` holds title and fact together.
    """

    width: float
    height: float
    edge: float
    dot: float
    gap: float
    rule: float
    symbol: Box
    front_plate: Box
    front_icon: float
    front_theme: Box
    front_title: Box
    front_date: Box
    back_plate: Box
    back_icon: Box
    back_date: Box
    back_text: Box
    back_title_height: float
    back_credit: Box
    theme_size: float
    front_title_size: float
    back_title_size: float
    date_size: float
    fact_size: float
    credit_size: float
    title_leading: float = 0.06
    fact_leading: float = 0.14


def geometry_of(width: float, height: float) -> Geometry:
    """The geometry of a card of this size. A knife may miss by 2.6 mm before it cuts into a picture or a text."""
    # Square cards would get type that is too large for their height if it went by the width alone.
    unit = min(width, 0.66 * height)
    pad = max(2.6, 0.055 * unit)
    inner, text = width - 2 * pad, width - 2 * pad - 0.03 * unit
    left = (width - text) / 2
    front_plate, back_plate = 0.58 * height - pad, 0.315 * height
    credit = 0.05 * unit
    text_at = pad + back_plate + 0.018 * height
    return Geometry(
        width=width,
        height=height,
        edge=_mm(0.02 * unit),
        dot=_mm(0.008 * unit),
        gap=_mm(0.017 * height),
        rule=_mm(0.11 * unit),
        symbol=_box(pad - 0.012 * unit, pad - 0.012 * unit, 0.15 * unit, 0.15 * unit),
        front_plate=_box(pad, pad, inner, front_plate),
        front_icon=_mm(0.8 * min(inner, front_plate)),
        front_theme=_box(left, 0.595 * height, text, 0.04 * height),
        front_title=_box(left, 0.642 * height, text, 0.238 * height),
        front_date=_box(width / 2 - 0.21 * unit, 0.905 * height, 0.42 * unit, 0.03 * height),
        back_plate=_box(pad, pad, inner, back_plate),
        back_icon=_box(pad, pad + 0.07 * back_plate, inner, 0.41 * back_plate),
        back_date=_box(pad + 0.03 * inner, pad + 0.505 * back_plate, 0.94 * inner, 0.45 * back_plate),
        back_text=_box(left, text_at, text, height - pad - credit - 0.01 * height - text_at),
        back_title_height=_mm(0.19 * height),
        back_credit=_box(left, height - pad - credit, text, credit),
        theme_size=_mm(0.038 * unit),
        front_title_size=_mm(0.092 * unit),
        back_title_size=_mm(0.08 * unit),
        date_size=_mm(0.21 * unit),
        fact_size=_mm(0.066 * unit),
        credit_size=_mm(0.03 * unit),
    )


def _box(x: float, y: float, w: float, h: float) -> Box:
    return Box(_mm(x), _mm(y), _mm(w), _mm(h))


def _mm(length: float) -> float:
    return round(length, 3)
