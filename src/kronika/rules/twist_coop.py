"""Timeline Twist, cooperative: one team turns cards over, the date decides where each lies, and the score is common.

The player chooses only the card. A mistake is a card whose place on the second level is already taken. Nobody may look
at a dated side before turning the card over (TC-07), nor again at a horizontal one (C13); what may be done is decided
without dates (C24).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.cards import CardId, Dates, Seat
from kronika.errors import IllegalMove, SetupError
from kronika.rules._terms import (
    Edition,
    Play,
    Player,
    Standing,
    Symbols,
    deal_hands,
    draw,
    not_in_hand,
    read_options,
    short,
    turn_refusal,
)
from kronika.table import Cards, Event, Table
from kronika.table.events import (
    Boxed,
    Discarded,
    DiscardOpened,
    GameEnded,
    LaidAside,
    LowerOpened,
    PlacedAbove,
    PlacedBelow,
    PositionSet,
    RoundBegan,
    SeatsTaken,
    Stacked,
    Stopped,
    TurnedOver,
    TurnPassed,
)
from kronika.table.evolve import clockwise
from kronika.table.moves import Discard, Stop, TurnOver

MOVES = {"place": TurnOver, "discard": Discard, "stop": Stop}

EDITIONS = {
    "twist-coop": Edition(
        "twist-coop",
        "Timeline Twist (cooperative)",
        "TC",
        (1, 8),  # G02; alone as an extension
        "oldest",  # TC-11, C14
        single_years=True,  # G08
        symbols=True,  # TC-42
        team=True,  # TC-01
    )
}

RANKS = (0, 11, 21, 31, 41, 51, 61)
"""From these scores on, the next rank: 0 below the first, 7 from the last (TC-58, C25)."""

RANK_NAMES = (  # TC-59, TC-60
    "Novices",
    "Young Gang",
    "League of the Good",
    "Team of the Clever",
    "Experienced Players",
    "Alliance of Experts",
    "Circle of Geniuses",
    "Time Travelers",
)


class Params(msgspec.Struct, frozen=True):
    """The numbers of the box, for one game."""

    seats: int
    first: Seat
    symbols: Symbols
    hand: int = 4  # TC-06, G10
    deck: int = 36  # TC-04
    successes: int = 2  # TC-32


def params(
    edition: Edition, options: Mapping[str, Any], players: Sequence[Player], first: Seat, symbols: Symbols, dealt: bool
) -> Params:
    """The numbers for this game; where cards are `dealt` (not laid out as a position), refuses too small a deck."""
    read_options(edition, options)
    for seat, player in enumerate(players):
        if player.hand is not None:
            raise SetupError("setup.hand", f"seats[{seat}]: everybody has 4 cards in twist-coop; leave hand out [G10]")
    game = Params(len(players), first, symbols)
    if dealt and len(symbols) < game.deck:
        raise SetupError(
            "setup.too-few-cards", f"twist-coop needs {game.deck} cards, the deck has {len(symbols)} [G03 C17]"
        )
    return game


def deal(params: Params, pile: Cards) -> Play:
    """36 cards (TC-04, TC-05), hands (TC-06), the discard pile (TC-09), the timeline (TC-10), in this order (G04).

    What is left is the draw deck (TC-08).
    """
    t = yield SeatsTaken(params.seats, pile)
    t = yield Boxed(params.deck)
    t = yield from deal_hands(t, (params.hand,) * params.seats, params.first)
    t = yield DiscardOpened(t.pile[0])
    t = yield TurnedOver(t.discard[0])
    t = yield LowerOpened(t.pile[0])
    t = yield TurnedOver(t.lower[0][0])
    return (yield RoundBegan(1, params.first, t.active))


def upright(t: Table, seat: Seat) -> list[CardId]:
    """The cards of a hand that may still be placed; horizontal ones never (TC-24, TC-44, C03)."""
    return [card for card in t.hands[seat] if card not in t.aside[seat]]


def matches(t: Table, card: CardId, params: Params) -> bool:
    """Whether the undated side's symbol is the one on the dated side of the top discard (TC-40, TC-41, C12)."""
    return params.symbols[card][0] == params.symbols[t.discard[-1]][1]


def legal_moves(t: Table, params: Params) -> list[TurnOver | Discard | Stop]:
    """Any upright card turned over (TC-16, TC-29); at the start of a turn a matching card discarded (TC-13, TC-39).

    Horizontal cards can be discarded on a later turn (TC-25), upright ones too (TC-43). After a success, a stop
    (TC-31).
    """
    if t.turn is None:
        return []
    seat = t.turn
    moves: list[TurnOver | Discard | Stop] = [TurnOver(seat, card) for card in upright(t, seat)]
    if not t.placed and not t.tried:
        moves += [Discard(seat, card) for card in t.hands[seat] if matches(t, card, params)]  # C07
    elif t.placed:
        moves.append(Stop(seat))
    return moves


