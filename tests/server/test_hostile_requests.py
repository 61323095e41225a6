"""Requests with bad intentions: guessed codes, other paths, other methods, other pages, records before their time."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import itertools
import json
import re
from typing import Any

import pytest

from kronika.server.ids import CODE_LETTERS
from tests.server.driving import HOST, Application, Reply, Two, hosted, settle, strict
from tests.server.hostile_messages import NO_MESSAGES

STRANGER = "stranger-" + "s" * 30
NO_TOKENS = [
    "",
    "x",
    "x" * 21,
    "x" * 65,
    "x" * 3000,
    "ana " + "a" * 30,
    "é" * 30,
    "x" * 30 + "\n",
    "../" * 10,
    "\0" * 30,
]


async def paths(app: Application) -> dict[str, set[str]]:
    """Every path of the interface with its methods, and the pages beside it."""
    document = (await app.ask("GET", "/api/schema/openapi.json")).json
    found = {path: {method.upper() for method in methods} for path, methods in document["paths"].items()}
    pages = ("/", "/join/{code}", "/style.css", "/metrics", "/api/schema", "/api/schema/openapi.json")
    del found["/health/stream"]  # has no end; see below
    return found | {page: {"GET"} for page in pages}


def filled(path: str, two: Two, game: str = "0" * 22) -> str:
    return path.replace("{code}", two.code).replace("{game}", game).replace("{deck}", "world")


# Codes


@hosted(strict(guesses=(0.001, 20)))
@pytest.mark.parametrize("way", ["card", "join", "view", "commands", "mixed"])
async def test_codes_are_guessed_slowly_and_the_right_one_is_not_told_from_others(app: Application, way: str) -> None:
    two = await Two.at(app)

    async def guess(code: str, how: str, address: str = "203.0.113.5") -> Reply:
        match how:
            case "card":
                return await app.ask("GET", f"/api/rooms/{code}", address=address)
            case "join":
                return await app.ask("POST", f"/api/rooms/{code}/join", {"name": "Mal"}, address=address)
            case "view":
                return await app.ask("GET", f"/api/rooms/{code}/view", token=STRANGER, address=address)
            case _:
                body = {"request": "12345678", "command": {"type": "leave"}}
                return await app.ask("POST", f"/api/rooms/{code}/commands", body, token=STRANGER, address=address)

    ways = itertools.cycle(("card", "join", "view", "commands") if way == "mixed" else (way,))
    wrong = ["".join(letters) for letters in itertools.islice(itertools.product(CODE_LETTERS[::-1], repeat=6), 30)]
    answers = [await guess(code, next(ways)) for code in wrong if code != two.code]
    assert [answer.status for answer in answers[:20]] == [404] * 20
    assert {answer.status for answer in answers[20:]} == {429}
    for how in ("card", "join", "view", "commands"):
        assert (await guess(two.code, how)).body == answers[-1].body
        assert (await guess(two.code, how, "203.0.113.6")).status != 429


@hosted(strict(guesses=(0.001, 5), rooms=(0.001, 5)))
async def test_right_codes_cost_nothing_and_rooms_do(app: Application) -> None:
    two = await Two.at(app)
    for _ in range(30):
        assert (await app.ask("GET", f"/api/rooms/{two.code}")).status == 200
        assert (await app.ask("GET", f"/api/rooms/{two.code.lower()[:3]}-{two.code[3:]}")).status == 200
        assert (await two.view("ben"))["type"] == "welcome"
    answers = [await app.ask("POST", "/api/rooms", {"name": "Mal"}, address="203.0.113.5") for _ in range(7)]
    assert [answer.status for answer in answers] == [201] * 5 + [429] * 2


@hosted(strict(requests=(0.001, 10)))
async def test_an_address_has_a_limit_for_requests_of_every_kind(app: Application) -> None:
    answers = [await app.ask("GET", "/no/such/page", address="203.0.113.5") for _ in range(12)]
    assert [answer.status for answer in answers] == [404] * 10 + [429] * 2
    assert (await app.ask("GET", "/", address="203.0.113.6")).status == 200


@hosted(strict(messages_each=(0.001, 10)))
async def test_commands_are_few_a_person_by_request_too_and_deals_count_for_several(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    path = f"/api/rooms/{two.code}/commands"

    async def ask(kind: str, number: int, address: str) -> int:
        command = {"type": "react", "sign": "👍"} if kind == "react" else {"type": kind}
        body = {"request": f"number-{number}", "command": command}
        return (await app.ask("POST", path, body, token=two.tokens["ana"], address=address)).status

    assert [await ask("start", number, f"203.0.113.{number}") for number in range(2)] == [200, 200]
    assert [await ask("react", 2 + number, f"203.0.113.{number}") for number in range(4)] == [200, 200, 429, 429]


@hosted(strict(requests_at_once=3))
async def test_endless_answers_are_few_an_address_and_have_no_endless_head(app: Application) -> None:
    head = await app.ask("HEAD", "/health/stream")
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-type"].startswith("text/event-stream")
    streams = [asyncio.ensure_future(app.ask("GET", "/health/stream")) for _ in range(3)]
    await settle()
    assert (await app.ask("GET", "/health")).status == 429
    assert (await app.ask("GET", "/health", address="203.0.113.6")).status == 200
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    assert (await app.ask("GET", "/health")).status == 200


# Paths and methods

ODD = (
    *("..", "../..", "../../../../etc/passwd", "%2e%2e%2fetc%2fpasswd", "..\\..\\windows", "/etc/passwd", "~root", "."),
    *(
        "\0",
        "a\0b",
        "\ud800",
        "\u202e",
        "é" * 300,
        "ßßß",
        "ıııııı",
        "x" * 9000,
        " ",
        "%",
        "%zz",
        "AAAAAA" * 3,
        "null",
        "-1",
    ),
    *("'; DROP TABLE rooms; --", "<script>alert(1)</script>", "{code}", "${7*7}", "\r\nset-cookie: a=b"),
    *("file:///etc/passwd", "world/../../x", "null", "-1"),
)


@hosted()
async def test_no_path_leads_out_or_breaks_anything(app: Application) -> None:
    two = await Two.at(app)
    before = await two.view()
    for path, methods in (await paths(app)).items():
        for method, odd in itertools.product(sorted(methods), ODD):
            at = odd.join(re.split(r"\{\w+\}", path)) if "{" in path else f"{path.rstrip('/')}/{odd}"
            for token in (None, two.tokens["ben"]):
                reply = await app.ask(method, at, {"name": "Mal"} if method == "POST" else None, token=token)
                assert reply.status in (200, 400, 401, 404, 405), (method, at, reply)
                assert b"root:" not in reply.body
                assert b"<script>alert" not in reply.body or not reply.headers["content-type"].startswith("text/html")
                assert "set-cookie" not in reply.headers
    assert await two.view() == before


@hosted()
async def test_methods_that_are_not_there_do_nothing(app: Application) -> None:
    two = await Two.at(app)
    before = await two.view()
    for path, methods in (await paths(app)).items():
        for method in ("PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "get", "FOO", "POST", "", "GET /", "É"):
            if method not in methods:
                reply = await app.ask(method, filled(path, two), {"name": "Mal"}, token=two.tokens["ana"])
                assert reply.status in (400, 405), (method, path)
    assert await two.view() == before


@hosted()
async def test_looking_takes_no_seat_and_changes_nothing(app: Application) -> None:
    """Previews of links ask with GET and HEAD, some of them with whatever token the page has."""
    two = await Two.at(app)
    before = await two.view()
    for path, methods in (await paths(app)).items():
        if "GET" not in methods:
            continue
        for token in (None, STRANGER, two.tokens["ben"]):
            at = filled(path, two, before["room"]["game"])
            got, head = await app.ask("GET", at, token=token), await app.ask("HEAD", at, token=token)
            assert (got.status, head.body) == (head.status, b"")
            if path != "/metrics":
                assert got.headers == head.headers
    assert await two.view() == before
    assert (await app.ask("GET", "/api/games", token=STRANGER)).json == []


@hosted()
@pytest.mark.parametrize("origin", [b"https://evil.example", b"null", b"http://["])
async def test_pages_of_others_post_nothing(app: Application, origin: bytes) -> None:
    two = await Two.at(app)
    before = await two.view()
    for path in ("/api/rooms", f"/api/rooms/{two.code}/join", f"/api/rooms/{two.code}/commands"):
        reply = await app.ask("POST", path, {"name": "Mal"}, token=two.tokens["ben"], headers=[(b"origin", origin)])
        assert (reply.status, reply.json["code"]) == (403, "http.origin")
    assert await two.view() == before
    own = await app.ask("POST", "/api/rooms", {"name": "Cleo"}, headers=[(b"origin", b"https://" + HOST)])
    assert own.status == 201


# Bodies and tokens

NO_NAMES = (
    *("1", "null", "true", "[]", "{}", '""', '" "', "[" * 30000, '"' + "x" * 31 + '"', '"' + "x" * 5000 + '"'),
    *('"\\ud800"', '"\\u0000"', '"a\\u0000b"', '"\\u202e"', '"\\u200b"', '"\\u3164"'),
)
NO_MORE = (
    *('"x":1', '"age":-1', '"age":131', '"age":1e300', '"age":"nine"', '"role":"host"', '"role":1', '"role":"\\u0000"'),
    *('"language":"\\u0000"', '"language":""', '"language":"en\\n"', '"language":"xxxxxxxxxxxxxxxxx"', '"language":7'),
)
NO_ENTRANCES: list[bytes] = [
    *(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text for text in NO_MESSAGES if text),
    *(f'{{"name":{name}}}'.encode() for name in NO_NAMES),
    *(f'{{"name":"Mal",{more}}}'.encode() for more in NO_MORE),
]


@hosted()
async def test_no_body_that_is_not_understood_opens_a_room_or_a_door(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    before = await two.view()
    for body in NO_ENTRANCES:
        for path in ("/api/rooms", f"/api/rooms/{two.code}/join"):
            reply = await app.ask("POST", path, body, token=STRANGER)
            assert reply.status == 400, (body[:80], reply)
            assert reply.json.keys() == {"code", "message"}
    for body in (b"x" * 70_000, b'{"name":"' + b"x" * 70_000):
        assert (await app.ask("POST", "/api/rooms", body)).status == 413
    assert await two.view() == before


@hosted()
async def test_commands_by_request_are_read_as_strictly_as_those_of_sockets(app: Application) -> None:
    two = await Two.at(app)
    before = await two.view()
    path = f"/api/rooms/{two.code}/commands"
    for message in NO_MESSAGES:
        body = message.encode("utf-8", "surrogatepass") if isinstance(message, str) else message
        if message == b'{"request":"12345678","seen":0,"command":{"type":"leave"}}':
            continue  # bytes are what a body is
        reply = await app.ask("POST", path, body, token=two.tokens["ben"])
        assert (reply.status, reply.json["code"]) == (400, "wire.malformed"), message
    reply = await app.ask("POST", path, b" " * 8193, token=two.tokens["ben"])
    assert (reply.status, reply.json["code"]) == (413, "wire.too-big")
    assert await two.view() == before


@hosted()
async def test_what_is_no_token_is_nobody(app: Application) -> None:
    two = await Two.at(app)
    for text in NO_TOKENS:
        for header in (f"Bearer {text}", text, f"Basic {text}", f"Bearer{text}"):
            sent = [(b"authorization", header.encode("utf-8"))]
            for path in ("/api/games", f"/api/rooms/{two.code}/view"):
                reply = await app.ask("GET", path, headers=sent)
                assert (reply.status, reply.json["code"]) == (401, "http.no-token")
            fresh = await app.ask("POST", "/api/rooms", {"name": "Mal"}, headers=sent)
            assert fresh.status == 201
            assert fresh.json["token"] not in ("", text)


@hosted()
@pytest.mark.parametrize("host", [b"[", b"evil.example", b"a b", b"\xff", b"", b"x:99999999", b'"><script>'])
async def test_the_name_of_the_host_is_told_to_nobody_else(app: Application, host: bytes) -> None:
    reply = await app.ask("POST", "/api/rooms", {"name": "Ana"}, headers=[(b"host", host)])
    assert reply.status in (201, 400)
    for path in ("/", "/api/rooms", "/join/KRONEN"):
        other = await app.ask("GET", path)
        assert b"evil" not in other.body
        assert b'"><script>' not in other.body


# Records


@hosted()
async def test_records_come_out_when_the_game_has_ended(app: Application) -> None:
    two = await Two.at(app)
    game = (await two.view())["room"]["game"]
    for token, path in itertools.product((None, STRANGER, *two.tokens.values()), ("record", "replay")):
        reply = await app.ask("GET", f"/api/games/{game}/{path}", token=token)
        assert (reply.status, reply.json["code"]) == (409, "room.not-over")
    assert (await two.ana.ask({"type": "close"}))["type"] == "accepted"
    assert (await app.ask("GET", f"/api/games/{game}/record")).status == 200
    for move in (b"0", b"1", b"-5", b"99999", str(1 << 70).encode()):
        assert (await app.ask("GET", f"/api/games/{game}/replay", query=b"move=" + move)).status == 200
    for move in (b"x", b"1.5", b"", b"9" * 5000, b"1&move=x", b"%00", b"\xff"):
        reply = await app.ask("GET", f"/api/games/{game}/replay", query=b"move=" + move)
        assert reply.status == 400


# What a browser does with the answers


INLINE = re.compile(r"<script(?![^>]*\ssrc=\"/)|\son\w+\s*=|\sstyle\s*=|<style|javascript:|\w://")


@hosted()
async def test_every_answer_tells_browsers_to_run_no_strange_script(app: Application) -> None:
    two = await Two.at(app)
    for path, methods in (await paths(app)).items():
        await app.ask(sorted(methods)[0], filled(path, two))
    await app.ask("GET", "/no/such/page")
    await app.ask("PUT", "/")
    await app.ask("POST", "/api/rooms", b"{")
    await app.ask("POST", "/api/rooms", {"name": "Mal"}, headers=[(b"origin", b"null")])
    assert len(app.replies) > 20
    for path, reply in app.replies:
        policy = dict(
            part.strip().split(" ", 1) for part in reply.headers["content-security-policy"].split(";") if part
        )
        assert policy["default-src"] == policy["object-src"] == "'none'"
        assert policy["base-uri"] == policy["frame-ancestors"] == "'none'"
        assert policy["script-src"] == "'self'"
        # Only the built client's first page has a form that is sent, to this server, and says so there.
        is_first = path == "/" and policy["form-action"] == "'self'"
        assert policy["form-action"] == ("'self'" if is_first else "'none'")
        assert reply.headers["referrer-policy"] == ("same-origin" if is_first else "no-referrer")
        # Only the built client's pages have style sheets in them, and may have no others.
        html = reply.body.decode() if reply.headers["content-type"].startswith("text/html") else ""
        hashes = [hashlib.sha256(sheet.encode()).digest() for sheet in re.findall("<style>(.*?)</style>", html, re.S)]
        own = [f"'sha256-{base64.b64encode(each).decode()}'" for each in hashes]
        assert policy["style-src"].split() == ["'self'", *own]
        # Only the built client's page lets elements have styles of their own.
        assert policy.pop("style-src-attr", "'unsafe-inline'") == "'unsafe-inline'"
        assert "unsafe" not in str(policy)
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in reply.headers
        assert "content-encoding" not in reply.headers
        page = re.sub("<style>.*?</style>", "", html, flags=re.S)
        assert not re.search(r"<script(?![^>]*\ssrc=\"/)|\son\w+\s*=|<style|javascript:|//[a-z]", page), path
        assert "style-src-attr" in reply.headers["content-security-policy"] or not re.search(r"\sstyle\s*=", page), path


@hosted()
async def test_names_and_texts_are_told_literally(app: Application) -> None:
    two = await Two.at(app)
    markup = "<img src=x onerror=alert(1)>"
    texts = [
        markup,
        "&lt;b&gt;",
        "{{7*7}}",
        "%s %n",
        "[a](javascript:alert(1))",
        "\\u003c",
        "a'b\"c",
        "${x}",
        "🦊 日本 مرحبا",
    ]
    other: dict[str, Any] = await app.join(two.code, markup, STRANGER, role="spectator")
    for number, text in enumerate(texts):
        answer = await two.ben.ask({"type": "say", "text": text}, request=f"number-{number}")
        assert answer["type"] == "accepted"
    view = await two.view()
    assert [text for _, _, text in view["chat"]] == texts
    assert {p["name"] for p in view["room"]["people"] if p["id"] == other["person"]} == {markup}
    said = [json.loads(data)["said"][1] for data in two.ana.stream if b'"said"' in data]
    assert said == texts
    reply = await app.ask("GET", f"/api/rooms/{two.code}/view", token=two.tokens["ana"])
    assert reply.headers["content-type"] == "application/json"
    page = await app.ask("GET", f"/join/{markup}")
    assert b"<img" not in page.body
