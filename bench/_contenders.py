"""The servers of `bench/serving.py`: how each is started, how its tables are opened, and how a game is dealt to them.

Whatever is done here is outside the clock. Knows each server's own messages, nothing of how the load is made.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Protocol, Self

from bench._load import Line, Speech, Table, connect, framed
from bench.peers import install
from bench.workload import RIGHT
from kronika.engine import Turn, load_record, turn_lines
from kronika.table.moves import Place

__all__ = ["CONTENDERS", "KRONIKA", "MOVES", "Contender"]

KRONIKA: Final = "kronika"
MOVES: Final = 20
"""Of a game; as many as games of this size have in the middle."""
SEATS: Final = 4
HERE = Path(__file__).parent
ROOT = HERE.parent
_PATIENCE: Final = 60.0
_NEWS: Final = b'{"type":"update"'


class Contender(Protocol):
    """A running server."""

    speech: Speech

    def open(self, tables: int) -> list[Table]:
        """So many tables, with a socket for each seat."""

    def deal(self, tables: Sequence[Table]) -> None:
        """A game of MOVES moves at each of them, its moves ready to be sent."""

    def cpu(self) -> float:
        """Seconds of CPU time that the server has had so far."""

    def cpu_clock(self) -> float:
        """The same, quickly: for each move."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class _Process:
    """A server process on one core, on a free port of this machine."""

    def __init__(
        self, command: Callable[[int], Sequence[str]], core: int, *, cwd: Path, env: Mapping[str, str] | None = None
    ) -> None:
        self.port = _free_port()
        self.process = subprocess.Popen(
            command(self.port), cwd=cwd, stdout=subprocess.PIPE, text=True, env=os.environ | dict(env or {})
        )
        os.sched_setaffinity(self.process.pid, {core})
        self._await()

    def _await(self) -> None:
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1.0).close()
                return
            except OSError:
                time.sleep(0.05)
        self.process.kill()
        raise RuntimeError(f"{self.process.args!r} did not start")

    def cpu(self) -> float:
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def cpu_clock(self) -> float:
        return time.clock_gettime(~self.process.pid << 3 | 2)  # as clock_getcpuclockid(3) has it on Linux

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Kronika(_Process):
    """The server that `kronika serve` runs, over an SQLite file: rooms, people and deals by its own ways in."""

    speech = Speech(news=_NEWS, answer=b'{"type":"accepted"')

    def __init__(self, folder: Path, core: int) -> None:
        self._database = folder / "kronika.sqlite"
        script = [sys.executable, str(HERE / "peers" / "kronika_server.py")]
        super().__init__(lambda port: [*script, str(port), str(self._database)], core, cwd=ROOT)
        self._rooms: dict[Table, str] = {}
        self._waves = 0

    def open(self, tables: int) -> list[Table]:
        return [self._table() for _ in range(tables)]

    def _table(self) -> Table:
        with closing(http.client.HTTPConnection("127.0.0.1", self.port)) as talk:
            host = _ask(talk, "/api/rooms", {"name": "Olga"})
            others = [_ask(talk, f"/api/rooms/{host['code']}/join", {"name": name}) for name in ("Jan", "Ewa", "Max")]
        lines = []
        for who in (host, *others):
            lines.append(connect(self.port, f"/api/rooms/{host['room']}/socket"))
            lines[-1].send(_json({"type": "hello", "token": who["token"]}))
            lines[-1].until(b'{"type":"welcome"')
        table = Table(lines)
        self._rooms[table] = host["room"]
        settings = {"game": "timeline-russia", "decks": ["russia"]}
        self._do(lines[0], {"type": "settings", "settings": settings}, "settings")
        return table

    def deal(self, tables: Sequence[Table]) -> None:
        self._waves += 1
        with closing(sqlite3.connect(self._database)) as store:
            for table in tables:
                self._do(table.lines[0], {"type": "start"}, f"start-{self._waves:06}")
                for line in table.lines:
                    while b'"kind":"dealt"' not in line.until(_NEWS)[:60]:
                        pass
                last = "SELECT seq, body FROM events WHERE room = ? AND kind = 'dealt' ORDER BY seq DESC LIMIT 1"
                seq, body = store.execute(last, (self._rooms[table],)).fetchone()
                table.moves = [
                    (move["seat"], framed(_envelope(f"move-{self._waves:06}-{seq + made}", seq + made, move)))
                    for made, move in enumerate(_game(json.loads(body)["header"]))
                ]

    def watched(self, table: Table) -> Iterator[str]:
        """What everybody is told of each move of the game that has been dealt at this table."""
        for number, frame in table.moves:
            table.lines[number].sock.sendall(frame)
            told = [line.until(_NEWS) for line in table.lines]
            table.lines[number].rest = b""
            yield told[0].decode()

    @staticmethod
    def _do(line: Line, command: Mapping[str, Any], request: str) -> None:
        line.send(_json({"request": request.ljust(8, "-"), "seen": 0, "command": command}))
        answer = line.until(b'{"type":"accepted"', b'{"type":"refused"')
        if b"refused" in answer[:20]:
            raise RuntimeError(answer.decode())


