"""Timeline: sort events by date, one card a turn, and be the only one without cards at the end of a round.

Four boxes that differ in numbers: History of Russia, Česko, Polska, and the competitive mode of Timeline Twist, in
which the symbols are ignored (TV-01). Everybody plays for themselves (RU-01, TV-02); the goal is to be the only one
without cards (RU-04, CZ-04, CZ-05, PL-04, PL-08, TV-04). The seats form a circle (RU-05, CZ-09, PL-09, TV-05).

Which seat may move and what it may do is decided without any date; only `apply` is handed the dates, for nobody may
look at them before (RU-09, CZ-14, PL-16, TV-08).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from kronika.cards import CardId, Dates, Seat
from kronika.dates import in_order
from kronika.errors import IllegalMove, SetupError
from kronika.rules._terms import (
    Edition,
    Option,
    Play,
    Player,
    Symbols,
    deal_hands,
    draw,
    hand_sizes,
    most_cards,
    no_such_gap,
    not_in_hand,
    read_options,
    right_gaps,
    turn_refusal,
)
from kronika.table import Cards, Table
from kronika.table.events import (
    GameEnded,
    Kept,
    LineOpened,
    Misplaced,
    MovedInLine,
    Placed,
    PositionSet,
    Returned,
    RoundBegan,
    SeatsTaken,
    TurnedOver,
    TurnPassed,
)
from kronika.table.evolve import clockwise
from kronika.table.moves import Place

MOVES = {"place": Place}


_BOXES = (
    # id, title, prefix of its clauses, hand and the clauses that say so, where a misplaced card goes and its clauses
    ("timeline-russia", "Timeline: History of Russia", "RU", 4, "RU-07", "discard", "RU-21"),
    ("timeline-cesko", "Timeline: Česko", "CZ", 4, "CZ-12 CZ-15", "box", "CZ-26"),
    ("timeline-polska", "Timeline: Polska", "PL", None, "PL-12 PL-13 PL-17", "box", "PL-28"),
    ("twist-competitive", "Timeline Twist (competitive)", "TV", 4, "TV-07", "discard", "TV-16"),
)
EDITIONS = {
    id: Edition(
        id,
        title,
        prefix,
        (2, 8),  # PL-14; the other three books are silent, G02
        "youngest",
        (
            Option("hand", of_hand, "cards dealt to each seat", hand, minimum=1),
            Option(
                "misplaced", of_misplaced, "where a misplaced card goes", zone, choices=("discard", "box", "insert")
            ),
        ),
    )
    for id, title, prefix, hand, of_hand, zone, of_misplaced in _BOXES
}

REASONS = {
    "RU": ("RU-13", "RU-34", "RU-02", "RU-14"),
    "CZ": ("CZ-19", "CZ-39", "CZ-01", "CZ-33"),
    "PL": ("PL-21", "PL-40", "PL-01", "PL-34"),
    "TV": ("TV-11", "TV-28", "TV-03", "TV-12"),
}
"""What each book says of whose turn it is, of the end of the game, of one's own cards, and of gaps."""


class Params(msgspec.Struct, frozen=True):
    """The numbers of a box and its house rules, for one game."""

    book: str
    """The prefix of its clauses."""
    seats: int
    first: Seat
    """The youngest, or whoever was named (RU-12, CZ-10, PL-10, TV-10, G01)."""
    common: int
    """Cards dealt to each seat that has no number of its own."""
    hands: tuple[int, ...]
    """Cards dealt to each seat (RU-07, CZ-12, PL-13, TV-07; house rules CZ-15, PL-17, T16, G10)."""
    misplaced: str
    """`discard` (RU-21, TV-16), `box` (CZ-26, PL-28), or the house rule `insert`."""

    @property
    def refill(self) -> str | None:
        """The zone from which alone an empty pile is renewed (RU-23, TV-18; Česko and Polska by T01)."""
        return None if self.misplaced == "insert" else self.misplaced


