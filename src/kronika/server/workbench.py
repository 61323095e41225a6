"""Heavy work on strangers' files, in a process of its own each: what chokes on a file chokes alone, and is stopped.

Knows how work is given out, bounded and stopped; what is done is for making.py. One piece of work at a time: whoever
plays meanwhile should not notice.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec

from kronika.server.refusals import Refused

__all__ = ["FAILED", "LONGEST", "Workbench"]

FAILED: Final = 3
"""The status with which a process says why not, in place of a result."""
LONGEST: Final = 60
"""Seconds of a piece of work."""
_WAITING: Final = 8
_WAITING_EACH: Final = 2
"""Of one address, so that it does not take all places."""


class _Why(msgspec.Struct):
    code: str
    message: str


class Workbench:
    """Takes work from any task of the server; `seconds` is how long a piece may take."""

    def __init__(self, seconds: float = LONGEST) -> None:
        self._seconds = seconds
        self._hand = ThreadPoolExecutor(1, thread_name_prefix="workbench")
        self._waiting: Counter[str] = Counter()
        self._process: subprocess.Popen[bytes] | None = None

    async def do(self, job: dict[str, Any], address: str = "") -> bytes:
        """The result of a job, whose key `verb` is one that making.py knows. Refused with what it says was wrong, where
        it takes too long, or where too many wait, in all or of this address.
        """
        if self._waiting[address] >= _WAITING_EACH:
            raise Refused("http.too-many", "two files of this address are being worked on; try again in a minute")
        if self._waiting.total() >= _WAITING:
            raise Refused("http.busy", "others are importing and printing just now; try again in a minute")
        self._waiting[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hand, self._done, msgspec.json.encode(job))
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    def close(self) -> None:
        """Take no more work, and stop what is being done."""
        self._hand.shutdown(wait=False, cancel_futures=True)
        if (process := self._process) is not None:
            process.kill()

    def _done(self, job: bytes) -> bytes:
        command = [sys.executable, "-P", "-m", "kronika.server.making"]
        # What the server was told, such as the password of its database, is not for what reads strangers' files.
        environment = {name: text for name, text in os.environ.items() if not name.startswith("KRONIKA_")}
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=environment) as process:
            self._process = process
            try:
                out, _ = process.communicate(job, timeout=self._seconds)
            except subprocess.TimeoutExpired:
                process.kill()
                raise Refused("deck.limit", "this takes too long here; make the file smaller") from None
            finally:
                self._process = None
        if process.returncode == FAILED:
            why = msgspec.json.decode(out, type=_Why)
            raise Refused(why.code, why.message)
        if process.returncode:
            raise Refused("deck.limit", "this cannot be done here; make the file smaller, or do it with kronika deck")
        return out
