"""How likely an undated chain is in order, and where a card would fit: counted in worlds drawn from the beliefs.

In each world every card has one pair of years, and D07 says whether the chain is in order: no card may begin after the
end of one that stands behind it. It knows only beliefs, no hands, penalties or players.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, pairwise, repeat
from operator import add, le

import msgspec

from kronika.bots._draws import errors
from kronika.bots.belief import Belief, chance_before
from kronika.cards import CardId

__all__ = ["Worlds", "believed_order", "likeliest_correction", "pairs_in_order"]

_EFFORT = 6000
"""Cards times worlds, about: keeps a decision within milliseconds however long the chain is."""
OVERLOOKED = 0.1
"""The chance that a pair which anybody would take for wrong is left as it lies: a bluff, or nobody looked (AD-59)."""
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

    def room(self, chain: Sequence[CardId], cards: Sequence[CardId], weights: Sequence[float] | None = None) -> Room:
        """How often the chain is in order, alone and with each of the cards in each gap, as chances 0..1.

        `weights`: how much each world counts; all alike where there are none.
        """
        widths = [self._width(card) for card in chain]
        own_widths = [self._width(card) for card in cards]
        changes = [[0.0] * (len(chain) + 2) for _ in cards]
        good = 0.0
        counted = weights or [1] * self.count
        whole = sum(counted)
        for years, own_years, weight in zip(self._worlds(chain), self._worlds(cards), counted, strict=True):
            ends = list(map(add, years, widths))
            after = list(accumulate(years, max, initial=-math.inf))
            if not all(map(le, after, ends)):
                continue
            good += weight
            before = list(accumulate(reversed(ends), min, initial=math.inf))
            before.reverse()
            for year, width, change in zip(own_years, own_widths, changes, strict=True):
                # Both bounds grow along the chain, so the gaps in which a card fits are neighbours.
                lowest, highest = bisect_left(before, year), bisect_right(after, year + width)
                if lowest < highest:
                    change[lowest] += weight
                    change[highest] -= weight
        fits = {
            card: [total / whole for total in accumulate(change[:-1])]
            for card, change in zip(cards, changes, strict=True)
        }
        return Room(good / whole, fits)

    def likelihoods(self, chain: Sequence[CardId], trust: float) -> list[float]:
        """For each world, how likely others would have left this chain as it lies, against a chain in order (1).

        Somebody who errs as the beliefs say takes a pair that is d years the wrong way round for right with a chance
        that falls with d, and now and then it is a bluff or nobody looked. `trust` is how many such people looked.
        """
        pairs = list(pairwise(chain))
        width = [self._width(later) for _, later in pairs]
        scale = [max(1e-9, math.hypot(self.beliefs[a].sd, self.beliefs[b].sd) * math.sqrt(2.0)) for a, b in pairs]
        found = []
        for years in self._worlds(chain):
            likelihood = 1.0
            for at, sd in enumerate(scale):
                wrong = years[at] - years[at + 1] - width[at]
                if wrong > 0.0:
                    likelihood *= max(OVERLOOKED, math.erfc(wrong / sd))
            found.append(likelihood**trust)
        return found

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
