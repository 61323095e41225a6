"""icons.json of a deck: the little pictures on its cards, as SVG that can only draw.

Does not know which card has which icon. The file is one JSON object, name -> body of an SVG with the viewBox
`0 0 512 512` and `fill="currentColor"`. It may come from a stranger and its pictures are shown to everybody, so only
shapes pass, each attribute has a form of its own, and what comes out is written anew from what was understood:

    deck.syntax   not JSON, not an object of texts, not XML
    deck.limit    larger than the limits below
    deck.icon     an element, an attribute or a value that no icon needs; names the icon and what is wrong
"""

from __future__ import annotations

import math
import re
from functools import lru_cache
from pathlib import Path
from typing import Final
from xml.parsers import expat

import msgspec

from kronika.decks.bundled import bundled_decks
from kronika.decks.files import open_deck
from kronika.decks.findings import shown, tame
from kronika.decks.manifest import ICON
from kronika.errors import DeckError

__all__ = [
    "FILE",
    "MAX_BODY",
    "MAX_BYTES",
    "MAX_ICONS",
    "VIEW",
    "checked_body",
    "icons_at_hand",
    "read_icons",
    "svg_of",
]

FILE: Final = "icons.json"
MAX_BYTES: Final = 4 * 1024 * 1024
MAX_ICONS: Final = 20_000
MAX_BODY: Final = 64 * 1024
MAX_DEPTH: Final = 20
VIEW: Final = 512
"""Icons are drawn in a square of this many units."""

_NUMBER: Final = r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?"
_ONE: Final = re.compile(_NUMBER)
_MANY: Final = re.compile(r"[0-9eE+.,\s-]*")
_PATH: Final = re.compile(r"[MmZzLlHhVvCcSsQqTtAa0-9eE+.,\s-]*")
_PAINT: Final = re.compile(r"none|currentColor|#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|[a-z]{3,20}")
_TRANSFORM: Final = re.compile(r"\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([0-9eE+.,\s-]*\)[\s,]*){1,10}")
_RULE: Final = re.compile(r"nonzero|evenodd")
# Programs that draw have choked on lengths of 10 to the 30th and more; no icon has a number of a million.
_HUGE: Final = re.compile(r"(?<![0-9.])[0-9]{7}|[eE]\+?[0-9]")
_STEP: Final = re.compile(r"(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)")
_MAX_STRETCH: Final = 1_000

_EVERYWHERE: Final = {
    "fill": _PAINT,
    "fill-opacity": _ONE,
    "fill-rule": _RULE,
    "clip-rule": _RULE,
    "opacity": _ONE,
    "stroke": _PAINT,
    "stroke-linecap": re.compile("butt|round|square"),
    "stroke-linejoin": re.compile("miter|round|bevel"),
    "stroke-miterlimit": _ONE,
    "stroke-opacity": _ONE,
    "stroke-width": _ONE,
    "transform": _TRANSFORM,
}
_SHAPES: Final[dict[str, dict[str, re.Pattern[str]]]] = {
    "g": {},
    "path": {"d": _PATH},
    "circle": dict.fromkeys(("cx", "cy", "r"), _ONE),
    "ellipse": dict.fromkeys(("cx", "cy", "rx", "ry"), _ONE),
    "rect": dict.fromkeys(("x", "y", "width", "height", "rx", "ry"), _ONE),
    "line": dict.fromkeys(("x1", "y1", "x2", "y2"), _ONE),
    "polygon": {"points": _MANY},
    "polyline": {"points": _MANY},
}


def icons_at_hand(path: Path) -> dict[str, str]:
    """The icons that the deck at `path` may name: its own, and those that come with the bundled decks."""
    return _bundled_icons() | read_icons(path)


@lru_cache(1)
def _bundled_icons() -> dict[str, str]:
    found: dict[str, str] = {}
    for path in bundled_decks().values():
        found |= read_icons(path)
    return found


def read_icons(path: Path) -> dict[str, str]:
    """The icons of the deck at `path` (a folder or a .kdeck), name -> body; empty where the deck brings none.

    DeckError for the first thing that is wrong with the file.
    """
    with open_deck(path) as files:
        try:
            data = files.read(FILE, MAX_BYTES)
        except DeckError as error:
            if error.code == "deck.missing":
                return {}
            raise
    try:
        bodies = msgspec.json.decode(data, type=dict[str, str])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise DeckError(
            "deck.syntax",
            f"not an object of names and texts in JSON: {tame(str(error))}",
            file=FILE,
            remedy='write {"name": "<path fill=\\"currentColor\\" d=\\"…\\"/>"}',
        ) from None
    if len(bodies) > MAX_ICONS:
        raise DeckError("deck.limit", f"more than {MAX_ICONS} icons", file=FILE, remedy="keep those that the cards use")
    return {name: checked_body(name, body) for name, body in bodies.items()}


