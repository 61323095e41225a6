"""The cards of a game narrowed to one class: easy, normal or hard, as measured, else as dates lead to expect.

Knows decks and what was kept of a measurement; where that is kept is for the command line and the server. A class says
nothing about when a card was: each time has as many cards of each (`kronika.study.ranking`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from kronika.cards import CardId
from kronika.decks.model import Deck
from kronika.errors import SetupError
from kronika.study.measuring import KeptDifficulty, expected_difficulty
from kronika.study.ranking import classes_of, of_class

__all__ = ["cards_of", "classes_in", "narrowed"]

Card = TypeVar("Card")


def classes_in(deck: Deck, kept: KeptDifficulty | None = None) -> dict[CardId, str]:
    """The class of each card of a deck by its id in games: as it was measured, where just these cards were."""
    spans = {f"{deck.id}/{card.id}": card.span for card in deck.cards}
    if kept is not None and kept.cards.keys() == spans.keys():
        return {card: one.level for card, one in kept.cards.items()}
    return classes_of(spans, expected_difficulty(spans))


def cards_of(
    decks: Sequence[Deck], difficulty: str, classes: Callable[[Deck], Mapping[CardId, str]] = classes_in
) -> set[CardId]:
    """The ids in games of the cards of this class; raises UsageError for a class that does not exist."""
    return {card for deck in decks for card in of_class(classes(deck), difficulty)}


def narrowed(
    cards: Mapping[CardId, Card],
    decks: Sequence[Deck],
    difficulty: str | None,
    classes: Callable[[Deck], Mapping[CardId, str]] = classes_in,
) -> dict[CardId, Card]:
    """The cards of a game that are of this class; all where it is None. Raises SetupError where none is left,
    UsageError for a class that does not exist.
    """
    if difficulty is None:
        return dict(cards)
    wanted = cards_of(decks, difficulty, classes)
    left = {card: one for card, one in cards.items() if card in wanted}
    if not left:
        raise SetupError("setup.cards", f"no card of these decks is {difficulty}; take a larger deck")
    return left
