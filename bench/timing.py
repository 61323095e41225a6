"""Whether the time of an answer tells a hidden truth: twins of one game, one with a right chain, one with a wrong.

Two rooms play the same game of Anno Domini: same cards, same deal, same moves, same things to see. In one of them every
card that is added makes a right chain, in the other a wrong one, and nobody knows until somebody doubts. Which is which
changes by chance from game to game. Every answer is timed, and Welch's t-test compares the two, as `dudect` does it: on
all samples and on the fastest part of them, where noise hides least; beyond 4.5 they can be told apart. A control, in
which the wrong chain answers 20 microseconds later, shows what the test would notice.

    python -m bench timing --games=1000
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
from concurrent.futures import Future
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, median, variance
from time import perf_counter_ns
from typing import Any, Final

import msgspec

from bench import _measure
from kronika.dates import parse_date
from kronika.decks.model import Deck, DeckCard
from kronika.decks.symbols import derived_symbols
from kronika.server import commands as c
from kronika.server.hub import Hub
from kronika.server.live import LiveRoom
from kronika.server.store import Batch, open_store

LIMIT: Final = 4.5
CROPS: Final = (0.5, 0.8, 0.95, 1.0)
LATER: Final = 20_000
"""Nanoseconds by which the control is late."""
CARDS: Final = 110
SEED: Final = b"sixteen bytes of"
PEOPLE: Final = ("ana", "ben")
Samples = dict[str, tuple[list[int], list[int]]]


class Twins(Hub):
    """Rooms with the same deal; `decks` is the deck of each room by its id."""

    decks: dict[str, Deck]

    async def chance_for(self, live: LiveRoom, person: str, command: c.Command) -> Any:
        chance = await super().chance_for(live, person, command)
        deck = self.decks[live.room.id]
        return msgspec.structs.replace(chance, deck=lambda _: deck, seed=lambda: SEED)


def make_deck(years: dict[str, int]) -> Deck:
    """A deck with these years by card id."""
    cards = []
    for name, year in sorted(years.items()):
        front, back = derived_symbols(name)
        span = parse_date(str(year))
        cards.append(DeckCard(id=name, date=str(year), span=span, titles={"en": name}, front=front, back=back))
    return Deck(
        id="twin", version=1, titles={"en": "Twins"}, languages=("en",), license="CC0-1.0", authors=("A. Maker",),
        cards=tuple(cards),
    )  # fmt: skip


def names() -> list[str]:
    letters = "abcdefghijklmnopqrstuvwxyz"
    return [f"card{letters[number // 26]}{letters[number % 26]}" for number in range(CARDS)]


class Bench:
    """Two rooms and what was measured in them: by what was asked, the times with a right chain and with a wrong one."""

    def __init__(self, hub: Twins, rng: random.Random) -> None:
        self.hub, self.rng = hub, rng
        self.samples: Samples = {}
        self.rooms: list[LiveRoom] = []
        self._number = 0

    async def begin(self) -> None:
        for _ in range(2):
            live = await self.hub.open("ana", "Ana")
            await live.join("ben", "Ben", "player")
            self.hub.decks[live.room.id] = make_deck(dict.fromkeys(names(), 5000))
            settings = c.SetSettings(c.Settings(game="anno-domini", decks=("twin",)))
            await self.ask(live, "ana", settings)
            self.rooms.append(live)

    async def ask(self, live: LiveRoom, person: str, command: c.Command) -> tuple[int, bytes]:
        """Nanoseconds until the answer, and the answer."""
        self._number += 1
        envelope = c.Envelope(request=f"request-{self._number}", seen=1 << 52, command=command)
        began = perf_counter_ns()
        answer, _ = await live.carry_out(person, envelope)
        return perf_counter_ns() - began, answer

    async def plan(self) -> tuple[str, list[dict[str, Any]]]:
        """The card that opens the row, and the moves of a game in which everybody adds behind the last card."""
        live = self.rooms[0]
        await self.ask(live, "ana", c.StartGame())
        game = live.room.game
        assert game is not None
        opening, moves = game.table.line[0], []
        while min(map(len, game.table.hands)) > 2:
            seat = game.table.turn
            assert seat is not None
            move = {"seat": seat, "move": "add", "card": game.table.hands[seat][0], "gap": len(game.table.line)}
            await self.must(live, PEOPLE[seat], c.Play(move))
            moves.append(move)
        await self.must(live, "ana", c.CloseGame())
        return opening, moves

    async def must(self, live: LiveRoom, person: str, command: c.Command) -> int:
        taken, answer = await self.ask(live, person, command)
        assert b'"accepted"' in answer, answer
        return taken

    async def game(self, decks: tuple[Deck, Deck], moves: list[dict[str, Any]]) -> None:
        """One game in both rooms, step by step; which has the right chain is a matter of chance."""
        order = [0, 1]
        self.rng.shuffle(order)
        for kind, live in zip(order, self.rooms, strict=True):
            self.hub.decks[live.room.id] = decks[kind]
            await self.must(live, "ana", c.StartGame())
        for move in moves:
            person, other = PEOPLE[move["seat"]], PEOPLE[1 - move["seat"]]
            await self.step(order, "a card is added", person, c.Play(move))
            await self.step(order, "the same card again is refused", other, c.Play({**move, "seat": 1 - move["seat"]}))
            await self.step(order, "a hidden card is reported", other, c.Report(move["card"]))
            await self.step(order, "a line of chat", other, c.Say("hm"))
            await self.step(order, "somebody comes back", other, None)
        for live in self.rooms:
            await self.must(live, "ana", c.CloseGame())

    async def step(self, order: list[int], what: str, person: str, command: c.Command | None) -> None:
        """Ask both rooms the same, in an order of chance."""
        pairs = list(zip(order, self.rooms, strict=True))
        self.rng.shuffle(pairs)
        for kind, live in pairs:
            if command is None:
                began = perf_counter_ns()
                live.welcome(person)
                taken = perf_counter_ns() - began
            else:
                taken, _ = await self.ask(live, person, command)
            self.samples.setdefault(what, ([], []))[kind].append(taken)


def welch(one: list[int], other: list[int]) -> float:
    """Welch's t: the difference of the means in standard errors of it."""
    error = sqrt(variance(one) / len(one) + variance(other) / len(other))
    return (fmean(other) - fmean(one)) / error if error else 0.0


