"""Games of a language model against a bot, two at a table, and what they say of its play and its bluffs.

It runs the games and so knows the truth, which tells whether a chain was wrong; the model gets its view.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from kronika.bots import make_bot
from kronika.bots.arena import wilson
from kronika.bots.belief import Belief, known
from kronika.bots.learning import open_backs
from kronika.bots.minds import Mind, mind_of
from kronika.cards import CardId
from kronika.engine import BackView, Game, Player, View, start, view_of
from kronika.engine.default import default_move
from kronika.guests.answers import Judge
from kronika.table import Move
from kronika.table.events import Judged, Kept, Misplaced
from kronika.table.moves import Add, Doubt

__all__ = ["Duel", "Tally", "Totals", "play_duel", "totals"]

MOST_MOVES = 400
"""A game that has not ended by then is called off; nobody has won it."""

Chooser = Callable[[View, Judge, int], "Move | None"]
"""The model's move in this view, the so-manyth that it is asked for in this game; None for the default one."""


class Duel(msgspec.Struct, frozen=True):
    """One game: what is played with which cards, by which seed, and where the model sits.

    `beliefs` are the opponent's, where the cards are invented; else it is an adult.
    """

    game: str
    cards: Mapping[CardId, Mapping[str, Any]]
    themes: Mapping[CardId, str]
    beliefs: Mapping[CardId, Belief] | None
    seed: bytes
    seat: int


class Tally(msgspec.Struct, frozen=True):
    """What came of one game. `won` is the model's share of the victory. Of its `moves`, `defaults` were made for it.

    `placed` and `right`: cards laid into a timeline, and how many were right. `doubts` and `doubts_right`; `laid`,
    `wrong` and `undoubted`: chains that the model left, how many of them were wrong, and how many of those the
    opponent let pass.
    """

    won: float = 0.0
    over: bool = False
    moves: int = 0
    defaults: int = 0
    placed: int = 0
    right: int = 0
    doubts: int = 0
    doubts_right: int = 0
    laid: int = 0
    wrong: int = 0
    undoubted: int = 0


class Totals(msgspec.Struct, frozen=True):
    """The sum over games; `low` and `high` are Wilson's interval for the share of victories, 95 of 100."""

    games: int
    sum: Tally
    low: float
    high: float


def play_duel(duel: Duel, choose: Chooser) -> Tally:
    """Play the game to its end. The same duel and the same answers have the same game."""
    game = start(duel.game, [Player("A"), Player("B")], duel.cards, seed=_seed(duel.seed, "deal"))
    # Both seats have a bot that is never asked to know anything but its view and its beliefs.
    bot, mind = make_bot("memory", _seed(duel.seed, "bot")), _mind(duel, game)
    shown: dict[CardId, BackView] = {}
    tally: dict[str, int] = dict.fromkeys(Tally.__struct_fields__[2:], 0)
    waits = False
    for _ in range(MOST_MOVES):
        seat = game.table.turn
        if seat is None:
            break
        view = view_of(game, seat)
        shown |= open_backs(view)
        if seat != duel.seat:
            move = bot.choose(view, mind(shown))
            if waits:
                tally["undoubted"] += not isinstance(move, Doubt)
            waits = False
            game.play(move)
            continue
        chosen = choose(view, game.refusal, tally["moves"])
        tally["moves"] += 1
        tally["defaults"] += chosen is None
        move = default_move(view) if chosen is None else chosen
        waits = _count(tally, game, move)
    outcome = game.table.outcome
    winners = tuple(outcome.winners or ()) if outcome is not None else ()
    won = (duel.seat in winners) / len(winners) if winners else 0.0
    return Tally(won=won, over=game.over, **tally)


def totals(tallies: Iterable[Tally]) -> Totals:
    """All of these together."""
    found = list(tallies)
    counts = {name: sum(getattr(tally, name) for tally in found) for name in Tally.__struct_fields__[2:]}
    won = sum(tally.won for tally in found)
    low, high = wilson(won, len(found))
    return Totals(len(found), Tally(won=won, over=all(tally.over for tally in found), **counts), low, high)


def _count(tally: dict[str, int], game: Game, move: Move) -> bool:
    """Make the model's move and count what it was; whether it has left a wrong chain to somebody who may doubt it."""
    events = game.play(move)
    tally["right"] += sum(isinstance(event, Kept) for event in events)
    tally["placed"] += sum(isinstance(event, (Kept, Misplaced)) for event in events)
    if isinstance(move, Doubt):
        tally["doubts"] += 1
        tally["doubts_right"] += any(isinstance(event, Judged) and not event.verdict.correct for event in events)
    if not isinstance(move, Add) or game.over or game.table.layer is None:
        return False
    wrong = bool(game.wrong_pairs(game.table.line, 1))
    tally["laid"] += 1
    tally["wrong"] += wrong
    return wrong


def _mind(duel: Duel, game: Game) -> Mind:
    if duel.beliefs is None:
        return mind_of("adult", game.dates, _seed(duel.seed, "memory"), themes=duel.themes)
    read = dict(duel.beliefs)
    return lambda shown: {**read, **{card: known(back) for card, back in shown.items()}}


def _seed(seed: bytes, what: str) -> bytes:
    return hashlib.sha256(b"kronika duel 1" + seed + what.encode()).digest()[:16]
