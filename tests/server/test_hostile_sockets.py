"""Who opens the game socket with bad intentions gets nothing, changes nothing and disturbs nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from kronika.server import answers
from kronika.server.limits import USUAL, Limits
from tests.server.driving import HOST, Application, Socket, Two, hosted, running, settle, strict
from tests.server.hostile_messages import NO_MESSAGES, NO_SETTINGS, NOT_BENS

POLICY, TOO_BIG, STRANGER, UNKNOWN, SLOW = 1008, 1009, 4403, 4404, 4408


def origin(*texts: bytes) -> Iterable[tuple[bytes, bytes]]:
    return [(b"origin", text) for text in texts]


# The handshake


@hosted()
@pytest.mark.parametrize(
    "headers",
    [
        origin(b"https://evil.example"),
        origin(b"null"),
        origin(b""),
        origin(b"http://["),
        origin(b"http://" + HOST + b".evil.example"),
        origin(b"http://" + HOST + b":81"),
        origin(b"http://evil@" + HOST),
        origin(b"file://" + HOST),
        origin(b"chrome-extension://" + HOST),
        origin(HOST),
        origin(b"\xff\xfe"),
        origin(b"https://evil.example", b"http://" + HOST),
        origin(b"http://" + HOST, b"https://evil.example"),
        [*origin(b"https://evil.example"), (b"host", b"evil.example")],
    ],
)
async def test_pages_of_others_open_no_socket(app: Application, headers: Iterable[tuple[bytes, bytes]]) -> None:
    two = await Two.at(app, dealt=False)
    socket = app.socket(two.room, headers=headers)
    assert await socket.end() == POLICY
    assert not socket.accepted


@hosted()
@pytest.mark.parametrize(
    "text", [None, b"http://" + HOST, b"https://" + HOST, b"HTTP://Kronika.TEST", b"https://friends.example"]
)
async def test_programs_the_servers_own_pages_and_named_origins_do(app: Application, text: bytes | None) -> None:
    two = await Two.at(app, dealt=False)
    socket = await two.come("ben", headers=origin(text) if text else ())
    assert socket.accepted


@hosted()
@pytest.mark.parametrize(
    "path",
    [
        *("/", "/api/rooms", "/api/rooms/{room}", "/api/rooms/{code}/socket", "/api/rooms/{room}/socket/x"),
        *("/x/rooms/{room}/socket", "/api/rooms/../{room}/socket", "/api/rooms/{room}\0/socket"),
        *("/api/rooms/\ud800/socket", "/api/rooms/{room}/SOCKET"),
    ],
)
async def test_sockets_are_at_one_place_only(app: Application, path: str) -> None:
    two = await Two.at(app, dealt=False)
    socket = app.socket("", path=path.format(room=two.room, code=two.code))
    assert await socket.end() == POLICY
    assert not socket.accepted


@hosted()
@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "token": "m" * 32}, STRANGER),
        ({"type": "hello", "token": ""}, STRANGER),
        ({"type": "hello", "token": "\u0000" * 32}, STRANGER),
        ({"type": "hello", "token": ["a" * 32]}, POLICY),
        ({"type": "hello"}, POLICY),
        ({"type": "hello", "token": "ana-" + "a" * 30, "as": "host"}, POLICY),
        ({"type": "welcome", "token": "ana-" + "a" * 30}, POLICY),
        ({"request": "12345678", "command": {"type": "leave"}}, POLICY),
        ("", POLICY),
        ("[" * 8000, POLICY),
        (b'{"type":"hello","token":"ana-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}', POLICY),
        ('{"type":"hello","token":"' + "a" * 9000 + '"}', TOO_BIG),
        ("ż" * 4097, TOO_BIG),
    ],
)
async def test_who_does_not_say_who_they_are_is_not_let_in(app: Application, hello: Any, code: int) -> None:
    two = await Two.at(app, dealt=False)
    socket = app.socket(two.room)
    socket.send(hello)
    assert await socket.end() == code
    assert socket.stream == []
    assert (await two.view())["room"]["people"][0]["away"] is False


@hosted()
async def test_another_rooms_id_and_a_room_that_is_none_let_nobody_in(app: Application) -> None:
    two = await Two.at(app)
    other = await app.open("Cleo", "cleo-" + "c" * 30)
    for room, code in ((other["room"], STRANGER), ("A" * 22, UNKNOWN)):
        socket = app.socket(room)
        socket.send({"type": "hello", "token": two.tokens["ana"]})
        assert await socket.end() == code


@hosted(strict(hello=0.05))
async def test_half_open_sockets_are_closed(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    silent = [app.socket(two.room) for _ in range(20)]
    gone = [app.socket(two.room) for _ in range(20)]
    await asyncio.gather(*(socket.leave() for socket in gone))
    assert {await socket.end() for socket in silent} == {POLICY}
    assert (await two.ana.ask({"type": "say", "text": "still here"}))["type"] == "accepted"


@hosted(strict(handshakes=(0.001, 5), connections=4))
async def test_an_address_opens_so_many_sockets_at_once_and_so_many_in_a_while(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    some = [app.socket(two.room, address="2001:db8::1") for _ in range(2)]
    some += [app.socket(two.room, address=f"2001:db8::{number}") for number in range(2, 4)]
    await settle()
    # One customer has a whole network of IPv6.
    fifth = app.socket(two.room, address="2001:db8::ffff:1")
    assert await fifth.end() == POLICY
    await asyncio.gather(*(socket.leave() for socket in some))
    assert (await two.come("ben", address="2001:db8:0:0:1::1")).accepted
    late = app.socket(two.room, address="2001:db8::9")
    assert await late.end() == POLICY
    assert (await two.come("ben", address="2001:db8:1::1")).accepted


@hosted(strict(devices=3))
async def test_a_person_has_so_many_devices_and_the_oldest_goes(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    others = [await two.come("ben") for _ in range(3)]
    assert await two.ben.end() == 1012
    assert [socket.closed for socket in (*others, two.ana)] == [None] * 4


# Messages


@hosted()
async def test_what_is_no_message_is_refused_and_does_nothing(app: Application) -> None:
    two = await Two.at(app)
    before = await two.view()
    for message in NO_MESSAGES:
        answer = await two.ben.answer(message)
        assert (answer["type"], answer["code"]) == ("refused", "wire.malformed"), message
        assert answer["request"] == ""
        assert len(answer["message"]) <= 300
    assert await two.view() == before


@hosted()
async def test_what_ben_may_not_do_is_refused_and_does_nothing(app: Application) -> None:
    two = await Two.at(app)
    before = await two.view()
    for number, command in enumerate(NOT_BENS):
        answer = await two.ben.ask(command, request=f"number-{number}")
        assert answer["type"] == "refused", command
        assert answer["request"] == f"number-{number}"
    assert await two.view() == before


@hosted()
async def test_settings_that_no_game_could_begin_with_are_refused_at_once(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    before = await two.view()
    for settings in NO_SETTINGS:
        answer = await two.ana.ask({"type": "settings", "settings": settings})
        assert answer["type"] == "refused", settings
    assert await two.view() == before


@hosted()
async def test_a_message_has_at_most_8_kib_of_utf_8(app: Application) -> None:
    two = await Two.at(app)
    frame = '{"request":"12345678","command":{"type":"say","text":"%s"}}'
    for letter, size in (("x", 8192), ("ż", 8191)):
        body = letter * ((size - len(frame) + 2) // len(letter.encode()))
        answer = await two.ben.answer(frame % body + " " * (size - len((frame % body).encode())))
        assert answer["code"] == "wire.malformed", "the text is too long, not the message"
    for message in (frame % "x" + " " * 8192, "ż" * 4097):
        socket = await two.come("ben")
        assert await socket.answer(message) == {"type": "closed", "code": TOO_BIG}


@hosted(Limits(handshakes=(1e9, 1e9), rooms=(1e9, 1e9)))
async def test_a_flood_is_cut_off_and_nobody_else_notices(app: Application) -> None:
    two = await Two.at(app)
    before = await two.seq()
    for number in range(500):
        two.ben.send({"request": f"number-{number}", "command": {"type": "say", "text": "!"}})
    assert await two.ben.end() == POLICY
    burst = USUAL.messages_each[1]
    assert burst <= await two.seq() - before <= burst + 20
    assert b"wire.too-fast" in two.ben.stream[-1]
    hellos = await two.come("ben")
    for _ in range(500):
        hellos.send({"type": "hello", "token": two.tokens["ben"]})
    assert await hellos.end() == POLICY
    assert (await two.ana.ask({"type": "say", "text": "quiet now"}))["type"] == "accepted"


@hosted(strict(messages=(0.001, 30), messages_each=(1e9, 1e9)))
async def test_an_address_has_a_limit_over_all_its_sockets(app: Application) -> None:
    two = await Two.at(app)
    sockets = [await two.come("ben", address="198.51.100.7") for _ in range(5)]
    answers = [await socket.ask({"type": "say", "text": "!"}) for socket in sockets * 8]
    assert [answer["type"] for answer in answers].count("accepted") == 30
    assert {answer.get("code") for answer in answers} == {None, "wire.too-fast"}
    assert (await two.ana.ask({"type": "say", "text": "quiet now"}))["type"] == "accepted"


@hosted(strict(messages=(0.001, 9), messages_each=(1e9, 1e9)))
async def test_deals_count_for_several_with_the_address_too(app: Application) -> None:
    two = await Two.at(app, dealt=False)
    sockets = [await two.come("ana", address="198.51.100.7") for _ in range(4)]
    kinds = ("start", "close", "start", "close")
    answers = [await socket.ask({"type": kind}) for socket, kind in zip(sockets, kinds, strict=True)]
    assert [answer["type"] for answer in answers] == ["accepted", "accepted", "accepted", "refused"]
    assert answers[3]["code"] == "wire.too-fast"
    assert (await two.ana.ask({"type": "close"}))["type"] == "accepted"


# Requests again


@hosted()
async def test_request_ids_are_ones_own_and_of_one_room(app: Application) -> None:
    two = await Two.at(app)
    other = await app.open("Cleo", two.tokens["ben"])
    elsewhere = app.socket(other["room"])
    await elsewhere.greet(two.tokens["ben"])
    answers = [await socket.ask({"type": "say", "text": name}, request="the-same-one")
               for name, socket in (("ana", two.ana), ("ben", two.ben), ("elsewhere", elsewhere))]  # fmt: skip
    assert [answer["type"] for answer in answers] == ["accepted"] * 3
    assert [text for _, _, text in (await two.view())["chat"]] == ["ana", "ben"]
    before = await two.view()
    again = await two.ben.ask({"type": "leave"}, request="the-same-one")
    assert again == answers[1]
    for request in (f"{two.people['ana']}:the-same-one"[-64:], "clock:1:1", "bot:1:1:1"):
        assert (await two.ben.ask({"type": "react", "sign": "👍"}, request=request))["type"] == "accepted"
    assert (await two.view())["chat"] == before["chat"]


def test_an_old_request_again_after_a_restart_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "ANSWERS_KEPT", 2)

    async def before() -> Two:
        async with running(tmp_path) as app:
            two = await Two.at(app)
            assert (await two.ben.ask({"type": "say", "text": "once"}, request="long-ago"))["type"] == "accepted"
            for _ in range(5):
                await two.ben.ask({"type": "say", "text": "later"})
            assert (await two.ben.ask({"type": "say", "text": "once"}, request="long-ago"))["type"] == "accepted"
            assert [two.ana.closed, two.ben.closed] == [None, None]
            return two

    async def after(two: Two) -> None:
        async with running(tmp_path) as two.app:
            two.ana, two.ben = await two.come("ana"), await two.come("ben")
            seq = await two.seq()
            for command in ({"type": "say", "text": "once"}, {"type": "leave"}, {"type": "play", "move": {}}):
                for seen in (0, 1 << 52):
                    answer = await two.ben.ask(command, seen=seen, request="long-ago")
                    assert answer["type"] == "accepted"
                    assert answer["seq"] < seq
            assert await two.seq() == seq
            assert [two.ana.closed, two.ben.closed] == [None, None]

    asyncio.run(after(asyncio.run(before())))


# Other people's business


@hosted()
async def test_nobody_moves_for_others_whoever_they_are(app: Application) -> None:
    two = await Two.at(app)
    tokens = {role: f"{role}-" + "x" * 30 for role in ("spectator", "screen", "player")}
    for role, token in tokens.items():
        await app.join(two.code, role.capitalize(), token, role=role)
    name, socket, move = await two.on_turn()
    line = {key: value for key, value in move.items() if value is not None}
    seq = await two.seq()
    idle = two.ben if name == "ana" else two.ana
    assert (await idle.ask({"type": "play", "move": line}))["code"] == "room.not-your-seat"
    for token in tokens.values():
        watcher = app.socket(two.room)
        await watcher.greet(token)
        assert (await watcher.ask({"type": "play", "move": line}))["code"] == "room.not-your-seat"
        path = f"/api/rooms/{two.code}/commands"
        message = {"request": "by-request", "seen": 1 << 52, "command": {"type": "play", "move": line}}
        assert (await app.ask("POST", path, message, token=token)).json["code"] == "room.not-your-seat"
    assert (await app.ask("POST", path, message, token="stranger-" + "x" * 30)).status == 403
    assert (await app.ask("POST", path, message)).status == 401
    assert await two.seq() == seq
    assert (await socket.ask({"type": "play", "move": line}))["type"] == "accepted"


@hosted()
async def test_who_was_sent_away_is_gone_at_once_and_for_good(app: Application) -> None:
    two = await Two.at(app)
    second = await two.come("ben")
    assert (await two.ana.ask({"type": "remove", "person": two.people["ben"]}))["type"] == "accepted"
    for socket in (two.ben, second):
        socket.send({"request": "12345678", "command": {"type": "say", "text": "I am still here"}})
        await socket.end()
        assert not any(b"still here" in data for data in two.ana.stream)
    again = app.socket(two.room)
    again.send({"type": "hello", "token": two.tokens["ben"]})
    assert await again.end() == STRANGER
    reply = await app.ask("POST", f"/api/rooms/{two.code}/join", {"name": "Ben"}, token=two.tokens["ben"])
    assert (reply.status, reply.json["code"]) == (403, "room.removed")
    assert (await app.ask("GET", f"/api/rooms/{two.code}/view", token=two.tokens["ben"])).status == 403


@hosted(bot_delay=1.5)
async def test_a_seat_that_is_taken_back_while_its_bot_thinks_is_ones_own(app: Application) -> None:
    two = await Two.at(app)
    name, socket, move = await two.on_turn()
    seat = {"type": "give-seat", "seat": move["seat"], "bot": "good"}
    assert (await two.ana.ask(seat))["type"] == "accepted"
    assert (await socket.ask({"type": "take-back"}))["type"] == "accepted"
    line = {key: value for key, value in move.items() if value is not None}
    assert (await socket.ask({"type": "play", "move": line}))["type"] == "accepted"
    seq = await two.seq()
    await asyncio.sleep(2.0)
    assert await two.seq() == seq
    assert (await two.on_turn())[0] != name


# Slow readers


class Stalled(Socket):
    """A client whose connection takes nothing any more after the welcome."""

    async def _send(self, message: Any) -> None:
        if self.stream:
            await asyncio.Event().wait()
        await super()._send(message)


@hosted()
async def test_a_reader_who_takes_nothing_is_dropped_and_gets_everything_when_back(app: Application) -> None:
    two = await Two.at(app)
    await two.ben.leave()
    stalled = app.socket(two.room, kind=Stalled, address="192.0.2.9")
    await stalled.greet(two.tokens["ben"])
    for number in range(450):
        two.ana.send({"request": f"number-{number}", "command": {"type": "say", "text": f"line {number}"}})
    assert (await two.ana.ask({"type": "say", "text": "the end"}))["type"] == "accepted"
    await stalled.end()
    assert len(stalled.stream) == 1
    people = (await two.view())["room"]["people"]
    assert [person["away"] for person in people] == [False, True]
    back = await two.come("ben")
    welcome = json.loads(back.stream[0])
    assert [text for _, _, text in welcome["chat"][-2:]] == ["line 449", "the end"]
    assert welcome["seq"] == await two.seq()
    assert two.ana.closed is None
