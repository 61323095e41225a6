"""A closed loop over many tables: a table's next move goes out when all of its sockets have seen the last one.

Knows WebSocket frames and prefixes of messages, no games and no servers: the moves are ready-made frames, so that one
core can load a server that has a core of its own. Sockets are read by one epoll loop, without a framework.
"""

from __future__ import annotations

import base64
import os
import select
import socket
from collections.abc import Callable, Sequence
from time import perf_counter, process_time

import msgspec

__all__ = ["Line", "Speech", "Table", "Wave", "connect", "framed", "play"]

_PATIENCE = 20.0
_BUFFER = 1 << 20
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Speech(msgspec.Struct, frozen=True):
    """How messages that matter begin: `news` is what each socket of a table is told of a move, `answer` what only the
    mover is told (empty where its own news is the answer); `beat` is a message to be answered with `echo`.
    """

    news: bytes
    answer: bytes = b""
    beat: bytes = b"\0"
    echo: bytes = b""


class Line:
    """One WebSocket of a client."""

    __slots__ = ("rest", "sock")

    def __init__(self, sock: socket.socket, rest: bytes) -> None:
        self.sock = sock
        self.rest = rest

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self.sock.sendall(framed(text))

    def read(self) -> bytes:
        """The next text message; waits for it, for outside the clock. Raises ConnectionError at the end."""
        while True:
            while (found := _frame(self.rest, 0)) is None:
                more = self.sock.recv(_BUFFER)
                if not more:
                    raise ConnectionError("the server has closed a socket")
                self.rest += more
            opcode, start, end = found
            payload, self.rest = self.rest[start:end], self.rest[end:]
            if opcode == _TEXT:
                return payload
            _control(self, opcode, payload)

    def until(self, *begins: bytes) -> bytes:
        """The next text message that begins so; those before it are lost."""
        while not (message := self.read()).startswith(begins):
            pass
        return message


class Table:
    """Some sockets, and the moves that will be made: the number of the socket, and the frame."""

    __slots__ = ("at", "lines", "missing", "mover", "moves", "sent")

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.moves: Sequence[tuple[int, bytes]] = ()
        self.at = self.missing = 0
        self.mover = lines[0]
        self.sent = 0.0


class Wave(msgspec.Struct):
    """All moves of all tables: their number, seconds in all and CPU seconds here; the bytes that came from the server;
    and in seconds, for each move, until it was acknowledged, and until the last socket had seen it.
    """

    moves: int
    seconds: float
    cpu: float
    heard: int
    acknowledged: list[float]
    seen: list[float]


def framed(text: bytes, opcode: int = _TEXT) -> bytes:
    """A client's frame. It has to be masked; with four zero bytes for a mask the text stays what it is."""
    size = len(text)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0x80 | 127)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + text


def connect(port: int, path: str) -> Line:
    """A WebSocket to this port of this machine. Raises ConnectionError where the server does not want it."""
    sock = socket.create_connection(("127.0.0.1", port), _PATIENCE)
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    key = base64.b64encode(os.urandom(16)).decode()
    sock.sendall(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    said = b""
    while b"\r\n\r\n" not in said:
        more = sock.recv(4096)
        if not more:
            break
        said += more
    head, _, rest = said.partition(b"\r\n\r\n")
    if b" 101 " not in head[:20]:
        raise ConnectionError(f"no WebSocket at {path}: {head[:80]!r}")
    return Line(sock, rest)


def play(tables: Sequence[Table], speech: Speech, clock: Callable[[], float] = perf_counter) -> Wave:
    """Make all moves of all tables at once; `clock` says how late it is, in seconds. Raises RuntimeError where one is
    never seen, and ConnectionError.
    """
    poller = select.epoll()
    lines = {line.sock.fileno(): line for table in tables for line in table.lines}
    tables_of = {line.sock.fileno(): table for table in tables for line in table.lines}
    for number, line in lines.items():
        line.sock.setblocking(False)
        poller.register(number, select.EPOLLIN)
    buffer = bytearray(_BUFFER)
    into = memoryview(buffer)
    news, answer, beat = speech.news, speech.answer, speech.beat
    news_size, answer_size = len(news), len(answer)
    acknowledged: list[float] = []
    seen: list[float] = []
    other = b""
    left = len(tables)
    heard = 0
    cpu, began = process_time(), clock()
    for table in tables:
        table.at = 0
        _next(table, clock(), bool(answer))
    while left:
        ready = poller.poll(_PATIENCE)
        if not ready:
            raise RuntimeError(f"a move was never seen by all; the last other message is {other[:300]!r}")
        for number, _ in ready:
            line = lines[number]
            table = tables_of[number]
            rest = line.rest
            size = len(rest)
            if size:
                buffer[:size] = rest
                line.rest = b""
            size += line.sock.recv_into(into[size:])
            heard += size - len(rest)
            if size == len(rest):
                raise ConnectionError(f"the server has closed a socket; the last other message is {other[:300]!r}")
            at = 0
            while at < size:
                found = _frame(buffer, at, size)
                if found is None:
                    line.rest = bytes(into[at:size])
                    break
                opcode, start, end = found
                if opcode != _TEXT:
                    _control(line, opcode, bytes(into[start:end]))
                elif buffer[start : start + news_size] == news:
                    table.missing -= 1
                    if not answer and line is table.mover:
                        acknowledged.append(clock() - table.sent)
                elif answer and buffer[start : start + answer_size] == answer:
                    table.missing -= 1
                    acknowledged.append(clock() - table.sent)
                elif buffer[start:end] == beat:
                    line.sock.send(framed(speech.echo))
                else:
                    other = bytes(into[start:end])
                at = end
            if not table.missing:
                now = clock()
                seen.append(now - table.sent)
                if table.at < len(table.moves):
                    _next(table, now, bool(answer))
                else:
                    table.missing = -1
                    left -= 1
    seconds, cpu = clock() - began, process_time() - cpu
    poller.close()
    for line in lines.values():
        line.sock.settimeout(_PATIENCE)
    return Wave(len(seen), seconds, cpu, heard, acknowledged, seen)


def _next(table: Table, now: float, answered: bool) -> None:
    number, frame = table.moves[table.at]
    table.at += 1
    table.mover = table.lines[number]
    table.missing = len(table.lines) + answered
    table.sent = now
    table.mover.sock.send(frame)


def _control(line: Line, opcode: int, payload: bytes) -> None:
    if opcode == _PING:
        line.sock.send(framed(payload, _PONG))
    elif opcode == _CLOSE:
        raise ConnectionError(f"the server has closed a socket: {payload[:2].hex()} {payload[2:]!r}")


def _frame(data: bytes | bytearray, at: int, size: int | None = None) -> tuple[int, int, int] | None:
    """Opcode, start and end of the payload of the server's frame that begins at `at`; None where it is not complete."""
    size = len(data) if size is None else size
    if size < at + 2:
        return None
    length, start = data[at + 1], at + 2
    if length > 125:
        start = at + (4 if length == 126 else 10)
        if size < start:
            return None
        length = int.from_bytes(data[at + 2 : start], "big")
    end = start + length
    return (data[at] & 0x0F, start, end) if end <= size else None
