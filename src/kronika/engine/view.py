"""What everybody at the table may know: the only gate from the omniscient table to players, spectators and bots.

In these games nothing is private between seats, so one view serves all (G06): titles and front symbols of the cards in
front of players and of the top of the pile; backs only of cards that lie date side up. A view is its own type, filled
card by card from what lies open; what is not put in stays hidden, and what is turned back is hidden again (C13, T14).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, get_args

import msgspec

from kronika.cards import CardId, Deck, Seat
from kronika.engine.game import Game, LegalMoves
from kronika.table import Event, Outcome, Verdict
from kronika.table import events as e

__all__ = [
    "BackView",
    "CardShown",
    "CardView",
    "PileShuffled",
    "PositionLaid",
    "PublicEvent",
    "SeatView",
    "SeatsSat",
    "View",
    "public",
    "public_events",
    "view_of",
]


class BackView(msgspec.Struct, frozen=True, gc=False):
    """The dated side of a card that lies open: date as printed, first and last year, the symbol on that side."""

    date: str
    first: int
    last: int
    symbol: str | None


class CardView(msgspec.Struct, frozen=True, gc=False):
    """A card as it lies: title and front symbol; `back` is None while nobody may see it."""

    id: CardId
    title: str
    symbol: str | None
    back: BackView | None


class SeatView(msgspec.Struct, frozen=True):
    """What lies in front of a seat, in the order of the hand; `horizontal` are the ids that lie sideways (TC-23)."""

    name: str
    hand: tuple[CardView, ...]
    horizontal: tuple[CardId, ...]
    active: bool
    acted: bool


class View(msgspec.Struct, frozen=True):
    """The table as seats and spectators see it.

    `you` is the seat it is for, None for a spectator; beside `legal` nothing else differs.
    """

    game: str
    you: Seat | None
    move: int
    """Moves made since the deal."""
    turn: Seat | None
    round: int
    seats: tuple[SeatView, ...]
    pile: int
    """Cards in the draw pile."""
    pile_top: CardView | None
    discard: tuple[CardView, ...]
    """Oldest first; the last one lies on top."""
    box: int
    boxed: tuple[CardView, ...]
    """Those in the box that lie open: misplaced ones that everybody has seen."""
    line: tuple[CardView, ...]
    lower: tuple[tuple[CardView, ...], ...]
    upper: tuple[tuple[CardView, ...], ...]
    placed: int
    tried: bool
    direction: int
    reversed: bool
    layer: Seat | None
    correct: bool | None
    verdict: Verdict | None
    outcome: Outcome | None
    first: Seat
    """The seat that began the game."""
    options: dict[str, int | str]
    """The house rules in force, by name."""
    legal: LegalMoves | None
    """What `you` may do now; None for a spectator and for a seat that is not on turn."""


def view_of(game: Game, seat: Seat | None = None) -> View:
    """What `seat`, or a spectator, may know now. Raises ValueError for a seat that does not exist."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < len(game.start.players)):
        raise ValueError(f"there is no such seat; seats go from 0 to {len(game.start.players) - 1}")
    t, deck = game.table, game.start.deck
    open_cards = frozenset(t.open_cards)

    def see(card: CardId) -> CardView:
        front = deck.fronts[card]
        back = _back(deck, card) if card in open_cards else None
        return CardView(card, front.title, front.symbol, back)

    def row(cards: tuple[CardId, ...]) -> tuple[CardView, ...]:
        return tuple(map(see, cards))

    seats = tuple(
        SeatView(player.name, row(t.hands[i]), t.aside[i], i in t.active, i in t.acted)
        for i, player in enumerate(game.start.players)
    )
    return View(
        game=game.start.edition.id,
        you=seat,
        move=game.moves_made,
        turn=t.turn,
        round=t.round,
        seats=seats,
        pile=len(t.pile),
        pile_top=see(t.pile[0]) if t.pile else None,
        discard=row(t.discard),
        box=len(t.box),
        boxed=tuple(see(card) for card in t.box if card in open_cards),
        line=row(t.line),
        lower=tuple(map(row, t.lower)),
        upper=tuple(map(row, t.upper)),
        placed=t.placed,
        tried=t.tried,
        direction=t.direction,
        reversed=t.reversed,
        layer=t.layer,
        correct=t.correct,
        verdict=t.verdict,
        outcome=t.outcome,
        first=game.start.first,
        options=game.options(),
        legal=game.legal_moves() if seat is not None and seat == t.turn else None,
    )


def _back(deck: Deck, card: CardId) -> BackView:
    back = deck.backs[card]
    return BackView(back.date, back.span.first, back.span.last, back.symbol)


# Events


class SeatsSat(msgspec.Struct, frozen=True, tag_field="event", tag="seats-taken"):
    """So many players sat down to a pile of so many cards, in an order that nobody knows."""

    seats: int
    cards: int


class PositionLaid(msgspec.Struct, frozen=True, tag_field="event", tag="position-set"):
    """The game starts in the middle; the view says from where."""


class CardShown(msgspec.Struct, frozen=True, tag_field="event", tag="turned-over"):
    """A card was turned to its date side, and this is what it shows."""

    card: CardId
    back: BackView


class PileShuffled(msgspec.Struct, frozen=True, tag_field="event", tag="shuffled"):
    """A zone was shuffled into a new pile of so many cards."""

    zone: str
    cards: int


PublicEvent: TypeAlias = (
    SeatsSat
    | PositionLaid
    | CardShown
    | PileShuffled
    | e.Boxed
    | e.HandDealt
    | e.DiscardOpened
    | e.LineOpened
    | e.LowerOpened
    | e.LineExtended
    | e.Placed
    | e.Kept
    | e.Misplaced
    | e.MovedInLine
    | e.Returned
    | e.Drew
    | e.PlacedBelow
    | e.PlacedAbove
    | e.Stacked
    | e.LaidAside
    | e.Discarded
    | e.Stopped
    | e.ChainCorrected
    | e.Doubted
    | e.ChainPutAside
    | e.Judged
    | e.DirectionReversed
    | e.TurnPassed
    | e.RoundBegan
    | e.GameEnded
)

_CHANGED = frozenset({SeatsSat, PositionLaid, CardShown, PileShuffled})
_PUBLIC_AS_THEY_ARE = frozenset(get_args(PublicEvent)) - _CHANGED


def public_events(game: Game, events: Iterable[Event]) -> tuple[PublicEvent, ...]:
    """These events of the game as everybody may see them."""
    return tuple(public(event, game.start.deck) for event in events)


def public(event: Event, deck: Deck) -> PublicEvent:
    """The event as everybody may see it; an event that nobody has declared public is an error, never shown."""
    kind = type(event)
    if kind in _PUBLIC_AS_THEY_ARE:
        return event  # type: ignore[return-value]
    if isinstance(event, e.TurnedOver):
        return CardShown(event.card, _back(deck, event.card))
    if isinstance(event, e.Shuffled):
        return PileShuffled(event.zone, len(event.pile))
    if isinstance(event, e.SeatsTaken):
        return SeatsSat(event.seats, len(event.pile))
    if isinstance(event, e.PositionSet):
        return PositionLaid()
    raise TypeError(f"{kind.__name__} has no public form")
