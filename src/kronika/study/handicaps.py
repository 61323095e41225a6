"""Hand sizes that give everybody about the same chance to win, found by playing the game many times (G10).

Knows levels of knowledge, rulesets with a kernel and hand sizes; no people, no words. Who begins is averaged over, so a
suggestion holds whoever is the youngest. Players are simulated as `kronika.sim` does, and learn nothing in a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from kronika.bots.arena import wilson
from kronika.bots.knowledge import KNOWLEDGE
from kronika.cards import CardId
from kronika.dates import Span
from kronika.errors import UsageError
from kronika.study.prior import expected_chances, log_odds

__all__ = ["MOST_HAND", "Chance", "Handicap", "chances_of", "handicap_of", "level_of_skill"]

MOST_HAND: Final = 15
_SEARCH: Final = 6000
"""Games for each try of the search; a chance is then known to about one in a hundred."""
_STEPS: Final = 30
_LONGER: Final = 2
"""Cards more than usual that everybody may get."""
_STRAY: Final = 5e-5
"""What a card more or less than the rulebook's weighs against squared chances: of equals the usual hands are taken."""


class Chance(msgspec.Struct, frozen=True):
    """To win alone, 0..1, with the 95 % interval."""

    chance: float
    low: float
    high: float


class Handicap(msgspec.Struct, frozen=True):
    """Hands as the rulebook has them and as they are suggested, by seat, with the chances to win. `games` is how many
    were played for either.
    """

    levels: tuple[str, ...]
    usual: tuple[int, ...]
    hands: tuple[int, ...]
    before: tuple[Chance, ...]
    after: tuple[Chance, ...]
    games: int


def handicap_of(
    game: str,
    cards: Mapping[CardId, Mapping[str, Any]],
    levels: Sequence[str],
    *,
    games: int = 40_000,
    seed: str = "1",
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Handicap:
    """The hands for players of these levels. `cards` are those of a record's header; `progress` is told how many hands
    have been tried. Where the usual hands are even, as far as these games can tell, they are kept.

    Raises UsageError for a ruleset without a kernel or a level that does not exist, SetupError for what cannot be
    dealt.
    """
    from kronika.sim.setting import make_setting

    usual = make_setting(game, cards, players=len(levels), levels=tuple(levels), options=options).hands
    before = chances_of(game, cards, levels, usual, games=games, seed=seed, options=options)
    played = max(1, games // len(levels)) * len(levels)
    if _is_even(before):
        return Handicap(tuple(levels), usual, usual, before, before, played)
    tried: dict[tuple[int, ...], tuple[float, ...]] = {}

    def shares(hands: tuple[int, ...]) -> tuple[float, ...]:
        if hands not in tried:
            won = _wins(game, cards, levels, hands, min(games, _SEARCH), seed, options)
            total = sum(won) or 1
            tried[hands] = tuple(one / total for one in won)
            if progress:
                progress(len(tried))
        return tried[hands]

    def unevenness(hands: tuple[int, ...]) -> float:
        even = 1.0 / len(hands)
        stray = sum(abs(hand - own) for hand, own in zip(hands, usual, strict=True))
        return sum((share - even) ** 2 for share in shares(hands)) + _STRAY * stray

    room = max(min(MOST_HAND, (len(cards) - 1) // len(levels)), *usual)
    found = []
    for more in range(_LONGER + 1):  # a card counts for less in a longer game, so chances can be set more finely
        if max(usual) + more > room:
            break
        hands = tuple(hand + more for hand in usual)
        for _ in range(_STEPS):
            best = min(_neighbours(hands, shares(hands), room), key=unevenness, default=hands)
            if unevenness(best) >= unevenness(hands):
                break
            hands = best
        found.append(hands)
    hands = min(found, key=unevenness)
    # So far apart are shares of as many games by chance alone.
    noise = (1.0 - 1.0 / len(levels)) / min(games, _SEARCH)
    if unevenness(usual) - unevenness(hands) <= noise:
        return Handicap(tuple(levels), usual, usual, before, before, played)
    after = chances_of(game, cards, levels, hands, games=games, seed=seed, options=options)
    return Handicap(tuple(levels), usual, hands, before, after, played)


def chances_of(
    game: str,
    cards: Mapping[CardId, Mapping[str, Any]],
    levels: Sequence[str],
    hands: Sequence[int],
    *,
    games: int = 40_000,
    seed: str = "1",
    options: Mapping[str, Any] | None = None,
) -> tuple[Chance, ...]:
    """The chance of each seat to win alone with these hands, everybody beginning equally often."""
    each = max(1, games // len(levels)) * len(levels)
    # Another seed than the search's: hands chosen for their luck would else look more even than they are.
    won = _wins(game, cards, levels, hands, each, f"{seed} again", options)
    return tuple(Chance(one / each, *wilson(one, each)) for one in won)


def _is_even(chances: Sequence[Chance]) -> bool:
    """Whether everybody may win equally often, less what is shared."""
    even = sum(chance.chance for chance in chances) / len(chances)
    return all(chance.low <= even <= chance.high for chance in chances)


def level_of_skill(spans: Mapping[CardId, Span], chance: float) -> str:
    """The level whose players place the cards of this deck rightly about as often as this, on five gaps (0..1)."""

    def odds(level: str) -> float:
        expected = expected_chances(spans, level)
        return log_odds(sum(expected.values()) / max(1, len(expected)))

    return min(KNOWLEDGE, key=lambda level: abs(odds(level) - log_odds(chance)))


def _neighbours(hands: tuple[int, ...], shares: Sequence[float], most: int) -> Iterator[tuple[int, ...]]:
    """Hands one step away that help: a card more for one who wins too often, one fewer for one who does too seldom."""
    even = 1.0 / len(hands)
    up = [seat for seat, share in enumerate(shares) if share > even and hands[seat] < most]
    down = [seat for seat, share in enumerate(shares) if share < even and hands[seat] > 1]
    for more, fewer in [*((u, None) for u in up), *((None, d) for d in down), *((u, d) for u in up for d in down)]:
        yield tuple(hand + (seat == more) - (seat == fewer) for seat, hand in enumerate(hands))


def _wins(
    game: str,
    cards: Mapping[CardId, Mapping[str, Any]],
    levels: Sequence[str],
    hands: Sequence[int],
    games: int,
    seed: str,
    options: Mapping[str, Any] | None,
) -> list[int]:
    from kronika.sim.setting import make_setting
    from kronika.sim.simulation import simulate

    players = len(levels)
    if not players >= 2:
        raise UsageError("usage.seats", "a handicap needs two players or more")
    won = [0] * players
    for first in range(players):
        setting = make_setting(
            game, cards, players=players, levels=tuple(levels), hands=tuple(hands), first=first, seed=seed,
            options=options,
        )  # fmt: skip
        result = simulate(setting, max(1, games // players))
        won = [had + int(more) for had, more in zip(won, result.seats["wins"], strict=True)]
    return won
