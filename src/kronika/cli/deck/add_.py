"""`kronika deck add`: one card more, checked before it is written."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from kronika.cli.text import clean
from kronika.dates import format_date
from kronika.decks import load_deck
from kronika.decks.editing import add_card, raise_version
from kronika.decks.importing.columns import own_column
from kronika.decks.manifest import read_manifest
from kronika.errors import DeckError, UsageError

__all__ = ["add_parser", "run"]

_ASKED: Final = ("title", "date", "fact", "theme", "source")


def add_parser(verbs: argparse._SubParsersAction[Any]) -> None:
    """Adds the verb `add`."""
    parser = verbs.add_parser(
        "add",
        help="add a card to a deck",
        description="Add a card, and raise the deck's version. What is not said is asked for, at a terminal.",
        epilog='kronika deck add family --title "We move into the house" --date 1998 --set title.de="Wir ziehen um"',
    )
    parser.add_argument("deck", type=Path, metavar="FOLDER", help="the deck's folder")
    for name, meaning in (
        ("title", "which event it is, in the deck's first language"),
        ("date", "as it is to be printed: 1876, “c. 1500 BC”, 1950s, …"),
        ("fact", "a sentence or two, shown once the date is open"),
        ("theme", "the theme's id"),
        ("icon", "the icon's name"),
        ("source", "where the date was checked"),
        ("asks", "what the date answers, such as founded"),
    ):
        parser.add_argument(f"--{name}", metavar="TEXT", help=meaning)
    parser.add_argument(
        "--set", action="append", default=[], metavar="COLUMN=TEXT", help="any column of cards.csv, such as title.de=…"
    )
    parser.add_argument("--bump", action="store_true", help="add nothing, just raise the version")


def run(args: argparse.Namespace) -> int:
    """0 where the card was added."""
    folder: Path = args.deck
    if args.bump:
        print(f"version {raise_version(folder)}")
        return 0
    language = _first_language(folder)
    said = {name: getattr(args, name) for name in (*_ASKED, "icon", "asks") if getattr(args, name)}
    if not {"title", "date"} <= said.keys():
        if not sys.stdin.isatty():
            missing = next(name for name in ("title", "date") if name not in said)
            raise UsageError("usage.card", f"a card needs a {missing}: --{missing} TEXT")
        for name in _ASKED:
            if name not in said and (text := _answer(f"{name}: ")):
                said[name] = text
    cells = {f"{name}.{language}" if name in ("title", "fact") else name: text for name, text in said.items()}
    for text in args.set:
        column, sign, value = text.partition("=")
        if not sign or not own_column(column) or column == "id":
            raise UsageError("usage.card", f"--set {clean(text)[:60]}: write COLUMN=TEXT, such as title.de=…")
        cells[column] = value
    card_id = add_card(folder, cells)
    card = next(card for card in load_deck(folder).cards if card.id == card_id)
    print(f"added {card_id}: {clean(card.titles[language])}, {format_date(card.span, 'en')}")
    return 0


def _answer(question: str) -> str:
    """What is typed, '' where the input ends (Ctrl-D)."""
    try:
        return input(question).strip()
    except EOFError:
        print()
        return ""


def _first_language(folder: Path) -> str:
    from kronika.decks.files import Folder
    from kronika.decks.findings import Findings
    from kronika.decks.limits import MAX_MANIFEST_BYTES

    if not folder.is_dir():
        raise DeckError(
            "deck.missing", "there is no such folder", file=clean(str(folder)), remedy="kronika deck new makes one"
        )
    findings = Findings()
    manifest = read_manifest(Folder(folder).read("deck.toml", MAX_MANIFEST_BYTES), findings)
    if findings.total:
        raise findings.first()
    return manifest.languages[0]
