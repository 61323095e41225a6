"""What bots say beside a move: every sentence is there in five languages, fits the belief, and gives nothing away."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from kronika.bots import Belief, make_bot
from kronika.bots.speech import LIKELY, SURE, UNSURE, WHATS, chance_of, say
from kronika.cli.plain import play_plain
from kronika.cli.words import LANGUAGES, words_for
from kronika.engine import view_of
from kronika.table.moves import Add, Doubt, Place, TurnOver
from tests.bots.bot_games import EDITIONS, beliefs_of, deal
from tests.bots.test_bot_decisions import ENDS, LINE, SEED, TRUTH, anno, believed, timeline, twist
from tests.cli.table_of_cards import BOT, CANARY, canary_deck, new_session


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_names_no_year(language: str) -> None:
    words = words_for(language)
    for what in WHATS:
        said = words(f"bot-says-{what}", title="Mona Lisa")
        assert said.strip()
        assert not re.search(r"\d", said)
        assert ("Mona Lisa" in said) == (not what.startswith(("stop", "doubt")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_a_language_differ(language: str) -> None:
    words = words_for(language)
    said = [words(f"bot-says-{what}", title="x") for what in WHATS]
    # A gamble is called so on both timelines.
    assert len(set(said)) >= len(said) - 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_a_bot_plays_there_is_a_sentence_and_sure_ones_only_where_it_is_sure(edition: str) -> None:
    game = deal(edition, 3, 7)
    beliefs = beliefs_of(game, 3, 7)
    heard = set()
    while not game.over and game.moves_made < 60:
        seat = game.table.turn
        assert seat is not None
        view = view_of(game, seat)
        move = make_bot("memory", bytes([seat])).choose(view, beliefs[seat])
        saying = say(view, beliefs[seat], move, SEED)
        assert saying == say(view, beliefs[seat], move, SEED)
        assert saying.what in WHATS
        heard.add(saying.what)
        if isinstance(move, Place | TurnOver):
            chance = chance_of(view, beliefs[seat], move)
            bounds = {"sure": (SURE, 1.0), "likely": (LIKELY, SURE), "unsure": (UNSURE, LIKELY), "gamble": (0, UNSURE)}
            low, high = bounds[saying.what.split("-")[1]]
            assert low <= chance <= high
        game.play(move)
    assert len(heard) >= 3


@pytest.mark.parametrize(("sd", "how"), [(1, "sure"), (35, "likely"), (60, "unsure"), (400, "gamble")])
def test_how_sure_it_sounds_follows_from_the_belief(sd: float, how: str) -> None:
    view = view_of(timeline(), 0)
    assert say(view, believed(sd, x=1850), Place(0, "x", 1), SEED).what.startswith(f"place-{how}-")


def test_in_the_team_it_speaks_of_the_chance_to_find_a_place() -> None:
    view = view_of(twist(ENDS, hands=[["a", "b", "c", "d"], ["e", "f", "g", "h"]], **LINE), 0)
    assert say(view, believed(1, a=1960), TurnOver(0, "a"), SEED).what.startswith("turn-sure-")
    assert say(view, believed(1, a=1935), TurnOver(0, "a"), SEED).what.startswith("turn-gamble-")


@pytest.mark.parametrize("move", [Add(0, "x", 2), Add(0, "y", 0), Add(0, "x", 1, ("c", "b", "a")), Doubt(0)], ids=str)
def test_in_anno_domini_nothing_that_is_said_depends_on_what_is_believed(move: Any) -> None:
    # AD-59: a bluff sounds like the truth.
    view = view_of(anno(), 0)
    others: tuple[dict[str, Belief], ...] = (TRUTH, {}, believed(1, x=1200, y=2000), believed(500, x=1850))
    assert len({say(view, beliefs, move, SEED).what for beliefs in others}) == 1


def test_the_seed_picks_among_sentences_that_say_the_same() -> None:
    view = view_of(timeline(), 0)
    whats = {say(view, believed(1, x=1850), Place(0, "x", 1), bytes([seed])).what for seed in range(20)}
    assert whats == {"place-sure-1", "place-sure-2"}


def test_the_title_is_all_that_is_put_in() -> None:
    saying = say(view_of(timeline(), 0), believed(1, x=1850), Place(0, "x", 1), SEED)
    assert list(saying.variables) == ["title"]


def test_nobody_speaks_of_a_card_that_is_not_theirs() -> None:
    view = view_of(timeline(), 0)
    with pytest.raises(ValueError, match="not in the hand"):
        say(view, {}, Place(0, "z", 1), SEED)
    with pytest.raises(ValueError, match="there is no gap 9"):
        say(view, {}, Place(0, "x", 9), SEED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_talk_in_the_terminal_where_they_are_asked_to(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck, heard = canary_deck(tmp_path / "canary"), {}
    for talk in (False, True):
        record = tmp_path / f"{talk}.jsonl"
        session = new_session("anno-domini", deck, record, (BOT, BOT), seed="talk", language=language)
        assert play_plain(session, words_for(language), pause=0, talk=talk) == 0
        heard[talk] = [line for line in capsys.readouterr().out.splitlines() if str(tmp_path) not in line]
    # Talk is all that is added: a line for each move, and it is the same game.
    added = [line for line in heard[True] if line not in heard[False]]
    assert len(added) >= 18
    assert all(line.startswith(("Ana: ", "Bna: ")) for line in added)
    assert not any(CANARY.search(line) for line in added)
    assert [line for line in heard[True] if line not in added] == heard[False]
