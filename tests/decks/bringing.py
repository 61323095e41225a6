"""Bringing a list of events in through `kronika deck import` itself, and what it said and wrote."""

from __future__ import annotations

import argparse
import contextlib
import csv
import io
import re
from pathlib import Path
from typing import NamedTuple

from kronika.cli import one_line
from kronika.cli.deck import import_
from kronika.decks import load_deck
from kronika.decks.model import Deck
from kronika.errors import KronikaError

__all__ = ["Taken", "bring", "bring_text"]

PARSER = argparse.ArgumentParser()
import_.add_parser(PARSER.add_subparsers())


class Taken(NamedTuple):
    """What the command said and wrote: `dates` and `spans` by title; `refused` and `flagged` by number of row."""

    status: int
    out: str
    error: str
    deck: Deck | None
    dates: dict[str, str]
    spans: dict[str, tuple[int, int]]
    refused: dict[int, str]
    flagged: dict[int, str]

    @property
    def first_line(self) -> str:
        return self.out.partition("\n")[0]

    @property
    def roles(self) -> dict[str, str]:
        """Column -> role, of the columns that are used, from the table that is shown."""
        lines = self.out.splitlines()
        start = next(n for n, line in enumerate(lines) if line.startswith("──"))
        at, shown = len(lines[start].partition(" ")[0]) + 2, {}
        for line in lines[start + 1 :]:
            if re.match(r"(?:refused|flagged|[\d,]+ \w+ read|kronika|and \d)", line):
                break
            role = line[at:].partition("  ")[0].strip()
            if role != "not used":
                shown[line[:at].strip()] = role
        return shown


def bring(path: Path, *options: str) -> Taken:
    """Import the file with `kronika deck import`; the deck is written beside it, and must load."""
    folder = path.parent / f"deck of {path.stem[:40]}"
    out, error = io.StringIO(), io.StringIO()
    words = ["import", str(path), "-o", str(folder), "--id", "deck", "--yes", "--force", *options]
    with contextlib.redirect_stdout(out):
        try:
            status = import_.run(PARSER.parse_args(words))
        except KronikaError as raised:
            status = 1
            print(f"kronika: {one_line(raised.message)}", file=error)
    dates, spans, deck = {}, {}, None
    fates: dict[str, dict[int, str]] = {"refused": {}, "flagged": {}}
    if status == 0 and "--dry-run" not in options:
        deck = load_deck(folder)
        for card in deck.cards:
            title = card.extra.get("x-title") or next(iter(card.titles.values()))
            dates[title], spans[title] = card.date, (card.span.first, card.span.last)
        with (folder / "import-report.csv").open(encoding="utf-8", newline="") as report:
            for number, result, _, _, why in [*csv.reader(report)][1:]:
                fates[result][int(number)] = why
    assert error.getvalue().count("\n") == (1 if status else 0)
    return Taken(status, out.getvalue(), error.getvalue(), deck, dates, spans, fates["refused"], fates["flagged"])


def bring_text(tmp_path: Path, text: str | bytes, *options: str, name: str = "events.csv") -> Taken:
    """Import this text, in UTF-8 where it is not bytes."""
    path = tmp_path / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return bring(path, *options)