def refusal(t: Table, move: TurnOver | Discard | Stop, params: Params) -> IllegalMove | None:
    """Why the move is not allowed, or None. The player on turn decides alone (TC-46); there is no passing (G07)."""
    if wrong := turn_refusal(t, move.seat, "TC-12 TC-46", "TC-50 TC-51"):
        return wrong
    if isinstance(move, Stop):
        if not t.placed:
            return IllegalMove(
                "move.nothing-placed", "a turn may be ended after one card has been placed; place a card", "TC-16 TC-31"
            )
        return None
    if wrong := not_in_hand(t, move.seat, move.card, "TC-16 TC-39"):
        return wrong
    if isinstance(move, TurnOver):
        if move.card in t.aside[move.seat]:
            return IllegalMove(
                "move.horizontal", f"card {short(move.card)} lies horizontally and cannot be placed any more", "TC-24"
            )
        return None
    if t.placed or t.tried:
        return IllegalMove(
            "move.no-discard",
            "a turn with an attempt to place has no discard; place another card",
            "TC-13 TC-26 TC-28 C22",
        )
    if not matches(t, move.card, params):
        symbol, top = params.symbols[move.card][0], params.symbols[t.discard[-1]][1]
        return IllegalMove(
            "move.other-symbol",
            f"card {short(move.card)} shows {symbol}, the discard pile {top}; they must match",
            "TC-40",
        )
    return None


def apply(t: Table, move: TurnOver | Discard | Stop, dates: Dates, params: Params) -> Play:
    """A turn is placing, attempt by attempt, or one discard, never both (TC-02, TC-13, C22)."""
    if isinstance(move, TurnOver):
        return (yield from attempt(move, dates, params))
    if isinstance(move, Discard):
        t = yield Discarded(move.seat, move.card)  # TC-39
        t = yield TurnedOver(move.card)  # TC-41
        if team_is_out(t):
            return (yield end(t))  # TC-51, C08
        return (yield from end_turn(t, 1, params))
    t = yield Stopped(move.seat)  # TC-31, TC-35
    return (yield from end_turn(t, t.placed, params))


def attempt(move: TurnOver, dates: Dates, params: Params) -> Play:
    """Turn a card over and see whether its place is free (TC-17, C20)."""
    t = yield TurnedOver(move.card)
    t = yield place_of(t, move, dates)
    if team_is_out(t):
        return (yield end(t))  # TC-51, C21: even in the middle of a turn
    if t.placed == params.successes:
        return (yield from end_turn(t, t.placed, params))  # TC-32, TC-36, TC-37
    if upright(t, move.seat):
        return t  # TC-27, TC-29, TC-30: another attempt, or a stop (C10)
    if t.placed:
        return (yield from end_turn(t, t.placed, params))  # TC-33
    return (yield end(t))  # TC-34, TC-38, C05, C11, C15


def place_of(t: Table, move: TurnOver, dates: Dates) -> Event:
    """Where the date puts the card (TC-18 … TC-22); stacks of one year are one place (C04)."""
    seat, card, year = move.seat, move.card, dates[move.card].first
    years = [dates[stack[0]].first for stack in t.lower]
    if year in years:
        return Stacked(seat, card, "lower", years.index(year))  # TC-20
    for gap, stack in enumerate(t.upper):
        if stack and dates[stack[0]].first == year:
            return Stacked(seat, card, "upper", gap)  # C01
    if year < years[0]:
        return PlacedBelow(seat, card, 0)  # TC-18
    if year > years[-1]:
        return PlacedBelow(seat, card, len(years))  # TC-19
    gap = sum(other < year for other in years) - 1
    if t.upper[gap]:
        return LaidAside(seat, card)  # TC-22, TC-23
    return PlacedAbove(seat, card, gap)  # TC-21, C03


def team_is_out(t: Table) -> bool:
    """Whether all cards have been played (TC-51)."""
    return not t.pile and not any(t.hands)


def end_turn(t: Table, cards: int, params: Params) -> Play:
    """Draw as many as were placed or discarded (TC-14, TC-15, C18), then the left neighbour is on turn (TC-12).

    Only as far as there are cards; the discard pile is never renewed (TC-47, C07, C09, C19).
    """
    seat = t.turn
    assert seat is not None
    for _ in range(cards):
        t = yield from draw(t, seat, None)
    with_cards = [other for other in range(params.seats) if t.hands[other]]  # TC-48, TC-49
    following = clockwise(with_cards, (seat + 1) % params.seats, params.seats)[0]
    seats_to_first, seats_to_following = ((other - seat - 1) % params.seats for other in (params.first, following))
    passed_first = seats_to_first <= seats_to_following
    t = yield TurnPassed(following, t.round + passed_first)
    if not legal_moves(t, params):
        return (yield end(t))  # TC-50, C06
    return t


def score(t: Table) -> int:
    """Two points a card on the lower level (TC-52), one on the second (TC-53), minus one for every other card.

    Those are the discards (TC-54), the draw deck (TC-55) and the hands (TC-56); the example is TC-57. A stacked card is
    worth what its place is (C02); the starting card and the first discard count (C16).
    """
    lower, upper = sum(map(len, t.lower)), sum(map(len, t.upper))
    return 2 * lower + upper - len(t.discard) - len(t.pile) - sum(map(len, t.hands))


