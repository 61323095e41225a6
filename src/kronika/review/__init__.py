"""A finished game looked back at: what a well-informed player would have thought of each move, and what decided it.

Knows records, the engine and the model of what people know (`kronika.bots.knowledge`). It sees every date, so nothing
here is for a game that is still played; whoever calls it sees to that. docs/review.md has the formulae.
"""

from kronika.review.many import MissedCard, Together, together
from kronika.review.result import (
    Alternative,
    ChainCorrection,
    Decile,
    JudgedMove,
    Moment,
    Moments,
    PlayerReview,
    Review,
    Tally,
)
from kronika.review.reviewing import LEVEL, review_record

__all__ = [
    "LEVEL",
    "Alternative",
    "ChainCorrection",
    "Decile",
    "JudgedMove",
    "MissedCard",
    "Moment",
    "Moments",
    "PlayerReview",
    "Review",
    "Tally",
    "Together",
    "review_record",
    "together",
]
