"""The words that all rulesets share: players, options, a turn as a generator of events. Not a ruleset itself.

A turn is written as a generator that yields each event and is sent the table after it. Where it needs a shuffle it
yields `Shuffle` and is sent the table after the shuffled pile lies there; who shuffles, a generator or a record, it
does not know.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from kronika.cards import CardId, Dates, Seat
from kronika.errors import IllegalMove, SetupError
from kronika.table import Event, Table
from kronika.table.events import Drew, HandDealt

__all__ = [
    "Edition",
    "Option",
    "Play",
    "Player",
    "Shuffle",
    "Stakes",
    "Standing",
    "Symbols",
    "deal_hands",
    "draw",
    "first_seat",
    "hand_sizes",
    "is_whole",
    "most_cards",
    "names",
    "no_such_gap",
    "not_in_hand",
    "read_options",
    "right_gaps",
    "short",
    "turn_refusal",
]


class Shuffle(msgspec.Struct, frozen=True, gc=False):
    """A turn's request: shuffle this zone (`discard` or `box`) into a new pile."""

    zone: str
    cards: tuple[CardId, ...]


Symbols: TypeAlias = Mapping[CardId, tuple[str | None, str | None]]
"""The symbols on the undated and the dated side of every card of the game; None where a deck has none (TC-42)."""

Play: TypeAlias = Generator[Event | Shuffle, Table, Table]


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat: a name, an age in years if known, a hand of their own size where it differs (G10, AD-62)."""

    name: str
    age: int | None = None
    hand: int | None = None


class Option(msgspec.Struct, frozen=True):
    """A house rule that a record may declare: a number from `minimum`, or one of `choices`."""

    name: str
    clauses: str
    meaning: str
    default: int | str | None
    """None where it depends on the number of seats."""
    minimum: int | None = None
    choices: tuple[str, ...] = ()


class Edition(msgspec.Struct, frozen=True):
    """What a box says before anybody plays: its players, its defaults, who begins."""

    id: str
    title: str
    prefix: str
    """The prefix of its clause ids."""
    players: tuple[int, int]
    """Fewest and most (G02)."""
    begins: str
    """`youngest`, `oldest` or `owner` (G01, D14)."""
    options: tuple[Option, ...] = ()
    single_years: bool = False
    """Whether every card must have a single year (G08)."""
    symbols: bool = False
    """Whether every card must have two different symbols (TC-42)."""
    team: bool = False


class Standing(msgspec.Struct, frozen=True, gc=False):
    """How a team stands: its score if the game ended now, the rank that this is, and from which score on the `next`
    one, None on the last. `lower`, `upper`, `discarded`, `pile` and `hands` are numbers of cards, which make the score;
    `free` the gaps of the lower level above which there is still room.
    """

    score: int
    rank: int
    next: int | None
    lower: int
    upper: int
    discarded: int
    pile: int
    hands: int
    free: tuple[int, ...]


class Stakes(msgspec.Struct, frozen=True, gc=False):
    """What a doubt now would cost: `layer` draws so many cards if the chain is wrong, the doubter if it is right."""

    layer: Seat
    layer_draws: int
    doubter_draws: int


def first_seat(edition: Edition, players: Sequence[Player], named: Seat | None) -> Seat:
    """Who begins: a named player always; else by age where ages are known, ties to the earliest seat (G01)."""
    if named is not None:
        if not 0 <= named < len(players):
            raise SetupError("setup.first", f"first must be a seat from 0 to {len(players) - 1}, not {named}")
        return named
    known = [seat for seat, player in enumerate(players) if player.age is not None]
    if edition.begins == "owner" or not known:
        return 0

    def age(seat: Seat) -> int:
        return players[seat].age or 0

    return min(known, key=age) if edition.begins == "youngest" else max(known, key=age)


def hand_sizes(common: int, players: Sequence[Player]) -> tuple[int, ...]:
    """Cards dealt to each seat: the common number, or the seat's own (G10)."""
    return tuple(player.hand if player.hand is not None else common for player in players)


