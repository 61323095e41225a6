"""The command line of `kronika`: which word starts which part, and one line for what is wrong.

Each part is imported when it is asked for, so that a short command starts fast.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from kronika import __version__
from kronika.cli import one_line

__all__ = ["COMMANDS", "parser_for"]

COMMANDS = (
    "play",
    "replay",
    "review",
    "date",
    "deck",
    "serve",
    "verify",
    "admin",
    "simulate",
    "sweep",
    "tournament",
    "practice",
    "handicap",
    "bench-llm",
)
"""The modules of this package that are commands: each has `add_parser(subparsers)` and `run(args) -> int | None`."""

EPILOG = """\
to start at once:    kronika play
a game of your own:  kronika play anno-domini --deck world --players Ana,bot,bot
a saved game again:  kronika play --resume FILE
what happened in it: kronika replay FILE
more about one command: kronika COMMAND --help
"""


def parser_for(words: Sequence[str]) -> tuple[argparse.ArgumentParser, dict[str, ModuleType]]:
    """The parser with the one command that is asked for, or with all of them for help and for errors."""
    parser = _Parser(
        prog="kronika",
        description="Chronology card games: Timeline, Timeline Twist and Anno Domini, in the terminal.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"kronika {__version__}")
    parser.set_defaults(command=None)
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands", parser_class=_Parser)
    asked = [words[0]] if words and words[0] in COMMANDS else [*COMMANDS]
    modules = {}
    for name in asked:
        module = f"kronika.cli.{name.replace('-', '_')}"
        if importlib.util.find_spec(module) is not None:
            modules[name] = importlib.import_module(module)
            modules[name].add_parser(subparsers)
    return parser, modules


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line that ends with where help is."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"kronika: {one_line(message)} (see {self.prog} --help)\n")
