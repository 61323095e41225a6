"""The card table as it lies: hands, pile, discard, box, and a row of cards with gaps. Knows neither rules nor dates.

One table serves every ruleset; a game leaves the parts that it does not use empty. It is immutable: only `evolve` makes
the next one, from an event. `open_cards` are the cards that lie date side up, whoever put them there.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from kronika.cards import CardId, Seat

__all__ = ["Cards", "Outcome", "Table", "Verdict"]

Cards: TypeAlias = tuple[CardId, ...]


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """How a doubt ended: who doubted, whether the chain was in order, who took how many cards (AD-24, AD-26)."""

    doubter: Seat
    correct: bool
    penalty: tuple[Seat, int]


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: the winning seats, ascending, or the team's score and rank (0 lowest … 7)."""

    winners: tuple[Seat, ...] | None = None
    score: int | None = None
    rank: int | None = None


class Table(msgspec.Struct, frozen=True, gc=False):
    """Everything that lies on the table, and whose turn it is."""

    hands: tuple[Cards, ...] = ()
    """By seat; cards drawn later lie at the end."""
    pile: Cards = ()
    """The draw pile, top card first."""
    discard: Cards = ()
    """Oldest first, so that the last one lies on top."""
    box: Cards = ()
    """Out of the game, or waiting there for a refill, in order of arrival."""
    line: Cards = ()
    """The timeline or the chain, earliest first; between, before and behind its cards are the gaps."""
    lower: tuple[Cards, ...] = ()
    """Timeline Twist: the lower level, a stack for each year, each from bottom to top."""
    upper: tuple[Cards, ...] = ()
    """Timeline Twist: the second level, one place for each gap between neighbouring lower stacks."""
    aside: tuple[Cards, ...] = ()
    """Timeline Twist: by seat, the cards of the hand that lie horizontally, in the order in which they were turned."""
    open_cards: Cards = ()
    """The cards that lie date side up, in the order in which they were turned over."""

    turn: Seat | None = None
    """The seat to move; None when the game is over."""
    round: int = 1
    active: tuple[Seat, ...] = ()
    """The seats still in the game, ascending."""
    acted: tuple[Seat, ...] = ()
    """The seats that have had their turn in this round, ascending."""
    placed: int = 0
    """Cards placed so far in this turn."""
    tried: bool = False
    """Whether an attempt of this turn failed."""
    direction: int = 1
    """1 clockwise, -1 the other way."""
    reversed: bool = False
    """Whether the one reversal has happened."""
    layer: Seat | None = None
    """The seat that most recently laid a card in this round; in Anno Domini it answers for the chain."""
    correct: bool | None = None
    """Whether the placement just made was right; None where nothing was placed."""
    verdict: Verdict | None = None
    """The doubt just judged."""
    outcome: Outcome | None = None
