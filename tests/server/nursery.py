"""Server processes for the tests that kill them: started cold, as anybody starts `kronika serve`, or warm.

A warm one is forked from a process that has the program in memory already and has run nothing of it. To the database
and to the clients it is like a cold one; it only spares the half second of processor time that imports take, a hundred
times over. `python -m tests.server.nursery` is that process. Where KRONIKA_CANARIES is set, they have canary decks.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

from tests.server.canaries import PLACE, use_canaries

__all__ = ["Nursery", "Server", "free_port"]

_PATIENCE = 20.0
_ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    """A port of 127.0.0.1 that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """One server process. `started` is when it was asked for, by time.monotonic(); `how`, cold or warm."""

    def __init__(self, pid: int, started: float, ended: int, child: subprocess.Popen[bytes] | None) -> None:
        self.pid = pid
        self.how = "warm" if child is None else "cold"
        self.started = started
        self.end = ended
        """A file descriptor that can be read when the process has ended."""
        self._child = child

    def kill(self, sign: int = signal.SIGKILL) -> None:
        """Send it a signal, if it still runs."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, sign)

    def status(self) -> int:
        """Wait for its end: the exit status, below 0 for the signal that ended it."""
        if self._child is not None:
            status = self._child.wait(_PATIENCE)
            os.close(self.end)
            return status
        return int(_line(self.end))


class Nursery:
    """Starts servers, one after the other."""

    def __init__(self, log: Path) -> None:
        self._log = log.open("ab")
        there, here = os.pipe(), os.pipe()
        self._orders, self._news = there[1], here[0]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", str(there[0]), str(here[1])],
            pass_fds=(there[0], here[1]),
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
            cwd=_ROOT,
        )
        os.close(there[0])
        os.close(here[1])
        assert _line(self._news) == "ready"

    def close(self) -> None:
        """No more servers."""
        os.close(self._orders)
        self._process.wait(_PATIENCE)
        os.close(self._news)
        self._log.close()

    def start(self, arguments: list[str], environ: dict[str, str], *, cold: bool) -> Server:
        """`kronika serve` with these arguments, and these variables beside the environment's own."""
        started = time.monotonic()
        if cold:
            return _cold(arguments, environ, started, self._log)
        os.write(self._orders, json.dumps([arguments, environ]).encode() + b"\n")
        return Server(int(_line(self._news)), started, self._news, None)


def _cold(arguments: list[str], environ: dict[str, str], started: float, log: IO[bytes]) -> Server:
    end, kept = os.pipe()  # closed by the system when the process ends
    module = "tests.server.nursery" if PLACE in environ else "kronika.cli"
    child = subprocess.Popen(
        [sys.executable, "-m", module, "serve", *arguments],
        env=os.environ | environ,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        pass_fds=(kept,),
        cwd=_ROOT,
    )
    os.close(kept)
    return Server(child.pid, started, end, child)


def _line(descriptor: int) -> str:
    found = b""
    while not found.endswith(b"\n"):
        byte = os.read(descriptor, 1)
        if not byte:
            raise EOFError("the nursery has ended; its log says why")
        found += byte
    return found.decode().strip()


def _main(orders: int, news: int) -> None:
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401
    import uvloop  # noqa: F401

    import kronika.server.app  # noqa: F401
    from kronika.cli import main
    from kronika.engine import edition, editions

    for name in editions():
        edition(name)
    os.write(news, b"ready\n")
    with os.fdopen(orders) as lines:
        for line in lines:
            arguments, environ = json.loads(line)
            pid = os.fork()
            if pid == 0:
                os.environ.update(environ)
                os.close(orders)
                os.close(news)
                status = 70
                try:
                    use_canaries()
                    status = main(["serve", *arguments])
                finally:
                    os._exit(status)
            os.write(news, b"%d\n" % pid)
            _, status = os.waitpid(pid, 0)
            os.write(news, b"%d\n" % os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    if sys.argv[1] == "serve":
        from kronika.cli import main

        use_canaries()
        sys.exit(main(sys.argv[1:]))
    _main(int(sys.argv[1]), int(sys.argv[2]))
