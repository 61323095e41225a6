"""How often two cards that came to lie side by side were told apart rightly.

Knows placements. A pair is named in the order of the ids, which says nothing about dates. A card laid too far to the
right was wrong against its left neighbour alone, and the other way round.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from kronika.bots.arena import wilson
from kronika.cards import CardId
from kronika.study.placements import Placement

__all__ = ["TRUST", "PairFit", "pairs_of"]

TRUST = 4.0
"""Tries that the average of all pairs weighs, in the estimate of one."""


class PairFit(msgspec.Struct, frozen=True, gc=False):
    """Two cards. `share` 0..1 is drawn towards the average (the mean of a beta distribution); `low` and `high` are
    Wilson's 95 % interval of the bare count.
    """

    one: CardId
    other: CardId
    tries: int
    right: int
    share: float
    low: float
    high: float


def pairs_of(placements: Iterable[Placement]) -> list[PairFit]:
    """The pairs, those that are told apart least first."""
    counts: dict[tuple[CardId, CardId], list[int]] = {}
    for placed in placements:
        if not placed.is_right and not placed.wrong_side:
            continue
        for side, neighbour in (("left", placed.left), ("right", placed.right)):
            if neighbour is not None:
                key = (min(placed.card, neighbour), max(placed.card, neighbour))
                count = counts.setdefault(key, [0, 0])
                count[0] += 1
                count[1] += placed.wrong_side != side
    tries = sum(count[0] for count in counts.values())
    average = sum(count[1] for count in counts.values()) / tries if tries else 0.5
    found = [
        PairFit(one, other, tried, right, (right + TRUST * average) / (tried + TRUST), *wilson(right, tried))
        for (one, other), (tried, right) in counts.items()
    ]
    return sorted(found, key=lambda pair: (pair.share, pair.one, pair.other))
