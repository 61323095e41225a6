"""Kernels against the engine, game by game: 100,000 games a ruleset and option, and not one difference.

`python -m bench agreement --games=100000 [--only=TEXT]`. Some games a second are played in the engine, so this takes
minutes a case; `tests/sim` plays some of the games of the same cases. Exit status 1 where they differ.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from bench._measure import load, machine
from tests.sim.agreeing import ANNO_CASES, CASES, TWIST_CASES, differing

__all__ = ["main"]


def main() -> None:
    """Compare all cases, and say how many games differ."""
    parser = argparse.ArgumentParser(prog="bench agreement")
    parser.add_argument("--games", type=int, default=2_000, help="a case (default: 2000)")
    parser.add_argument("--start", type=int, default=0, help="the number of the first game")
    parser.add_argument("--only", default="", help="cases whose words hold this text")
    args = parser.parse_args()
    print(f"{machine()}; {load()}\n", flush=True)
    differ = 0
    for case in (*CASES, *ANNO_CASES, *TWIST_CASES):
        if args.only not in str(case):
            continue
        begun, found = perf_counter(), 0
        for done in range(0, args.games, 10_000):
            for difference in differing(case, min(10_000, args.games - done), args.start + done):
                found += 1
                print(f"  {difference}", flush=True)
        differ += found
        print(f"{args.games:,} games, {found} differ, {perf_counter() - begun:.0f} s: {case}", flush=True)
    print(f"\n{differ} games differ; {load()}")
    if differ:
        sys.exit(1)
