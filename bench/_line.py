"""A slow line to a server, byte by byte: what a phone has between itself and a server, for measurements.

`SlowLine` listens on a port of its own and passes everything on. It knows no HTTP: connections are opened, answered and
throttled alike, sockets too, which a browser's own throttling leaves alone. Each connection begins with a round trip
for its handshake; each byte takes half a round trip; all that comes down shares the line's bandwidth; and no connection
has more on its way than its congestion window, which begins with ten segments and doubles each round trip.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import Self

__all__ = ["SlowLine"]

_SEGMENT = 1_460
_FIRST_WINDOW = 10 * _SEGMENT


class SlowLine:
    """A line to `port` of this machine: `round_trip` in seconds, `bandwidth` in bytes a second, downwards."""

    def __init__(self, port: int, round_trip: float = 0.15, bandwidth: float = 1_600_000 / 8) -> None:
        self._port = port
        self._half = round_trip / 2
        self._bandwidth = bandwidth
        self._free_at = 0.0
        self._open: set[asyncio.StreamReader] = set()
        self._up = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.url = ""

    def __enter__(self) -> Self:
        self._thread.start()
        if not self._up.wait(20):
            raise TimeoutError("the slow line did not come up")
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(20)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        listening = self._loop.run_until_complete(asyncio.start_server(self._connected, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        self._up.set()
        self._loop.run_forever()
        listening.close()
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self._loop.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        handshake = self._loop.time() + 2 * self._half
        self._open.add(reader)  # asyncio itself holds a stream weakly, and its task with it
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self._port)
            self._open.add(up_reader)
            await asyncio.gather(self._up_to(reader, up_writer, handshake), self._down_to(up_reader, writer))
            self._open.discard(up_reader)
        except (OSError, asyncio.CancelledError):  # the server is gone, or the line is closed
            writer.close()
        finally:
            self._open.discard(reader)

    async def _up_to(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, opened: float) -> None:
        """What is asked: never much, so only its time on the way counts."""
        due = opened
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                due = max(self._loop.time() + self._half, opened + self._half, due + 1e-6)
                self._later(due, writer, data)
            self._later(max(self._loop.time() + self._half, due + 1e-6), writer, None)

    async def _down_to(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What is answered, a segment at a time."""
        window, on_its_way = _FIRST_WINDOW, 0
        acknowledged = asyncio.Event()

        def acknowledge(size: int) -> None:
            nonlocal window, on_its_way
            on_its_way -= size
            window += size
            acknowledged.set()

        with contextlib.suppress(OSError):
            while data := await reader.read(_SEGMENT):
                while on_its_way and on_its_way + len(data) > window:
                    acknowledged.clear()
                    await acknowledged.wait()
                on_its_way += len(data)
                self._free_at = max(self._free_at, self._loop.time()) + len(data) / self._bandwidth
                arrives = self._free_at + self._half
                self._later(arrives, writer, data)
                self._loop.call_at(arrives + self._half, acknowledge, len(data))
            self._later(max(self._free_at, self._loop.time()) + self._half + 1e-6, writer, None)

    def _later(self, due: float, writer: asyncio.StreamWriter, data: bytes | None) -> None:
        """Give this out at its time; None ends the connection."""

        def give() -> None:
            if writer.is_closing():
                return
            if data is None:
                writer.close()
            else:
                writer.write(data)

        self._loop.call_at(due, give)
