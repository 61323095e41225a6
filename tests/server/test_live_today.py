"""The deal of the day: the same for everybody, dealt once, and over the same commands as any other game."""

from __future__ import annotations

import json
from typing import Any

from kronika import client
from kronika.chance import seed_from_text, shuffled
from kronika.cli import main
from kronika.server.today import DECK, day_at, number_of, seed_of_day
from tests.server.live_server import Server, play, refusal


def opened(server: Server, name: str = "Ana", **more: Any) -> client.Table:
    """A table with the deal of the day."""
    answer = server.ask("/api/today", {"name": name, **more})
    assert answer.status == 201, answer
    return client.join(server.url, answer.json["code"], name, token=answer.json["token"])


def test_the_day_is_that_of_greenwich_and_is_counted() -> None:
    assert day_at(1796083199) == "2026-11-30"
    assert day_at(1796083200) == "2026-12-01"
    assert [number_of(day) for day in ("2026-11-30", "2026-12-01", "2027-11-30")] == [1, 2, 366]
    assert seed_of_day("2026-11-30") == seed_from_text("kronika today 2026-11-30") != seed_of_day("2026-12-01")


def test_what_is_played_today(server: Server) -> None:
    found = server.get("/api/today")
    assert found == {
        "day": found["day"],
        "number": number_of(found["day"]),
        "game": "twist-coop",
        "deck": "pop-culture",
    }


def test_everybody_gets_the_same_cards(server: Server) -> None:
    day = server.get("/api/today")["day"]
    tables = [opened(server, "Ana"), opened(server, "Ben", language="de")]
    hands = [[card["id"] for card in (table.view or {})["seats"][0]["hand"]] for table in tables]
    assert hands[0] == hands[1]
    titles = [(table.view or {})["seats"][0]["hand"][0]["title"] for table in tables]
    assert titles[0] != titles[1]
    pile = shuffled(sorted(server.get(f"/api/decks/{DECK}/titles")), seed_of_day(day), 0)
    assert hands[0] == list(pile[:4])
    for table, name in zip(tables, ("Ana", "Ben"), strict=True):
        room = table.room
        assert (room["playing"], room["root"], room["day"]) == (True, "", day)
        assert [(seat["name"], seat["person"]) for seat in room["seats"]] == [(name, table.person)]
    assert server.get("/api/rooms") == []


def test_it_cannot_be_dealt_otherwise(server: Server) -> None:
    ana = opened(server)
    shown = (ana.view or {})["discard"][0]["id"]
    before = (ana.view or {})["seats"]
    commands: list[dict[str, Any]] = [
        {"type": "start"},
        {"type": "settings", "settings": {"game": "twist-coop", "decks": ["pop-culture"]}},
        {"type": "sit", "seats": [{"name": "Ana", "person": ana.person}, {"name": "R", "bot": "sharp"}]},
        {"type": "correct", "card": shown, "why": "too easy"},
    ]
    assert {refusal(ana, command) for command in commands} == {"room.today"}
    ana.command({"type": "close"})
    assert {refusal(ana, command) for command in commands} == {"room.today"}
    assert (ana.view or {})["seats"] == before
    server.restart()
    back = client.join(server.url, ana.code, "Ana", token=ana.token)
    assert refusal(back, {"type": "start"}) == "room.today"


def test_it_is_played_to_its_end_and_has_a_record(server: Server, tmp_path: Any) -> None:
    ana = opened(server)
    assert play(ana)
    assert ana.over
    game = ana.room["game"]
    answer = server.ask(f"/api/games/{game}/record")
    file = tmp_path / "today.kronika.jsonl"
    file.write_bytes(answer.body)
    assert main(["verify", str(file)]) == 0
    header = json.loads(answer.body.splitlines()[0])
    assert header["x-day"] == server.get("/api/today")["day"]
    assert "x-deal" not in header
    assert [account["game"] for account in server.get("/api/games", ana.token)] == [game]


def test_names_and_bodies_are_checked(server: Server) -> None:
    assert server.ask("/api/today", {"name": "\u200b"}).json["code"] == "room.name"
    assert server.ask("/api/today", {"name": "Ana", "day": "2026-12-24"}).status == 400
