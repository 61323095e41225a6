"""Mean scores of bots in cooperative Twist, by players and level, beside the best that a team could reach.

The best is bounded from both sides, for the same deals, by a team that knows all dates and the order of the pile: from
below by a beam search under the full rules, from above by a game in which more is allowed (`at_most`).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bench._measure import print_table
from bench._twist_best import Deal, at_least, at_most
from kronika.bots import KNOWLEDGE, Belief, make_bot
from kronika.bots._twist import Timeline, places_of
from kronika.bots.arena import Entrant, Played, play_games
from kronika.bots.belief import known, what_is_believed
from kronika.decks import cards_for_game, find_deck, load_deck
from kronika.engine import Game, Player, start, view_of
from kronika.engine.view import CardView, View
from kronika.table.moves import Move, Stop, TurnOver

SEED = b"bench twist 1"


class Greedy:
    """Turns over the card that likeliest fits, and goes on where it fits rather than not; never discards by choice."""

    def __init__(self, _: bytes) -> None:
        """Nothing is drawn by lot."""

    def choose(self, view: View, beliefs: Mapping[str, Belief]) -> Move:
        """A legal move."""
        assert view.legal is not None
        assert view.you is not None
        timeline = Timeline(tuple(map(year_of, view.lower)), tuple(year_of(s) if s else None for s in view.upper))
        cards = {card.id: what_is_believed(card, beliefs) for card in view.seats[view.you].hand}
        attempts = [move for move in view.legal.moves if isinstance(move, TurnOver)]
        chance = {move: places_of(cards[move.card], timeline).fits for move in attempts}
        stop = next((move for move in view.legal.moves if isinstance(move, Stop)), None)
        best = max(attempts, key=lambda move: (round(chance[move], 9), move.card), default=None)
        if best is None or (stop is not None and chance[best] <= 0.5):
            return stop or view.legal.moves[0]
        return best


def year_of(stack: Sequence[CardView]) -> float:
    assert stack[0].back is not None
    return known(stack[0].back).first


def make(name: str, seed: bytes) -> Any:
    return Greedy(seed) if name == "greedy" else make_bot(name, seed)


def deal(cards: Mapping[str, Any], seats: int, seed: bytes) -> Game:
    return start("twist-coop", [Player(f"P{seat}") for seat in range(seats)], cards, seed=seed)


def scores(
    cards: Mapping[str, Any], themes: Mapping[str, str], kind: str, level: str, seats: int, games: int
) -> list[int]:
    """The scores of so many games; the deals are the same for all kinds and levels."""
    found = []
    for number in range(games):
        one = Entrant(kind, level)
        dealt = partial(_dealt, cards, number)
        played: list[Played] = play_games(dealt, view_of, make, [one] * seats, 1, _seed(kind, number), themes=themes)
        assert played[0].score is not None
        found.append(played[0].score)
    return found


def _seed(*words: object) -> bytes:
    return hashlib.sha256(SEED + repr(words).encode()).digest()[:16]


def _dealt(cards: Mapping[str, Any], number: int, _: int, seats: int, __: bytes) -> Game:
    return deal(cards, seats, _seed("deal", seats, number))


def seen(game: Game) -> Deal:
    """The deal with everything known."""
    table, deck = game.table, game.start.deck
    cards = [card for hand in table.hands for card in hand] + list(table.pile)
    order = {card: at for at, card in enumerate(cards)}
    return Deal(
        years=tuple(int(known_year(game, card)) for card in cards),
        front=tuple(deck.fronts[card].symbol or "" for card in cards),
        back=tuple(deck.backs[card].symbol or "" for card in cards),
        hands=tuple(tuple(order[card] for card in hand) for hand in table.hands),
        start=known_year(game, table.lower[0][0]),
        top=deck.backs[table.discard[-1]].symbol or "",
        first=table.turn or 0,
    )


def known_year(game: Game, card: str) -> int:
    from kronika.dates import to_line

    return to_line(game.dates[card].first)


def mean(values: Sequence[float]) -> str:
    """Mean and standard error."""
    middle = sum(values) / len(values)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return f"{middle:.1f} ± {spread:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games of each row and column (40 to be quoted)")
    parser.add_argument("--players", default="2,3,4,5,6", help="numbers of players, with commas")
    parser.add_argument("--kinds", default="planner,memory,greedy", help="kinds of players, with commas")
    parser.add_argument("--levels", default=",".join(KNOWLEDGE), help="levels, with commas")
    parser.add_argument("--deck", default="pop-culture", help="a deck by name or path")
    parser.add_argument("--width", type=int, default=100, help="positions kept by the beam search")
    parser.add_argument("--kept", type=Path, help="a file that keeps what has been found, to go on after a break")
    wanted = parser.parse_args()
    loaded = load_deck(find_deck(wanted.deck))
    cards = {card: msgspec.structs.asdict(sides) for card, sides in cards_for_game([loaded], "en").items()}
    themes = {f"{loaded.id}/{card.id}": card.theme for card in loaded.cards if card.theme is not None}
    kept: dict[str, list[float]] = {}
    if wanted.kept is not None and wanted.kept.exists():
        kept = json.loads(wanted.kept.read_text("utf-8"))

    def once(key: str, work: Any) -> list[float]:
        key = f"{loaded.id} {loaded.version} {wanted.games} {key}"
        if key not in kept:
            kept[key] = work()
            if wanted.kept is not None:
                wanted.kept.write_text(json.dumps(kept), "utf-8")
        return kept[key]

    players = [int(number) for number in wanted.players.split(",")]
    rows = []
    for kind in wanted.kinds.split(","):
        for level in wanted.levels.split(","):
            row = [
                mean(once(f"{kind} {level} {seats}", partial(scores, cards, themes, kind, level, seats, wanted.games)))
                for seats in players
            ]
            rows.append((f"`{kind}`, `{level}`", *row))
    for name, bound in (("at least", partial(at_least, width=wanted.width)), ("at most", at_most)):
        row = []
        for seats in players:
            key = f"{name} {seats}" + (f" {wanted.width}" if name == "at least" else "")

            def work(seats: int = seats, bound: Any = bound) -> list[int]:
                deals = (seen(_dealt(cards, number, 0, seats, b"")) for number in range(wanted.games))
                return [bound(one) for one in deals]

            row.append(mean(once(key, work)))
        rows.append((f"the best possible, {name}", *row))
    print(f"{loaded.id} {loaded.version}, {wanted.games} games each: mean score ± standard error\n")
    print_table(("", *(f"{seats} players" for seats in players)), rows)


if __name__ == "__main__":
    main()
