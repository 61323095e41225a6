"""The Timeline kernel plays as the engine does: same deals, beliefs and choices, so the same moves and ends."""

from __future__ import annotations

from statistics import NormalDist

import numpy as np
import pytest

from kronika.bots._timeline import MIDDLE, SHARES, STEPS, SURE
from kronika.sim import agreement
from kronika.sim.agreement import differences
from kronika.sim.batches import Batch, play_batch
from kronika.sim.kernels.drawing import error_at
from kronika.sim.setting import Setting, make_setting
from tests.sim.agreeing import CASES, Case, cards_of, differing

GAMES = 2_000


@pytest.mark.parametrize("case", CASES, ids=str)
def test_kernel_and_engine_play_the_same_games(case: Case) -> None:
    assert list(differing(case, GAMES // len(CASES))) == []


@pytest.mark.parametrize("deck", ["world", "lifestyle", "russia"])
def test_the_gap_of_the_middle_is_left_where_another_one_is_likelier(deck: str) -> None:
    """Children and long lines: the likeliest gap is often not the one that the middle falls into, and far from it."""
    levels = {"levels": ["child", "fair", "pupil"], "options": {"misplaced": "insert", "hand": 20}}
    assert list(differing(Case("timeline-polska", deck, 3, more=levels), 6)) == []


def test_players_who_are_certain_play_alike() -> None:
    """Beliefs as sharp as can be, about equal years: many gaps are as likely as can be told, the first one is taken."""
    cards = {f"d/{n:03}": {"title": f"Event {n}", "date": str(1500 + n // 4 - n % 3)} for n in range(200)}
    levels = ("historian", "sharp", "enthusiast")
    assert list(differences("timeline-cesko", cards, games=30, players=3, levels=levels, options={"hand": 8})) == []


def test_chances_come_from_the_normal_distribution() -> None:
    """Within the half step by which they are rounded, and the same number of millionths from either end."""
    for step, share in enumerate(SHARES):
        deviations = (step + 0.5 - MIDDLE) / STEPS
        assert share == pytest.approx(SURE * NormalDist().cdf(deviations), abs=0.51)
        assert share + SHARES[-1 - step] == SURE
    assert (SHARES[0], SHARES[-1]) == (0, SURE)


def test_errors_of_beliefs_are_normal() -> None:
    drawn = np.sort([error_at(number) for number in range(20_000)])
    assert drawn.mean() == pytest.approx(0.0, abs=0.03)
    assert drawn.std() == pytest.approx(1.0, abs=0.02)
    for share in (0.05, 0.25, 0.5, 0.9, 0.99):
        assert drawn[int(share * len(drawn))] == pytest.approx(NormalDist().inv_cdf(share), abs=0.06)


def test_the_cases_reach_every_corner() -> None:
    """Agreement says little about what never happens: the cases have each odd end, and often enough."""
    seen = np.zeros(4, np.int64)
    for case in CASES:
        more = {key: value for key, value in case.more.items() if key != "levels"}
        levels = case.more.get("levels", ["good"])
        setting = make_setting(
            case.game, cards_of(case), players=case.players, levels=levels, seed="agreement", longest=400, **more
        )
        games = play_batch(setting, 0, GAMES // len(CASES)).games
        seen += [
            np.count_nonzero(games["tie_breaks"]),
            np.count_nonzero(games["reshuffles"]),
            np.count_nonzero(games["winners"] > 1),
            np.count_nonzero(games["misplaced"]),
        ]
    assert (seen >= 40).all(), seen


@pytest.mark.parametrize("name", ["winner", "events", "rounds", "moves", "line", "reshuffles"])
def test_a_kernel_that_errs_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is told of a game is compared: one wrong number in one game is one difference, in that game."""

    def wrong(setting: Setting, start: int, count: int, *, log: bool = False) -> Batch:
        batch = play_batch(setting, start, count, log=log)
        batch.games[name][3] += -1 if name == "moves" else 1
        return batch

    monkeypatch.setattr(agreement, "play_batch", wrong)
    assert [difference.game for difference in differing(CASES[1], 6)] == [3]


@pytest.mark.parametrize("name", ["seat", "card", "gap", "right"])
def test_a_kernel_that_moves_otherwise_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(setting: Setting, start: int, count: int, *, log: bool = False) -> Batch:
        batch = play_batch(setting, start, count, log=log)
        batch.log[name][2, 5] ^= 1
        return batch

    monkeypatch.setattr(agreement, "play_batch", wrong)
    found = list(differing(CASES[1], 6))
    assert [(difference.game, difference.what) for difference in found] == [(2, "move 5")]
