"""From what play says of a card to how present it is to everybody: the `prominence` of the bots' memories.

Knows counts, fits and ids. A prominence must not be made from a date: taken is what play says beside what the date led
to expect, or, of bare counts, where a card stands among those of its deck. Few tries say little; there the hash of the
card's id, which stands for prominence where nothing is known, keeps its weight.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from kronika.bots.memories import prominence_of
from kronika.cards import CardId
from kronika.study.fitting import Fit

__all__ = ["ENOUGH", "prominence_of_counts", "prominence_of_fit"]

ENOUGH = 8.0
"""Tries that weigh as much as the hash."""


def prominence_of_fit(fit: Fit) -> dict[CardId, float]:
    """Prominence, 0..1, of every card that was tried: half where it is as hard as its date led to expect."""
    return {one.card: _mixed(one.card, -one.extra, one.tries) for one in fit.cards if one.tries}


def prominence_of_counts(placed: Mapping[CardId, tuple[int, int]]) -> dict[CardId, float]:
    """Prominence, 0..1, from how often each card was placed rightly and wrongly; cards that were never are left out."""
    tried = {card: counts for card, counts in placed.items() if sum(counts) > 0}
    odds = {card: math.log((right + 1.0) / (wrong + 1.0)) for card, (right, wrong) in tried.items()}
    weights = {card: sum(counts) for card, counts in tried.items()}
    middle = sum(odds[card] * weights[card] for card in odds) / max(1, sum(weights.values()))
    return {card: _mixed(card, odds[card] - middle, weights[card]) for card in odds}


def _mixed(card: CardId, ease: float, tries: int) -> float:
    weight = tries / (tries + ENOUGH)
    return weight / (1.0 + math.exp(-ease)) + (1.0 - weight) * prominence_of(card)
