"""Ctrl-C, wherever it falls: put off for the moments at which an exception would be swallowed or do harm.

Imports next to nothing, since whatever is imported before `watch` can be interrupted with a traceback.
"""

from __future__ import annotations

import _thread
import os
import signal
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType

__all__ = ["release", "watch"]

_PAUSE = 0.02
"""Seconds that an interruption is put off by at a time."""
_IMPORTING = "<frozen importlib"
_MSGSPEC = f"{os.sep}msgspec{os.sep}"


def watch() -> None:
    """From now on Ctrl-C raises KeyboardInterrupt as it always does, but not while a module is imported, where it can
    get lost, nor while msgspec learns a type, which crashes where it is interrupted. Does nothing where Ctrl-C is
    ignored or somebody else's.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupt)


def release(handler: object = signal.default_int_handler) -> None:
    """No longer, if it is done here: Python's own way, or the `handler` that is given."""
    if signal.getsignal(signal.SIGINT) is _interrupt:
        signal.signal(signal.SIGINT, handler)  # type: ignore[arg-type]


def _interrupt(_: int, frame: FrameType | None) -> None:
    while frame is not None:
        name = frame.f_code.co_filename
        if name.startswith(_IMPORTING) or _MSGSPEC in name:
            _thread.start_new_thread(_later, ())
            return
        frame = frame.f_back
    raise KeyboardInterrupt


def _later() -> None:
    time.sleep(_PAUSE)
    _thread.interrupt_main()
