"""After a game: its review and the cards that were missed, at a link that lasts; and a room that goes on from it."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from kronika import client
from kronika.engine import editions
from tests.server.driving import Application, hosted, strict
from tests.server.live_server import Server, play, refusal, wait_for


def branched(server: Server, ana: client.Table, **asked: Any) -> client.Table:
    """The table that goes on from Ana's game."""
    body = {"move": 2, "seat": 0, "name": "Zoe", **asked}
    answer = server.ask(f"/api/games/{ana.room['game']}/what-if", body, token=ana.token)
    assert answer.status == 201, answer
    return client.join(server.url, answer.json["code"], body["name"], token=answer.json["token"])


PATHS = ("review", "missed.csv", "missed.apkg")


def test_nothing_is_told_before_the_end(server: Server) -> None:
    ana = server.bots("good", game="timeline-cesko")
    ana.command({"type": "start"})
    game = ana.room["game"]
    for path in PATHS:
        answer = server.ask(f"/api/games/{game}/{path}", token=ana.token)
        assert (answer.status, answer.json["code"]) == (409, "room.not-over")
        assert server.ask(f"/api/games/nothing/{path}").json["code"] == "room.unknown"
    asked = {"move": 0, "seat": 0, "name": "Ana"}
    assert server.ask(f"/api/games/{game}/what-if", asked, token=ana.token).json["code"] == "room.not-over"
    ana.command({"type": "close"})
    assert server.get(f"/api/games/{game}/review")["outcome"] is None


@pytest.mark.parametrize("game", editions())
def test_the_review_fits_the_replay(server: Server, game: str) -> None:
    ana = server.played(game)
    link = f"/api/games/{ana.room['game']}"
    review = server.get(f"{link}/review")
    replay = server.get(f"{link}/replay?move=9999")
    assert len(review["moves"]) == replay["of"] == replay["move"]
    assert (review["edition"], review["outcome"]) == (game, replay["view"]["outcome"])
    assert [player["name"] for player in review["players"]] == ["Ana", "Robot 0"]
    for move in review["moves"][:4]:
        events = server.get(f"{link}/replay?move={move['move']}")["events"]
        if move["did"] == "place" and game != "twist-coop":
            assert move["right"] == any(event["event"] == "kept" for event in events)
            shown = next(event for event in events if event["event"] == "turned-over")
            assert (shown["card"], shown["back"]["date"]) == (move["card"], move["date"])


def test_the_missed_cards_are_files(server: Server) -> None:
    for _ in range(20):
        ana = server.played(moves=4)
        link = f"/api/games/{ana.room['game']}"
        missed = [card for card in server.get(f"{link}/review")["missed"] if 0 in card["seats"]]
        if missed:
            break
    answer = server.ask(f"{link}/missed.csv?seat=0")
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(io.StringIO(answer.body.decode("utf-8-sig"))))
    assert {(row["id"], row["date"]) for row in rows} == {
        (card["card"].partition("/")[2], card["date"]) for card in missed
    }
    package = server.ask(f"{link}/missed.apkg?seat=0&language=cs")
    assert (package.status, package.body[:2]) == (200, b"PK")
    assert 'filename="missed-' in package.headers["content-disposition"]
    for seat in (-1, 2):
        assert server.ask(f"{link}/missed.csv?seat={seat}").json["code"] == "room.seats"


def test_a_seat_that_missed_nothing_has_no_file(server: Server) -> None:
    ana = server.bots("good", game="timeline-cesko")
    ana.command({"type": "start"})
    ana.command({"type": "close"})
    answer = server.ask(f"/api/games/{ana.room['game']}/missed.csv")
    assert (answer.status, answer.json["code"]) == (404, "room.none-missed")


@pytest.mark.parametrize("game", editions())
def test_what_if(server: Server, game: str) -> None:
    ana = server.played(game)
    before = server.get(f"/api/games/{ana.room['game']}/replay?move=2")["view"]
    zoe = branched(server, ana, seat=1, name="Ana", bot="sharp")
    assert zoe.room["playing"]
    assert [(seat["name"], seat.get("bot")) for seat in zoe.room["seats"]] == [("Robot 0", "sharp"), ("Ana", None)]
    deals = server.facts(zoe.room_id, "dealt")
    header = json.loads(deals[0]["header"])
    assert header["x-from"] == {"game": ana.room["game"], "move": 2}
    assert "pile" not in header
    assert (zoe.room["root"], zoe.room["settings"]["game"]) == ("", game)
    first = server.get(f"/api/rooms/{zoe.code}/view", zoe.token)["view"]
    if first["move"] == 0:
        for key in ("turn", "line", "lower", "discard", "pile", "pile_top"):
            assert first[key] == before[key], key
    play(zoe, moves=2)
    zoe.command({"type": "give-seat", "seat": 1, "bot": "sharp"})
    wait_for(zoe, lambda table: table.over)
    link = f"/api/games/{zoe.room['game']}"
    assert server.ask(f"{link}/record").status == 200
    assert len(server.get(f"{link}/review")["moves"]) == (zoe.view or {})["move"]


def test_what_if_survives_a_restart_and_another_deal(server: Server) -> None:
    ana = server.played()
    zoe = branched(server, ana, move=0)
    view = zoe.view or {}
    server.restart()
    back = client.join(server.url, zoe.code, "Zoe", token=zoe.token)
    assert (back.view or {})["seats"] == view["seats"]
    counted = server.get("/api/decks/world/statistics")
    play(back, moves=1)
    back.command({"type": "close"})
    assert server.get("/api/decks/world/statistics") == counted, "what was known from another game does not count"
    back.command({"type": "start", "entropy": "blue kettle"})
    assert back.room["root"] != ""
    assert (back.view or {})["seats"] != view["seats"]


def test_what_cannot_be(server: Server) -> None:
    ana = server.played()
    link = f"/api/games/{ana.room['game']}/what-if"
    last = server.get(f"/api/games/{ana.room['game']}/replay?move=9999")["of"]

    def code(token: str | None = ana.token, **asked: Any) -> str:
        body = {"move": 0, "seat": 0, "name": "Ana", **asked}
        found: str = server.ask(link, body, token=token).json["code"]
        return found

    assert code(token=None) == "http.no-token"
    assert code(seat=2) == "room.seats"
    assert code(move=last) == code(move=last + 1) == "room.no-way-on"
    assert code(bot="genius") == "room.bot"
    assert code(name=" ") == "room.name"
    assert code(move=-1) == code(seat=None) == "http.400"
    assert refusal(branched(server, ana), {"type": "sit", "seats": []}) == "room.playing"


@hosted(strict(requests=(0.001, 25.0)))
async def test_what_plays_a_game_anew_costs_more(app: Application) -> None:
    statuses = [(await app.ask("GET", f"/api/games/{'g' * 22}/{path}")).status for path in PATHS]
    assert statuses == [404, 404, 429]
    assert (await app.ask("GET", "/api/decks")).status == 200
