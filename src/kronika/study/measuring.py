"""The difficulty of a deck: what is expected of its dates, corrected by what has been seen; and the file that keeps it.

Knows decks and placements; no terminal, no server. What is kept of a measurement is, for each card, a class that says
nothing about its date, a prominence for the bots' memories, and how often it was tried.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from kronika.cards import CardId
from kronika.dates import Span
from kronika.decks.model import Deck
from kronika.study.fitting import GAPS, Fit, fit
from kronika.study.pairs import PairFit, pairs_of
from kronika.study.placements import Placement
from kronika.study.prior import expected_chances, log_odds
from kronika.study.ranking import classes_of
from kronika.study.tempering import prominence_of_fit

__all__ = ["KeptCard", "KeptDifficulty", "Measured", "expected_difficulty", "kept_of", "load_kept", "measure"]

_FLOOR: Final = 1.0 / GAPS
_MOST_BYTES: Final = 20_000_000


class Measured(msgspec.Struct, frozen=True):
    """Of a deck: the fit, the class of each card, the pairs that were told apart least first."""

    deck: str
    version: int
    fit: Fit
    expected: Mapping[CardId, float]
    """The chance, 0..1, of an adult to place the card rightly on five gaps, by its date alone."""
    classes: Mapping[CardId, str]
    pairs: Sequence[PairFit]


class KeptCard(msgspec.Struct, frozen=True, gc=False):
    """What is kept of a card; `prominence` None where it was never tried."""

    level: str
    tries: int
    prominence: float | None = None


class KeptDifficulty(msgspec.Struct, frozen=True):
    """A measurement as it is kept, by the card's id in games."""

    deck: str
    version: int
    cards: dict[CardId, KeptCard]


def expected_difficulty(spans: Mapping[CardId, Span]) -> dict[CardId, float]:
    """Difficulties in logits, 0 on average, from the dates alone; guessing is taken out."""
    chances = expected_chances(spans)
    odds = {card: -log_odds((chance - _FLOOR) / (1.0 - _FLOOR)) for card, chance in chances.items()}
    mean = sum(odds.values()) / max(1, len(odds))
    return {card: value - mean for card, value in odds.items()}


def measure(deck: Deck, placements: Sequence[Placement]) -> Measured:
    """The difficulty of a deck, with or without placements; those of other decks' cards are left out.

    Raises ValueError for a deck of more than `kronika.study.fitting.MOST_CARDS` cards.
    """
    spans = {f"{deck.id}/{card.id}": card.span for card in deck.cards}
    own = [one for one in placements if one.card in spans]
    found = fit(own, expected_difficulty(spans), cards=sorted(spans))
    difficulty = {one.card: one.difficulty for one in found.cards}
    return Measured(
        deck.id, deck.version, found, expected_chances(spans), classes_of(spans, difficulty), tuple(pairs_of(own))
    )


def kept_of(measured: Measured) -> KeptDifficulty:
    """What is kept of a measurement."""
    prominence = prominence_of_fit(measured.fit)
    cards = {
        one.card: KeptCard(
            measured.classes[one.card],
            one.tries,
            round(prominence[one.card], 4) if one.card in prominence else None,
        )
        for one in measured.fit.cards
    }
    return KeptDifficulty(measured.deck, measured.version, cards)


def load_kept(path: Path) -> KeptDifficulty | None:
    """The measurement of this file; None where there is none, or where it is none: it can be made again."""
    try:
        if os.path.getsize(path) > _MOST_BYTES:
            return None
        found = msgspec.convert(json.loads(path.read_bytes()), KeptDifficulty)
    except (OSError, ValueError, RecursionError, msgspec.ValidationError):
        return None
    usable = all(card.prominence is None or 0.0 <= card.prominence <= 1.0 for card in found.cards.values())
    return found if usable else None
