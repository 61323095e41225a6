"""What goes into a kernel and what comes out: records in arrays, by named fields. No rules here, and no Numba."""

from __future__ import annotations

import numpy as np

__all__ = ["BOX", "GAME", "MIND", "MOVE", "RECALLED", "SEAT", "YEARS", "ZONES"]

ZONES = ("discard", "box", "insert")
"""Where a misplaced card goes, by its number in `BOX`."""

YEARS = np.dtype([("first", np.float64), ("last", np.float64)])
"""A printed date: first and last year on the line without a year 0. One for each card."""

MIND = np.dtype([("middle", np.float64), ("error", np.float64), ("floor", np.float64), ("growth", np.float64)])
"""What a level believes of a card, in years; in an array of level by card.

The middle that somebody expects is drawn once a game, seat and card: normal, around `middle`, with the standard
deviation `error`. They hold it for as sure as `floor + growth * |present - middle expected|`.
"""

RECALLED = np.dtype([("first", np.float64), ("last", np.float64), ("sd", np.float64)])
"""What a person believes of a card, where a level is people, made beforehand: in an array of level by person by card.

Each seat is one of them, drawn once a game. Such a level has `MIND`s with a negative `error`.
"""

SEAT = np.dtype([("level", np.int32), ("hand", np.int32)])
"""A seat's level, as a row of the minds, and the number of cards that it is dealt."""

BOX = np.dtype(
    [("begins", np.int32), ("misplaced", np.int32), ("longest", np.int32), ("present", np.float64)], align=True
)
"""Who begins, the number of a zone, the most moves of a game, the year from which the minds reckon. An array of one."""

GAME = np.dtype(
    [
        ("moves", np.int32),
        ("rounds", np.int32),
        ("winner", np.int16),  # a seat; -1 where several share the victory (T07) or nobody has won yet
        ("winners", np.int16),  # how many
        ("tie_breaks", np.int32),  # rounds that began with a card for each of several who were done
        ("reshuffles", np.int32),
        ("misplaced", np.int32),
        ("line", np.int32),  # cards on the line in the end
        ("events", np.int32),  # as many as the engine has
        ("finished", np.bool_),  # False where the limit of moves was reached
    ],
    align=True,
)
"""What is told of each game."""

MOVE = np.dtype([("seat", np.int16), ("right", np.int16), ("card", np.int32), ("gap", np.int32)], align=True)
"""A line of the log of moves."""