def checked_body(name: str, body: str) -> str:
    """The body of the icon, written anew; DeckError where it holds anything but plain shapes."""
    if not ICON.fullmatch(name):
        raise _wrong(name, "not the name of an icon")
    if len(body.encode("utf-8", "surrogatepass")) > MAX_BODY:
        raise DeckError(
            "deck.limit", f"{shown(name)}: larger than {MAX_BODY} bytes", file=FILE, remedy="draw it simpler"
        )
    return _Rewriter(name).body(body)


def svg_of(body: str, colour: str) -> str:
    """A whole SVG of an icon's body, painted in `colour` (such as "#FFF4DC") wherever it says currentColor."""
    painted = body.replace("currentColor", colour)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {VIEW} {VIEW}" fill="{colour}">{painted}</svg>'


def _wrong(name: str, problem: str) -> DeckError:
    return DeckError("deck.icon", f"{shown(name)}: {problem}", file=FILE, remedy="only plain shapes may be in an icon")


class _Rewriter:
    """Reads one body by expat, with everything off that reaches beyond it, and writes it again."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._out: list[str] = []
        self._open = False
        # How many times larger things get at most, within each of the elements that are open.
        self._stretches: list[float] = []

    def body(self, text: str) -> str:
        parser = expat.ParserCreate()
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.CommentHandler = lambda _: self._refuse("a comment")
        parser.ProcessingInstructionHandler = lambda *_: self._refuse("a processing instruction")
        parser.StartCdataSectionHandler = lambda: self._refuse("a CDATA section")
        parser.StartDoctypeDeclHandler = lambda *_: self._refuse("a DOCTYPE")
        parser.EntityDeclHandler = lambda *_: self._refuse("an entity")
        try:
            parser.Parse(f"<icon>{text}</icon>", True)
        except expat.ExpatError as error:
            raise DeckError(
                "deck.syntax",
                f"{shown(self._name)}: not XML: {expat.ErrorString(error.code)}",
                file=FILE,
                remedy="write the shapes of an SVG, without the svg around them",
            ) from None
        except UnicodeEncodeError:
            raise _wrong(self._name, "a character that no text may have") from None
        if not self._out:
            raise _wrong(self._name, "nothing is drawn")
        return "".join(self._out)

    def _refuse(self, what: str) -> None:
        raise _wrong(self._name, what)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if not self._stretches:
            # The wrapper, opened by `body`: a text that closed it would have ended the document.
            self._stretches.append(1)
            return
        shape = _SHAPES.get(tag)
        if shape is None:
            raise _wrong(self._name, f"the element {shown(tag)}")
        if len(self._stretches) > MAX_DEPTH:
            raise _wrong(self._name, f"more than {MAX_DEPTH} elements in each other")
        self._close_start()
        self._out.append(f"<{tag}")
        for key, value in attributes.items():
            form = shape.get(key) or _EVERYWHERE.get(key)
            if form is None:
                raise _wrong(self._name, f"the attribute {shown(key)} of {tag}")
            is_number = form is not _PAINT and form is not _RULE
            if not form.fullmatch(value) or (is_number and _HUGE.search(value)):
                raise _wrong(self._name, f"{key} of {tag} is {shown(value)}")
            self._out.append(f' {key}="{value}"')
        self._stretches.append(self._stretches[-1] * _stretch(attributes.get("transform", "")))
        if self._stretches[-1] > _MAX_STRETCH:
            raise _wrong(self._name, f"transform of {tag} makes it too large")
        self._open = True

    def _end(self, tag: str) -> None:
        self._stretches.pop()
        if not self._stretches:
            return
        if self._open:
            self._out.append("/>")
            self._open = False
        else:
            self._out.append(f"</{tag}>")

    def _text(self, text: str) -> None:
        if not text.isspace():
            raise _wrong(self._name, f"the text {shown(text.strip())}")

    def _close_start(self) -> None:
        if self._open:
            self._out.append(">")
            self._open = False


def _stretch(transform: str) -> float:
    """How many times longer a length can get by these transformations, at least 1; a bound, not the exact factor."""
    factor = 1.0
    for step, numbers in _STEP.findall(transform):
        sizes = [abs(float(number)) for number in _ONE.findall(numbers)] or [1]
        if step == "matrix":
            factor *= max(1, sum(sizes[:4]))
        elif step == "scale":
            factor *= max(1, *sizes)
        elif step in {"skewX", "skewY"}:
            factor *= 1 + abs(math.tan(math.radians(sizes[0])))
    return factor
