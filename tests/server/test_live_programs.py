"""For programs: the published schema, the OpenAPI, the example bot, health, numbers."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from kronika import client
from kronika.engine import editions
from tests.server.driving import PATIENCE
from tests.server.live_server import Device, Server, play, see
from tools import wire

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def schema(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = server.get("/api/schema/socket")
    return found


# The schema of the game socket


def test_the_published_schema_is_that_of_the_server(schema: dict[str, Any]) -> None:
    assert wire.problems(ROOT) == [], "python -m tools.wire --write"
    assert json.loads((ROOT / wire.SCHEMA.page).read_text("utf-8")) == schema


@pytest.mark.parametrize("game", editions())
def test_every_message_of_a_game_is_as_the_schema_says(server: Server, schema: dict[str, Any], game: str) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    ana, ben = server.table("Ana", "Ben", game=game)
    device = Device(server, ana.room_id, ben.token)
    ana.command({"type": "start"})
    see(ana, ben)
    while not (card := _open_card(ana.view or {})) or (ana.view or {})["move"] < 3:
        mover = ana if (ana.view or {})["turn"] in ana.seats else ben
        moves = (mover.view or {})["legal"]["moves"]
        mover.play(next((move for move in moves if move["move"] == "doubt"), moves[0]))
        see(ana, ben)
    ana.command({"type": "correct", "card": card, "why": "so", "date": "3999 BC"})
    ana.say("hello")
    device.ask({"type": "stand", "seat": 40})
    device.ask({"type": "play", "move": {"seat": 0, "move": "place"}}, seen=1)
    device.ask({"type": "accept"})
    device.until(lambda message: message.get("kind") == "corrected")
    kinds = {message["type"] for message in device.messages}
    assert kinds == {"welcome", "update", "accepted", "refused", "stale"}
    validator = jsonschema.Draft202012Validator(
        {"$ref": "#/$defs/Message", "$defs": schema["$defs"] | {"Message": schema["properties"]["server"]}}
    )
    for message in device.messages:
        found = jsonschema.exceptions.best_match(validator.iter_errors(message))
        assert found is None, f"{found.message[:300]} at {found.json_path}"
    # Everything in a view and in an event has a name in the schema.
    fields = schema["$defs"]["TableView"]["properties"]
    assert set(fields) == set(Device(server, ana.room_id, ben.token).welcome["view"])
    assert set(schema["$defs"]["TableChanges"]["properties"]) == set(fields)


def _open_card(view: dict[str, Any]) -> str | None:
    return next((card["id"] for card in view["line"] + view["discard"] if card["back"]), None)


def test_the_schema_is_valid_and_refuses_what_the_server_refuses(server: Server, schema: dict[str, Any]) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.Draft202012Validator.check_schema(schema)
    client_side = jsonschema.Draft202012Validator({**schema["properties"]["client"], "$defs": schema["$defs"]})
    (ana,) = server.table("Ana")
    device = Device(server, ana.room_id, ana.token)
    good = {"request": "abcdefgh", "seen": 1, "command": {"type": "say", "text": "hello"}}
    assert client_side.is_valid(good)
    for bad in (
        {**good, "request": "short"}, {**good, "seen": -1}, {**good, "more": 1}, {**good, "command": {"type": "fly"}},
        {**good, "command": {"type": "say"}}, {**good, "command": {"type": "say", "text": 1}}, {},
    ):  # fmt: skip
        assert not client_side.is_valid(bad), bad
        device.socket.send(json.dumps(bad))
        assert device.until(lambda message: message["type"] == "refused")["code"] == "wire.malformed"


# REST


def test_the_openapi_describes_what_there_is(server: Server) -> None:
    found = server.get("/api/schema/openapi.json")
    assert found["openapi"].startswith("3.1")
    for path in (
        "/api/rooms", "/api/rooms/{code}", "/api/rooms/{code}/join", "/api/rooms/{code}/view",
        "/api/rooms/{code}/commands", "/api/rooms/{code}/proofs", "/api/games", "/api/games/{game}",
        "/api/games/{game}/record", "/api/games/{game}/replay", "/api/rules", "/api/choices", "/api/decks",
        "/api/decks/{deck}/titles", "/api/decks/{deck}/statistics", "/api/schema/socket", "/health",
    ):  # fmt: skip
        assert path in found["paths"], path
    for path, methods in found["paths"].items():
        for method, told in methods.items():
            assert told.get("description") or told.get("summary"), (path, method)


def test_errors_have_one_form(server: Server) -> None:
    for path, status, code in (
        ("/api/nothing", 404, "http.404"),
        ("/api/games", 401, "http.no-token"),
        ("/api/games/nothing", 404, "room.unknown"),
        ("/api/rooms/ABCDEF", 404, "room.unknown"),
    ):
        answer = server.ask(path)
        assert (answer.status, answer.json["code"]) == (status, code)
        assert answer.json["message"]
    for body in (b"{", b"[]", b'{"name": 1}', b'{"name": "A", "more": 1}', b"\xff"):
        answer = server.ask("/api/rooms", raw=body)
        assert answer.status == 400
        assert set(answer.json) == {"code", "message"}


def test_a_small_page_says_what_this_is(server: Server) -> None:
    answer = server.ask("/")
    assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert b"Kronika" in answer.body
    assert "script-src 'self'" in answer.headers["content-security-policy"]


# The example


def test_the_example_bot_plays_a_game_to_its_end(server: Server) -> None:
    ana, _ = server.table("Ana", "Ben", game="timeline-cesko")
    ana.command({"type": "sit", "seats": [{"name": "Ana", "person": ana.person}]})
    with subprocess.Popen(
        [sys.executable, ROOT / "examples" / "bot.py", server.url, ana.code], stdout=subprocess.PIPE, text=True
    ) as bot:
        while len(ana.room["seats"]) < 2:
            ana.wait(20)
        ana.command({"type": "start"})
        ana.command({"type": "give-seat", "seat": 0, "bot": "sharp"})
        told, _ = bot.communicate(timeout=60)
    assert bot.returncode == 0
    assert "winners" in told
    see(ana)


def test_the_example_is_a_dozen_lines() -> None:
    source = (ROOT / "examples" / "bot.py").read_text("utf-8")
    body = source.split('"""', 2)[2]
    assert len([row for row in body.splitlines() if row.strip()]) <= 12


