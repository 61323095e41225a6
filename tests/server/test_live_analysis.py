"""The analysis of a game: not before its end, the same as the review in what was right, made once."""

from __future__ import annotations

import pytest

from kronika.engine import editions
from tests.server.live_server import Server, play, wait_for


def test_nothing_is_told_before_the_end(server: Server) -> None:
    ana = server.bots("good", game="timeline-cesko")
    ana.command({"type": "start"})
    link = f"/api/games/{ana.room['game']}/analysis"
    answer = server.ask(link, token=ana.token)
    assert (answer.status, answer.json["code"]) == (409, "room.not-over")
    assert server.ask("/api/games/nothing/analysis").json["code"] == "room.unknown"
    play(ana, moves=1)
    ana.command({"type": "close"})
    found = server.get(link)
    assert all(move["right"] is None or 0 <= move["chance"] <= 1 for move in found["moves"])


@pytest.mark.parametrize("game", editions())
def test_it_fits_the_review(server: Server, game: str) -> None:
    ana = server.bots("sharp", game=game, options={} if game == "twist-coop" else {"hand": 2})
    ana.command({"type": "start"})
    play(ana, moves=2)
    ana.command({"type": "give-seat", "seat": 0, "bot": "sharp"})
    wait_for(ana, lambda table: table.over)
    link = f"/api/games/{ana.room['game']}"
    review, found = server.get(f"{link}/review"), server.get(f"{link}/analysis")
    keys = ("move", "seat", "did", "card", "gap", "right")
    assert [[move[key] for key in keys] for move in found["moves"]] == [
        [move[key] for key in keys] for move in review["moves"]
    ]
    assert [each["name"] for each in found["players"]] == ["Ana", "Robot 0"]
    assert found["moments"]["model"] == ("hands" if game == "anno-domini" else "playouts")
    assert found["players"][0]["themes"] or game == "twist-coop" or found["players"][0]["total"]["tries"] == 0
    assert server.get(f"{link}/analysis") == found
