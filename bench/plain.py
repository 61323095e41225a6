"""The kernels that play as the bot `plain`: games and moves a second on one core, and what of a game is dealing alone.

`python -m bench plain [--rounds=N] [--clock=cpu]`. Medians of interleaved rounds. The floor deals the same hands
with the same beliefs, and breaks off before the first move.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median

import msgspec

from bench._measure import add_clock, choose_clock, load, machine, one_core, print_table, rate
from kronika.sim.families import play_batch
from kronika.sim.setting import Setting, make_setting
from tests.sim.agreeing import ANNO, Case, cards_of

__all__ = ["main"]

CASES = [
    (Case(ANNO, "lifestyle", 2), 20_000),
    (Case(ANNO, "lifestyle", 4), 10_000),
    (Case(ANNO, "lifestyle", 4, more={"options": {"correction": "none"}}), 10_000),
    (Case(ANNO, "lifestyle", 4, more={"levels": ["adult"]}), 10_000),
    (Case(ANNO, "lifestyle", 8), 5_000),
    *((Case("twist-coop", "pop-culture", seats, more={"levels": ["adult"]}), 10_000) for seats in (1, 2, 3, 4, 6, 8)),
]


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(prog="bench plain")
    parser.add_argument("--rounds", type=int, default=7)
    add_clock(parser)
    args = parser.parse_args()
    print(f"{machine()}; {one_core()}; {load()}\n", flush=True)
    rows = [_measured(case, games, args.rounds, choose_clock(args.clock)) for case, games in CASES]
    print_table(("game", "games/s", "slowest", "fastest", "moves/s", "ns a move", "deals/s", "deal / game"), rows)
    print(f"{load()}\n")


def _setting(case: Case) -> Setting:
    more = dict(case.more)
    return make_setting(case.game, cards_of(case), players=case.players, levels=more.pop("levels", ["good"]), **more)


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
