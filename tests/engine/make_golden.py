"""Plays two games of every edition, always the same, and writes each down with all its states.

    python tests/engine/make_golden.py            all editions
    python tests/engine/make_golden.py EDITION…   only these

A golden game says what the engine does today; a change that is not meant shows as a changed file. Write them anew only
when the rules or the format have changed on purpose, and look at what git shows then. The events are made up.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from kronika.engine import Game, Player, edition, record_lines, start, state_line
from tests.strategies import EDITIONS, as_before, corrections, fewest_cards, knowing_move

GOLDEN = Path(__file__).with_name("golden")
THINGS = (
    "glass bridge",
    "salt lighthouse",
    "clock of seven hands",
    "paper parliament",
    "school for gardeners",
    "travelling observatory",
    "moon ferry",
    "museum of doors",
    "orchestra of kettles",
    "winter market",
    "whistling mill",
)
DEEDS = ("opens in Ombra", "moves to Velin", "burns down in Karst", "is drawn by Ana Tolmin")
YEARS = (*range(1310, 1990, 40), 1750, 1750, 1750, 1871, 1872)
WIDER = (
    "44 BC",
    "AD 79",
    "around 1500",
    "1603 - 1607",
    "15th century",
    "2nd millennium",
    "8th century BC",
    "600 - 580 BC",
)


def cards(game: str) -> dict[str, dict[str, str]]:
    """Forty-four events that never happened; some in the same year, some of many years where the edition takes them."""
    box, rng = edition(game), random.Random(f"cards of {game}")
    made: dict[str, dict[str, str]] = {}
    for thing in THINGS:
        for deed in DEEDS:
            date = rng.choice(WIDER) if not box.single_years and rng.random() < 0.2 else str(rng.choice(YEARS))
            card = {"title": f"The {thing} {deed}", "date": date}
            if box.symbols:
                card["front"], card["back"] = rng.sample(("anchor", "bell", "comet"), 2)
            made[f"golden/{thing.replace(' ', '-')}-{len(made):02}"] = card
    return made


def games(game: str) -> Iterator[tuple[str, Game]]:
    """Two games by name: as the box says, well played; and with house rules, played any how, with so few cards that the
    pile is renewed, where the edition does that."""
    box = edition(game)
    fewest, most = box.players
    deck = cards(game)
    ages = (41, 12, 12, 67, 30)
    players = [Player(f"Player {seat + 1}", age) for seat, age in enumerate(ages[: min(most, 4)])]
    yield f"{game}-1", play(start(game, players, deck, seed=bytes(16)), random.Random(1), knows=0.8)
    house: dict[str, Any] = {option.name: (option.minimum or 0) + 1 for option in box.options if not option.choices}
    for option in box.options:
        if option.choices:
            house[option.name] = next(choice for choice in option.choices if choice != option.default)
    own = 3 if "hand" in house else None
    players = [Player("Zoë", hand=own), *(Player(f"Jiří {number}") for number in range(2, max(fewest, 3) + 1))]
    need = fewest_cards(game, tuple(Player("", hand=player.hand) for player in players), tuple(house.items()))
    few = dict(list(deck.items())[: need + 2])
    tries = (
        play(start(game, players, few, seed=bytes(range(16)), options=house, first=1), random.Random(number), knows=0.2)
        for number in range(50)
    )
    yield f"{game}-2", max(tries, key=lambda played: min(3, played.shuffles_made))


def play(game: Game, rng: random.Random, knows: float) -> Game:
    """Play to the end; now and then the chain is corrected before a card is added."""
    while not game.over:
        move = knowing_move(game, rng) if rng.random() < knows else rng.choice(game.legal_moves().moves)
        corrected = [one for one in corrections(game, move, rng) if game.refusal(one) is None]
        game.play(rng.choice(corrected) if corrected and rng.random() < 0.2 else move)
    return game


def files(game: str) -> Iterator[tuple[str, str]]:
    """The names and texts of the golden files of an edition."""
    for name, finished in games(game):
        yield f"{name}.kronika.jsonl", "".join(line + "\n" for line in record_lines(finished))
        replayed = finished.clone()
        replayed.undo(finished.moves_made)
        states = [state_line(replayed)]
        for turn in finished.turns:
            replayed.play(turn.move, shuffle=as_before(turn.shuffles))
            states.append(state_line(replayed))
        yield f"{name}.states.jsonl", "".join(state + "\n" for state in states)


def main(wanted: list[str]) -> None:
    GOLDEN.mkdir(exist_ok=True)
    for game in wanted or EDITIONS:
        for name, text in files(game):
            (GOLDEN / name).write_text(text, encoding="utf-8", newline="\n")
            print(GOLDEN / name)


if __name__ == "__main__":
    main(sys.argv[1:])
