"""People come and go: same seat, same hand, no double move, whatever happens to their devices and the server."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from kronika import client
from kronika.client import ClientError
from tests.server.live_server import Device, Server, play, refusal, see, wait_for


def started(server: Server, *names: str, **settings: Any) -> tuple[client.Table, ...]:
    tables = server.table(*(names or ("Ana", "Ben")), **{"game": "timeline-cesko", **settings})
    tables[0].command({"type": "start"})
    see(*tables)
    return tables


def away(table: client.Table) -> set[str]:
    return {person["name"] for person in table.room["people"] if person["away"]}


def hand(table: client.Table, seat: int) -> list[str]:
    assert table.view is not None
    return [card["id"] for card in table.view["seats"][seat]["hand"]]


# Devices


def test_after_a_reload_seat_and_hand_are_the_same(server: Server) -> None:
    ana, ben = started(server)
    before = (ben.seats, hand(ben, ben.seats[0]), ben.view)
    ben.close()
    again = client.join(server.url, ana.code, "Ben", token=ben.token)
    assert (again.seats, hand(again, again.seats[0]), again.view) == before
    assert again.person == ben.person
    assert len(again.room["people"]) == 2
    play(ana, again, moves=2)


def test_a_second_tab_shows_the_same_and_whoever_has_one_left_is_not_away(server: Server) -> None:
    ana, ben = started(server)
    tab = client.join(server.url, ana.code, "Ben", token=ben.token)
    play(ana, tab, moves=2)
    see(ana, ben, tab)
    assert tab.view == ben.view
    ben.close()
    tab.say("still here")
    see(ana, tab)
    assert away(ana) == set()
    tab.close()
    wait_for(ana, lambda table: away(table) == {"Ben"})


def test_another_device_with_the_token_plays_the_same_seat(server: Server) -> None:
    ana, ben = started(server)
    phone = Device(server, ana.room_id, ben.token)
    assert phone.welcome["you"] == ben.person
    assert phone.welcome["view"] == ben.view
    # Without the token nobody gets there, the name alone is none.
    with pytest.raises(ClientError) as caught:
        client.join(server.url, ana.code, "Ben")
    assert caught.value.code == "room.name-taken"
    assert Device.close_code(_refused(server, ana.room_id, "t" * 32)) == 4403
    assert Device.close_code(_refused(server, "nothing" * 3 + "x", ben.token)) == 4404


def _refused(server: Server, room: str, token: str) -> Device:
    """A socket that is closed at once."""
    device = Device.__new__(Device)
    device.messages = []
    try:
        Device.__init__(device, server, room, token)
    except Exception:  # closed by then
        return device
    raise AssertionError("it was let in")


def test_ninety_seconds_without_a_network_change_nothing(server: Server) -> None:
    ana, ben = started(server)
    seat, cards = ben.seats[0], hand(ben, ben.seats[0])
    device = Device(server, ana.room_id, ben.token)
    ben.close()
    device.cut()
    wait_for(ana, lambda table: away(table) == {"Ben"})
    server.run(_later(server, ana.room_id, ben.person, 90))
    assert ana.room["seats"][seat] == {"name": "Ben", "person": ben.person}
    again = Device(server, ana.room_id, ben.token)
    view = again.welcome["view"]
    assert [card["id"] for card in view["seats"][seat]["hand"]] == cards
    wait_for(ana, lambda table: away(table) == set())


async def _later(server: Server, room: str, person: str, seconds: float) -> None:
    """So many seconds after this person's last device was lost, as the room sees it."""
    live = await server.hub.room(room)
    live._seen[person] -= seconds
    await server.hub.sweep(idle=600, host_away=120)


def test_a_move_whose_answer_was_lost_is_made_once(server: Server) -> None:
    ana, ben = started(server)
    mover = ana if (ana.view or {})["turn"] in ana.seats else ben
    move = {"type": "play", "move": _line((mover.view or {})["legal"]["moves"][0])}
    device = Device(server, ana.room_id, mover.token)
    seen = device.seq
    device.send(move, request="lost-answer-1")
    device.cut()
    server.run(_settled(server, ana.room_id))
    again = Device(server, ana.room_id, mover.token)
    answer = again.ask(move, request="lost-answer-1", seen=seen)
    assert answer["type"] == "accepted"
    assert len(server.facts(ana.room_id, "moved")) == 1


