"""`kronika admin`: copy a server's database, put a copy back, see whether all is whole, and which cards are doubted.

Knows how that is asked for and told; the store does it. Its words are English: it speaks to whoever runs a server.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

__all__ = ["add_parser", "run"]

_EPILOG: Final = """\
every night:        kronika admin backup /backups/kronika-$(date +%F).sqlite
put it back:        kronika admin restore /backups/kronika-2026-11-29.sqlite
is it all there?    kronika admin check
a copy as well:     kronika admin check --database /backups/kronika-2026-11-29.sqlite
wrong cards?        kronika admin reports world

A backup may be made, and a database checked, while the server runs; stop the server to restore. A backup holds every
date of the games in play and the server's secret: keep it as you would keep the server. Databases on a PostgreSQL
server are copied with pg_dump and put back with pg_restore; check works on them too.
"""


def add_parser(subparsers: argparse._SubParsersAction[Any]) -> argparse.ArgumentParser:
    """Adds the subcommand `admin` with its verbs."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "admin",
        help="back up, restore and check a server's database",
        description="Back up, restore and check the database of a server, and read what players say of its cards.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", title="verbs", required=True)
    copy = verbs.add_parser("backup", help="copy the database into a new file, and check the copy")
    copy.add_argument("file", nargs="?", type=Path, help="the new file (default: kronika-DATE-TIME.sqlite, here)")
    back = verbs.add_parser("restore", help="make a backup the database; no server may run on it")
    back.add_argument("file", type=Path, help="the backup")
    back.add_argument("--force", action="store_true", help="even where there are rooms already; they are put aside")
    see = verbs.add_parser("check", help="make every room and replay every game from what is stored")
    doubted = verbs.add_parser("reports", help="which cards players hold to be wrong, and which tables have corrected")
    doubted.add_argument("deck", nargs="?", help="the deck's id (default: all decks)")
    doubted.add_argument("--json", action="store_true", help="one JSON object a line")
    for verb in (copy, back, see, doubted):
        verb.add_argument(
            "--database",
            metavar="FILE",
            help="an SQLite file or a URL (default: KRONIKA_DATABASE, else the file of kronika serve)",
        )
    return parser


def run(args: argparse.Namespace) -> int:
    """0 where all is well; 1 where something is wrong with what is stored."""
    from kronika.server.settings import settings_from

    database = settings_from(database=args.database).database
    match args.verb:
        case "backup":
            return _backup(database, args.file)
        case "restore":
            return _restore(args.file, database, force=args.force)
        case "reports":
            return _reports(database, args.deck, json=args.json)
        case _:
            return _check(database)


def _backup(database: str, file: Path | None) -> int:
    from kronika.server.store import backup

    target = file if file is not None else Path(f"kronika-{datetime.now():%Y-%m-%d-%H%M%S}.sqlite")
    backup(database, target)
    print(f"copied to {target}")
    return _check(str(target))


def _restore(file: Path, database: str, *, force: bool) -> int:
    from kronika.server.store import restore

    aside = restore(file, database, force=force)
    if aside is not None:
        print(f"what was there is now {aside}")
    print(f"restored to {database}")
    return _check(database)


def _reports(database: str, deck: str | None, *, json: bool) -> int:
    import msgspec

    from kronika.cli import one_line
    from kronika.server.store import PatchRow, doubts

    for row in doubts(database, deck):
        when = datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds")
        if json:
            kind = "correction" if isinstance(row, PatchRow) else "report"
            print(msgspec.json.encode({"kind": kind} | msgspec.to_builtins(row) | {"at": when}).decode())
            continue
        if isinstance(row, PatchRow):
            told = f"corrected to {row.date}" if row.date is not None else "taken out"
            told = f"{told} by {row.by}: {row.why}"
        else:
            told = f"showed {row.date}, reported by {row.person}" + (f": {row.text}" if row.text else "")
        print(one_line(f"{row.deck}/{row.card} {when} game {row.game} {told}"))
    return 0


def _check(database: str) -> int:
    from kronika.server.store import examine

    found = examine(database)
    for problem in found.problems:
        print(problem, file=sys.stderr)
    seen = f"{found.rooms} rooms with {found.facts} facts made anew, {found.records} ended games replayed"
    print(f"{seen}: {len(found.problems)} problems" if found.problems else f"{seen}: all is well")
    return 1 if found.problems else 0
