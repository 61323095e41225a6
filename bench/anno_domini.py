"""The kernel of Anno Domini: games and moves a second on one core, and what of a game is dealing alone.

`python -m bench anno_domini [--rounds=N] [--clock=cpu]`. Medians of interleaved rounds. The floor deals the same hands
with the same beliefs, and breaks off before the first move. `python -m bench anno_domini --agree=100000` instead plays
so many games in the engine as well, over all cases of the tests, and counts those that differ; exit status 1 for any.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

import msgspec

from bench._measure import add_clock, choose_clock, load, machine, one_core, print_table, rate
from kronika.sim.anno_batches import play_batch
from kronika.sim.setting import Setting, make_setting
from tests.sim.anno_agreeing import CASES as AGREEING
from tests.sim.anno_agreeing import GAME, Case, cards_of, differing

__all__ = ["main"]

CASES = [
    (Case(2), 20_000),
    (Case(4), 10_000),
    (Case(4, more={"options": {"correction": "none"}}), 10_000),
    (Case(4, more={"levels": ["adult"]}), 10_000),
    (Case(8), 5_000),
]


def main() -> None:
    """Measure, or compare."""
    parser = argparse.ArgumentParser(prog="bench anno_domini")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--agree", type=int, metavar="GAMES", help="compare with the engine, so many games in all")
    parser.add_argument("--start", type=int, default=0, help="with --agree: the number of the first game of a case")
    add_clock(parser)
    args = parser.parse_args()
    if args.agree:
        _agree(args.agree, args.start)
        return
    print(f"{machine()}; {one_core()}; {load()}\n", flush=True)
    rows = [_measured(case, games, args.rounds, choose_clock(args.clock)) for case, games in CASES]
    print_table(("game", "games/s", "slowest", "fastest", "moves/s", "ns a move", "deals/s", "deal / game"), rows)
    print(f"{load()}\n")


def _setting(case: Case) -> Setting:
    more = dict(case.more)
    return make_setting(GAME, cards_of(case), players=case.players, levels=more.pop("levels", ["good"]), **more)


def _measured(case: Case, games: int, rounds: int, clock: Callable[[], float]) -> tuple[str, ...]:
    setting = _setting(case)
    deal = msgspec.structs.replace(setting, longest=0)
    play_batch(setting, 0, 100)
    whole, dealt, moves = [], [], 0
    for number in range(rounds):
        begun = clock()
        moves += int(play_batch(setting, number * games, games).games["moves"].sum())
        whole.append(games / (clock() - begun))
        begun = clock()
        play_batch(deal, number * games, games)
        dealt.append(games / (clock() - begun))
    a_game = moves / (rounds * games)
    return (
        str(case), *rate(whole), f"{median(whole) * a_game:,.0f}", f"{1e9 / median(whole) / a_game:.0f}",
        f"{median(dealt):,.0f}", f"{median(whole) / median(dealt):.0%}",
    )  # fmt: skip


def _agree(games: int, start: int) -> None:
    print(f"{machine()}; {load()}\n", flush=True)
    differ, each = 0, -(-games // len(AGREEING))
    for case in AGREEING:
        begun, found = perf_counter(), 0
        for done in range(0, each, 5_000):
            for difference in differing(case, min(5_000, each - done), start + done):
                found += 1
                print(f"  {difference}", flush=True)
        differ += found
        print(f"{each:,} games, {found} differ, {perf_counter() - begun:.0f} s: {case}", flush=True)
    print(f"\n{differ} of {each * len(AGREEING):,} games differ; {load()}")
    if differ:
        sys.exit(1)