class BareLitestar(_Process):
    """A handler without a game; the same frames come in as to Kronika's server, and the same texts go out."""

    speech = Speech(news=_NEWS)

    def __init__(self, folder: Path, core: int) -> None:
        texts = folder / "texts.json"
        with Kronika(folder, core) as model:
            (table,) = model.open(1)
            model.deal([table])
            self._moves = list(table.moves)
            texts.write_text(json.dumps(list(model.watched(table))))
        script = [sys.executable, str(HERE / "peers" / "litestar_server.py")]
        super().__init__(lambda port: [*script, str(port), str(texts)], core, cwd=ROOT)

    def open(self, tables: int) -> list[Table]:
        return [Table([connect(self.port, f"/{number}") for _ in range(SEATS)]) for number in range(tables)]

    def deal(self, tables: Sequence[Table]) -> None:
        for table in tables:
            table.moves = self._moves


class BoardgameIO(_Process):
    """boardgame.io's server over the same game; its lobby, then Socket.IO as its client speaks it over a WebSocket."""

    speech = Speech(news=b'42/timeline,["update"', beat=b"2", echo=b"3")

    def __init__(self, _: Path, core: int) -> None:
        node, folder = install.node_peer("boardgameio")
        production = {"NODE_ENV": "production"}
        command = [node, "server.js"]
        self._lobby = _free_port()
        super().__init__(
            lambda port: [*command, str(port), str(self._lobby), str(MOVES)], core, cwd=folder, env=production
        )
        assert self.process.stdout is not None
        told = next(line for line in self.process.stdout if line.startswith("{"))
        self._game: dict[str, Any] = json.loads(told)

    def open(self, tables: int) -> list[Table]:
        return [Table([self._line() for _ in range(SEATS)]) for _ in range(tables)]

    def _line(self) -> Line:
        line = connect(self.port, "/socket.io/?EIO=4&transport=websocket")
        line.until(b"0{")
        line.send(b"40/timeline,")
        line.until(b"40/timeline,{")
        return line

    def deal(self, tables: Sequence[Table]) -> None:
        with closing(http.client.HTTPConnection("127.0.0.1", self._lobby)) as talk:
            for table in tables:
                match = _ask(talk, "/games/timeline/create", {"numPlayers": SEATS})["matchID"]
                keys = []
                for seat, line in enumerate(table.lines):
                    who = {"playerID": str(seat), "playerName": f"Player {seat}"}
                    keys.append(_ask(talk, f"/games/timeline/{match}/join", who)["playerCredentials"])
                    line.send(b"42/timeline," + _json(["sync", match, str(seat), keys[seat], SEATS]))
                    line.until(b'42/timeline,["sync"')
                table.moves = [
                    (seat, framed(b"42/timeline," + _json(_update(match, number, seat, keys[seat], choice))))
                    for number, (seat, choice) in enumerate(
                        zip(self._game["seats"], self._game["choices"], strict=True)
                    )
                ]


CONTENDERS: Final[dict[str, Callable[[Path, int], Contender]]] = {
    KRONIKA: Kronika,
    "boardgame.io": BoardgameIO,
    "bare Litestar handler": BareLitestar,
}


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _ask(talk: http.client.HTTPConnection, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
    talk.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer = talk.getresponse()
    said = answer.read()
    if answer.status >= 300:
        raise RuntimeError(f"{path}: {answer.status} {said[:200]!r}")
    found: dict[str, Any] = json.loads(said)
    return found


def _json(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def _envelope(request: str, seen: int, move: Mapping[str, Any]) -> bytes:
    return _json({"request": request, "seen": seen, "command": {"type": "play", "move": move}})


def _update(match: str, state: int, seat: int, key: str, choice: Sequence[Any]) -> list[Any]:
    payload = {"type": "place", "args": choice, "playerID": str(seat), "credentials": key}
    return ["update", {"type": "MAKE_MOVE", "payload": payload}, state, match, str(seat)]


def _game(header: str) -> list[dict[str, Any]]:
    """A way in which the game with this header is over after MOVES moves; each placed rightly two times in three."""
    start = load_record([header.encode()])
    rng = random.Random(header)
    while True:
        game = start.clone()
        made: list[dict[str, Any]] = []
        while not game.over and len(made) <= MOVES:
            move: Any = rng.choice(game.legal_moves().moves)
            if type(move) is Place and rng.random() < RIGHT:
                year = game.dates[move.card].first
                gap = sum(game.dates[card].first < year for card in game.table.line)
                move = Place(move.seat, move.card, gap)
            made.append(json.loads(next(iter(turn_lines(game, Turn(move, (), ()))))))
            game.play(move)
        if game.over and len(made) == MOVES:
            return made
