"""A real server for tests: the whole application behind uvicorn, in a thread, on a free port of this machine.

`Server` starts and stops one over a database as often as is wanted, an SQLite file or one of PostgreSQL; the fixtures
`server`, one for a test file, and `database`, where a test may start servers of its own, are in conftest.py.
`Device` speaks the game socket as it is, message by message; most tests use `kronika.client` instead.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import sqlite3
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kronika import client
from kronika.server import app as application
from kronika.server.hub import Hub
from kronika.server.limits import UNLIMITED
from kronika.server.serving import server_config
from kronika.server.settings import Settings
from tests.server.driving import PATIENCE, Reply

client._RATE = client._BURST = 1e9  # the servers here are as patient; one test has a server that is not


class _Uvicorn(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_up = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.is_up.set()


class Server:
    """One server process in small: start, stop, start again over the same database."""

    def __init__(self, database: Path | str, **more: Any) -> None:
        self.database = str(database)
        self.url = ""
        self.hub: Hub
        self.loop: asyncio.AbstractEventLoop
        self._more = more
        self._server: _Uvicorn | None = None
        self._thread: threading.Thread | None = None
        self._port = 0

    def start(self) -> Self:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self._port))
        listener.listen(256)
        self._port = listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        settings = Settings(host="127.0.0.1", port=self._port, database=self.database)
        application.Hub = self._hub  # type: ignore[misc,assignment]
        app = application.create_app(settings, **{"bot_delay": 0, "limits": UNLIMITED, **self._more})
        self._server = _Uvicorn(server_config(app, log_level="error"))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]}, daemon=True)
        self._thread.start()
        assert self._server.is_up.wait(PATIENCE), "the server did not come up"
        application.Hub = Hub  # type: ignore[misc]
        return self

    def _hub(self, *args: Any, **more: Any) -> Hub:
        """The hub that the application makes, kept to be looked at."""
        self.hub, self.loop = Hub(*args, **more), asyncio.get_running_loop()
        return self.hub

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run this in the server's thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def sql(self, statement: str, *values: Any) -> list[Any]:
        """Look into the database, or, while the server is down, change it."""
        return look_up(self.database, statement, *values)

    def facts(self, room: str, kind: str) -> list[Any]:
        """The stored facts of this kind."""
        rows = self.sql("SELECT body FROM events WHERE room = ? AND kind = ? ORDER BY seq", room, kind)
        return [json.loads(body) for (body,) in rows]

    def stop(self) -> None:
        if self._server is not None and self._thread is not None:
            self._server.should_exit = True
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive()
        self._server = None

    def restart(self) -> None:
        """Stop, and start on the same port over the same database."""
        self.stop()
        self.start()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    # Requests

    def ask(
        self, path: str, body: Any = None, *, token: str | None = None, method: str | None = None, raw: bytes = b""
    ) -> Reply:
        """A request and its answer, whatever the status."""
        data = raw or (None if body is None else json.dumps(body).encode())
        request = urllib.request.Request(self.url + path, data, method=method or ("POST" if data else "GET"))
        if data is not None:
            request.add_header("content-type", "application/json")
        if token:
            request.add_header("authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return Reply(response.status, _headers(response), response.read())
        except urllib.error.HTTPError as error:
            with error:
                return Reply(error.code, _headers(error), error.read())

    def get(self, path: str, token: str | None = None) -> Any:
        """What a GET that must succeed answers, as JSON."""
        answer = self.ask(path, token=token)
        assert answer.status == 200, answer
        return answer.json

    # Tables

    def table(self, *names: str, **settings: Any) -> tuple[client.Table, ...]:
        """A room with these people in it, the first its host, and with these settings."""
        host = client.open_room(self.url, names[0])
        others = [client.join(self.url, host.code, name) for name in names[1:]]
        if settings:
            host.command({"type": "settings", "settings": {"decks": ["world"], **settings}})
        tables = (host, *others)
        see(*tables)
        return tables

    def bots(self, *levels: str, **settings: Any) -> client.Table:
        """Ana's room, with her in the first seat and bots in the others."""
        (host,) = self.table("Ana", **settings)
        seats = [{"name": "Ana", "person": host.person}]
        seats += [{"name": f"Robot {number}", "bot": level} for number, level in enumerate(levels)]
        host.command({"type": "sit", "seats": seats})
        return host

    def played(self, game: str = "timeline-cesko", *, moves: int = 3) -> client.Table:
        """Ana's table after a game in which she made some moves and bots the rest."""
        ana = self.bots("fair", game=game, options={} if game == "twist-coop" else {"hand": 3})
        ana.command({"type": "start"})
        play(ana, moves=moves)
        ana.command({"type": "give-seat", "seat": 0, "bot": "fair"})
        wait_for(ana, lambda table: table.over)
        return ana


