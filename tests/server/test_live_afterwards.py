"""Afterwards: the record, the replay at a link that lasts, one's own games, and how the cards of a deck have fared."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from kronika import client
from kronika.cli import main
from kronika.engine import editions, public_events, read_record, view_of
from kronika.table.events import Kept, Misplaced
from tests.server.live_server import Server, play, see, wait_for


def test_no_record_leaves_the_server_before_the_game_has_ended(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben", game="timeline-cesko")
    ana.command({"type": "start"})
    see(ana, ben)
    game = ana.room["game"]
    for path in (f"/api/games/{game}/record", f"/api/games/{game}/replay", f"/api/games/{game}/replay?move=0"):
        answer = server.ask(path, token=ana.token)
        assert (answer.status, answer.json["code"]) == (409, "room.not-over")
    assert server.get(f"/api/games/{game}")["ended"] is False
    ana.command({"type": "close"})
    assert server.ask(f"/api/games/{game}/record").status == 200
    assert server.get(f"/api/games/{game}")["ended"] is True


@pytest.mark.parametrize("game", editions())
def test_the_record_is_downloaded_and_verified(server: Server, game: str, tmp_path: Path) -> None:
    ana = server.played(game)
    answer = server.ask(f"/api/games/{ana.room['game']}/record")
    assert answer.status == 200
    assert f'filename="{game}-' in answer.headers["content-disposition"]
    file = tmp_path / "game.kronika.jsonl"
    file.write_bytes(answer.body)
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    assert json.loads(answer.body.splitlines()[-1]).get("result"), "it was played to its end"


def test_a_game_is_replayed_move_by_move(server: Server) -> None:
    ana = server.played()
    game = ana.room["game"]
    lines = server.ask(f"/api/games/{game}/record").body.splitlines()
    for made, state in enumerate(read_record(iter(lines))):
        found = server.get(f"/api/games/{game}/replay?move={made}")
        assert (found["move"], found["of"]) == (made, (ana.view or {})["move"])
        assert found["view"] == json.loads(json.dumps(_plain(view_of(state))))
        events = state.turns[-1].events if state.turns else state.opening
        assert found["events"] == _plain(public_events(state, events))
    assert server.get(f"/api/games/{game}/replay?move=99999")["move"] == made
    assert found["view"]["line"] == (ana.view or {})["line"]


def _plain(value: object) -> object:
    import msgspec

    return json.loads(msgspec.json.encode(value))


def test_the_link_to_a_game_lasts(database: str) -> None:
    with Server(database) as server:
        ana = server.played()
        link = f"/api/games/{ana.room['game']}/replay?move=2"
        before = server.get(link)
        ana.command({"type": "start"})
        ana.command({"type": "leave"})
        server.restart()
        assert server.get(link) == before
        assert server.ask("/api/games/nothing").json["code"] == "room.unknown"


def test_everybody_has_the_list_of_their_own_games(server: Server) -> None:
    ana, ben = server.table("Ana", "Ben", game="timeline-cesko")
    eve = client.join(server.url, ana.code, "Eve", role="spectator")
    for _ in range(2):
        ana.command({"type": "start"})
        ana.command({"type": "close"})
    other = client.open_room(server.url, "Ben", token=ben.token)
    other.command({"type": "sit", "seats": [{"name": "Ben", "person": ben.person}, {"name": "R", "bot": "fair"}]})
    other.command({"type": "start"})
    games = server.get("/api/games", ben.token)
    assert [(game["room"], game["ended"], game["players"]) for game in games] == [
        (other.room_id, False, ["Ben", "R"]),
        (ana.room_id, True, ["Ana", "Ben"]),
        (ana.room_id, True, ["Ana", "Ben"]),
    ]
    assert [game["game"] for game in games[1:]] == [game["game"] for game in server.get("/api/games", ana.token)]
    assert server.get("/api/games", eve.token) == []
    assert server.ask("/api/games").json["code"] == "http.no-token"


def test_statistics_count_what_people_placed_in_games_that_have_ended(database: str) -> None:
    with Server(database) as server:
        ana = server.bots("good", game="timeline-cesko")
        ana.command({"type": "start"})
        play(ana, moves=4)
        assert server.get("/api/decks/world/statistics") == {}
        ana.command({"type": "give-seat", "seat": 0, "bot": "fair"})
        wait_for(ana, lambda table: table.over)
        by = [fact.get("by", "person") for fact in server.facts(ana.room_id, "moved")]
        lines = server.ask(f"/api/games/{ana.room['game']}/record").body.splitlines()
        *_, game = read_record(iter(lines))
        expected: dict[str, Counter[str]] = {}
        for who, turn in zip(by, game.turns, strict=True):
            for event in turn.events:
                if who == "person" and isinstance(event, (Kept, Misplaced)):
                    card = event.card.partition("/")[2]
                    expected.setdefault(card, Counter())["right" if isinstance(event, Kept) else "wrong"] += 1
        assert by.count("person") == 4
        found = server.get("/api/decks/world/statistics")
        assert {card: (row["right"], row["wrong"]) for card, row in found.items()} == {
            card: (counts["right"], counts["wrong"]) for card, counts in expected.items()
        }
        assert server.get("/api/decks/nothing/statistics") == {}
