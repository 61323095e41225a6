"""`kronika deck check`: the doctor's visit, on the terminal, as JSON, or as a page to look at.

Knows how findings are told; what is found is for kronika.decks.doctor, how hard the deck is for kronika.sim.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from kronika.cli.counts import count
from kronika.cli.deck.counting import counted, tally
from kronika.cli.deck.endings import with_ending
from kronika.cli.deck.progress import Progress
from kronika.cli.outputs import write_output
from kronika.cli.text import clean, cut
from kronika.decks import bundled_decks, check_deck, find_deck, load_deck
from kronika.decks.doctor import CATALOGUE, SEVERITIES, Difficulty, Examination, Finding, examine
from kronika.decks.files import open_deck, read_picture
from kronika.decks.findings import Findings
from kronika.decks.icons import icons_at_hand
from kronika.decks.limits import MAX_SHEET_BYTES
from kronika.decks.model import Deck
from kronika.decks.sheet import FILE as SHEET
from kronika.decks.sheet import Sheet
from kronika.errors import DeckError, KronikaError, SetupError, UsageError

__all__ = ["add_parser", "run"]

MOST_GAMES: Final = 1_000_000
_LISTED: Final = 12
_SMALL: Final = 64
"""Pixels of a side of a picture that is drawn only to see whether it can be."""
_BARS: Final = " ▁▂▃▄▅▆▇█"
_DESCRIPTION: Final = """\
Examine a deck: does it load, does anything give a date away, do two cards ask for one event, do dates, sources,
languages and pictures look right, how does it spread over time, themes and the world, and how hard is it?

Findings are errors, warnings or notes. One that is meant to be so is waived in deck.toml, with a reason:

    [[waivers]]
    finding = "hint-number"
    card = "k3m7qa"            # left out: for every card
    reason = "2001 is the title of the film"
