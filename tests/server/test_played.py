"""The placements of a server's finished games: by people alone, and nothing of a game that still runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.cli import main
from kronika.server.played import placements_on_server
from kronika.server.store import EndedGame, GameRow, StoreError, open_store
from tests.server.storing import line, opening, played_facts, stored

PLAYERS = ((0, "ana", "Ana"), (1, "", "Bot"))


def database(folder: Path, *, ended: bool) -> str:
    path = str(folder / f"{ended}.sqlite")
    game = GameRow(id="g1", room="r1", edition="timeline-polska", decks=("small",), started=3.0, players=PLAYERS)
    with open_store(path) as store:
        stored(store, opening("r1", "ABCDEF", game=game))
        if ended:
            over = EndedGame(id="g1", ended=9.0, record=played_facts()[1])
            stored(store, line("r1", 2, ended=over))
    return path


def test_people_count_bots_do_not(tmp_path: Path) -> None:
    found, names, games = placements_on_server(database(tmp_path, ended=True))
    assert games == 1
    assert names == {"ana": "Ana"}
    assert {one.player for one in found} == {"ana"}
    cards = [one.card for one in found]
    assert len(cards) == len(set(cards)) > 2
    assert all(card.startswith("small/") for card in cards)


def test_a_game_that_runs_tells_nothing(tmp_path: Path) -> None:
    assert placements_on_server(database(tmp_path, ended=False)) == ([], {}, 0)


def test_no_database_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy")
    missing = tmp_path / "none.sqlite"
    with pytest.raises(StoreError, match="no database"):
        placements_on_server(str(missing))
    assert main(["deck", "difficulty", "cesko", "--database", str(missing)]) == 1
    assert capsys.readouterr().err.startswith("kronika: there is no database")
    assert not missing.exists()
    assert main(["deck", "difficulty", "cesko", "--database", database(tmp_path, ended=True)]) == 0
    assert "0 placements by 0 players in 1 game" in capsys.readouterr().out
