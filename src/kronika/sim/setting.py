"""What is to be simulated: ruleset, house rules, deck, who sits where, a seed; all checked before anything runs.

The engine deals one game of it, so what cannot be played is refused in the engine's own words. It knows neither
kernels nor statistics, but hands the former the numbers of the game as arrays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kronika.bots.noise import PRESENT
from kronika.cards import CardId
from kronika.chance import seed_from_text
from kronika.dates import to_line
from kronika.engine import Game, Player, edition, start
from kronika.errors import UsageError
from kronika.sim.minds import check_level

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["GAMES", "LONGEST", "Setting", "make_setting"]

GAMES = ("timeline-russia", "timeline-cesko", "timeline-polska", "twist-competitive", "twist-coop", "anno-domini")
"""The rulesets that have a kernel."""

LONGEST = 2000
"""Moves after which a game is broken off and counted as unfinished. The rules have no limit (T18): players who are
wrong about all cards that are left, and can draw no others, would go on for ever."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be played many times. `cards` are the ids in the order of the kernel's numbers: sorted."""

    game: str
    players: int
    cards: tuple[CardId, ...]
    titles: Mapping[CardId, str]
    levels: tuple[str, ...]
    """Of each seat."""
    options: Mapping[str, int | str]
    """The house rules in force, those left at their defaults included."""
    hands: tuple[int, ...]
    first: int
    misplaced: str
    """Where a misplaced card goes; without a meaning in Anno Domini."""
    years: tuple[tuple[int, int], ...]
    """First and last year of each card on the line without a year 0 (`kronika.dates.to_line`)."""
    seed: str
    longest: int = LONGEST
    symbols: tuple[tuple[str, str], ...] = ()
    """On the undated and the dated side of each card (TC-42), where the game has symbols."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The different levels, in the order of the kernel's numbers."""
        return tuple(dict.fromkeys(self.levels))

    @property
    def key(self) -> int:
        """The seed as 64 bits."""
        return int.from_bytes(seed_from_text(self.seed)[:8], "big")

    def box(self) -> NDArray[np.void]:
        """The numbers of the game, for a kernel: one `BOX`."""
        import numpy as np

        from kronika.sim.kernels.shapes import BOX, ZONES

        return np.array([(self.first, ZONES.index(self.misplaced), self.longest, PRESENT)], dtype=BOX)

    def sitting(self) -> NDArray[np.void]:
        """A `SEAT` for each seat, for a kernel."""
        import numpy as np

        from kronika.sim.kernels.shapes import SEAT

        kinds = self.kinds
        return np.array([(kinds.index(level), hand) for level, hand in zip(self.levels, self.hands, strict=True)], SEAT)

    def dates(self) -> NDArray[np.void]:
        """The printed dates, for a kernel: `YEARS` for each card."""
        import numpy as np

        from kronika.sim.kernels.shapes import YEARS

        return np.array(list(self.years), dtype=YEARS)


def make_setting(
    game: str,
    cards: Mapping[CardId, Mapping[str, Any]],
    *,
    players: int,
    levels: Sequence[str] = ("good",),
    options: Mapping[str, Any] | None = None,
    hands: Sequence[int] | None = None,
    first: int | None = None,
    seed: str = "1",
    longest: int = LONGEST,
) -> Setting:
    """A setting from the cards as a record's header holds them. `levels`: one for all seats, or one for each.

    `hands` are cards dealt to each seat, where they differ (G10). Raises UsageError for a ruleset without a kernel, a
    level that does not exist, or another number of levels than seats, and SetupError for what cannot be dealt.
    """
    return setting_of(table_of(game, cards, players, options, hands, first), levels, seed, longest)


def table_of(
    game: str,
    cards: Mapping[CardId, Mapping[str, Any]],
    players: int,
    options: Mapping[str, Any] | None = None,
    hands: Sequence[int] | None = None,
    first: int | None = None,
) -> Game:
    """The engine's game of this setting, dealt once; raises as `make_setting` does."""
    box = edition(game)
    if box.id not in GAMES:
        raise UsageError("usage.no-kernel", f"{box.id} cannot be simulated yet; {', '.join(GAMES)} can")
    fewest, most = box.players
    if not fewest <= players <= most:
        raise UsageError("usage.seats", f"{box.id} is for {fewest} to {most} players, not {players} [G02]")
    if hands is not None and len(hands) != players:
        raise UsageError("usage.seats", f"{len(hands)} hands for {players} players; give one for each seat")
    seats = [Player(f"P{seat + 1}", hand=hands[seat] if hands else None) for seat in range(players)]
    return start(box.id, seats, cards, seed=bytes(16), options=options, first=first)


def setting_of(table: Game, levels: Sequence[str], seed: str, longest: int = LONGEST) -> Setting:
    """The setting of a game that the engine has dealt."""
    params, players = table.params, len(table.table.hands)
    for level in levels:
        check_level(level)
    if len(levels) not in (1, players):
        raise UsageError(
            "usage.levels", f"{len(levels)} levels for {players} players; give one for all, or one for each seat"
        )
    ids = tuple(sorted(table.dates))
    return Setting(
        game=table.start.edition.id,
        players=players,
        cards=ids,
        titles={card: table.start.deck.fronts[card].title for card in ids},
        levels=tuple(levels) if len(levels) == players else (levels[0],) * players,
        options=table.options(),
        hands=getattr(params, "hands", None) or (params.hand,) * players,
        first=params.first,
        misplaced=getattr(params, "misplaced", "discard"),
        years=tuple((to_line(table.dates[card].first), to_line(table.dates[card].last)) for card in ids),
        seed=seed,
        longest=longest,
        symbols=tuple(params.symbols[card] for card in ids) if table.start.edition.team else (),
    )
