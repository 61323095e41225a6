"""Whole games: every bot plays every ruleset to its end, and `memory` plays better than `random`."""

from __future__ import annotations

import statistics

import pytest

from kronika.bots import BOTS, LEVELS, MemoryBot, PlainBot, PlannerBot, RandomBot, SearcherBot, make_bot
from kronika.engine import editions, view_of
from kronika.errors import UsageError
from tests.bots.bot_games import EDITIONS, beliefs_of, bots_of, choice, deal, play_on, played

COMPETITIVE = [edition for edition in EDITIONS if edition != "twist-coop"]


def test_no_edition_is_left_out() -> None:
    assert set(EDITIONS) == set(editions())


def test_bots_are_made_by_name() -> None:
    assert {name: type(make_bot(name, b"seed")) for name in BOTS} == {
        "memory": MemoryBot,
        "plain": PlainBot,
        "planner": PlannerBot,
        "random": RandomBot,
        "searcher": SearcherBot,
    }
    everybody = "memory, plain, planner, random, searcher"
    with pytest.raises(UsageError, match=f"no bot 'genius'; the bots are {everybody}") as caught:
        make_bot("genius", b"seed")
    assert caught.value.code == "usage.unknown-bot"


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_bot_finishes_every_game(edition: str, name: str, seats: int) -> None:
    # `searcher` thinks long before a move: one at a large table is enough.
    others = name if name != "searcher" or seats <= 3 else "memory"
    game = played(edition, [name, *[others] * (seats - 1)], seed=seats)
    assert game.over
    assert game.table.outcome is not None


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("anno-domini", {"correction": "one"}),
        ("anno-domini", {"correction": "none"}),
        ("anno-domini", {"last_card": "successor"}),
        ("anno-domini", {"penalty_doubter": 0, "penalty_layer": 1}),
        ("anno-domini", {"penalty_doubter": 9, "penalty_layer": 9, "hand": 2}),
        ("anno-domini", {"hand": 1}),
        ("timeline-polska", {"hand": 1}),
        ("timeline-russia", {"misplaced": "insert"}),
        ("twist-competitive", {"misplaced": "box"}),
    ],
    ids=str,
)
def test_house_rules_are_played_to_the_end(edition: str, options: dict[str, object]) -> None:
    for seed in range(4):
        assert played(edition, ["memory", "random", "memory"], seed, **options).over


def test_one_player_plays_twist_alone() -> None:
    assert played("twist-coop", ["memory"], 1).over


@pytest.mark.parametrize("edition", COMPETITIVE)
def test_memory_beats_random(edition: str) -> None:
    wins = 0
    for seed in range(24):
        names = ["random"] * 3
        names[seed % 3] = "memory"
        outcome = played(edition, names, seed).table.outcome
        assert outcome is not None
        wins += outcome.winners == (seed % 3,)
    assert wins >= 20  # by chance 8


def test_memory_scores_better_than_random_in_the_team() -> None:
    scores = {
        name: statistics.fmean(played("twist-coop", [name] * 3, seed).table.outcome.score for seed in range(12))  # type: ignore[union-attr,misc]
        for name in ("memory", "random")
    }
    assert scores["memory"] > scores["random"] + 25


def test_a_sharper_memory_plays_better() -> None:
    assert list(LEVELS) == ["sharp", "good", "fair"]
    wins = 0
    for seed in range(40):
        sharp = seed % 2
        game = deal("timeline-russia", 2, seed)
        noises = (LEVELS["sharp"], LEVELS["fair"]) if sharp == 0 else (LEVELS["fair"], LEVELS["sharp"])
        beliefs = [beliefs_of(game, 2, seed, noise)[seat] for seat, noise in enumerate(noises)]
        play_on(game, bots_of(["memory", "memory"], seed), beliefs)
        assert game.table.outcome is not None
        wins += game.table.outcome.winners == (sharp,)
    assert wins >= 27


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_view_and_beliefs_have_the_same_answer(edition: str, name: str) -> None:
    game = deal(edition, 3, 5)
    bots, beliefs = bots_of([name] * 3, 5), beliefs_of(game, 3, 5)
    for _ in range(12):
        if game.over:
            break
        move = choice(game, bots, beliefs)
        assert choice(game, bots, beliefs) == move == choice(game, bots_of([name] * 3, 5), beliefs)
        game.play(move)
        game.undo()
        assert choice(game, bots, beliefs) == move
        game.play(move)


@pytest.mark.parametrize("name", BOTS)
def test_a_seat_that_is_not_on_turn_has_nothing_to_choose(name: str) -> None:
    game = deal("timeline-cesko", 2, 1)
    assert game.table.turn == 0
    for seat in (1, None):
        with pytest.raises(ValueError, match="not the view of the seat on turn"):
            make_bot(name, b"seed").choose(view_of(game, seat), {})


@pytest.mark.parametrize("edition", EDITIONS)
def test_memory_plays_on_about_cards_that_it_knows_nothing_of(edition: str) -> None:
    # In Anno Domini such bots would doubt for ever, and take more cards than they lay, if they never lost patience.
    for seed in (0, 1):
        game = deal(edition, 2, seed)
        play_on(game, bots_of(["memory", "memory"], seed), [{}, {}])
        assert game.over
        assert game.moves_made < 1500


def test_random_bots_differ_by_seed_and_doubt_about_a_quarter_of_the_time() -> None:
    game = deal("anno-domini", 2, 1)
    game.play(choice(game, bots_of(["random", "random"], 0), [{}, {}]))
    moves = [make_bot("random", bytes([seed])).choose(view_of(game, 1), {}) for seed in range(200)]
    doubts = sum(type(move).__name__ == "Doubt" for move in moves)
    assert 30 <= doubts <= 70
    assert len(set(moves)) > 10