# Health and numbers


def test_health_once_and_as_a_stream(server: Server) -> None:
    (ana,) = server.table("Ana")
    health = server.get("/health")
    assert health["status"] == "ok"
    assert health["rooms"] >= 1
    assert health["devices"] >= 1
    with urllib.request.urlopen(f"{server.url}/health/stream", timeout=20) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert stream.readline().strip() == b"event: health"
        assert json.loads(stream.readline().removeprefix(b"data: "))["status"] == "ok"
    ana.close()


def test_the_numbers_count_rooms_devices_commits_and_moves(database: str) -> None:
    def numbers(server: Server) -> dict[str, float]:
        rows = server.ask("/metrics").body.decode().splitlines()
        return {
            name: float(value)
            for name, _, value in (row.rpartition(" ") for row in rows)
            if name.startswith("kronika_")
        }

    with Server(database) as server:
        before = numbers(server)
        ana, ben = server.table("Ana", "Ben", game="timeline-cesko")
        ana.command({"type": "start"})
        see(ana, ben)
        play(ana, ben, moves=3)
        after = numbers(server)
        gained = {name: after[name] - before[name] for name in after}
        assert gained["kronika_rooms"] == 1
        assert gained["kronika_games"] == 1
        assert gained["kronika_devices"] == 2
        assert gained['kronika_moves_total{by="person"}'] == 3
        assert gained['kronika_moves_total{by="bot"}'] == 0
        assert gained["kronika_commits_total"] >= 5
        assert gained["kronika_facts_total"] == ana.seq
        page = server.ask("/metrics").body.decode()
        for secret in (ana.token, ana.code, ana.room_id, ana.person, "Ana"):
            assert secret not in page
        assert 'path="/api/rooms/{code}/join"' in page


