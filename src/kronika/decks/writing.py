"""Writing a deck as a folder: deck.toml and cards.csv, in the forms that the loader reads.

Does not check what it is given; the loader does. Files are written beside their place and then moved there, so that a
deck is never half written.
"""

from __future__ import annotations

import contextlib
import csv
import io
import os
import re
import stat
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from kronika.decks.cells import neutral
from kronika.decks.model import Deck, DeckCard, Theme

__all__ = [
    "cells_of_card",
    "columns_of_deck",
    "is_stream",
    "manifest_text",
    "sheet_text",
    "toml_text",
    "write_deck_files",
    "write_whole",
]

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_STREAMS: Final = ("/dev/", "/proc/")
"""Below them names lead to devices and open files, and nothing there has its place taken."""
_FIXED: Final = ("id", "date", "asks", "theme", "icon", "image", "front", "back", "source")


def columns_of_deck(languages: Iterable[str], extra: Iterable[str] = ()) -> list[str]:
    """The columns of cards.csv for these languages, in their usual order; `extra` are columns that begin with `x-`."""
    languages = [*languages]
    return [*_FIXED, *(f"title.{code}" for code in languages), *(f"fact.{code}" for code in languages), *extra]


def cells_of_card(card: DeckCard) -> dict[str, str]:
    """The card's cells by column, the empty ones left out; derived symbols are written out as well."""
    cells = {
        "id": card.id, "date": card.date, "asks": card.asks, "theme": card.theme, "icon": card.icon,
        "image": card.image, "front": card.front, "back": card.back, "source": card.source,
        **{f"title.{code}": text for code, text in card.titles.items()},
        **{f"fact.{code}": text for code, text in card.facts.items()},
        **card.extra,
    }  # fmt: skip
    return {column: text for column, text in cells.items() if text}


def sheet_text(columns: list[str], rows: Iterable[Mapping[str, str]], *, neutralised: bool = False) -> str:
    """cards.csv with these columns, rows in the order given. `neutralised` is for files that a spreadsheet opens."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    for row in rows:
        cells = [row.get(column, "") for column in columns]
        writer.writerow(map(neutral, cells) if neutralised else cells)
    return out.getvalue()


def manifest_text(deck: Deck) -> str:
    """deck.toml of this deck, as people write it."""
    lines = [
        f"id = {toml_text(deck.id)}",
        f"version = {deck.version}",
        f"languages = {toml_text(list(deck.languages))}",
        f"license = {toml_text(deck.license)}",
        f"authors = {toml_text(list(deck.authors))}",
    ]
    if deck.icons:
        lines.append(f"icons = {toml_text(deck.icons)}")
    if deck.asks:
        lines.append(f"asks = {toml_text(deck.asks)}")
    lines += [f"{_key(key)} = {toml_text(value)}" for key, value in deck.extra.items()]
    for name, texts in (("titles", deck.titles), ("descriptions", deck.descriptions)):
        if texts:
            lines += ["", f"[{name}]", *(f"{code} = {toml_text(text)}" for code, text in texts.items())]
    for theme in deck.themes.values():
        lines += ["", *_theme_lines(theme)]
    for waiver in deck.waivers:
        lines += ["", "[[waivers]]", f"finding = {toml_text(waiver.finding)}"]
        lines += [f"card = {toml_text(waiver.card)}"] if waiver.card else []
        lines += [f"reason = {toml_text(waiver.reason)}"]
    return "\n".join(lines) + "\n"


def write_deck_files(folder: Path, manifest: str, sheet: str) -> None:
    """Put deck.toml and cards.csv into the folder, which is made where it is missing. OSError where that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / "cards.csv", sheet.encode())
    write_whole(folder / "deck.toml", manifest.encode())


def write_whole(path: Path, data: bytes) -> None:
    """Write the file or leave what was there: the bytes go to a file beside it that then takes its place.

    A link stays one, and a file keeps its permissions. A device or a pipe is written into: one that lost its place to
    a file would be lost to every program. Raises OSError with the name that was given.
    """
    if is_stream(path):
        with open(path, "wb") as file:
            file.write(data)
        return
    target = Path(os.path.realpath(path))
    beside = target.with_name(f".{target.name[:60]}.{os.getpid()}.new")
    try:
        beside.write_bytes(data)
        with contextlib.suppress(OSError):
            os.chmod(beside, stat.S_IMODE(target.stat().st_mode))
        os.replace(beside, target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        if isinstance(error, OSError) and error.filename is not None:
            raise OSError(error.errno, error.strerror, str(path)) from None
        raise


def is_stream(path: Path) -> bool:
    """Whether something is there that is no regular file, or a name that leads to what is open already."""
    return (path.exists() and not path.is_file()) or os.path.abspath(path).startswith(_STREAMS)


def _theme_lines(theme: Theme) -> list[str]:
    lines = [f"[themes.{theme.id}]", *(f"titles.{code} = {toml_text(text)}" for code, text in theme.titles.items())]
    lines += [f"colour = {toml_text(theme.colour)}"] if theme.colour else []
    lines += [f"icon = {toml_text(theme.icon)}"] if theme.icon else []
    return lines + [f"{_key(key)} = {toml_text(value)}" for key, value in theme.extra.items()]


def _key(key: str) -> str:
    """A key as TOML writes it: in quotes where a line end, a dot or a space in it would mean something else."""
    return key if _BARE_KEY.fullmatch(key) else toml_text(key)


def toml_text(value: object) -> str:
    """The value as TOML writes it; what `x-` keys may hold included."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(toml_text(each) for each in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{toml_text(str(key))} = {toml_text(each)}" for key, each in value.items()) + "}"
    if not isinstance(value, str):
        return str(value)  # dates and times
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return '"' + "".join(c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}" for c in escaped) + '"'
