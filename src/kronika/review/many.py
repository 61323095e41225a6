"""Several games together: which cards were missed most, and how well whoever played in more than one of them did.

Knows reviews. Players are told apart by their names alone.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kronika.bots.knowledge import ERAS
from kronika.cards import CardId
from kronika.review.judging import EQUAL
from kronika.review.players import tallied_together
from kronika.review.result import JudgedMove, Review, Tally

__all__ = ["MissedCard", "PlayerTogether", "Together", "together"]


class MissedCard(msgspec.Struct, frozen=True):
    """A card that was laid or tried so often in all games, and was wrong so often; `par` is the mean chance that a
    player of the level would have been right with it, `who` missed it.
    """

    card: CardId
    title: str
    date: str
    tries: int
    missed: int
    par: float
    who: tuple[str, ...]


class PlayerTogether(msgspec.Struct, frozen=True):
    """All games of one name: the tallies of `kronika.review.result.PlayerReview`, added up."""

    name: str
    games: int
    won: float
    total: Tally
    eras: tuple[Tally, ...]
    themes: tuple[Tally, ...]
    doubts: Tally


class Together(msgspec.Struct, frozen=True):
    """What several games say together."""

    games: int
    players: tuple[PlayerTogether, ...]
    missed: tuple[MissedCard, ...]


def together(reviews: Sequence[Review], *, player: str | None = None) -> Together:
    """These games together, or what one player (a name) did in them. The card missed most often comes first, then the
    one that was the more surely known.
    """
    games: dict[str, list[tuple[Review, int]]] = {}
    tries: dict[tuple[str | None, ...], list[tuple[str, JudgedMove]]] = {}
    for review in reviews:
        for each in review.players:
            games.setdefault(each.name, []).append((review, each.seat))
        for move in review.moves:
            name = review.players[move.seat].name
            if move.card is not None and move.right is not None and player in (None, name):
                tries.setdefault(_same(move), []).append((name, move))
    missed = [card for own in tries.values() if (card := _missed(own)).missed]
    missed.sort(key=lambda card: (-card.missed, -round(card.par, EQUAL), card.card))
    players = tuple(_player(name, own) for name, own in games.items() if player in (None, name))
    return Together(len(reviews), players, tuple(missed))


def _same(move: JudgedMove) -> tuple[str | None, ...]:
    """What cards of several games have in common that are one: the id within a deck, else all that is printed on it."""
    card = move.card or ""
    return (card,) if "/" in card else (card, move.title, move.date)


def _missed(own: Sequence[tuple[str, JudgedMove]]) -> MissedCard:
    first = own[0][1]
    assert first.card is not None
    wrong = [(name, move) for name, move in own if not move.right]
    return MissedCard(
        first.card,
        first.title or "",
        first.date or "",
        len(own),
        len(wrong),
        sum(move.card_par or 0.0 for _, move in own) / len(own),
        tuple(sorted({name for name, _ in wrong})),
    )


def _player(name: str, own: Sequence[tuple[Review, int]]) -> PlayerTogether:
    parts = [review.players[seat] for review, seat in own]
    won = sum((seat in review.winners) / len(review.winners) for review, seat in own if review.winners)
    return PlayerTogether(
        name,
        len({id(review) for review, _ in own}),
        won,
        tallied_together(part.total for part in parts)[0],
        _in_order(tallied_together(era for part in parts for era in part.eras), [*ERAS]),
        _in_order(tallied_together(theme for part in parts for theme in part.themes)),
        tallied_together(part.doubts for part in parts)[0],
    )


def _in_order(tallies: Sequence[Tally], names: Sequence[str] = ()) -> tuple[Tally, ...]:
    """In the order of these names, else in that of their own, as in the review of a single game."""
    if names:
        return tuple(sorted(tallies, key=lambda tally: names.index(tally.name)))
    return tuple(sorted(tallies, key=lambda tally: tally.name))