def params(
    edition: Edition, options: Mapping[str, Any], players: Sequence[Player], first: Seat, symbols: Symbols, dealt: bool
) -> Params:
    """The numbers for this game; where cards are `dealt` (not laid out as a position), refuses too small a deck."""
    chosen: dict[str, Any] = {option.name: option.default for option in edition.options}
    chosen |= read_options(edition, options)
    common = chosen["hand"]
    if common is None:
        common = 6 if len(players) <= 3 else 5 if len(players) <= 5 else 4  # PL-13; only there: T20
    hands = hand_sizes(common, players)
    if dealt:
        most_cards(hands, len(symbols))
    return Params(edition.prefix, len(players), first, common, hands, chosen["misplaced"])


def deal(params: Params, pile: tuple[CardId, ...]) -> Play:
    """Hands first, then one card opens the timeline (G04); what is left is the pile (CZ-16, PL-18).

    The pile is shuffled, date sides down (RU-06, CZ-11, PL-11, TV-06); hands lie open, date sides down (RU-08, CZ-13,
    PL-15); the opening card counts like any placed one (RU-11).
    """
    t = yield SeatsTaken(params.seats, pile)
    t = yield from deal_hands(t, params.hands, params.first)
    t = yield LineOpened(t.pile[0])
    t = yield TurnedOver(t.line[0])  # RU-10, CZ-17, PL-19, TV-09
    return (yield RoundBegan(1, params.first, tuple(range(params.seats))))


def legal_moves(t: Table, params: Params) -> list[Place]:
    """Each card of the seat on turn into each gap, n + 1 of them for n cards (RU-14, TV-12).

    Whatever the player before did, all gaps that exist now are open (RU-25, RU-27, CZ-30, CZ-31, CZ-33, PL-31, PL-32,
    PL-34, TV-20, TV-22). Gap 0 is earliest, left, and the last one latest, right (RU-15, RU-16, CZ-22, CZ-23, PL-24,
    PL-25, TV-13).
    """
    if t.turn is None:
        return []
    gaps = range(len(t.line) + 1)
    seat = t.turn
    return [Place(seat, card, gap) for card in t.hands[seat] for gap in gaps]


def _nothing_else(_: Table) -> list[Place]:
    return []


INTO_GAPS = (Place, _nothing_else)
"""What `legal_moves` comes to, for whoever writes it out: the move of each card into each gap, and then what else."""


def refusal(t: Table, move: Place, params: Params) -> IllegalMove | None:
    """Why the move is not allowed, or None: any own card, any gap, and no passing.

    RU-02, CZ-01, CZ-21, PL-01, PL-23, TV-03; a knowingly wrong gap is legal (T17); nobody passes or resigns (G07).
    """
    turn, end, hand, gap = REASONS[params.book]
    return (
        turn_refusal(t, move.seat, turn, end)
        or not_in_hand(t, move.seat, move.card, hand)
        or no_such_gap(t, move.gap, gap)
    )


def apply(t: Table, move: Place, dates: Dates, params: Params) -> Play:
    """One attempt (RU-24): card and gap are one move, made before the card is turned over (RU-17, G05).

    Equal years, which is what the same date means (RU-29), lie next to each other in any order (RU-30, RU-31, CZ-34,
    CZ-35, PL-36, TV-24, TV-25, T11); dates other than a year (CZ-07) are wrong only where they certainly belong on the
    other side (G08).
    """
    t = yield Placed(move.seat, move.card, move.gap)  # RU-17, CZ-21, PL-23, TV-12
    t = yield TurnedOver(move.card)  # RU-18, CZ-24, PL-26, TV-14
    if in_order(dates[card] for card in t.line):
        # It stays: RU-19, CZ-25, PL-27, TV-15; one card fewer, no draw: RU-20, CZ-02, PL-02.
        t = yield Kept(move.card)
    else:
        t = yield from misplace(t, move, dates, params)
    following = next_to_move(t, move.seat, params)
    if following is not None:
        return (yield TurnPassed(following, t.round))  # RU-24, CZ-29, PL-30, TV-19
    return (yield from end_round(t, params))


def misplace(t: Table, move: Place, dates: Dates, params: Params) -> Play:
    """The card leaves the line, then its player draws one (RU-03, CZ-03, PL-03), in a tie-break as ever (T05).

    Away: RU-21, CZ-26, PL-28, TV-16. A new one to the end of the hand: RU-22, CZ-27, CZ-28, PL-29, TV-17.
    """
    if params.misplaced != "insert":
        t = yield Misplaced(move.card, params.misplaced)
    elif t.pile:  # House rule: the card goes where it belongs, into the first right gap from the left.
        others = [card for card in t.line if card != move.card]
        t = yield MovedInLine(move.card, right_gaps(others, move.card, dates)[0])
    else:  # Nothing to draw: the card itself stays with its owner (T15).
        return (yield Returned(move.seat, move.card))
    return (yield from draw(t, move.seat, params.refill))  # RU-23, TV-18, T01, T02


