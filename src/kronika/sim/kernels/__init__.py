"""Kernels: the rules once more, over arrays of whole numbers, compiled, for millions of games.

A second implementation on purpose, accepted only where it agrees with the engine, game by game and move by move
(`kronika.sim.agreement`). These modules import NumPy and Numba: import them inside functions.
"""
