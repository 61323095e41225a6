"""`kronika simulate`: many games of a ruleset with a deck, played by bots, and what came of them.

Knows the command line and what it says while it works; what is played and counted is for `kronika.sim`.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kronika.cli.counts import count, seat_number, seconds, whole_number
from kronika.cli.outputs import check_output, named, refuse_same, write_output
from kronika.errors import UsageError

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from kronika.sim.setting import Setting

__all__ = ["Bar", "add_parser", "add_work", "games_of", "load_kernel", "run", "setting_from", "workers_of"]

RULES = ("hand", "misplaced", "penalty_doubter", "penalty_layer", "correction", "last_card")
"""The house rules, of whichever game."""
A_CORE, FEWEST_MOST = 4, 16
"""So many workers play at the most for each core, and wherever there are few cores."""
DESCRIPTION = """\
Plays a ruleset many times with bots and says how long games are, who wins, how hard cards are. For people who design
rules and decks.

  kronika simulate timeline-polska --players 4 --deck polska --games 1e6
  kronika simulate timeline-cesko --levels sharp,good,fair --hand 6 --html report.html

Rulesets: timeline-russia, timeline-cesko, timeline-polska, twist-competitive, twist-coop, anno-domini
Levels: sharp, good, fair (how well a bot remembers dates);
  child, pupil, adult, enthusiast, historian (how much people know)
