"""What is different on a table after a move, for whoever has the table as it was: cards that came and went in a row,
not the row.

Knows tables and how cards are seen, no rooms. Put over the view before, as `kronika.client` does it, the changes make
the view of the table as it lies now. Like the view they tell nothing of a card that does not lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

import msgspec

from kronika.cards import CardId, Seat
from kronika.engine.game import Game
from kronika.engine.view import CardView, VerdictView, last_verdict, see
from kronika.table import Cards, Move, Table

__all__ = ["CardsCut", "ChoicesNow", "Moment", "RowsCut", "SeatNow", "TableChanges", "TableCuts"]


class CardsCut(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """In a row of cards: from the place `at`, `out` cards are taken away, and the `new` ones are there instead."""

    at: int
    out: int = 0
    new: tuple[CardView, ...] = ()


class RowsCut(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The same among the stacks of a level."""

    at: int
    out: int = 0
    new: tuple[tuple[CardView, ...], ...] = ()


class SeatNow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is different of the seat with the number `seat`."""

    seat: Seat
    hand: CardsCut | None = None
    horizontal: tuple[CardId, ...] | None = None
    active: bool | None = None
    acted: bool | None = None


class ChoicesNow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """`legal` in few words. Its moves are `each`, with each of the `cards` for `card`, and for every card with each
    number from 0 to below `gaps` for `gap`; then the `others`.
    """

    each: Move
    cards: tuple[CardId, ...]
    gaps: int
    others: tuple[Move, ...] = ()
    correction: str = "none"


class TableCuts(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is different within fields of the table. A field that is not there is as it was, or whole in `view`."""

    seats: tuple[SeatNow, ...] = ()
    discard: CardsCut | None = None
    boxed: CardsCut | None = None
    line: CardsCut | None = None
    lower: RowsCut | None = None
    upper: RowsCut | None = None
    legal: ChoicesNow | None = None


_NONE: Final[frozenset[Any]] = frozenset()


