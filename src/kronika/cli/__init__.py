"""The `kronika` command: play in the terminal, replay games, read dates.

Knows only which word starts which part. Each part is imported when it is asked for, so that a short command starts
fast; an error that a person can mend is one line on standard error and exit status 1.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import signal
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from kronika import __version__

__all__ = ["main", "one_line"]

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


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line (`argv` without the program's name, or the process's own) and return the exit status.

    0 all was well, 1 something was wrong with what was asked or with a file, 2 the command line itself was wrong.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    _mend_streams()
    try:
        return _run(words)
    except BrokenPipeError:
        # The reader has gone (`kronika replay … | head`): that is no error, and Python's own flush at exit
        # must not say so.
        _silence_stdout()
        return 0
    except KeyboardInterrupt:
        return 128 + signal.SIGINT


def _run(words: list[str]) -> int:
    parser, modules = _parser(words)
    try:
        args = parser.parse_args(words)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 2
    if args.command is None:
        parser.print_help()
        return 0
    from kronika.errors import KronikaError

    try:
        status = modules[args.command].run(args)
        sys.stdout.flush()
    except KronikaError as error:
        print(f"kronika: {one_line(error.message)}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"kronika: {one_line(_os_reason(error))}", file=sys.stderr)
        return 1
    return int(status or 0)


def one_line(text: str) -> str:
    """The text without line ends and other control characters: a hostile file name or title stays on one line."""
    return "".join(c if c.isprintable() else "�" if c not in "\r\n\t" else " " for c in text)


def _os_reason(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename is not None else reason


def _parser(words: Sequence[str]) -> tuple[argparse.ArgumentParser, dict[str, ModuleType]]:
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


def _mend_streams() -> None:
    """A character that the terminal's encoding lacks becomes a question mark, never an error.

    A stream that was closed (`>&-`) leads nowhere, and nothing that is opened later is taken for it.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            _close_off(number)
            setattr(sys, name, open(os.devnull, "w" if number else "r", encoding="utf-8"))  # noqa: SIM115 - for good
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _close_off(number: int) -> None:
    """Let the file descriptor of this number, where it is free, lead nowhere."""
    try:
        os.fstat(number)
    except OSError:
        devnull = os.open(os.devnull, os.O_RDWR)
        if devnull != number:
            os.dup2(devnull, number)
            os.close(devnull)


def _silence_stdout() -> None:
    try:
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
