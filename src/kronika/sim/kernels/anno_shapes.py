"""What goes into the kernel of Anno Domini and what comes out: records in arrays, by named fields. No rules, no Numba.

Dates, beliefs and seats are as for the other kernels (`kernels.shapes`).
"""

from __future__ import annotations

import numpy as np

__all__ = ["ANNO_BOX", "ANNO_GAME", "ANNO_MOVE", "CORRECTIONS", "LAST_CARDS", "TIMES"]

CORRECTIONS = ("free", "one", "none")
"""How far the chain may be corrected, by its number in `ANNO_BOX` (D06)."""
LAST_CARDS = ("reveal", "successor")
"""Who checks the last card, by its number in `ANNO_BOX` (D01)."""
TIMES = 64
"""Hands are counted once each time round the table, so many times; the last number stands for it and later."""

ANNO_BOX = np.dtype(
    [(name, np.int64) for name in ("begins", "doubter", "layer", "correction", "last_card", "longest")]
    + [("present", np.float64)]
)
"""Who begins, the penalties of a doubter who was wrong and of a layer (AD-24, AD-26), the numbers of the house rules,
the most moves of a game, the year from which the minds reckon. An array of one."""

ANNO_GAME = np.dtype(
    [
        ("moves", np.int32),
        ("rounds", np.int32),
        ("winner", np.int16),  # a seat, or -1
        ("winners", np.int16),  # 1, or 0 where nobody has won yet
        ("doubts", np.int32),  # made by a player, the checks of a last card left out
        ("paid", np.int32),  # of these, how many found the chain wrong
        ("checks", np.int32),  # last cards that were checked as they were laid (AD-40, D01 a)
        ("failed", np.int32),  # of these, how many found the chain wrong
        ("doubters_drew", np.int32),  # penalty cards
        ("layers_drew", np.int32),
        ("corrections", np.int32),
        ("reshuffles", np.int32),
        ("reversed", np.int32),  # the move with which the direction was reversed, from 1; 0 where it was not
        ("events", np.int32),  # as many as the engine has
        ("finished", np.bool_),  # False where the limit of moves was reached
    ],
    align=True,
)
"""What is told of each game."""

ANNO_MOVE = np.dtype(
    [(name, np.int16) for name in ("seat", "right")] + [(name, np.int32) for name in ("card", "gap", "taken", "put")],
    align=True,
)
"""A line of the log of moves. `card` is -1 for a doubt, and `right` says whether it paid; `taken` and `put` say which
card of the chain was moved where before, -1 for none."""
