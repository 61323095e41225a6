"""Placements as they are read out of records."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kronika.bots import make_bot
from kronika.bots.minds import mind_of
from kronika.engine import Player, raw_lines, read_record, record_lines, start, view_of
from kronika.engine.game import Game
from kronika.errors import UsageError
from kronika.study.placements import placements_in, placements_of

CARDS = {
    f"d/{n:02}": {"title": f"Title {n}", "date": str(1500 + 17 * n), "front": f"f{n}", "back": f"b{n}"}
    for n in range(40)
}


def played(game: str = "timeline-russia", seed: int = 1) -> Game:
    kinds = ["person", "bot:memory:child"]
    table = start(game, [Player("Ana"), Player("Bot")], CARDS, seed=bytes([seed]) * 16, extra={"x-players": kinds})
    mind = mind_of("child", table.dates, bytes(16))
    bot = make_bot("memory", bytes(15) + b"1")
    while not table.over and len(table.turns) < 200:
        table.play(bot.choose(view_of(table, table.table.turn), mind({})))
    return table


def write(folder: Path, name: str, game: Game) -> Path:
    path = folder / name
    path.write_text("".join(line + "\n" for line in record_lines(game)), "utf-8")
    return path


def test_each_card_counts_the_first_time_that_its_date_comes_to_light(tmp_path: Path) -> None:
    game = played()
    path = write(tmp_path, "a.jsonl", game)
    with path.open("rb") as file:
        found = list(placements_of(read_record(raw_lines(file)), lambda _, seat: f"seat {seat}"))
    cards = [one.card for one in found]
    assert len(cards) == len(set(cards)) > 5
    assert {one.is_right for one in found} == {True, False}
    for one in found:
        assert one.gaps >= 2
        assert 1 / one.gaps <= one.floor <= 1
        assert (one.left is None) + (one.right is None) < 2
        assert bool(one.wrong_side) is not one.is_right
    year = {card: int(sides["date"]) for card, sides in CARDS.items()}
    for one in found:
        if one.wrong_side == "left":
            assert year[one.card] < year[one.left or ""]
        elif one.wrong_side == "right":
            assert year[one.card] > year[one.right or ""]
        else:
            assert year.get(one.left or "", 0) < year[one.card] < year.get(one.right or "", 9999)


def test_a_folder_with_games_rubbish_and_bots(tmp_path: Path) -> None:
    write(tmp_path, "a.jsonl", played())
    write(tmp_path, "coop.jsonl", start("twist-coop", [Player("Ana"), Player("Ben")], coop_cards(), seed=bytes(16)))
    (tmp_path / "rubbish.jsonl").write_bytes(b"\xff\x00 no record\n")
    (tmp_path / "empty.jsonl").write_bytes(b"")
    (tmp_path / "other.txt").write_text("not looked at")
    people, games, unread = placements_in(tmp_path)
    assert {one.player for one in people} == {"Ana"}
    assert (games, unread) == (2, 2)
    everybody, _, _ = placements_in(tmp_path, bots=True)
    assert {one.player for one in everybody} == {"Ana", "bot:memory:child"}
    with pytest.raises(UsageError, match="is no folder"):
        placements_in(tmp_path / "nowhere")


def coop_cards() -> dict[str, dict[str, str]]:
    signs = ["sun", "moon", "star", "key", "bell", "leaf"]
    return {
        card: sides | {"front": signs[n % 6], "back": signs[(n + 1) % 6]}
        for n, (card, sides) in enumerate(CARDS.items())
    }


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_a_pipe_among_the_records_is_not_waited_for(tmp_path: Path) -> None:
    write(tmp_path, "a.jsonl", played())
    os.mkfifo(tmp_path / "b.jsonl")
    (tmp_path / "c.jsonl").mkdir()
    found, *_ = placements_in(tmp_path, bots=True)
    assert found == placements_in(tmp_path, bots=True)[0] != []
