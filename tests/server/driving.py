"""The whole application without a network: requests and sockets are handed to it as uvicorn would, in one event loop.

What takes a real connection (sizes of frames, slow readers, broken UTF-8) is tried on a real server instead.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import inspect
import itertools
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec

from kronika.server.app import create_app
from kronika.server.limits import UNLIMITED, Limits
from kronika.server.settings import Settings

__all__ = ["Application", "Reply", "Socket", "Two", "alarmed", "hosted", "running", "settle", "strict"]

HOST = b"kronika.test"
PATIENCE = 20.0


class Reply(NamedTuple):
    """An answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Socket:
    """A client's end of a WebSocket. `stream` is every message that came; `closed` the code with which it ended."""

    def __init__(self, app: Any, path: str, headers: Iterable[tuple[bytes, bytes]], address: str) -> None:
        self.stream: list[bytes] = []
        self.accepted = False
        self.closed: int | None = None
        self.error: BaseException | None = None
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._requests = itertools.count(1)
        scope = {
            "type": "websocket", "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1",
            "scheme": "ws", "path": path, "raw_path": path.encode("utf-8", "surrogatepass"), "query_string": b"",
            "root_path": "", "headers": [(b"host", HOST), *headers], "client": (address, 1), "server": ("test", 80),
            "subprotocols": [], "state": {}, "extensions": {},
        }  # fmt: skip
        self._incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self._run(app, scope))

    async def _run(self, app: Any, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self._incoming.get, self._send)
        except Exception as error:
            self.error = error
        if self.closed is None:
            self.closed = 1006
        self._changed.set()

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.send":
            self.stream.append(message["text"].encode())
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
            self._incoming.put_nowait({"type": "websocket.disconnect", "code": self.closed})
        self._changed.set()

    def send(self, message: Any) -> None:
        """Send a text, bytes, or a value as JSON."""
        if isinstance(message, bytes):
            event = {"type": "websocket.receive", "bytes": message}
        else:
            text = message if isinstance(message, str) else json.dumps(message)
            event = {"type": "websocket.receive", "text": text}
        self._incoming.put_nowait(event)

    async def until(self, count: int) -> list[bytes]:
        """So many messages, or all up to the end of the connection."""
        async with asyncio.timeout(PATIENCE):
            while len(self.stream) < count and self.closed is None:
                self._changed.clear()
                await self._changed.wait()
        return self.stream

    async def end(self) -> int:
        """Wait for the end of the connection; its code."""
        async with asyncio.timeout(PATIENCE):
            await self.task
        assert self.closed is not None
        return self.closed

    async def greet(self, token: str, **more: Any) -> dict[str, Any]:
        """Say hello; the welcome."""
        self.send({"type": "hello", "token": token, **more})
        stream = await self.until(1)
        assert stream, f"closed with {self.closed}"
        found: dict[str, Any] = json.loads(stream[0])
        return found

    async def ask(self, command: dict[str, Any], *, seen: int = 1 << 52, request: str = "") -> dict[str, Any]:
        """Send a command; the answer to it."""
        request = request or f"request-{next(self._requests)}"
        return await self.answer({"request": request, "seen": seen, "command": command})

    async def answer(self, message: Any) -> dict[str, Any]:
        """Send anything; the first answer after it, which is no news of the table."""
        at = len(self.stream)
        self.send(message)
        while True:
            await self.until(at + 1)
            if len(self.stream) <= at:
                return {"type": "closed", "code": self.closed}
            found: dict[str, Any] = json.loads(self.stream[at])
            if found["type"] in ("accepted", "refused", "stale"):
                return found
            at += 1

    async def leave(self) -> None:
        """Break the connection off."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self.end()


class Application:
    """An application that runs."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self.replies: list[tuple[str, Reply]] = []
        """All answers to requests, with the paths."""

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        token: str | None = None,
        query: bytes = b"",
        headers: Iterable[tuple[bytes, bytes]] = (),
        address: str = "192.0.2.1",
    ) -> Reply:
        """A request and its answer; `body` is bytes, or a value that is sent as JSON."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        sent = [(b"host", HOST), *headers]
        if data:
            sent.append((b"content-type", b"application/json"))
        if token is not None:
            sent.append((b"authorization", b"Bearer " + token.encode("latin-1")))
        incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        incoming.put_nowait({"type": "http.request", "body": data, "more_body": False})
        out: list[Any] = []

        async def send(message: Any) -> None:
            out.append(message)

        scope = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
            "method": method, "scheme": "http", "path": path, "raw_path": path.encode("utf-8", "surrogatepass"),
            "query_string": query, "root_path": "", "headers": sent, "client": (address, 1), "server": ("test", 80),
            "state": {}, "extensions": {},
        }  # fmt: skip
        await self._app(scope, incoming.get, send)
        head = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in out[0]["headers"]}
        reply = Reply(out[0]["status"], head, b"".join(part.get("body", b"") for part in out[1:]))
        self.replies.append((path, reply))
        return reply

    def socket(
        self,
        room: str,
        *,
        headers: Iterable[tuple[bytes, bytes]] = (),
        address: str = "192.0.2.1",
        path: str = "",
        kind: type[Socket] = Socket,
    ) -> Socket:
        """Open a socket to a room, by its id."""
        return kind(self._app, path or f"/api/rooms/{room}/socket", headers, address)

    async def open(self, name: str, token: str, **more: Any) -> dict[str, Any]:
        """Open a room; the entrance."""
        reply = await self.ask("POST", "/api/rooms", {"name": name, **more}, token=token)
        assert reply.status == 201, reply
        found: dict[str, Any] = reply.json
        return found

    async def join(self, code: str, name: str, token: str, **more: Any) -> dict[str, Any]:
        """Join a room; the entrance."""
        reply = await self.ask("POST", f"/api/rooms/{code}/join", {"name": name, **more}, token=token)
        assert reply.status == 200, reply
        found: dict[str, Any] = reply.json
        return found


def strict(**few: Any) -> Limits:
    """No limits but these."""
    return msgspec.structs.replace(UNLIMITED, **few)


async def settle(rounds: int = 20) -> None:
    """Let everything that is ready to run do so."""
    for _ in range(rounds):
        await asyncio.sleep(0)


@asynccontextmanager
async def running(
    folder: Path, *, limits: Limits = UNLIMITED, bot_delay: float = 0, **more: Any
) -> AsyncIterator[Application]:
    """An application over a database in this folder, from its start to its stop. Nothing may go wrong unnoticed in it:
    no error is logged, no task ends with an exception that nobody takes.
    """
    folder.mkdir(exist_ok=True)
    settings = Settings(database=str(folder / "kronika.sqlite"), origins=frozenset({"https://friends.example"}))
    app = create_app(settings, bot_delay=bot_delay, limits=limits, **more)
    incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    outgoing: asyncio.Queue[Any] = asyncio.Queue()
    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    with alarmed() as alarms:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: alarms.append(str(context)))
        life = asyncio.create_task(app(scope, incoming.get, outgoing.put))
        incoming.put_nowait({"type": "lifespan.startup"})
        async with asyncio.timeout(PATIENCE):
            assert (await outgoing.get())["type"] == "lifespan.startup.complete"
        try:
            yield Application(app)
        finally:
            incoming.put_nowait({"type": "lifespan.shutdown"})
            await life
            del app
            gc.collect(1)
            await settle()
    assert not alarms, alarms


@contextmanager
def alarmed() -> Iterator[list[str]]:
    """What the server logs as an error meanwhile; what the tests' own WebSocket clients say is not its."""
    alarms: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.addFilter(lambda record: not record.name.startswith("websockets.client"))
    handler.emit = lambda record: alarms.append(handler.format(record))  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    try:
        yield alarms
    finally:
        logging.getLogger().removeHandler(handler)


