"""What happened at the table, one fact an event, in the past tense. The table is the fold of its events.

Events are omniscient: some hold the order of the pile. What players get is `kronika.engine.view.PublicEvent`.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from kronika.cards import CardId, Seat
from kronika.table.state import Cards, Table, Verdict

__all__ = [
    "Boxed",
    "ChainCorrected",
    "ChainPutAside",
    "DirectionReversed",
    "DiscardOpened",
    "Discarded",
    "Doubted",
    "Drew",
    "Event",
    "GameEnded",
    "HandDealt",
    "Judged",
    "Kept",
    "LaidAside",
    "LineExtended",
    "LineOpened",
    "LowerOpened",
    "Misplaced",
    "MovedInLine",
    "Placed",
    "PlacedAbove",
    "PlacedBelow",
    "PositionSet",
    "Returned",
    "RoundBegan",
    "SeatsTaken",
    "Shuffled",
    "Stacked",
    "Stopped",
    "TurnPassed",
    "TurnedOver",
]


# Setting up


class SeatsTaken(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="seats-taken"):
    """So many players sat down; `pile` is the shuffled deck, top card first."""

    seats: int
    pile: Cards


class PositionSet(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="position-set"):
    """The game starts in the middle, from this table."""

    table: Table


class Boxed(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="boxed"):
    """All but the top `kept` cards of the pile went back into the box, unseen (TC-05)."""

    kept: int


class HandDealt(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="hand-dealt"):
    """A seat took its hand from the top of the pile."""

    seat: Seat
    cards: Cards


class DiscardOpened(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="discard-opened"):
    """The top card of the pile was turned over and opened the discard pile (TC-09)."""

    card: CardId


class LineOpened(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="line-opened"):
    """The top card of the pile came to lie in the middle; a timeline's card is then turned over, a chain's is not."""

    card: CardId


class LowerOpened(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="lower-opened"):
    """The top card of the pile was turned over and became the first card of the lower level (TC-10)."""

    card: CardId


class LineExtended(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="line-extended"):
    """One more card from the top of the pile came to lie at the end of the chain (AD-35)."""

    card: CardId


# Placing


class Placed(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="placed"):
    """A seat laid a card of its hand into a gap, date side down."""

    seat: Seat
    card: CardId
    gap: int


class TurnedOver(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="turned-over"):
    """A card was turned to its date side, for all to see."""

    card: CardId


class Kept(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="kept"):
    """The placed card was right and stays."""

    card: CardId


class Misplaced(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="misplaced"):
    """The placed card was wrong and left the line for the discard pile or the box (`zone`)."""

    card: CardId
    zone: str


class MovedInLine(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="moved"):
    """House rule `insert`: the misplaced card went to the gap where it belongs."""

    card: CardId
    gap: int


class Returned(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="returned"):
    """House rule `insert` with an empty pile: the misplaced card went back to its owner, date side down."""

    seat: Seat
    card: CardId


class Drew(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="drew"):
    """A seat took the top card of the pile, date side down."""

    seat: Seat
    card: CardId


class Shuffled(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="shuffled"):
    """A zone was shuffled, date sides down, into a new pile, top card first."""

    zone: str
    pile: Cards


# Timeline Twist


class PlacedBelow(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="placed-below"):
    """A seat's turned card opened a new place on the lower level, at index `at`: the left end or the right end."""

    seat: Seat
    card: CardId
    at: int


class PlacedAbove(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="placed-above"):
    """A seat's turned card went to the second level, above gap `gap`."""

    seat: Seat
    card: CardId
    gap: int


class Stacked(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="stacked"):
    """A seat's turned card went on top of a card of the same year, on the lower or the upper level, at index `at`."""

    seat: Seat
    card: CardId
    level: str
    at: int


class LaidAside(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="laid-aside"):
    """A seat's turned card found its place taken; it lies horizontally before its owner, date hidden again (TC-23)."""

    seat: Seat
    card: CardId


class Discarded(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="discarded"):
    """A seat put a card of its hand onto the discard pile."""

    seat: Seat
    card: CardId


class Stopped(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="stopped"):
    """A seat made no further attempt."""

    seat: Seat


# Anno Domini


class ChainCorrected(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="chain-corrected"):
    """A seat put the chain into another order."""

    seat: Seat
    chain: Cards


class Doubted(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="doubted"):
    """A seat doubted the chain."""

    seat: Seat


class ChainPutAside(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="chain-put-aside"):
    """The judged chain left the table for the cards put aside, from the top down."""


class Judged(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="judged"):
    """The doubt is settled."""

    verdict: Verdict


class DirectionReversed(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="direction-reversed"):
    """From now on play goes the other way round (AD-37)."""


# Whose turn it is


class TurnPassed(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="turn-passed"):
    """The turn passed to a seat, in the same round or, in Timeline Twist, in a later one."""

    seat: Seat
    round: int


class RoundBegan(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="round-began"):
    """A new round began with this seat, among these seats."""

    round: int
    seat: Seat
    active: tuple[Seat, ...]


class GameEnded(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag="game-ended"):
    """The game is over: the winning seats, or the team's score and rank."""

    winners: tuple[Seat, ...] | None = None
    score: int | None = None
    rank: int | None = None


Event: TypeAlias = (
    SeatsTaken
    | PositionSet
    | Boxed
    | HandDealt
    | DiscardOpened
    | LineOpened
    | LowerOpened
    | LineExtended
    | Placed
    | TurnedOver
    | Kept
    | Misplaced
    | MovedInLine
    | Returned
    | Drew
    | Shuffled
    | PlacedBelow
    | PlacedAbove
    | Stacked
    | LaidAside
    | Discarded
    | Stopped
    | ChainCorrected
    | Doubted
    | ChainPutAside
    | Judged
    | DirectionReversed
    | TurnPassed
    | RoundBegan
    | GameEnded
)
