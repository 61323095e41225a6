"""The Timeline kernel against its floor: only dealing, and drawing the errors of beliefs, in the same run.

`python -m bench simulate [--rounds=N] [--clock=cpu]`. One core, medians of interleaved rounds. The floor draws as many
cards a game as the games themselves, from the same deck with the same generator, and works out a belief about each.
In the same rounds OpenSpiel plays its card games, where it can be installed. Then: what a move costs on lines of up to
a hundred cards; two threads against one, beside a loop of nothing but arithmetic on the same two cores; the memory of
few games and of many; and the time to a first result, with and without the machine code of the last time.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from math import log2
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec
import numpy as np

from bench._measure import add_clock, choose_clock, load, machine, one_core, print_table, rate
from bench._workers import Worker
from bench.peers import install
from kronika.sim.batches import play_batch
from kronika.sim.kernels.compiling import entrance
from kronika.sim.kernels.drawing import ERRORS, below, key_of, nearly_normal, word
from kronika.sim.minds import minds_of
from kronika.sim.setting import Setting, make_setting
from tests.sim.agreeing import Case, cards_of

__all__ = ["main"]

CASES = [
    (Case("twist-competitive", "pop-culture", 4), 40_000),
    (Case("timeline-russia", "russia", 4), 40_000),
    (Case("timeline-polska", "polska", 4, more={"levels": ["good", "good", "fair", "sharp"]}), 40_000),
    (Case("timeline-polska", "lifestyle", 8), 20_000),
]
_BELIEFS = 1 << 32
_LENGTHS = (6, 12, 25, 50, 100)
PEERS_HERE = Path(__file__).parent / "peers"


@entrance
def floor(seed: Any, games: Any, years: Any, minds: Any, errors: Any, drawn: Any, seats: Any) -> Any:
    """Deal `drawn` cards a game, and make up a mind about each; the sum keeps it from being left out."""
    pile, swapped, total = np.arange(len(years)), np.empty(len(years), np.int64), 0.0
    for game in range(games):
        key = key_of(seed, game)
        seat = 0
        for top in range(drawn):
            other = top + below(word(key, top), len(pile) - top)
            card = pile[other]
            pile[other] = pile[top]
            pile[top] = card
            swapped[top] = other
            mind = minds[0, card]
            middle = mind.middle + mind.error * nearly_normal(word(key, _BELIEFS + card * 64 + seat), errors)
            total += mind.floor + mind.growth * abs(2025.0 - middle)
            seat = seat + 1 if seat + 1 < seats else 0
        for top in range(drawn - 1, -1, -1):
            other = swapped[top]
            card = pile[other]
            pile[other] = pile[top]
            pile[top] = card
    return total


@entrance
def arithmetic(turns: Any) -> Any:
    """Nothing but arithmetic, in registers."""
    state = np.uint64(88172645463325252)
    for _ in range(turns):
        state ^= state << np.uint64(13)
        state ^= state >> np.uint64(7)
        state ^= state << np.uint64(17)
    return state


def main() -> None:
    """Measure all of it."""
    parser = argparse.ArgumentParser(prog="bench simulate")
    parser.add_argument("--rounds", type=int, default=7)
    add_clock(parser)
    args = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    print(f"{machine()}; {one_core()}; {load()}\n", flush=True)
    clock = choose_clock(args.clock)
    peer = _openspiel()
    rows = []
    for case, games in CASES:
        setting = _setting(case)
        rows.append(_against_floor(case, setting, games, args.rounds, clock))
    print_table(
        ("game", "games/s", "slowest", "fastest", "moves/s", "ns a move", "floor games/s", "floor / kernel"), rows
    )
    if peer is not None:
        _against_peer(peer, _setting(CASES[0][0]), args.rounds, clock)
    _by_length(args.rounds)
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[:2]))
        print(_two_cores(_setting(CASES[0][0]), args.rounds), flush=True)
    print(_memory(), _first_result(), f"{load()}\n", sep="\n")


def _setting(case: Case) -> Setting:
    more = dict(case.more)
    return make_setting(case.game, cards_of(case), players=case.players, levels=more.pop("levels", ["good"]), **more)


def _against_floor(
    case: Case, setting: Setting, games: int, rounds: int, clock: Callable[[], float]
) -> tuple[str, ...]:
    told = play_batch(setting, 0, 10_000)
    # Hands, the opening card, one for each that was misplaced; a tie-break deals to two at least.
    drawn = round(sum(setting.hands) + 1 + (told.games["misplaced"] + 2 * told.games["tie_breaks"]).mean())
    years = setting.dates()
    minds = minds_of(setting.kinds, years)
    kernel, lowest, moves = [], [], 0
    floor(np.uint64(1), 10, years, minds, ERRORS, drawn, setting.players)
    for number in range(rounds):
        begun = clock()
        moves += int(play_batch(setting, number * games, games).games["moves"].sum())
        kernel.append(games / (clock() - begun))
        begun = clock()
        floor(np.uint64(number), 5 * games, years, minds, ERRORS, drawn, setting.players)
        lowest.append(5 * games / (clock() - begun))
    a_game = moves / (rounds * games)
    return (
        str(case), *rate(kernel), f"{median(kernel) * a_game:,.0f}", f"{1e9 / median(kernel) / a_game:.0f}",
        f"{median(lowest):,.0f}", f"{median(lowest) / median(kernel):.1f}",
    )  # fmt: skip


def _openspiel() -> Worker | None:
    try:
        python = install.python_peer("openspiel")
        return Worker([str(python), str(PEERS_HERE / "openspiel_cards.py")], cwd=PEERS_HERE)
    except (install.NotInstalled, RuntimeError, OSError) as error:
        print(f"OpenSpiel is left out, it cannot be installed or started here: {error}\n", flush=True)
        return None


def _against_peer(peer: Worker, setting: Setting, rounds: int, clock: Callable[[], float]) -> None:
    """Moves a second, ours and theirs, round by round."""
    own: list[float] = []
    theirs: dict[str, list[dict[str, float]]] = {mode: [] for mode in peer.modes}
    for number in range(rounds):
        begun = clock()
        moves = int(play_batch(setting, number * 40_000, 40_000).games["moves"].sum())
        own.append(moves / (clock() - begun))
        for mode in peer.modes:
            theirs[mode].append(peer.round(mode))
    peer.close()
    rows = [("kronika, twist-competitive with beliefs", *rate(own), "", "")]
    for mode, told in theirs.items():
        moved = [one["moves"] / one["seconds"] for one in told]
        acted = median(one["actions"] / one["seconds"] for one in told)
        rows.append(
            (f"{peer.about}: {mode}, at random", *rate(moved), f"{acted:,.0f}", f"{median(own) / median(moved):.1f}")
        )
    print_table(("whole games", "moves/s", "slowest", "fastest", "with the deal", "kronika is × as fast"), rows)


def _by_length(rounds: int) -> None:
    """What moves cost between two lengths of the line: games are broken off at each, and the times subtracted.

    A misplaced card goes into the line, so each move makes it longer by one.
    """
    cards = {f"d/{n:04}": {"title": f"Event {n}", "date": str(n)} for n in range(1, 2_001)}
    setting = make_setting(
        "timeline-polska", cards, players=8, levels=["fair"], options={"hand": 12, "misplaced": "insert"}
    )
    times: dict[int, list[float]] = {length: [] for length in _LENGTHS}
    moves = {}
    for _ in range(rounds):
        for length in _LENGTHS:
            this = msgspec.structs.replace(setting, longest=length)
            begun = process_time()
            moves[length] = play_batch(this, 0, 4_000).games["moves"].mean()
            times[length].append((process_time() - begun) / 4_000)
    said = []
    for fewer, more in pairwise(_LENGTHS):
        cost = (median(times[more]) - median(times[fewer])) / (moves[more] - moves[fewer]) * 1e9
        said.append((f"{fewer} to {more} cards on the line", f"{cost:.0f}", f"{cost / log2((fewer + more) / 2):.1f}"))
    print_table(("8 players, hands of 12", "ns a move", "÷ log2 of the length"), said)


def _memory() -> str:
    """The most memory that a process had in all, for few games and for many."""
    said = []
    for games in (100_000, 10_000_000):
        code = (
            "import resource\nfrom bench.simulate import CASES, _setting\n"
            "from kronika.sim.simulation import simulate\n"
            f"simulate(_setting(CASES[0][0]), {games}, workers=2)\n"
            "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)"
        )
        told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
        said.append(f"{told.stdout.strip()} MB for {games:,} games")
    return "memory: " + ", ".join(said)


def _two_cores(setting: Setting, rounds: int) -> str:
    def gain(work: Callable[[int], object]) -> float:
        gains = []
        with ThreadPoolExecutor(2) as pool:
            for _ in range(rounds):
                begun = perf_counter()
                work(0)
                work(1)
                alone = perf_counter() - begun
                begun = perf_counter()
                list(pool.map(work, (0, 1)))
                gains.append(alone / (perf_counter() - begun))
        return median(gains)

    arithmetic(10)
    own = gain(lambda number: play_batch(setting, number * 100_000, 100_000))
    plain = gain(lambda _: arithmetic(100_000_000))
    return f"two threads: {own:.2f} times one; a loop of arithmetic gains {plain:.2f}, so {own / plain:.2f} of it\n"


def _first_result() -> str:
    """Wall time of the whole command, cold and warm."""
    words = ("simulate", "timeline-polska", "--games", "1000", "--workers", "1")
    said = []
    with tempfile.TemporaryDirectory() as folder:
        for what in ("without machine code", "with it", "again"):
            begun = perf_counter()
            subprocess.run(
                [sys.executable, "-m", "kronika.cli", *words],
                env=os.environ | {"NUMBA_CACHE_DIR": folder}, check=True, capture_output=True,
            )  # fmt: skip
            said.append(f"{perf_counter() - begun:.2f} s {what}")
    return "the whole command, 1,000 games: " + ", ".join(said)
