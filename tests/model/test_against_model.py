"""The engine and a model of the rules that was written apart from it agree on every state and every wrong line.

For as many games as one likes: `python -m tests.model --compare 5000 --seed 7 --product tests.model.engine:replayed`.
"""

from __future__ import annotations

import pytest

from tests.model.__main__ import compare
from tests.model.engine import replayed

GAMES = 50
"""Of each ruleset, for each seed."""


@pytest.mark.parametrize("doubtful", [False, True], ids=["usual", "doubtful"])
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_the_engine_and_the_model_agree(seed, doubtful):
    assert compare(replayed, GAMES, f"ci {seed}", doubtful) == []
