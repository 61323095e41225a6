"""What a review says: of each move, of each player, and of the moments that decided the game. Plain frozen data.

Knows no game and works nothing out. Chances are 0..1. `worth` is the chance to win, or, where a team plays, the points
that it is expected to end with.
"""

from __future__ import annotations

import msgspec

from kronika.cards import CardId, Seat

__all__ = [
    "Alternative",
    "ChainCorrection",
    "Decile",
    "JudgedMove",
    "Moment",
    "Moments",
    "PlayerReview",
    "Review",
    "Tally",
]


class Alternative(msgspec.Struct, frozen=True, gc=False):
    """Another move: what it is called in records, the card and its gap, the chance to be right, and what it is worth.

    `corrected` says that the gap is one of the chain after a correction, which `JudgedMove.correction` tells.
    """

    did: str
    card: CardId | None
    title: str | None
    gap: int | None
    chance: float | None
    worth: float | None
    corrected: bool = False


class ChainCorrection(msgspec.Struct, frozen=True, gc=False):
    """The chain that was put into another order: the chance of each order, and whether it was right (AD-20)."""

    before: float
    after: float
    was_right: bool
    is_right: bool


class JudgedMove(msgspec.Struct, frozen=True):
    """One move. `right` is None where nothing could be right or wrong.

    `chance` is that which a player of the level would have given to this move's being right, `best` the surest other
    move where it is surer, and `cost` by how much. `par` is the chance that a player of the level, choosing for
    themselves, would have been right, `card_par` that they would have been with this card. `worth` is that of the
    move, `wisest` the one that is worth most where it is another, and `worth_cost` the difference.
    """

    move: int
    seat: Seat
    did: str
    card: CardId | None
    title: str | None
    date: str | None
    gap: int | None
    right: bool | None
    chance: float | None
    best: Alternative | None
    cost: float | None
    par: float | None
    card_par: float | None
    worth: float | None
    wisest: Alternative | None
    worth_cost: float | None
    correction: ChainCorrection | None


class Decile(msgspec.Struct, frozen=True, gc=False):
    """Moves that were given a chance from `decile` tenths on: so much `weight` of them (a move that three players in
    four gave such a chance counts ¾), the mean chance, and the share that came out right.
    """

    decile: int
    weight: float
    chance: float
    right: float


class Tally(msgspec.Struct, frozen=True):
    """Moves that could be right: how many, how many were; and the sums of their chances and of their pars.

    `name` is an era of `kronika.bots.knowledge`, a theme of the deck, or empty for all.
    """

    name: str
    tries: int
    right: int
    chance: float
    par: float
    deciles: tuple[Decile, ...]


class PlayerReview(msgspec.Struct, frozen=True):
    """One seat: all its moves that could be right, those by era and by theme of the card, doubts by themselves.

    `cost` is the mean of what its moves cost in chance to be right, `worth_cost` the sum of what they cost in worth.
    """

    seat: Seat
    name: str
    total: Tally
    eras: tuple[Tally, ...]
    themes: tuple[Tally, ...]
    doubts: Tally
    cost: float
    worth_cost: float


class Moment(msgspec.Struct, frozen=True):
    """A move that decided much: the chances of all seats before and after it, or the team's points (one number).

    `seat` is the one for whom it changed most, `swing` by how much.
    """

    move: int
    seat: Seat
    swing: float
    before: tuple[float, ...]
    after: tuple[float, ...]


class Moments(msgspec.Struct, frozen=True):
    """The moments, the greatest first, and how they were found: `model` is `playouts` (so many for each table that was
    looked at), `hands` or `none`.
    """

    model: str
    playouts: int
    most: tuple[Moment, ...]


class Review(msgspec.Struct, frozen=True):
    """A whole game. `minds` is how many memories of the level were asked, `level` a name of `KNOWLEDGE`.

    `winners` are seats, `score` is a team's; both None where the game did not come to its end.
    """

    edition: str
    team: bool
    level: str
    minds: int
    finished: bool
    winners: tuple[Seat, ...] | None
    score: int | None
    moves: tuple[JudgedMove, ...]
    players: tuple[PlayerReview, ...]
    moments: Moments
