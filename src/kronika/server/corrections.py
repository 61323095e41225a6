"""A wrong card in a running game: another date for it, or the card taken out, and what that changes at the table.

Knows records, not rooms. A correction is applied to the game's record and replayed: every move that is still legal
stays, and is judged anew by the right date. Where later moves are no longer legal, a game with a corrected date goes on
after the last move that is; a game whose card was taken out goes on from a position: the table as it lies, without it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from kronika.cards import CardId
from kronika.dates import format_date, parse_date
from kronika.engine import Game, load_record, record_lines, start
from kronika.engine.lines import json_line
from kronika.errors import DateError, KronikaError
from kronika.rules._terms import Player
from kronika.server.refusals import Refused
from kronika.server.relaying import relaid

__all__ = ["Correction", "corrected"]

_NOT_OF_A_POSITION = ("move", "correct", "verdict", "winners", "score", "rank")


class Correction(msgspec.Struct, frozen=True):
    """What a correction comes to. `record` is the game as it goes on; `moves` of the `before` moves stay; `position`
    tells that the game goes on from a position.
    """

    record: tuple[str, ...]
    moves: int
    before: int
    position: bool


def corrected(record: Sequence[str], card: CardId, date: str | None) -> Correction:
    """The game with the card's date corrected, or without the card; Refused where that cannot be."""
    header = json.loads(record[0])
    if card not in header["cards"]:
        raise Refused("room.card", "the game has no card of this id")
    moves = [line for line in record[1:] if '"result"' not in json.loads(line)]
    if date is not None:
        return _with_date(header, moves, card, date)
    return _without(record, header, moves, card)


def _with_date(header: dict[str, Any], moves: list[str], card: CardId, date: str) -> Correction:
    try:
        span = parse_date(date)
    except DateError as error:
        raise Refused(error.code, error.message) from None
    if span == parse_date(header["cards"][card]["date"]):
        raise Refused("room.same-date", f"the card has these years already: {format_date(span, 'en')}")
    header["cards"][card]["date"] = date
    return _replayed(header, moves)


def _without(record: Sequence[str], header: dict[str, Any], moves: list[str], card: CardId) -> Correction:
    del header["cards"][card]
    if "pile" in header:
        header["pile"] = [other for other in header["pile"] if other != card]
        try:
            whole = _replayed(header, moves)
        except Refused:
            whole = None
        if whole is not None and whole.moves == whole.before:
            return whole
    before = load_record(line.encode() for line in record)
    return _from_position(before, header, card)


def _replayed(header: dict[str, Any], moves: list[str]) -> Correction:
    """The moves replayed as far as they are legal. Shuffles come anew from the seed: other cards may be in them."""
    try:
        game = load_record([json_line(header).encode()])
    except KronikaError as error:
        raise Refused(error.code, error.message) from None
    asked = [found for found in map(json.loads, moves) if "move" in found]
    kept = 0
    for move in asked:
        if game.over:
            break
        try:
            game.play_line(move)
        except KronikaError:
            break
        kept += 1
    return Correction(tuple(record_lines(game)), kept, len(asked), position=False)


def _from_position(game: Game, header: dict[str, Any], card: CardId) -> Correction:
    """A game from the table as it lies, without the card."""
    state = {key: value for key, value in game.state().items() if key not in _NOT_OF_A_POSITION}
    if header["game"] == "twist-coop":
        state = relaid(state, card, lambda each: game.dates[each].first)
    else:
        state = {key: _dropped(value, card) for key, value in state.items()}
    try:
        fresh = start(
            header["game"],
            [Player(seat["name"], seat.get("age"), seat.get("hand")) for seat in header["seats"]],
            header["cards"],
            seed=game.seed,
            position=state,
            options=header.get("options"),
            first=header.get("first"),
            extra={key: value for key, value in header.items() if key.startswith("x-") and key != "x-chance"},
        )
    except KronikaError as error:
        raise Refused(
            "room.no-way-on", f"without this card the game cannot go on: {error.message}; end it instead"
        ) from None
    return Correction(tuple(record_lines(fresh)), 0, game.moves_made, position=True)


def _dropped(value: Any, card: CardId) -> Any:
    """The value without the card, wherever it lies in lists of lists."""
    if isinstance(value, (list, tuple)):
        return [_dropped(each, card) for each in value if each != card]
    return value
