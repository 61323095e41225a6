"""Does the kernel of Anno Domini play as the engine does? Game by game: same deal, same beliefs, so the same moves.

The engine plays each game once more, with its own rules, views and the bot `plain`; only the order of the pile is the
kernel's. What is compared: every move, corrections and verdicts included, the number of events, how the game ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kronika.bots import Belief, PlainBot
from kronika.bots.noise import PRESENT
from kronika.cards import CardId
from kronika.engine import Game, view_of
from kronika.sim.agreement import Difference
from kronika.sim.anno_batches import play_anno
from kronika.sim.minds import minds_of, people_of
from kronika.sim.setting import Setting, setting_of, table_of
from kronika.table.events import ChainCorrected, Drew, Event, Judged, Shuffled
from kronika.table.moves import Add, Move

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["anno_differences"]


def anno_differences(
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
    table = table_of("anno-domini", cards, **more)
    setting = setting_of(table, levels, seed, longest)
    batch = play_anno(setting, start, games, log=True)
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
    place = {card: at for at, card in enumerate(setting.cards)}
    beliefs, bot = _beliefs(setting, key), PlainBot(b"")
    drawn = 0

    def shuffle(cards: Sequence[CardId]) -> tuple[CardId, ...]:
        # A pile is renewed when it is used up: then as many cards have been drawn as all piles before had.
        nonlocal drawn
        order = pile_order(np.array([place[card] for card in cards], dtype=np.int64), key, drawn)
        drawn += len(cards)
        return tuple(setting.cards[at] for at in order)

    game = Game(msgspec.structs.replace(table.start, pile=shuffle(setting.cards)), history=False)
    seen = {"events": len(game.opening), "doubts": 0, "paid": 0, "checks": 0, "failed": 0, "doubters_drew": 0,
            "layers_drew": 0, "corrections": 0, "reshuffles": 0, "reversed": 0}  # fmt: skip
    for at, line in enumerate(log[: told["moves"]]):
        seat = game.table.turn
        if seat is None:
            return "moves", at, int(told["moves"])
        mine = bot.choose(view_of(game, seat), beliefs[seat])
        chain = game.table.line
        happened = game.play(mine, shuffle=shuffle)
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
