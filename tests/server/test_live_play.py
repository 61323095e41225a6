"""Play: a move is judged once, stored, acknowledged and shown to all; through a real server, message by message."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import Future
from typing import Any

import msgspec
import pytest

from kronika import client
from kronika.engine import editions
from kronika.server.commands import AddEntropy, CloseGame, Envelope, Say
from kronika.server.hub import Hub
from kronika.server.limits import USUAL
from kronika.server.store import StoreError, open_store
from tests.server.live_server import Device, Server, play, refusal, see, wait_for


def devices(server: Server, *tables: client.Table) -> list[Device]:
    found = [Device(server, table.room_id, table.token) for table in tables]
    for table in tables:
        table.close()
    return found


def started(server: Server, game: str = "timeline-cesko", **settings: Any) -> tuple[Device, Device]:
    """The devices of the seat on turn and of the other one."""
    ana, ben = server.table("Ana", "Ben", game=game, **settings)
    ana.command({"type": "start"})
    see(ana, ben)
    order = (ana, ben) if (ana.view or {})["turn"] in ana.seats else (ben, ana)
    on_turn, other = devices(server, *order)
    return on_turn, other


def first_move(device: Device) -> dict[str, Any]:
    view = device.welcome["view"]
    return {"type": "play", "move": _line(view["legal"]["moves"][0])}


def _line(move: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in move.items() if value is not None}


def room_of(device: Device) -> str:
    room: str = device.welcome["room"]["id"]
    return room


@pytest.mark.parametrize("game", editions())
def test_every_game_is_played_to_its_end_with_bots(server: Server, game: str) -> None:
    options = {} if game == "twist-coop" else {"hand": 2}
    decks = ["lifestyle" if game == "anno-domini" else "world"]
    ana = server.bots("child", "fair", game=game, decks=decks, options=options)
    ana.command({"type": "start"})
    play(ana, moves=3)
    for seat in range(3):
        ana.command({"type": "give-seat", "seat": seat, "bot": "historian"})
    wait_for(ana, lambda table: table.over)
    assert ana.view is not None
    outcome = ana.view["outcome"]
    assert outcome["winners"] or outcome["score"] is not None
    assert ana.view["legal"] is None
    moves = server.facts(ana.room_id, "moved")
    assert len(moves) == ana.view["move"]
    assert {move.get("by", "person") for move in moves} == {"person", "bot"}


# The same request twice


def test_the_same_request_twice_has_one_effect_and_the_same_answer(server: Server) -> None:
    on_turn, other = started(server)
    move = first_move(on_turn)
    seen = on_turn.seq
    first = on_turn.ask(move, request="the-move-1", seen=seen)
    again = on_turn.ask(move, request="the-move-1", seen=seen)
    assert first == again
    assert first["type"] == "accepted"
    later = on_turn.ask({"type": "say", "text": "done"})
    assert later["seq"] == first["seq"] + 1
    assert len(server.facts(room_of(on_turn), "moved")) == 1
    assert other.until(lambda m: m.get("kind") == "said")["seq"] == later["seq"]


def test_the_same_request_over_another_device_or_at_the_same_time_has_one_effect(server: Server) -> None:
    on_turn, _ = started(server)
    tab = Device(server, room_of(on_turn), on_turn.token)
    move, seen = first_move(on_turn), on_turn.seq
    answers: list[dict[str, Any]] = []
    threads = [
        threading.Thread(target=lambda d=d: answers.append(d.ask(move, request="the-move-1", seen=seen)))  # type: ignore[misc]
        for d in (on_turn, tab)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers[0] == answers[1]
    assert len(server.facts(room_of(on_turn), "moved")) == 1


def test_the_same_request_after_a_restart_has_one_effect_and_the_same_answer(database: str) -> None:
    with Server(database) as server:
        on_turn, _ = started(server)
        move, seen = first_move(on_turn), on_turn.seq
        first = on_turn.ask(move, request="the-move-1", seen=seen)
        chat = on_turn.ask({"type": "say", "text": "hello"}, request="the-chat-1")
        server.restart()
        back = Device(server, room_of(on_turn), on_turn.token)
        assert back.ask(move, request="the-move-1", seen=seen) == first
        assert back.ask({"type": "say", "text": "hello"}, request="the-chat-1", seen=chat["seq"] - 1) == chat
        assert len(server.facts(room_of(on_turn), "moved")) == 1
        assert len(server.facts(room_of(on_turn), "said")) == 1


def test_a_repeated_request_is_answered_the_same_whatever_was_seen_meanwhile(database: str) -> None:
    with Server(database) as server:
        on_turn, _ = started(server)
        chat = on_turn.ask({"type": "say", "text": "hello"}, request="the-chat-1")
        server.restart()
        back = Device(server, room_of(on_turn), on_turn.token)
        assert back.seq >= chat["seq"]
        assert back.ask({"type": "say", "text": "hello"}, request="the-chat-1") == chat
        assert len(server.facts(room_of(on_turn), "said")) == 1


# Stale moves


def test_a_stale_move_is_told_so_and_gets_what_it_missed(server: Server) -> None:
    on_turn, other = started(server)
    seen = other.seq
    stale_move = {"type": "play", "move": {"seat": 0, "move": "place", "card": "x", "gap": 0}}
    accepted = on_turn.ask(first_move(on_turn))
    answer = other.ask(stale_move, request="stale-move-1", seen=seen)
    assert (answer["type"], answer["seq"]) == ("stale", accepted["seq"])
    missed = other.until(lambda m: m["type"] == "update")
    shown = next(m for m in other.messages if m.get("kind") == "moved")
    assert missed == shown, "the same message, once because it happened and once because it was missed"
    assert server.facts(room_of(other), "moved") != []


def test_a_stale_move_from_long_ago_gets_the_whole_room(database: str) -> None:
    with Server(database) as server:
        on_turn, _ = started(server)
        move = first_move(on_turn)
        server.restart()
        back = Device(server, room_of(on_turn), on_turn.token)
        answer = back.ask(move, request="stale-move-1", seen=1)
        assert answer["type"] == "stale"
        assert back.read()["type"] == "welcome"
        # On the table as it is now, the same request is a move.
        assert back.ask(move, request="stale-move-1")["type"] == "accepted"


def test_the_python_client_is_told_of_a_stale_move_and_looks_again(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben", game="timeline-cesko")
    ana.command({"type": "start"})
    see(ana, ben)
    mover, other = (ana, ben) if (ana.view or {})["turn"] in ana.seats else (ben, ana)
    view = dict(other.view or {})
    mover.play(view["legal"]["moves"][0])
    assert refusal(other, {"type": "play", "move": {"seat": other.seats[0]}}) == "room.stale"
    see(ana, ben)
    assert ana.view == ben.view


# Updates


def test_every_device_gets_every_update_in_order_without_gaps_and_the_same_bytes(server: Server) -> None:
    tables = server.table("Ana", "Ben", "Eve", game="twist-competitive")
    watching = client.join(server.url, tables[0].code, "Ida", role="spectator")
    seen = [Device(server, table.room_id, table.token) for table in (*tables, watching)]
    tables[0].command({"type": "start"})
    see(*tables)
    for number in range(8):
        play(*tables, moves=1)
        tables[1].say(f"that was {number}")
    see(*tables)
    streams = []
    for device in seen:
        device.until(lambda message: message["seq"] == tables[0].seq)
        facts = [m for m in device.messages if m["type"] == "update" and m["kind"] != "presence"]
        start = facts[0]["seq"]
        assert [m["seq"] for m in facts] == list(range(start, tables[0].seq + 1))
        streams.append({m["seq"]: json.dumps(m) for m in facts if m["seq"] > seen[-1].welcome["seq"]})
    assert all(stream == streams[0] for stream in streams)
    assert len(streams[0]) > 16


def test_what_a_device_builds_from_updates_is_what_a_new_one_is_shown(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben", game="timeline-russia")
    ana.command({"type": "start"})
    see(ana, ben)
    play(ana, ben, moves=6)
    ana.say("hello")
    see(ana, ben)
    fresh = Device(server, ana.room_id, ben.token).welcome
    assert fresh["view"] == ana.view == ben.view
    assert fresh["room"] == ana.room
    assert fresh["seq"] == ana.seq
    assert fresh["chat"][-1][2] == "hello"


# Judging


def test_a_move_is_judged_by_the_rules_and_the_clause_is_named(server: Server) -> None:
    on_turn, other = started(server)
    seat = on_turn.welcome["view"]["turn"]
    hand = on_turn.welcome["view"]["seats"][seat]["hand"]
    theirs = on_turn.welcome["view"]["seats"][1 - seat]["hand"]
    place = {"seat": seat, "move": "place", "card": hand[0]["id"], "gap": 0}
    before = server.facts(room_of(on_turn), "moved")
    for wrong in (
        {**place, "gap": 9}, {**place, "gap": -1}, {**place, "card": theirs[0]["id"]}, {**place, "card": "nothing"},
        {**place, "move": "doubt"}, {**place, "more": 1}, {**place, "x-note": 1}, {"seat": seat}, {},
    ):  # fmt: skip
        answer = on_turn.ask({"type": "play", "move": wrong})
        assert answer["type"] == "refused", wrong
    by_rule = on_turn.ask({"type": "play", "move": {**place, "gap": 9}})
    assert by_rule["clause"]
    assert other.ask({"type": "play", "move": place})["code"] == "room.not-your-seat"
    assert server.facts(room_of(on_turn), "moved") == before


def test_a_move_is_in_the_database_before_it_is_acknowledged(server: Server) -> None:
    on_turn, _ = started(server)
    answer = on_turn.ask(first_move(on_turn))
    ((stored,),) = server.sql("SELECT max(seq) FROM events WHERE room = ?", room_of(on_turn))
    assert stored == answer["seq"]


def test_a_move_is_acknowledged_before_it_is_shown(server: Server) -> None:
    on_turn, other = started(server)
    answer = on_turn.ask(first_move(on_turn))
    shown = on_turn.until(lambda message: message.get("kind") == "moved")
    assert shown["seq"] == answer["seq"]
    assert other.until(lambda message: message.get("kind") == "moved") == shown


def test_a_command_without_a_socket_gets_the_answer_that_a_socket_would(server: Server) -> None:
    on_turn, other = started(server)
    path = f"/api/rooms/{on_turn.welcome['room']['code']}/commands"
    asked = {"request": "by-rest-1", "seen": on_turn.seq, "command": first_move(on_turn)}
    first = server.ask(path, asked, token=on_turn.token)
    assert (first.status, first.json["type"]) == (200, "accepted")
    assert server.ask(path, asked, token=on_turn.token).json == first.json
    assert on_turn.ask(asked["command"], request="by-rest-1", seen=asked["seen"]) == first.json
    assert other.until(lambda m: m.get("kind") == "moved")["seq"] == first.json["seq"]
    assert server.ask(path, asked | {"request": "by-rest-2"}, token=on_turn.token).json["type"] == "stale"
    assert server.ask(path, asked, token="t" * 32).json["code"] == "room.stranger"
    assert server.ask(path, asked).json["code"] == "http.no-token"


def test_what_is_not_stored_yet_is_shown_to_nobody_not_even_to_who_comes_meanwhile(database: str) -> None:
    class Fake:
        person = "ana"
        address = ""
        proofs = False

        def __init__(self) -> None:
            self.got: list[dict[str, Any]] = []

        def push(self, data: bytes) -> None:
            self.got.append(json.loads(data))

        def drop(self) -> None: ...

        def part(self) -> None: ...

    async def scenario() -> None:
        with open_store(database) as store:
            hub = Hub(store, bot_delay=0)
            live = await hub.open("ana", "Ana")
            before = live.room.seq
            disk: Future[None] = Future()
            hub.store.append = lambda _: disk  # type: ignore[method-assign]
            asked = Envelope(request="a-request", seen=before, command=Say("hello"))
            work = hub.keep(live.carry_out("ana", asked))
            while live.room.seq == before:
                await asyncio.sleep(0)
            device, away = Fake(), json.loads(live.welcome("ana"))
            live.connect(device)
            for shown in (away, device.got[0]):
                assert (shown["type"], shown["seq"], shown["chat"]) == ("welcome", before, [])
            live.disconnect(device)
            live.connect(device)
            assert [message["type"] for message in device.got] == ["welcome", "welcome"]
            disk.set_result(None)
            await work
            (update,) = device.got[2:]
            assert (update["seq"], update["said"]) == (before + 1, ["ana", "hello"])
            assert update["room"]["people"][0]["away"] is False, "and that she is here"
            await hub.stop()

    asyncio.run(scenario())


def test_who_waits_for_a_room_that_cannot_be_stored_is_not_answered_by_it(database: str) -> None:
    """What it knows did not happen: neither is it said that all is so already, nor that something is not allowed."""

    async def scenario() -> None:
        with open_store(database) as store:
            hub = Hub(store, bot_delay=0)
            live = await hub.open("ana", "Ana")
            await live.join("ben", "Ben", "player")
            before, append = live.room.seq, store.append
            disk: Future[None] = Future()
            hub.store.append = lambda _: disk  # type: ignore[method-assign]
            asked = [
                ("ana", Envelope(request="add-text-1", seen=before, command=AddEntropy("a kettle"))),
                ("ana", Envelope(request="add-text-2", seen=before, command=AddEntropy("a kettle"))),
                ("ben", Envelope(request="no-host-1", seen=before, command=CloseGame())),
            ]
            works = [hub.keep(live.carry_out(person, envelope)) for person, envelope in asked]
            while live.room.seq == before:
                await asyncio.sleep(0)
            disk.set_exception(StoreError("the disk"))
            found = await asyncio.gather(*works, return_exceptions=True)
            assert [type(outcome) for outcome in found] == [StoreError] * 3
            hub.store.append = append  # type: ignore[method-assign]
            again = await hub.room(live.room.id)
            assert again is not live
            assert again.room.entropy == {}
            answers = [json.loads((await again.carry_out(*each))[0])["type"] for each in asked]
            assert answers == ["accepted", "accepted", "refused"]
            await hub.stop()

    asyncio.run(scenario())


# Too fast


def test_who_sends_too_fast_is_told_for_which_request_and_the_client_waits(database: str) -> None:
    # Slower than usual, so that it is too fast on a slow machine as well.
    with Server(database, limits=msgspec.structs.replace(USUAL, messages_each=(3.0, 40.0))) as server:
        ana, ben = server.table("Ana", "Ben")
        device = Device(server, ana.room_id, ana.token)
        requests = [device.send({"type": "react", "sign": "👍"}) for _ in range(45)]
        answers = [device.until(lambda m, r=request: m.get("request") == r) for request in requests]  # type: ignore[misc]
        refused = [a for a in answers if a["type"] == "refused"]
        assert refused
        assert {answer["code"] for answer in refused} == {"wire.too-fast"}
        assert sum(a["type"] == "accepted" for a in answers) + len(refused) == 45
        for _ in range(45):
            ben.command({"type": "react", "sign": "👏"})
        assert len(server.facts(ana.room_id, "reacted")) == 45 - len(refused) + 45
