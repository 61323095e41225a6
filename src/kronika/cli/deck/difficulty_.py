"""`kronika deck difficulty`: how hard each card is, from games that were played, and from dates where none were.

Knows the command line and what is printed; the model is in `kronika.study`. Dates are not printed.
"""

from __future__ import annotations

import argparse
import csv
import io
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kronika.cli.deck.counting import counted
from kronika.cli.deck.tables import table
from kronika.cli.outputs import named, write_output
from kronika.cli.text import clean, cut
from kronika.decks import find_deck, load_deck
from kronika.errors import UsageError

if TYPE_CHECKING:
    from kronika.decks.model import Deck
    from kronika.study.measuring import Measured
    from kronika.study.placements import Placement

__all__ = ["add_parser", "kept_path", "run"]

_SHOWN: Final = 12
_DESCRIPTION: Final = """\
How hard is each card? From stored games a difficulty is worked out for each card and a skill for each player, with how
sure they are; where nothing was played, from how people remember dates. docs/learning.md explains the model.

  kronika deck difficulty world                           from the games of this keyboard
  kronika deck difficulty world --records FOLDER          from the records (*.jsonl) of a folder
  kronika deck difficulty world --database kronika.sqlite from a server's finished games
  kronika deck difficulty world --save                    kept, for play --difficulty and for the bots' memories

Difficulties are in logits: one more, and the odds to place the card rightly fall to 37 %.
"""


