"""`kronika deck export`: a deck as a table, as sheets to print, as pictures, for Anki or for Tabletop Simulator.

Knows how it is asked for and where the files go; what is in them is for kronika.decks.exporting.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from kronika.cli.deck.counting import counted
from kronika.cli.deck.endings import with_ending
from kronika.cli.deck.progress import Progress
from kronika.cli.outputs import write_output
from kronika.cli.text import clean
from kronika.decks import Deck, bundled_decks, find_deck, load_deck
from kronika.decks.icons import FILE as ICONS
from kronika.decks.icons import read_icons
from kronika.decks.writing import manifest_text
from kronika.errors import UsageError

__all__ = ["add_parser", "run"]

_FILES: Final = {"csv": "csv", "xlsx": "xlsx", "json": "json", "anki": "apkg", "pdf": "pdf"}
_FOLDERS: Final = {"tts": "tts", "png": "cards"}
_TABLES: Final = ("csv", "xlsx", "json")
_PRINT: Final = ("paper", "duplex", "offset", "no_marks", "size")
_DESCRIPTION: Final = """\
Write a deck in another form.

  csv, xlsx, json   the cards as a table, with everything that the deck's maker wrote; `kronika deck import` reads it
                    back as the same deck. Beside NAME.csv lies NAME.toml with the deck's own data: keep them together
  pdf               sheets to print on both sides and to cut
  png               two pictures a card, in a folder
  anki              a package for Anki; importing that of a newer version changes the notes that are there
  tts               a folder for Tabletop Simulator, with a README
