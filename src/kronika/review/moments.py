"""The moves that decided a game: where the chance to win, or the team's points, changed most.

Anno Domini: the chance by the hands (`kronika.bots._stakes.odds_by_hands`). The others: the moves where most can
have changed are found first, by a race between hands or by what was surprising, and the tables before and after them
are played to the end by bots of the level, each time with the hidden cards of the pile in another order.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

import msgspec

from kronika.bots import make_bot
from kronika.bots._draws import draw
from kronika.bots._race import ROUNDS, Rival, winning_when_done
from kronika.bots._stakes import odds_by_hands
from kronika.bots.belief import Belief
from kronika.cards import CardId, Seat
from kronika.engine import BackView, Game, view_of
from kronika.engine.view import View
from kronika.review.judging import EQUAL, truth
from kronika.review.minds import Minds, seed_for
from kronika.review.result import JudgedMove, Moment, Moments
from kronika.table.events import TurnedOver

__all__ = ["Position", "moments_of", "race_odds"]

MOST = 3
"""So many moments are told."""
LOOKED_AT = 8
"""Of so many moves the tables before and after them are played out."""
FEWEST, USUAL = 4, 60
"""Playouts of a table."""
EFFORT = 10_000
"""Moves that bots make for one review, about: a few seconds."""
LEAST, LEAST_POINTS = 0.02, 0.5
"""A change smaller than that, in chance or in points, decided nothing."""
LONGEST = 600
"""Moves of a playout; one that has not ended by then counts for nobody."""


class Position(msgspec.Struct, frozen=True):
    """A table of the game: the game as it stood, how it looked, and the backs that had lain open."""

    game: Game
    view: View
    shown: dict[CardId, BackView]


def moments_of(
    positions: Sequence[Position], moves: Sequence[JudgedMove], par: float, minds: Minds, seed: bytes
) -> Moments:
    """The moments of a game; `positions[k]` is the table after k moves, `par` how often the level is right there."""
    if not moves:
        return Moments("none", 0, ())
    edition = positions[0].game.start.edition
    if edition.id == "anno-domini":
        values = [_values_by_hands(position) for position in positions]
        return Moments("hands", 0, _greatest(dict(enumerate(pairwise(values), 1)), LEAST))
    if edition.team:
        rough = [_surprise(move) for move in moves]
    else:
        odds = [_values_by_race(position, par) for position in positions]
        rough = [max(_changes(before, after)) for before, after in pairwise(odds)]
    chosen = sorted(range(len(moves)), key=lambda at: (-round(rough[at], EQUAL), at))[:LOOKED_AT]
    asked = sorted({place for at in chosen for place in (at, at + 1)})
    ahead = sum(max(1, len(positions) - place) for place in asked if not positions[place].game.over)
    playouts = max(FEWEST, min(USUAL, EFFORT // max(1, ahead)))
    found = {place: _played_out(positions[place], playouts, minds, seed) for place in asked}
    changes = {at + 1: (found[at], found[at + 1]) for at in chosen}
    return Moments("playouts", playouts, _greatest(changes, LEAST_POINTS if edition.team else LEAST))


def _greatest(changes: Mapping[int, tuple[tuple[float, ...], tuple[float, ...]]], least: float) -> tuple[Moment, ...]:
    found = []
    for move, (before, after) in changes.items():
        swings = _changes(before, after)
        seat = max(range(len(swings)), key=lambda seat, swings=swings: round(swings[seat], EQUAL))  # type: ignore[misc]
        found.append(Moment(move, seat, after[seat] - before[seat], before, after))
    found.sort(key=lambda moment: (-round(abs(moment.swing), EQUAL), moment.move))
    return tuple(moment for moment in found[:MOST] if abs(moment.swing) >= least)


def _changes(before: Sequence[float], after: Sequence[float]) -> list[float]:
    return [abs(b - a) for a, b in zip(before, after, strict=True)]


def _surprise(move: JudgedMove) -> float:
    """How far a team's move may have changed what it is expected to end with."""
    came = 0.0 if move.chance is None or move.right is None else 3.0 * abs(move.right - move.chance)
    return came + (move.worth_cost or 0.0)


