"""`kronika sweep`: the same games under several house rules, or with more and fewer players, side by side.

Knows the command line; a setting is made as `kronika simulate` makes it, and all of them before the first is played.
"""

from __future__ import annotations

import argparse
import csv
import io
import itertools
from functools import partial
from typing import TYPE_CHECKING, Any

from kronika.cli.counts import whole_number
from kronika.cli.outputs import check_output, named, write_output
from kronika.cli.simulate import RULES, Bar, add_work, games_of, load_kernel, setting_from, workers_of
from kronika.errors import UsageError

if TYPE_CHECKING:
    from kronika.sim.result import Result

__all__ = ["add_parser", "run"]

DESCRIPTION = """\
Varies house rules, the number of players or the level of all, and compares. Every row plays the same seeds.

  kronika sweep timeline-polska --players 4 --vary hand=3,4,5,6,7
  kronika sweep timeline-polska --vary players=2,3,4,5,6,7,8      does the table of hands make sense?
  kronika sweep timeline-cesko --vary hand=4,5 --vary misplaced=box,discard,insert
  kronika sweep anno-domini --deck lifestyle --vary penalty_doubter=4,2 --vary penalty_layer=2,3
  kronika sweep twist-coop --players 3 --deck pop-culture --vary levels=child,adult,historian
"""
VARIED = (*RULES, "players", "levels")
_WORDS = ("misplaced", "correction", "last_card", "levels")
"""Rules whose values are words."""
_MOST = 200
"""Rows: more of them nobody compares."""


def add_parser(subparsers: Any) -> None:
    """Add `kronika sweep` to the command line."""
    parser = subparsers.add_parser(
        "sweep",
        help="simulate with several house rules and compare",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--vary", action="append", required=True, metavar="RULE=A,B,…", help=f"{', '.join(VARIED)}; several are crossed"
    )
    add_work(parser)
    parser.add_argument("--csv", type=named, metavar="FILE", help="write the rows as CSV")


def run(args: argparse.Namespace) -> int:
    """Simulate each setting and print the rows."""
    games, workers = games_of(args.games), workers_of(args)
    check_output("--csv", args.csv)
    varied = [_values(text) for text in args.vary]
    names = [name for name, _ in varied]
    for name in names:
        if names.count(name) > 1:
            raise UsageError("usage.vary", f"vary: {name} stands twice; give all its values at once")
        if name != "levels" and getattr(args, name) is not None:
            raise UsageError("usage.vary", f"vary: {name} is varied and cannot be fixed as well; leave out --{name}")
    chosen = list(itertools.product(*(values for _, values in varied)))
    if len(chosen) > _MOST:
        raise UsageError("usage.vary", f"vary: {len(chosen)} rows are too many to compare; at most {_MOST}")
    settings = []
    for values in chosen:
        own = argparse.Namespace(**(vars(args) | dict(zip(names, values, strict=True))))
        settings.append((" ".join(map(str, values)), setting_from(own)))
    load_kernel(settings[0][1].game)
    from kronika.sim.families import compare, table
    from kronika.sim.simulation import simulate

    results: list[tuple[str, Result]] = []
    bar = Bar(len(settings) * games)
    try:
        for name, setting in settings:
            progress = partial(_told, bar, len(results) * games)
            results.append((name, simulate(setting, games, workers=workers, progress=progress)))
    finally:
        bar.wipe()
    rows = compare(settings[0][1], results)
    columns = rows.dtype.names or ()
    # Before anything is printed: whoever reads that may be gone by now.
    if args.csv is not None:
        written = io.StringIO(newline="")
        writer = csv.writer(written)
        writer.writerow((*names, *columns[1:]))
        for values, row in zip(chosen, rows.tolist(), strict=True):
            writer.writerow((*values, *row[1:]))
        write_output(args.csv, written.getvalue().encode())
    print(
        f"{settings[0][1].game}: {games:,} games a row, seed {args.seed}"
        + ("" if "levels" in names else f", levels {args.levels}")
    )
    lines = table(settings[0][1], rows, " ".join(names), args.pace)
    widths = [max(map(len, cells)) for cells in zip(*lines, strict=True)]
    for line in lines:
        print(
            "  ".join(
                [line[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(line[1:], widths[1:], strict=True))]
            )
        )
    if "first" in columns:
        print("first, last: the chance to win of who begins and of who moves last; ± is the 95 % interval on each side")
    for row in rows:
        if "shared" in columns and row["shared"]:
            print(f"{row['name']}: {row['shared']:.2%} shared for want of cards")
        if row["unfinished"]:
            print(f"{row['name']}: {row['unfinished']:.2%} unfinished")
    if args.csv is not None:
        print(f"rows: {args.csv}")
    return 0


def _told(bar: Bar, before: int, now: int, _: int) -> None:
    bar.told(before + now)


def _values(text: str) -> tuple[str, list[int | str]]:
    """`hand=3,4` as the rule and its values; whether they can be is for the setting."""
    name, equals, listed = text.partition("=")
    values = [value.strip() for value in listed.split(",")]
    if name not in VARIED or not equals or not all(values):
        raise UsageError("usage.vary", f"vary: {text[:60]!r} is not RULE=A,B,… with a rule of {', '.join(VARIED)}")
    if name in _WORDS:
        return name, [*values]
    numbers = [number for value in values if (number := whole_number(value)) is not None]
    if len(numbers) < len(values) or not all(0 <= number < 10**7 for number in numbers):
        raise UsageError("usage.vary", f"vary: {name} is a whole number, such as {name}=3,4,5")
    return name, [*numbers]