def test_the_client_says_what_is_wrong(server: Server) -> None:
    with pytest.raises(client.ClientError) as caught:
        client.join(server.url, "ABCDEF", "Bot")
    assert caught.value.code == "room.unknown"
    with pytest.raises(client.ClientError) as caught:
        client.open_room("http://127.0.0.1:1", "Bot")
    assert caught.value.code == "client.unreachable"
    (ana,) = server.table("Ana")
    ana.close()
    with pytest.raises(client.ClientError) as caught:
        ana.wait()
    assert caught.value.code == "client.closed"


def test_the_guide_names_every_error_code_and_close_code() -> None:
    guide = (ROOT / "docs" / "server.md").read_text("utf-8")
    sources = [*(ROOT / "src" / "kronika" / "server").glob("*.py"), ROOT / "src" / "kronika" / "client.py"]
    text = "\n".join(source.read_text("utf-8") for source in sources)
    codes = set(re.findall(r'"((?:room|wire|http|client)\.[a-z][a-z-]+)"', text))
    assert len(codes) > 50
    assert sorted(code for code in codes if f"`{code}`" not in guide) == []
    closing = re.search(r"^_POLICY.*=(.*)$", (ROOT / "src/kronika/server/sockets.py").read_text("utf-8"), re.M)
    assert closing
    assert [code for code in re.findall(r"\d+", closing[1]) if f"| {code} |" not in guide] == []


def test_the_guide_names_every_path_of_the_interface(server: Server) -> None:
    guide = (ROOT / "docs" / "server.md").read_text("utf-8")
    table = guide[guide.index("### REST") : guide.index("### The game socket")]
    for path in server.get("/api/schema/openapi.json")["paths"]:
        if path.startswith("/api") and not path.startswith("/api/schema"):
            last = path.rstrip("/").rpartition("/")[2]
            assert re.sub(r"\{(\w+)\}", lambda m: m[1].upper(), last) in table, path


@pytest.mark.parametrize("noticed", ["moved", "presence"])
def test_a_client_that_has_lost_a_message_gets_the_whole_table(
    server: Server, monkeypatch: pytest.MonkeyPatch, noticed: str
) -> None:
    ana, ben = server.table("Ana", "Ben")
    ana.command({"type": "start"})
    see(ana, ben)
    watcher = client.Table(ben.server, ben.room_id, ben.code, ben.person, ben.token)
    hears = watcher._received
    lost: list[dict[str, Any]] = []
    greeted: list[dict[str, Any]] = []

    def loses(timeout: float | None) -> dict[str, Any] | None:
        message = hears(timeout)
        if message is not None and message.get("kind") == "moved" and not lost:
            lost.append(message)
            return hears(timeout)
        if message is not None and message["type"] == "welcome":
            greeted.append(message)
        return message

    monkeypatch.setattr(watcher, "_received", loses)
    play(ana, ben, moves=1)
    if noticed == "presence":
        ana.close()  # which is told with the number of the move that was lost
    else:
        play(ana, ben, moves=2)
    while watcher.seq < ben.seq or not greeted:
        watcher.wait(PATIENCE)
    assert len(lost) == len(greeted) == 1
    assert watcher.view == ben.view
    watcher.close()


def test_a_client_that_could_not_come_back_may_try_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(database) as server:
        (ana,) = server.table("Ana")
        server.stop()
        with monkeypatch.context() as impatient:
            impatient.setattr(client, "_PATIENCE", 0.3)
            with pytest.raises(client.ClientError) as caught:
                ana.wait()
        assert caught.value.code == "client.unreachable"
        server.start()
        assert ana.wait(PATIENCE)["type"] == "welcome"
        ana.say("back")
