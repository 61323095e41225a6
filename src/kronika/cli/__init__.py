"""The `kronika` command: play in the terminal, replay games, read dates.

Knows how a command begins and ends, whatever it does: an error that a person can mend is one line on standard error
and exit status 1. Which commands there are stands in parsing.py.
"""

from __future__ import annotations

import os
import signal
import sys

from kronika.cli import interrupting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main", "one_line"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line (`argv` without the program's name, or the process's own) and return the exit status.

    0 all was well, 1 something was wrong with what was asked or with a file, 2 the command line itself was wrong.
    """
    if argv is None:
        interrupting.watch()
    try:
        _mend_streams()
        return _run(list(sys.argv[1:] if argv is None else argv))
    except BrokenPipeError:
        # The reader has gone (`kronika replay … | head`): that is no error, and Python's own flush at exit
        # must not say so.
        _silence_stdout()
        return 0
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    finally:
        # There is nothing left to be done but to end; a second Ctrl-C ends at once and says nothing.
        interrupting.release(signal.SIG_DFL)


def _run(words: list[str]) -> int:
    from kronika.cli.parsing import parser_for

    parser, modules = parser_for(words)
    try:
        args = parser.parse_args(words)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 2
    if args.command is None:
        parser.print_help()
        return 0
    from kronika.errors import KronikaError

    if args.command == "serve":
        interrupting.release()  # A server ends by way of its event loop, which goes by Python's own handler.
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


def _mend_streams() -> None:
    """A character that the terminal's encoding lacks becomes a question mark, never an error, and so do bytes that are
    none.

    A stream that was closed (`>&-`) leads nowhere, and nothing that is opened later is taken for it.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            _close_off(number)
            setattr(sys, name, open(os.devnull, "w" if number else "r", encoding="utf-8"))  # noqa: SIM115 - for good
    for stream in (sys.stdin, sys.stdout, sys.stderr):
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
