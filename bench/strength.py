"""How often the thinking bots win Anno Domini against the greedy one, `memory`: two at a table, and one among four.

`python -m bench strength --games=400`. All are adults who learn, with the deck `lifestyle`, and who sits where goes
round. Games are played in pieces by as many processes as there are cores; their number decides nothing.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter

import msgspec

from bench._measure import load, machine, print_table
from bench.bots import deal
from kronika.bots import make_bot
from kronika.bots.arena import Entrant, play_games, wilson
from kronika.decks import cards_for_game, find_deck, load_deck
from kronika.engine import view_of

__all__ = ["main"]

PIECE = 20
"""Games that a process plays at a time: as many turns round the table for two as for four."""


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(prog="bench strength", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games of each row, in twenties")
    parser.add_argument("--kinds", default="planner,searcher", help="kinds of bots, with commas")
    parser.add_argument("--players", default="2,4", help="numbers of players, with commas")
    parser.add_argument("--seed", default="strength", help="deals and beliefs follow from it")
    args = parser.parse_args()
    print(f"{machine()}; {load()}\n", flush=True)
    rows = []
    for kind in args.kinds.split(","):
        for players in map(int, args.players.split(",")):
            begun = perf_counter()
            pieces = max(1, args.games // PIECE)
            with ProcessPoolExecutor(os.cpu_count()) as pool:
                won = sum(pool.map(partial(victories, kind, players, args.seed), range(pieces)))
            games = pieces * PIECE
            low, high = wilson(won, games)
            share = f"{100 * won / games:.1f} ({100 * low:.0f} to {100 * high:.0f})"
            took = perf_counter() - begun
            rows.append((kind, f"{players}", f"{games}", share, f"{100 / players:.0f}", f"{took:,.0f}"))
    print_table(("bot", "players", "games", "victories of 100", "by chance", "seconds"), rows)


def victories(kind: str, players: int, seed: str, piece: int) -> float:
    """The games that the one bot of this kind wins in a piece; a shared victory counts in part."""
    deck = load_deck(find_deck("lifestyle"))
    cards = {card: msgspec.structs.asdict(sides) for card, sides in cards_for_game([deck], "en").items()}
    entrants = [Entrant(kind, "adult"), *[Entrant("memory", "adult")] * (players - 1)]
    played = play_games(
        partial(deal, "anno-domini", cards), view_of, make_bot, entrants, PIECE, f"{seed} {piece}".encode()
    )
    return sum(1 / len(game.winners) for game in played if game.seats.index(0) in game.winners)


if __name__ == "__main__":
    main()
