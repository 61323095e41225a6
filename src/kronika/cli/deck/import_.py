"""`kronika deck import`: a list of events in any form becomes a deck, and every row is accounted for.

Knows how it is asked for and told; what a file holds and what its rows mean is for kronika.decks.importing.
"""

from __future__ import annotations

import argparse
import datetime
import sys
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from kronika.cli.deck.counting import counted, tally
from kronika.cli.deck.progress import Progress
from kronika.cli.deck.tables import table
from kronika.cli.text import clean, cut
from kronika.decks import Deck, load_deck
from kronika.decks.comparing import difference
from kronika.decks.editing import raise_version
from kronika.decks.findings import Findings
from kronika.decks.icons import icons_at_hand
from kronika.decks.importing import ENCODINGS, Columns, Importer, Source, first_language, guess_columns, open_source
from kronika.decks.importing.gathering import Gathering
from kronika.decks.importing.manifests import manifest_for, manifest_trouble
from kronika.decks.manifest import LANGUAGE, NAME, WORD, read_manifest
from kronika.decks.writing import manifest_text, write_deck_files, write_whole
from kronika.errors import DeckError, KronikaError, UsageError

__all__ = ["add_parser", "run"]

_REPORT: Final = "import-report.csv"
_OF_MANIFEST: Final = ("id", "title", "author", "license", "asks")
"""Options that speak of deck.toml."""
_EXAMINED: Final = 1_000
"""Cards of a deck that the doctor looks at in about a second."""
_DESCRIPTION: Final = """\
Make a deck of a list of events: CSV, TSV, semicolons or pipes, Excel (.xlsx), JSON, JSON lines, YAML, Markdown tables,
Anki's "Notes in Plain Text", the results of a Wikidata query, or plain lines such as "1876 Telephone".

Encoding, columns and language are guessed and shown before anything is written. Every row comes in, comes in with a
flag, or is refused with a reason; all of them are listed in import-report.csv in the deck's folder.
"""
_EPILOG: Final = """\
kronika deck import events.csv
kronika deck import songs.csv --map 'title={Artist}: {Title}' --map date=Year --id songs
kronika deck import battles.json --years astronomical --dry-run
"""


def add_parser(verbs: argparse._SubParsersAction[Any]) -> None:
    """Adds the verb `import`."""
    parser = verbs.add_parser(
        "import",
        help="make a deck of a table or list in any common form",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the file with the events")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FOLDER", help="the deck's folder (else one named by its id, here)"
    )
    parser.add_argument("--id", metavar="ID", help="the deck's id (else from the name of the file)")
    parser.add_argument("--title", metavar="TEXT", help="the deck's title (else from the name of the file)")
    parser.add_argument("--author", action="append", default=[], metavar="NAME", help="who made it (may be repeated)")
    parser.add_argument("--license", metavar="SPDX", help="for others' use, such as CC-BY-4.0 (else it is unknown)")
    parser.add_argument("--language", metavar="CODE", help="the language of the titles (else it is guessed)")
    parser.add_argument(
        "--map",
        action="append",
        default=[],
        metavar="ROLE=COLUMN",
        help="which column is what: date, start, end, era, end-era, precision, end-precision, title, title.de, fact, "
        "theme, source, asks; a pattern such as {Artist}: {Title} does as well; nothing after the = leaves it out",
    )
    parser.add_argument(
        "--years",
        choices=("historical", "astronomical"),
        default="historical",
        help="how the file counts years BC: -44 is 44 BC (historical), or 0 is 1 BC and -43 is 44 BC (astronomical)",
    )
    parser.add_argument("--encoding", choices=ENCODINGS, metavar="NAME", help=f"one of {', '.join(ENCODINGS)}")
    parser.add_argument("--delimiter", metavar="CHARACTER", help="what separates the cells; tab for a tab")
    parser.add_argument("--sheet", metavar="NAME", help="the sheet of a workbook, the list of a JSON or YAML file")
    parser.add_argument("--asks", metavar="WORD", help="what the dates answer, such as released")
    parser.add_argument("--dry-run", action="store_true", help="show what would come in, write nothing")
    parser.add_argument("--force", action="store_true", help="write over a deck that is there")
    parser.add_argument("-y", "--yes", action="store_true", help="write without asking")


