"""How likely an undated chain is in order, and where a card would fit: counted in worlds drawn from the beliefs.

In each world every card has one pair of years, and D07 says whether the chain is in order: no card may begin after the
end of one that stands behind it. It knows only beliefs, no hands, penalties or players.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, repeat
from operator import add, le

import msgspec

from kronika.bots._draws import errors
from kronika.bots.belief import Belief, chance_before
from kronika.cards import CardId

__all__ = ["Worlds", "believed_order", "likeliest_correction", "pairs_in_order"]

_EFFORT = 6000
"""Cards times worlds, about: keeps a decision within milliseconds however long the chain is."""
_FEWEST, _MOST = 32, 256
_LONGEST_CORRECTED = 32
"""Beyond so many cards no single card is looked for that should be moved: that takes the square of the length."""


class Room(msgspec.Struct, frozen=True):
    """What `Worlds.room` found, as chances 0..1."""

    in_order: float
    """That the chain is in order."""
    with_card: dict[CardId, list[float]]
    """That it is, and still is with this card in this gap."""


class Worlds:
    """So many worlds in which these cards have dates; drawn from the seed and the cards' ids alone."""

    def __init__(self, seed: bytes, beliefs: Mapping[CardId, Belief]) -> None:
        self.beliefs = beliefs
        self.count = max(_FEWEST, min(_MOST, _EFFORT // max(1, len(beliefs))))
        self.firsts = {
            card: [belief.first + belief.sd * error for error in errors(seed, card, self.count)]
            for card, belief in beliefs.items()
        }

    def room(self, chain: Sequence[CardId], cards: Sequence[CardId]) -> Room:
        """How often the chain is in order, alone and with each of the cards in each gap, as chances 0..1."""
        widths = [self._width(card) for card in chain]
        own_widths = [self._width(card) for card in cards]
        changes = [[0] * (len(chain) + 2) for _ in cards]
        good = 0
        for years, own_years in zip(self._worlds(chain), self._worlds(cards), strict=True):
            ends = list(map(add, years, widths))
            after = list(accumulate(years, max, initial=-math.inf))
            if not all(map(le, after, ends)):
                continue
            good += 1
            before = list(accumulate(reversed(ends), min, initial=math.inf))
            before.reverse()
            for year, width, change in zip(own_years, own_widths, changes, strict=True):
                # Both bounds grow along the chain, so the gaps in which a card fits are neighbours.
                lowest, highest = bisect_left(before, year), bisect_right(after, year + width)
                if lowest < highest:
                    change[lowest] += 1
                    change[highest] -= 1
        fits = {
            card: [total / self.count for total in accumulate(change[:-1])]
            for card, change in zip(cards, changes, strict=True)
        }
        return Room(good / self.count, fits)

    def _worlds(self, cards: Sequence[CardId]) -> Iterable[tuple[float, ...]]:
        """The first years of these cards, world by world."""
        return zip(*(self.firsts[card] for card in cards), strict=True) if cards else repeat((), self.count)

    def _width(self, card: CardId) -> float:
        belief = self.beliefs[card]
        return belief.last - belief.first + 0.5  # two dates within the same whole year are in either order (AD-57)


def believed_order(chain: Sequence[CardId], beliefs: Mapping[CardId, Belief]) -> tuple[CardId, ...]:
    """The chain sorted by the middle of what is believed; cards believed equal stay as they lie."""
    return tuple(sorted(chain, key=lambda card: beliefs[card].first + beliefs[card].last))


def pairs_in_order(chain: Sequence[CardId], card: CardId, beliefs: Mapping[CardId, Belief]) -> list[float]:
    """For each gap, the logarithm of the product of the chances of all pairs with this card, for comparing gaps."""
    own = beliefs[card]
    behind = [_log(chance_before(beliefs[other], own)) for other in chain]
    ahead = [_log(chance_before(own, beliefs[other])) for other in chain]
    scores, score = [], sum(ahead)
    for at in range(len(chain) + 1):
        scores.append(score)
        if at < len(chain):
            score += behind[at] - ahead[at]
    return scores


def likeliest_correction(
    chain: tuple[CardId, ...], allowed: str, beliefs: Mapping[CardId, Belief]
) -> tuple[CardId, ...] | None:
    """The order into which to bring the chain (AD-20, D06), `free` or with `one` card moved; None for leaving it."""
    best: tuple[CardId, ...] = chain
    if allowed == "free":
        best = believed_order(chain, beliefs)
    elif allowed == "one" and len(chain) <= _LONGEST_CORRECTED:
        most = 0.0
        for at, card in enumerate(chain):
            others = chain[:at] + chain[at + 1 :]
            scores = pairs_in_order(others, card, beliefs)
            gap = max(range(len(scores)), key=lambda gap: (round(scores[gap] - scores[at], 9), -gap))
            gain = round(scores[gap] - scores[at], 9)
            if gain > most:
                most, best = gain, (*others[:gap], card, *others[gap:])
    return best if best != chain else None


def _log(chance: float) -> float:
    return math.log(max(chance, 1e-12))