def standing(t: Table) -> Standing:
    """The score and its parts as everybody can count them on the table, and the places that are free (TC-21)."""
    points, lower, upper = score(t), sum(map(len, t.lower)), sum(map(len, t.upper))
    rank = rank_of(points)
    return Standing(
        score=points,
        rank=rank,
        next=RANKS[rank] if rank < len(RANKS) else None,
        lower=lower,
        upper=upper,
        discarded=len(t.discard),
        pile=len(t.pile),
        hands=sum(map(len, t.hands)),
        free=tuple(gap for gap, stack in enumerate(t.upper) if not stack),
    )


def rank_of(points: int) -> int:
    """The rank of a score, 0 to 7 (TC-58, C25)."""
    return sum(points >= least for least in RANKS)


def end(t: Table) -> GameEnded:
    """The end of the game, with the team's one result (TC-01, TC-03, TC-58)."""
    points = score(t)
    return GameEnded(score=points, rank=rank_of(points))


POSITION = {
    "lower": "stacks",
    "upper": "stacks",
    "horizontal": "cards by seat",
    "placed": "count",
    "tried": "bool",
}


def state(t: Table) -> dict[str, Any]:
    """The keys of the written-out state that this game adds to the common ones."""
    outcome = t.outcome
    return {
        "lower": t.lower,
        "upper": t.upper,
        "horizontal": t.aside,
        "placed": t.placed,
        "tried": t.tried,
        "correct": t.correct,
        "score": outcome.score if outcome else None,
        "rank": outcome.rank if outcome else None,
    }


def position(t: Table, keys: Mapping[str, Any], dates: Dates, params: Params) -> Play:
    """Starts from a position whose common zones are already on `t`; refuses one that cannot be."""
    wrong = position_error(t, keys, dates, params)
    if wrong is not None:
        raise SetupError("setup.position", f"position: {wrong}")
    lower, upper = keys["lower"], keys["upper"]
    shown = tuple(card for stack in lower + upper for card in stack) + t.discard
    start = replace(
        t,
        lower=lower,
        upper=upper,
        aside=keys["horizontal"],
        placed=keys["placed"],
        tried=keys["tried"],
        active=tuple(range(params.seats)),
        open_cards=shown,
    )
    wrong = turn_error(start, dates)
    if wrong is not None:
        raise SetupError("setup.position", f"position: {wrong}")
    t = yield PositionSet(start)
    if not legal_moves(t, params):
        return (yield end(t))  # C06
    return t


def position_error(t: Table, keys: Mapping[str, Any], dates: Dates, params: Params) -> str | None:
    """What is wrong with a position, or None."""
    lower, upper, horizontal = keys["lower"], keys["upper"], keys["horizontal"]
    inside = len(params.symbols) - len(t.box)
    if inside != params.deck:
        return f"{params.deck} cards must lie outside the box, not {inside} [TC-04]"
    if not t.discard:
        return "the discard pile cannot be empty [TC-09]"
    if not lower or not all(lower):
        return "the lower level cannot be empty, nor a stack of it [TC-10]"
    if len(upper) != len(lower) - 1:
        return (
            f"upper must have a list for each of the {len(lower) - 1} gaps between lower stacks, not {len(upper)} [C03]"
        )
    if any(dates[card] != dates[stack[0]] for stack in lower + upper for card in stack):
        return "a stack must hold cards of one year [TC-20]"
    years = [dates[stack[0]].first for stack in lower]
    if years != sorted(set(years)):
        return "the timeline is not in order [TC-18 TC-19]"
    for gap, stack in enumerate(upper):
        if stack and not years[gap] < dates[stack[0]].first < years[gap + 1]:
            return f"the card above gap {gap} does not lie between its neighbours [TC-21]"
    for seat, cards in enumerate(horizontal):
        if stranger := [card for card in cards if card not in t.hands[seat]]:
            return f"horizontal card {stranger[0]!r} is not in seat {seat}'s hand [TC-23]"
    if t.pile and not all(t.hands):
        return f"seat {t.hands.index(())} has no cards though there are cards to draw [TC-15]"
    if keys["placed"] >= params.successes:
        return f"placed must be 0 or 1: a turn ends with the second card placed, not {keys['placed']} [TC-32]"
    return None


def turn_error(t: Table, dates: Dates) -> str | None:
    """What is wrong with the horizontal cards and the turn of a position, or None."""
    for seat, cards in enumerate(t.aside):
        for card in cards:
            if not isinstance(place_of(t, TurnOver(seat, card), dates), LaidAside):
                return f"horizontal card {card!r} could be placed [TC-24 C03]"
    assert t.turn is not None
    if t.tried and not t.aside[t.turn]:
        return f"a failed attempt leaves a horizontal card, and seat {t.turn} has none [TC-23]"
    if (t.placed or t.tried) and not upright(t, t.turn):
        return f"seat {t.turn} has no card left to place, so its turn would be over [TC-33]"
    return None
