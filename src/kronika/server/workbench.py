"""Heavy work, in a process of its own each: what chokes on a file chokes alone, and is stopped.

Knows how work is given out, bounded and stopped; what is done is for making.py and judging.py. One piece of work
at a time: whoever plays meanwhile should not notice.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec

from kronika.server.refusals import Refused

__all__ = ["FAILED", "LONGEST", "Workbench", "bound"]

FAILED: Final = 3
"""The status with which a process says why not, in place of a result."""
LONGEST: Final = 60
"""Seconds of a piece of work."""
_MEMORY: Final = 4 << 30
_WAITING: Final = 8
_WAITING_EACH: Final = 2
"""Of one address, so that it does not take all places."""


def bound() -> None:
    """For the process: no more memory and time than a piece of work needs, where the system can see to that."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST + 5))


class _Why(msgspec.Struct):
    code: str
    message: str


class Workbench:
    """Takes work from any task of the server, for a module that does it when it is run; `seconds` is how long a piece
    may take.
    """

    def __init__(self, module: str = "kronika.server.making", seconds: float = LONGEST) -> None:
        self._module = module
        self._seconds = seconds
        self._hand = ThreadPoolExecutor(1, thread_name_prefix="workbench")
        self._waiting: Counter[str] = Counter()
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    async def do(self, job: dict[str, Any], address: str = "") -> bytes:
        """The result of a job, which the module understands. Refused with what it says was wrong, where
        it takes too long, where too many wait, in all or of this address, or where the server stops or is worn out.
        """
        if self._closed:
            raise Refused("http.busy", "this server is being stopped; try again in a minute")
        if self._waiting[address] >= _WAITING_EACH:
            raise Refused("http.too-many", "this address has two pieces of work under way; try again in a minute")
        if self._waiting.total() >= _WAITING:
            raise Refused("http.busy", "there is work for others under way just now; try again in a minute")
        self._waiting[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hand, self._done, msgspec.json.encode(job))
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    def close(self) -> None:
        """Take no more work, and stop what is being done."""
        self._closed = True
        self._hand.shutdown(wait=False, cancel_futures=True)
        if (process := self._process) is not None:
            process.kill()

    def _done(self, job: bytes) -> bytes:
        command = [sys.executable, "-P", "-m", self._module]
        # What the server was told, such as the password of its database, is not for what reads strangers' files.
        environment = {name: text for name, text in os.environ.items() if not name.startswith("KRONIKA_")}
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        try:
            begun = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nowhere, env=environment)
        except OSError:
            raise Refused("http.busy", "there is no room for more work just now; try again in a minute") from None
        with begun as process:
            self._process = process
            if self._closed:  # meanwhile, by another thread
                process.kill()
            try:
                out, _ = process.communicate(job, timeout=self._seconds)
            except subprocess.TimeoutExpired:
                process.kill()
                raise Refused("deck.limit", "this takes too long here; make the file smaller") from None
            finally:
                self._process = None
        if process.returncode == FAILED:
            with contextlib.suppress(msgspec.DecodeError):
                why = msgspec.json.decode(out, type=_Why)
                raise Refused(why.code, why.message)
        if process.returncode:
            raise Refused("deck.limit", "this cannot be done here; make the file smaller, or do it with kronika deck")
        return out
