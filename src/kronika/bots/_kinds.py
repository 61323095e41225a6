"""How bots think: which of three ways a view asks for, by the kinds of moves that it offers.

It knows no edition by name, so an edition with the same moves is played without another word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple, Protocol, cast

from kronika.bots.belief import Belief
from kronika.bots.bot import legal_moves
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Add, Discard, Doubt, Move, Place, Stop, TurnOver

__all__ = ["Thinking", "ThinkingBot"]

Beliefs = Mapping[CardId, Belief]


class _Placing(Protocol):
    def __call__(self, view: View, moves: Sequence[Place], beliefs: Beliefs, seed: bytes, /) -> Place: ...


class _Team(Protocol):
    def __call__(
        self, view: View, moves: Sequence[TurnOver | Discard | Stop], beliefs: Beliefs, seed: bytes, /
    ) -> TurnOver | Discard | Stop: ...


class _Chain(Protocol):
    def __call__(
        self, view: View, moves: Sequence[Add | Doubt], correction: str, beliefs: Beliefs, seed: bytes, /
    ) -> Add | Doubt: ...


class Thinking(NamedTuple):
    """How a bot places cards, turns them over in a team, and lays or doubts."""

    placing: _Placing
    team: _Team
    chain: _Chain

    def choose(self, view: View, beliefs: Beliefs, seed: bytes) -> Move:
        """As `ThinkingBot.choose`, with this seed."""
        moves = legal_moves(view)
        kinds = set(map(type, moves))
        if kinds <= {Place}:
            return self.placing(view, cast("tuple[Place, ...]", moves), beliefs, seed)
        if kinds <= {TurnOver, Discard, Stop}:
            return self.team(view, cast("tuple[TurnOver | Discard | Stop, ...]", moves), beliefs, seed)
        if kinds <= {Add, Doubt}:
            assert view.legal is not None
            added = cast("tuple[Add | Doubt, ...]", moves)
            return self.chain(view, added, view.legal.correction, beliefs, seed)
        raise ValueError(f"no bot knows how to play {view.game} with {', '.join(sorted(k.__name__ for k in kinds))}")


class ThinkingBot:
    """Plays every game whose moves it knows, by its `thinking`. `seed` is any bytes; it decides all that is drawn."""

    __slots__ = ("seed",)

    thinking: ClassVar[Thinking]

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def choose(self, view: View, beliefs: Beliefs) -> Move:
        """A legal move, perhaps with a correction (AD-20); raises ValueError where this seat is not on turn."""
        return self.thinking.choose(view, beliefs, self.seed)
