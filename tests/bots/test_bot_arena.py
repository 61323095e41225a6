"""The arena: the same seed has the same games; what its figures say."""

from __future__ import annotations

from typing import Any

import pytest

from kronika.bots import make_bot
from kronika.bots.arena import Entrant, Played, play_games, records_of, wilson
from kronika.engine import Game, Player, start, view_of
from kronika.errors import UsageError
from tests.bots.bot_games import deck

ADULTS = (Entrant("planner", "adult"), Entrant("memory", "adult"))


def dealer(edition: str) -> Any:
    cards = deck(60, 1) if edition == "twist-coop" else deck(110, 1, spans=True)

    def deal(_: int, seats: int, seed: bytes) -> Game:
        return start(edition, [Player(f"p{seat}") for seat in range(seats)], cards, seed=seed)

    return deal


def played(edition: str, entrants: tuple[Entrant, ...], games: int, seed: bytes = b"arena") -> list[Played]:
    return play_games(dealer(edition), view_of, make_bot, entrants, games, seed)


@pytest.mark.parametrize("edition", ["timeline-russia", "anno-domini"])
def test_a_game_depends_on_the_seed_and_its_number_alone(edition: str) -> None:
    four = played(edition, ADULTS, 4)
    assert played(edition, ADULTS, 2) == four[:2]
    assert played(edition, ADULTS, 4) == four
    assert played(edition, ADULTS, 4, b"other") != four


def test_seats_go_round_and_every_entrant_sits_everywhere() -> None:
    three = (*ADULTS, Entrant("random", "child"))
    assert [game.seats for game in played("timeline-russia", three, 4)] == [
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
        (0, 1, 2),
    ]


def test_a_team_has_a_score_and_nobody_in_it_a_victory() -> None:
    games = played("twist-coop", ADULTS, 2)
    assert all(game.score is not None for game in games)
    assert all(record.wins == 0 for record in records_of(ADULTS, games))


def test_shared_victories_count_in_parts() -> None:
    games = [Played((0, 1), (0,), None, 9), Played((1, 0), (0, 1), None, 9), Played((0, 1), (), None, 9)]
    first, second = records_of(ADULTS, games)
    assert (first.wins, second.wins, first.seated) == (1.5, 0.5, 3)
    assert first.low < 0.5 < first.high
    assert first.name == "planner adult"
    assert Entrant("memory", "child", learns=False).name == "memory child unlearning"


def test_the_interval_of_wilson() -> None:
    assert wilson(0, 0) == (0, 1)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-3)


def test_levels_that_there_are_not_are_named() -> None:
    with pytest.raises(UsageError, match="levels are child, pupil, adult, enthusiast, historian") as caught:
        played("timeline-russia", (Entrant("memory", "genius"), ADULTS[0]), 1)
    assert caught.value.code == "usage.unknown-level"


def test_who_knows_more_wins_more() -> None:
    entrants = (Entrant("planner", "historian"), Entrant("planner", "child"))
    historian, child = records_of(entrants, played("timeline-russia", entrants, 30))
    assert historian.wins > 22
    assert historian.wins + child.wins == 30


def test_the_planner_plays_better_than_the_memory_alone() -> None:
    # 60 games of 100, in docs/bots.md with many more games; here only far from worse.
    planner, _ = records_of(ADULTS, played("timeline-russia", ADULTS, 60))
    assert planner.wins >= 27
