"""The first line of a record: the game, its house rules, who sits where, the cards, and the pile or a position.

`read_header` is the one gate into every game, live or replayed; a position is judged by its rules when the game starts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

import msgspec

from kronika.cards import Back, CardId, Dates, Deck, Front, Seat
from kronika.dates import LONGEST_TEXT, parse_date
from kronika.engine.lines import LineError, check_keys, is_ids, json_line
from kronika.engine.registry import Ruleset, edition, ruleset
from kronika.errors import DateError, SetupError
from kronika.rules._terms import Edition, Player, first_seat, is_whole
from kronika.table import Table

__all__ = ["Start", "make_header", "read_header"]

_REQUIRED = frozenset({"kronika", "game", "seats", "cards"})
_OPTIONAL = frozenset({"options", "first", "pile", "position"})
_SEAT = (frozenset({"name"}), frozenset({"age", "hand"}))
_CARD = (frozenset({"title", "date"}), frozenset({"front", "back"}))
# Games are dealt from the same few decks again and again.
_span_of = lru_cache(1 << 14)(parse_date)
MOST_CARDS = 10_000
"""Of one game; the largest boxes hold a few hundred."""
_ZONES = ("hands", "pile", "discard", "box")


class Start(msgspec.Struct, frozen=True):
    """A game ready to be dealt: everything that a header says, checked."""

    edition: Edition
    params: Any
    players: tuple[Player, ...]
    first: Seat
    deck: Deck
    dates: Dates
    """The spans of years of the deck, for judging moves."""
    pile: tuple[CardId, ...] | None
    position: tuple[Table, dict[str, Any]] | None
    """The common zones on a table, and the ruleset's own keys."""
    header: dict[str, Any]
    """What the first line of the record holds, `x-` keys included."""
    line: str
    """That line as it was read or first written, without its line end."""

    @property
    def options(self) -> dict[str, int | str]:
        """The house rules in force, by name, those left at their defaults included."""
        given = self.header.get("options", {})
        chosen = {option.name: given.get(option.name, option.default) for option in self.edition.options}
        if "hand" in chosen and "hand" not in given:
            chosen["hand"] = self.params.common  # by the number of seats in one edition
        return chosen

    @property
    def rules(self) -> Ruleset:
        """The module with the rules of this edition."""
        return ruleset(self.edition.id)


