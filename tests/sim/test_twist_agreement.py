"""The kernel of cooperative Twist plays as the engine does: same deals and beliefs, so the same moves and scores."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kronika.sim import agreement
from kronika.sim.setting import make_setting
from kronika.sim.twist_batches import TwistBatch, count, play_batch
from kronika.sim.twist_report import compare, report_lines
from kronika.sim.twist_result import result_of
from tests.sim.agreeing import TWIST_CASES as CASES
from tests.sim.agreeing import Case, cards_of, differing

EACH = 25
THREE = Case("twist-coop", "pop-culture", 3)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_kernel_and_engine_play_the_same_games(case: Case) -> None:
    assert list(differing(case, EACH)) == []


def test_the_cases_reach_every_corner() -> None:
    """Agreement says little about what never happens: all ends, discards, stops and cards laid aside come about."""
    ends, seen = np.zeros(4, np.int64), np.zeros(3, np.int64)
    for case in CASES:
        setting = make_setting(case.game, cards_of(case), players=case.players, seed="agreement", **case.more)
        games = play_batch(setting, 0, EACH).games
        ends += np.bincount(games["end"], minlength=4)
        seen += [games["aside"].sum(), games["stops"].sum(), (games["discarded"] - 1).sum()]
    assert (ends[:3] >= 3).all(), ends
    assert ends[3] == 0
    assert (seen >= 40).all(), seen


@pytest.mark.parametrize("name", ["score", "events", "rounds", "moves", "end", "lower", "upper", "unplayed", "stops"])
def test_a_kernel_that_errs_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is told of a game is compared: one wrong number in one game is one difference, in that game."""

    def wrong(*told: Any, **more: Any) -> TwistBatch:
        batch = play_batch(*told, **more)
        batch.games[name][3] += -1 if name == "moves" else 1
        return batch

    monkeypatch.setattr(agreement, "play_batch", wrong)
    assert [difference.game for difference in differing(THREE, 6)] == [3]


def test_counts_add_up_and_are_told() -> None:
    setting = make_setting("twist-coop", cards_of(THREE), players=3, levels=["adult"])
    batch = play_batch(setting, 0, 400)
    result = result_of(setting, count(setting, batch))
    assert (play_batch(setting, 300, 100).games == batch.games[300:]).all()
    parts = sum(batch.games[name] for name in ("lower", "upper", "discarded", "pile", "unplayed"))
    assert (parts == 36).all()  # C16
    assert result.score == pytest.approx(batch.games["score"].mean())
    assert result.ranks["games"].tolist()[0] == (batch.games["score"] < 0).sum()
    assert result.ranks["games"].sum() == result.ends["games"].sum() == result.scores["games"].sum() == 400
    assert result.score > 12  # A team that only asks what likeliest fits ends at about -12.
    assert any(line.startswith("score") for line in report_lines(result, 20))
    assert compare([("a", result)])["score"].tolist() == [result.score]
