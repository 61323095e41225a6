"""Processes that work for this one end when it is gone. Knows processes, not what they work on."""

from __future__ import annotations

import os
import signal
import threading
import time

__all__ = ["end_with_parent"]

_LOOK = 0.5
"""Seconds between two looks at the parent."""


def end_with_parent() -> None:
    """To be called in a process that `multiprocessing` has started: from now on it gets SIGTERM when its parent has
    ended, however that came.

    Without this it would wait for ever for a parent that was killed: it and its like hold both ends of the pipe.
    """
    # The number is looked at now: by the time that the thread runs, the parent may be gone already.
    threading.Thread(target=_watch, args=(os.getppid(),), daemon=True).start()


def _watch(number: int) -> None:
    import multiprocessing

    parent = multiprocessing.parent_process()
    # By its number as well: the pipe that tells of its end may be held open by processes that were forked later.
    while parent is not None and parent.is_alive() and os.getppid() == number:
        time.sleep(_LOOK)
    if parent is not None:
        os.kill(os.getpid(), signal.SIGTERM)
