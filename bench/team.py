"""The kernel of cooperative Twist, by number of players: games and moves a second on one core.

`python -m bench team [--rounds=N] [--games=N] [--level=NAME] [--clock=cpu]`. Medians of interleaved rounds.
"""

from __future__ import annotations

import argparse
from statistics import median

from bench._measure import add_clock, choose_clock, load, machine, one_core, print_table, rate
from kronika.sim.setting import make_setting
from kronika.sim.twist_batches import play_batch
from tests.sim.agreeing import Case, cards_of

__all__ = ["main"]

PLAYERS = (1, 2, 3, 4, 6, 8)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(prog="bench team")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=20_000, help="in each round (default: 20000)")
    parser.add_argument("--level", default="adult", help="of all players (default: adult)")
    add_clock(parser)
    args = parser.parse_args()
    clock = choose_clock(args.clock)
    print(f"{machine()}; {one_core()}; {load()}\n", flush=True)
    cases = [Case("twist-coop", "pop-culture", players) for players in PLAYERS]
    settings = [
        make_setting(case.game, cards_of(case), players=case.players, levels=[args.level], seed="1") for case in cases
    ]
    for setting in settings:
        play_batch(setting, 0, 100)
    rates: list[list[float]] = [[] for _ in cases]
    moves = [0 for _ in cases]
    for number in range(args.rounds):
        for at, setting in enumerate(settings):
            begun = clock()
            games = play_batch(setting, number * args.games, args.games).games
            rates[at].append(args.games / (clock() - begun))
            moves[at] += int(games["moves"].sum())
    rows = []
    for case, measured, made in zip(cases, rates, moves, strict=True):
        a_second = median(measured) * made / (args.rounds * args.games)
        rows.append((str(case), *rate(measured), f"{a_second:,.0f}", f"{1e9 / a_second:.0f}"))
    print_table(("game", "games/s", "slowest", "fastest", "moves/s", "ns a move"), rows)
    print(f"{load()}\n")
