"""What happens while a commit is on its way to the disk: nobody is told, and whoever goes away does not stop it."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any
from urllib.parse import urlsplit

import pytest

from kronika.server.store import Batch
from tests.server.driving import PATIENCE
from tests.server.live_server import Device, Server

LINE = {"type": "say", "text": "on its way"}


class SlowDisk:
    """From `hold` on it takes batches and stores nothing, until it is let go."""

    def __init__(self, server: Server) -> None:
        self.reached = threading.Event()
        self._store = server.hub.store
        self._append = self._store.append
        self._held: list[tuple[Batch, Future[None]]] = []

    def hold(self) -> None:
        self._store.append = self._hold  # type: ignore[method-assign]

    def _hold(self, batch: Batch) -> Future[None]:
        future: Future[None] = Future()
        self._held.append((batch, future))
        self.reached.set()
        return future

    def let_go(self) -> None:
        """Store what was held, and hold no more."""
        self._store.append = self._append  # type: ignore[method-assign]
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
