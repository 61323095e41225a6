"""`kronika serve` as a newcomer meets it: what it says, what it refuses, what it logs, and how it ends."""

from __future__ import annotations

import asyncio
import json
import os
import re
import selectors
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from kronika import client
from kronika.cli import main
from kronika.server.app import create_app
from kronika.server.settings import Settings, settings_from

PATIENCE = 30.0


class Serving:
    """`kronika serve` in a process of its own."""

    def __init__(self, database: Path | str, *words: str, **environ: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kronika.cli", "serve", "--port", "0", "--host", "127.0.0.1",
             "--database", str(database), *words],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | environ,
        )  # fmt: skip
        self.said = b""

    def until(self, wanted: bytes) -> str:
        """Wait until it has said this."""
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            end = time.monotonic() + PATIENCE
            while wanted not in self.said and time.monotonic() < end:
                if selector.select(1):
                    more = os.read(self.process.stdout.fileno(), 65536)
                    self.said += more
                    if not more:
                        break
        assert wanted in self.said, self.said
        return self.said.decode()

    @cached_property
    def url(self) -> str:
        found = re.search(r"http://\S+?(?=/\s)", self.until(b"stop it with"))
        assert found
        return found[0]

    def stop(self, sign: signal.Signals = signal.SIGINT) -> tuple[str, str, int]:
        """All that it said on both streams, and its exit status."""
        self.process.send_signal(sign)
        out, err = self.process.communicate(timeout=PATIENCE)
        return (self.said + out).decode(), err.decode(), self.process.returncode

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()


