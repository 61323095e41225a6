"""What is done and said when a game is left: it is saved, wherever there is room, and how to come
back to it.

Knows the session and its file, not how the game was shown.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import sys
from pathlib import Path

from kronika.cli.session import Session
from kronika.cli.text import clean
from kronika.cli.words import Words

__all__ = ["farewell", "leave", "program", "quoted"]


def leave(session: Session, words: Words) -> int:
    """Save the game, in another file where its own cannot be written, and print where; 1 where that went wrong."""
    session.close()
    trouble = _saved(session)
    if trouble is not None:
        sys.stdout.flush()
        print(words("saved-not", reason=clean(str(trouble))), file=sys.stderr)
    for line in farewell(session, words):
        print(line)
    return int(trouble is not None)


def _saved(session: Session) -> OSError | None:
    """Why the game is not in the file that was meant; its path is then another one, or None."""
    trouble: OSError | None = None
    if session.path is not None:
        try:
            session.save()
            return None
        except OSError as error:
            trouble, session.path = error, None
    try:
        session.save_somewhere()
    except OSError as error:
        return trouble or error
    return trouble


def farewell(session: Session, words: Words) -> list[str]:
    """Where the game is now and how to come back to it; nothing where it is in no file."""
    if session.path is None:
        return []
    path = os.path.abspath(session.path)
    over = session.turn is None
    command = f"{program()} {'replay' if over else 'play --resume'} {quoted(path)}"
    return [
        words("saved", path=path if path.isprintable() else quoted(path)),
        words("saved-replay" if over else "saved-resume", command=command),
    ]


def program() -> str:
    """How a shell calls this program: by its name where the path has it, else by where it stands."""
    called = Path(sys.argv[0])
    if called == Path(__file__).with_name("__main__.py"):
        return f"{quoted(sys.executable)} -m kronika.cli"
    if called.name != "kronika" or not called.is_file():
        return "kronika"
    found = shutil.which("kronika")
    with contextlib.suppress(OSError):
        if found is not None and os.path.samefile(found, called):
            return "kronika"
    return quoted(os.path.abspath(called))


def quoted(word: str) -> str:
    """The word for a shell. Bytes that do not print, or could turn the direction of writing, are written as numbers."""
    if word.isprintable():
        return shlex.quote(word)
    plain = set(range(32, 127)) - set(b"'\\")
    written = (chr(byte) if byte in plain else f"\\{byte:03o}" for byte in os.fsencode(word))
    return f"$'{''.join(written)}'"