def largest_t(one: list[int], other: list[int]) -> float:
    """The largest t over all samples and over the fastest parts of them."""
    found = 0.0
    both = sorted((*one, *other))
    for share in CROPS:
        most = both[min(len(both) - 1, int(share * len(both)))] if share < 1 else inf
        parts = [[taken for taken in side if taken <= most] for side in (one, other)]
        if min(map(len, parts)) > 30:
            found = max(found, welch(parts[0], parts[1]), key=abs)
    return found


def row(what: str, one: list[int], other: list[int]) -> tuple[str, ...]:
    """What was asked, how often, the medians, the difference of the means with its 95 % interval, and t."""
    error = 1.96 * sqrt(variance(one) / len(one) + variance(other) / len(other)) / 1000
    difference = (fmean(other) - fmean(one)) / 1000
    t = largest_t(one, other)
    told = "told apart" if abs(t) > LIMIT else "no"
    return (
        what, f"{len(one):,}", f"{median(one) / 1000:,.1f}", f"{median(other) / 1000:,.1f}",
        f"{difference:+.1f} ± {error:.1f}", f"{t:+.2f}", told,
    )  # fmt: skip


async def measure(games: int, folder: Path, *, stored: bool) -> Samples:
    """The samples of so many games, stored in this folder or only judged and told."""
    store = open_store(str(folder / f"timing-{stored}.sqlite"))
    hub = Twins(store, bot_delay=0)
    hub.decks = {}
    bench = Bench(hub, random.Random(1))
    await bench.begin()
    if not stored:
        hub.store.append = _at_once  # type: ignore[method-assign]
    opening, moves = await bench.plan()
    others = random.Random(2)
    years = {name: others.randrange(2000, 9000) for name in names()}
    years[opening.partition("/")[2]] = 5000
    laid = [move["card"].partition("/")[2] for move in moves]
    right = make_deck(years | {name: 5001 + at for at, name in enumerate(laid)})
    wrong = make_deck(years | {name: 4999 - at for at, name in enumerate(laid)})
    await bench.game((right, wrong), moves)  # to warm up
    bench.samples.clear()
    gc.collect()
    gc.freeze()
    for _ in range(games):
        await bench.game((right, wrong), moves)
    await hub.stop()
    store.close()
    return bench.samples


def _at_once(_: Batch) -> Future[None]:
    done: Future[None] = Future()
    done.set_result(None)
    return done


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench timing", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=300, help="games of each kind (default 300)")
    arguments = parser.parse_args()
    print(f"{_measure.machine()}; {_measure.one_core()}; {_measure.load()} at the start")
    memory = Path("/dev/shm")
    rows: list[tuple[str, ...]] = []
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        for stored in (False, True):
            samples = asyncio.run(measure(arguments.games, Path(folder), stored=stored))
            ending = ", and stored" if stored else ""
            rows += [row(what + ending, *sides) for what, sides in samples.items()]
            one, other = samples["a card is added"]
            rows.append(row(f"control: {LATER // 1000} µs late{ending}", one, [taken + LATER for taken in other]))
    head = ("asked, before the chain is turned", "n", "right, µs", "wrong, µs", "difference, µs", "t", "told apart?")
    _measure.print_table(head, rows)
    print(f"{_measure.load()} at the end; |t| beyond {LIMIT} would tell one from the other")
    apart = [cells[0] for cells in rows if cells[-1] != "no" and not cells[0].startswith("control")]
    if apart:
        print(f"told apart: {'; '.join(apart)}", file=sys.stderr)


if __name__ == "__main__":
    main()