def run(args: argparse.Namespace) -> int:
    """0 where a deck was written (or would be), 1 where nothing can come in."""
    said = _said(args.map)
    if args.asks is not None and not WORD.fullmatch(args.asks):
        raise UsageError("usage.asks", f"--asks {clean(args.asks)[:40]}: a word in small letters such as released")
    _refuse_odd_makers(args)
    source = open_source(args.file, encoding=args.encoding, sheet=args.sheet, delimiter=_delimiter(args.delimiter))
    columns = guess_columns(source, said)
    if missing := columns.missing():
        _show(source, columns, None)
        raise _nothing(source, columns, missing)
    language = _language(args.language, source, columns)
    _show(source, columns, language)
    folder, deck_id = _target(args)
    if not args.dry_run and not args.yes and sys.stdin.isatty() and sys.stdout.isatty() and not _agreed():
        print("nothing was written")
        return 0
    source, before = _onto(folder, source)
    importer = Importer(source, columns, language, astronomical=args.years == "astronomical")
    languages = columns.languages(language)
    gathering = Gathering(columns, languages, source.unit)
    for _ in Progress("rows").over(gathering.take(importer.fates(source.rows()))):
        pass
    _account(gathering, source.unit, is_written=not args.dry_run and gathering.cards > 0)
    if args.years == "historical" and importer.has_minus:
        print("Years with a minus were read as BC as they stand; for a file that counts a year 0: --years astronomical")
    if not gathering.cards:
        raise DeckError("deck.missing", "no row has a title and a date", file=source.name, remedy="nothing was written")
    trouble = manifest_trouble(source, languages)
    if trouble is not None:
        print(f"The deck.toml that came with the file was not taken, and a new one is made: {clean(trouble)}")
    elif source.manifest is not None and (idle := [name for name in _OF_MANIFEST if getattr(args, name)]):
        named = ", ".join(f"--{name}" for name in idle) + (" changes" if len(idle) == 1 else " change")
        print(f"The deck.toml that came with the file was taken as it is: {named} nothing in it")
    if args.dry_run:
        print("nothing was written (--dry-run)")
        return 0
    manifest = manifest_for(
        source, deck_id=deck_id, title=args.title, languages=languages, themes=importer.themes,
        asks=args.asks or columns.asks, trouble=trouble, authors=args.author, license=args.license,
    )  # fmt: skip
    write_deck_files(folder, manifest, gathering.sheet())
    _raise_version(folder, before)
    write_whole(folder / _REPORT, gathering.report())
    # A bare name would be that of a bundled deck, if there is one.
    name = clean(str(folder if folder.is_absolute() or folder.parent != Path() else f"./{folder}"))
    if gathering.pictures:
        print(f"{counted(gathering.pictures, 'card')} with a picture: copy the pictures into {name}/images first")
    doubts = _doubts(folder, gathering)
    written = f"wrote {name}: {counted(gathering.cards, 'card')}"
    print(
        f"{written}\n{doubts}: kronika deck check {name}" if doubts else f"{written}; next: kronika deck check {name}"
    )
    return 0


def _refuse_odd_makers(args: argparse.Namespace) -> None:
    """DeckError, before a long file is read, for authors or a licence that no deck.toml may have."""
    license = "CC0-1.0" if args.license is None else args.license
    trial = Deck(id="trial", version=1, titles={"en": "Trial"}, languages=("en",), license=license,
                 authors=tuple(args.author) or ("unknown",), cards=())  # fmt: skip
    findings = Findings()
    read_manifest(manifest_text(trial).encode(), findings)
    if findings.total:
        raise findings.first()


def _doubts(folder: Path, gathering: Gathering) -> str | None:
    """How many errors and warnings the doctor finds in what was written; None where he is not asked: large decks take
    long, and pictures may not be there yet. What games and other decks would tell are notes, which do not count here.
    """
    if gathering.pictures or gathering.cards > _EXAMINED:
        return None
    from kronika.decks.doctor import examine

    try:
        deck, icons = load_deck(folder), icons_at_hand(folder)
    except DeckError as error:
        return f"it does not load yet ({clean(error.message)})"
    examination = examine(deck, this_year=datetime.date.today().year, icons=icons or None)
    return tally((one.severity for one in examination.open()), ("error", "warning"))


def _onto(folder: Path, source: Source) -> tuple[Source, Deck | None]:
    """The source and the deck that is there already, with --force: its deck.toml is kept where the file brings none."""
    try:
        before = load_deck(folder)
        manifest = (folder / "deck.toml").read_text("utf-8-sig")
    except (KronikaError, OSError, ValueError):
        return source, None
    if source.manifest is None:
        print(f"{clean(str(folder))} keeps its deck.toml")
        source = msgspec.structs.replace(source, manifest=manifest)
    return source, before


def _raise_version(folder: Path, before: Deck | None) -> None:
    """A deck that was there gets a higher version where its cards have changed, and never a lower one."""
    if before is None:
        return
    after = load_deck(folder)
    wanted = before.version + difference(before, after).concerns_cards
    if after.id == before.id and after.version < wanted:
        print(f"version {raise_version(folder, wanted)}")


def _said(maps: list[str]) -> dict[str, str]:
    said = {}
    for text in maps:
        role, sign, column = text.partition("=")
        if not sign:
            raise UsageError("usage.map", f"--map {clean(text)[:80]}: write ROLE=COLUMN, such as date=Year")
        said[role.strip()] = column.strip()
    return said


