"""Many games of Anno Domini: the same with any number of workers, resumed, and with figures that add up."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kronika.errors import SetupError, UsageError
from kronika.sim.anno_report import compare, report_lines
from kronika.sim.anno_result import AnnoResult
from kronika.sim.families import play_batch
from kronika.sim.setting import Setting, make_setting
from kronika.sim.simulation import simulate
from tests.sim.agreeing import ANNO, MADE_UP, Case, cards_of

CARDS = cards_of(Case(ANNO, MADE_UP, 4, 90))


def setting(**more: object) -> Setting:
    return make_setting(ANNO, CARDS, **{"players": 3, "levels": ("good", "fair", "good"), "seed": "7"} | more)  # type: ignore[arg-type]


def same(one: AnnoResult, other: AnnoResult) -> bool:
    return one.totals == other.totals and all(
        np.array_equal(getattr(one, name), getattr(other, name))
        for name in ("seats", "moves", "rounds", "doubts", "reshuffles", "chain", "cards", "levels", "hands")
    )


def test_any_number_of_workers_finds_the_same() -> None:
    alone = simulate(setting(), 5_000)
    assert isinstance(alone, AnnoResult)
    assert same(alone, simulate(setting(), 5_000, workers=3))


def test_an_interrupted_run_goes_on_to_the_same_result(tmp_path: Path) -> None:
    kept = tmp_path / "kept.npz"
    simulate(setting(), 3_000, checkpoint=kept)
    assert same(simulate(setting(), 5_000), simulate(setting(), 5_000, checkpoint=kept))


def test_figures_add_up() -> None:
    games = play_batch(setting(), 0, 2_000).games
    result = simulate(setting(), 2_000)
    assert result.games == result.finished == result.seats["wins"].sum() == 2_000
    for name, total in result.totals.items():
        assert total == games[name].sum()
    assert result.chain["doubts"].sum() == result.totals["doubts"]
    assert result.chain["paid"].sum() == result.totals["paid"]
    assert (result.cards["right"] <= result.cards["tried"]).all()
    # Each chain but the last one of a game ends with a doubt or a check, and a game with a check that found it right.
    assert result.totals["doubts"] + result.totals["checks"] == (games["rounds"]).sum()
    assert result.totals["checks"] - result.totals["failed"] == 2_000
    assert result.hands["games"][0] == 2_000
    assert result.hands["held"][0] == result.hands["fewest"][0] == 9


def test_harder_penalties_are_told_by_a_comparison() -> None:
    rules = [{"penalty_doubter": doubter, "penalty_layer": layer} for doubter, layer in ((4, 2), (2, 3))]
    told = compare([(str(rule), simulate(setting(options=rule), 2_000)) for rule in rules])
    # A doubt that costs less is made more often, and pays less often.
    assert told["doubts"][0] < told["doubts"][1]
    assert told["paid"][0] > told["paid"][1]


def test_a_report_names_what_it_is_about() -> None:
    told = "\n".join(report_lines(simulate(setting(hands=(1, 2, 3), first=2), 500), 30))
    assert "hands 1,2,3; seat 2 begins" in told
    assert "minutes at 30 seconds a move" in told
    assert "seed 7" in told


def test_a_game_that_is_broken_off_is_told_as_unfinished() -> None:
    result = simulate(setting(longest=10), 300)
    assert result.finished == 0
    assert any(line.startswith("unfinished  300 games, broken off after 10 moves") for line in report_lines(result, 20))


def test_many_cards_and_the_most_players_are_played() -> None:
    cards = {f"c{number}": {"title": f"Event {number}", "date": str(1 + number % 2000)} for number in range(10_000)}
    result = simulate(make_setting(ANNO, cards, players=10, levels=("good",)), 200)
    assert result.finished == 200


@pytest.mark.parametrize(
    ("more", "error", "said"),
    [
        ({"players": 11}, UsageError, "2 to 10 players, not 11"),
        ({"levels": ("genius",)}, UsageError, "there is no level 'genius'"),
        ({"options": {"correction": "some"}}, SetupError, "must be one of free, one, none"),
        ({"options": {"misplaced": "box"}}, SetupError, "no option 'misplaced'"),
        ({"options": {"hand": 40}}, SetupError, "too-few-cards|deal smaller hands"),
    ],
)
def test_what_cannot_be_is_refused(more: dict[str, object], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        setting(**more)
