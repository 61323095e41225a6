"""Does a kernel play as the engine does? Game by game: same deal, same beliefs, so the same moves.

The engine plays each game once more, with its own rules, views and a bot; only the order of the pile is the kernel's.
For the Timeline family, with the bot `memory`, every move and whether it was right is compared, the number of events,
and how the game ended. It knows no statistics.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kronika.bots import Belief
from kronika.bots._timeline import choose_place
from kronika.bots.noise import PRESENT
from kronika.cards import CardId
from kronika.engine import Game, view_of
from kronika.sim import families
from kronika.sim.families import play_batch
from kronika.sim.minds import minds_of, people_of
from kronika.sim.setting import Setting, setting_of, table_of
from kronika.table.events import GameEnded, Kept, Shuffled

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Deal", "Difference", "compare_game", "differences", "first_difference"]


class Difference(msgspec.Struct, frozen=True):
    """Where the two parted: the game's number, what of it, and what each of them says."""

    game: int
    what: str
    engine: object
    kernel: object


def differences(
    game: str,
    cards: Mapping[CardId, Mapping[str, Any]],
    *,
    games: int,
    start: int = 0,
    seed: str = "agreement",
    levels: Sequence[str] = ("good",),
    longest: int = 400,
    **more: Any,
) -> Iterator[Difference]:
    """The first difference of each game that has one, of `games` games from number `start`; at best, none.

    `more` is what `make_setting` takes besides. Games are compared as far as `longest` moves.
    """
    table = table_of(game, cards, **more)
    setting = setting_of(table, levels, seed, longest)
    batch = play_batch(setting, start, games, log=True)
    for number in range(games):
        found = families.compare_game(table, setting, start + number, batch.games[number], batch.log[number])
        if found is not None:
            yield Difference(start + number, *found)


class Deal:
    """A game of a kernel as the engine plays it again: the same pile, and what each seat believes."""

    def __init__(self, table: Game, setting: Setting, number: int) -> None:
        import numpy as np

        from kronika.sim.kernels.drawing import key_from

        self._cards = setting.cards
        self._place = {card: at for at, card in enumerate(setting.cards)}
        self._key = np.uint64(key_from(np.uint64(setting.key), number))
        self._drawn = 0
        self.beliefs = self._beliefs(setting)
        self.game = Game(msgspec.structs.replace(table.start, pile=self.shuffle(setting.cards)), history=False)

    def shuffle(self, cards: Sequence[CardId]) -> tuple[CardId, ...]:
        """The cards as the kernel has them. A pile is renewed when it is used up: then as many cards have been drawn as
        all piles before had.
        """
        import numpy as np

        from kronika.sim.kernels.pile import pile_order

        order = pile_order(np.array([self._place[card] for card in cards], dtype=np.int64), self._key, self._drawn)
        self._drawn += len(cards)
        return tuple(self._cards[at] for at in order)

    def _beliefs(self, setting: Setting) -> list[dict[CardId, Belief]]:
        from kronika.sim.kernels.choosing import beliefs_of
        from kronika.sim.kernels.drawing import ERRORS

        years = setting.dates()
        minds, people = minds_of(setting.kinds, years), people_of(setting)
        rows = (
            beliefs_of(self._key, seat, level, years, minds, people, PRESENT, ERRORS).tolist()
            for seat, level in enumerate(setting.sitting()["level"])
        )
        return [{card: Belief(*row) for card, row in zip(setting.cards, each, strict=True)} for each in rows]


def first_difference(engine: Mapping[str, object], told: np.void) -> tuple[str, object, object] | None:
    """The first of these fields that the kernel's record of a game has otherwise."""
    for name, value in engine.items():
        if value != told[name].item():
            return name, value, told[name].item()
    return None


def compare_game(
    table: Game, setting: Setting, number: int, told: np.void, log: NDArray[np.void]
) -> tuple[str, object, object] | None:
    """For the Timeline family: what of game `number` differs, what the engine says of it and what the kernel."""
    deal = Deal(table, setting, number)
    game = deal.game
    events, reshuffles = len(game.opening), 0
    winners: tuple[int, ...] = ()
    for move, line in enumerate(log[: told["moves"]]):
        seat = game.table.turn
        if seat is None:
            return "moves", move, int(told["moves"])
        view = view_of(game, seat)
        assert view.legal is not None
        mine = choose_place(view, view.legal.moves, deal.beliefs[seat], b"")  # type: ignore[arg-type]
        happened = game.play(mine, shuffle=deal.shuffle)
        right = any(type(event) is Kept for event in happened)
        engine = (seat, mine.card, mine.gap, right)
        kernel = (int(line["seat"]), setting.cards[line["card"]], int(line["gap"]), bool(line["right"]))
        if engine != kernel:
            return f"move {move}", engine, kernel
        events += len(happened)
        reshuffles += sum(type(event) is Shuffled for event in happened)
        winners = next((event.winners or () for event in happened if type(event) is GameEnded), ())
    return first_difference(
        {
            "finished": game.over, "winner": winners[0] if len(winners) == 1 else -1, "winners": len(winners),
            "events": events, "rounds": game.table.round, "reshuffles": reshuffles, "line": len(game.table.line),
        },
        told,
    )  # fmt: skip