async def _settled(server: Server, room: str) -> None:
    live = await server.hub.room(room)
    while live.busy or len(live.connections) > 2:
        await asyncio.sleep(0.01)


def _line(move: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in move.items() if value is not None}


def test_who_is_away_is_shown_to_all(server: Server) -> None:
    ana, ben, eve = started(server, "Ana", "Ben", "Eve")
    ben.close()
    for table in (ana, eve):
        wait_for(table, lambda table: away(table) == {"Ben"})
    back = client.join(server.url, ana.code, "Ben", token=ben.token)
    for table in (ana, eve):
        wait_for(table, lambda table: away(table) == set())
    assert away(back) == set()


# Leaving, and being made to


@pytest.mark.parametrize(("rule", "stand_in"), [("bot", "adult"), ("default", "default")])
def test_who_leaves_a_game_is_played_for_as_the_room_decides_and_may_come_back(
    server: Server, rule: str, stand_in: str
) -> None:
    ana, ben = started(server, away=rule)
    seat = ben.seats[0]
    ben.command({"type": "leave"})
    wait_for(ana, lambda table: table.room["seats"][seat].get("bot") == stand_in)
    assert [person["name"] for person in ana.room["people"]] == ["Ana"]
    play(ana, moves=2)
    assert {fact.get("by") for fact in server.facts(ana.room_id, "moved")} == {None, "bot"}
    again = client.join(server.url, ana.code, "Ben", token=ben.token)
    assert again.seats == [seat]
    again.command({"type": "take-back"})
    see(ana, again)
    assert ana.room["seats"][seat].get("bot") is None
    play(ana, again, moves=2)


def test_the_default_move_of_who_left_is_the_first_card_behind_the_last(server: Server) -> None:
    ana, ben = started(server, away="default", first=0)
    seat = ben.seats[0]
    ben.command({"type": "leave"})
    card, moved = hand(ana, seat)[0], play(ana, moves=1)
    gap = len((ana.view or {})["line"]) if moved else 0
    wait_for(ana, lambda table: (table.view or {})["turn"] != seat)
    made = [fact["line"] for fact in server.facts(ana.room_id, "moved") if fact.get("by") == "bot"]
    assert made == [{"seat": seat, "move": "place", "card": card, "gap": gap}]


def test_the_host_removes_a_player_who_cannot_come_back(server: Server) -> None:
    ana, ben, eve = started(server, "Ana", "Ben", "Eve")
    device = Device(server, ana.room_id, ben.token)
    seat = ben.seats[0]
    ben.close()
    ana.command({"type": "remove", "person": ben.person})
    assert device.close_code() == 4403
    assert [m["kind"] for m in device.messages[-2:]] == ["removed", "seated"], "they see that, and nothing after it"
    with pytest.raises(ClientError) as caught:
        client.join(server.url, ana.code, "Ben", token=ben.token)
    assert caught.value.code == "room.removed"
    with pytest.raises(ClientError) as caught:
        client.join(server.url, ana.code, "Ben", token=ben.token, role="spectator")
    assert caught.value.code == "room.removed"
    assert ana.room["seats"][seat]["bot"] == "adult"
    ida = client.join(server.url, ana.code, "Ida")
    ida.command({"type": "stand", "seat": seat})
    see(ana, eve, ida)
    assert ida.seats == [seat]
    assert refusal(ana, {"type": "remove", "person": ana.person}) == "room.self"


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    ana, ben = started(server)
    seat = ben.seats[0]
    ana.command({"type": "give-seat", "seat": seat, "bot": "sharp"})
    see(ana, ben)
    assert ben.room["seats"][seat]["bot"] == "sharp"
    play(ana, moves=1)
    wait_for(ana, lambda table: (table.view or {})["turn"] != seat)
    see(ana, ben)
    move = {"seat": seat, "move": "place", "card": hand(ben, seat)[0], "gap": 0}
    assert refusal(ben, {"type": "play", "move": move}) == "room.bot-plays"
    ben.command({"type": "take-back"})
    see(ana, ben)
    assert ana.room["seats"][seat] == {"name": "Ben", "person": ben.person}
    play(ana, ben, moves=2)
    assert refusal(ben, {"type": "give-seat", "seat": seat}) == "room.not-host"


