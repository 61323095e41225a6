"""The analysis of a game: not before its end, the same as the review in what was right, made once."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from kronika.engine import editions
from kronika.server.analysing import Analyses
from kronika.server.refusals import Refused
from kronika.server.store import GameInfo
from kronika.server.workbench import Workbench
from tests.server.live_server import Server, play
from tests.server.test_review import played, text_of


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
    ana = server.played(game, moves=2)
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


def test_it_is_made_once_however_many_ask_and_not_at_all_for_the_longest_games(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("timeline-cesko", moves=4)
    info = GameInfo(**dict.fromkeys(GameInfo.__struct_fields__) | {"id": "g"})
    real, made = Workbench.do, []

    async def do(self: Workbench, job: dict[str, Any], address: str = "") -> bytes:
        made.append(job["game"])
        return await real(self, job, address)

    monkeypatch.setattr(Workbench, "do", do)

    async def ask() -> None:
        analyses = Analyses()
        both = await asyncio.gather(*(analyses.get(info, text_of(game), {}, "home") for _ in range(2)))
        assert both[0] == both[1] == await analyses.get(info, text_of(game), {}, "home")
        assert len(both[0].moves) == game.moves_made
        long = msgspec.structs.replace(info, id="long")
        with pytest.raises(Refused, match="600 moves"):
            await analyses.get(long, text_of(game) + "{}\n" * 700, {}, "home")
        broken = msgspec.structs.replace(info, id="broken")
        with pytest.raises(Refused, match="line 2"):
            await analyses.get(broken, text_of(game).split("\n")[0] + "\nnonsense\n", {}, "home")
        analyses.close()

    asyncio.run(ask())
    assert made == ["g", "broken"]
