"""Orders that give dates away: of the cards, of the names of their pictures, of the symbols on their fronts.

Whoever deals sees ids and file names, everybody sees the fronts. All of them should be strewn over time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from kronika.decks.doctor.finding import Finding, finding
from kronika.decks.model import Deck

__all__ = ["examine_order"]

_SMALLEST: Final = 14
_CHANCE: Final = 3.5
"""Standard deviations beyond which an order is hardly chance: one honest deck in 2,000."""


def examine_order(deck: Deck) -> Iterator[Finding]:
    """Whether ids, names of pictures or symbols follow the dates."""
    if len(deck.cards) < _SMALLEST:
        return
    ranks = _ranks([(card.span.first + card.span.last) / 2 for card in deck.cards])
    if _follows(_ranks([*range(len(ranks))]), ranks):
        yield finding("hint-order", "the cards, ordered by id, are nearly in order of their dates", column="id")
    named = [(rank, card.image) for rank, card in zip(ranks, deck.cards, strict=True)
             if card.image and card.image.rpartition(".")[0] != card.id]  # fmt: skip
    if len(named) >= _SMALLEST:
        places = {name: place for place, name in enumerate(sorted({name for _, name in named}, key=_natural))}
        if _follows(_ranks([places[name] for _, name in named]), _ranks([rank for rank, _ in named])):
            yield finding("hint-order", "the names of the pictures are nearly in order of the dates", column="image")
    if (share := _share_told([card.front for card in deck.cards], ranks)) is not None:
        yield finding(
            "hint-symbol", f"the symbol on the front tells {share:.0%} of where the card lies", column="front"
        )


def _follows(a: Sequence[float], b: Sequence[float]) -> bool:
    """Whether two lists of ranks correlate strongly, and more than by chance."""
    correlation = _correlation(a, b)
    return abs(correlation) > 0.5 and abs(correlation) * (len(a) - 1) ** 0.5 > _CHANCE


def _correlation(a: Sequence[float], b: Sequence[float]) -> float:
    mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
    spread = sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b)
    return sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True)) / spread**0.5 if spread else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value from 0; equal ones share the mean of theirs."""
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    at = 0
    while at < len(order):
        end = at
        while end + 1 < len(order) and values[order[end + 1]] == values[order[at]]:
            end += 1
        for place in range(at, end + 1):
            ranks[order[place]] = (at + end) / 2
        at = end + 1
    return ranks


def _share_told(groups: Sequence[str], ranks: Sequence[float]) -> float | None:
    """The share of the spread of ranks that the groups tell, by Kruskal and Wallis; None where it may be chance."""
    members: dict[str, list[float]] = {}
    for group, rank in zip(groups, ranks, strict=True):
        members.setdefault(group, []).append(rank)
    if not 2 <= len(members) <= len(ranks) // 4:
        return None
    mean = sum(ranks) / len(ranks)
    spread = sum((rank - mean) ** 2 for rank in ranks)
    between = sum(len(some) * (sum(some) / len(some) - mean) ** 2 for some in members.values())
    share = between / spread if spread else 0.0
    freedom = len(members) - 1
    beyond_chance = share * (len(ranks) - 1) > freedom + _CHANCE * (2 * freedom) ** 0.5 + _CHANCE
    return share if share > 0.25 and beyond_chance else None


def _natural(name: str) -> list[tuple[int, str]]:
    """A key that sorts img2 before img10."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.findall(r"\d{1,18}|\D+", name)]
