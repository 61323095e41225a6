"""`kronika deck diff`: what changed between two versions of a deck, dates first."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from typing import Any

import msgspec

from kronika.cli.deck.counting import counted
from kronika.cli.text import clean, cut
from kronika.decks import find_deck, load_deck
from kronika.decks.comparing import Change, Difference, difference
from kronika.decks.model import DeckCard

__all__ = ["add_parser", "run"]


def add_parser(verbs: argparse._SubParsersAction[Any]) -> None:
    """Adds the verb `diff`."""
    parser = verbs.add_parser(
        "diff",
        help="say what changed between two versions of a deck",
        description="Say what changed from one version of a deck to the other: dates first, then cards that came and "
        "went, then texts. Exit status 1 where cards changed and the version did not rise.",
    )
    parser.add_argument("before", metavar="A", help="a bundled deck's name, a folder or a .kdeck")
    parser.add_argument("after", metavar="B", help="the later version")
    parser.add_argument("--dates", action="store_true", help="only the dates that changed")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    """1 where the version should have risen, else 0."""
    before, after = load_deck(find_deck(args.before)), load_deck(find_deck(args.after))
    found = difference(before, after)
    if args.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False))
    else:
        _tell(found, only_dates=args.dates)
    if found.concerns_cards and before.id == after.id and after.version <= before.version:
        if not args.json:
            print(f"the version is {after.version} and was {before.version}: raise it, since cards changed")
        return 1
    return 0


def _tell(found: Difference, *, only_dates: bool) -> None:
    for change in found.dated:
        old, new = change.cells.get("date", ("?", "?"))
        print(f"date     {change.card} “{cut(clean(change.title), 60)}”: {clean(old)} → {clean(new)}")
    for change in found.printed:
        old, new = change.cells["date"]
        print(f"printed  {change.card} “{cut(clean(change.title), 60)}”: {clean(old)} → {clean(new)} (the same years)")
    if not only_dates:
        _cards("added", found.added)
        _cards("removed", found.removed)
        _changes(found.others)
        _changes(change for change in found.dated if len(change.cells) > 1)
        for key, (old, new) in found.deck.items():
            print(f"deck     {key}: {cut(clean(old), 60) or 'nothing'} → {cut(clean(new), 60) or 'nothing'}")
    print(
        f"{counted(len(found.dated), 'date')} changed, {counted(len(found.added), 'card')} added, "
        f"{len(found.removed):,} removed, {len(found.others) + len(found.printed):,} changed otherwise"
    )


def _cards(what: str, cards: Iterable[DeckCard]) -> None:
    for card in cards:
        print(f"{what:8} {card.id} “{cut(clean(next(iter(card.titles.values()), '')), 60)}”, {clean(card.date)}")


def _changes(changes: Iterable[Change]) -> None:
    for change in changes:
        for column, (old, new) in change.cells.items():
            if column != "date":
                was, became = (cut(clean(text), 50) or "nothing" for text in (old, new))
                print(f"changed  {change.card} {column}: {was} → {became}")
