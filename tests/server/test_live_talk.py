"""Chat and reactions: literal everywhere, with mute for the host."""

from __future__ import annotations

import json

import pytest

from kronika import client
from tests.server.live_server import Device, Server, refusal, see

LITERAL = (
    '<script>alert("1")</script>', "&lt;b&gt; &amp; <b>bold</b>", "{{7*7}} ${7*7} %s %(name)s",
    "'; DROP TABLE events; --",
    "javascript:alert(1)", "\\u003cimg src=x onerror=alert(1)>", "👩‍👩‍👧 Zoë Ольга 李雷 محمد", "[link](http://127.0.0.1/)",
)  # fmt: skip


@pytest.mark.parametrize("text", LITERAL)
def test_a_line_is_shown_to_all_as_it_was_written(server: Server, text: str) -> None:
    ana, ben = server.table("Ana", "Ben")
    device = Device(server, ana.room_id, ben.token)
    ana.say(text)
    update = device.until(lambda message: message.get("kind") == "said")
    assert update["said"] == [ana.person, text]
    late = Device(server, ana.room_id, ben.token)
    assert late.welcome["chat"] == [[update["seq"], ana.person, text]]


@pytest.mark.parametrize("name", ["<b>Ana</b>", "{{Ana}}", "Ana & Co", 'O\'Ana "A"', "Zoë 🦊"])
def test_a_name_is_shown_as_it_was_given(server: Server, name: str) -> None:
    table = client.open_room(server.url, name)
    assert table.room["people"][0]["name"] == table.room["seats"][0]["name"] == name
    answer = server.ask(f"/api/rooms/{table.code}")
    assert answer.json["host"] == name
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert name not in server.ask(f"/join/{table.code}").body.decode(), "the page behind the link has no names"


def test_what_does_something_on_a_screen_is_taken_out_of_a_line(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben")
    ana.say("  one\n\ttwo \u202e three\u2066 \x1b[31mred\x00 " + "x" * 500)
    see(ana, ben)
    said = Device(server, ana.room_id, ben.token).welcome["chat"][-1][2]
    assert said.startswith("one two three [31mred xxx")
    assert len(said) <= 400
    before = ana.seq
    ana.say(" \n ")
    assert ana.seq == before, "nothing was said"


def test_signs_are_shown_and_gone(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben")
    device = Device(server, ana.room_id, ben.token)
    for sign in server.get("/api/choices")["signs"]:
        ana.command({"type": "react", "sign": sign})
        assert device.until(lambda message: message.get("kind") == "reacted")["said"] == [ana.person, sign]
    assert refusal(ana, {"type": "react", "sign": "💩"}) == "room.sign"
    assert Device(server, ana.room_id, ben.token).welcome["chat"] == []


def test_everybody_in_the_room_may_talk_whether_or_not_they_play(server: Server) -> None:
    ana, _ = server.table("Ana", "Ben")
    eve = client.join(server.url, ana.code, "Eve", role="spectator")
    eve.say("good luck")
    see(ana, eve)
    assert Device(server, ana.room_id, ana.token).welcome["chat"][-1][1:] == [eve.person, "good luck"]


def test_the_host_mutes_somebody_and_lets_them_speak_again(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben")
    assert refusal(ben, {"type": "mute", "person": ana.person}) == "room.not-host"
    assert refusal(ana, {"type": "mute", "person": ana.person}) == "room.nobody"
    ana.command({"type": "mute", "person": ben.person})
    see(ana, ben)
    assert [person["muted"] for person in ben.room["people"]] == [False, True]
    assert refusal(ben, {"type": "say", "text": "hello"}) == "room.muted"
    assert refusal(ben, {"type": "react", "sign": "👍"}) == "room.muted"
    # Going out and in again does not help.
    ben.command({"type": "leave"})
    ben = client.join(server.url, ana.code, "Ben", token=ben.token)
    assert refusal(ben, {"type": "say", "text": "hello"}) == "room.muted"
    ana.command({"type": "mute", "person": ben.person, "muted": False})
    see(ana, ben)
    ben.say("hello")


def test_a_mute_outlives_the_server(database: str) -> None:
    with Server(database) as server:
        ana, ben = server.table("Ana", "Ben")
        ana.command({"type": "mute", "person": ben.person})
        ana.say("x" * 3)
        server.restart()
        assert refusal(ben, {"type": "say", "text": "hello"}) == "room.muted"
        assert json.dumps(Device(server, ana.room_id, ben.token).welcome["chat"]).count("xxx") == 1
