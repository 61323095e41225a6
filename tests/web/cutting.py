"""A wire between browser and server that can be cut: bytes go on, or nothing does, as on a phone in a tunnel."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Self

__all__ = ["Wire"]


class Wire:
    """Listens on a free port and passes everything on to another; `cut` loses what runs over it, `mend` lets new
    connections through again. `deafen` loses only what comes back.
    """

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = threading.Event()
        self._whole.set()
        self._deaf = False
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()
        self.cut()

    def cut(self) -> None:
        """Lose every connection, and refuse new ones."""
        self._whole.clear()
        with self._lock:
            for each in self._open:
                with contextlib.suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
                each.close()
            self._open.clear()

    def deafen(self) -> None:
        """From now on nothing comes back: what is sent arrives, and its answer is lost."""
        self._deaf = True

    def mend(self) -> None:
        """Let new connections through."""
        self._deaf = False
        self._whole.set()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if not self._whole.is_set():
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                near.close()
                continue
            with self._lock:
                # It may have been cut meanwhile.
                whole = self._whole.is_set()
                if whole:
                    self._open |= {near, far}
            if not whole:
                near.close()
                far.close()
                continue
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(one, other, one is far), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, comes_back: bool) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                if not (comes_back and self._deaf):
                    other.sendall(data)
        for each in (one, other):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
        with self._lock:
            self._open -= {one, other}
