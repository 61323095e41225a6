"""A finished game looked back at: what each move was worth, and which cards were misplaced. REST handlers.

Knows records, no rooms. Everything here is public at the game's link once the game has ended; before that nothing is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath

from kronika.cards import CardId, Seat
from kronika.engine import Game, Turn, read_record, right_gaps
from kronika.server.asking import COSTLY, game_called, limit, record_of
from kronika.table import Cards, Outcome
from kronika.table import events as e
from kronika.table.moves import Add, Doubt, Place, Stop, TurnOver

__all__ = ["HANDLERS", "MissedCard", "Review", "ReviewedMove", "ReviewedPlayer", "review_of"]


class ReviewedMove(msgspec.Struct, frozen=True):
    """The move of this number, after which `replay?move=N` shows the table: what was done (`place`, `discard`, `stop`,
    `add`, `doubt`), with which card, and the card's date.

    `right` is None where nothing could be right or wrong; a doubt is right where the chain was wrong. `gap` is where
    the card was laid, and `gaps` are those of the row as it lay before in which it would have been in order with every
    other card: none in Timeline Twist, cooperative, where the date says the place.
    """

    move: int
    seat: Seat
    did: str
    card: CardId | None
    title: str | None
    date: str | None
    gap: int | None
    gaps: tuple[int, ...]
    right: bool | None


class MissedCard(msgspec.Struct, frozen=True):
    """A card that was misplaced so many `times`, by these seats."""

    card: CardId
    title: str
    date: str
    times: int
    seats: tuple[Seat, ...]


class ReviewedPlayer(msgspec.Struct, frozen=True):
    """How often a seat was right and wrong."""

    seat: Seat
    name: str
    right: int
    wrong: int


class Review(msgspec.Struct, frozen=True):
    """The whole game; `outcome` is None where it was ended before its end."""

    game: str
    edition: str
    moves: tuple[ReviewedMove, ...]
    missed: tuple[MissedCard, ...]
    players: tuple[ReviewedPlayer, ...]
    outcome: Outcome | None


@get("/api/games/{game:str}/review")
async def game_review(game: FromPath[str], request: Request[Any, Any, Any], state: State) -> Review:
    """A game that has ended, move by move, and what was misplaced in it."""
    limit(request, state.requests, COSTLY)
    record = record_of(await game_called(game, state))
    return await asyncio.to_thread(review_of, game, record)


def review_of(id: str, record: str) -> Review:
    """What there is to say of the game in this record, whose `id` it is."""
    moves: list[ReviewedMove] = []
    replay = read_record(record.encode().splitlines())
    game = next(replay)
    line = game.table.line
    for game in replay:
        if game.moves_made > len(moves):  # the result is no move
            moves.append(_reviewed(game, line, game.turns[-1]))
        line = game.table.line
    return Review(id, game.start.edition.id, tuple(moves), _missed(moves), _players(game, moves), game.table.outcome)


def _reviewed(game: Game, before: Cards, turn: Turn) -> ReviewedMove:
    move = turn.move
    gap: int | None = None
    gaps: tuple[int, ...] = ()
    right: bool | None = None
    if isinstance(move, (Place, Add)):
        line = move.chain if isinstance(move, Add) and move.chain is not None else before
        gap, gaps = move.gap, right_gaps(line, move.card, game.dates)
        right = move.gap in gaps
    elif isinstance(move, TurnOver):
        right = not any(isinstance(event, e.LaidAside) for event in turn.events)
    elif isinstance(move, Doubt):
        right = next((not event.verdict.correct for event in turn.events if isinstance(event, e.Judged)), None)
    card = None if isinstance(move, (Stop, Doubt)) else move.card
    return ReviewedMove(
        move=game.moves_made,
        seat=move.seat,
        did=game.move_name(move),
        card=card,
        title=None if card is None else game.start.deck.fronts[card].title,
        date=None if card is None else game.start.deck.backs[card].date,
        gap=gap,
        gaps=gaps,
        right=right,
    )


def _missed(moves: Sequence[ReviewedMove]) -> tuple[MissedCard, ...]:
    """The cards that were misplaced, the one most often missed first, else in the order of the game."""
    found: dict[CardId, list[ReviewedMove]] = {}
    for move in moves:
        if move.right is False and move.card is not None:
            found.setdefault(move.card, []).append(move)
    cards = [
        MissedCard(card, own[0].title or "", own[0].date or "", len(own), tuple(sorted({move.seat for move in own})))
        for card, own in found.items()
    ]
    return tuple(sorted(cards, key=lambda card: -card.times))


def _players(game: Game, moves: Sequence[ReviewedMove]) -> tuple[ReviewedPlayer, ...]:
    return tuple(
        ReviewedPlayer(
            seat,
            player.name,
            sum(move.right is True for move in moves if move.seat == seat),
            sum(move.right is False for move in moves if move.seat == seat),
        )
        for seat, player in enumerate(game.start.players)
    )


HANDLERS = (game_review,)
