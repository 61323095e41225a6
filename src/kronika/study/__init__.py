"""What is learned from play: how hard cards are, how much people know, and practice that comes back in time.

Knows finished games, decks and what simulations say; no server, no terminal, no words for people.
`docs/learning.md` has the model, its sources and its limits.
"""

from __future__ import annotations

from kronika.study.placements import Placement, placements_in, placements_of
from kronika.study.prior import chance_to_place, expected_chances
from kronika.study.ranking import CLASSES, classes_of
from kronika.study.tempering import prominence_of_counts, prominence_of_fit

__all__ = [
    "CLASSES",
    "Placement",
    "chance_to_place",
    "classes_of",
    "expected_chances",
    "placements_in",
    "placements_of",
    "prominence_of_counts",
    "prominence_of_fit",
]
