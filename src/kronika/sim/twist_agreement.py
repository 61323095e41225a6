"""Does the kernel of cooperative Twist play as the engine does? Game by game: same deal and beliefs, so the same moves.

The engine plays each game once more, with its own rules, views and the bot `plain`; only the order of the deck is the
kernel's. What is compared: every move, the number of events, the score and its parts, how the game ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kronika.bots import Belief, PlainBot
from kronika.bots.noise import PRESENT
from kronika.cards import CardId
from kronika.engine import Game, view_of
from kronika.rules.twist_coop import score, team_is_out
from kronika.sim.agreement import Difference
from kronika.sim.kernels.twist_shapes import ENDS
from kronika.sim.minds import minds_of, people_of
from kronika.sim.setting import Setting, setting_of, table_of
from kronika.sim.twist_batches import play_twist
from kronika.table.events import LaidAside, TurnPassed
from kronika.table.moves import Discard, Stop, TurnOver

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["twist_differences"]

_KINDS = (TurnOver, Discard, Stop)


def twist_differences(
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
    table = table_of("twist-coop", cards, **more)
    setting = setting_of(table, levels, seed, longest)
    batch = play_twist(setting, start, games, log=True)
    for number in range(games):
        found = _compare(table, setting, start + number, batch.games[number], batch.log[number])
        if found is not None:
            yield Difference(start + number, *found)


def _compare(
    table: Game, setting: Setting, number: int, told: np.void, log: NDArray[np.void]
) -> tuple[str, object, object] | None:
    import numpy as np

    from kronika.sim.kernels.drawing import key_from
    from kronika.sim.kernels.pile import pile_order

    key = np.uint64(key_from(np.uint64(setting.key), number))
    order = pile_order(np.arange(len(setting.cards)), key, 0)
    deck = tuple(setting.cards[at] for at in order)
    beliefs, bot = _beliefs(setting, key), PlainBot(b"")
    game = Game(msgspec.structs.replace(table.start, pile=deck), history=False)
    seen = {"events": len(game.opening), "attempts": 0, "aside": 0, "stops": 0}
    end = "broken off"
    for at, line in enumerate(log[: told["moves"]]):
        seat = game.table.turn
        if seat is None:
            return "moves", at, int(told["moves"])
        mine = bot.choose(view_of(game, seat), beliefs[seat])
        happened = game.play(mine)
        engine = (seat, mine.__class__, getattr(mine, "card", None))
        kernel = (int(line["seat"]), _KINDS[line["kind"]], setting.cards[line["card"]] if line["card"] >= 0 else None)
        if engine != kernel:
            return f"move {at}", engine, kernel
        seen["events"] += len(happened)
        seen["attempts"] += isinstance(mine, TurnOver)
        seen["aside"] += any(isinstance(event, LaidAside) for event in happened)
        seen["stops"] += isinstance(mine, Stop)
        if game.over:
            passed = any(isinstance(event, TurnPassed) for event in happened)
            end = "played" if team_is_out(game.table) else "stuck" if passed else "failed"
    t = game.table
    ends = seen | {
        "finished": game.over, "end": ENDS.index(end), "score": score(t), "rounds": t.round,
        "lower": sum(map(len, t.lower)), "upper": sum(map(len, t.upper)), "discarded": len(t.discard),
        "pile": len(t.pile), "unplayed": sum(map(len, t.hands)),
    }  # fmt: skip
    for name, value in ends.items():
        if value != told[name].item():
            return name, value, told[name].item()
    return None


def _beliefs(setting: Setting, key: np.uint64) -> list[dict[CardId, Belief]]:
    """What each seat believes in this game, as the kernel has it."""
    from kronika.sim.kernels.choosing import beliefs_of
    from kronika.sim.kernels.drawing import ERRORS

    years = setting.dates()
    minds, people = minds_of(setting.kinds, years), people_of(setting)
    return [
        {
            card: Belief(*row)
            for card, row in zip(
                setting.cards, beliefs_of(key, seat, level, years, minds, people, PRESENT, ERRORS).tolist(), strict=True
            )
        }
        for seat, level in enumerate(setting.sitting()["level"])
    ]
