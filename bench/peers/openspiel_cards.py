"""OpenSpiel: whole card games at random, in the fastest way that its wheel has: bots and loop in C++, one call a game.

Runs in the peers' own environment. `moves` are the players'; `actions` count the cards of the deal as well.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import pyspiel  # type: ignore[import-not-found]
from _serve import clock, serve  # type: ignore[import-not-found]

GAMES = 4_000
NAMES = ("hearts", "spades", "crazy_eights")


def at_random(name: str) -> dict[str, float]:
    """A round: the games are played against the clock, and looked through afterwards."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    states = [game.new_initial_state() for _ in range(GAMES)]
    began = clock()
    for seed, state in enumerate(states):
        pyspiel.evaluate_bots(state, bots, seed)
    seconds = clock() - began
    histories = [state.full_history() for state in states]
    moves = sum(step.player >= 0 for history in histories for step in history)
    return {"moves": moves, "actions": sum(map(len, histories)), "seconds": seconds}


def main() -> None:
    serve(f"OpenSpiel {version('open_spiel')}", {name: partial(at_random, name) for name in NAMES})


if __name__ == "__main__":
    main()
