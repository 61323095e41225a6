"""What everybody at the table may know: the only gate from the omniscient table to players, spectators and bots.

In these games nothing is private between seats, so one view serves all (G06): titles and front symbols of the cards in
front of players and of the top of the pile; backs only of cards that lie date side up. A view is its own type, filled
card by card from what lies open; what is not put in stays hidden, and what is turned back is hidden again (C13, T14).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, get_args

import msgspec

from kronika.cards import CardId, Deck, Seat
from kronika.engine.explaining import chains_by_event, gaps_by_event
from kronika.engine.game import Game, LegalMoves
from kronika.rules._terms import Stakes, Standing
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
    "VerdictGiven",
    "VerdictView",
    "View",
    "last_verdict",
    "public",
    "public_events",
    "see",
    "view_of",
]


_MOST_PAIRS: Final = 200


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


class VerdictView(msgspec.Struct, frozen=True, gc=False):
    """How a doubt ended: who doubted, whether the chain was in order, who took how many cards.

    `wrong` are the pairs of places of the judged chain that were in the wrong order, neighbours first, at most 200.
    """

    doubter: Seat
    correct: bool
    penalty: tuple[Seat, int]
    wrong: tuple[tuple[int, int], ...]


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
    verdict: VerdictView | None
    outcome: Outcome | None
    first: Seat
    """The seat that began the game."""
    options: dict[str, int | str]
    """The house rules in force, by name."""
    standing: Standing | None
    """How the team stands; None where everybody plays for themselves."""
    doubt: Stakes | None
    """What a doubt would cost; None where nobody may doubt."""
    legal: LegalMoves | None
    """What `you` may do now; None for a spectator and for a seat that is not on turn."""


def view_of(game: Game, seat: Seat | None = None) -> View:
    """What `seat`, or a spectator, may know now. Raises ValueError for a seat that does not exist."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < len(game.start.players)):
        raise ValueError(f"there is no such seat; seats go from 0 to {len(game.start.players) - 1}")
    t, deck = game.table, game.start.deck
    open_cards = frozenset(t.open_cards)

    def at(card: CardId) -> CardView:
        return see(deck, card, card in open_cards)

    def row(cards: tuple[CardId, ...]) -> tuple[CardView, ...]:
        return tuple(map(at, cards))

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
        pile_top=at(t.pile[0]) if t.pile else None,
        discard=row(t.discard),
        box=len(t.box),
        boxed=tuple(at(card) for card in t.box if card in open_cards),
        line=row(t.line),
        lower=tuple(map(row, t.lower)),
        upper=tuple(map(row, t.upper)),
        placed=t.placed,
        tried=t.tried,
        direction=t.direction,
        reversed=t.reversed,
        layer=t.layer,
        correct=t.correct,
        verdict=last_verdict(game),
        outcome=t.outcome,
        first=game.start.first,
        options=game.options(),
        standing=game.standing(),
        doubt=game.stakes(),
        legal=game.legal_moves() if seat is not None and seat == t.turn else None,
    )


def see(deck: Deck, card: CardId, shown: bool) -> CardView:
    """The card as everybody may see it; its back only where it is `shown`."""
    front = deck.fronts[card]
    return CardView(card, front.title, front.symbol, _back(deck, card) if shown else None)


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


class CardShown(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", tag="turned-over"):
    """A card was turned to its date side, and this is what it shows.

    `gaps`, where the card had just been laid into a timeline, are the gaps of the line as it lay before in which it
    would have been right; None elsewhere.
    """

    card: CardId
    back: BackView
    gaps: tuple[int, ...] | None = None


class VerdictGiven(msgspec.Struct, frozen=True, tag_field="event", tag="judged"):
    """The doubt is settled."""

    verdict: VerdictView


class PileShuffled(msgspec.Struct, frozen=True, tag_field="event", tag="shuffled"):
    """A zone was shuffled into a new pile of so many cards."""

    zone: str
    cards: int


PublicEvent: TypeAlias = (
    SeatsSat
    | PositionLaid
    | CardShown
    | PileShuffled
    | VerdictGiven
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
    | e.DirectionReversed
    | e.TurnPassed
    | e.RoundBegan
    | e.GameEnded
)

_CHANGED = frozenset({SeatsSat, PositionLaid, CardShown, PileShuffled, VerdictGiven})
_PUBLIC_AS_THEY_ARE = frozenset(get_args(PublicEvent)) - _CHANGED


def public_events(game: Game, events: Iterable[Event]) -> tuple[PublicEvent, ...]:
    """The latest events of the game, up to the table as it lies now, as everybody may see them.

    What a card that is turned over or a chain that is judged says of the cards around it is told with it: it follows
    from dates that lie open at that moment.
    """
    happened, deck = tuple(events), game.start.deck
    kinds = set(map(type, happened))
    gaps = gaps_by_event(game, happened) if e.Placed in kinds and e.TurnedOver in kinds else {}
    chains = chains_by_event(happened) if e.Judged in kinds else {}
    shown: list[PublicEvent] = []
    for at, event in enumerate(happened):
        if type(event) is e.TurnedOver:
            shown.append(CardShown(event.card, _back(deck, event.card), gaps.get(at)))
        elif at in chains:
            assert isinstance(event, e.Judged)
            shown.append(VerdictGiven(_verdict(event.verdict, game, chains[at])))
        else:
            shown.append(public(event, deck))
    return tuple(shown)


def last_verdict(game: Game) -> VerdictView | None:
    """The verdict on the table; its chain is in the last turn, where the game keeps its turns."""
    verdict = game.table.verdict
    if verdict is None:
        return None
    chains = chains_by_event(game.turns[-1].events) if game.turns else {}
    return _verdict(verdict, game, next(iter(chains.values()), ()))


def _verdict(verdict: Verdict, game: Game, chain: Sequence[CardId]) -> VerdictView:
    wrong = () if verdict.correct else game.wrong_pairs(chain, _MOST_PAIRS)
    return VerdictView(verdict.doubter, verdict.correct, verdict.penalty, wrong)


def public(event: Event, deck: Deck) -> PublicEvent:
    """The event by itself as everybody may see it, without what `public_events` tells of the cards around it.

    An event that nobody has declared public is an error, never shown.
    """
    kind = type(event)
    if kind in _PUBLIC_AS_THEY_ARE:
        return event  # type: ignore[return-value]
    if isinstance(event, e.TurnedOver):
        return CardShown(event.card, _back(deck, event.card))
    if isinstance(event, e.Judged):
        return VerdictGiven(VerdictView(event.verdict.doubter, event.verdict.correct, event.verdict.penalty, ()))
    if isinstance(event, e.Shuffled):
        return PileShuffled(event.zone, len(event.pile))
    if isinstance(event, e.SeatsTaken):
        return SeatsSat(event.seats, len(event.pile))
    if isinstance(event, e.PositionSet):
        return PositionLaid()
    raise TypeError(f"{kind.__name__} has no public form")