"""
_EPILOG: Final = """\
kronika deck export world --to xlsx
kronika deck export my-deck --to pdf --language de --paper a4 --duplex long
kronika deck export world --to pdf --offset=-0.5,1 -o world-corrected.pdf
kronika deck export world --to anki --language cs -o svet.apkg
kronika deck export my-deck --to tts --url-base https://example.org/cards
"""


def add_parser(verbs: argparse._SubParsersAction[Any]) -> None:
    """Adds the verb `export`."""
    parser = verbs.add_parser(
        "export",
        help="write a deck as a table, to print, or for another program",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("deck", metavar="DECK", help="the name of a deck that ships, a deck's folder or a .kdeck file")
    parser.add_argument(
        "--to", required=True, choices=("csv", "xlsx", "json", "anki", "tts", "pdf", "png"), help="the form, see above"
    )
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="FILE_OR_FOLDER",
        help="where to (else DECK.csv and so on, here); the name of a file gets its ending where it has none",
    )
    parser.add_argument(
        "--language", metavar="CODE", help="the language on the cards (else the deck's first); a table has them all"
    )
    parser.add_argument("--force", action="store_true", help="write over what is there")
    parser.add_argument("--url-base", metavar="URL", help="tts: the address under which the pictures will lie")
    paper = parser.add_argument_group("pdf")
    paper.add_argument("--paper", choices=("a4", "letter"), help="the paper's size")
    paper.add_argument(
        "--duplex",
        choices=("long", "short", "fold", "none"),
        help="how backs come behind fronts: turned over the long or the short edge, folded and glued, or not at all",
    )
    paper.add_argument(
        "--offset",
        type=_offset,
        metavar="X,Y",
        help="move the backs so many millimetres right and down; a negative one as --offset=-1,0.5",
    )
    paper.add_argument("--no-marks", action="store_true", help="without marks for cutting")
    paper.add_argument("--size", metavar="SIZE", help="of the cards: mini, standard, poker, square or tarot")


def run(args: argparse.Namespace) -> int:
    """0 where everything was written."""
    _refuse_idle_options(args)
    path = find_deck(args.deck)
    deck = load_deck(path)
    if args.language is not None and args.language not in deck.languages:
        raise UsageError(
            "usage.language", f"--language {clean(args.language)[:40]}: the deck has {', '.join(deck.languages)}"
        )
    if args.to in _FOLDERS:
        folder = args.output or Path(f"{deck.id}-{_FOLDERS[args.to]}")
        _refuse_overwriting(args, folder)
        number = _write_folder(folder, _in_folder(args, deck, path))
        _tell(f"{folder} ({counted(number, 'file')})", deck)
        return 0
    file = _file_for(args, deck, path)
    beside = [file.with_suffix(".toml")] if args.to == "csv" else []
    _refuse_overwriting(args, file, *beside)
    write_output(file, _in_file(args, deck, path))
    for manifest in beside:
        write_output(manifest, manifest_text(deck).encode())
    _tell(" and ".join(map(str, [file, *beside])), deck)
    if args.to in _TABLES and any(card.image for card in deck.cards):
        print("Pictures are in no table: after an import copy the folder images into the new deck")
    if args.to in _TABLES and path not in bundled_decks().values() and read_icons(path):
        print(f"Drawings of icons are in no table: after an import copy {ICONS} into the new deck")
    return 0


def _in_file(args: argparse.Namespace, deck: Deck, path: Path) -> bytes:
    from kronika.decks import exporting

    if args.to == "csv":
        return exporting.csv_of(deck)
    if args.to == "xlsx":
        return exporting.xlsx_of(deck)
    if args.to == "json":
        return exporting.json_of(deck)
    if args.to == "anki":
        return exporting.apkg_of(deck, path, language=args.language)
    said: dict[str, Any] = {name: getattr(args, name) for name in ("paper", "duplex", "language", "size")}
    if args.offset is not None:
        said["offset_x"], said["offset_y"] = args.offset
    if args.no_marks:
        said["cut_marks"] = False
    options = {name: value for name, value in said.items() if value is not None}
    return exporting.pdf_of(deck, path, exporting.PrintOptions(**options))


def _in_folder(args: argparse.Namespace, deck: Deck, path: Path) -> Iterator[tuple[str, bytes]]:
    """The names and the bytes of the files of an export that is a folder."""
    from kronika.decks.exporting import card_images, tabletop_files

    if args.to == "tts":
        yield from tabletop_files(deck, path, language=args.language, url_base=args.url_base)
        return
    for card, front, back in Progress("cards").over(card_images(deck, path, language=args.language), len(deck.cards)):
        yield f"{card}-front.png", front
        yield f"{card}-back.png", back


def _write_folder(folder: Path, files: Iterable[tuple[str, bytes]]) -> int:
    """Write all the files into the folder, or none; how many there were. Other files there stay."""
    _refuse_missing_parent(folder)
    beside = folder.with_name(f".{folder.name}.{os.getpid()}")
    number = 0
    beside.mkdir()
    try:
        for name, data in files:
            (beside / name).write_bytes(data)
            number += 1
        folder.mkdir(exist_ok=True)
        for file in sorted(beside.iterdir()):
            file.replace(folder / file.name)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    return number


def _file_for(args: argparse.Namespace, deck: Deck, path: Path) -> Path:
    name = f"{deck.id}.{_FILES[args.to]}"
    file: Path = args.output or Path(name)
    if file.is_dir():
        file /= name
    file = with_ending(file, _FILES[args.to])
    if args.to == "csv" and file.suffix == ".toml":
        raise UsageError("usage.output", f"{file}: the deck's own data go into a file of this name; say NAME.csv")
    own = [path / name for name in ("cards.csv", "deck.toml", ICONS)] if path.is_dir() else [path]
    written = [file, file.with_suffix(".toml")] if args.to == "csv" else [file]
    if {each.resolve() for each in written} & {each.resolve() for each in own}:
        raise UsageError("usage.output", f"{file} would write over the deck itself: choose another file")
    _refuse_missing_parent(file)
    return file


def _refuse_idle_options(args: argparse.Namespace) -> None:
    """UsageError for an option that the form has no use for."""
    idle = [name for name in _PRINT if getattr(args, name) not in (None, False) and args.to != "pdf"]
    if args.url_base is not None and args.to != "tts":
        idle.append("url_base")
    if idle:
        raise UsageError("usage.option", f"--{idle[0].replace('_', '-')} says nothing about --to {args.to}")
    if args.language is not None and args.to in _TABLES:
        raise UsageError("usage.option", f"--language: --to {args.to} writes all the languages of a deck")


def _refuse_overwriting(args: argparse.Namespace, *paths: Path) -> None:
    for path in paths:
        is_folder = path.is_dir()
        if args.to in _FOLDERS and path.exists() and not is_folder:
            raise UsageError("usage.output", f"{path} is a file, and --to {args.to} writes a folder")
        if path.exists() and not args.force and (not is_folder or any(path.iterdir())):
            raise UsageError("usage.output", f"{path} is there already: choose another with --output, or say --force")


def _refuse_missing_parent(path: Path) -> None:
    if not path.absolute().parent.is_dir():
        raise UsageError("usage.output", f"{path}: there is no folder {path.parent} to write it into")


def _offset(text: str) -> tuple[float, float]:
    found = re.fullmatch(r"\s*([+-]?\d{1,3}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)\s*", text)
    if found is None:
        raise argparse.ArgumentTypeError("write two numbers of millimetres such as 0.5,-1")
    return float(found[1]), float(found[2])


def _tell(what: str, deck: Deck) -> None:
    print(f"wrote {what}: {counted(len(deck.cards), 'card')}")
