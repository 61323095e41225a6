"""How beliefs come about: everybody remembers recent years well and distant ones badly.

Whoever runs a game calls this, with the true dates, and hands the outcome to the bots; a bot never calls it. It knows
no table and no rules. A belief depends on the seed, the card's id, its date and the noise, not on the other cards.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Mapping

from kronika.bots.belief import Belief
from kronika.cards import CardId
from kronika.dates import Span, to_line

__all__ = ["LEVELS", "noisy_beliefs", "standard_error"]

LEVELS = {"sharp": 0.5, "good": 1.0, "fair": 2.0}
"""Names for how much noise: 1 errs as `standard_error` says, 2 twice as far."""

PRESENT = 2025
"""The year from which distance is measured; a constant, so that a belief is the same whenever it is made."""
FLOOR = 3.0
"""Years of error even about last year's events."""
GROWTH = 0.06
"""Further years of error for each year of distance."""

_PREFIX = b"kronika belief 1"
_UNIFORMS = 12


def standard_error(middle: float) -> float:
    """How many years a memory of noise 1 errs about a date whose middle is `middle`, a year on the line."""
    return FLOOR + GROWTH * abs(PRESENT - middle)


def noisy_beliefs(spans: Mapping[CardId, Span], seed: bytes, noise: float) -> dict[CardId, Belief]:
    """A belief about each card, from its true date, a 16-byte seed and a level of noise (0 is the plain truth).

    The whole span is shifted by `noise * standard_error(its true middle)` times a draw that is nearly normal; the
    belief's own `sd` is worked out from the shifted date, so that it does not give the true one away. Raises ValueError
    for a seed of another length or a noise that is negative or not finite.
    """
    if len(seed) != 16:
        raise ValueError("a seed has 16 bytes")
    if not (math.isfinite(noise) and noise >= 0.0):
        raise ValueError(f"noise is a number from 0, such as {', '.join(map(str, LEVELS.values()))}; not {noise}")
    beliefs = {}
    for card, span in spans.items():
        first, last = to_line(span.first), to_line(span.last)
        shift = noise * standard_error((first + last) / 2) * _nearly_normal(seed, card)
        sd = noise * standard_error((first + last) / 2 + shift)
        beliefs[card] = Belief(first + shift, last + shift, sd)
    return beliefs


def _nearly_normal(seed: bytes, card: CardId) -> float:
    """A draw with mean 0 and standard deviation 1: the sum of twelve uniform numbers, less six.

    Unlike a logarithm or a cosine, whole-number sums and one division are the same to the last bit on every machine.
    """
    digest = hashlib.shake_256(_PREFIX + seed + card.encode("utf-8", "surrogatepass")).digest(4 * _UNIFORMS)
    words: tuple[int, ...] = struct.unpack(f">{_UNIFORMS}I", digest)
    return (sum(words) + _UNIFORMS / 2) / 2**32 - _UNIFORMS / 2
