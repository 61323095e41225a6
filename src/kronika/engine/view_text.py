"""The view of a table as JSON, kept from move to move: each field as text, so that only what is new is written.

What it says is what `view_of` says to the seat on turn, byte for byte; its tests look at that. A card is written once
for each side that it shows. Like the view it tells nothing of a card that does not lie open.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from kronika.cards import CardId, Deck
from kronika.engine.game import Game
from kronika.engine.view import View, last_verdict, see
from kronika.table import Cards, Table

__all__ = ["ViewText"]

_ENCODE: Final = msgspec.json.Encoder().encode
_NUMBERS: Final = tuple(str(number).encode() for number in range(256))
_HOW: Final = {
    (True, True): b'"active":true,"acted":true}',
    (True, False): b'"active":true,"acted":false}',
    (False, True): b'"active":false,"acted":true}',
    (False, False): b'"active":false,"acted":false}',
}
_NONE: Final[frozenset[CardId]] = frozenset()
_NO_HANDS: Final[tuple[Cards, ...]] = ()
_WORDS: Final = {None: b"null", True: b"true", False: b"false"}


class _Sides(dict[CardId, bytes]):
    """By card how it lies now, as text; made when it is asked for."""

    __slots__ = ("_deck", "shown")

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self._deck = deck
        self.shown: frozenset[CardId] = frozenset()

    def __missing__(self, card: CardId) -> bytes:
        text = self[card] = _ENCODE(see(self._deck, card, card in self.shown))
        return text

    def show(self, cards: frozenset[CardId]) -> frozenset[CardId]:
        """These lie date side up, and no others. The cards that lay otherwise before."""
        turned = cards ^ self.shown
        for card in turned:
            self.pop(card, None)
        self.shown = cards
        return turned


def _number(number: int) -> bytes:
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else _ENCODE(number)


class ViewText:
    """The text of one game's view. `game` is looked at whenever it is asked for; it may have been moved on, or back."""

    __slots__ = ("_cards", "_fields", "_hands", "_seats", "_table", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._cards = _Sides(game.start.deck)
        self._seats = tuple(b'{"name":%b,"hand":' % _ENCODE(player.name) for player in game.start.players)
        self._hands = [b""] * len(self._seats)
        self._table = Table()
        # In the order of the view; what is not named below never changes, or is what it is on an empty table.
        self._fields = dict.fromkeys((name for name in View.__struct_fields__ if name != "you"), b"null")
        self._fields |= dict.fromkeys(("discard", "boxed", "line", "lower", "upper"), b"[]")
        self._fields |= dict.fromkeys(("pile", "box"), b"0")
        for name in ("round", "placed", "tried", "direction", "reversed"):
            self._fields[name] = _ENCODE(getattr(self._table, name))
        self._fields["game"] = _ENCODE(game.start.edition.id)
        self._fields["first"] = _ENCODE(game.start.first)
        self._fields["options"] = _ENCODE(game.options())

    def fields(self) -> dict[str, bytes]:
        """The fields of the view for the seat on turn, without `you`, in the order of the view; not to be changed. A
        field that is what it was when this was last asked is the same object.
        """
        game, cards, fields = self.game, self._cards, self._fields.copy()
        old, t = self._table, game.table
        turned = cards.show(frozenset(t.open_cards)) if t.open_cards is not old.open_cards else _NONE
        fields["move"] = _number(game.moves_made)
        fields["turn"] = b"null" if t.turn is None else _number(t.turn)
        if t.round != old.round:
            fields["round"] = _number(t.round)
        fields["seats"] = self._all_seats(turned)
        if t.pile is not old.pile:
            fields["pile"] = _number(len(t.pile))
            fields["pile_top"] = cards[t.pile[0]] if t.pile else b"null"
        if t.discard is not old.discard or not turned.isdisjoint(t.discard):
            fields["discard"] = self._row(t.discard)
        if t.box is not old.box or not turned.isdisjoint(t.box):
            fields["box"] = _number(len(t.box))
            fields["boxed"] = self._row([card for card in t.box if card in cards.shown])
        if t.line is not old.line or not turned.isdisjoint(t.line):
            fields["line"] = self._row(t.line)
        if turned or t.lower is not old.lower or t.upper is not old.upper:
            fields["lower"], fields["upper"] = self._rows(t.lower), self._rows(t.upper)
        if t.placed != old.placed or t.tried is not old.tried:
            fields["placed"], fields["tried"] = _number(t.placed), _WORDS[t.tried]
        if t.direction != old.direction or t.reversed is not old.reversed:
            fields["direction"], fields["reversed"] = _ENCODE(t.direction), _WORDS[t.reversed]
        fields["layer"] = b"null" if t.layer is None else _number(t.layer)
        fields["correct"] = _WORDS[t.correct]
        fields["verdict"] = _ENCODE(last_verdict(game)) if t.verdict is not None else b"null"
        fields["outcome"] = _ENCODE(t.outcome) if t.outcome is not None else b"null"
        fields["standing"] = _ENCODE(game.standing())
        fields["doubt"] = _ENCODE(game.stakes())
        fields["legal"] = self._legal() if t.turn is not None else b"null"
        self._table, self._fields = t, fields
        return fields

    def _row(self, cards: Iterable[CardId]) -> bytes:
        return b"[%b]" % b",".join(map(self._cards.__getitem__, cards)) if cards else b"[]"

    def _rows(self, rows: Collection[Collection[CardId]]) -> bytes:
        return b"[%b]" % b",".join(map(self._row, rows)) if rows else b"[]"

    def _all_seats(self, turned: frozenset[CardId]) -> bytes:
        old, t, hands = self._table, self.game.table, self._hands
        before = old.hands if t.aside is old.aside else _NO_HANDS
        for seat, hand in enumerate(t.hands):
            if seat >= len(before) or hand is not before[seat] or not turned.isdisjoint(hand):
                text = b",".join(map(self._cards.__getitem__, hand))
                hands[seat] = b'%b[%b],"horizontal":%b,' % (self._seats[seat], text, _ENCODE(t.aside[seat]))
        active, acted = t.active, t.acted
        texts = [hand + _HOW[seat in active, seat in acted] for seat, hand in enumerate(hands)]
        return b"[%b]" % b",".join(texts)

    def _legal(self) -> bytes:
        """All that the seat on turn may do. A card that fits into each gap is most of it, and is written once."""
        game = self.game
        t, into_gaps = game.table, game.into_gaps
        # Longer lines are seldom.
        if into_gaps is None or t.turn is None or len(t.line) >= len(_NUMBERS):
            return _ENCODE(game.legal_moves())
        kind, others = into_gaps
        gaps = _NUMBERS[: len(t.line) + 1]
        texts = []
        for card in t.hands[t.turn]:
            before, gap, after = _ENCODE(kind(t.turn, card, 0)).rpartition(b'"gap":0')
            before += gap[:-1]
            texts.append(b"%b%b%b" % (before, (after + b"," + before).join(gaps), after))
        texts += map(_ENCODE, others(t))
        return b'{"moves":[%b],"correction":%b}' % (b",".join(texts), _ENCODE(game.correction_now()))