def most_cards(hands: Sequence[int], cards: int) -> None:
    """Refuse a deck that cannot fill the hands and open the line (G03, T16)."""
    need = sum(hands) + 1
    if need > cards:
        raise SetupError(
            "setup.too-few-cards",
            f"{sum(hands)} cards to deal and 1 to open with need {need} cards, the deck has {cards} [G03]; "
            "deal smaller hands or take a larger deck",
        )


def read_options(edition: Edition, given: Mapping[str, Any]) -> dict[str, Any]:
    """The given options, checked by name and value; those left out are not in the answer."""
    known = {option.name: option for option in edition.options}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            what = f"its options are {names(known)}" if known else "it has none"
            raise SetupError("setup.unknown-option", f"{edition.id} has no option {name!r}; {what}")
        if option.choices:
            if not isinstance(value, str) or value not in option.choices:
                raise SetupError("setup.option-value", f"option {name} must be one of {names(option.choices)}")
        elif not is_whole(value, option.minimum or 0):
            least = option.minimum or 0
            most = f" to {LARGEST}" if type(value) is int and value > LARGEST else ""
            raise SetupError("setup.option-value", f"option {name} must be a whole number from {least}{most}")
    return dict(given)


LARGEST = 2**53
"""Whole numbers of a record stay within what every reader of JSON can hold."""


def is_whole(value: Any, least: int) -> bool:
    """Whether this is a whole number from `least` on; True and 2.0 are none."""
    return type(value) is int and least <= value <= LARGEST


def short(text: str) -> str:
    """A card's id, quoted for a message, cut to a readable length."""
    return repr(text if len(text) <= 60 else text[:59] + "…")


def not_in_hand(t: Table, seat: Seat, card: CardId, clause: str) -> IllegalMove | None:
    """Why a card may not be played from a hand that does not hold it, or None."""
    hand = t.hands[seat]
    if card in hand:
        return None
    held = ", ".join(hand)
    return IllegalMove(
        "move.not-in-hand", f"card {short(card)} is not in seat {seat}'s hand; that holds {held}", clause
    )


def no_such_gap(t: Table, gap: int, clause: str) -> IllegalMove | None:
    """Why a card may not go where the line has no gap, or None."""
    if 0 <= gap <= len(t.line):
        return None
    return IllegalMove("move.no-such-gap", f"there is no gap {gap}; gaps go from 0 to {len(t.line)}", clause)


def right_gaps(line: Sequence[CardId], card: CardId, dates: Dates) -> tuple[int, ...]:
    """The gaps of a line in which the card is in order with each of its cards, from the left (D07, T11).

    A line that is in order has at least one; in another there may be none.
    """
    own, first, last = dates[card], 0, len(line)
    own_first, own_last = own.first, own.last
    for at, other in enumerate(line):
        span = dates[other]
        # `is_certainly_before`, without a call of its own: this runs for every card of the line with every move.
        if span.last < own_first:
            first = at + 1
        elif at < last and own_last < span.first:
            last = at
    return tuple(range(first, last + 1))


def names(words: Sequence[str] | Mapping[str, Any]) -> str:
    """`a, b, c` for a message."""
    return ", ".join(words)


def deal_hands(t: Table, hands: Sequence[int], first: Seat) -> Play:
    """Seat `first` takes its whole hand, then each seat clockwise its own, always from the top (G04)."""
    for i in range(len(hands)):
        seat = (first + i) % len(hands)
        t = yield HandDealt(seat, t.pile[: hands[seat]])
    return t


def draw(t: Table, seat: Seat, zone: str | None) -> Play:
    """The top card of the pile, or nothing where nothing is left.

    An empty pile is renewed from `zone` only when somebody must draw (T02, D11).
    """
    if not t.pile and zone is not None and (cards := getattr(t, zone)):
        t = yield Shuffle(zone, cards)
    if t.pile:
        t = yield Drew(seat, t.pile[0])
    return t


def turn_refusal(t: Table, seat: Seat, clause: str, end: str) -> IllegalMove | None:
    """Why this seat may not move now at all, or None; the clauses that say whose turn it is and when the game ends."""
    if t.turn is None:
        return IllegalMove("move.game-over", "the game is over; no move is left", end)
    if seat != t.turn:
        return IllegalMove("move.not-your-turn", f"it is seat {t.turn}'s turn, not seat {seat}'s", clause)
    return None