class Device:
    """One game socket, and all that came over it."""

    def __init__(self, server: Server, room: str, token: str, **more: Any) -> None:
        self.socket: Any = connect(
            f"ws{server.url[4:]}/api/rooms/{room}/socket", compression=None, max_size=None, open_timeout=PATIENCE
        ).__enter__()
        self.token = token
        self.messages: list[dict[str, Any]] = []
        self._numbers = itertools.count(1)
        self.socket.send(json.dumps({"type": "hello", "token": token, **more}))
        self.welcome = self.read()

    def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.messages.append(message)
        return message

    def send(self, command: dict[str, Any], *, request: str | None = None, seen: int | None = None) -> str:
        request = request or f"request-{next(self._numbers)}"
        self.socket.send(
            json.dumps({"request": request, "seen": self.seq if seen is None else seen, "command": command})
        )
        return request

    def ask(self, command: dict[str, Any], *, request: str | None = None, seen: int | None = None) -> dict[str, Any]:
        """The answer to a command."""
        request = self.send(command, request=request, seen=seen)
        return self.until(lambda message: message.get("request") == request)

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that is wanted."""
        while not wanted(message := self.read()):
            pass
        return message

    @property
    def seq(self) -> int:
        """The number of the last fact seen."""
        return max((m["seq"] for m in self.messages if m["type"] in ("welcome", "update")), default=0)

    def close_code(self) -> int | None:
        """Read until the server closes the socket; with what it says."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None

    def cut(self) -> None:
        """Lose the network: no goodbye."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)


def see(*tables: client.Table) -> None:
    """Let all see what any of them has seen."""
    last = max(table.seq for table in tables)
    for table in tables:
        while table.seq < last:
            table.wait(PATIENCE)


def wait_for(table: client.Table, wanted: Callable[[client.Table], Any]) -> None:
    """Let a device take in messages until it shows what is wanted."""
    while not wanted(table):
        table.wait(PATIENCE)


def play(*tables: client.Table, moves: int = 1 << 30) -> int:
    """Let whoever is on turn make the first legal move; how many were made."""
    made = 0
    while made < moves and not tables[0].over:
        mover = next((table for table in tables if table._may_move((table.view or {}).get("turn"))), None)
        if mover is None:
            tables[0].wait(PATIENCE)  # a bot is on turn
            continue
        assert mover.view is not None
        mover.play(mover.view["legal"]["moves"][0])
        see(*tables)
        made += 1
    return made


def refusal(table: client.Table, command: dict[str, Any]) -> str:
    """The code with which a command is refused."""
    try:
        table.command(command)
    except client.ClientError as error:
        return error.code
    raise AssertionError(f"{command} was carried out")


def look_up(database: str, statement: str, *values: Any) -> list[Any]:
    """What a statement gives, run on the database behind the server's back."""
    if "://" not in database:
        # Closed at once: while this process has the database open, a server that starts does not recover what the one
        # before has left, but trusts the index that was in the dead one's hands.
        with closing(sqlite3.connect(database)) as connection, connection:
            return connection.execute(statement, values).fetchall()
    import psycopg

    with psycopg.connect(database) as remote:
        cursor = remote.execute(statement.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description else []


def _headers(response: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in response.headers.items()}


def one_server(database: str) -> Iterator[Server]:
    """A server for all tests of a file; rooms do not disturb one another."""
    with Server(database) as server:
        yield server
