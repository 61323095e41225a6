"""What goes into the kernel of cooperative Twist and what comes out: records in arrays. No rules, no Numba."""

from __future__ import annotations

import numpy as np

__all__ = ["ENDS", "TWIST_BOX", "TWIST_GAME", "TWIST_MOVE"]

ENDS = ("played", "failed", "stuck", "broken off")
"""How games end, by number: all cards played (TC-51), no attempt fitted (TC-34), neither a card to place nor to
discard (TC-50), the limit of moves reached."""

TWIST_BOX = np.dtype([("begins", np.int64), ("longest", np.int64), ("present", np.float64)])
"""Who begins, the most moves of a game, the year from which the minds reckon. An array of one."""

TWIST_GAME = np.dtype(
    [
        ("moves", np.int32),
        ("rounds", np.int32),
        ("score", np.int32),
        ("lower", np.int32),  # cards on the lower level in the end; the next four likewise
        ("upper", np.int32),
        ("discarded", np.int32),
        ("pile", np.int32),
        ("unplayed", np.int32),  # in all hands
        ("attempts", np.int32),
        ("aside", np.int32),  # attempts that laid the card aside
        ("stops", np.int32),
        ("events", np.int32),  # as many as the engine has
        ("end", np.int32),  # a number of `ENDS`
        ("finished", np.bool_),
    ],
    align=True,
)
"""What is told of each game."""

TWIST_MOVE = np.dtype([("seat", np.int16), ("kind", np.int16), ("card", np.int32)])
"""A line of the log: `kind` 0 turns a card over, 1 discards it, 2 is a stop, with card -1."""
