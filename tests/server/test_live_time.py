"""Limits: each fires once, after a restart too; no time is charged while no server runs; the default move is stated."""

from __future__ import annotations

import time
from typing import Any

from kronika import client
from kronika.engine import editions
from tests.server.live_server import Server, play, see, wait_for

LIMIT = 5


def started(server: Server, game: str = "timeline-cesko", limit: int = 60, **more: Any) -> client.Table:
    """Ana, who plays two seats on her device, in a game with a limit."""
    (ana,) = server.table("Ana", game=game, limit=limit, **more)
    seats = [{"name": name, "person": ana.person} for name in ("Ana", "Ben")]
    ana.command({"type": "sit", "seats": seats})
    ana.command({"type": "start"})
    return ana


def expired(server: Server, room: str) -> list[int]:
    """For which moves the clock has struck."""
    return [fact["move"] for fact in server.facts(room, "limit-expired")]


def by_clock(server: Server, room: str) -> list[dict[str, Any]]:
    return [fact["line"] for fact in server.facts(room, "moved") if fact.get("by") == "clock"]


def while_down(server: Server, seconds: float, *, left: float | None = None) -> None:
    """Let it seem that the server has been down for so many seconds, and that so much was left of every limit."""
    server.stop()
    server.sql("UPDATE meta SET value = ? WHERE key = 'alive'", repr(time.time() - seconds))
    server.sql("UPDATE timers SET due = due - ?", seconds)
    if left is not None:
        server.sql("UPDATE timers SET due = ?", time.time() - seconds + left)
    server.start()


def test_when_the_time_is_up_the_stated_default_move_is_made_in_every_game(server: Server) -> None:
    tables = {game: started(server, game, LIMIT) for game in editions()}
    before = {game: dict(table.view or {}) for game, table in tables.items()}
    assert all(0 < table.room["due"] - time.time() <= LIMIT for table in tables.values())
    for game, table in tables.items():
        wait_for(table, lambda table: (table.view or {})["move"] == 1)
        assert expired(server, table.room_id) == [0]
        (made,) = by_clock(server, table.room_id)
        view = before[game]
        card = view["seats"][view["turn"]]["hand"][0]["id"]
        expected: dict[str, Any] = {"seat": view["turn"], "move": "place", "card": card, "gap": len(view["line"])}
        if game == "anno-domini":
            expected |= {"move": "add"}
        if game == "twist-coop":
            del expected["gap"]
        assert made == expected, game
        assert table.room["due"] > time.time(), "the next move has its own time"
        table.command({"type": "close"})
        assert table.room["due"] is None


def test_a_limit_fires_once_after_a_restart_too(database: str) -> None:
    with Server(database) as server:
        ana = started(server)
        while_down(server, 0, left=0.2)
        wait_for(ana, lambda table: (table.view or {})["move"] == 1)
        assert expired(server, ana.room_id) == [0]
        server.restart()
        ana.say("back")
        assert expired(server, ana.room_id) == [0]
        assert (ana.view or {})["move"] == 1
        ((move, due),) = server.sql("SELECT move, due FROM timers")
        assert move == 1
        assert 55 < due - time.time() <= 60


def test_a_limit_fires_in_a_room_to_which_nobody_has_come_back(database: str) -> None:
    with Server(database) as server:
        ana = started(server)
        ana.close()
        while_down(server, 0, left=0.1)
        end = time.monotonic() + 30
        while not expired(server, ana.room_id) and time.monotonic() < end:
            time.sleep(0.05)
        assert expired(server, ana.room_id) == [0]
        back = client.join(server.url, ana.code, "Ana", token=ana.token)
        assert (back.view or {})["move"] == 1


def test_no_time_is_charged_while_no_server_runs(database: str) -> None:
    with Server(database) as server:
        ana = started(server)
        left = ana.room["due"] - time.time()
        assert 50 < left <= 60
        while_down(server, 3600, left=40.0)
        ana.say("back")
        assert 30 < ana.room["due"] - time.time() <= 41
        assert expired(server, ana.room_id) == []


def test_a_pause_stops_the_clock_and_it_begins_anew(server: Server) -> None:
    ana = started(server)
    ana.command({"type": "pause"})
    assert ana.room["due"] is None
    assert server.sql("SELECT * FROM timers WHERE room = ?", ana.room_id) == []
    ana.command({"type": "resume"})
    assert 50 < ana.room["due"] - time.time() <= 60


def test_a_seat_that_a_bot_plays_has_no_clock(server: Server) -> None:
    ana = started(server)
    ana.command({"type": "pause"})
    ana.command({"type": "give-seat", "seat": (ana.view or {})["turn"], "bot": "fair"})
    assert ana.room["due"] is None


def test_a_move_sets_the_clock_anew(server: Server) -> None:
    ana = started(server)
    first = ana.room["due"]
    time.sleep(0.02)
    play(ana, moves=1)
    see(ana)
    assert ana.room["due"] > first


def test_a_limit_fires_again_for_a_move_whose_number_came_up_before_a_correction(database: str) -> None:
    with Server(database) as server:
        ana = started(server)
        for number in range(2):
            while_down(server, 0, left=0.1)
            wait_for(ana, lambda table, number=number: (table.view or {})["move"] == number + 1)  # type: ignore[misc]
        card = by_clock(server, ana.room_id)[0]["card"]
        ana.command({"type": "correct", "card": card, "why": "it never happened"})
        assert (ana.view or {})["move"] == 0, "the game goes on from a position"
        assert ana.room["due"] is not None
        while_down(server, 0, left=0.1)
        wait_for(ana, lambda table: (table.view or {})["move"] == 1)
        assert expired(server, ana.room_id) == [0, 1, 0]


def test_a_room_without_a_limit_waits_for_ever(server: Server) -> None:
    (ana,) = server.table("Ana", game="twist-coop")
    ana.command({"type": "start"})
    assert ana.room["due"] is None
    assert server.sql("SELECT * FROM timers WHERE room = ?", ana.room_id) == []
