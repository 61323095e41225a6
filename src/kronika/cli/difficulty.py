"""Easy, normal or hard cards for a game, and how well known each is: from a measurement that was kept, or from dates.

Knows decks and the user's data folder; the model is in `kronika.study`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kronika.decks.model import Deck
    from kronika.study.measuring import KeptDifficulty

__all__ = ["KEY", "cards_of", "only", "prominence_for", "prominence_in"]

KEY = "x-prominence"
"""The key of a record's header for `prominence_for`, so that a game that is taken up again has the same bots."""


def cards_of(decks: Sequence[Deck], difficulty: str) -> set[str]:
    """The ids in games of the cards of this class; raises UsageError for a class that does not exist."""
    from kronika.study import narrowing

    return narrowing.cards_of(decks, difficulty, _classes)


def only(cards: dict[str, Any], decks: Sequence[Deck], difficulty: str | None) -> dict[str, Any]:
    """The cards of a game that are of this class; all where it is None. Raises SetupError where none is left."""
    from kronika.study.narrowing import narrowed

    return narrowed(cards, decks, difficulty, _classes)


def prominence_for(decks: Sequence[Deck]) -> dict[str, float]:
    """How present each card is to everybody, 0..1, as far as that has been measured."""
    kept = [one for deck in decks if (one := _kept(deck)) is not None]
    return {card: one.prominence for some in kept for card, one in some.cards.items() if one.prominence is not None}


def prominence_in(header: Mapping[str, Any]) -> dict[str, float]:
    """The prominences that a record's header holds; what is no number from 0 to 1 is left out."""
    given = header.get(KEY)
    if not isinstance(given, dict):
        return {}
    return {
        card: float(value)
        for card, value in given.items()
        if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 1
    }


def _classes(deck: Deck) -> dict[str, str]:
    from kronika.study.narrowing import classes_in

    return classes_in(deck, _kept(deck))


def _kept(deck: Deck) -> KeptDifficulty | None:
    """The measurement of this deck in this version, where one was kept."""
    from kronika.cli.deck.difficulty_ import kept_path

    path = kept_path(deck.id)
    if not path.is_file():
        return None
    from kronika.study.measuring import load_kept

    kept = load_kept(path)
    return kept if kept is not None and (kept.deck, kept.version) == (deck.id, deck.version) else None