def _delimiter(text: str | None) -> str | None:
    if text is None or len(text) == 1:
        return text
    if text.lower() in ("tab", "\\t"):
        return "\t"
    raise UsageError("usage.delimiter", f"--delimiter {clean(text)[:40]}: one character, or the word tab")


def _language(said: str | None, source: Source, columns: Columns) -> str:
    if said is not None:
        if not LANGUAGE.fullmatch(said):
            raise UsageError("usage.language", f"--language {clean(said)[:40]}: write a code such as en or pt-BR")
        return said
    return first_language(source, columns)


def _nothing(source: Source, columns: Columns, missing: str) -> DeckError:
    """Why no deck can come of this: no column of dates, none of titles, or no row that could be read at all."""
    some = list(islice(source.rows(), 100))
    if not some:
        problem = f"no {source.unit} below the names of the columns"
        return DeckError("deck.missing", problem, file=source.name, remedy="one row an event: a title and a date")
    if all(row.wrong for row in some):
        first = f"{source.unit} {some[0].number}: {some[0].wrong}"
        return DeckError("deck.missing", f"no {source.unit} could be read", file=source.name, remedy=first)
    has_titles = any(role.partition(".")[0] == "title" for role in columns.roles)
    what = "dates and none of titles" if missing == "date" and not has_titles else f"{missing}s"
    return DeckError(
        "deck.missing",
        f"no column of {what} was found",
        file=source.name,
        remedy=f"say which it is: --map {missing}=COLUMN; there are {', '.join(source.columns)[:300]}",
    )


def _target(args: argparse.Namespace) -> tuple[Path, str]:
    deck_id = args.id or _id_from(args.output.name if args.output else args.file.stem)
    if not NAME.fullmatch(deck_id):
        raise UsageError("usage.id", f"--id {clean(deck_id)[:60]}: a-z, 0-9 and -, beginning with a letter, at most 40")
    folder: Path = args.output or Path(deck_id)
    if not args.dry_run and not args.force and folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(
            "usage.output", f"{clean(str(folder))} is there already: choose another with --output, or say --force"
        )
    return folder, deck_id


def _id_from(name: str) -> str:
    kept = "".join(c if c.isascii() and c.isalnum() else "-" for c in name.lower())
    kept = "-".join(part for part in kept.split("-") if part).lstrip("0123456789-")
    return kept[:40].rstrip("-") or "deck"


def _show(source: Source, columns: Columns, language: str | None) -> None:
    """The columns as a table: what each is taken for, why, and what stands in it."""
    encoding = f", {source.encoding}" if source.encoding else ""
    spoken = f", titles in {language}" if language else ""
    print(f"{clean(source.name)}: {source.form}{encoding}{spoken}")
    for note in source.notes:
        print(clean(note))
    roles: dict[str, list[str]] = {}
    for role, pattern in columns.roles.items():
        for name in Columns(roles={role: pattern}).used():
            roles.setdefault(name, []).append(role)
    examples = list(islice((row for row in source.rows() if not row.wrong), 3))
    rows = []
    for place, name in enumerate(source.columns):
        taken = roles.get(name, [])
        reason = next((columns.why[role] for role in taken if role in columns.why), "")
        seen = next((row.cells[place] for row in examples if row.cells[place]), "")
        rows.append([cut(clean(name), 30), ", ".join(taken) or "not used", reason, cut(clean(seen), 40)])
    print(table(["column", "is", "because of", "for example"], rows[:60]))
    if len(rows) > 60:
        print(f"and {counted(len(rows) - 60, 'more column')}, not used")


def _agreed() -> bool:
    try:
        answer = input("Write the deck? [Y/n] ").strip().lower()
    except EOFError:
        print()
        return False
    return answer in ("", "y", "yes")


def _account(gathering: Gathering, unit: str, *, is_written: bool) -> None:
    for what, number, some in (
        ("refused", gathering.refused, gathering.some_refused),
        ("flagged", gathering.flagged, gathering.some_flagged),
    ):
        for fate in some:
            why = "; ".join(fate.card.flags) if fate.card else fate.reason or ""
            title = f" ({cut(clean(fate.title), 40)})" if fate.title else ""
            print(f"{what} {unit} {fate.number}{title}: {clean(why)}")
        if number > len(some):
            print(f"{what}: and {number - len(some):,} more" + (f", all of them in {_REPORT}" if is_written else ""))
    whole = "it is" if gathering.imported == 1 else "they are"
    print(
        f"{counted(gathering.rows, unit)} read: {gathering.imported:,} imported as {whole}, "
        f"{gathering.flagged:,} imported with a flag, {gathering.refused:,} refused"
    )
