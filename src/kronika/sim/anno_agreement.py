"""Does the kernel of Anno Domini play as the engine does, with the bot `plain`? For `kronika.sim.agreement`.

What is compared: every move, corrections and verdicts included, the number of events, how the game ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kronika.bots import PlainBot
from kronika.cards import CardId
from kronika.engine import Game, view_of
from kronika.sim.agreement import Deal, first_difference
from kronika.sim.setting import Setting
from kronika.table.events import ChainCorrected, Drew, Event, Judged, Shuffled
from kronika.table.moves import Add, Move

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["compare_game"]


def compare_game(
    table: Game, setting: Setting, number: int, told: np.void, log: NDArray[np.void]
) -> tuple[str, object, object] | None:
    """What of game `number` differs, what the engine says of it and what the kernel."""
    deal, bot = Deal(table, setting, number), PlainBot(b"")
    game = deal.game
    seen = {"events": len(game.opening), "doubts": 0, "paid": 0, "checks": 0, "failed": 0, "doubters_drew": 0,
            "layers_drew": 0, "corrections": 0, "reshuffles": 0, "reversed": 0}  # fmt: skip
    for at, line in enumerate(log[: told["moves"]]):
        seat = game.table.turn
        if seat is None:
            return "moves", at, int(told["moves"])
        mine = bot.choose(view_of(game, seat), deal.beliefs[seat])
        chain = game.table.line
        happened = game.play(mine, shuffle=deal.shuffle)
        verdict = next((event.verdict for event in happened if isinstance(event, Judged)), None)
        engine = (seat, _told(mine), isinstance(mine, Add) or verdict is None or verdict.correct)
        kernel = (int(line["seat"]), _logged(line, setting.cards, chain), line["card"] >= 0 or not line["right"])
        if engine != kernel:
            return f"move {at}", engine, kernel
        _count(seen, mine, happened)
        if game.table.reversed and not seen["reversed"]:
            seen["reversed"] = at + 1
    outcome = game.table.outcome
    winners = outcome.winners or () if outcome is not None else ()
    ends = seen | {
        "finished": game.over, "winner": winners[0] if winners else -1, "winners": len(winners),
        "rounds": game.table.round,
    }  # fmt: skip
    return first_difference(ends, told)


def _told(move: Move) -> tuple[object, ...]:
    """A move, for comparing: a doubt is empty."""
    return (move.card, move.gap, move.chain) if isinstance(move, Add) else ()


def _logged(line: np.void, cards: Sequence[CardId], chain: Sequence[CardId]) -> tuple[object, ...]:
    """The kernel's move, for comparing; `chain` is how the chain lay before."""
    if line["card"] < 0:
        return ()
    corrected = None
    if line["taken"] >= 0:
        moved = list(chain)
        moved.insert(line["put"], moved.pop(line["taken"]))
        corrected = tuple(moved)
    return cards[line["card"]], int(line["gap"]), corrected


def _count(seen: dict[str, int], move: Move, happened: Sequence[Event]) -> None:
    """What the kernel counts, counted from the engine's events."""
    seen["events"] += len(happened)
    verdict = next((event.verdict for event in happened if isinstance(event, Judged)), None)
    if verdict is not None:
        made, wrong = ("checks", "failed") if isinstance(move, Add) else ("doubts", "paid")
        seen[made] += 1
        seen[wrong] += not verdict.correct
    drew = sum(isinstance(event, Drew) for event in happened)
    seen["doubters_drew"] += drew if verdict is not None and verdict.correct else 0
    seen["layers_drew"] += drew if verdict is not None and not verdict.correct else 0
    seen["corrections"] += sum(isinstance(event, ChainCorrected) for event in happened)
    seen["reshuffles"] += sum(isinstance(event, Shuffled) for event in happened)
