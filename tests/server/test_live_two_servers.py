"""Two servers on one PostgreSQL database: what one has stored the other plays on, and where both write, one wins."""

from __future__ import annotations

import threading
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from kronika import client
from kronika.cli import main
from kronika.server.fairness import entropy_digest
from kronika.server.store import check, open_store
from tests.server.live_server import Device, Server, look_up, play, see, wait_for
from tests.server.test_live_serve import Serving

DATABASE = "postgresql"


@pytest.fixture
def two(database: str) -> Iterator[tuple[Server, Server]]:
    """Two servers in this process, each with its own connections and its own rooms in memory."""
    with Server(database) as one, Server(database) as other:
        yield one, other
    assert check(database) == []


def requests_of(database: str, room: str) -> list[str]:
    """The requests that took effect in a room, in order; its facts are numbered without a gap."""
    rows = look_up(database, "SELECT seq, request FROM events WHERE room = ? ORDER BY seq", room)
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return [request.partition(":")[2] for _, request in rows if request]


def test_a_room_whose_process_was_killed_is_played_on_by_another(database: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        killed, other = (stack.enter_context(Serving(database)) for _ in range(2))
        ana, ben = client.open_room(killed.url, "Ana"), None
        ana.command({"type": "settings", "settings": {"game": "timeline-cesko", "decks": ["world"], "limit": 3600}})
        ben = client.join(killed.url, ana.code, "Ben")
        ben.command({"type": "add-entropy", "text": "blue kettle"})
        ana.command({"type": "start", "entropy": "17 geese"})
        ana.command({"type": "close"})
        ben.command({"type": "add-entropy", "text": "green kettle"})
        see(ana, ben)
        assert ana.room["added"] == [entropy_digest("green kettle")]
        # The other process has seen the room as it was before the second deal, and will have to look again.
        early = client.join(other.url, ana.code, "Ben", token=ben.token)
        assert early.room == ana.room | {"people": early.room["people"]}
        early.close()
        ana.command({"type": "start", "entropy": "18 geese"})
        see(ana, ben)
        play(ana, ben, moves=3)
        ana.say("before the end")
        see(ana, ben)
        killed.process.kill()
        killed.process.wait()
        before = (ben.view, ben.room["seats"], ben.room["host"], ben.room["root"], ben.seq)
        time.sleep(0.1)
        anew = [client.join(other.url, ana.code, name, token=each.token) for name, each in (("Ana", ana), ("Ben", ben))]
        for table in anew:
            assert (table.view, table.room["seats"], table.room["host"], table.room["root"], table.seq) == before
            assert table.room["due"] is not None
        play(*anew, moves=3)
        anew[0].command({"type": "close"})
        see(*anew)
        record = tmp_path / "game.kronika.jsonl"
        with urllib.request.urlopen(f"{other.url}/api/games/{anew[0].room['game']}/record", timeout=20) as answer:
            record.write_bytes(answer.read())
        assert main(["verify", str(record)]) == 0
        for table in (*anew, ana, ben):
            table.close()
        assert other.stop()[2] == 0
    assert check(database) == []


def test_the_same_request_to_two_servers_has_one_effect_and_the_same_answer(two: tuple[Server, Server]) -> None:
    one, other = two
    ana, ben = one.table("Ana", "Ben", game="timeline-cesko")
    ana.command({"type": "start"})
    see(ana, ben)
    mover = ana if (ana.view or {})["turn"] in ana.seats else ben
    here, there = Device(one, ana.room_id, mover.token), Device(other, ana.room_id, mover.token)
    move = next(iter(here.welcome["view"]["legal"]["moves"]))
    move = {"type": "play", "move": {key: value for key, value in move.items() if value is not None}}
    first = here.ask(move, request="the-move-1", seen=here.seq)
    # The other server has the room as it was, judges the move, finds it stored, and makes the room anew.
    there.send(move, request="the-move-1", seen=there.welcome["seq"])
    assert there.close_code() == 1012
    back = Device(other, ana.room_id, mover.token)
    assert back.seq >= first["seq"]
    assert back.ask(move, request="the-move-1", seen=there.welcome["seq"]) == first
    assert len(one.facts(ana.room_id, "moved")) == 1


def test_what_one_server_has_carried_out_another_that_is_behind_does_not_refuse(two: tuple[Server, Server]) -> None:
    one, other = two
    ana, ben = one.table("Ana", "Ben", game="timeline-cesko")
    ana.command({"type": "start"})
    see(ana, ben)
    first, second = (ana, ben) if (ana.view or {})["turn"] in ana.seats else (ben, ana)
    here, there = Device(one, ana.room_id, second.token), Device(other, ana.room_id, second.token)
    play(first, second, moves=1)
    see(second)
    move = next(iter((second.view or {})["legal"]["moves"]))
    move = {"type": "play", "move": {key: value for key, value in move.items() if value is not None}}
    done = here.ask(move, request="the-move-2", seen=second.seq)
    assert done["type"] == "accepted"
    # To the other server, which has missed both moves, it is not this seat's turn.
    there.send(move, request="the-move-2", seen=second.seq)
    assert there.close_code() == 1012
    assert all(message["type"] != "refused" for message in there.messages)
    back = Device(other, ana.room_id, second.token)
    assert back.ask(move, request="the-move-2", seen=second.seq) == done
    assert len(one.facts(ana.room_id, "moved")) == 2


def test_where_two_servers_write_in_one_room_one_wins_and_the_other_looks_again(two: tuple[Server, Server]) -> None:
    one, other = two
    ana, ben = one.table("Ana", "Ben", game="timeline-cesko")
    ana.command({"type": "start"})
    see(ana, ben)
    mover, waiting = (ana, ben) if (ana.view or {})["turn"] in ana.seats else (ben, ana)
    # The one who waits is on the other server, which does not see the move.
    away = client.join(other.url, ana.code, "Away", token=waiting.token)
    mover.play((mover.view or {})["legal"]["moves"][0])
    device = Device(other, ana.room_id, waiting.token)
    assert device.seq < mover.seq
    device.send({"type": "say", "text": "too late"}, request="say-it-once")
    assert device.close_code() == 1012, "nothing was stored, and the room is made anew"
    device = Device(other, ana.room_id, waiting.token)
    assert device.welcome["view"] == (mover.view or {})
    assert device.ask({"type": "say", "text": "too late"}, request="say-it-once")["type"] == "accepted"
    away.say("here again")
    assert (away.view or {})["move"] == 1
    assert requests_of(one.database, ana.room_id).count("say-it-once") == 1


def test_two_servers_that_race_in_one_room_lose_and_double_nothing(two: tuple[Server, Server]) -> None:
    one, other = two
    ana, ben = one.table("Ana", "Ben")
    there = client.join(other.url, ana.code, "Ben", token=ben.token)
    ben.close()

    def talk(table: client.Table) -> None:
        for number in range(25):
            table.say(f"line {number}")

    threads = [threading.Thread(target=talk, args=(table,)) for table in (ana, there)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    said = [(fact["person"], fact["text"]) for fact in one.facts(ana.room_id, "said")]
    for table in (ana, there):
        assert [text for person, text in said if person == table.person] == [f"line {n}" for n in range(25)]
    requests = requests_of(one.database, ana.room_id)
    assert len(set(requests)) == len(requests)
    ana.say("so")
    there.say("be it")
    assert ana.room["seats"] == there.room["seats"]


def test_a_limit_of_a_server_that_is_gone_is_seen_to_by_another_and_once(database: str) -> None:
    with Server(database) as other:
        with Server(database) as one:
            (ana,) = one.table("Ana", game="timeline-cesko", limit=60)
            ana.command({"type": "sit", "seats": [{"name": name, "person": ana.person} for name in ("Ana", "Ben")]})
            ana.command({"type": "start"})
            ana.close()
        # The limit is up, and its server is not there any more.
        look_up(database, "UPDATE timers SET due = ?", time.time() - 4)
        other.run(other.hub.sweep(idle=600, host_away=120))
        assert other.facts(ana.room_id, "limit-expired") == [], "its own server might be about to see to it"
        look_up(database, "UPDATE timers SET due = ?", time.time() - 6)
        for _ in range(2):
            other.run(other.hub.sweep(idle=600, host_away=120))
        end = time.monotonic() + 30
        while not other.facts(ana.room_id, "limit-expired") and time.monotonic() < end:
            time.sleep(0.02)
        assert [fact["move"] for fact in other.facts(ana.room_id, "limit-expired")] == [0]
        back = client.join(other.url, ana.code, "Ana", token=ana.token)
        wait_for(back, lambda table: (table.view or {})["move"] == 1)
        assert back.room["due"] > time.time()
        back.close()


def test_servers_that_start_at_once_on_an_empty_database_all_come_up(database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(open_store, [database] * 4))
    assert len({store.secret() for store in stores}) == 1
    for store in stores:
        store.close()
