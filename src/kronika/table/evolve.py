"""Folds events into the table: `evolve(table, event)` is the table after it. No rules, no dates, no chance.

An event that cannot have happened on this table is a bug of whoever wrote it, so the folds check nothing that the rules
have judged already; where a card is not where the event says, they fail.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

from msgspec.structs import replace

from kronika.cards import CardId, Seat
from kronika.table import events as e
from kronika.table.state import Cards, Outcome, Table

__all__ = ["FOLDS", "clockwise", "evolve", "fold"]


def evolve(table: Table, event: e.Event) -> Table:
    """The table after the event."""
    return FOLDS[type(event)](table, event)


def fold(events: Iterable[e.Event], table: Table | None = None) -> Table:
    """The table after all these events, from an empty one where none is given."""
    return reduce(evolve, events, table if table is not None else Table())


def clockwise(seats: Iterable[Seat], first: Seat, number_of_seats: int) -> tuple[Seat, ...]:
    """These seats in the order of play, from `first` on (RU-13)."""
    return tuple(sorted(seats, key=lambda seat: (seat - first) % number_of_seats))


def _without(cards: Cards, card: CardId) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _at(rows: tuple[Cards, ...], index: int, cards: Cards) -> tuple[Cards, ...]:
    return (*rows[:index], cards, *rows[index + 1 :])


def _top(table: Table, card: CardId) -> Cards:
    """The pile without its top card, which has to be this one."""
    if not table.pile or table.pile[0] != card:
        raise ValueError("that card does not lie on top of the pile")
    return table.pile[1:]


def _acted(table: Table) -> tuple[Seat, ...]:
    acted, turn = table.acted, table.turn
    if turn is None or turn in acted:
        return acted
    return (*acted, turn) if not acted or turn > acted[-1] else tuple(sorted((*acted, turn)))


def _seats_taken(t: Table, event: e.SeatsTaken) -> Table:
    nothing: tuple[Cards, ...] = ((),) * event.seats
    return replace(t, hands=nothing, aside=nothing, pile=event.pile, active=tuple(range(event.seats)))


def _position_set(_: Table, event: e.PositionSet) -> Table:
    return event.table


def _boxed(t: Table, event: e.Boxed) -> Table:
    return replace(t, pile=t.pile[: event.kept], box=t.box + t.pile[event.kept :])


def _hand_dealt(t: Table, event: e.HandDealt) -> Table:
    count = len(event.cards)
    if t.pile[:count] != event.cards:
        raise ValueError("those cards do not lie on top of the pile")
    return replace(t, hands=_at(t.hands, event.seat, t.hands[event.seat] + event.cards), pile=t.pile[count:])


def _discard_opened(t: Table, event: e.DiscardOpened) -> Table:
    return replace(t, pile=_top(t, event.card), discard=(*t.discard, event.card))


def _line_opened(t: Table, event: e.LineOpened) -> Table:
    return replace(t, pile=_top(t, event.card), line=(event.card,))


def _lower_opened(t: Table, event: e.LowerOpened) -> Table:
    return replace(t, pile=_top(t, event.card), lower=((event.card,),))


def _line_extended(t: Table, event: e.LineExtended) -> Table:
    return replace(t, pile=_top(t, event.card), line=(*t.line, event.card))


def _placed(t: Table, event: e.Placed) -> Table:
    seat, card, gap = event.seat, event.card, event.gap
    hands, line = t.hands, t.line
    return replace(
        t,
        hands=_at(hands, seat, _without(hands[seat], card)),
        line=(*line[:gap], card, *line[gap:]),
        layer=seat,
        correct=None,
        verdict=None,
    )


def _turned_over(t: Table, event: e.TurnedOver) -> Table:
    return replace(t, open_cards=(*t.open_cards, event.card))


def _kept(t: Table, _: e.Kept) -> Table:
    return replace(t, correct=True)


def _misplaced(t: Table, event: e.Misplaced) -> Table:
    line = _without(t.line, event.card)
    if event.zone == "discard":
        return replace(t, line=line, discard=(*t.discard, event.card), correct=False)
    return replace(t, line=line, box=(*t.box, event.card), correct=False)


def _moved_in_line(t: Table, event: e.MovedInLine) -> Table:
    line = _without(t.line, event.card)
    return replace(t, line=(*line[: event.gap], event.card, *line[event.gap :]), correct=False)


def _returned(t: Table, event: e.Returned) -> Table:
    seat, card = event.seat, event.card
    return replace(
        t,
        line=_without(t.line, card),
        hands=_at(t.hands, seat, (*t.hands[seat], card)),
        open_cards=_without(t.open_cards, card),
        correct=False,
    )


def _drew(t: Table, event: e.Drew) -> Table:
    seat, hands = event.seat, t.hands
    return replace(t, pile=_top(t, event.card), hands=_at(hands, seat, (*hands[seat], event.card)))


def _shuffled(t: Table, event: e.Shuffled) -> Table:
    hidden = set(event.pile)
    open_cards = tuple(card for card in t.open_cards if card not in hidden)
    if event.zone == "discard":
        return replace(t, discard=(), pile=event.pile, open_cards=open_cards)
    return replace(t, box=(), pile=event.pile, open_cards=open_cards)


def _from_hand(t: Table, seat: Seat, card: CardId) -> tuple[Cards, ...]:
    return _at(t.hands, seat, _without(t.hands[seat], card))


def _placed_below(t: Table, event: e.PlacedBelow) -> Table:
    place: tuple[Cards, ...] = ((),)
    at_left = event.at == 0
    return replace(
        t,
        hands=_from_hand(t, event.seat, event.card),
        lower=((event.card,), *t.lower) if at_left else (*t.lower, (event.card,)),
        upper=place + t.upper if at_left else t.upper + place,
        placed=t.placed + 1,
        correct=True,
    )


def _placed_above(t: Table, event: e.PlacedAbove) -> Table:
    return replace(
        t,
        hands=_from_hand(t, event.seat, event.card),
        upper=_at(t.upper, event.gap, (event.card,)),
        placed=t.placed + 1,
        correct=True,
    )


def _stacked(t: Table, event: e.Stacked) -> Table:
    hands = _from_hand(t, event.seat, event.card)
    if event.level == "lower":
        lower = _at(t.lower, event.at, (*t.lower[event.at], event.card))
        return replace(t, hands=hands, lower=lower, placed=t.placed + 1, correct=True)
    upper = _at(t.upper, event.at, (*t.upper[event.at], event.card))
    return replace(t, hands=hands, upper=upper, placed=t.placed + 1, correct=True)


def _laid_aside(t: Table, event: e.LaidAside) -> Table:
    return replace(
        t,
        aside=_at(t.aside, event.seat, (*t.aside[event.seat], event.card)),
        open_cards=_without(t.open_cards, event.card),
        tried=True,
        correct=False,
    )


def _discarded(t: Table, event: e.Discarded) -> Table:
    seat, card = event.seat, event.card
    aside = t.aside
    if card in aside[seat]:
        aside = _at(aside, seat, _without(aside[seat], card))
    return replace(t, hands=_from_hand(t, seat, card), aside=aside, discard=(*t.discard, card), correct=None)


def _stopped(t: Table, _: e.Stopped) -> Table:
    return replace(t, correct=None)


def _chain_corrected(t: Table, event: e.ChainCorrected) -> Table:
    return replace(t, line=event.chain)


def _doubted(t: Table, _: e.Doubted) -> Table:
    return replace(t, verdict=None)


def _chain_put_aside(t: Table, _: e.ChainPutAside) -> Table:
    return replace(t, discard=t.discard + t.line, line=())


def _judged(t: Table, event: e.Judged) -> Table:
    return replace(t, verdict=event.verdict)


def _direction_reversed(t: Table, _: e.DirectionReversed) -> Table:
    return replace(t, direction=-t.direction, reversed=True)


def _turn_passed(t: Table, event: e.TurnPassed) -> Table:
    acted = _acted(t) if event.round == t.round else ()
    return replace(t, turn=event.seat, round=event.round, acted=acted, placed=0, tried=False)


def _round_began(t: Table, event: e.RoundBegan) -> Table:
    return replace(t, turn=event.seat, round=event.round, active=event.active, acted=(), layer=None)


def _game_ended(t: Table, event: e.GameEnded) -> Table:
    return replace(t, turn=None, acted=_acted(t), outcome=Outcome(event.winners, event.score, event.rank))


FOLDS: dict[type, Callable[[Table, Any], Table]] = {
    e.SeatsTaken: _seats_taken,
    e.PositionSet: _position_set,
    e.Boxed: _boxed,
    e.HandDealt: _hand_dealt,
    e.DiscardOpened: _discard_opened,
    e.LineOpened: _line_opened,
    e.LowerOpened: _lower_opened,
    e.LineExtended: _line_extended,
    e.Placed: _placed,
    e.TurnedOver: _turned_over,
    e.Kept: _kept,
    e.Misplaced: _misplaced,
    e.MovedInLine: _moved_in_line,
    e.Returned: _returned,
    e.Drew: _drew,
    e.Shuffled: _shuffled,
    e.PlacedBelow: _placed_below,
    e.PlacedAbove: _placed_above,
    e.Stacked: _stacked,
    e.LaidAside: _laid_aside,
    e.Discarded: _discarded,
    e.Stopped: _stopped,
    e.ChainCorrected: _chain_corrected,
    e.Doubted: _doubted,
    e.ChainPutAside: _chain_put_aside,
    e.Judged: _judged,
    e.DirectionReversed: _direction_reversed,
    e.TurnPassed: _turn_passed,
    e.RoundBegan: _round_began,
    e.GameEnded: _game_ended,
}
