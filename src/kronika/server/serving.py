"""How the application is put behind uvicorn: limits on connections that uvicorn itself does not have.

Knows bytes and connections, no rooms. Who opens a connection and says nothing, who takes nothing of what is sent, and
who sends a heading or a message in endless small parts is cut off, so that no connection stays for ever at no cost.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kronika.server.commands import LONGEST_MESSAGE
from kronika.server.frames import is_control, text_frame, text_in, whole_frame
from kronika.server.limits import USUAL, Bucket

if TYPE_CHECKING:
    from asyncio.transports import BaseTransport

    from websockets.frames import Frame

__all__ = ["Requests", "Sockets", "server_config"]

_LONGEST_HEADING: Final = 32 * 1024
_GARBAGE: Final = (20_000, 20, 50)
"""When garbage is looked for, as gc.set_threshold has it. A table in play makes hardly any."""
_MOST_PARTS: Final = 64
"""Fragments of one WebSocket message."""


class _Watched(asyncio.Protocol):
    """Cuts a connection off whose peer is not heard of in time, or takes nothing any more."""

    to_speak = 20.0
    """Seconds for the heading of a request, from its first byte or, for the first one, from the connection on."""
    to_read = 20.0
    """Seconds for which what waits to be sent may not get less than the transport's low-water mark."""
    to_tell = 120.0
    """Seconds for the body of a request."""
    to_hear = 1.0
    """Seconds to take in an answer that came before the whole request was sent."""
    to_part = 20.0
    """Seconds from a goodbye to the end."""

    transport: asyncio.Transport
    _speaking: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _parting: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._speaking, self._reading, self._parting):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._reading = asyncio.get_running_loop().call_later(self.to_read, self.cut)
        super().pause_writing()

    def resume_writing(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        super().resume_writing()

    def part(self) -> None:
        """A closed transport waits until all is sent, for ever if need be; this one does not."""
        if self._parting is None:
            self._parting = asyncio.get_running_loop().call_later(self.to_part, self.cut)

    def cut(self) -> None:
        """End the connection now, whatever is still to be sent."""
        self.gone()
        self.transport.abort()

    def gone(self) -> None:
        """Let nobody write any more."""
        raise NotImplementedError


class Requests(_Watched, HttpToolsProtocol):
    """HTTP: the heading of a request has a time and a size, its body a time."""

    _heading = 0
    _in_heading = False
    _answering: RequestResponseCycle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone()
        super().connection_lost(exc)

    def gone(self) -> None:
        # uvicorn tells the request that was read last; with pipelining it is an earlier one that is being answered.
        self.pipeline.clear()
        for cycle in (self._answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def data_received(self, data: bytes) -> None:
        if self._speaking is None and (self.cycle is None or self.cycle.response_complete):
            self._begin()
        self._heading += len(data)
        super().data_received(data)
        if self._in_heading and self._heading > _LONGEST_HEADING:
            self.cut()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_headers_complete(self) -> None:
        self._end()
        super().on_headers_complete()
        if not self.parser.should_upgrade():
            self._wait(self.to_tell)

    def on_message_complete(self) -> None:
        self._end()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._speaking is not None and not self._in_heading and self._answering is self.cycle:
            # Answered before all was said: the rest is not listened to.
            self.transport.pause_reading()
            asyncio.get_running_loop().call_later(self.to_hear, self.transport.close)
            self.part()
        elif self.transport.is_closing():
            self.part()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.part()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self.part()

    def _begin(self) -> None:
        self._heading, self._in_heading = 0, True
        self._wait(self.to_speak)

    def _wait(self, seconds: float) -> None:
        self._speaking = asyncio.get_running_loop().call_later(seconds, self.cut)

    def _end(self) -> None:
        self._in_heading = False
        if self._speaking is not None:
            self._speaking.cancel()
            self._speaking = None


class Sockets(_Watched, WebSocketsSansIOProtocol):
    """WebSockets: a message has few parts, what is no text arrives as bytes, pings are few, and the end is an end.

    Whole texts in one frame, nearly all that is ever said, go past the general protocol in both directions.
    """

    pings = USUAL.messages_each
    _pings: Bucket | None = None
    _heard: Callable[[bytes], bool] | None = None
    _in_step = True
    """Whether what has arrived so far were whole frames: then the next one begins with the next bytes."""

    def gone(self) -> None:
        self.disconnected = True

    def tell(self, text: bytes, then: bytes = b"") -> bool:
        """Send a text at once, given in UTF-8, and `then` another one in the same go; false where they have to wait, or
        nothing is to be sent any more.
        """
        transport = self.transport
        # While `_reading` runs, the transport has more than it should.
        if self._reading is not None or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        if transport.is_closing():
            return False
        transport.write(whole_frame(text) + text_frame(then) if then else text_frame(text))
        return True

    def listen(self, heard: Callable[[bytes], bool] | None) -> None:
        """Have texts that arrive, as bytes, given to `heard` first, where none waits for the application; those of
        which it says false go the usual way.
        """
        self._heard = heard

    def data_received(self, data: bytes) -> None:
        if self._in_step and self.handshake_initiated and not self.close_sent:
            text = text_in(data) if self.handshake_complete else None
            if text is not None and len(text) <= LONGEST_MESSAGE and self._hear(text):
                return
            self._in_step = is_control(data)
        super().data_received(data)

    def _hear(self, text: bytes) -> bool:
        """Pass a whole message on; false where it is no text."""
        if self._heard is not None and self.queue.empty() and self._heard(text):
            return True
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            return False
        # One more may arrive while the application is at work; then it is for the client to wait.
        if not self.read_paused and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _MOST_PARTS:
            self.cut()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._pings is None:
            self._pings = Bucket(*self.pings)
        # Answers to somebody who does not read would heap up.
        if self.writable.is_set() and self._pings.take():
            super().handle_ping()
        else:
            self.cut()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.part()

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.close_sent:
            # The protocol has ended the connection itself, and the application does not know yet.
            raise ClientDisconnected
        await super().send(message)

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                self.part()


def server_config(app: Any, **settings: Any) -> Config:
    """How uvicorn runs the application; `settings` are more of its own, such as `log_level`."""
    return Config(
        _settled(app),
        http=Requests,
        ws=Sockets,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        **settings,
    )


def _settled(app: Any) -> Any:
    """The application; once it has started, what is in memory by then is there for good, and is not looked through
    again and again for garbage. Most of what a game makes is freed without that, so it is looked for seldom.
    """

    async def application(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return

        async def sending(message: Any) -> None:
            if message["type"] == "lifespan.startup.complete":
                gc.freeze()
                gc.set_threshold(*_GARBAGE)
            await send(message)

        await app(scope, receive, sending)

    return application
