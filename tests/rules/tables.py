"""Small games for the tests of the rules: a pile in a stated order, dates as printed, moves as short calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

import pytest

from kronika.engine import Game, Player, start
from kronika.engine.header import read_header
from kronika.errors import IllegalMove
from kronika.table import Table, fold
from kronika.table import events as e
from kronika.table.moves import Add, Discard, Doubt, Move, Place, Stop, TurnOver

RUSSIA, CESKO, POLSKA, COMPETITIVE = "timeline-russia", "timeline-cesko", "timeline-polska", "twist-competitive"
TIMELINES = (RUSSIA, CESKO, POLSKA, COMPETITIVE)
WITH_DISCARD, WITH_BOX = (RUSSIA, COMPETITIVE), (CESKO, POLSKA)
COOP, ANNO = "twist-coop", "anno-domini"


def cards_of(dates: Mapping[str, str | int], symbols: Mapping[str, tuple[str, str]] | None = None) -> dict[str, Any]:
    """Cards whose titles say nothing; `symbols` gives a card's front and back, else sun and moon."""
    cards = {}
    for id, date in dates.items():
        front, back = (symbols or {}).get(id, ("sun", "moon"))
        cards[id] = {"title": f"Event {id}", "date": str(date), "front": front, "back": back}
    return cards


def deal(
    edition: str,
    dates: Mapping[str, str | int],
    *,
    seats: int = 2,
    first: int | None = 0,
    ages: Sequence[int | None] = (),
    hands: Sequence[int | None] = (),
    symbols: Mapping[str, tuple[str, str]] | None = None,
    seed: bytes | None = None,
    **options: Any,
) -> Game:
    """A game whose pile is the cards in the order of `dates`, top first."""
    ages, hands = [*ages, *[None] * seats], [*hands, *[None] * seats]
    players = [Player(f"P{n}", ages[n], hands[n]) for n in range(seats)]
    return start(edition, players, cards_of(dates, symbols), pile=list(dates), first=first, options=options, seed=seed)


def from_position(
    edition: str,
    dates: Mapping[str, str | int],
    *,
    symbols: Mapping[str, tuple[str, str]] | None = None,
    first: int = 0,
    options: Mapping[str, Any] | None = None,
    **position: Any,
) -> Game:
    """A game that starts in the middle; keys that are left out are as at the start of a round."""
    seats = len(position["hands"])
    common: dict[str, Any] = {"turn": 0, "round": 1, "pile": [], "discard": [], "box": []}
    if edition == ANNO:
        common |= {"chain": [], "direction": 1, "reversed": False, "layer": None}
    elif edition == COOP:
        common |= {"lower": [], "upper": [], "horizontal": [[] for _ in range(seats)], "placed": 0, "tried": False}
    else:
        common |= {"timeline": [], "active": list(range(seats)), "acted": []}
    header = {
        "kronika": 1,
        "game": edition,
        "options": dict(options or {}),
        "seats": [{"name": f"P{n}"} for n in range(seats)],
        "first": first,
        "cards": cards_of(dates, symbols),
        "position": common | position,
    }
    return Game(read_header(header))


def place(game: Game, card: str, gap: int, *, new_pile: Sequence[str] | None = None) -> bool | None:
    """The seat on turn places a card; `new_pile` answers a shuffle where one is due. Says whether it was right."""
    turn = game.table.turn
    assert turn is not None
    game.play(Place(turn, card, gap), shuffle=_outcome(new_pile))
    return game.table.correct


def turn_over(game: Game, card: str) -> bool | None:
    turn = game.table.turn
    assert turn is not None
    game.play(TurnOver(turn, card))
    return game.table.correct


def discard(game: Game, card: str) -> None:
    turn = game.table.turn
    assert turn is not None
    game.play(Discard(turn, card))


def stop(game: Game) -> None:
    turn = game.table.turn
    assert turn is not None
    game.play(Stop(turn))


def add(
    game: Game, card: str, gap: int, chain: Sequence[str] | None = None, *, new_pile: Sequence[str] | None = None
) -> None:
    turn = game.table.turn
    assert turn is not None
    corrected = None if chain is None else tuple(chain)
    game.play(Add(turn, card, gap, corrected), shuffle=_outcome(new_pile))


def doubt(game: Game, *, new_pile: Sequence[str] | None = None) -> None:
    turn = game.table.turn
    assert turn is not None
    game.play(Doubt(turn), shuffle=_outcome(new_pile))


def _outcome(new_pile: Sequence[str] | None) -> Any:
    def shuffle(cards: Sequence[str]) -> tuple[str, ...]:
        assert new_pile is not None, f"an unexpected shuffle of {cards}"
        assert sorted(new_pile) == sorted(cards), f"{cards} were shuffled, not {new_pile}"
        return tuple(new_pile)

    return shuffle


def happened(game: Game) -> list[type]:
    """The kinds of events of the last move."""
    return [type(event) for event in game.turns[-1].events]


def was_shuffled(game: Game) -> bool:
    return e.Shuffled in happened(game)


def changed(game: Game) -> dict[str, Any]:
    """What the last move changed on the table, by name; whatever is not named lies as it lay before.

    `acted` is left out: it means something in the Timeline games alone.
    """
    before = fold(chain(game.opening, *(turn.events for turn in game.turns[:-1])))
    names = [name for name in Table.__struct_fields__ if name != "acted"]
    return {name: getattr(game.table, name) for name in names if getattr(game.table, name) != getattr(before, name)}


def refused(game: Game, move: Move) -> tuple[str, str]:
    """The code and the whole message, clause included, of a refusal that changes nothing."""
    table, turns = game.table, list(game.turns)
    with pytest.raises(IllegalMove) as wrong:
        game.play(move)
    assert game.table is table
    assert game.turns == turns
    clause = wrong.value.clause
    assert wrong.value.message.endswith(f" [{clause}]" if clause else "")
    assert clause or "[" not in wrong.value.message
    return wrong.value.code, wrong.value.message
