"""Does a kernel play as the engine does? Game by game: same deal, same beliefs, so the same moves.

The engine plays each game once more, with its own rules, views and the bot `memory`. What is compared: every move and
whether it was right, the number of events, how the game ended. It knows no statistics.
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
from kronika.sim.batches import play_batch
from kronika.sim.minds import minds_of, people_of
from kronika.sim.setting import Setting, setting_of, table_of
from kronika.table.events import GameEnded, Kept, Shuffled

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["Difference", "differences"]


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
        found = _compare(table, setting, start + number, batch.games[number], batch.log[number])
        if found is not None:
            yield Difference(start + number, *found)


def _compare(
    table: Game, setting: Setting, number: int, told: np.void, log: NDArray[np.void]
) -> tuple[str, object, object] | None:
    import numpy as np

    from kronika.sim.kernels.choosing import beliefs_of
    from kronika.sim.kernels.drawing import ERRORS, key_from
    from kronika.sim.kernels.pile import pile_order

    key = np.uint64(key_from(np.uint64(setting.key), number))
    years, place = setting.dates(), {card: at for at, card in enumerate(setting.cards)}
    minds, people, sitting = minds_of(setting.kinds, years), people_of(setting), setting.sitting()
    beliefs = [
        {
            card: Belief(*row)
            for card, row in zip(
                setting.cards, beliefs_of(key, seat, level, years, minds, people, PRESENT, ERRORS).tolist(), strict=True
            )
        }
        for seat, level in enumerate(sitting["level"])
    ]
    drawn = 0

    def shuffle(cards: Sequence[CardId]) -> tuple[CardId, ...]:
        # A pile is renewed when it is used up: then as many cards have been drawn as all piles before had.
        nonlocal drawn
        order = pile_order(np.array([place[card] for card in cards], dtype=np.int64), key, drawn)
        drawn += len(cards)
        return tuple(setting.cards[at] for at in order)

    game = Game(msgspec.structs.replace(table.start, pile=shuffle(setting.cards)), history=False)
    events, reshuffles = len(game.opening), 0
    winners: tuple[int, ...] = ()
    for move, line in enumerate(log[: told["moves"]]):
        seat = game.table.turn
        if seat is None:
            return "moves", move, int(told["moves"])
        view = view_of(game, seat)
        assert view.legal is not None
        mine = choose_place(view, view.legal.moves, beliefs[seat], b"")  # type: ignore[arg-type]
        happened = game.play(mine, shuffle=shuffle)
        right = any(type(event) is Kept for event in happened)
        engine = (seat, mine.card, mine.gap, right)
        kernel = (int(line["seat"]), setting.cards[line["card"]], int(line["gap"]), bool(line["right"]))
        if engine != kernel:
            return f"move {move}", engine, kernel
        events += len(happened)
        reshuffles += sum(type(event) is Shuffled for event in happened)
        winners = next((event.winners or () for event in happened if type(event) is GameEnded), ())
    winner, line = winners[0] if len(winners) == 1 else -1, len(game.table.line)
    mine_end = (game.over, winner, len(winners), events, game.table.round, reshuffles, line)
    names = ("finished", "winner", "winners", "events", "rounds", "reshuffles", "line")
    told_end = tuple(told[name].item() for name in names)
    for name, one, other in zip(names, mine_end, told_end, strict=True):
        if one != other:
            return name, one, other
    return None
