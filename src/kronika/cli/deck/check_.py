"""`kronika deck check`: the doctor's visit, on the terminal, as JSON, or as a page to look at.

Knows how findings are told; what is found is for kronika.decks.doctor, how hard the deck is for kronika.sim.
"""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from kronika.cli.deck.progress import Progress
from kronika.cli.text import clean, cut
from kronika.decks import bundled_decks, check_deck, find_deck, load_deck
from kronika.decks.doctor import CATALOGUE, Difficulty, Examination, Finding, examine
from kronika.decks.model import Deck
from kronika.decks.writing import write_whole
from kronika.errors import KronikaError, SetupError

__all__ = ["add_parser", "run"]

_LISTED: Final = 12
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
    parser.add_argument("--all", action="store_true", help="list every finding (else the first of each kind)")
    parser.add_argument("--bundled", action="store_true", help="check every deck that comes with Kronika")
    parser.add_argument("--games", type=int, default=60, metavar="N", help="games a level for the difficulty; 0: none")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write the report as a page, with plots")
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    parser.add_argument("--strict", action="store_true", help="notes count too")
    parser.add_argument("--kinds", action="store_true", help="list what the doctor looks for, and leave")


def run(args: argparse.Namespace) -> int:
    """0 where nothing is to be mended, else 1."""
    if args.kinds:
        for name, (severity, remedy) in CATALOGUE.items():
            print(f"{name:20} {severity:8} {remedy}")
        return 0
    names = [*args.deck, *(bundled_decks() if args.bundled else ())]
    if not names:
        print("kronika: name a deck, such as world or ./my-deck (see kronika deck check --help)", file=sys.stderr)
        return 2
    bundled = _bundled()
    worst = 0
    for name in names:
        worst = max(worst, _one(name, bundled, args, several=len(names) > 1))
    return worst


def _one(name: str, bundled: Sequence[Deck], args: argparse.Namespace, *, several: bool) -> int:
    path = find_deck(name)
    errors = check_deck(path)
    if errors:
        if args.json:
            print(
                json.dumps(
                    {
                        "deck": name,
                        "errors": [{"id": e.code, "severity": "error", "problem": e.message} for e in errors],
                    }
                )
            )
        else:
            for error in errors:
                print(f"error {error.code}: {clean(error.message)}")
            print(f"{clean(name)}: cannot be played before this is mended")
        return 1
    deck = load_deck(path)
    examination = examine(deck, bundled, this_year=datetime.date.today().year, difficulty=_difficulty(deck, args.games))
    if args.json:
        print(json.dumps(_as_json(examination), ensure_ascii=False))
    else:
        _tell(examination, everything=args.all)
    if args.html:
        from kronika.decks.doctor.report import report_page

        target = args.html.with_name(f"{deck.id}-{args.html.name}") if several else args.html
        write_whole(target, report_page(examination).encode())
        if not args.json:
            print(f"wrote {target}")
    weighty = examination.open() if args.strict else (*examination.open("error"), *examination.open("warning"))
    return 1 if weighty else 0


def _bundled() -> list[Deck]:
    decks = []
    for path in bundled_decks().values():
        try:
            decks.append(load_deck(path))
        except KronikaError:
            continue
    return decks


def _difficulty(deck: Deck, games: int) -> Difficulty | None:
    if games <= 0:
        return None
    from kronika.sim import difficulty_of

    progress = Progress("games")
    try:
        return difficulty_of(deck, games, progress=progress.told)
    except SetupError:
        return None  # too few cards for a game, which the doctor says by itself
    finally:
        progress.wipe()


def _tell(examination: Examination, *, everything: bool) -> None:
    deck, balance = examination.deck, examination.balance
    title = deck.text(deck.titles, "en") or deck.id
    spans = f", {balance.spans} of them spans" if balance.spans else ""
    print(
        f"{clean(title)} ({deck.id}, version {deck.version}): {balance.cards} cards{spans}, {', '.join(deck.languages)}"
    )
    _tell_spread(examination)
    groups: dict[tuple[str, str], list[Finding]] = {}
    for one in examination.open():
        groups.setdefault((one.severity, one.id), []).append(one)
    for (severity, kind), some in groups.items():
        print(f"\n{severity} {kind} ({len(some)}): {some[0].remedy}")
        for one in some if everything else some[:_LISTED]:
            where = f"row {one.row}, {one.card} “{cut(clean(one.title or ''), 60)}”: " if one.card else ""
            print(f"  {where}{clean(one.problem)}" + (f" [{one.column}]" if one.column else ""))
        if len(some) > _LISTED and not everything:
            print(f"  and {len(some) - _LISTED} more (--all lists them)")
    counts = Counter(one.severity for one in examination.open())
    waived = len(examination.findings) - len(examination.open())
    print()
    print(
        ", ".join(f"{counts[s] or 'no'} {s}{'' if counts[s] == 1 else 's'}" for s in ("error", "warning", "note"))
        + (f"; {waived} waived" if waived else "")
    )


def _tell_spread(examination: Examination) -> None:
    balance = examination.balance
    most = max(balance.eras.values(), default=1) or 1
    bars = "".join(_BARS[round(8 * number / most) or (1 if number else 0)] for number in balance.eras.values())
    print(f"over time   {bars}  " + ", ".join(f"{name}: {number}" for name, number in balance.eras.items() if number))
    if balance.themes:
        print("themes      " + ", ".join(f"{theme}: {number}" for theme, number in balance.themes.items()))
    if balance.regions:
        regions = ", ".join(f"{region}: {number}" for region, number in balance.regions.items())
        print(f"the world   {regions}; no place named: {balance.nowhere}")
    print(f"ties        {balance.ties:.2%} of all pairs")
    if examination.difficulty:
        shares = ", ".join(f"{level} {share:.0%}" for level, share in examination.difficulty.right.items())
        print(f"difficulty  placed rightly: {shares} ({examination.difficulty.games} simulated games each)")


def _as_json(examination: Examination) -> dict[str, object]:
    return {
        "deck": examination.deck.id,
        "version": examination.deck.version,
        "balance": msgspec.to_builtins(examination.balance),
        "difficulty": msgspec.to_builtins(examination.difficulty),
        "findings": msgspec.to_builtins(examination.findings),
    }
