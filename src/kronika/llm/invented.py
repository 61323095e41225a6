"""Events of a history that never was, drawn from a seed: nobody can have read of them.

Each of a thousand years is equally likely for each event. Without clues a title says nothing; with clues the events of
a series are numbered in their order, which says as much as the rank of a draw among draws does. Because the law is
known, so is the best that anybody can do: the beliefs and the quantiles of whoever reads every clue.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Iterator
from typing import Any

import msgspec

from kronika.bots import Belief
from kronika.cards import CardId

__all__ = ["LAST_YEAR", "Clue", "Invented", "invent", "quantile"]

LAST_YEAR = 1000
"""Years go from 1 to this one."""
LONGEST_SERIES = 7
MOST_EVENTS = 400

NOTE = (
    f"These events belong to an invented history of {LAST_YEAR} years. Each happened in a year from 1 to {LAST_YEAR}, "
    "drawn at random, every year equally likely; nothing else is known of them."
)
NOTE_CLUES = f"{NOTE[:-1]}, but that the events of a numbered series happened in the order of their numbers."

_TOWNS = (
    "Arvend", "Belmora", "Cordaly", "Dunvarre", "Estrith", "Falmark", "Gellen", "Harrowick", "Ilvane", "Jorrin",
    "Karth", "Lindesk", "Morrath", "Nevrin", "Ostmar", "Pellory", "Quessel", "Ravelin", "Sorrel", "Tamsin",
    "Ulverne", "Vostrand", "Wexmere", "Yarrow", "Zelmina",
)  # fmt: skip
_EVENTS = (
    "A bell is cast for the temple of {}", "A bridge is opened at {}", "A comet is seen from {}",
    "A fire spares only the mill of {}", "A flood carries off the market of {}", "A treaty is signed in {}",
    "Glass is first blown in {}", "Merchants found a bank in {}", "Players stage a comedy in {}",
    "The harbour of {} freezes over", "The library of {} opens its doors", "The mayor of {} runs off with the treasure",
    "The river at {} is turned into a canal", "The wall of {} is pulled down", "Weavers strike in {}",
    "Wolves are seen in the streets of {}",
)  # fmt: skip
_SERIES = ("census", "council", "great fair", "plague", "royal wedding", "siege", "tournament", "uprising")
_ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th")
_SYMBOLS = ("sun", "moon", "star")


class Clue(msgspec.Struct, frozen=True, gc=False):
    """What a title tells: the event is the `rank`th, from 1, of `of` draws; 1 of 1 tells nothing."""

    rank: int
    of: int


class Invented(msgspec.Struct, frozen=True):
    """A deck of invented events: cards as a game takes them, what their titles tell, what everybody is told."""

    cards: dict[CardId, dict[str, Any]]
    clues: dict[CardId, Clue]
    note: str

    def beliefs(self) -> dict[CardId, Belief]:
        """What whoever reads every clue believes: mean and spread of the rank's law, in years."""
        return {card: _belief(clue) for card, clue in self.clues.items()}


def invent(seed: str, number: int, *, clues: bool) -> Invented:
    """So many events, with or without clues; raises ValueError for a number below 1 or above `MOST_EVENTS`.

    The same seed has the same events. Ids say nothing of the dates.
    """
    if not 1 <= number <= MOST_EVENTS:
        raise ValueError(f"1 to {MOST_EVENTS} events can be invented, not {number}")
    draws = _draws(f"{seed}\n{number}\n{clues}")
    titled = _series(draws, number) if clues else _single(draws, number)
    order = _shuffled(draws, list(range(number)))
    cards: dict[CardId, dict[str, Any]] = {}
    told: dict[CardId, Clue] = {}
    for name, at in enumerate(order):
        title, year, clue = titled[at]
        front = next(draws) % 3
        back = (front + 1 + next(draws) % 2) % 3
        card = f"invented/e{name:03}"
        cards[card] = {"title": title, "date": str(year), "front": _SYMBOLS[front], "back": _SYMBOLS[back]}
        told[card] = clue
    return Invented(cards, told, NOTE_CLUES if clues else NOTE)


def quantile(clue: Clue, share: float) -> float:
    """The year before which such an event happened with the chance `share`, 0..1."""
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if _chance_by(clue, middle) < share:
            low = middle
        else:
            high = middle
    return 0.5 + LAST_YEAR * low


def _chance_by(clue: Clue, part: float) -> float:
    """The chance that at least `rank` of `of` uniform draws lie below `part`."""
    return math.fsum(
        math.comb(clue.of, below) * part**below * (1 - part) ** (clue.of - below)
        for below in range(clue.rank, clue.of + 1)
    )


def _belief(clue: Clue) -> Belief:
    k, n = clue.rank, clue.of
    mean = 0.5 + LAST_YEAR * k / (n + 1)
    return Belief(mean, mean, LAST_YEAR * math.sqrt(k * (n + 1 - k) / ((n + 1) ** 2 * (n + 2))))


_Titled = tuple[str, int, Clue]


def _single(draws: Iterator[int], number: int) -> list[_Titled]:
    titles = _shuffled(draws, [event.format(town) for event in _EVENTS for town in _TOWNS])
    return [(title, _year(draws), Clue(1, 1)) for title in titles[:number]]


def _series(draws: Iterator[int], number: int) -> list[_Titled]:
    kinds = _shuffled(draws, [(kind, town) for kind in _SERIES for town in _TOWNS])
    titled: list[_Titled] = []
    while len(titled) < number:
        kind, town = kinds.pop()
        size = min(3 + next(draws) % (LONGEST_SERIES - 2), number - len(titled))
        years = sorted(_year(draws) for _ in range(size))
        titled += [
            (
                f"The {_ORDINALS[at]} of {size} {kind}s of {town}".replace("censuss", "censuses"),
                year,
                Clue(at + 1, size),
            )
            for at, year in enumerate(years)
        ]
    return titled


def _year(draws: Iterator[int]) -> int:
    return 1 + next(draws) % LAST_YEAR


def _shuffled(draws: Iterator[int], items: list[Any]) -> list[Any]:
    for at in range(len(items) - 1, 0, -1):
        other = next(draws) % (at + 1)
        items[at], items[other] = items[other], items[at]
    return items


def _draws(words: str) -> Iterator[int]:
    """Whole numbers from 0 up to 2^64 for ever, the same on every machine."""
    number = 0
    while True:
        block = hashlib.sha512(f"kronika invented 1\n{words}\n{number}".encode("utf-8", "backslashreplace")).digest()
        yield from struct.unpack(">8Q", block)
        number += 1
