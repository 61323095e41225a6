"""Games of every edition, invented by Hypothesis: small and large decks, all house rules, any seats, deals, positions.

Knows no ruleset by name: what an edition needs it reads from its `Edition`, what a move holds from its fields. A new
ruleset is picked up by itself; where it brings something that nobody here can invent, the error says what to teach.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st

from kronika.cards import CardId
from kronika.engine import Edition, Game, Option, Player, edition, editions, start
from kronika.engine.records import read_record
from kronika.errors import SetupError
from kronika.table import Cards
from kronika.table import moves as table_moves
from kronika.table.moves import Move

EDITIONS: tuple[str, ...] = tuple(editions())
ALL_MOVES: tuple[type, ...] = tuple(
    kind for kind in vars(table_moves).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
)
NAMES = ("Ольга", "Jiří", "Żaneta", "P", 'Ben "B"', "Zoë\\n", "李", "🙂", "", "null")
SYMBOLS = ("moon", "star", "sun", "солнце")
LETTERS = "abcdefghijklmnopqrstuvwxyz"
MOST_CARDS = 160


class Setup(msgspec.Struct, frozen=True):
    """Everything that a deal needs."""

    game: str
    players: tuple[Player, ...]
    cards: dict[CardId, dict[str, str]]
    pile: tuple[CardId, ...]
    seed: bytes
    options: dict[str, Any]
    first: int | None

    def start(self, **changes: Any) -> Game:
        """The game after its deal."""
        kept = {"seed": self.seed, "pile": self.pile, "options": self.options, "first": self.first} | changes
        return start(self.game, self.players, kept.pop("cards", self.cards), **kept)


def card_ids(count: int, rng: random.Random) -> list[CardId]:
    """Ids without digits, in no order."""
    ids = [f"k{a}{b}/{c}" for a in LETTERS for b in LETTERS for c in "qxz"]
    return rng.sample(ids, count)


def year_text(year: int) -> str:
    """A year as people write it; counted as people count, so 0 becomes 1."""
    return f"{-year} BC" if year < 0 else str(year or 1)


def date_text(rng: random.Random, low: int, high: int, *, single: bool) -> str:
    """One date between these years: mostly a year, else one of the wider spans of dates.md."""
    year = rng.randint(low, high) or 1
    form = "year" if single else rng.choice(("year", "year", "year", "around", "span", "century", "millennium"))
    if form == "around":
        return "around " + year_text(year)
    if form == "span" and 0 < year < high:
        era = "AD " if year < 100 else ""
        return f"{era}{year} - {era}{rng.randint(year + 1, high)}"
    if form in ("century", "millennium"):
        number = (abs(year) - 1) // (100 if form == "century" else 1000) + 1
        ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
        return f"{number}{ending} {form}" + (" BC" if year < 0 else "")
    return year_text(year)


def card(box: Edition, date: str, rng: random.Random) -> dict[str, str]:
    """A card of this edition with this date."""
    made = {"title": f"Event {rng.choice(NAMES)}", "date": date}
    if box.symbols or rng.random() < 0.2:
        made["front"], made["back"] = rng.sample(SYMBOLS[: rng.choice((2, 3, 4))], 2)
    return made


def option_values(option: Option) -> st.SearchStrategy[Any]:
    """Every value that a house rule may have; numbers up to five above the least."""
    if option.choices:
        return st.sampled_from(option.choices)
    least = option.minimum or 0
    return st.integers(least, least + 5)


@cache
def fewest_cards(game: str, players: tuple[Player, ...], options: tuple[tuple[str, Any], ...]) -> int:
    """The smallest deck with which the game starts."""
    box = edition(game)
    for count in range(1, MOST_CARDS):
        rng = random.Random(count)
        cards = {id: card(box, "1900", rng) for id in card_ids(count, rng)}
        try:
            start(game, players, cards, pile=list(cards), options=dict(options))
        except SetupError as error:
            if error.code != "setup.too-few-cards":
                raise AssertionError(f"{game} refuses a game that is only short of cards: {error}") from error
        else:
            return count
    raise AssertionError(f"{game} does not start with {MOST_CARDS - 1} cards either")


@st.composite
def setups(draw: st.DrawFn, game: str, *, unique_years: bool = False) -> Setup:
    """Any game of this edition. With `unique_years` each card has its own year of four digits, from 1001 on."""
    box = edition(game)
    fewest, most = box.players
    seats = draw(st.integers(fewest, most))
    options = {option.name: draw(option_values(option)) for option in box.options if draw(st.integers(0, 3)) == 0}
    own_hands = any(option.name == "hand" for option in box.options) and draw(st.integers(0, 3)) == 0
    with_ages = draw(st.booleans())
    players = tuple(
        Player(
            NAMES[(seat * 3 + seats) % len(NAMES)],
            age=draw(st.none() | st.integers(0, 99)) if with_ages else None,
            hand=draw(st.none() | st.integers(1, 6)) if own_hands else None,
        )
        for seat in range(seats)
    )
    first = draw(st.none() | st.integers(0, seats - 1))
    plain = tuple(Player("", hand=player.hand) for player in players)
    count = fewest_cards(game, plain, tuple(options.items())) + draw(st.integers(0, 4) | st.integers(5, 40))
    rng = random.Random(draw(st.integers(0, 2**32)))
    low, width = draw(st.sampled_from(((1, 5), (-8, 16), (1850, 40), (-3000, 5000), (1000, 3))))
    ids = card_ids(count, rng)
    years = rng.sample(range(1001, 2000), count)
    dates = [
        str(years[at]) if unique_years else date_text(rng, low, low + width, single=box.single_years)
        for at in range(count)
    ]
    cards = {id: card(box, date, rng) for id, date in zip(ids, dates, strict=True)}
    pile = tuple(rng.sample(ids, count))
    return Setup(game, players, cards, pile, rng.randbytes(16), options, first)


# Positions


def position_header(game: Game, cards: Mapping[CardId, Mapping[str, str]] | None = None) -> dict[str, Any]:
    """A header that starts where this game stands (`records.md`: position); the game must not be over."""
    old, state = game.start.header, game.state()
    keys = ("turn", "round", "hands", "pile", "discard", "box", *game.rules.POSITION)
    header = {key: value for key, value in old.items() if key not in ("pile", "position")}
    header["first"] = game.start.first
    header["cards"] = {id: dict(one) for id, one in (cards or old["cards"]).items()}
    return header | {"position": {key: state[key] for key in keys}}


def read_header_line(header: Mapping[str, Any]) -> Game:
    """The game of a record that has no line but this header."""
    return next(read_record([json.dumps(header).encode()]))


# Moves


def candidates(game: Game, cards: Sequence[CardId] | None = None) -> Iterator[Move]:
    """Every move that could be written for this table: all seats and gaps, some beyond, these cards, no corrections."""
    t = game.table
    values: dict[str, Sequence[Any]] = {
        "seat": range(-1, len(t.hands) + 1),
        "card": [*(game.start.deck.fronts if cards is None else cards), "no such card", ""],
        "gap": range(-2, len(t.line) + 3),
        "chain": [None],
    }
    for kind in game.rules.MOVES.values():
        rows: list[tuple[Any, ...]] = [()]
        for field in msgspec.structs.fields(kind):
            assert field.name in values, (
                f"teach candidates() in tests/strategies.py which values {field.name} of {kind.__name__} may have"
            )
            rows = [(*row, value) for row in rows for value in values[field.name]]
        for row in rows:
            yield kind(*row)


def corrections(game: Game, move: Move, rng: random.Random) -> list[Move]:
    """The same move after some correction of the chain, where the move and the chain know one: allowed or not."""
    line = game.table.line
    if not hasattr(move, "chain"):
        return []
    orders = [line, tuple(rng.sample(line, len(line)))]
    if len(line) > 1:
        rest = list(line)
        moved = rest.pop(rng.randrange(len(rest)))
        rest.insert(rng.randrange(len(rest) + 1), moved)
        orders.append(tuple(rest))
    return [msgspec.structs.replace(move, chain=order) for order in orders]


def knowing_move(game: Game, rng: random.Random, tries: int = 24) -> Move:
    """The best of some moves for who has seen the dates: what leaves a row in order, no failure, and few cards."""
    moves = game.legal_moves().moves
    seat = game.table.turn
    assert seat is not None

    def worth(move: Move) -> tuple[bool, bool, int]:
        after = game.clone()
        after.play(move)
        t = after.table
        spans = [game.dates[card] for card in t.line]
        return (not certainly_in_order(spans), t.correct is False, len(t.hands[seat]))

    looked_at = list(moves) if len(moves) <= tries else rng.sample(moves, tries - 1)
    if moves[-1] not in looked_at:
        looked_at.append(moves[-1])  # the last one is what ends a turn or a chain
    return min(looked_at, key=worth)


def certainly_in_order(spans: Sequence[Any]) -> bool:
    """Whether no card certainly belongs before one that stands earlier: every pair, as D07 says it."""
    return not any(early.first > late.last for at, early in enumerate(spans) for late in spans[at + 1 :])


def as_before(shuffles: Iterable[Cards]) -> Callable[[Cards], Cards]:
    """Answers each request for a shuffle with the next of these, for playing a turn again."""
    order = iter(shuffles)
    return lambda _: next(order)


WRONG_VALUES: tuple[Any, ...] = (True, False, None, 1.0, 0.0, "0", "", b"0", (), [], {}, 10**30, -1, float("nan"), 1j)


def malformed(game: Game, rng: random.Random) -> Iterator[Any]:
    """What is no move of this game at all: other games' moves, fields of the wrong type, things that are not moves."""
    own = tuple(game.rules.MOVES.values())
    seat, card = game.table.turn or 0, next(iter(game.start.deck.fronts))
    right: dict[str, Any] = {"seat": seat, "card": card, "gap": 0, "chain": game.table.line}
    for kind in ALL_MOVES:
        names = [field.name for field in msgspec.structs.fields(kind)]
        fields = {name: right[name] for name in names if name in right}
        if kind not in own:
            yield kind(**fields)
            continue
        name = rng.choice(names)
        wanted = type(right.get(name))
        wrong = [
            value for value in WRONG_VALUES if type(value) is not wanted and (name != "chain" or value is not None)
        ]
        yield kind(**fields | {name: rng.choice(wrong)})
    yield rng.choice((None, "place", 7, object(), {"seat": seat, "move": "place"}, Move))
