"""Simulation: many games of one kind, played by bots, and what they tell about decks and rules.

Few games go through the engine (`difficulty`, `discards`), many through kernels (`simulation`), which need NumPy and
Numba and are not loaded from here. Does not know screens or people.
"""

from kronika.sim.difficulty import difficulty_of
from kronika.sim.discards import discardable_share

__all__ = ["difficulty_of", "discardable_share"]