def test_a_pause_stops_moves_and_bots_until_the_game_goes_on(server: Server) -> None:
    ana = server.bots("fair", game="timeline-cesko")
    ana.command({"type": "start"})
    ana.command({"type": "pause"})
    assert ana.room["paused"]
    at = (ana.view or {})["move"]
    assert refusal(ana, {"type": "play", "move": {"seat": 0}}) == "room.paused"
    ana.command({"type": "give-seat", "seat": 0, "bot": "fair"})
    with pytest.raises(ClientError, match="nothing came"):
        ana.wait(0.3)
    assert (ana.view or {})["move"] == at
    ana.command({"type": "resume"})
    wait_for(ana, lambda table: table.over)


def test_the_host_ends_a_game_and_a_rematch_keeps_the_people(server: Server) -> None:
    ana, ben = started(server)
    first = (ana.room["game"], ana.room["seats"])
    play(ana, ben, moves=2)
    ana.command({"type": "close"})
    see(ana, ben)
    assert ben.over
    assert (ben.view or {})["legal"] is None
    assert refusal(ben, {"type": "play", "move": {"seat": ben.seats[0]}}) == "room.no-game"
    ana.command({"type": "start"})
    see(ana, ben)
    assert ben.room["playing"]
    assert ben.room["seats"] == first[1]
    assert ben.room["game"] != first[0]
    assert (ben.view or {})["move"] == 0
    play(ana, ben, moves=2)


# The host


def test_the_hosts_rights_go_to_the_player_who_came_first_when_the_host_leaves(server: Server) -> None:
    (ana,) = server.table("Ana")
    ida = client.join(server.url, ana.code, "Ida", role="spectator")
    ben = client.join(server.url, ana.code, "Ben")
    ana.command({"type": "leave"})
    wait_for(ben, lambda table: table.room["host"] == ben.person)
    ben.command({"type": "leave"})
    wait_for(ida, lambda table: table.room["host"] == ida.person)


def test_whoever_comes_into_an_empty_room_is_its_host(server: Server) -> None:
    (ana,) = server.table("Ana")
    ana.command({"type": "leave"})
    ben = client.join(server.url, ana.code, "Ben")
    assert ben.room["host"] == ben.person


def test_a_host_who_is_away_for_two_minutes_is_replaced_and_not_before(server: Server) -> None:
    ana, ben, eve = started(server, "Ana", "Ben", "Eve")
    ana.close()
    wait_for(eve, lambda table: away(table) == {"Ana"})
    server.run(_later(server, ana.room_id, ana.person, 90))
    see(ben, eve)
    assert eve.room["host"] == ana.person
    server.run(_later(server, ana.room_id, ana.person, 31))
    wait_for(eve, lambda table: table.room["host"] == ben.person)
    back = client.join(server.url, ana.code, "Ana", token=ana.token)
    assert back.room["host"] == ben.person
    assert back.seats == [0]
    see(ben, back)
    ben.command({"type": "make-host", "person": ana.person})
    see(ben, back)
    assert back.room["host"] == ana.person


# The server


def test_a_restart_loses_nothing_and_devices_come_back_by_themselves(database: str) -> None:
    with Server(database) as server:
        ana, ben = started(server)
        play(ana, ben, moves=3)
        before = (ana.view, ana.room["seats"], ana.room["host"])
        other = threading.Thread(target=wait_for, args=(ben, lambda table: (table.view or {})["move"] == 4))
        other.start()
        server.restart()
        ana.say("are you there?")
        assert (ana.view, ana.room["seats"], ana.room["host"]) == before
        mover = ana if (ana.view or {})["turn"] in ana.seats else ben
        device = Device(server, ana.room_id, mover.token)
        device.ask({"type": "play", "move": _line(device.welcome["view"]["legal"]["moves"][0])})
        other.join(20)
        assert not other.is_alive()
        assert away(ben) == set()


def test_a_room_that_nobody_uses_is_put_away_and_made_anew_for_who_returns(server: Server) -> None:
    ana, ben = started(server)
    play(ana, ben, moves=3)
    view = ana.view
    ana.close()
    ben.close()
    server.run(_put_away(server, ana.room_id))
    again = client.join(server.url, ana.code, "Ben", token=ben.token)
    assert again.view == view
    assert again.seats == ben.seats


async def _put_away(server: Server, room: str) -> None:
    while (await server.hub.room(room)).connections:
        await asyncio.sleep(0.01)
    await server.hub.sweep(idle=-1, host_away=120)
    assert room not in {live.room.id for live in server.hub.live_rooms}
