"""How long bots take to answer: each kind at the tables of each game, whole games of adults who learn.

A bot at a table is to answer within 200 ms, the strongest within 1 s, in 99 of 100 decisions.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial
from statistics import median
from typing import Any

import msgspec

from bench import _measure
from kronika.bots import BOTS, Belief, Bot, make_bot
from kronika.bots.arena import Entrant, play_games
from kronika.decks import cards_for_game, find_deck, load_deck
from kronika.engine import Game, Player, start, view_of
from kronika.engine.view import View
from kronika.table.moves import Move

DECKS = {
    "timeline-polska": "polska",
    "twist-competitive": "pop-culture",
    "twist-coop": "pop-culture",
    "anno-domini": "lifestyle",
}
WITHIN = {"searcher": 1000.0}
"""Milliseconds in 99 of 100 decisions; 200 for the others."""


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, clock: Any, taken: list[float]) -> None:
        self._bot, self._clock, self._taken = bot, clock, taken

    def choose(self, view: View, beliefs: Mapping[str, Belief]) -> Move:
        """What the bot says."""
        began = self._clock()
        move = self._bot.choose(view, beliefs)
        self._taken.append(1000.0 * (self._clock() - began))
        return move


def deal(edition: str, cards: Mapping[str, Any], _: int, seats: int, seed: bytes) -> Game:
    return start(edition, [Player(f"P{seat}") for seat in range(seats)], cards, seed=seed)


def times(edition: str, kind: str, seats: int, games: int, clock: Any) -> list[float]:
    """The milliseconds of all decisions of so many games, ascending."""
    deck = load_deck(find_deck(DECKS[edition]))
    cards = {card: msgspec.structs.asdict(sides) for card, sides in cards_for_game([deck], "en").items()}
    taken: list[float] = []
    play_games(
        partial(deal, edition, cards),
        view_of,
        lambda name, seed: Timed(make_bot(name, seed), clock, taken),
        [Entrant(kind, "adult")] * seats,
        games,
        b"bench bots",
    )
    return sorted(taken)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="games of each kind at each table")
    parser.add_argument("--kinds", default=",".join(BOTS), help="kinds of bots, with commas")
    parser.add_argument("--players", default="2,4,8", help="numbers of players, with commas")
    _measure.add_clock(parser)
    wanted = parser.parse_args()
    clock = _measure.choose_clock(wanted.clock)
    print("; ".join((_measure.machine(), f"{wanted.clock} clock", f"{_measure.load()} at the start")), end="\n\n")
    rows, late = [], []
    for edition in DECKS:
        for kind in wanted.kinds.split(","):
            row = [f"{edition}, `{kind}`"]
            for seats in map(int, wanted.players.split(",")):
                taken = times(edition, kind, seats, wanted.games, clock)
                most = taken[min(len(taken) - 1, int(0.99 * len(taken)))]
                row.append(f"{median(taken):.2f}, {most:.1f}, {taken[-1]:.1f}")
                if most > WITHIN.get(kind, 200.0):
                    late.append(f"{edition}, {kind}, {seats} players: {most:.0f} ms")
            rows.append(tuple(row))
    head = ("median, 99th of 100, slowest; ms", *(f"{seats} players" for seats in wanted.players.split(",")))
    _measure.print_table(head, rows)
    print("Too slow: " + "; ".join(late) if late else "Every kind answers in time.")


if __name__ == "__main__":
    main()