def add_parser(verbs: argparse._SubParsersAction[Any]) -> None:
    """Adds the verb `difficulty`."""
    parser = verbs.add_parser(
        "difficulty",
        help="how hard each card is, measured in games",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("deck", metavar="DECK", help="a bundled deck's name, a folder or a .kdeck")
    parser.add_argument("--records", type=named, metavar="FOLDER", help="records of games (else your own, if any)")
    parser.add_argument("--database", metavar="FILE", help="a server's database: its finished games")
    parser.add_argument("--bots", action="store_true", help="bots' placements count, too")
    parser.add_argument("--save", action="store_true", help="keep the result for games with this deck")
    parser.add_argument("--all", action="store_true", help="list every card, not the easiest and the hardest")
    parser.add_argument("--json", action="store_true", help="print all of it as JSON")
    parser.add_argument("--csv", action="store_true", help="print a row for each card, as CSV")


def kept_path(deck: str) -> Path:
    """Where the measurement of a deck is kept."""
    from kronika.cli.saving import data_folder

    return data_folder().with_name("difficulty") / f"{deck}.json"


def run(args: argparse.Namespace) -> int:
    """Print the difficulty of a deck; raises UsageError where records cannot be found or NumPy is missing."""
    deck = load_deck(find_deck(args.deck))
    if args.json and args.csv:
        raise UsageError("usage.option", "--json and --csv are two forms; ask for one of them")
    placements, names, games, unread = _placements(args)
    if unread:
        print(f"kronika: {counted(unread, 'file')} could not be read as a game", file=sys.stderr)
    try:
        from kronika.study.measuring import measure

        measured = measure(deck, placements)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise UsageError(
            "usage.not-installed", "measuring needs NumPy, which is not installed; pip install 'kronika[simulate]'"
        ) from None
    except ValueError as error:
        raise UsageError("usage.size", f"{deck.id}: {error} can be measured together") from None
    # First of all: whoever reads what is printed may have had enough of it before its end.
    kept = _save(measured) if args.save else None
    if args.json:
        print(json.dumps(_as_json(measured, deck, names, games), ensure_ascii=False))
    elif args.csv:
        sys.stdout.write(_as_csv(measured, deck))
    else:
        _tell(measured, deck, names, games, everything=args.all)
    if kept is not None and not (args.json or args.csv):
        print(f"kept in {kept}")
    return 0


def _placements(args: argparse.Namespace) -> tuple[list[Placement], dict[str, str], int, int]:
    """Placements, players' names by what they go by, games read, files that could not be."""
    from kronika.cli.saving import data_folder
    from kronika.study.placements import placements_in

    found: list[Placement] = []
    names: dict[str, str] = {}
    games = unread = 0
    folder = args.records
    if folder is None and args.database is None and data_folder().is_dir():
        folder = data_folder()
    if folder is not None:
        found, games, unread = placements_in(folder, bots=args.bots)
    if args.database is not None:
        from kronika.server.played import placements_on_server

        more, names, read = placements_on_server(args.database)
        found, games = found + more, games + read
    return found, names, games, unread


def _save(measured: Measured) -> Path:
    import msgspec

    from kronika.study.measuring import kept_of

    path = kept_path(measured.deck)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_output(path, msgspec.json.encode(kept_of(measured)))
    return path


def _titles(deck: Deck) -> dict[str, str]:
    return {f"{deck.id}/{card.id}": clean(deck.text(card.titles, "en") or "") for card in deck.cards}


def _tell(measured: Measured, deck: Deck, names: dict[str, str], games: int, *, everything: bool) -> None:
    found, titles = measured.fit, _titles(deck)
    print(
        f"{deck.id}, version {deck.version}: {counted(len(found.cards), 'card')}, "
        f"{counted(found.used, 'placement')} by {counted(len(found.players), 'player')} in {counted(games, 'game')}"
    )
    if not found.used:
        print("nobody has played with this deck here: what follows is expected from its dates")
    ranked = sorted(found.cards, key=lambda one: (-one.difficulty, one.card))
    groups = [("", ranked)] if everything or len(ranked) <= 2 * _SHOWN else [
        ("hardest", ranked[:_SHOWN]), ("easiest", ranked[-_SHOWN:]),
    ]  # fmt: skip
    for title, some in groups:
        print(f"\n{title}" if title else "")
        rows = [
            (
                one.card.rpartition("/")[2], cut(titles[one.card], 44), f"{one.difficulty:+.2f}",
                f"{one.low:+.2f} to {one.high:+.2f}", f"{one.chance:.0%}", f"{one.right}/{one.tries}",
                measured.classes[one.card],
            )
            for one in some
        ]  # fmt: skip
        print(table(("card", "title", "difficulty", "95 %", "right", "seen", "class"), rows))
    if found.used:
        people = [
            (clean(names.get(one.player, one.player)), f"{one.skill:+.2f}", f"{one.low:+.2f} to {one.high:+.2f}",
             f"{one.right}/{one.tries}")
            for one in sorted(found.players, key=lambda one: -one.skill)[: None if everything else _SHOWN]
        ]  # fmt: skip
        print("\n" + table(("player", "skill", "95 %", "right"), people))
    wrong = [pair for pair in measured.pairs if pair.right < pair.tries and pair.tries > 1][:_SHOWN]
    if wrong:
        mixed = [
            (cut(titles[pair.one], 34), cut(titles[pair.other], 34), f"{pair.right}/{pair.tries}", f"{pair.share:.0%}")
            for pair in wrong
            if pair.one in titles and pair.other in titles
        ]
        print("\n" + table(("mixed up", "with", "right", "estimate"), mixed))


def _as_json(measured: Measured, deck: Deck, names: dict[str, str], games: int) -> dict[str, object]:
    found, titles = measured.fit, _titles(deck)
    return {
        "deck": deck.id,
        "version": deck.version,
        "games": games,
        "placements": found.used,
        "slope": found.slope,
        "skills": found.skills,
        "extras": found.extras,
        "cards": [
            {
                "id": one.card.rpartition("/")[2], "title": titles[one.card], "tries": one.tries, "right": one.right,
                "difficulty": one.difficulty, "low": one.low, "high": one.high, "chance": one.chance,
                "extra": one.extra, "expected": measured.expected[one.card], "class": measured.classes[one.card],
            }
            for one in found.cards
        ],
        "players": [
            {"name": names.get(one.player, one.player), "tries": one.tries, "right": one.right, "skill": one.skill,
             "low": one.low, "high": one.high}
            for one in found.players
        ],
        "pairs": [
            {"one": pair.one, "other": pair.other, "tries": pair.tries, "right": pair.right, "share": pair.share,
             "low": pair.low, "high": pair.high}
            for pair in measured.pairs
        ],
    }  # fmt: skip


def _as_csv(measured: Measured, deck: Deck) -> str:
    from kronika.decks.cells import neutral

    out, titles = io.StringIO(), _titles(deck)
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("id", "title", "tries", "right", "difficulty", "low", "high", "chance", "class"))
    for one in measured.fit.cards:
        numbers = (f"{value:.4f}" for value in (one.difficulty, one.low, one.high, one.chance))
        writer.writerow(
            (one.card.rpartition("/")[2], neutral(titles[one.card]), one.tries, one.right, *numbers,
             measured.classes[one.card])
        )  # fmt: skip
    return out.getvalue()
