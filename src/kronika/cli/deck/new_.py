"""`kronika deck new`: an empty deck to be filled."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from kronika.cli.text import clean
from kronika.decks.findings import Findings
from kronika.decks.manifest import LANGUAGE, NAME, read_manifest
from kronika.decks.model import Deck, Theme
from kronika.decks.writing import columns_of_deck, manifest_text, sheet_text, write_deck_files
from kronika.errors import UsageError

__all__ = ["add_parser", "run"]

_EPILOG = """\
kronika deck new family --title "Our family" --languages en,de --themes travel,parties
kronika deck add family --title "We move into the house" --date 1998 --theme travel
"""


def add_parser(verbs: argparse._SubParsersAction[Any]) -> None:
    """Adds the verb `new`."""
    parser = verbs.add_parser(
        "new", help="begin a deck", description="Begin a deck: a folder with deck.toml and cards.csv.", epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument(
        "folder", type=Path, metavar="FOLDER", help="where; its name is the deck's id unless --id says so"
    )
    parser.add_argument("--id", metavar="ID", help="the deck's id: a-z, 0-9 and -")
    parser.add_argument("--title", metavar="TEXT", help="the deck's title, in the first language")
    parser.add_argument("--languages", default="en", metavar="CODES", help="such as en,de; the first is the main one")
    parser.add_argument("--themes", default="", metavar="IDS", help="such as travel,parties")
    parser.add_argument("--author", action="append", default=[], metavar="NAME", help="who makes it (may be repeated)")
    parser.add_argument("--license", default="CC-BY-4.0", metavar="SPDX", help="for others' use (default CC-BY-4.0)")


def run(args: argparse.Namespace) -> int:
    """0 where the deck was begun."""
    folder: Path = args.folder
    deck_id = args.id or folder.resolve().name
    languages = [code.strip() for code in args.languages.split(",") if code.strip()]
    themes = [name.strip() for name in args.themes.split(",") if name.strip()]
    if not NAME.fullmatch(deck_id):
        raise UsageError(
            "usage.id", f"{clean(deck_id)[:60]}: a deck's id is a-z, 0-9 and -, beginning with a letter (--id)"
        )
    if not languages or any(not LANGUAGE.fullmatch(code) for code in languages):
        raise UsageError("usage.language", f"--languages {clean(args.languages)[:60]}: write codes such as en,de")
    if bad := next((name for name in themes if not NAME.fullmatch(name)), None):
        raise UsageError("usage.themes", f"--themes {clean(bad)[:60]}: a theme's id is a-z, 0-9 and -")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError("usage.output", f"{folder} is there already, and not empty")
    title = args.title or deck_id.replace("-", " ").capitalize()
    deck = Deck(
        id=deck_id,
        version=1,
        titles={languages[0]: title},
        languages=tuple(languages),
        license=args.license,
        authors=tuple(args.author) or ("unknown",),
        themes={name: Theme(id=name, titles={languages[0]: name.replace("-", " ").capitalize()}) for name in themes},
        cards=(),
    )
    manifest = manifest_text(deck)
    # A title too long, a language twice, a licence that is none: nothing is begun that would not load.
    findings = Findings()
    read_manifest(manifest.encode(), findings)
    if findings.total:
        raise findings.first()
    write_deck_files(folder, manifest, sheet_text(columns_of_deck(languages), ()))
    print(f"began {folder}: fill cards.csv in a spreadsheet, or: kronika deck add {folder} --title … --date …")
    return 0
