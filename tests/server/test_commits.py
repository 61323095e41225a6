"""What happens while a commit is on its way to the disk: nobody is told, and whoever goes away does not stop it."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from typing import Any
from urllib.parse import urlsplit

import pytest

from kronika.client import folded
from kronika.server.store import Batch, Done, StoreError
from tests.server.driving import PATIENCE
from tests.server.live_server import Device, Server, play, see

LINE = {"type": "say", "text": "on its way"}


class SlowDisk:
    """From `hold` on it takes batches and stores nothing, until it is let go."""

    def __init__(self, server: Server) -> None:
        self.reached = threading.Event()
        self._store = server.hub.store
        self._append, self._append_all = self._store.append, self._store.append_all
        self._held: list[tuple[Batch, Future[None]]] = []
        self._held_all: list[tuple[Batch, Done]] = []
        self.fails = False

    def hold(self) -> None:
        self._store.append = self._hold  # type: ignore[method-assign]
        self._store.append_all = self._hold_all  # type: ignore[method-assign]

    def _hold_all(self, batches: Sequence[tuple[Batch, Done]]) -> None:
        self._held_all += batches
        self.reached.set()

    def _hold(self, batch: Batch) -> Future[None]:
        future: Future[None] = Future()
        self._held.append((batch, future))
        self.reached.set()
        return future

    def let_go(self) -> None:
        """Store what was held, and hold no more."""
        self._store.append = self._append  # type: ignore[method-assign]
        self._store.append_all = self._append_all  # type: ignore[method-assign]
        while self._held_all:
            batch, done = self._held_all.pop(0)
            if self.fails:
                done(StoreError("the disk is gone"))
            else:
                self._append_all([(batch, done)])
        while self._held:
            batch, future = self._held.pop(0)
            self._append(batch).result(PATIENCE)
            future.set_result(None)


@pytest.fixture
def disk(server: Server) -> Iterator[SlowDisk]:
    disk = SlowDisk(server)
    yield disk
    disk.let_go()


def _a_moment() -> None:
    """For the server to notice that somebody is gone; nothing tells that it has."""
    time.sleep(0.1)


def test_who_loses_the_network_while_a_command_is_stored_finds_it_done(server: Server, disk: SlowDisk) -> None:
    host, other = server.table("Ana", "Ben")
    ana, ben = Device(server, host.room_id, host.token), Device(server, host.room_id, other.token)
    host.close()
    disk.hold()
    request = ana.send(LINE)
    assert disk.reached.wait(PATIENCE)
    ana.cut()
    _a_moment()
    disk.let_go()
    shown = ben.until(lambda message: message.get("kind") == "said")
    assert shown["said"] == [host.person, LINE["text"]]
    back = Device(server, host.room_id, host.token)
    assert back.ask(LINE, request=request) == {"type": "accepted", "request": request, "seq": shown["seq"]}
    assert len(server.facts(host.room_id, "said")) == 1


def test_who_hangs_up_on_a_request_finds_it_done(server: Server, disk: SlowDisk) -> None:
    (host,) = server.table("Ana")
    at = urlsplit(server.url)
    body = json.dumps({"request": "a-request-1", "command": LINE}).encode()
    head = (
        f"POST /api/rooms/{host.code}/commands HTTP/1.1\r\nhost: {at.netloc}\r\nauthorization: Bearer {host.token}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    disk.hold()
    with socket.create_connection((at.hostname or "", at.port or 0)) as line:
        line.sendall(head.encode() + body)
        assert disk.reached.wait(PATIENCE)
    _a_moment()
    disk.let_go()
    while host.wait(PATIENCE).get("kind") != "said":
        pass
    assert [fact["text"] for fact in server.facts(host.room_id, "said")] == [LINE["text"]]


def test_nobody_is_told_before_it_is_stored(server: Server, disk: SlowDisk) -> None:
    host, other = server.table("Ana", "Ben")
    ana, ben = Device(server, host.room_id, host.token), Device(server, host.room_id, other.token)
    disk.hold()
    ana.send(LINE)
    assert disk.reached.wait(PATIENCE)
    # Whoever comes or looks now is shown the room as it is on the disk, and so is whoever was here already.
    late = Device(server, host.room_id, other.token)
    view: dict[str, Any] = server.get(f"/api/rooms/{host.code}/view", other.token)
    for shown in (late.welcome, view):
        assert shown["chat"] == []
        assert shown["seq"] == ben.seq
    late.cut()
    before = len(ben.messages)
    disk.let_go()
    update = ben.until(lambda message: message.get("kind") == "said")
    assert update["seq"] == view["seq"] + 1
    assert all(message["kind"] == "presence" for message in ben.messages[before:-1])
    assert ana.until(lambda message: message["type"] == "accepted")["seq"] == update["seq"]


# Moves go a way of their own.


class Pair:
    """Two players' devices, at a game that has begun; `mover` is on turn, and has the move that it makes next."""

    def __init__(self, server: Server, moves: int = 0, **settings: Any) -> None:
        tables = server.table("Ana", "Ben", game="timeline-russia", **settings)
        self.tables = tables
        tables[0].command({"type": "start"})
        play(*tables, moves=moves)
        see(*tables)
        turn = next(n for n, table in enumerate(tables) if (table.view or {})["turn"] in table.seats)
        devices = [Device(server, table.room_id, table.token) for table in tables]
        self.mover, self.other = devices[turn], devices[1 - turn]
        self.view: dict[str, Any] = tables[turn].view or {}
        self.move = {"type": "play", "move": self.view["legal"]["moves"][0]}
        self.room, self.code, self.token = tables[0].room_id, tables[0].code, tables[1 - turn].token


