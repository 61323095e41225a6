"""How recollections come about: from the true dates, by the law of `kronika.bots.knowledge`, by a seed.

Whoever runs a game calls this, once a game and bot, and hands the bot what follows from it by
`kronika.bots.learning.beliefs_now`; a bot never calls it. It knows no table and no rules. What is recalled of a card
depends on the seed, the level, the card's id, date, theme and prominence, not on the other cards.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Mapping

from kronika.bots.knowledge import (
    BY_ERA,
    ERAS,
    EXACT,
    GLOBAL,
    OWN,
    TELESCOPING,
    Level,
    chance_known,
    depth_of,
    era_of,
    error_of,
    year_at,
    years_per_depth,
)
from kronika.bots.learning import Memory, Recollection
from kronika.cards import CardId
from kronika.dates import Span, to_line

__all__ = ["memory_of", "prominence_of"]

_STEPS = 12


def prominence_of(card: CardId) -> float:
    """How present a card is to everybody, 0..1, where nothing is known about that: by its id, the same in all games.

    Some cards are hard for all; and an id says nothing about a date.
    """
    return _uniform(b"kronika prominence 1", card)


def memory_of(
    spans: Mapping[CardId, Span],
    seed: bytes,
    level: Level,
    *,
    prominence: Mapping[CardId, float] | None = None,
    themes: Mapping[CardId, str] | None = None,
) -> Memory:
    """What somebody of this level recalls of these cards, from the true dates and a 16-byte seed.

    `prominence` 0..1 by card, such as the share of players who place it right; `prominence_of` for those left out.
    `themes` by card; those of one theme share an interest, which the seed decides. Raises ValueError for a seed of
    another length or a prominence outside 0..1.
    """
    if len(seed) != 16:
        raise ValueError("a seed has 16 bytes")
    given = prominence or {}
    if not all(0.0 <= value <= 1.0 for value in given.values()):
        raise ValueError("prominence is a number from 0 to 1")
    bias = level.error * (GLOBAL * _normal(seed, "general") - TELESCOPING)
    biases = [bias + level.error * BY_ERA * _normal(seed, f"era {era}") for era in range(len(ERAS))]
    interests = {
        theme: level.themes * _normal(seed, f"theme {theme}") for theme in sorted(set((themes or {}).values()))
    }
    cards = {}
    for card, span in spans.items():
        interest = interests[themes[card]] if themes and card in themes else 0.0
        prominent = given[card] if card in given else prominence_of(card)
        cards[card] = _recalled(span, card, seed, level, prominent, interest, biases)
    return Memory(cards, GLOBAL * level.error, BY_ERA * level.error)


def _recalled(
    span: Span,
    card: CardId,
    seed: bytes,
    level: Level,
    prominence: float,
    interest: float,
    biases: list[float],
) -> Recollection:
    first, last = to_line(span.first), to_line(span.last)
    middle, half = (first + last) / 2, (last - first) / 2
    draw = _normal(seed, f"card {card}")
    if _uniform(b"kronika known 1" + seed, card) < chance_known(level, middle, prominence, interest):
        depth = depth_of(middle + EXACT * draw)
        return Recollection(depth, EXACT / years_per_depth(year_at(depth)), half, era_of(year_at(depth)), True)
    own = OWN * error_of(level, middle, prominence, interest)
    depth = max(0.0, depth_of(middle) + own * draw + biases[era_of(middle)])
    # Worked out from what is recalled, for the true date's own spread would give the era away.
    recalled = year_at(depth)
    spread = level.confidence * OWN * error_of(level, recalled, prominence, interest)
    return Recollection(depth, spread, half, era_of(recalled), False)


def _uniform(prefix: bytes, card: str) -> float:
    """A draw from 0 up to 1."""
    digest = hashlib.shake_256(prefix + card.encode("utf-8", "surrogatepass")).digest(4)
    return int.from_bytes(digest, "big") / 2**32


def _normal(seed: bytes, words: str) -> float:
    """A draw with mean 0 and standard deviation 1: the sum of twelve uniform numbers, less six."""
    digest = hashlib.shake_256(b"kronika recall 1" + seed + words.encode("utf-8", "surrogatepass")).digest(4 * _STEPS)
    drawn: tuple[int, ...] = struct.unpack(f">{_STEPS}I", digest)
    return math.fsum(drawn) / 2**32 + _STEPS / 2 / 2**32 - _STEPS / 2
