"""`python -m tools.icons ICONIFY_JSON [DECK …]`: put the icons that a deck uses into its icons.json.

ICONIFY_JSON is the icons.json of a set in Iconify's format (such as the npm package @iconify-json/game-icons, 1.2.4).
A DECK is a name in decks/ or a deck's folder; without one, all decks in decks/ get theirs. The file that is written
has the icons of the deck's cards and themes, sorted by name, one a line. Nothing is written where the set lacks one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kronika.decks import Deck, load_deck
from kronika.decks.icons import FILE, VIEW, checked_body
from kronika.decks.writing import write_whole
from kronika.errors import KronikaError

__all__ = ["body_of", "icons_text", "main", "names_of"]

DECKS = Path(__file__).parents[1] / "decks"
_MAX_ALIASES = 5


def names_of(deck: Deck) -> list[str]:
    """The icons that the deck's cards and themes name, sorted."""
    names = {card.icon for card in deck.cards} | {theme.icon for theme in deck.themes.values()}
    return sorted(name for name in names if name)


def body_of(icons: Mapping[str, Any], name: str) -> str | None:
    """The body of an icon of an Iconify set in a square of 512 units; None where the set lacks it.

    An alias is its parent, turned by quarters (`rotate`) and mirrored (`hFlip`, `vFlip`), as is each alias on the way.
    """
    name = name.removeprefix(f"{icons.get('prefix')}:")
    turns, mirrored, upended = 0, False, False
    box: dict[str, float] = {}
    for _ in range(_MAX_ALIASES):
        entry = icons["icons"].get(name) or icons.get("aliases", {}).get(name)
        if entry is None:
            return None
        turns += entry.get("rotate", 0)
        mirrored ^= bool(entry.get("hFlip"))
        upended ^= bool(entry.get("vFlip"))
        box = {key: entry[key] for key in ("left", "top", "width", "height") if key in entry} | box
        if "body" in entry:
            return _in_square(entry["body"], icons, box, turns % 4, mirrored, upended)
        name = entry["parent"]
    return None


def icons_text(icons: Mapping[str, Any], deck: Deck) -> str:
    """What icons.json of the deck says; ValueError that names the icons that the set lacks."""
    names = names_of(deck)
    bodies = {name: body_of(icons, name) for name in names}
    if lacking := [name for name, body in bodies.items() if body is None]:
        raise ValueError(f"the set {icons.get('prefix')} lacks {', '.join(lacking)}")
    lines = [f"{json.dumps(name)}:{json.dumps(checked_body(name, body or ''))}" for name, body in bodies.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: list[str]) -> int:
    """0 where all is written, 1 where a set or deck is not as it should be, 2 where nothing is asked for."""
    if not arguments or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        icons = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
        chosen = arguments[1:] or sorted(path.parent.name for path in DECKS.glob("*/deck.toml"))
        texts = {}
        for name in chosen:
            folder = DECKS / name if (DECKS / name / "deck.toml").is_file() else Path(name)
            deck = load_deck(folder)
            if deck.icons not in (None, icons.get("prefix")):
                raise ValueError(f"{name}: its icons are of {deck.icons}, not of {icons.get('prefix')}")
            texts[folder / FILE] = icons_text(icons, deck)
    except (KronikaError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    for path, text in texts.items():
        write_whole(path, text.encode())
        print(f"{path.parent.name}/{path.name}: {text.count(chr(10)) - 2} icons, {len(text.encode()):,} bytes")
    return 0


def _in_square(
    body: str, icons: Mapping[str, Any], box: Mapping[str, float], turns: int, mirrored: bool, upended: bool
) -> str:
    steps = []
    if turns:
        steps.append(f"rotate({90 * turns} {VIEW // 2} {VIEW // 2})")
    if mirrored:
        steps.append(f"translate({VIEW} 0) scale(-1 1)")
    if upended:
        steps.append(f"translate(0 {VIEW}) scale(1 -1)")
    left, top = box.get("left", icons.get("left", 0)), box.get("top", icons.get("top", 0))
    width, height = box.get("width", icons.get("width", 16)), box.get("height", icons.get("height", 16))
    if (left, top, width, height) != (0, 0, VIEW, VIEW):
        scale = VIEW / max(width, height)
        across, down = (VIEW - width * scale) / 2 - left * scale, (VIEW - height * scale) / 2 - top * scale
        steps.append(f"translate({across:.6g} {down:.6g}) scale({scale:.6g})")
    return f'<g transform="{" ".join(steps)}">{body}</g>' if steps else body


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
