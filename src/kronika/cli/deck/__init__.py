"""`kronika deck`: the workshop, one module a verb.

Knows which verbs there are and no more. Its words are English: it speaks to the makers of decks about files. What is
wrong with a deck or a file is a DeckError (kronika.decks.findings); what is asked for amiss is a UsageError:

    usage.card      a card that is not there, or a new one that lacks what a card needs
    usage.output    a place that is taken, or that is the deck itself
    usage.option    an option that says nothing about the form that is asked for
    usage.map       --map: a column or a role that is not there
    usage.NAME      an option NAME whose value cannot be: asks, delimiter, duplex, games, html, id, language, offset,
                    paper, size, themes, url, width
"""

from __future__ import annotations

import argparse
import importlib
from typing import Any, Final

__all__ = ["add_parser", "run"]

VERBS: Final = ("check", "import", "export", "new", "add", "diff", "show", "difficulty")
_MODULES: Final = {verb: f"kronika.cli.deck.{verb}_" for verb in VERBS}
_EPILOG: Final = """\
is it good?      kronika deck check my-deck
from a table:    kronika deck import events.xlsx
onto paper:      kronika deck export my-deck --to pdf
a card alone:    kronika deck show world k3m7qa
how hard is it?  kronika deck difficulty world
"""


def add_parser(subparsers: argparse._SubParsersAction[Any]) -> argparse.ArgumentParser:
    """Adds the subcommand `deck` with all its verbs."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "deck",
        help="make, check, print and exchange decks",
        description="Make, check, print and exchange decks of cards.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", title="verbs", required=True)
    for name in _MODULES.values():
        importlib.import_module(name).add_parser(verbs)
    return parser


def run(args: argparse.Namespace) -> int | None:
    """Run the verb that was asked for; its exit status."""
    status: int | None = importlib.import_module(_MODULES[args.verb]).run(args)
    return status
