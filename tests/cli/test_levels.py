"""Bots of the five levels at this keyboard: how they are named, that they learn, and that old ones stay."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from kronika.bots import KNOWLEDGE, LEVELS, noisy_beliefs
from kronika.bots.minds import kind_at, mind_of
from kronika.cli.minds import level_lines, level_names
from kronika.cli.players import parse_kind, parse_players
from kronika.cli.session import Session
from kronika.cli.words import LANGUAGES, words_for
from kronika.dates import parse_date
from kronika.engine.view import BackView
from tests.cli.table_of_cards import GAMES, new_session, run

DATES = {f"c{number}": parse_date(str(1000 + 20 * number)) for number in range(50)}
BACKS = {card: BackView(str(span.first), span.first, span.last, None) for card, span in DATES.items()}


def test_a_level_alone_brings_its_kind_and_old_names_stay_what_they_were() -> None:
    texts = "bot:child,bot:historian,bot:memory:adult,bot:planner,bot:planner:good,bot,bot:fair,bot:good,bot:sharp"
    assert [seat.kind for seat in parse_players(texts)] == [
        "bot:planner:child",
        "bot:planner:historian",
        "bot:memory:adult",
        "bot:planner:adult",
        "bot:planner:good",
        "bot:memory:good",
        "bot:memory:fair",
        "bot:memory:good",
        "bot:memory:sharp",
    ]
    assert parse_kind("bot:good") == ("memory", "good")


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_named_and_listed_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    names = level_names(words_for(language))
    assert list(names) == list(KNOWLEDGE)
    assert len(set(names.values())) == 5
    assert run("play", "--levels", "--language", language) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == level_lines(words_for(language))
    for level, line in zip(names, lines[1:-1], strict=True):
        assert f"bot:{level} " in line
        assert names[level] in line
    columns = [[int(number) for number in line.split()[-3:]] for line in lines[1:-1]]
    assert all(sorted(column, reverse=True) == list(column) for column in zip(*columns, strict=True))


@pytest.mark.parametrize("answer", ["2", "pupil", "like a pupil", "LIKE A PUPIL"])
def test_a_level_may_be_answered_by_number_id_or_name(
    answer: str, deck: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "g.jsonl"
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"timeline-russia\n{deck}\nAna\n2\n{answer}\n"))
    run("play", "--plain", "--record", file)
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert header["x-players"] == ["person", "bot:planner:pupil", "bot:planner:pupil"]


@pytest.mark.parametrize("game", GAMES)
def test_planners_bring_a_game_to_its_end_and_a_resumed_one_goes_on_the_same(
    game: str, deck: Path, tmp_path: Path
) -> None:
    file = tmp_path / "g.jsonl"
    session = new_session(game, deck, file, ("bot:planner:child", "bot:planner:historian", "bot:memory:adult"))
    for _ in range(4):
        session.play_bot()
    early = tmp_path / "early.jsonl"
    early.write_bytes(file.read_bytes())
    for one in (session, Session.resumed(str(early))):
        moves = 0
        while one.turn is not None:
            one.play_bot()
            moves += 1
            assert moves < 3000
    assert early.read_bytes() == file.read_bytes()


def test_levels_of_knowledge_learn_about_other_cards_and_the_earlier_ones_do_not() -> None:
    shown = {card: BACKS[card] for card in list(DATES)[:25]}
    adult, good = (mind_of(level, DATES, bytes(range(16))) for level in ("adult", "good"))
    assert any(adult(shown)[card] != adult({})[card] for card in DATES if card not in shown)
    assert good({}) == noisy_beliefs(DATES, bytes(range(16)), LEVELS["good"])
    assert all(good(shown)[card] == good({})[card] for card in DATES if card not in shown)
    for mind in (adult, good):
        assert all(mind(shown)[card].sd == 0 for card in shown)
        assert mind({}).keys() == mind(shown).keys() == DATES.keys()
    assert {kind_at(level) for level in KNOWLEDGE} == {"planner"}
    assert {kind_at(level) for level in LEVELS} == {"memory"}
