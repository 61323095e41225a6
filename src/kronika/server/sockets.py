"""The game socket: one WebSocket a device, from greeting to goodbye. Plain ASGI.

Knows messages and connections, not what commands do. Every message from a client is bounded in size and rate and is
decoded strictly; what goes out waits in a bounded queue, and a reader who cannot keep up is dropped and comes back.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter, deque
from collections.abc import Callable, MutableMapping
from functools import partial
from typing import Any, Final

import msgspec

from kronika.server import failpoints
from kronika.server.commands import COMMAND, Envelope, Play, cost_of, read_envelope, read_message
from kronika.server.guarding import Receive, Scope, Send, is_from_us, log_failure
from kronika.server.hub import Hub
from kronika.server.ids import ID, TOKEN, person_of
from kronika.server.limits import USUAL, Bucket, Buckets, Limits, Rate, address_of
from kronika.server.live import Ended, LiveRoom
from kronika.server.refusals import Refused
from kronika.server.store import StoreError
from kronika.server.wire import Hello, Refusal

__all__ = ["GameSockets"]

_GOODBYE: Final = 2.0
_QUEUE_MESSAGES: Final = 400
_QUEUE_BYTES: Final = 4 * 1024 * 1024
# Close codes: 1008 and 1009 are those of the protocol, 4xxx our own.
_POLICY, _TOO_BIG, _FAILED, _RESTART, _STRANGER, _UNKNOWN, _SLOW = 1008, 1009, 1011, 1012, 4403, 4404, 4408
_YES: Final = b'{"type":"accepted"'
_HELLO: Final = msgspec.json.Decoder(Hello)
_ENCODER: Final = msgspec.json.Encoder()


class _Device:
    """One connection: what waits to be sent, and who it is."""

    _numbers = itertools.count()

    def __init__(self, person: str, address: str, proofs: bool, rate: Rate) -> None:
        self.person = person
        self.proofs = proofs
        self.address = address
        self.number = next(self._numbers)
        self.bucket = Bucket(*rate)
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._held = b""
        self._sending = False
        self.tell: Callable[..., bool] | None = None
        """Sends one or two texts at once, or says that they have to wait; not every server has it."""
        self.reading = False
        """Whether what came last is looked at by the reader."""
        self.moving = False
        """Whether a move is carried out at once; what comes after it waits."""
        self._free: asyncio.Future[None] | None = None
        self._ready = asyncio.Event()
        self.closing: int | None = None
        self.answering = self.parted = False
        self.ended = asyncio.Event()

    def push(self, data: bytes) -> None:
        if self.closing is not None:
            return
        held, self._held = self._held, b""
        tell = None if self._queue or self._sending else self.tell
        if tell is not None and (tell(held, data) if held else tell(data)):
            if held or data.startswith(_YES):
                failpoints.passing("after-acknowledging")
            return
        if held:
            self._queue.append(held)
        self._queue.append(data)
        self._bytes += len(held) + len(data)
        if len(self._queue) > _QUEUE_MESSAGES or self._bytes > _QUEUE_BYTES:
            self.close(_SLOW)
            self._queue.clear()
            self._bytes = 0
        self._ready.set()

    def hold(self, data: bytes) -> None:
        """Send this, an acknowledgement, in one go with the next message, which follows at once, or with `release`."""
        self._held = data

    def release(self) -> None:
        """Send what is held back."""
        data, self._held = self._held, b""
        if data:
            self.push(data)

    async def free(self) -> None:
        """Wait while a move is carried out at once."""
        if self.moving:
            self._free = asyncio.get_running_loop().create_future()
            await self._free

    def moved(self) -> None:
        """It has been carried out, or not."""
        self.moving = False
        self.release()
        free, self._free = self._free, None
        if free is not None and not free.done():
            free.set_result(None)

    def drop(self) -> None:
        self.close(_RESTART)

    def part(self) -> None:
        self.parted = True
        if not self.answering:
            self.close(_STRANGER)

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
        self.ended.set()
        self._ready.set()

    async def pump(self, send: Send) -> None:
        """Send what waits, until this is closed."""
        while True:
            while self._queue:
                data = self._queue.popleft()
                self._bytes -= len(data)
                self._sending = True
                await send({"type": "websocket.send", "text": data.decode()})
                self._sending = False
                if data.startswith(_YES):
                    failpoints.passing("after-acknowledging")
            if self.closing is not None:
                await send({"type": "websocket.close", "code": self.closing})
                return
            self._ready.clear()
            await self._ready.wait()


class GameSockets:
    """Answers WebSockets at `/api/rooms/ROOM/socket`. `origins` are those allowed beside the server's own."""

    def __init__(self, hub: Hub, origins: frozenset[str] = frozenset(), limits: Limits = USUAL) -> None:
        self._hub = hub
        self._origins = origins
        self._limits = limits
        self._handshakes = Buckets(limits.handshakes)
        self._messages = Buckets(limits.messages)
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One WebSocket, from its handshake on."""
        await receive()  # websocket.connect
        room_id, address = _room_of(scope["path"]), address_of(scope)
        if (
            room_id is None
            or not is_from_us(scope, self._origins)
            or self._open[address] >= self._limits.connections
            or not self._handshakes.take(address)
        ):
            await send({"type": "websocket.close", "code": _POLICY})
            return
        self._open[address] += 1
        try:
            await send({"type": "websocket.accept"})
            code, device, live = await self._greeted(room_id, address, receive)
            if device is not None and live is not None:
                await self._talk(device, live, address, receive, send)
            elif code is not None:
                await send({"type": "websocket.close", "code": code})
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _greeted(
        self, room_id: str, address: str, receive: Receive
    ) -> tuple[int | None, _Device | None, LiveRoom | None]:
        """The device after its hello, and its room; else the code to close with, None where it has gone already."""
        try:
            async with asyncio.timeout(self._limits.hello):
                message = await receive()
        except TimeoutError:
            return _POLICY, None, None
        if message["type"] != "websocket.receive":
            return None, None, None
        try:
            hello = read_message(_raw(message), _HELLO)
        except Refused as refused:
            return _TOO_BIG if refused.code == "wire.too-big" else _POLICY, None, None
        if not TOKEN.fullmatch(hello.token):
            return _STRANGER, None, None
        try:
            live = await self._hub.room(room_id)
        except Refused:
            return _UNKNOWN, None, None
        except StoreError:
            return _RESTART, None, None
        who = live.room.people.get(person_of(hello.token))
        if who is None or not who.present:
            return _STRANGER, None, None
        return None, _Device(who.id, address, hello.proofs, self._limits.messages_each), live

    async def _talk(self, device: _Device, live: LiveRoom, address: str, receive: Receive, send: Send) -> None:
        """Read and send at once, until one of them ends; a reader who takes nothing does not hold up the end."""
        device.tell = _short_way(send, "tell")
        listen = _short_way(send, "listen")
        pump = asyncio.create_task(device.pump(send))
        # Whoever goes away meanwhile does not undo what was asked for: the hub keeps the reader to the end of that.
        reader = self._hub.keep(self._read(device, live, address, receive))
        ended = asyncio.create_task(device.ended.wait())
        try:
            own = [other for other in live.connections if isinstance(other, _Device) and other.person == device.person]
            if len(own) >= self._limits.devices:
                min(own, key=lambda other: other.number).drop()
            live.connect(device)
            if listen is not None:
                listen(
                    partial(self._hear, device, live, partial(self._acknowledge, device.hold), partial(_ended, device))
                )
            await asyncio.wait({pump, reader, ended}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if listen is not None:
                listen(None)
            live.disconnect(device)
            if device.closing is not None:
                await asyncio.wait({pump}, timeout=_GOODBYE)
            device.close(_FAILED)  # for the reader, where nothing else has ended it
            if not device.answering:
                reader.cancel()
            for task in (pump, ended):
                task.cancel()
            for error in await asyncio.gather(pump, ended, return_exceptions=True):
                # Who has gone cannot be sent anything any more.
                if isinstance(error, Exception) and not isinstance(error, OSError):
                    log_failure(error)

    async def _read(self, device: _Device, live: LiveRoom, address: str, receive: Receive) -> None:
        bucket = device.bucket
        wrong = 0
        while device.closing is None:
            device.reading = False
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            device.reading = True
            await device.free()
            slow_enough = bucket.take() and self._messages.take(address)
            try:
                envelope = read_envelope(_raw(message))
            except Refused as refused:
                if refused.code == "wire.too-big":
                    device.close(_TOO_BIG)
                    return
                wrong += 1
                device.push(_refusal(refused.code, refused.message))
            else:
                more = cost_of(envelope.command) - 1
                if slow_enough and (not more or (bucket.take(more) and self._messages.take(address, more))):
                    await self._carry_out(device, live, envelope)
                else:
                    wrong += 1
                    told = f"at most {self._limits.messages_each[0]:.0f} messages a second; send it again in a while"
                    device.push(_refusal("wire.too-fast", told, envelope.request))
            if wrong > self._limits.malformed:
                device.close(_POLICY)

    def _hear(
        self, device: _Device, live: LiveRoom, acknowledge: Callable[[bytes], None], ended: Ended, text: bytes
    ) -> bool:
        """Take in a move, nearly all that is ever heard, as it arrives; false where it has to go the usual way."""
        if device.moving or device.reading or device.closing is not None:
            return False
        try:
            envelope = COMMAND.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if type(envelope.command) is not Play or not device.bucket.take():
            return False
        if self._messages.take(device.address):
            device.moving = True
            try:
                if live.play_at_once(device, envelope, acknowledge, ended):
                    return True
            except Exception as error:
                ended(error)
                return True
            device.moving = False
            self._messages.give_back(device.address)
        device.bucket.give_back()
        return False

    async def _carry_out(self, device: _Device, live: LiveRoom, envelope: Envelope) -> None:
        device.answering = True
        try:
            _, missed = await live.carry_out(device.person, envelope, partial(self._acknowledge, device.push))
        except StoreError:
            device.drop()
        except Exception as error:
            log_failure(error)
            device.close(_FAILED)
        else:
            for data in missed:
                device.push(data)
            if device.parted:
                device.close(_STRANGER)
        finally:
            device.answering = False

    @staticmethod
    def _acknowledge(send: Callable[[bytes], None], answer: bytes) -> None:
        failpoints.passing("before-acknowledging")
        send(answer)


def _ended(device: _Device, error: Exception | None) -> None:
    """A move has been carried out at once, or not."""
    device.moved()
    if error is not None and not isinstance(error, StoreError):  # after that the room has dropped everybody
        log_failure(error)
        device.close(_FAILED)


def _short_way(send: Send, name: str) -> Callable[..., Any] | None:
    """Of kronika.server.serving, where `send` is its own; other servers have none."""
    way: Callable[..., Any] | None = getattr(getattr(send, "__self__", None), name, None)
    return way


def _raw(message: MutableMapping[str, Any]) -> bytes:
    """The text of a message in UTF-8; nothing, which is no message, where it is binary."""
    return (message.get("text") or "").encode("utf-8", "surrogatepass")


def _room_of(path: str) -> str | None:
    parts = path.strip("/").split("/")
    ours = len(parts) == 4 and parts[:2] == ["api", "rooms"] and parts[3] == "socket" and ID.fullmatch(parts[2])
    return parts[2] if ours else None


def _refusal(code: str, message: str, request: str = "") -> bytes:
    return _ENCODER.encode(Refusal(request, code, message))
