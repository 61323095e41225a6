"""A million rows of plain years imported by the command: seconds and peak memory, for CSV, JSON lines and Excel.

Each file is generated, then `kronika deck import` reads it in a process of its own and writes the deck. The aims are a
minute and a GiB for a million rows of CSV. The peer in the same run is Python's own `csv.reader`, which only takes the
rows apart. `--rows` makes it smaller, `--form` says which files.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from bench._measure import add_clock, choose_clock, load, machine, one_core, print_table

FORMS = ("csv", "jsonl", "xlsx")
SECONDS, MEBIBYTES = 60, 1024
CHILD = """\
import resource, sys, time
from kronika.cli import main
clock = time.process_time if sys.argv[1] == "cpu" else time.perf_counter
begun = clock()
status = main(["deck", "import", sys.argv[2], "-o", sys.argv[3], "--yes"])
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(status, clock() - begun, peak // (1024 * 1024 if sys.platform == "darwin" else 1024))
"""
PEER = """\
import csv, resource, sys, time
clock = time.process_time if sys.argv[1] == "cpu" else time.perf_counter
begun = clock()
with open(sys.argv[2], encoding="utf-8", newline="") as file:
    rows = sum(1 for _ in csv.reader(file))
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(0, clock() - begun, peak // (1024 * 1024 if sys.platform == "darwin" else 1024))
"""


def events(rows: int) -> Iterator[tuple[int, str]]:
    """So many years with titles, the same on every run."""
    years = random.Random(1)
    for number in range(rows):
        yield years.randint(1, 2020), f"Event number {number} of many"


def written(folder: Path, form: str, rows: int) -> Path:
    """A file of this form with so many events."""
    path = folder / f"events.{form}"
    if form == "xlsx":
        import openpyxl

        book = openpyxl.Workbook(write_only=True)
        sheet = book.create_sheet("events")
        sheet.append(["year", "event"])
        for year, title in events(rows):
            sheet.append([year, title])
        book.save(path)
        return path
    with path.open("w", encoding="utf-8") as file:
        if form == "csv":
            file.write("year,event\n")
            file.writelines(f"{year},{title}\n" for year, title in events(rows))
        else:
            file.writelines(json.dumps({"year": year, "event": title}) + "\n" for year, title in events(rows))
    return path


def measured(code: str, clock: str, *words: str) -> tuple[float, int]:
    """Seconds and peak MiB of this code in a process of its own."""
    done = subprocess.run([sys.executable, "-c", code, clock, *words], capture_output=True, text=True, check=True)
    status, seconds, peak = done.stdout.splitlines()[-1].split()
    if status != "0":
        raise SystemExit(done.stderr)
    return float(seconds), int(peak)


def cards_in(deck: Path) -> int:
    """The rows of its cards.csv without the header."""
    with (deck / "cards.csv").open("rb") as file:
        return sum(1 for _ in islice(file, 1, None))


def main() -> None:
    """Prints the table; exit status 1 where an aim is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--form", choices=FORMS, action="append")
    add_clock(parser)
    args = parser.parse_args()
    choose_clock(args.clock)
    print(f"{machine()}, {one_core()}, {load()}\n")
    lines, missed = [], []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for form in args.form or FORMS:
            path = written(folder, form, args.rows)
            seconds, peak = measured(CHILD, args.clock, str(path), str(folder / form))
            if cards_in(folder / form) != args.rows:
                raise SystemExit(f"{form}: {cards_in(folder / form)} cards of {args.rows} rows")
            lines.append(
                [f"kronika deck import, {form}", f"{seconds:,.1f}", f"{args.rows / seconds:,.0f}", f"{peak:,}"]
            )
            if form == "csv" and (seconds > SECONDS or peak > MEBIBYTES):
                missed.append(f"{form}: {seconds:.1f} s, {peak} MiB")
            if form == "csv":
                seconds, peak = measured(PEER, args.clock, str(path))
                lines.append(["peer: csv.reader", f"{seconds:,.1f}", f"{args.rows / seconds:,.0f}", f"{peak:,}"])
    print_table([f"{args.rows:,} rows", "seconds", "rows a second", "peak MiB"], lines)
    if missed:
        raise SystemExit(f"aim missed ({SECONDS} s, {MEBIBYTES} MiB): {'; '.join(missed)}")


if __name__ == "__main__":
    main()
