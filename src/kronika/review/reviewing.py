"""Goes through a record move by move and has each decision weighed; then the players, then the moments.

Knows how a game is read; what a move was worth is for `placing`, `team` and `chain`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kronika.bots.learning import open_backs
from kronika.cards import CardId
from kronika.dates import in_order
from kronika.engine import BackView, Game, View, public, read_record, right_gaps, view_of
from kronika.engine.view import CardShown
from kronika.errors import UsageError
from kronika.review.chain import judge_chain_move
from kronika.review.judging import Decision, Verdict, mean
from kronika.review.minds import Minds, level_named, seed_for
from kronika.review.moments import Position, moments_of
from kronika.review.placing import judge_place
from kronika.review.players import Tried, player_reviews
from kronika.review.result import JudgedMove, Review
from kronika.review.team import judge_team_move
from kronika.table import Move
from kronika.table.events import LaidAside
from kronika.table.moves import Add, Doubt, Place, Stop, TurnOver

__all__ = ["LEVEL", "MOST_MOVES", "review_record"]

LEVEL = "enthusiast"
"""The level that is asked where no other is named."""
MINDS, FEWEST_MINDS = 32, 8
"""Memories that are asked; of long games fewer, so that a review takes seconds."""
USUAL_MOVES, USUAL_CARDS = 100, 400
MOST_MOVES = 4000
"""Of a game that is reviewed."""


def review_record(
    lines: Iterable[bytes],
    *,
    level: str = LEVEL,
    seed: bytes = bytes(16),
    themes: Mapping[CardId, str] | None = None,
    open: bool = False,
    moments: bool = True,
) -> Review:
    """Review the game of a record, from its lines. Raises RecordError where a line is wrong, UsageError for a level
    that does not exist, a game of more than `MOST_MOVES` moves, or one that has not ended, unless `open`: a review
    tells dates that nobody at the table has seen. Without `moments` it does not look for what decided the game, which
    takes longest.

    The same record, level, seed (16 bytes) and themes have the same review.
    """
    level_named(level)
    game, positions = _read(lines)
    if not game.over and not open:
        raise UsageError(
            "usage.review-open",
            "this game is not over, and a review tells every date; add --open to see it all the same",
        )
    turns = game.turns
    count = min(MINDS, MINDS * USUAL_MOVES // max(1, len(turns)), MINDS * USUAL_CARDS // max(1, len(game.dates)))
    count = max(FEWEST_MINDS, count)
    about = themes or {}
    minds = Minds(dict(sorted(game.dates.items())), level, seed_for(seed, level), count, about)
    moves: list[JudgedMove] = []
    tried: list[Tried] = []
    for turn, before in zip(turns, positions, strict=False):
        verdict = _judged(Decision(before.view, turn.move, before.shown, game.dates, minds, game.move_name))
        right = _right(game, before.view, turn.move, turn.events)
        moves.append(_told(game, len(moves) + 1, turn.move, right, verdict))
        if right is not None and verdict.chances:
            tried.append(Tried(moves[-1], verdict.chances))
    par = mean([each.move.par or 0.0 for each in tried])
    outcome = game.table.outcome
    return Review(
        edition=game.start.edition.id,
        team=game.start.edition.team,
        level=level,
        minds=count,
        finished=game.over,
        winners=None if outcome is None else outcome.winners,
        score=None if outcome is None else outcome.score,
        moves=tuple(moves),
        players=player_reviews([player.name for player in game.start.players], moves, tried, game.dates, about),
        moments=moments_of(positions, moves if moments else (), par, minds, seed_for(seed, "moments")),
    )


def _read(lines: Iterable[bytes]) -> tuple[Game, list[Position]]:
    """The game as its record leaves it, and its tables from the deal on: one more than moves."""
    shown: dict[CardId, BackView] = {}
    positions: list[Position] = []
    for game in read_record(lines):
        if game.moves_made < len(positions):
            continue  # The result is no move.
        if game.moves_made > MOST_MOVES:
            raise UsageError("usage.review-too-long", f"a review takes games of up to {MOST_MOVES:,} moves")
        view = view_of(game, game.table.turn)
        shown = shown | open_backs(view)
        # What was turned over and is hidden again has been seen all the same (TC-23, T14).
        for event in game.turns[-1].events if game.turns else ():
            told = public(event, game.start.deck)
            if isinstance(told, CardShown):
                shown[told.card] = told.back
        positions.append(Position(_standing_still(game), view, shown))
    return game, positions


def _standing_still(game: Game) -> Game:
    twin = game.clone()
    twin.history, twin.turns = False, []
    return twin


def _right(game: Game, view: View, move: Move, events: Sequence[object]) -> bool | None:
    """Whether the move was right, as `kronika.engine` and the rules have it; None where it could not be."""
    if isinstance(move, Place):
        return move.gap in right_gaps([card.id for card in view.line], move.card, game.dates)
    if isinstance(move, Add):
        chain = move.chain if move.chain is not None else [card.id for card in view.line]
        return move.gap in right_gaps(chain, move.card, game.dates)
    if isinstance(move, TurnOver):
        return not any(isinstance(event, LaidAside) for event in events)
    if isinstance(move, Doubt):
        return not in_order([game.dates[card.id] for card in view.line])
    return None


def _judged(decision: Decision) -> Verdict:
    move = decision.move
    if isinstance(move, Place):
        return judge_place(decision)
    if isinstance(move, (Add, Doubt)):
        return judge_chain_move(decision)
    return judge_team_move(decision)


def _told(game: Game, number: int, move: Move, right: bool | None, verdict: Verdict) -> JudgedMove:
    card = None if isinstance(move, (Stop, Doubt)) else move.card
    chance = mean(verdict.chances) if verdict.chances else None
    best, wisest = verdict.best, verdict.wisest
    return JudgedMove(
        move=number,
        seat=move.seat,
        did=game.move_name(move),
        card=card,
        title=None if card is None else game.start.deck.fronts[card].title,
        date=None if card is None else game.start.deck.backs[card].date,
        gap=move.gap if isinstance(move, (Place, Add)) else None,
        right=right,
        chance=chance,
        best=best,
        cost=None if chance is None else _difference(best.chance if best is not None else None, chance),
        par=verdict.par,
        card_par=verdict.card_par,
        worth=verdict.worth,
        wisest=wisest,
        worth_cost=_difference(wisest.worth if wisest is not None else None, verdict.worth),
        correction=verdict.correction,
    )


def _difference(better: float | None, own: float) -> float:
    return 0.0 if better is None else better - own
