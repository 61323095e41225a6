"""Does the kernel of cooperative Twist play as the engine does, with the bot `plain`? For `kronika.sim.agreement`.

What is compared: every move, the number of events, the score and its parts, how the game ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.bots import PlainBot
from kronika.engine import Game, view_of
from kronika.rules.twist_coop import score, team_is_out
from kronika.sim.agreement import Deal, first_difference
from kronika.sim.kernels.twist_shapes import ENDS
from kronika.sim.setting import Setting
from kronika.table.events import LaidAside, TurnPassed
from kronika.table.moves import Discard, Stop, TurnOver

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["compare_game"]

_KINDS = (TurnOver, Discard, Stop)


def compare_game(
    table: Game, setting: Setting, number: int, told: np.void, log: NDArray[np.void]
) -> tuple[str, object, object] | None:
    """What of game `number` differs, what the engine says of it and what the kernel."""
    deal, bot = Deal(table, setting, number), PlainBot(b"")
    game = deal.game
    seen = {"events": len(game.opening), "attempts": 0, "aside": 0, "stops": 0}
    end = "broken off"
    for at, line in enumerate(log[: told["moves"]]):
        seat = game.table.turn
        if seat is None:
            return "moves", at, int(told["moves"])
        mine = bot.choose(view_of(game, seat), deal.beliefs[seat])
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
    return first_difference(ends, told)
