"""Simulation: many games of one kind, played by bots, and what they tell about decks and rules.

Plays through the engine. Does not know files, screens or people.
"""

from kronika.sim.difficulty import difficulty_of
from kronika.sim.discards import discardable_share

__all__ = ["difficulty_of", "discardable_share"]
