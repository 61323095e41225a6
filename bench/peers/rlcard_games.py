"""RLCard: whole games of its `uno` through `env.step`. Runs in the peers' own environment.

`random play` takes one of the state's legal actions by Python's own generator, the cheapest way to choose; `its
RandomAgent` lets RLCard choose, as its `env.run` does; `choices beforehand` deals the same games again and plays the
same actions from a list.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import rlcard  # type: ignore[import-not-found]
from _serve import clock, serve  # type: ignore[import-not-found]
from rlcard.agents import RandomAgent  # type: ignore[import-not-found]

GAMES = 250


def main() -> None:
    env = rlcard.make("uno")
    rng = random.Random("uno")
    agent = RandomAgent(env.num_actions)

    def cheapest(state: dict[str, Any]) -> int:
        chosen: int = rng.choice(list(state["legal_actions"]))
        return chosen

    def play(choose: Callable[[dict[str, Any]], int]) -> tuple[list[int], float]:
        state, _ = env.reset()
        taken = []
        began = clock()
        while not env.is_over():
            action = choose(state)
            state, _ = env.step(action)
            taken.append(action)
        return taken, clock() - began

    def at_random(choose: Callable[[dict[str, Any]], int]) -> dict[str, float]:
        moves = 0
        only_moves = 0.0
        began = clock()
        for _ in range(GAMES):
            taken, seconds = play(choose)
            moves += len(taken)
            only_moves += seconds
        return {"moves": moves, "seconds": clock() - began, "seconds_moves": only_moves}

    choices = []
    for number in range(GAMES):
        env.seed(number)
        choices.append(play(cheapest)[0])

    def beforehand() -> dict[str, float]:
        moves = 0
        whole = only_moves = 0.0
        for number, taken in enumerate(choices):
            env.seed(number)
            t0 = clock()
            env.reset()
            t1 = clock()
            for action in taken:
                env.step(action)
            t2 = clock()
            if not env.is_over():
                raise AssertionError("the game went another way")
            moves += len(taken)
            whole += t2 - t0
            only_moves += t2 - t1
        return {"moves": moves, "seconds": whole, "seconds_moves": only_moves}

    serve(
        f"RLCard {version('rlcard')}",
        {
            "uno, random play": lambda: at_random(cheapest),
            "uno, its RandomAgent": lambda: at_random(agent.step),
            "uno, choices beforehand": beforehand,
        },
    )


if __name__ == "__main__":
    main()
