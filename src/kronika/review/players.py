"""How well each player did: right moves against expected ones, by era and theme, and how the chances bore out.

Knows judged moves; works out no chance itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from kronika.bots.knowledge import ERAS, era_of
from kronika.cards import CardId, Seat
from kronika.dates import Span, to_line
from kronika.review.result import Decile, JudgedMove, PlayerReview, Tally

__all__ = ["Tried", "player_reviews", "tallied_together", "tally"]


class Tried(msgspec.Struct, frozen=True):
    """A judged move that could be right, and the chance that each mind gave it."""

    move: JudgedMove
    chances: tuple[float, ...]


def player_reviews(
    names: Sequence[str],
    moves: Sequence[JudgedMove],
    tried: Sequence[Tried],
    dates: Mapping[CardId, Span],
    themes: Mapping[CardId, str],
) -> tuple[PlayerReview, ...]:
    """One for each seat."""
    return tuple(_player(seat, name, moves, tried, dates, themes) for seat, name in enumerate(names))


def _player(
    seat: Seat,
    name: str,
    moves: Sequence[JudgedMove],
    tried: Sequence[Tried],
    dates: Mapping[CardId, Span],
    themes: Mapping[CardId, str],
) -> PlayerReview:
    own = [each for each in tried if each.move.seat == seat]
    by_era: dict[str, list[Tried]] = {era: [] for era in ERAS}
    by_theme: dict[str, list[Tried]] = {}
    eras = tuple(ERAS)
    for each in own:
        card = each.move.card
        if card is None:
            continue
        span = dates[card]
        by_era[eras[era_of((to_line(span.first) + to_line(span.last)) / 2)]].append(each)
        if card in themes:
            by_theme.setdefault(themes[card], []).append(each)
    costs = [each.move.cost or 0.0 for each in own]
    return PlayerReview(
        seat=seat,
        name=name,
        total=tally("", own),
        eras=tuple(tally(era, each) for era, each in by_era.items() if each),
        themes=tuple(tally(theme, by_theme[theme]) for theme in sorted(by_theme)),
        doubts=tally("", [each for each in own if each.move.did == "doubt"]),
        cost=sum(costs) / len(costs) if costs else 0.0,
        worth_cost=sum(move.worth_cost or 0.0 for move in moves if move.seat == seat),
    )


def tally(name: str, tried: Sequence[Tried]) -> Tally:
    """These moves counted."""
    weight, chance, right = [0.0] * 10, [0.0] * 10, [0.0] * 10
    for each in tried:
        for own in each.chances:
            at = min(9, int(own * 10))
            weight[at] += 1.0 / len(each.chances)
            chance[at] += own / len(each.chances)
            right[at] += bool(each.move.right) / len(each.chances)
    deciles = tuple(
        Decile(at, weight[at], chance[at] / weight[at], right[at] / weight[at]) for at in range(10) if weight[at]
    )
    return Tally(
        name,
        len(tried),
        sum(each.move.right is True for each in tried),
        sum(each.move.chance or 0.0 for each in tried),
        sum(each.move.par or 0.0 for each in tried),
        deciles,
    )


def tallied_together(tallies: Iterable[Tally]) -> tuple[Tally, ...]:
    """Tallies of several games, those of one name as one, in the order in which the names come."""
    by_name: dict[str, list[Tally]] = {}
    for each in tallies:
        by_name.setdefault(each.name, []).append(each)
    return tuple(_sum(name, own) for name, own in by_name.items())


def _sum(name: str, own: Sequence[Tally]) -> Tally:
    deciles = []
    for at in range(10):
        parts = [decile for each in own for decile in each.deciles if decile.decile == at]
        weight = sum(part.weight for part in parts)
        if weight:
            chance = sum(part.weight * part.chance for part in parts) / weight
            deciles.append(Decile(at, weight, chance, sum(part.weight * part.right for part in parts) / weight))
    return Tally(
        name,
        sum(each.tries for each in own),
        sum(each.right for each in own),
        sum(each.chance for each in own),
        sum(each.par for each in own),
        tuple(deciles),
    )
