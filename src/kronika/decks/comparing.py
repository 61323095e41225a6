"""What is different between two versions of a deck, or between two decks.

Knows loaded decks. Cards are matched by id; dates that changed come first, since on them games depend.
"""

from __future__ import annotations

import msgspec

from kronika.decks.model import Deck, DeckCard
from kronika.decks.writing import cells_of_card

__all__ = ["Change", "Difference", "difference"]


class Change(msgspec.Struct, frozen=True):
    """One card whose cells differ: column -> (before, after), '' where there was or is nothing."""

    card: str
    title: str
    cells: dict[str, tuple[str, str]]


class Difference(msgspec.Struct, frozen=True):
    """From one deck to the other. `dated` are the cards whose years changed, with whatever else changed in them;
    `printed` those whose date reads otherwise but means the same years; `others` all other changes. `deck` are the
    keys of deck.toml that differ.
    """

    added: tuple[DeckCard, ...]
    removed: tuple[DeckCard, ...]
    dated: tuple[Change, ...]
    printed: tuple[Change, ...]
    others: tuple[Change, ...]
    deck: dict[str, tuple[str, str]]

    @property
    def concerns_cards(self) -> bool:
        """Whether any card is different, and the version has to rise."""
        return bool(self.added or self.removed or self.dated or self.printed or self.others)


def difference(before: Deck, after: Deck) -> Difference:
    """What changes when `before` becomes `after`; cards in order of id."""
    old = {card.id: card for card in before.cards}
    new = {card.id: card for card in after.cards}
    dated, printed, others = [], [], []
    for card_id in sorted(old.keys() & new.keys()):
        a, b = cells_of_card(old[card_id]), cells_of_card(new[card_id])
        cells = {
            column: (a.get(column, ""), b.get(column, "")) for column in {**a, **b} if a.get(column) != b.get(column)
        }
        if not cells:
            continue
        change = Change(card_id, next(iter(new[card_id].titles.values()), ""), cells)
        if old[card_id].span != new[card_id].span:
            dated.append(change)
        elif "date" in cells:
            printed.append(change)
        else:
            others.append(change)
    return Difference(
        added=tuple(new[card_id] for card_id in sorted(new.keys() - old.keys())),
        removed=tuple(old[card_id] for card_id in sorted(old.keys() - new.keys())),
        dated=tuple(dated),
        printed=tuple(printed),
        others=tuple(others),
        deck={key: pair for key, pair in _keys(before, after).items() if pair[0] != pair[1]},
    )


def _keys(before: Deck, after: Deck) -> dict[str, tuple[str, str]]:
    names = ("id", "version", "titles", "descriptions", "languages", "license", "authors", "asks", "icons", "themes",
             "waivers", "extra")  # fmt: skip
    return {name: (_shown(getattr(before, name)), _shown(getattr(after, name))) for name in names}


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_shown(each)}" for key, each in value.items())
    if isinstance(value, tuple):
        return ", ".join(map(_shown, value))
    if isinstance(value, msgspec.Struct):
        return _shown({key: each for key, each in msgspec.structs.asdict(value).items() if each})
    return "" if value is None else str(value)