def make_header(
    game: str,
    players: Iterable[Player],
    cards: Mapping[CardId, Mapping[str, Any]],
    pile: Sequence[CardId] | None,
    position: Mapping[str, Any] | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    first: Seat | None = None,
    extra: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """A header for a new game, in the order of keys that records.md gives; `extra` are keys that begin with `x-`."""
    seats = [
        {"name": p.name} | ({} if p.age is None else {"age": p.age}) | ({} if p.hand is None else {"hand": p.hand})
        for p in players
    ]
    header: dict[str, Any] = {"kronika": 1, "game": game, "options": dict(options or {}), "seats": seats}
    if first is not None:
        header["first"] = first
    header["cards"] = dict(cards)
    header |= {} if pile is None else {"pile": list(pile)}
    header |= {} if position is None else {"position": dict(position)}
    return header | dict(extra or {})


def read_header(header: Mapping[str, Any], line: str | None = None) -> Start:
    """The game that a header describes, and the line it was read from, if it was.

    Raises SetupError, or LineError where the form itself is wrong.
    """
    version = header.get("kronika")
    if type(version) is not int or version != 1:
        raise LineError("record.version", "a record begins with a header whose key kronika is 1")
    check_keys(header, _REQUIRED, _OPTIONAL, "header")
    box = edition(_text(header["game"], "game"))
    rules = ruleset(box.id)
    players = _players(header["seats"], box)
    deck = _deck(header["cards"], box)
    options = {key: value for key, value in _object(header.get("options", {}), "options").items() if key[:2] != "x-"}
    named = header.get("first")
    if "first" in header and type(named) is not int:
        raise LineError("record.wrong-type", "first must be the index of a seat")
    first = first_seat(box, players, named)
    if ("pile" in header) == ("position" in header):
        raise LineError("record.pile-or-position", "a header has either a pile or a position")
    symbols = {id: (front.symbol, deck.backs[id].symbol) for id, front in deck.fronts.items()}
    params = rules.params(box, options, players, first, symbols, "pile" in header)
    pile = position = None
    if "pile" in header:
        pile = _ids(header["pile"], "pile")
        _each_in_one_zone(deck, {"pile": pile}, "")
    else:
        position = _position(_object(header["position"], "position"), rules, deck, len(players))
    return Start(
        box,
        params,
        players,
        first,
        deck,
        deck.dates(),
        pile,
        position,
        dict(header),
        line if line is not None else json_line(header),
    )


def _players(seats: Any, box: Edition) -> tuple[Player, ...]:
    if type(seats) is not list:
        raise LineError("record.wrong-type", "seats must be a list")
    fewest, most = box.players
    if not fewest <= len(seats) <= most:
        raise SetupError("setup.players", f"{box.id} is for {fewest} to {most} players, not {len(seats)} [G02]")
    players = []
    for number, seat in enumerate(seats):
        where = f"seats[{number}]"
        check_keys(_object(seat, where), *_SEAT, where)
        age, hand = seat.get("age"), seat.get("hand")
        if "age" in seat and not is_whole(age, 0):
            raise LineError("record.wrong-type", f"{where}: age must be a whole number of years from 0")
        if "hand" in seat and not is_whole(hand, 1):
            raise LineError("record.wrong-type", f"{where}: hand must be a whole number from 1")
        players.append(Player(_text(seat["name"], f"{where}: name"), age, hand))
    return tuple(players)


class _CardTexts(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A card as the header has it, all texts."""

    title: str
    date: str
    front: str | msgspec.UnsetType = msgspec.UNSET
    back: str | msgspec.UnsetType = msgspec.UNSET


def _deck(cards: Any, box: Edition) -> Deck:
    try:
        texts = msgspec.convert(cards, dict[str, _CardTexts])
    except msgspec.ValidationError:
        # Something is wrong, or there are x- keys: card by card, with words for what is wrong.
        texts = {id: _card_texts(f"card {id!r}", card) for id, card in _object(cards, "cards").items()}
    fronts: dict[CardId, Front] = {}
    backs: dict[CardId, Back] = {}
    many_years: list[str] = []
    if len(texts) > MOST_CARDS:
        raise SetupError("setup.too-many-cards", f"a game has at most {MOST_CARDS} cards, not {len(texts)}")
    for id, card in texts.items():
        if not id:
            raise LineError("record.card-id", "a card's id cannot be empty")
        front, back = card.front or None, card.back or None
        if box.symbols and (front is None or back is None or front == back):
            raise SetupError(
                "setup.symbols", f"card {id!r}: {box.id} needs front and back, two different symbols [TC-42]"
            )
        try:
            # Only what is read as a date at all is remembered, so that the cache stays small.
            span = _span_of(card.date) if len(card.date) <= LONGEST_TEXT else parse_date(card.date)
        except DateError as error:
            raise SetupError(error.code, f"card {id!r}: date: {error.message}") from None
        if box.single_years and span.first != span.last:
            many_years.append(id)
        fronts[id], backs[id] = Front(card.title, front), Back(card.date, span, back)
    if many_years:
        listed = ", ".join(many_years[:10]) + (f" and {len(many_years) - 10} more" if len(many_years) > 10 else "")
        raise SetupError("setup.single-years", f"{box.id} takes cards with a single year only, not {listed} [G08]")
    return Deck(fronts, backs)


def _card_texts(where: str, card: Any) -> _CardTexts:
    check_keys(_object(card, where), *_CARD, where)
    return _CardTexts(**{key: _text(value, f"{where}: {key}") for key, value in card.items() if key[:2] != "x-"})


def _position(found: Mapping[str, Any], rules: Ruleset, deck: Deck, seats: int) -> tuple[Table, dict[str, Any]]:
    """The common zones on a table, and the ruleset's own keys; every card in exactly one zone."""
    own = rules.POSITION
    check_keys(found, frozenset({"turn", "round", *_ZONES, *own}), frozenset(), "position")
    turn, round = found["turn"], found["round"]
    if type(turn) is not int or not 0 <= turn < seats:
        raise SetupError("setup.position", f"position: turn must be a seat from 0 to {seats - 1}")
    if not is_whole(round, 1):
        raise SetupError("setup.position", "position: round must be a whole number from 1")
    hands = _by_seat(found["hands"], "hands", seats)
    if not hands[turn]:
        raise SetupError("setup.position", f"position: seat {turn} is to move but has no cards")
    keys = {key: _own_key(found[key], key, kind, seats) for key, kind in own.items()}
    pile, discard, box = (_ids(found[zone], zone) for zone in _ZONES[1:])
    zones: dict[str, Iterable[CardId]] = {f"hands[{seat}]": hand for seat, hand in enumerate(hands)}
    zones |= {"pile": pile, "discard": discard, "box": box}
    for key, kind in own.items():
        if kind == "zone":
            zones[key] = keys[key]
        elif kind == "stacks":
            zones[key] = [card for stack in keys[key] for card in stack]
    _each_in_one_zone(deck, zones, "position: ")
    aside: tuple[tuple[CardId, ...], ...] = ((),) * seats
    return Table(hands=hands, aside=aside, pile=pile, discard=discard, box=box, turn=turn, round=round), keys


def _own_key(value: Any, key: str, kind: str, seats: int) -> Any:
    """A ruleset's own key of a position, by its kind."""
    if kind == "zone":
        return _ids(value, key)
    if kind == "cards by seat":
        return _by_seat(value, key, seats)
    if kind == "stacks":
        if type(value) is not list:
            raise LineError("record.wrong-type", f"position: {key} must be a list of lists of card ids")
        return tuple(_ids(stack, key) for stack in value)
    if kind == "seats":
        if type(value) is not list or any(type(seat) is not int or not 0 <= seat < seats for seat in value):
            raise SetupError("setup.position", f"position: {key} must be a list of seats from 0 to {seats - 1}")
        if value != sorted(set(value)):
            raise SetupError("setup.position", f"position: {key} must be ascending, each seat once")
        return tuple(value)
    if kind == "seat or null":
        if value is not None and (type(value) is not int or not 0 <= value < seats):
            raise SetupError("setup.position", f"position: {key} must be null or a seat from 0 to {seats - 1}")
    elif kind == "bool":
        if type(value) is not bool:
            raise LineError("record.wrong-type", f"position: {key} must be true or false")
    elif kind == "count":
        if not is_whole(value, 0):
            raise LineError("record.wrong-type", f"position: {key} must be a whole number from 0")
    elif kind == "direction":
        if type(value) is not int or value not in (1, -1):
            raise LineError("record.wrong-type", f"position: {key} must be 1 or -1")
    else:
        raise AssertionError(f"a position has no keys of the kind {kind}")
    return value


def _each_in_one_zone(deck: Deck, zones: Mapping[str, Iterable[CardId]], where: str) -> None:
    lying = list(chain.from_iterable(zones.values()))
    if len(lying) == len(deck.fronts) and deck.fronts.keys() == set(lying):
        return
    seen: dict[CardId, str] = {}
    for zone, cards in zones.items():
        for card in cards:
            if card not in deck.fronts:
                raise SetupError("setup.unknown-card", f"{where}{zone}: card {card!r} is not among the cards")
            if card in seen:
                twice = f"in {seen[card]} and in {zone}" if seen[card] != zone else f"twice in {zone}"
                raise SetupError("setup.card-twice", f"{where}card {card!r} lies {twice} [G11]")
            seen[card] = zone
    if missing := next((card for card in deck.fronts if card not in seen), None):
        raise SetupError("setup.card-nowhere", f"{where}card {missing!r} lies nowhere; every card lies in one zone")


def _object(value: Any, where: str) -> dict[str, Any]:
    if type(value) is not dict:
        raise LineError("record.wrong-type", f"{where} must be an object")
    return value


def _text(value: Any, where: str) -> str:
    if type(value) is not str:
        raise LineError("record.wrong-type", f"{where} must be a text")
    return value


def _ids(value: Any, where: str) -> tuple[CardId, ...]:
    if not is_ids(value):
        raise LineError("record.wrong-type", f"{where} must be a list of card ids")
    return tuple(value)


def _by_seat(value: Any, where: str, seats: int) -> tuple[tuple[CardId, ...], ...]:
    if type(value) is not list or len(value) != seats:
        raise SetupError(
            "setup.position", f"position: {where} must be a list with a list of card ids for each of {seats} seats"
        )
    cards = tuple(_ids(hand, where) for hand in value)
    for seat, hand in enumerate(cards):
        if len(set(hand)) != len(hand):
            raise SetupError("setup.card-twice", f"position: a card lies twice in {where}[{seat}] [G11]")
    return cards
