"""A folder of records, a million moves, read again: strictly, line by line, every state printed or only checked.

The folder holds all six rulesets, about the same number of moves of each, in decks of 110 cards; it is made afresh and
deleted again. First the reader alone, in this process, against the standard library's JSON reader on the same lines
(which checks nothing); then the real command, `kronika replay --verify` and `kronika replay --states`, its start and
the opening of the files included.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from bench import _measure
from bench.workload import play_once
from kronika.engine.records import read_record, record_lines, state_line

RULESETS = ("timeline-russia", "timeline-cesko", "timeline-polska", "twist-competitive", "twist-coop", "anno-domini")
TARGET = 50_000
"""Moves a second."""
SAMPLE = 5_000
"""Moves of each ruleset that are different games; the folder repeats them under other names until it is full."""
FILES_AT_ONCE = 10_000
"""A system takes only so many names on one command line."""

Record = list[bytes]
Clock = Callable[[], float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1_000_000, help="in the folder (default: a million)")
    parser.add_argument("--rounds", type=int, default=5, help="of the reader alone; the command runs once")
    _measure.add_clock(parser)
    wanted = parser.parse_args()
    clock = _measure.choose_clock(wanted.clock)
    every_core = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    about = (_measure.machine(), _measure.one_core(), f"{wanted.clock} clock", f"{_measure.load()} at the start")
    print("; ".join(about), end="\n\n", flush=True)
    samples = {name: list(_sample(name)) for name in RULESETS}
    _reader_alone(samples, wanted.rounds, clock)
    with tempfile.TemporaryDirectory(prefix="kronika-bench-") as folder:
        moves, files = _fill(Path(folder), samples, wanted.moves)
        size = sum(file.stat().st_size for file in files)
        print(f"a folder of {len(files):,} records with {moves:,} moves, {size / 1e6:,.0f} MB:\n", flush=True)
        rows = [("one core", *_command(how, files, moves, wanted.clock)) for how in ("--verify", "--states")]
        if len(every_core) > 1 and wanted.clock == "wall":
            os.sched_setaffinity(0, every_core)  # The command shares many small files among processes.
            cores = f"{len(every_core)} cores"
            rows += [(cores, *_command(how, files, moves, wanted.clock)) for how in ("--verify", "--states")]
        _measure.print_table(("on", "command", "seconds", "moves/s", f"target {TARGET:,}"), rows)
    print(f"{_measure.load()} at the end")


def _sample(ruleset: str) -> Iterator[tuple[int, Record]]:
    """Different games of this ruleset, each as its number of moves and its lines."""
    made = number = 0
    while made < SAMPLE:
        game, _ = play_once(ruleset, number)
        yield game.moves_made, [line.encode() + b"\n" for line in record_lines(game)]
        made += game.moves_made
        number += 1


def _reader_alone(samples: dict[str, list[tuple[int, Record]]], rounds: int, clock: Clock) -> None:
    ways: dict[str, Callable[[Record], None]] = {
        "read": _read,
        "read, states": _states,
        "json.loads alone": _json_alone,
    }
    rates: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for ruleset, records in samples.items():
            moves = sum(count for count, _ in records)
            for way, read in ways.items():
                began = clock()
                for _, lines in records:
                    read(lines)
                rates.setdefault((ruleset, way), []).append(moves / (clock() - began))
    print(f"the reader alone, moves a second, medians of {rounds} interleaved rounds\n")
    rows = []
    for ruleset, records in samples.items():
        a_game = sum(count for count, _ in records) / len(records)
        rows.append((ruleset, f"{a_game:.0f}", *(f"{median(rates[ruleset, way]):,.0f}" for way in ways)))
    _measure.print_table(("ruleset", "moves a game", *ways), rows)


def _read(lines: Record) -> None:
    for _ in read_record(lines, history=False):
        pass


def _states(lines: Record) -> None:
    for game in read_record(lines, history=False):
        state_line(game)


def _json_alone(lines: Record) -> None:
    for line in lines:
        json.loads(line)


def _fill(folder: Path, samples: dict[str, list[tuple[int, Record]]], wanted: int) -> tuple[int, list[Path]]:
    """Write records, ruleset by ruleset in turn, each until it has its share of the moves."""
    files: list[Path] = []
    moves = 0
    for ruleset, records in samples.items():
        written = number = 0
        while written < wanted / len(samples):
            count, lines = records[number % len(records)]
            file = folder / f"{ruleset}-{number:06}.kronika.jsonl"
            file.write_bytes(b"".join(lines))
            files.append(file)
            written += count
            number += 1
        moves += written
    return moves, files


def _command(how: str, files: list[Path], moves: int, clock: str) -> tuple[str, str, str, str]:
    command = [str(Path(sys.executable).with_name("kronika")), "replay", how]
    began = _of_commands() if clock == "cpu" else perf_counter()
    for first in range(0, len(files), FILES_AT_ONCE):
        names = [str(file) for file in files[first : first + FILES_AT_ONCE]]
        subprocess.run([*command, *names], check=True, stdout=subprocess.DEVNULL)
    seconds = (_of_commands() if clock == "cpu" else perf_counter()) - began
    speed = moves / seconds
    return f"kronika replay {how}", f"{seconds:.1f}", f"{speed:,.0f}", "met" if speed >= TARGET else "not met"


def _of_commands() -> float:
    """CPU seconds of the commands that have ended."""
    times = os.times()
    return times.children_user + times.children_system


if __name__ == "__main__":
    main()
