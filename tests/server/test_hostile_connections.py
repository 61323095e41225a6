"""Connections with bad intentions, byte by byte against a real server: each is cut off, and nobody else notices."""

from __future__ import annotations

import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kronika import client
from kronika.server.limits import USUAL
from kronika.server.serving import Requests, Sockets
from tests.server.driving import PATIENCE, alarmed
from tests.server.live_server import Device, Server, one_server

TEXT, BINARY, CLOSE, PING, MORE = 1, 2, 8, 9, 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose patience is short. Nothing may go wrong in it that is logged as an error."""
    with pytest.MonkeyPatch.context() as patch, alarmed() as alarms:
        for kind in (Requests, Sockets):
            for name, seconds in (("to_speak", 0.6), ("to_tell", 0.9), ("to_read", 0.6), ("to_part", 0.6)):
                patch.setattr(kind, name, seconds)
        yield from one_server(str(tmp_path_factory.mktemp("hostile") / "kronika.sqlite"))
        assert alarms == []


@pytest.fixture(autouse=True)
def ana(server: Server) -> Iterator[client.Table]:
    """Somebody who plays meanwhile, and is not disturbed."""
    with client.open_room(server.url, "Ana") as table:
        yield table
        table.command({"type": "say", "text": "still here"})
        assert server.ask("/health").status == 200


class Raw:
    """A bare connection to the server."""

    def __init__(self, server: Server, *, buffer: int = 0) -> None:
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE)
        host, port = server.url.removeprefix("http://").split(":")
        self.socket.connect((host, int(port)))
        self.host = f"{host}:{port}"

    def send(self, data: bytes) -> bool:
        """Send all of it; false where the other end is gone."""
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            return False
        return True

    def rest(self) -> bytes:
        """Everything until the other end closes."""
        found = b""
        try:
            while part := self.socket.recv(65536):
                found += part
        except ConnectionResetError:
            pass
        return found

    def upgrade(self, room: str, more: str = "") -> bytes:
        """The handshake of a WebSocket; the head of the answer."""
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        self.send(
            f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {self.host}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n".encode()
        )
        head = b""
        while b"\r\n\r\n" not in head:
            head += self._exactly(1)
        return head

    def frame(self, kind: int, data: bytes, *, last: bool = True, masked: bool = True, reserved: int = 0) -> bool:
        """Send a frame."""
        size = len(data)
        first = bytes([(0x80 if last else 0) | reserved | kind])
        bit = 0x80 if masked else 0
        if size < 126:
            head = first + bytes([bit | size])
        elif size < 1 << 16:
            head = first + bytes([bit | 126]) + struct.pack(">H", size)
        else:
            head = first + bytes([bit | 127]) + struct.pack(">Q", size)
        return self.send(head + (bytes(4) if masked else b"") + data)

    def read(self) -> tuple[int, bytes]:
        """A frame of the server."""
        head = self._exactly(2)
        size = head[1] & 0x7F
        if size >= 126:
            size = int.from_bytes(self._exactly(2 if size == 126 else 8), "big")
        return head[0] & 0x0F, self._exactly(size)

    def code(self) -> int:
        """Read to the end; the code with which the other end closes the WebSocket."""
        while (frame := self.read())[0] != CLOSE:
            pass
        return int.from_bytes(frame[1][:2], "big")

    def _exactly(self, size: int) -> bytes:
        found = b""
        while len(found) < size:
            part = self.socket.recv(size - len(found))
            assert part, "cut off"
            found += part
        return found


def hello(table: client.Table) -> bytes:
    return json.dumps({"type": "hello", "token": table.token}).encode()


def is_cut_off(raw: Raw, feed: Callable[[], bool] | None = None, seconds: float = 25.0) -> bool:
    """Whether the server ends the connection in time, while it is fed."""
    end = time.monotonic() + seconds
    raw.socket.settimeout(0.05)
    while time.monotonic() < end:
        if feed is not None and not feed():
            return True
        try:
            if raw.socket.recv(65536) == b"":
                return True
        except TimeoutError:
            continue
        except ConnectionError:
            return True
    return False


# HTTP


def test_silence_is_cut_off(server: Server) -> None:
    many = [Raw(server) for _ in range(50)]
    assert all(is_cut_off(raw) for raw in many)


@pytest.mark.parametrize("start", [b"GET / HTTP/1.1\r\n", b"G", b"POST /api/rooms HTTP/1.1\r\nhost: x\r\n"])
def test_a_heading_that_trickles_is_cut_off(server: Server, start: bytes) -> None:
    raw = Raw(server)
    raw.send(start)
    assert is_cut_off(raw, lambda: raw.send(b"x-more: 1\r\n" if b"\n" in start else b"E"))


def test_a_second_heading_that_trickles_is_cut_off(server: Server) -> None:
    raw = Raw(server)
    raw.send(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /health HTTP/1.1\r\n")
    assert is_cut_off(raw, lambda: raw.send(b"x-more: 1\r\n"))


def test_a_body_that_trickles_is_cut_off(server: Server) -> None:
    raw = Raw(server)
    raw.send(b"POST /api/rooms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n")
    assert is_cut_off(raw, lambda: raw.send(b" "))


def test_an_endless_heading_is_cut_off(server: Server) -> None:
    raw = Raw(server)
    raw.send(b"GET / HTTP/1.1\r\n")
    sent = 0
    while sent < 4_000_000 and raw.send(b"x-more: " + b"y" * 8000 + b"\r\n"):
        sent += 8010
    assert sent < 4_000_000


def test_an_endless_body_is_cut_off(server: Server) -> None:
    raw = Raw(server)
    raw.send(
        b"POST /api/rooms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
    )
    sent = 0
    while sent < 64_000_000 and raw.send(b"10000\r\n" + b" " * 65536 + b"\r\n"):
        sent += 65536
    assert sent < 64_000_000


@pytest.mark.parametrize(
    "data",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # somebody tries TLS
        b"\0" * 1000,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nhost: x\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}",
        b"POST /api/rooms HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET /?\xff HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n",
        b"GET / HTTP/1.1\r\n\xff\xfe: \xff\r\n\r\n",
    ],
)
def test_what_is_no_request_is_refused_or_cut_off(server: Server, data: bytes) -> None:
    raw = Raw(server)
    raw.send(data)
    raw.socket.settimeout(1)
    try:
        assert b" 500 " not in raw.socket.recv(65536)[:20]
    except (TimeoutError, ConnectionResetError):
        raw.socket.close()


def test_a_reader_of_pages_who_takes_nothing_is_cut_off(server: Server) -> None:
    raw = Raw(server, buffer=4096)
    for _ in range(400):
        if not raw.send(b"GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n"):
            break
    assert is_let_go(raw)


def is_held(raw: Raw) -> bool:
    """Whether the server, which is in this process, still has the other end of this connection."""
    own = raw.socket.getsockname()
    for handle in os.listdir("/proc/self/fd"):
        try:
            peer = socket.socket(fileno=int(handle))
        except OSError:
            continue  # a file, or gone meanwhile
        try:
            if peer.getpeername() == own:
                return True
        except OSError:
            continue
        finally:
            peer.detach()
    return False


def is_let_go(raw: Raw, seconds: float = 25.0) -> bool:
    """Whether the server lets go of this connection in time, although nothing is read here."""
    end = time.monotonic() + seconds
    while held := is_held(raw):
        if time.monotonic() > end:
            break
        time.sleep(0.05)
    return not held


# WebSockets


def test_there_is_no_compression(server: Server, ana: client.Table) -> None:
    head = Raw(server).upgrade(ana.room_id, "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n")
    assert b" 101 " in head
    assert b"extensions" not in head.lower()
    raw = Raw(server)
    raw.send(b"GET /api/decks HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip, br, deflate\r\nconnection: close\r\n\r\n")
    assert b"content-encoding" not in raw.rest().partition(b"\r\n\r\n")[0].lower()


def test_pages_of_others_open_no_socket(server: Server, ana: client.Table) -> None:
    at = f"ws{server.url[4:]}/api/rooms/{ana.room_id}/socket"
    for origin in ("https://evil.example", "null", server.url + "0", "http://["):
        with pytest.raises(InvalidStatus) as caught, connect(at, origin=origin):  # type: ignore[arg-type]
            pass
        assert caught.value.response.status_code == 403
    with connect(at, origin=server.url):  # type: ignore[arg-type]
        pass


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([(TEXT, b" " * 8193, {})], 1009),
        ([(TEXT, b" " * 5000, {"last": False}), (MORE, b" " * 5000, {})], 1009),
        ([(TEXT, b"x" * (1 << 20), {})], 1009),
        ([(TEXT, b"{}", {"masked": False})], 1002),
        ([(TEXT, b"{}", {"reserved": 0x40})], 1002),
        ([(3, b"{}", {})], 1002),
        ([(PING, b"x" * 126, {})], 1002),
        ([(MORE, b"{}", {})], 1002),
        ([(CLOSE, b"\x03", {})], 1002),
        ([(CLOSE, struct.pack(">H", 99), {})], 1002),
        ([(TEXT, b"{}", {"last": False}), (TEXT, b"{}", {})], 1002),
    ],
)
def test_frames_that_may_not_be_end_the_connection(
    server: Server, ana: client.Table, frames: list[Any], code: int
) -> None:
    for greeted in (False, True):
        raw = Raw(server)
        raw.upgrade(ana.room_id)
        if greeted:
            raw.frame(TEXT, hello(ana))
        for kind, data, more in frames:
            raw.frame(kind, data, **more)
        assert raw.code() == code


def test_broken_utf_8_and_binary_frames_are_no_messages(server: Server, ana: client.Table) -> None:
    device = Device(server, ana.room_id, ana.token)
    before = device.seq
    leave = b'{"request":"12345678","command":{"type":"leave"}}'
    device.socket.send(leave)
    device.socket.send(b"\xff\xfe")
    for _ in range(2):
        assert device.until(lambda message: message["type"] == "refused")["code"] == "wire.malformed"
    raw = Raw(server)
    raw.upgrade(ana.room_id)
    raw.frame(TEXT, hello(ana))
    raw.frame(TEXT, b"\xff" + leave)
    assert b"welcome" in raw.read()[1]
    assert b"wire.malformed" in raw.read()[1]
    assert device.seq == before


def test_a_message_in_endless_parts_is_cut_off(server: Server, ana: client.Table) -> None:
    raw = Raw(server)
    raw.upgrade(ana.room_id)
    raw.frame(TEXT, hello(ana))
    raw.frame(TEXT, b"", last=False)
    assert is_cut_off(raw, lambda: all(raw.frame(MORE, b"", last=False) for _ in range(20)))


def test_half_open_sockets_hold_up_nobody(server: Server, ana: client.Table) -> None:
    silent = [Raw(server) for _ in range(100)]
    for raw in silent:
        assert b" 101 " in raw.upgrade(ana.room_id)
    ana.command({"type": "say", "text": "one hundred silent guests"})
    for raw in silent:
        raw.socket.close()


def test_who_sends_pings_without_end_is_cut_off(server: Server, ana: client.Table) -> None:
    raw = Raw(server)
    raw.upgrade(ana.room_id)
    raw.frame(TEXT, hello(ana))
    pong = 10
    for _ in range(int(USUAL.messages_each[1]) - 1):
        assert raw.frame(PING, b"x")
        while raw.read()[0] != pong:
            pass
    assert is_cut_off(raw, lambda: raw.frame(PING, b"x"))


@pytest.mark.parametrize("pings", [False, True])
def test_a_reader_who_takes_nothing_is_dropped_and_gets_everything_when_back(
    server: Server, ana: client.Table, pings: bool
) -> None:
    entrance = client.join(server.url, ana.code, "Ben")
    entrance.close()
    stalled = Raw(server, buffer=4096)
    stalled.upgrade(ana.room_id)
    stalled.frame(TEXT, hello(entrance))
    if pings:
        stalled.socket.settimeout(0.2)
        for _ in range(100_000):
            try:
                if not stalled.frame(PING, b"x" * 125):
                    break
            except TimeoutError:
                break
    # What was missed is sent again and again: more than the system's own buffers take.
    ana.command({"type": "start"})
    for _ in range(250):
        ana.command({"type": "say", "text": "ж" * 390})
    for number in range(60):
        command = {"type": "play", "move": {"seat": 1, "move": "place"}}
        message = {"request": f"number-{number}", "seen": 1, "command": command}
        if not stalled.frame(TEXT, json.dumps(message).encode()):
            break
    assert is_let_go(stalled)
    with client.join(server.url, ana.code, "Ben", token=entrance.token) as back:
        assert back.seq >= ana.seq
        assert [person["away"] for person in back.room["people"]] == [False, False]
