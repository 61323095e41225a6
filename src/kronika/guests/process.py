"""A program of somebody else's that is spoken to in lines: started without a shell, bounded, ended with its group.

Knows no messages. Three threads read and write, so that a program that does not read, or says too much, or hangs, holds
up nobody for longer than the time it was given; what is kept of its words is bounded.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence

__all__ = ["LONGEST_LINE", "Gone", "Late", "Process"]

LONGEST_LINE = 64 * 1024
"""Bytes of one line of the program."""
MOST_LINES = 16
"""Lines that wait to be read; then the program waits."""
MOST_UNREAD = 32 * 1024 * 1024
"""Bytes that wait for the program to read them."""
LAST_WORDS = 2000
"""Bytes kept of its standard error."""
PATIENCE = 0.2
"""Seconds between two looks whether somebody has closed it."""
SECRETS = frozenset({"KRONIKA_LLM_KEY"})
"""What of the environment is for Kronika alone."""
GRACE = 1.0
"""Seconds that it has to end by itself, and then again after it was asked to."""


class Late(Exception):
    """No line in time."""


class Gone(Exception):
    """There is nobody to speak to any more. `code` is `ended`, `flood` or `deaf`."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code, self.detail = code, detail


class Process:
    """A running program; raises OSError where it cannot be started."""

    def __init__(self, words: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            [*words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if name not in SECRETS},
            # A group of its own: Ctrl-C is not for it, and what it starts ends with it, as long as it stays there.
            start_new_session=True,
        )
        self._said: queue.Queue[bytes | Gone] = queue.Queue(MOST_LINES)
        self._unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._unread = 0
        self._lock = threading.Lock()
        self._errors = b""
        self._over = threading.Event()
        self._gone: Gone | None = None
        threads = [threading.Thread(target=act, daemon=True) for act in (self._write, self._read, self._read_errors)]
        # Also where nobody closes it: at the latest when this program ends.
        self._end = weakref.finalize(self, _end, self._process, self._over, self._unsent)
        for thread in threads:
            thread.start()
        self._threads = threads

    def send(self, line: bytes) -> None:
        """Say a line, without waiting for it to be read; raises Gone."""
        if self._gone is not None:
            raise self._gone
        with self._lock:
            self._unread += len(line)
            deaf = self._unread > MOST_UNREAD
        if deaf:
            raise self._is_gone(Gone("deaf"))
        self._unsent.put(line)

    def read(self, until: float) -> bytes:
        """The next line, without its end; `until` is a time of `time.monotonic`. Raises Late or Gone."""
        if self._gone is not None:
            raise self._gone
        while True:
            # Whoever closes it in another thread lets this one go on.
            if self._over.is_set():
                raise self._is_gone(Gone("ended"))
            left = until - time.monotonic()
            try:
                said = self._said.get(timeout=max(0.0, min(left, PATIENCE)))
            except queue.Empty:
                if left <= PATIENCE:
                    raise Late from None
                continue
            if isinstance(said, Gone):
                raise self._is_gone(said)
            return said

    def last_words(self) -> str:
        """The last line that it wrote to its standard error, '' for none."""
        self._threads[2].join(0.2)
        lines = self._errors.decode("utf-8", "replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def close(self) -> None:
        """End it and its process group; returns within a few seconds at the most. What it has put into a session of its
        own goes on.
        """
        self._end()
        for thread in self._threads:
            thread.join(0.5)

    def _is_gone(self, gone: Gone) -> Gone:
        self._gone = gone
        return gone

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := self._unsent.get()) is not None:
                pipe.write(line)
                pipe.flush()
                with self._lock:
                    self._unread -= len(line)
        with contextlib.suppress(OSError, ValueError):
            pipe.close()

    def _read(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        rest, ended = b"", Gone("ended")
        with contextlib.suppress(OSError, ValueError):
            while some := os.read(pipe.fileno(), LONGEST_LINE):
                *lines, rest = (rest + some).split(b"\n")
                if any(len(line) > LONGEST_LINE for line in (*lines, rest)):
                    ended = Gone("flood")
                    break
                for line in lines:
                    self._put(line)
        pipe.close()
        if rest and ended.code == "ended":
            self._put(rest)
        self._put(ended)

    def _put(self, said: bytes | Gone) -> None:
        while not self._over.is_set():
            with contextlib.suppress(queue.Full):
                self._said.put(said, timeout=0.1)
                return

    def _read_errors(self) -> None:
        pipe = self._process.stderr
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            while some := os.read(pipe.fileno(), 1 << 16):
                self._errors = (self._errors + some)[-LAST_WORDS:]
        pipe.close()


def _end(process: subprocess.Popen[bytes], over: threading.Event, unsent: queue.SimpleQueue[bytes | None]) -> None:
    """Let it end, ask it to, make it; and its group in any case."""
    over.set()
    unsent.put(None)  # Its input ends once it has read what was said.
    if not _ended(process, GRACE):
        _signal(process, signal.SIGTERM)
        _ended(process, GRACE)
    # Its group is there until it is waited for, so the number is nobody else's yet.
    _signal(process, getattr(signal, "SIGKILL", signal.SIGTERM))
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)


def _ended(process: subprocess.Popen[bytes], seconds: float) -> bool:
    """Whether it has ended by then; it is not yet waited for."""
    until = time.monotonic() + seconds
    while True:
        if hasattr(os, "waitid"):
            with contextlib.suppress(ChildProcessError):
                if os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
                    return True
        elif process.poll() is not None:
            return True
        if time.monotonic() >= until:
            return False
        time.sleep(0.01)


def _signal(process: subprocess.Popen[bytes], number: int) -> None:
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, number)
        else:
            process.kill()
