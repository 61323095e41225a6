"""What came of a tournament: victories of each entrant, how sure that is, ratings; as a table and for programs.

Knows who sat in which group and who won; no cards, no bots.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from kronika.bots.arena import Entrant, Played, records_of, wilson
from kronika.cli.rounds import Round

__all__ = ["Rating", "Standing", "group_wins", "has_ratings", "standing_lines", "standings_of"]


class Rating(msgspec.Struct, frozen=True):
    """The rating of Plackett and Luce as openskill works it out: everybody begins with 25, give or take 8.3."""

    mu: float
    sigma: float


class Standing(msgspec.Struct, frozen=True):
    """What an entrant achieved in all groups together. `wins` counts shared victories in parts; `low` and `high` are
    Wilson's interval for `share`, 0..1, 95 of 100. `rating` is None without openskill."""

    name: str
    bot: str
    level: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    rating: Rating | None


def has_ratings() -> bool:
    """Whether openskill is installed."""
    import importlib.util

    return importlib.util.find_spec("openskill") is not None


def standings_of(
    entrants: Sequence[Entrant], groups: Sequence[Sequence[Entrant]], done: Mapping[Round, Sequence[Played]]
) -> list[Standing]:
    """A standing for each entrant, the greatest share of victories first, else as they were named."""
    games = dict.fromkeys(entrants, 0)
    wins = dict.fromkeys(entrants, 0.0)
    for group, won in zip(groups, group_wins(groups, done), strict=True):
        for entrant, (played, victories) in zip(group, won, strict=True):
            games[entrant] += played
            wins[entrant] += victories
    ratings = _ratings(entrants, groups, done) if has_ratings() else {}
    found = []
    for one in entrants:
        low, high = wilson(wins[one], games[one])
        share = wins[one] / games[one] if games[one] else 0.0
        found.append(Standing(one.name, one.bot, one.level, games[one], wins[one], share, low, high, ratings.get(one)))
    return sorted(found, key=lambda standing: -standing.share)


def group_wins(
    groups: Sequence[Sequence[Entrant]], done: Mapping[Round, Sequence[Played]]
) -> list[list[tuple[int, float]]]:
    """For each group, for each entrant there: games played and victories."""
    games: list[list[Played]] = [[] for _ in groups]
    for one, played in done.items():
        games[one.group] += played
    return [
        [(record.seated, record.wins) for record in records_of(group, own)]
        for group, own in zip(groups, games, strict=True)
    ]


def _ratings(
    entrants: Sequence[Entrant], groups: Sequence[Sequence[Entrant]], done: Mapping[Round, Sequence[Played]]
) -> dict[Entrant, Rating]:
    """Ratings after all games, in the order in which they were to be played; a game that nobody won tells nothing."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {entrant: model.rating() for entrant in entrants}
    for one in sorted(done, key=lambda one: (one.number, one.group)):
        group = groups[one.group]
        for game in done[one]:
            if not game.winners:
                continue
            seated = [group[number] for number in game.seats]
            ranks = [0.0 if seat in game.winners else 1.0 for seat in range(len(seated))]
            rated = model.rate([[ratings[entrant]] for entrant in seated], ranks=ranks)
            ratings |= {entrant: team[0] for entrant, team in zip(seated, rated, strict=True)}
    return {entrant: Rating(rating.mu, rating.sigma) for entrant, rating in ratings.items()}


def standing_lines(standings: Sequence[Standing]) -> list[str]:
    """The table that is printed; shares in percent."""
    cells = max(len(standing.name) for standing in standings)
    rated = standings[0].rating is not None
    lines = [f"{'':{cells}}   games     wins   share{'95 of 100':>16}" + (f"{'rating':>14}" if rated else "")]
    for one in standings:
        line = (
            f"{one.name:{cells}}{one.games:8,}{one.wins:9,.1f}{100 * one.share:7.1f}%"
            f"{100 * one.low:7.1f} to{100 * one.high:6.1f}"
        )
        if one.rating is not None:
            line += f"{one.rating.mu:8.1f} ±{one.rating.sigma:4.1f}"
        lines.append(line)
    return lines
