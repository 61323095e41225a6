"""`kronika replay`: reads saved games again, as an account for people or as exact states for programs.

Knows records and the engine, no rules. With --states it is a stream: each state is printed as soon as its move is read,
and memory does not grow with the record.
"""

from __future__ import annotations

import argparse
import gc
import io
import os
import stat
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, BinaryIO

from kronika.cli import one_line
from kronika.cli.many import Outcome, in_order_of_files, worth_sharing

__all__ = ["add_parser", "run"]

BUFFER = 1 << 16
"""Characters of states that are held back, at most, where nobody watches."""


def add_parser(subparsers: Any) -> None:
    """Add `kronika replay` to the command line."""
    parser = subparsers.add_parser(
        "replay",
        help="tell a saved game move by move, or print its exact states",
        description="Reads game records and tells what happened. An error in a record is one line on standard error, "
        "FILE: line N: reason, and exit status 1; what stands before that line is told all the same, and so are "
        "the next files.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a game record (.kronika.jsonl)")
    how = parser.add_mutually_exclusive_group()
    how.add_argument(
        "--states", action="store_true", help="print the state as one JSON line after the deal and after each move"
    )
    how.add_argument("--verify", action="store_true", help="only check: print nothing but what is wrong")
    parser.add_argument(
        "--language", metavar="CODE", help="of the account: en, de, cs, pl or ru (default: your locale's)"
    )


def run(args: argparse.Namespace) -> int:
    """Replay each file in turn; 1 where any of them was wrong."""
    # The tables of a replay are short-lived and free of cycles; the collector would only look at them in vain.
    gc.set_threshold(50_000, 20, 20)
    if args.states or args.verify:
        return _exact(args.files, states=args.states)
    from kronika.cli.account import Account
    from kronika.cli.words import words_for

    account = Account(words_for(args.language))
    return max([_say(replay(name, account.tell)) for name in args.files])


def _exact(names: Sequence[str], *, states: bool) -> int:
    """Print the states of each file, or nothing, and what is wrong with it."""
    sys.stdout.flush()
    out = sys.stdout.buffer
    if worth_sharing(names):
        import kronika.engine  # noqa: F401 - once, before there are several processes

        wrong = 0
        for printed, error in in_order_of_files(names, _states_at_once if states else _verdict):
            if printed:
                out.write(printed)
                out.flush()
            wrong |= _say(error)
        return wrong
    show = partial(_states, out=out) if states else _nothing
    return max([_say(replay(name, show)) for name in names])


class _Unreadable(Exception):
    """The file could not be read on; the message says why."""


class _Input(io.BufferedReader):
    """A file whose trouble is not taken for that of what is printed."""

    def readline(self, size: int | None = -1, /) -> bytes:
        try:
            return super().readline(size)
        except OSError as error:
            raise _Unreadable(error.strerror or str(error)) from None


def replay(name: str, show: Callable[[BinaryIO], None]) -> str | None:
    """Let `show` read one file; what is wrong with it as one line, or None.

    Raises OSError where what `show` prints cannot be printed.
    """
    from kronika.errors import RecordError

    try:
        file = _Input(io.FileIO(name))
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        return one_line(f"{name}: {reason}")
    with file:
        try:
            show(file)
            return None
        except RecordError as error:
            return one_line(f"{name}: line {error.line}: {error.reason}")
        except _Unreadable as error:
            return one_line(f"{name}: {error}")


def _say(error: str | None) -> int:
    if error is None:
        return 0
    sys.stdout.flush()
    print(error, file=sys.stderr)
    return 1


def _nothing(file: BinaryIO) -> None:
    from kronika.engine import raw_lines, read_record

    for _ in read_record(raw_lines(file), history=False):
        pass


def _states(file: BinaryIO, out: BinaryIO) -> None:
    """Print the states; those before an error are out before the error is told."""
    from kronika.engine import raw_lines, read_record, state_line

    held: list[str] = []
    size = 0
    # Where somebody watches, or a game is still being written, each state goes out at once.
    eager = sys.stdout.isatty() or not stat.S_ISREG(os.fstat(file.fileno()).st_mode)
    try:
        for game in read_record(raw_lines(file), history=False):
            line = state_line(game)
            held.append(line)
            size += len(line)
            if size > BUFFER or eager:
                _write(out, held)
                size = 0
    finally:
        _write(out, held)


def _write(out: BinaryIO, held: list[str]) -> None:
    if held:
        held.append("")
        out.write("\n".join(held).encode("utf-8"))
        out.flush()
        held.clear()


def _states_at_once(name: str) -> Outcome:
    """The states of one small file, for a process that does not print."""
    out = io.BytesIO()
    error = replay(name, partial(_states, out=out))
    return Outcome(out.getvalue(), error)


def _verdict(name: str) -> Outcome:
    return Outcome(b"", replay(name, _nothing))
