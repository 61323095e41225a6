"""A service that stands in for a language model: it speaks the chat protocol, each of its models in its own way."""

from __future__ import annotations

import hashlib
import json
import re
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

KEY = "sk-canary-0123456789abcdef"
ROW = re.compile(r"^  (\d+)\. (.*?)(?: \[(.*)\])?$")
CLUE = re.compile(r"The (\d)\w\w of (\d) ")

Answer = tuple[int, bytes, dict[str, str]]


class StandIn:
    """A running service. `requests` are the bodies that it was sent, `headers` their headers."""

    def __init__(self, years: Mapping[str, int]) -> None:
        self.years = years
        self.requests: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.asked: dict[str, int] = {}
        self.url = ""

    def answer(self, body: dict[str, Any]) -> Answer:
        """What the model that is asked says."""
        name = body["model"]
        self.asked[name] = number = self.asked.get(name, 0) + 1
        ways: dict[str, Callable[[dict[str, Any], int], Answer]] = {
            "knower": lambda body, _: said(self.know(body, 0)),
            "hazy": lambda body, _: said(self.know(body, 40)),
            "reader": lambda body, _: said(read_clues(body)),
            "nonsense": lambda _, __: said('{"card": "the red one", "events": {"n": [[[{'),
            "loud": lambda _, __: said("[" * 500_000),
            "silent": lambda _, __: said(None),
            "slow": lambda _, __: slow(),
            "huge": lambda _, __: said("x" * (2 << 20)),
            "flaky": self.flaky,
            "down": lambda _, __: (503, b"{}", {}),
            "forbidden": lambda _, __: (401, f'{{"error": "wrong key {KEY}"}}'.encode(), {}),
            "elsewhere": lambda _, __: (302, b"", {"Location": f"{self.url}/elsewhere"}),
            "picky": picky,
            "number": lambda _, __: (200, b"42", {}),
            "no-choices": lambda _, __: (200, b'{"choices": []}', {}),
            "deep": lambda _, __: (200, b"[" * 200_000, {}),
        }
        return ways[name](body, number)

    def flaky(self, body: dict[str, Any], number: int) -> Answer:
        """Every request goes wrong in another way, and then one is answered."""
        wrong = [(429, b"{}", {"Retry-After": "7"}), (500, b"oops", {}), (200, b"{bad json", {}), (200, b"", {})]
        return wrong[(number - 1) % 5] if number % 5 else said(self.know(body, 0))

    def know(self, body: dict[str, Any], noise: int) -> str:
        """Somebody who knows the dates, give or take so many years."""
        system, asked = body["messages"][0]["content"], body["messages"][1]["content"]
        if "Say when each event happened" not in system:
            return self.play(asked)
        events = []
        for line in asked.splitlines():
            number, _, title = line.partition(". ")
            year = self.years[title] + (hashlib.sha256(title.encode()).digest()[0] % (2 * noise + 1) - noise)
            ends = {str(share): [year - noise * share / 100, year + noise * share / 100] for share in (50, 80, 90)}
            events.append({"n": int(number), "year": year, **ends})
        return f"Let me think [about it] {{…}}.\n```json\n{json.dumps({'events': events})}\n```"

    def play(self, table: str) -> str:
        """Lays the card that fits, doubts what is wrong."""
        row, hand = rows(table, ("The row", "The chain")), rows(table, ("Your hand",))
        years = [self.years[title] for title in row]
        if ", doubt" in table and years != sorted(years):
            return '{"doubt": true}'
        for at, title in enumerate(hand):
            gap = sum(year <= self.years[title] for year in years)
            if years == sorted(years):
                return f'I think {{"card": {at}, "gap": {gap}}}'
        return '{"card": 0, "gap": 0}'


def rows(table: str, heads: tuple[str, ...]) -> list[str]:
    """The titles below a heading."""
    found, inside = [], False
    for line in table.splitlines():
        if match := ROW.match(line):
            if inside:
                found.append(match[2])
        else:
            inside = line.startswith(heads)
    return found


def read_clues(body: dict[str, Any]) -> str:
    """Somebody who knows no date and reads every clue: the middle of each rank's years."""
    events = []
    for line in body["messages"][1]["content"].splitlines():
        number, _, title = line.partition(". ")
        rank, of = map(int, match.groups()) if (match := CLUE.match(title)) else (1, 1)
        year = round(0.5 + 1000 * rank / (of + 1))
        events.append(
            {"n": number, "year": str(year), "50": [year - 170, year + 170], "80": [1, 1000], "90": [0, 1001]}
        )
    return json.dumps(events)


def said(text: str | None) -> Answer:
    """A chat completion with this text."""
    usage = {"prompt_tokens": 100, "completion_tokens": 10}
    return 200, json.dumps({"choices": [{"message": {"content": text}}], "usage": usage}).encode(), {}


def slow() -> Answer:
    time.sleep(1.5)
    return said("{}")


def picky(body: dict[str, Any], _: int) -> Answer:
    if "max_tokens" in body:
        return 400, b'{"error": "use max_completion_tokens"}', {}
    if "temperature" in body:
        return 400, b'{"error": "temperature is not for this model"}', {}
    return said("hello")


@contextmanager
def standing_in(years: Mapping[str, int]) -> Iterator[StandIn]:
    """The service, while the block runs."""
    service = StandIn(years)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            service.requests.append({"path": self.path, **body})
            service.headers.append(dict(self.headers.items()))
            status, answer, headers = service.answer(body)
            try:
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)
            except OSError:
                pass  # Whoever asked has gone.

        def do_GET(self) -> None:
            service.requests.append({"path": self.path})
            self.send_error(404)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    service.url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
