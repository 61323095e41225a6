"""Asking for dates: events by their titles, and for each a best guess and three intervals.

Knows titles and how an answer is read; what the dates are it learns only to say how good the guesses were.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from kronika.bots.knowledge import ERAS, era_of
from kronika.cards import CardId
from kronika.dates import Span, to_line
from kronika.guests.answers import shortened
from kronika.llm.invented import Clue, quantile
from kronika.llm.reading import json_in, number_of
from kronika.llm.scores import SHARES, Guess

__all__ = ["best_guesses", "guess_of", "question", "read_guesses", "sample"]

_TOLD = (
    "Say when each event happened. For each give your best guess of the year and three intervals of years: one in "
    "which the year lies with a chance of 50%, one of 80%, one of 90%. Be as sure as you may be: of such intervals, "
    "50, 80 and 90 of 100 should hold the year. Years before Christ are negative: 44 BC is -44. "
    'Answer with JSON alone: {"events": [{"n": 1, "year": 1969, "50": [1968, 1970], "80": [1965, 1972], "90": [1960, '
    "1975]}, …]}, every event once."
)
_ERAS = tuple(ERAS)


def sample(cards: Sequence[CardId], number: int, seed: str) -> list[CardId]:
    """So many of the cards at most, the same ones for the same seed, in an order that says nothing of dates."""

    def draw(card: CardId) -> bytes:
        return hashlib.sha256(f"kronika quiz 1\n{seed}\n{card}".encode("utf-8", "backslashreplace")).digest()

    return sorted(cards, key=draw)[:number]


def question(titles: Sequence[str], note: str) -> list[dict[str, str]]:
    """The conversation that asks for these events; `note` is what else everybody knows."""
    listed = "\n".join(f"{number}. {shortened(title)}" for number, title in enumerate(titles, 1))
    return [{"role": "system", "content": f"{_TOLD} {note}".strip()}, {"role": "user", "content": listed}]


def read_guesses(text: str, number: int) -> list[tuple[float | None, tuple[tuple[float, float], ...] | None]]:
    """For each of so many events the year that was said and the intervals, on the line; None where there is none."""
    found = json_in(text, lambda value: bool(_rows(value)))
    said: dict[int, Mapping[str, Any]] = {}
    for row in _rows(found):
        at = number_of(row.get("n"))
        if at is not None and at == int(at) and 1 <= at <= number:
            said.setdefault(int(at), row)
    return [_read(said.get(at)) for at in range(1, number + 1)]


def guess_of(
    card: CardId,
    span: Span,
    theme: str | None,
    year: float | None,
    intervals: tuple[tuple[float, float], ...] | None,
) -> Guess:
    """A guess beside the truth."""
    first, last = to_line(span.first), to_line(span.last)
    return Guess(card, _ERAS[era_of((first + last) / 2)], theme or "", first, last, year, intervals)


def best_guesses(cards: Sequence[CardId], clues: Mapping[CardId, Clue], dates: Mapping[CardId, Span]) -> list[Guess]:
    """What somebody would say of invented events who reads every clue and knows the law: nobody can do better."""
    found = []
    for card in cards:
        clue = clues[card]
        intervals = tuple((quantile(clue, (1 - share) / 2), quantile(clue, (1 + share) / 2)) for share in SHARES)
        found.append(guess_of(card, dates[card], None, round(quantile(clue, 0.5)), intervals))
    return found


def _rows(value: Any) -> list[Mapping[str, Any]]:
    rows = value.get("events") if isinstance(value, dict) else value
    if not isinstance(rows, list):
        return []
    return [row for row in rows[:1000] if isinstance(row, dict) and "n" in row]


def _read(row: Mapping[str, Any] | None) -> tuple[float | None, tuple[tuple[float, float], ...] | None]:
    if row is None or (year := number_of(row.get("year"))) is None:
        return None, None
    intervals = []
    for share in SHARES:
        ends = row.get(f"{100 * share:.0f}")
        numbers = [number_of(end) for end in ends] if isinstance(ends, list) and len(ends) == 2 else [None]
        if None in numbers:
            return _on_line(year), None
        low, high = sorted(_on_line(number) for number in numbers if number is not None)
        intervals.append((low, high))
    return _on_line(year), tuple(intervals)


def _on_line(year: float) -> float:
    """A year as people count, on the line without year 0; 0 is taken for 1 BC."""
    return year + 1 if year < 0 else year