class Moment:
    """A game as it is now, for when it has gone on; later it is still known how it lay."""

    __slots__ = ("_moves", "_table", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._table, self._moves = game.table, game.moves_made

    @property
    def over(self) -> bool:
        return self._table.turn is None

    @property
    def open_cards(self) -> Cards:
        """The cards that lay date side up."""
        return self._table.open_cards

    def as_it_was(self) -> Game:
        """The game as it was; not to be played on."""
        if self.game.table is self._table:
            return self.game
        before = self.game.clone()
        before.table, before.moves_made = self._table, self._moves
        del before.turns[self._moves :]
        return before


class TableChanges:
    """Follows one game from move to move, from the table as it lies when this is made."""

    __slots__ = ("_doubt", "_game", "_says_more", "_standing", "_table", "_verdict")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._table = game.table
        self._says_more = hasattr(game.rules, "standing") or hasattr(game.rules, "stakes")
        self._standing, self._doubt, self._verdict = game.standing(), game.stakes(), _verdict(game)

    def since(self) -> tuple[dict[str, Any], TableCuts]:
        """What is different since this was last asked: the fields as they are now, and what is different within
        others. `legal` is always among them.
        """
        game, old = self._game, self._table
        self._table = t = game.table
        turned = _turned(old, t)
        fields: dict[str, Any] = {"move": game.moves_made}
        if t.turn != old.turn:
            fields["turn"] = t.turn
        if t.round != old.round:
            fields["round"] = t.round
        if t.layer != old.layer:
            fields["layer"] = t.layer
        if t.correct is not old.correct:
            fields["correct"] = t.correct
        if t.outcome is not old.outcome:
            fields["outcome"] = t.outcome
        if t.placed != old.placed or t.tried is not old.tried:
            fields["placed"], fields["tried"] = t.placed, t.tried
        if t.direction != old.direction or t.reversed is not old.reversed:
            fields["direction"], fields["reversed"] = t.direction, t.reversed
        if t.pile is not old.pile or not turned.isdisjoint(t.pile[:1]):
            fields["pile"] = len(t.pile)
            fields["pile_top"] = see(game.start.deck, t.pile[0], t.pile[0] in t.open_cards) if t.pile else None
        self._told(fields)
        boxed = lower = upper = legal = None
        if t.box is not old.box or not turned.isdisjoint(t.box):
            fields["box"] = len(t.box)
            boxed = self._cut(_shown(old.box, old), _shown(t.box, t), turned)
        if t.lower or old.lower:
            lower = self._cut_rows(old.lower, t.lower, turned)
            upper = self._cut_rows(old.upper, t.upper, turned)
        if t.turn is None:
            fields["legal"] = None
        elif game.into_gaps is None:
            fields["legal"] = game.legal_moves()
        else:
            kind, others = game.into_gaps
            each, more = kind(t.turn, "", 0), tuple(others(t))
            legal = ChoicesNow(each, t.hands[t.turn], len(t.line) + 1, more, game.correction_now())
        discard, line = self._cut(old.discard, t.discard, turned), self._cut(old.line, t.line, turned)
        return fields, TableCuts(self._seats(old, turned), discard, boxed, line, lower, upper, legal)

    def _told(self, fields: dict[str, Any]) -> None:
        """What the rules have to say of the table."""
        game = self._game
        if self._says_more:
            if (standing := game.standing()) != self._standing:
                self._standing = fields["standing"] = standing
            if (doubt := game.stakes()) != self._doubt:
                self._doubt = fields["doubt"] = doubt
        if (verdict := _verdict(game)) != self._verdict:
            self._verdict = fields["verdict"] = verdict

    def _seats(self, old: Table, turned: frozenset[CardId]) -> tuple[SeatNow, ...]:
        t = self._table
        same = t.aside is old.aside
        other = _NONE if t.active is old.active and t.acted is old.acted else _differing(old, t)
        found = []
        for seat, hand in enumerate(t.hands):
            before = old.hands[seat]
            cut = None
            if hand is not before or (turned and not turned.isdisjoint(hand)):
                cut = self._cut(before, hand, turned)
            aside = None if same or t.aside[seat] == old.aside[seat] else t.aside[seat]
            if seat in other:
                found.append(SeatNow(seat, cut, aside, seat in t.active, seat in t.acted))
            elif cut is not None or aside is not None:
                found.append(SeatNow(seat, cut, aside))
        return tuple(found)

    def _cut(self, old: Cards, new: Cards, turned: frozenset[CardId]) -> CardsCut | None:
        if old is new and (not turned or turned.isdisjoint(new)):
            return None
        at, tail = _same(old, new, turned)
        if at == len(old) == len(new):
            return None
        return CardsCut(at, len(old) - at - tail, self._views(new[at : len(new) - tail]))

    def _cut_rows(self, old: tuple[Cards, ...], new: tuple[Cards, ...], turned: frozenset[CardId]) -> RowsCut | None:
        if old is new and not turned:
            return None
        at, tail = _same(old, new, frozenset(row for row in new if not turned.isdisjoint(row)) if turned else _NONE)
        if at == len(old) == len(new):
            return None
        return RowsCut(at, len(old) - at - tail, tuple(map(self._views, new[at : len(new) - tail])))

    def _views(self, cards: Cards) -> tuple[CardView, ...]:
        deck, shown = self._game.start.deck, self._table.open_cards
        return tuple([see(deck, card, card in shown) for card in cards])


def _verdict(game: Game) -> VerdictView | None:
    return None if game.table.verdict is None else last_verdict(game)


def _differing(old: Table, new: Table) -> AbstractSet[Seat]:
    """The seats that are in the game, or have had their turn, otherwise than before."""
    return frozenset(old.active) ^ frozenset(new.active) | frozenset(old.acted) ^ frozenset(new.acted)


def _turned(old: Table, new: Table) -> frozenset[CardId]:
    """The cards that lie on another side than before."""
    before, now = old.open_cards, new.open_cards
    if before is now:
        return _NONE
    if now[: len(before)] == before:
        return frozenset(now[len(before) :])
    return frozenset(before) ^ frozenset(now)


def _shown(box: Cards, table: Table) -> Cards:
    return tuple(card for card in box if card in table.open_cards)


def _same(old: Sequence[Any], new: Sequence[Any], other: AbstractSet[Any]) -> tuple[int, int]:
    """How many at the beginning, and how many of the rest at the end, are the same in both and none of the `other`."""
    if other and not other.isdisjoint(old):
        # None of them is what it was before.
        old = [None if each in other else each for each in old]
        new = list(new)
    at = 0
    for before, now in zip(old, new, strict=False):
        if before != now:
            break
        at += 1
    rest = min(len(old), len(new)) - at
    if old[len(old) - rest :] == new[len(new) - rest :]:  # as when something has only come, or only gone
        return at, rest
    tail = 0
    while tail < rest and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return at, tail