"""


def add_parser(subparsers: Any) -> None:
    """Add `kronika simulate` to the command line."""
    parser = subparsers.add_parser(
        "simulate",
        help="play a ruleset many times and report on it",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    files = parser.add_argument_group("files")
    add_work(parser)
    files.add_argument("--html", type=named, metavar="FILE", help="write the report as a page, with plots")
    files.add_argument("--csv", type=named, metavar="FILE", help="write a row for each game")
    files.add_argument("--parquet", type=named, metavar="FILE", help="the same, as Parquet (needs PyArrow)")
    files.add_argument(
        "--checkpoint", type=named, metavar="FILE", help="keep what is done, and go on with it next time"
    )
    parser.add_argument("--processes", action="store_true", help="workers are processes, not threads")
    parser.add_argument("--cluster", metavar="ADDRESS", help="workers are a Dask cluster's: tcp://host:port")
    parser.add_argument("--hands", metavar="N,N,…", help="cards dealt to each seat, where they differ")


def add_work(parser: argparse.ArgumentParser) -> None:
    """What to play, and how much of it: the options that `kronika sweep` has as well."""
    parser.add_argument("game", metavar="RULESET", help="which game to play")
    parser.add_argument("--players", type=count, metavar="N", help="how many (default: as many as levels, else 4)")
    parser.add_argument("--deck", action="append", metavar="DECK", help="a deck by name or path; several are mixed")
    parser.add_argument("--difficulty", metavar="HOW", help="only cards of this kind: easy, normal or hard")
    parser.add_argument("--games", default="100000", metavar="N", help="how many games, such as 1e6 (default: 1e5)")
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the same seed, the same games (default: 1)")
    parser.add_argument("--levels", default="good", metavar="A,B,…", help="one for all seats, or one for each")
    parser.add_argument(
        "--pace", type=seconds, default=20.0, metavar="S", help="seconds a move, for minutes (default: 20)"
    )
    parser.add_argument("--workers", type=count, metavar="N", help="how many play at once (default: one a core)")
    rules = parser.add_argument_group("house rules")
    rules.add_argument("--first", type=seat_number, metavar="SEAT", help="who starts, counted from 0")
    rules.add_argument("--hand", type=count, metavar="N", help="cards dealt to each seat")
    rules.add_argument("--misplaced", metavar="ZONE", help="where a misplaced card goes: discard, box or insert")
    rules.add_argument("--penalty-doubter", type=count, metavar="N", help="anno-domini: cards for who doubted wrongly")
    rules.add_argument(
        "--penalty-layer", type=count, metavar="N", help="anno-domini: cards for who laid last, if wrong"
    )
    rules.add_argument("--correction", metavar="HOW", help="anno-domini: free, one or none")
    rules.add_argument("--last-card", metavar="WHO", help="anno-domini: reveal or successor")


def run(args: argparse.Namespace) -> int:
    """Simulate, print the report, write what was asked for."""
    games, workers = games_of(args.games), workers_of(args)
    if args.checkpoint is not None and (args.csv or args.parquet):
        raise UsageError(
            "usage.checkpoint", "a run that goes on has no rows of what was before; leave out --checkpoint"
        )
    for option, path in (("--csv", args.csv), ("--parquet", args.parquet), ("--checkpoint", args.checkpoint)):
        check_output(option, path)
    if args.checkpoint is not None and args.checkpoint.exists() and not args.checkpoint.is_file():
        raise UsageError("usage.checkpoint", f"--checkpoint: {args.checkpoint} is no file; name a file")
    refuse_same({"--html": args.html, "--csv": args.csv, "--parquet": args.parquet, "--checkpoint": args.checkpoint})
    if args.html is not None:
        _check_page(args.html)
    setting = setting_from(args)
    load_kernel(setting.game)
    from kronika.sim.families import report_lines, row
    from kronika.sim.rows import open_rows
    from kronika.sim.simulation import simulate

    bar, begun = Bar(games), time.perf_counter()
    try:
        with open_rows(args.csv, args.parquet, row(setting)) as rows, _pool(args, workers) as (pool, workers, task):
            result = simulate(
                setting,
                games,
                workers=workers,
                executor=pool,
                task=task,
                progress=lambda done, _: bar.told(done),
                rows=rows,
                checkpoint=args.checkpoint,
            )
    except KeyboardInterrupt:
        bar.wipe()
        if args.checkpoint is not None:
            print(f"interrupted; the same command goes on with {args.checkpoint}", file=sys.stderr)
        raise
    finally:
        bar.wipe()
    took = time.perf_counter() - begun
    # Before anything is printed: whoever reads that may be gone by now, and hours may be in it.
    if args.html is not None:
        from kronika.sim.families import page

        write_output(args.html, page(result, args.pace).encode("utf-8"))
    for line in report_lines(result, args.pace):
        print(line)
    kind = "worker(s) of the cluster" if args.cluster else "process(es)" if args.processes else "thread(s)"
    print(f"\n{took:.1f} seconds, {workers} {kind}")
    if args.html is not None:
        print(f"report: {args.html}")
    return 0


def games_of(text: str) -> int:
    """A number of games as people write it, `1e6`, `250000`, `1_000_000`; raises UsageError for anything else."""
    number = whole_number(text)
    if number is not None and 1 <= number <= 1e12:
        return number
    raise UsageError("usage.games", f"{text[:40]!r} games cannot be simulated; ask for a whole number from 1 to 1e12")


def workers_of(args: argparse.Namespace) -> int:
    """How many workers: as asked for, but no more than help, or one a core. Refuses none, and a pace that cannot be,
    before a deck is read.
    """
    if not 0 < args.pace < 1e6:
        raise UsageError("usage.pace", f"{args.pace:g} seconds a move cannot be; give a number above 0")
    if args.workers is not None and args.workers < 1:
        raise UsageError("usage.workers", f"{args.workers} workers play nothing; ask for 1 or more")
    import os

    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if args.workers is None:
        return cores
    most = max(FEWEST_MOST, A_CORE * cores)
    if args.workers > most:
        told = f"{args.workers:,} workers are more than are of use here; {most} play"
        print(f"kronika: {told}", file=sys.stderr)
    return min(int(args.workers), most)


def load_kernel(game: str = "") -> None:
    """Say so where the kernel must be compiled first; raises UsageError where what it needs is not installed."""
    try:
        from kronika.sim.families import is_ready

        ready = is_ready(game)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise UsageError(
            "usage.not-installed", "simulating needs NumPy and Numba; pip install 'kronika[simulate]'"
        ) from None
    if not ready:
        print("compiling the kernel; this takes some seconds, once", file=sys.stderr, flush=True)


def setting_from(args: argparse.Namespace) -> Setting:
    """What the command line asks to be simulated; raises UsageError, SetupError or DeckError where it cannot be."""
    import msgspec

    from kronika.cli.difficulty import only
    from kronika.cli.setup import default_deck
    from kronika.decks import cards_for_game, find_deck, load_deck
    from kronika.engine import edition
    from kronika.sim.setting import GAMES, make_setting

    levels = [level.strip() for level in args.levels.split(",")]
    hands = _numbers("hands", args.hands) if getattr(args, "hands", None) is not None else None
    players = args.players if args.players is not None else len(levels) if len(levels) > 1 else len(hands or ()) or 4
    options = {name: getattr(args, name) for name in RULES if getattr(args, name) is not None}
    if hands is not None and "hand" in options:
        raise UsageError("usage.hands", "--hands says how many cards each seat is dealt; leave out --hand")
    game = edition(args.game).id
    # Refused before a deck is read: whoever asks for another game has no use for what is wrong with the deck.
    if game not in GAMES:
        raise UsageError("usage.no-kernel", f"{game} cannot be simulated yet; {', '.join(GAMES)} can")
    decks = [load_deck(find_deck(name)) for name in args.deck or (default_deck(game, "en"),)]
    cards = {card: msgspec.structs.asdict(sides) for card, sides in cards_for_game(decks, "en").items()}
    cards = only(cards, decks, args.difficulty)
    return make_setting(
        game, cards, players=players, levels=levels, options=options, hands=hands, first=args.first, seed=args.seed
    )


def _check_page(path: Path) -> None:
    """Refuses a page that could not be written in the end, before hours are spent on it."""
    if importlib.util.find_spec("matplotlib") is None:
        raise UsageError(
            "usage.not-installed", "--html needs Matplotlib, which is not installed; pip install 'kronika[simulate]'"
        )
    check_output("--html", path)


def _numbers(what: str, text: str) -> list[int]:
    parts = text.split(",")
    numbers = [number for part in parts if (number := whole_number(part.strip())) is not None]
    if len(numbers) == len(parts) and all(0 <= number < 10**7 for number in numbers):
        return numbers
    raise UsageError(f"usage.{what}", f"{what}: {text[:40]!r} is not a list of whole numbers such as 4,5,4")


@contextmanager
def _pool(args: argparse.Namespace, workers: int) -> Iterator[tuple[Executor | None, int, int | None]]:
    """Who works besides the simulation's own threads, how many play at once, and how many games are a task."""
    if args.cluster is not None:
        if args.processes or args.workers is not None:
            raise UsageError("usage.cluster", "--cluster takes all its workers; leave out --workers and --processes")
        from kronika.sim.cluster import open_cluster
        from kronika.sim.simulation import TASK

        with open_cluster(args.cluster) as (pool, many):
            yield pool, many, TASK
    elif args.processes and workers > 1:
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        from kronika.cli.workers import end_with_parent

        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, mp_context=context, initializer=end_with_parent) as pool:
            yield pool, workers, None
    else:
        yield None, workers, None


class Bar:
    """A line of progress on the standard error, where a person looks at it, from the second second on."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.shows = sys.stderr.isatty()
        self.begun = self.shown = time.monotonic()

    def told(self, done: int) -> None:
        """So many games are done."""
        now = time.monotonic()
        if not self.shows or now - self.begun < 1.0 or now - self.shown < 0.2:
            return
        self.shown = now
        left = (now - self.begun) / done * (self.games - done)
        bar = "#" * (30 * done // self.games)
        print(
            f"\r[{bar:<30}] {done:,} of {self.games:,} games, {left:.0f} s left ", end="", file=sys.stderr, flush=True
        )

    def wipe(self) -> None:
        """Leave the line as it was."""
        if self.shown > self.begun:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self.shown = self.begun