def hosted(limits: Limits = UNLIMITED, **more: Any) -> Callable[[Callable[..., Any]], Callable[..., None]]:
    """Makes an asynchronous test of a running application, which is its first argument, one that pytest knows."""

    def decorate(test: Callable[..., Any]) -> Callable[..., None]:
        def run(tmp_path: Path, **given: Any) -> None:
            async def inside() -> None:
                async with running(tmp_path, limits=limits, **more) as app:
                    await test(app, **given)

            asyncio.run(inside())

        own = list(inspect.signature(test).parameters.values())[1:]
        first = inspect.Parameter("tmp_path", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        functools.update_wrapper(run, test)
        del run.__wrapped__  # type: ignore[attr-defined]
        run.__signature__ = inspect.Signature([first, *own])  # type: ignore[attr-defined]
        return run

    return decorate


class Two:
    """Ana, who is host, and Ben, at a table with a game of Timeline, each with a socket."""

    ana: Socket
    ben: Socket

    def __init__(self, app: Application) -> None:
        self.app = app
        self.tokens = {"ana": "ana-" + "a" * 30, "ben": "ben-" + "b" * 30}
        self.room = self.code = ""
        self.people: dict[str, str] = {}

    @classmethod
    async def at(cls, app: Application, *, dealt: bool = True) -> Self:
        """At a new table."""
        two = cls(app)
        entrance = await app.open("Ana", two.tokens["ana"])
        two.room, two.code = entrance["room"], entrance["code"]
        other = await app.join(two.code, "Ben", two.tokens["ben"])
        two.people = {"ana": entrance["person"], "ben": other["person"]}
        two.ana, two.ben = await two.come("ana"), await two.come("ben")
        if dealt:
            assert (await two.ana.ask({"type": "start"}))["type"] == "accepted"
        return two

    async def come(self, name: str, **more: Any) -> Socket:
        """Another socket of one of them."""
        socket = self.app.socket(self.room, **more)
        await socket.greet(self.tokens[name])
        return socket

    async def view(self, name: str = "ana") -> dict[str, Any]:
        """The room as one of them sees it now."""
        reply = await self.app.ask("GET", f"/api/rooms/{self.code}/view", token=self.tokens[name])
        assert reply.status == 200, reply
        found: dict[str, Any] = reply.json
        return found

    async def seq(self) -> int:
        """How much has happened."""
        return int((await self.view())["seq"])

    async def on_turn(self) -> tuple[str, Socket, dict[str, Any]]:
        """Who is to move, their socket, and a move that they may make."""
        view = (await self.view())["view"]
        name = ("ana", "ben")[view["turn"]]
        return name, {"ana": self.ana, "ben": self.ben}[name], view["legal"]["moves"][0]
