"""The server's speed: moves a second at many tables of four, beside boardgame.io's server and a bare Litestar handler.

Each server is a process on one core, the load on another, the same for all (`bench/_load.py`): every table makes its
next move when its four sockets have seen the last one. Tables play a wave, a game of 20 moves each, dealt outside the
clock; waves follow until the clock has run for `--seconds`. Kronika's facts are in SQLite, on the disk before they are
acknowledged, in `--folder`; boardgame.io's matches are in memory; the bare handler keeps nothing and sends the same
bytes that Kronika sends. Rounds interleave, each with new processes; the tables give medians of the rounds.
"""

from __future__ import annotations

import argparse
import gc
import os
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import msgspec

from bench import _load, _measure
from bench._contenders import CONTENDERS, KRONIKA, MOVES, Contender
from bench.peers import install

BOARDGAMEIO, LITESTAR = "boardgame.io", "bare Litestar handler"
TABLES = (25, 250)
SATURATED = 0.9


class Round(msgspec.Struct):
    """One contender at so many tables: moves a second, p50 and p99 in milliseconds until acknowledged and until seen by
    all four, CPU microseconds that the server took a move, bytes that it sent a move, the part of its core that the
    load took.
    """

    rate: float
    acknowledged: tuple[float, float]
    seen: tuple[float, float]
    cost: float
    sent: float
    load: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench serving", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0, help="of play, for each contender and round")
    parser.add_argument("--tables", default=",".join(map(str, TABLES)), help="numbers of tables, with commas")
    parser.add_argument("--only", default="", help="contenders by name, with commas; the default is all")
    parser.add_argument(
        "--clock", choices=("wall", "cpu"), default="wall", help="cpu: by the CPU time of the server, on a busy machine"
    )
    parser.add_argument("--folder", type=Path, help="where the SQLite file is made (default: the current folder)")
    wanted = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        parser.error("this needs two cores, one for the server and one for the load")
    os.sched_setaffinity(0, {cores[1]})
    about = f"servers on core {cores[0]}, load on core {cores[1]}; {_measure.load()} at the start"
    print(f"{_measure.machine()}; {about}\n", flush=True)
    chosen = [name for name in CONTENDERS if not wanted.only or name in wanted.only.split(",")]
    counts = [int(count) for count in wanted.tables.split(",")]
    found: dict[tuple[str, int], list[Round]] = {}
    with tempfile.TemporaryDirectory(dir=wanted.folder or Path.cwd(), prefix=".serving-") as folder:
        for count in counts:
            for number in range(wanted.rounds):
                for name in tuple(chosen):
                    place = Path(folder) / f"{name.replace(' ', '-')}-{count}-{number}"
                    place.mkdir()
                    try:
                        with CONTENDERS[name](place, cores[0]) as contender:
                            found.setdefault((name, count), []).append(
                                _round(contender, count, wanted.seconds, by_cpu=wanted.clock == "cpu")
                            )
                    except install.NotInstalled as error:
                        print(f"{name} is left out, it cannot be installed here: {error}\n", flush=True)
                        chosen.remove(name)
    _report(found, wanted.rounds, wanted.clock)
    print(f"{_measure.load()} at the end")


def _round(contender: Contender, count: int, seconds: float, *, by_cpu: bool) -> Round:
    clock = contender.cpu_clock if by_cpu else perf_counter
    tables = contender.open(count)
    for _ in range(max(1, 1500 // (count * MOVES))):  # so that no server meets the clock cold
        contender.deal(tables)
        _load.play(tables, contender.speech)
    waves: list[_load.Wave] = []
    cost = 0.0
    while sum(wave.seconds for wave in waves) < seconds:
        contender.deal(tables)
        gc.collect()
        gc.disable()
        before = contender.cpu()
        waves.append(_load.play(tables, contender.speech, clock))
        cost += contender.cpu() - before
        gc.enable()
    moves = sum(wave.moves for wave in waves)
    lasted = sum(wave.seconds for wave in waves)
    return Round(
        rate=moves / lasted,
        acknowledged=_cuts([time for wave in waves for time in wave.acknowledged]),
        seen=_cuts([time for wave in waves for time in wave.seen]),
        cost=cost / moves * 1e6,
        sent=sum(wave.heard for wave in waves) / moves,
        load=sum(wave.cpu for wave in waves) / lasted,
    )


def _cuts(times: list[float]) -> tuple[float, float]:
    cuts = quantiles(times, n=100)
    return cuts[49] * 1e3, cuts[98] * 1e3


def _report(found: dict[tuple[str, int], list[Round]], rounds: int, clock: str) -> None:
    kind = "of the server's CPU time" if clock == "cpu" else "on the wall clock"
    print(f"Medians of {rounds} interleaved rounds; times in milliseconds {kind}\n")
    rows = []
    for (name, count), those in found.items():
        rows.append(
            (
                f"{name}, {count} tables",
                *_measure.rate([each.rate for each in those]),
                *(f"{median(each.acknowledged[cut] for each in those):.1f}" for cut in (0, 1)),
                *(f"{median(each.seen[cut] for each in those):.1f}" for cut in (0, 1)),
                f"{median(each.cost for each in those):.0f}",
                f"{median(each.sent for each in those):,.0f}",
                f"{median(each.load for each in those):.0%}",
            )
        )
    head = (
        "",
        "moves/s",
        "slowest",
        "fastest",
        "ack p50",
        "ack p99",
        "seen p50",
        "seen p99",
        "CPU us a move",
        "bytes",
        "load",
    )
    _measure.print_table(head, rows)
    for (name, count), those in found.items():
        if (busy := max(each.load for each in those)) > SATURATED:
            print(f"{name}, {count} tables: the load took {busy:.0%} of its core, the server may be faster than this")
    for count in sorted({count for _, count in found}):
        _compare(found, count)


def _compare(found: dict[tuple[str, int], list[Round]], count: int) -> None:
    """Where all have played: the ratios that are wanted, on the wall clock and by the CPU time that each server had."""
    if not all((name, count) in found for name in (KRONIKA, BOARDGAMEIO, LITESTAR)):
        return
    rates = {name: median(each.rate for each in found[name, count]) for name in (KRONIKA, BOARDGAMEIO, LITESTAR)}
    costs = {name: median(each.cost for each in found[name, count]) for name in rates}
    late = {name: median(each.seen[1] for each in found[name, count]) for name in rates}
    print(
        f"{count} tables: {rates[KRONIKA] / rates[BOARDGAMEIO]:.1f} times boardgame.io's moves "
        f"(wanted: 4), {late[KRONIKA] / late[BOARDGAMEIO]:.2f} of its p99 (wanted: 0.33), "
        f"{rates[KRONIKA] / rates[LITESTAR]:.0%} of the bare handler's moves (wanted: 60%)"
    )
    print(
        f"{count} tables, CPU time: {costs[BOARDGAMEIO] / costs[KRONIKA]:.1f} times boardgame.io's moves, "
        f"{costs[LITESTAR] / costs[KRONIKA]:.0%} of the bare handler's"
    )


if __name__ == "__main__":
    main()