def next_to_move(t: Table, seat: Seat, params: Params) -> Seat | None:
    """The next seat clockwise that has not had its turn in this round (RU-13, CZ-18, CZ-20, PL-20, PL-22), or None."""
    for step in range(1, params.seats):
        other = (seat + step) % params.seats
        if other in t.active and other not in t.acted and t.hands[other]:
            return other
    return None


def end_round(t: Table, params: Params) -> Play:
    """Who has placed the last card? Checked when a round is over (RU-28, RU-32, CZ-36, PL-35, PL-37, TV-23, TV-26).

    One wins, none or several play on, until one alone has placed the last card in a round (RU-36, CZ-43, PL-44, TV-30);
    there is no limit to how long that may take (T18).
    """
    done = [seat for seat in t.active if not t.hands[seat]]  # never by a mistake: CZ-37, PL-38, T15
    if len(done) == 1:
        return (yield GameEnded(winners=tuple(done)))  # RU-34, CZ-39, PL-40, TV-28; not before: T09, T10
    if not done:
        return (yield from begin_round(t, t.active, params))  # RU-33, CZ-38, PL-39, TV-27; in a tie-break: T03
    refill = getattr(t, params.refill) if params.refill else ()
    if len(t.pile) + len(refill) < len(done):
        return (yield GameEnded(winners=tuple(done)))  # T07
    # Only they stay in, for good (RU-37, CZ-40, CZ-41, PL-41, PL-42, TV-31, T04, T13); the others' cards stay (T08).
    for seat in clockwise(done, params.first, params.seats):  # T06
        t = yield from draw(t, seat, params.refill)  # RU-35, CZ-42, PL-43, TV-29
    return (yield from begin_round(t, tuple(done), params))  # RU-36, T12


def begin_round(t: Table, active: tuple[Seat, ...], params: Params) -> Play:
    """The next round, from the first of these seats clockwise from the first player (RU-32, T06)."""
    return (yield RoundBegan(t.round + 1, clockwise(active, params.first, params.seats)[0], active))


POSITION = {"timeline": "zone", "active": "seats", "acted": "seats"}


def state(t: Table) -> dict[str, Any]:
    """The keys of the written-out state that these games add to the common ones."""
    return {
        "timeline": t.line,
        "active": t.active,
        "acted": t.acted,
        "correct": t.correct,
        "winners": t.outcome.winners if t.outcome else None,
    }


def position(t: Table, keys: Mapping[str, Any], dates: Dates, params: Params) -> Play:
    """Starts from a position whose common zones are already on `t`; refuses one that cannot be."""
    line, active, acted = keys["timeline"], keys["active"], keys["acted"]
    wrong = position_error(t, line, active, acted, dates)
    if wrong is not None:
        raise SetupError("setup.position", f"position: {wrong}")
    shown = (*line, *(getattr(t, params.refill) if params.refill else ()))
    return (yield PositionSet(replace(t, line=line, active=active, acted=acted, open_cards=shown)))


def position_error(
    t: Table, line: Cards, active: tuple[Seat, ...], acted: tuple[Seat, ...], dates: Dates
) -> str | None:
    """What is wrong with a position, or None."""
    if not line:
        return "the timeline cannot be empty [RU-10]"
    if not in_order(dates[card] for card in line):
        return "the timeline is not in order [RU-19]"
    if len(active) < 2:
        return "fewer than two active seats would be a game that is over [RU-34]"
    if t.turn not in active:
        return f"turn must be an active seat, and seat {t.turn} is not"
    if t.turn in acted:
        return f"seat {t.turn} is to move but has had its turn in this round"
    for seat in acted:
        if seat not in active:
            return f"seat {seat} has acted but is not active"
    for seat in active:
        if not t.hands[seat] and seat not in acted:
            return f"seat {seat} has no cards but has not had its turn; a hand is emptied by a turn only [T15]"
    return None
