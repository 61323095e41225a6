"""OpenSpiel: whole games of its dominoes written in Python, through its game API. Runs in the peers' own environment.

`random play` lists the legal actions and takes one, as its examples do; `choices beforehand` plays the same actions
from a list, the deal's chance outcomes included. Moves are the players'; the deal, one chance outcome a tile, counts in
`actions` only.
"""

from __future__ import annotations

import random
import sys
from functools import partial
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import pyspiel  # type: ignore[import-not-found]
from _serve import clock, serve  # type: ignore[import-not-found]
from open_spiel.python import games  # type: ignore[import-not-found] # noqa: F401  registers the Python games

GAMES = 250
NAMES = ("python_block_dominoes", "python_team_dominoes")


def play(game: pyspiel.Game, rng: random.Random) -> tuple[list[int], int, float]:
    """One game by random play: all its actions, how many of them were the deal's, seconds for the others."""
    state = game.new_initial_state()
    taken = []
    dealt = 0
    began = clock()
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.choice(state.chance_outcomes())[0]
            state.apply_action(action)
            dealt += 1
            began = clock()
        else:
            action = rng.choice(state.legal_actions())
            state.apply_action(action)
        taken.append(action)
    return taken, dealt, clock() - began


def at_random(game: pyspiel.Game, rng: random.Random) -> dict[str, float]:
    moves = actions = 0
    only_moves = 0.0
    began = clock()
    for _ in range(GAMES):
        taken, dealt, seconds = play(game, rng)
        moves += len(taken) - dealt
        actions += len(taken)
        only_moves += seconds
    return {"moves": moves, "actions": actions, "seconds": clock() - began, "seconds_moves": only_moves}


def beforehand(game: pyspiel.Game, choices: list[tuple[list[int], int, float]]) -> dict[str, float]:
    moves = actions = 0
    only_moves = 0.0
    began = clock()
    for taken, dealt, _ in choices:
        state = game.new_initial_state()
        for action in taken[:dealt]:
            state.apply_action(action)
        t1 = clock()
        for action in taken[dealt:]:
            state.apply_action(action)
        only_moves += clock() - t1
        if not state.is_terminal():
            raise AssertionError("the game went another way")
        moves += len(taken) - dealt
        actions += len(taken)
    return {"moves": moves, "actions": actions, "seconds": clock() - began, "seconds_moves": only_moves}


def main() -> None:
    modes = {}
    for name in NAMES:
        game, rng = pyspiel.load_game(name), random.Random(name)
        choices = [play(game, rng) for _ in range(GAMES)]
        modes[f"{name}, random play"] = partial(at_random, game, rng)
        modes[f"{name}, choices beforehand"] = partial(beforehand, game, choices)
    serve(f"OpenSpiel {version('open_spiel')}", modes)


if __name__ == "__main__":
    main()
