"""The kernel of Anno Domini plays as the engine does: same deals and beliefs, so the same moves, verdicts and ends."""

from __future__ import annotations

import math

import numpy as np
import pytest

from kronika.sim import agreement
from kronika.sim.anno_batches import AnnoBatch, play_batch
from kronika.sim.setting import Setting, make_setting
from tests.sim.agreeing import ANNO_CASES as CASES
from tests.sim.agreeing import Case, cards_of, differing

GAMES = 2_000
EACH = math.ceil(GAMES / len(CASES))


def setting_of(case: Case, longest: int = 400) -> Setting:
    more = {"levels": ["good"], "seed": "agreement", "longest": longest} | case.more
    return make_setting(case.game, cards_of(case), players=case.players, **more)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_kernel_and_engine_play_the_same_games(case: Case) -> None:
    assert list(differing(case, EACH)) == []


def test_the_cases_reach_every_corner() -> None:
    """Agreement says little about what never happens: the cases have each odd turn, and often enough."""
    names = ("paid", "failed", "doubters_drew", "layers_drew", "corrections", "reshuffles", "reversed")
    seen = np.zeros(len(names), np.int64)
    for case in CASES:
        games = play_batch(setting_of(case), 0, EACH).games
        seen += [np.count_nonzero(games[name]) for name in names]
    assert (seen >= 40).all(), dict(zip(names, seen.tolist(), strict=True))


def test_games_end() -> None:
    """All but those in which one mistake may bring all cards that there are."""
    for case in CASES:
        if case.more.get("options", {}).get("penalty_layer", 0) > 100:
            continue
        assert play_batch(setting_of(case, 2_000), 0, 1_000).games["finished"].all(), case


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    setting = setting_of(CASES[2])
    together = play_batch(setting, 0, 50)
    assert (play_batch(setting, 30, 20).games == together.games[30:]).all()
    assert together.by_time[0].tolist() == [50, 50 * setting.players * 9, 50 * 9]


@pytest.mark.parametrize("name", ["winner", "events", "rounds", "moves", "paid", "layers_drew", "reversed"])
def test_a_kernel_that_errs_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is told of a game is compared: one wrong number in one game is one difference, in that game."""

    def wrong(setting: Setting, start: int, count: int, *, log: bool = False) -> AnnoBatch:
        batch = play_batch(setting, start, count, log=log)
        batch.games[name][3] += -1 if name == "moves" else 1
        return batch

    monkeypatch.setattr(agreement, "play_batch", wrong)
    assert [difference.game for difference in differing(CASES[1], 6)] == [3]


@pytest.mark.parametrize("name", ["seat", "card", "gap", "put"])
def test_a_kernel_that_moves_otherwise_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(setting: Setting, start: int, count: int, *, log: bool = False) -> AnnoBatch:
        batch = play_batch(setting, start, count, log=log)
        corrected = int(np.flatnonzero(batch.log[2]["taken"] >= 0)[0])
        batch.log[name][2, corrected] ^= 1
        return batch

    monkeypatch.setattr(agreement, "play_batch", wrong)
    found = list(differing(CASES[1], 6))
    assert [difference.game for difference in found] == [2]
