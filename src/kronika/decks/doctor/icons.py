"""Icons and pictures: every card has one, it exists and can be drawn, and no icon is on too many cards.

Knows the names of the icons that the deck brings, where it brings any, and is told which pictures cannot be drawn; what
names tell is for hints.py.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from kronika.decks.doctor.finding import Finding, finding
from kronika.decks.model import Deck

__all__ = ["examine_icons"]

_FEW: Final = 4
_SHARE: Final = 25


def examine_icons(deck: Deck, icons: Collection[str] | None, wrong: Mapping[str, str]) -> Iterator[Finding]:
    """Cards without a picture, icons that do not come with the deck, pictures that cannot be drawn, and icons on many
    cards.

    `icons` are the names that the deck brings; None where it brings no icons of its own. `wrong` says what is wrong
    with a picture, by its name.
    """
    users: dict[str, list[str]] = {}
    has_pictures = any(card.icon or card.image for card in deck.cards)
    for card in deck.cards:
        title = next(iter(card.titles.values()), None)
        if card.icon:
            users.setdefault(card.icon, []).append(card.id)
            if icons is not None and card.icon not in icons:
                yield finding("icon-unknown", f"no icon {card.icon}", card=card.id, title=title, column="icon")
        if card.image:
            users.setdefault(card.image, []).append(card.id)
            if card.image in wrong:
                problem = f"{card.image}: {wrong[card.image]}"
                yield finding("image-unreadable", problem, card=card.id, title=title, column="image")
        if not card.icon and not card.image and has_pictures:
            yield finding("icon-missing", "neither an icon nor a picture", card=card.id, title=title, column="icon")
    for theme in deck.themes.values():
        if icons is not None and theme.icon and theme.icon not in icons:
            yield finding("icon-unknown", f"no icon {theme.icon}", column=f"themes.{theme.id}.icon")
    for name, cards in sorted(users.items()):
        # A picture shows one event; an icon stands for a kind of thing.
        column = "image" if "." in name else "icon"
        if len(cards) > (1 if column == "image" else max(_FEW, len(deck.cards) // _SHARE)):
            more = ", …" if len(cards) > 8 else ""
            yield finding(
                "icon-crowded", f"{len(cards)} cards have the {column} {name}: {', '.join(cards[:8])}{more}",
                column=column, also=tuple(cards),
            )  # fmt: skip