def _ended(position: Position) -> tuple[float, ...] | None:
    """What came of it where the game is over: a share of the victory for each seat, or the team's points."""
    outcome = position.view.outcome
    if outcome is None:
        return None
    if outcome.score is not None:
        return (float(outcome.score),)
    return _shares(outcome.winners or (), len(position.view.seats))


def _shares(winners: Collection[Seat], seats: int) -> tuple[float, ...]:
    return tuple((seat in winners) / len(winners) if winners else 0.0 for seat in range(seats))


def _values_by_hands(position: Position) -> tuple[float, ...]:
    """The chance to win of each seat by the numbers of cards alone."""
    held = [len(seat.hand) for seat in position.view.seats]
    return _ended(position) or tuple(odds_by_hands(held))


def _values_by_race(position: Position, success: float) -> tuple[float, ...]:
    if (ended := _ended(position)) is not None:
        return ended
    seats = position.view.seats
    rivals = [Rival(len(seat.hand), not seat.acted) if seat.active else None for seat in seats]
    return race_odds(rivals, success)


def race_odds(seats: Sequence[Rival | None], success: float) -> tuple[float, ...]:
    """The chance to win of each seat of a race in which every turn lays a card with chance `success`; None plays no
    part. Who finishes in the same round shares (RU-35). Scaled to 1 in all: the race is looked at so far ahead only.
    """
    found = []
    for number, own in enumerate(seats):
        others = [rival for at, rival in enumerate(seats) if at != number and rival is not None]
        found.append(0.0 if own is None else _alone(own, winning_when_done(others, success), success))
    whole = sum(found)
    return tuple(chance / whole if whole > 0.0 else 0.0 for chance in found)


def _alone(own: Rival, win: Sequence[float], success: float) -> float:
    """The chance to finish in each round times that to win then."""
    chance = 0.0
    states = [0.0] * (own.cards + 1)
    states[own.cards] = 1.0  # by cards held
    for ahead in range(ROUNDS):
        done = states[0]
        if ahead or own.still_to_move:
            laid = [states[held + 1] * success for held in range(own.cards)] + [0.0]
            states = [states[0] + laid[0]] + [
                states[held] * (1.0 - success) + laid[held] for held in range(1, own.cards + 1)
            ]
        chance += (states[0] - done) * win[ahead]
    return chance


def _played_out(position: Position, playouts: int, minds: Minds, seed: bytes) -> tuple[float, ...]:
    """The mean of what comes of this table, or what came of it."""
    if (ended := _ended(position)) is not None:
        return ended
    cards = [card for card in minds.memories[0].cards if card not in position.shown]
    beliefs = minds.beliefs(cards, position.shown)
    total = [0.0] * (1 if position.game.start.edition.team else len(position.view.seats))
    for number in range(playouts):
        came = _one(position, number, beliefs, seed_for(seed, f"playout {number}"))
        total = [sum(pair) for pair in zip(total, came, strict=True)]
    return tuple(value / playouts for value in total)


def _one(position: Position, number: int, beliefs: Sequence[dict[CardId, Belief]], seed: bytes) -> tuple[float, ...]:
    """One course of the game from here: the same bots and the same order of the pile for all tables of a game."""
    game = position.game.clone()
    seats = len(position.view.seats)
    pile = game.table.pile
    # The top of the pile lies there for all to see; how the rest lies is anybody's guess.
    rest = sorted(pile[1:], key=lambda card: (draw(seed, f"pile {card}", 1 << 64), card))
    game.table = msgspec.structs.replace(game.table, pile=(*pile[:1], *rest))
    game.seed = seed
    own = [dict(beliefs[(number * seats + seat) % len(beliefs)]) for seat in range(seats)]
    bots = [make_bot("memory", seed_for(seed, f"bot {seat}")) for seat in range(seats)]
    for _ in range(LONGEST):
        seat = game.table.turn
        if seat is None:
            break
        for event in game.play(bots[seat].choose(view_of(game, seat), own[seat])):
            if type(event) is TurnedOver:
                for mind in own:
                    mind[event.card] = truth(game.dates[event.card])
    if position.game.start.edition.team:
        standing = game.standing()
        return (float(standing.score if standing is not None else 0),)
    outcome = game.table.outcome
    return _shares(outcome.winners or () if outcome is not None else (), seats)