def test_a_move_is_shown_to_nobody_before_it_is_stored(server: Server, disk: SlowDisk) -> None:
    pair = Pair(server, moves=5)
    disk.hold()
    pair.mover.send(pair.move)
    assert disk.reached.wait(PATIENCE)
    late = Device(server, pair.room, pair.token)
    view: dict[str, Any] = server.get(f"/api/rooms/{pair.code}/view", pair.token)
    assert late.welcome["view"] == view["view"] == pair.view
    assert view["seq"] == pair.other.seq
    late.cut()
    disk.let_go()
    update = pair.other.until(lambda message: message.get("kind") == "moved")
    after = folded(pair.view, update) or {}
    assert (update["seq"], after["move"]) == (view["seq"] + 1, pair.view["move"] + 1)
    assert after == server.get(f"/api/rooms/{pair.code}/view", pair.token)["view"]
    told = pair.mover.until(lambda message: message.get("kind") == "moved")
    assert told == update
    assert [message["type"] for message in pair.mover.messages if message["type"] != "update"][-1] == "accepted"
    assert pair.mover.messages[-2]["type"] == "accepted", "the answer comes first"


def test_what_comes_while_a_move_is_stored_waits_for_it(server: Server, disk: SlowDisk) -> None:
    pair = Pair(server)
    disk.hold()
    seen = pair.mover.seq
    asked = [pair.mover.send(pair.move, seen=seen)]
    assert disk.reached.wait(PATIENCE)
    asked.append(pair.mover.send(LINE, seen=seen))
    asked.append(pair.mover.send(pair.move, request=asked[0], seen=seen))
    asked.append(pair.mover.send(pair.move, seen=seen))
    pair.mover.socket.send("no message")
    _a_moment()
    disk.let_go()
    pair.mover.until(lambda message: message.get("code") == "wire.malformed")
    answers = [message for message in pair.mover.messages if "request" in message]
    assert [answer["request"] for answer in answers] == [*asked, ""]
    assert [answer["type"] for answer in answers] == ["accepted", "accepted", "accepted", "stale", "refused"]
    assert answers[2] == answers[0], "the same request has the same answer"
    assert len(server.facts(pair.room, "moved")) == 1


def test_a_move_that_cannot_be_stored_has_not_happened(server: Server, disk: SlowDisk) -> None:
    pair = Pair(server)
    disk.hold()
    disk.fails = True
    request = pair.mover.send(pair.move)
    assert disk.reached.wait(PATIENCE)
    disk.let_go()
    assert pair.mover.close_code() == pair.other.close_code() == 1012
    assert not any(message.get("request") == request for message in pair.mover.messages)
    assert server.facts(pair.room, "moved") == []
    server_view: dict[str, Any] = server.get(f"/api/rooms/{pair.code}/view", pair.token)
    assert server_view["view"] == pair.view
    for table in pair.tables:
        table.wait(PATIENCE)
    assert play(*pair.tables, moves=1) == 1


def test_a_move_that_is_refused_is_refused_and_another_may_be_made(server: Server) -> None:
    pair = Pair(server)
    wrong = {"type": "play", "move": pair.move["move"] | {"gap": 99}}
    refused = pair.mover.ask(wrong)
    assert (refused["type"], refused["code"]) == ("refused", "move.no-such-gap")
    assert pair.other.ask(pair.move)["code"] == "room.not-your-seat"
    assert pair.mover.ask(pair.move)["type"] == "accepted"


@pytest.mark.parametrize("what", ["play", "say"])
def test_where_what_is_stored_cannot_be_shown_all_come_back_to_it(
    server: Server, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    pair = Pair(server)
    command = pair.move if what == "play" else LINE

    async def break_down() -> None:
        live = await server.hub.room(pair.room)

        def fails(*_: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(live, "_tell", fails)

    server.run(break_down())
    request, seen = pair.mover.send(command), pair.mover.seq
    assert pair.mover.close_code() == pair.other.close_code() == 1012
    again = Device(server, pair.room, pair.mover.token)
    assert again.welcome["seq"] == seen + 1
    assert again.ask(command, request=request, seen=seen) == {"type": "accepted", "request": request, "seq": seen + 1}
    assert len(server.facts(pair.room, "moved" if what == "play" else "said")) == 1


def test_a_limit_that_is_up_while_a_move_fails_is_not_forgotten(server: Server, disk: SlowDisk) -> None:
    pair = Pair(server, limit=3600)
    disk.hold()
    disk.fails = True
    pair.mover.send(pair.move)
    assert disk.reached.wait(PATIENCE)

    async def is_up() -> None:
        server.hub.clock.set(pair.room, None)  # what is up is no longer waited for
        server.hub.keep(server.hub._expired(pair.room, pair.view["move"]))

    server.run(is_up())
    disk.let_go()
    assert pair.mover.close_code() == 1012
    end = time.monotonic() + PATIENCE
    while not server.facts(pair.room, "limit-expired"):
        assert time.monotonic() < end, "nobody moves any more"
        time.sleep(0.05)
    assert [fact["by"] for fact in server.facts(pair.room, "moved")] == ["clock"]