"""


def add_parser(verbs: argparse._SubParsersAction[Any]) -> None:
    """Adds the verb `check`."""
    parser = verbs.add_parser(
        "check",
        help="examine a deck and say what to mend",
        description=_DESCRIPTION,
        epilog="exit status: 0 nothing to mend, 1 errors or warnings that are not waived (with --strict, notes too)",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("deck", nargs="*", metavar="DECK", help="a bundled deck's name, a folder or a .kdeck")
    parser.add_argument(
        "--all", action="store_true", help="list every finding, waived ones too (else the first of each kind)"
    )
    parser.add_argument("--bundled", action="store_true", help="check every deck that comes with Kronika")
    parser.add_argument(
        "--games", type=count, default=60, metavar="N", help="games a level for the difficulty; 0: none"
    )
    parser.add_argument(
        "--html",
        type=Path,
        metavar="FILE",
        help="write the report as a page, with plots; of several decks, a page each",
    )
    parser.add_argument("--json", action="store_true", help="print the findings as JSON, one line a deck")
    parser.add_argument("--strict", action="store_true", help="notes count too")
    parser.add_argument("--kinds", action="store_true", help="list what the doctor looks for, and leave")


def run(args: argparse.Namespace) -> int:
    """0 where nothing is to be mended, else 1. Raises UsageError for a number of games that cannot be."""
    if args.kinds:
        _tell_kinds(as_json=args.json)
        return 0
    names = list(dict.fromkeys([*args.deck, *(bundled_decks() if args.bundled else ())]))
    if not names:
        print("kronika: name a deck, such as world or ./my-deck (see kronika deck check --help)", file=sys.stderr)
        return 2
    if not 0 <= args.games <= MOST_GAMES:
        told = f"{args.games:,} games cannot be played; ask for up to {MOST_GAMES:,}, or write --games 0 for none"
        raise UsageError("usage.games", told)
    if args.html and args.html.is_dir():
        raise UsageError("usage.html", f"{args.html} is a folder; name a file, such as {args.html / 'report.html'}")
    # Decks may be mixed with those that come along, and with those that are checked beside them.
    decks = _loadable([*bundled_decks().values(), *map(find_deck, names)])
    pages = _Pages(args.html, quiet=args.json, several=len(names) > 1) if args.html else None
    return max([_one(name, decks, args, pages) for name in names])


def _tell_kinds(*, as_json: bool) -> None:
    if as_json:
        print(json.dumps({name: kind._asdict() for name, kind in CATALOGUE.items()}, ensure_ascii=False))
        return
    for name, (severity, remedy) in CATALOGUE.items():
        print(f"{name:20} {severity:8} {remedy}")


def _one(name: str, decks: Mapping[Path, Deck], args: argparse.Namespace, pages: _Pages | None) -> int:
    path = find_deck(name)
    errors = [] if path in decks else check_deck(path)
    icons: dict[str, str] = {}
    try:
        icons = {} if errors else icons_at_hand(path)
    except DeckError as error:
        errors = [error]
    if errors:
        _tell_errors(name, errors, as_json=args.json)
        if pages:
            from kronika.decks.doctor.report import errors_page

            pages.write(errors_page(path.name or name, errors), path.stem)
        return 1
    deck = decks[path]
    examination = examine(
        deck,
        # Of two decks with one id only the first is mixed with others.
        [*{other.id: other for other in reversed([*decks.values()])}.values()],
        this_year=datetime.date.today().year,
        difficulty=_difficulty(deck, args.games),
        icons=icons or None,
        wrong_pictures=_wrong_pictures(path, deck),
        rows=_rows(path),
    )
    if args.json:
        print(json.dumps(_as_json(examination), ensure_ascii=False))
    else:
        _tell(examination, everything=args.all)
    if pages:
        from kronika.decks.doctor.report import report_page

        pages.write(report_page(examination), deck.id)
    weighty = examination.open() if args.strict else (*examination.open("error"), *examination.open("warning"))
    return 1 if weighty else 0


def _wrong_pictures(path: Path, deck: Deck) -> dict[str, str]:
    """The pictures that cannot be drawn, by name, and why: each is drawn once, as an export would."""
    names = sorted({card.image for card in deck.cards if card.image})
    wrong = {}
    if names:
        from kronika.decks.exporting.photographs import print_ready

        progress = Progress("pictures")
        for number, name in enumerate(names, 1):
            try:
                print_ready(read_picture(path, name), name, _SMALL, _SMALL)
            except DeckError as error:
                wrong[name] = error.problem
            progress.told(number, len(names))
        progress.wipe()
    return wrong


class _Pages:
    """Writes pages: one to the file that was named, several each to one of its own, called after its deck as well."""

    def __init__(self, file: Path, *, quiet: bool, several: bool) -> None:
        self._file = with_ending(file, "html")
        self._quiet, self._several = quiet, several
        self._written: set[Path] = set()

    def write(self, page: str, deck: str) -> None:
        """Write the page; two decks of one id are told apart by a number."""
        name, number = self._file.name, 1
        target = self._file.with_name(f"{deck}-{name}") if self._several else self._file
        while target in self._written:
            number += 1
            target = self._file.with_name(f"{deck}-{number}-{name}")
        self._written.add(target)
        write_output(target, page.encode())
        if not self._quiet:
            print(f"wrote {clean(str(target))}")


def _loadable(paths: Iterable[Path]) -> dict[Path, Deck]:
    """The decks that load; what is wrong with the others is told elsewhere."""
    decks: dict[Path, Deck] = {}
    for path in dict.fromkeys(paths):
        with contextlib.suppress(KronikaError):
            decks[path] = load_deck(path)
    return decks


def _rows(path: Path) -> dict[str, int]:
    """The row of each card as a spreadsheet shows it: blank rows count."""
    with open_deck(path) as files:
        sheet = Sheet(files.read(SHEET, MAX_SHEET_BYTES), Findings())
        return {row.get("id"): row.number for row in sheet}


def _difficulty(deck: Deck, games: int) -> Difficulty | None:
    if games == 0:
        return None
    from kronika.sim import difficulty_of

    progress = Progress("games")
    try:
        return difficulty_of(deck, games, progress=progress.told)
    except SetupError:
        return None  # too few cards for a game, which the doctor says by itself
    finally:
        progress.wipe()


def _tell_errors(name: str, errors: Iterable[DeckError], *, as_json: bool) -> None:
    """What keeps the deck from being loaded, each with its file, row and column."""
    if as_json:
        told = [
            {"id": e.code, "severity": "error", "problem": e.problem, "remedy": e.remedy, "file": e.file, "row": e.row,
             "column": e.column}
            for e in errors
        ]  # fmt: skip
        print(json.dumps({"deck": name, "errors": told}, ensure_ascii=False))
        return
    for error in errors:
        print(f"error {error.code}: {clean(error.message)}")
    print(f"{clean(name)}: cannot be played before this is mended")


def _tell(examination: Examination, *, everything: bool) -> None:
    deck, balance = examination.deck, examination.balance
    title = deck.text(deck.titles, "en") or deck.id
    spans = f", {balance.spans:,} of them {'a span' if balance.spans == 1 else 'spans'}" if balance.spans else ""
    cards = counted(balance.cards, "card")
    print(f"{clean(title)} ({deck.id}, version {deck.version}): {cards}{spans}, {', '.join(deck.languages)}")
    _tell_spread(examination)
    groups: dict[tuple[str, str], list[Finding]] = {}
    for one in examination.open():
        groups.setdefault((one.severity, one.id), []).append(one)
    for (severity, kind), some in groups.items():
        print(f"\n{severity} {kind} ({len(some)}): {some[0].remedy}")
        _list(some if everything else some[:_LISTED])
        if len(some) > _LISTED and not everything:
            print(f"  and {len(some) - _LISTED} more (--all lists them)")
    waived = [one for one in examination.findings if one.waived is not None]
    if waived and everything:
        print("\nwaived")
        _list(waived)
    left = tally((one.severity for one in examination.open()), SEVERITIES)
    print(f"\n{left}; {len(waived):,} waived" if waived else f"\n{left}")


def _list(found: Iterable[Finding]) -> None:
    for one in found:
        row = f"row {one.row}, " if one.row else ""
        where = f"{row}{one.card} “{cut(clean(one.title or ''), 60)}”: " if one.card else ""
        column = f" [{one.column}]" if one.column else ""
        reason = f" ({one.id}; {clean(one.waived)})" if one.waived is not None else ""
        print(f"  {where}{clean(one.problem)}{column}{reason}")


def _tell_spread(examination: Examination) -> None:
    balance = examination.balance
    most = max(balance.eras.values(), default=1) or 1
    bars = "".join(_BARS[round(8 * number / most) or (1 if number else 0)] for number in balance.eras.values())
    print(f"over time   {bars}  " + ", ".join(f"{name}: {number}" for name, number in balance.eras.items() if number))
    if balance.themes:
        print("themes      " + ", ".join(f"{theme}: {number}" for theme, number in balance.themes.items()))
    if balance.regions:
        regions = ", ".join(f"{clean(region)}: {number}" for region, number in balance.regions.items())
        print(f"the world   {regions}; no place named: {balance.nowhere}")
    print(f"ties        {balance.ties:.2%} of all pairs")
    if any(one.facts for one in examination.reading.values()):
        told = ", ".join(f"{language} {one.lix:.0f}" for language, one in examination.reading.items())
        print(f"to read     LIX of the facts (40 is a newspaper): {told}")
    if examination.difficulty:
        shares = ", ".join(f"{level} {share:.0%}" for level, share in examination.difficulty.right.items())
        print(f"difficulty  placed rightly: {shares} ({counted(examination.difficulty.games, 'simulated game')} each)")


def _as_json(examination: Examination) -> dict[str, object]:
    return {
        "deck": examination.deck.id,
        "version": examination.deck.version,
        "balance": msgspec.to_builtins(examination.balance),
        "reading": msgspec.to_builtins(examination.reading),
        "difficulty": msgspec.to_builtins(examination.difficulty),
        "findings": msgspec.to_builtins(examination.findings),
    }
