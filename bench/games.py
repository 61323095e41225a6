"""Whole four-player Timeline games through the full engine, against OpenSpiel, RLCard and boardgame.io in the same run.

Each contender is a process of its own, all on one core; rounds interleave (ours, then every peer, then ours again), and
the table gives the median of the rounds with the slowest and the fastest. Moves are the players' moves; a deal takes
time and counts as no move.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

from bench import _measure
from bench._workers import Worker
from bench.peers import install

PEERS_HERE = Path(__file__).parent / "peers"
ROOT = Path(__file__).parent.parent
PLAIN, LISTING = "prepared", "prepared, listing"
TARGETS = {PLAIN: 100_000, LISTING: 50_000}
"""Moves a second."""
RATIOS = {
    "python_block_dominoes, random play": 4,
    "python_team_dominoes, random play": 4,
    "uno, its RandomAgent": 3,
    "Timeline, choices beforehand": 20,
}
"""How many times as fast as this peer the engine is to be, without listing."""


def _kronika() -> Worker:
    return Worker([sys.executable, str(PEERS_HERE / "kronika_games.py")], cwd=ROOT)


def _openspiel() -> Worker:
    return Worker([str(install.python_peer("openspiel")), str(PEERS_HERE / "openspiel_games.py")], cwd=PEERS_HERE)


def _rlcard() -> Worker:
    return Worker([str(install.python_peer("rlcard")), str(PEERS_HERE / "rlcard_games.py")], cwd=PEERS_HERE)


def _boardgameio() -> Worker:
    node, folder = install.node_peer("boardgameio")
    # As a server would run it: without the checks that its development build adds.
    return Worker([node, "worker.js"], cwd=folder, env=dict(os.environ) | {"NODE_ENV": "production"})


CONTENDERS: dict[str, Callable[[], Worker]] = {
    "kronika": _kronika,
    "openspiel": _openspiel,
    "rlcard": _rlcard,
    "boardgameio": _boardgameio,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each contender plays (5 to be quoted)")
    parser.add_argument("--only", default="", help="contenders by name, with commas; the default is all")
    _measure.add_clock(parser)
    wanted = parser.parse_args()
    _measure.choose_clock(wanted.clock)
    chosen = [name for name in CONTENDERS if not wanted.only or name in wanted.only.split(",")]

    about = (_measure.machine(), _measure.one_core(), f"{wanted.clock} clock", f"{_measure.load()} at the start")
    print("; ".join(about), end="\n\n", flush=True)
    workers: dict[str, Worker] = {}
    for name in chosen:
        try:
            workers[name] = CONTENDERS[name]()
        except (install.NotInstalled, RuntimeError, OSError) as error:
            print(f"{name} is left out, it cannot be installed or started here: {error}\n", flush=True)
    whole: dict[tuple[str, str], list[float]] = {}
    moving: dict[tuple[str, str], list[float]] = {}
    acting: dict[tuple[str, str], list[float]] = {}
    for _ in range(wanted.rounds):
        for name, worker in workers.items():
            for mode in worker.modes:
                answer = worker.round(mode)
                key = (worker.about if name != "kronika" else "kronika", mode)
                whole.setdefault(key, []).append(answer["moves"] / answer["seconds"])
                moving.setdefault(key, []).append(answer["moves"] / answer["seconds_moves"])
                if "actions" in answer:
                    acting.setdefault(key, []).append(answer["actions"] / answer["seconds"])
    for worker in workers.values():
        worker.close()
    _report(whole, moving, acting, wanted.rounds)


Rates = dict[tuple[str, str], list[float]]


def _report(whole: Rates, moving: Rates, acting: Rates, rounds: int) -> None:
    print(f"Moves a second, medians of {rounds} interleaved rounds\n")
    plain = median(whole[kronika]) if (kronika := ("kronika", PLAIN)) in whole else None
    rows = []
    for key, rates in whole.items():
        times = f"{plain / median(rates):.1f}" if plain and key != kronika else ""
        rows.append((f"{key[0]}: {key[1]}", *_measure.rate(rates), f"{median(moving[key]):,.0f}", times))
    _measure.print_table(("contender", "whole games", "slowest", "fastest", "moves only", "kronika is × as fast"), rows)
    if acting:
        print("OpenSpiel counts each tile of the deal as an action. All its actions a second:\n")
        _measure.print_table(
            ("contender", "actions", "slowest", "fastest"),
            [(f"{key[0]}: {key[1]}", *_measure.rate(rates)) for key, rates in acting.items()],
        )
    if plain is None:
        return
    for mode, target in TARGETS.items():
        seen = median(whole["kronika", mode])
        print(f"target {target:,} moves/s, {mode}: {seen:,.0f}, {'met' if seen >= target else 'not met'}")
    for (peer, mode), rates in whole.items():
        if mode in RATIOS:
            ratio = plain / median(rates)
            print(f"about {RATIOS[mode]} times {peer}, {mode}: {ratio:.1f} times")
    print(f"{_measure.load()} at the end")


if __name__ == "__main__":
    main()