def refused(*words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit status and the one line of a server that does not start."""
    status = main(["serve", *words])
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return status, err


def test_it_says_where_it_is_and_how_it_is_stopped_and_nothing_else(tmp_path: Path) -> None:
    with Serving(tmp_path / "k.sqlite") as serving:
        with urllib.request.urlopen(f"{serving.url}/health", timeout=PATIENCE) as answer:
            assert json.load(answer)["status"] == "ok"
        out, err, status = serving.stop()
    assert out.splitlines() == [
        f"Kronika is at {serving.url}/", "stop it with Ctrl-C", "stopped; everything is stored"
    ]  # fmt: skip
    assert err == "", "no library says anything"
    assert status == 0


def test_with_quiet_it_says_nothing(tmp_path: Path) -> None:
    database = tmp_path / "k.sqlite"
    with Serving(database, "--quiet", KRONIKA_LOG="info") as serving:
        assert serving.process.stderr is not None
        assert b"started" in serving.process.stderr.readline()
        assert serving.stop()[0] == ""


def test_a_person_may_stay_connected_while_it_stops(tmp_path: Path) -> None:
    with Serving(tmp_path / "k.sqlite") as serving:
        table = client.open_room(serving.url, "Ana")
        began = time.monotonic()
        _, err, status = serving.stop()
        assert (err, status) == ("", 0)
        assert time.monotonic() - began < 20
        table.close()


def test_a_second_server_on_the_same_file_is_refused_and_told_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "k.sqlite"
    with Serving(database) as serving:
        _ = serving.url
        status, told = refused("--port", "0", "--database", str(database), capsys=capsys)
        assert status == 1
        assert f"process {serving.process.pid}" in told
        assert "each play on without the other's moves" in told


def test_a_taken_port_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        words = ("--host", "127.0.0.1", "--port", str(port), "--database", str(tmp_path / "k.sqlite"))
        status, told = refused(*words, capsys=capsys)
    assert status == 1
    assert f"port {port} is taken" in told
    assert "--port 0" in told
    assert not (tmp_path / "k.sqlite").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--database", "/proc/nowhere/k.sqlite"), "/proc/nowhere"),
        (("--database", "/"), "Is a directory"),
        (("--database", "mysql://u:secret@127.0.0.1/k"), "SQLite (a path) or PostgreSQL (a URL)"),
        (("--port", "99999"), "a port is a number from 0 to 65535"),
        (("--host", "no.such.host.invalid"), "no address of this machine"),
    ],
)
def test_what_cannot_be_is_one_clear_line(
    words: tuple[str, ...], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = () if words[0] == "--database" else ("--database", str(tmp_path / "k.sqlite"))
    port = () if words[0] == "--port" else ("--port", "0")
    status, line = refused(*words, *more, *port, capsys=capsys)
    assert status == 1
    assert told in line
    assert "secret" not in line


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ben, ...")
    status, line = refused("--port", "0", "--database", str(file), capsys=capsys)
    assert (status, "not a database" in line) == (1, True)
    assert file.read_text() == "Dear Ben, ..."


@pytest.mark.parametrize(
    ("name", "value"), [("KRONIKA_PORT", "many"), ("KRONIKA_LOG", "loud")]
)  # fmt: skip
def test_settings_in_the_environment_are_checked(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("KRONIKA_DATABASE", str(tmp_path / "k.sqlite"))
    status, line = refused(capsys=capsys)
    assert status == 1
    assert value in line


def test_logs_are_structured_and_hold_no_body_token_code_name_or_date(tmp_path: Path) -> None:
    with Serving(tmp_path / "k.sqlite", KRONIKA_LOG="debug") as serving:
        url = serving.url
        ana = client.open_room(url, "Ana of the logs")
        ben = client.join(url, ana.code, "Ben of the logs")
        ana.say("a text of the chat")
        ana.command({"type": "start"})
        ana.command({"type": "close"})
        record = urllib.request.urlopen(f"{url}/api/games/{ana.room['game']}/record", timeout=PATIENCE).read()
        for path in ("/api/rooms/ABCDEF", f"/join/{ana.code}", f"/{ana.token}", f"/api/decks/{ana.token}/titles"):
            try:
                urllib.request.urlopen(url + path, timeout=PATIENCE).close()
            except urllib.error.HTTPError as error:
                error.close()
        ana.close()
        ben.close()
        _, err, _ = serving.stop()
    lines: list[dict[str, Any]] = [json.loads(line) for line in err.splitlines()]
    assert {line["event"] for line in lines} >= {"started", "request", "stopped"}
    requests = [line for line in lines if line["event"] == "request"]
    assert {"POST", "GET"} == {line["method"] for line in requests}
    assert "/api/rooms/{code}/join" in {line["path"] for line in requests}
    assert all({"level", "timestamp", "status", "ms"} <= set(line) for line in requests)
    secrets = [ana.token, ben.token, ana.code, ana.room_id, ana.person, "of the logs", "a text of the chat"]
    header = json.loads(record.splitlines()[0])
    titles = [card["title"] for card in header["cards"].values()]
    for secret in (*secrets, *titles):
        assert secret not in err
    shown = re.sub(r'"(timestamp|ms|port|status)": ?("[^"]*"|[\d.]+)', "", err)
    dates = {card["date"] for card in header["cards"].values() if len(card["date"]) > 3}
    assert [date for date in dates if date in shown] == []


# Settings


def test_a_flag_wins_over_the_environment_and_both_over_the_default(tmp_path: Path) -> None:
    environ = {"XDG_DATA_HOME": str(tmp_path), "KRONIKA_ORIGINS": "https://one.example, https://two.example"}
    usual = settings_from(environ)
    assert (usual.host, usual.port, usual.quiet, usual.log) == ("0.0.0.0", 8642, False, "warning")
    assert usual.database == str(tmp_path / "kronika" / "kronika.sqlite")
    assert usual.origins == {"https://one.example", "https://two.example"}
    environ |= {"KRONIKA_HOST": "127.0.0.1", "KRONIKA_PORT": "1", "KRONIKA_DATABASE": "a", "KRONIKA_QUIET": "1"}
    said = settings_from(environ)
    assert (said.host, said.port, said.database, said.quiet) == ("127.0.0.1", 1, "a", True)
    flags = settings_from(environ, host="::1", port=2, database="b")
    assert (flags.host, flags.port, flags.database) == ("::1", 2, "b")


def test_a_link_from_a_room_opened_on_this_machine_works_on_other_peoples_phones(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "k.sqlite"), address="http://192.0.2.7:8642")
    app = create_app(settings)

    async def links() -> list[str]:
        found = []
        async with _lifespan(app):
            for host in ("localhost:8642", "127.0.0.1:8642", "192.0.2.7:8642", "tables.example"):
                answer = await _post(app, host, b'{"name": "Ana"}')
                found.append(json.loads(answer)["link"].rpartition("/join/")[0])
        return found

    here = "http://192.0.2.7:8642"
    assert asyncio.run(links()) == [here, here, here, "http://tables.example"]


@asynccontextmanager
async def _lifespan(app: Any) -> AsyncIterator[None]:
    up, down, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def receive() -> dict[str, Any]:
        if up.is_set():
            await down.wait()
            return {"type": "lifespan.shutdown"}
        return {"type": "lifespan.startup"}

    async def send(message: dict[str, Any]) -> None:
        (up if message["type"] == "lifespan.startup.complete" else ended).set()

    task = asyncio.ensure_future(app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, receive, send))
    await up.wait()
    yield
    down.set()
    await ended.wait()
    await task


async def _post(app: Any, host: str, body: bytes) -> bytes:
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": "/api/rooms", "raw_path": b"/api/rooms", "query_string": b"", "root_path": "",
        "headers": [(b"host", host.encode()), (b"content-type", b"application/json")],
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8642), "state": {},
    }  # fmt: skip
    answer = bytearray()

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        answer.extend(message.get("body", b""))

    await app(scope, receive, send)
    return bytes(answer)
