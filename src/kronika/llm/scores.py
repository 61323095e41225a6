"""How good guesses of dates are: how far off, how often right, and whether somebody is as sure as they may be.

Pure arithmetic over guesses and truths; knows neither models nor decks. Years are those of the line without year 0.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

__all__ = ["SHARES", "Accuracy", "Calibration", "Guess", "accuracy", "by_group", "calibration"]

SHARES = (0.5, 0.8, 0.9)
"""How likely the year lies within each interval that is asked for."""


class Guess(msgspec.Struct, frozen=True):
    """One event: the years it covers, what was guessed, and the intervals for `SHARES`; None where nothing was said."""

    card: str
    era: str
    theme: str
    first: int
    last: int
    year: float | None
    intervals: tuple[tuple[float, float], ...] | None

    @property
    def error(self) -> float:
        """Years from the guess to the event, 0 within its years."""
        assert self.year is not None
        return max(0.0, self.first - self.year, self.year - self.last)


class Accuracy(msgspec.Struct, frozen=True):
    """Of so many events so many were dated; `median` and `mean` absolute error in years, None where none was;
    `exact` is the share of all that hit the year."""

    events: int
    dated: int
    median: float | None
    mean: float | None
    exact: float


class Calibration(msgspec.Struct, frozen=True):
    """How sure somebody is, over so many events with intervals.

    `coverage`: the share of events within the intervals of 50, 80 and 90 of 100. `brier`: mean squared difference
    between those chances and what came, 0 is best. `score`: the mean weighted interval score in years, which
    approximates the CRPS and which nobody can better by saying other intervals than they believe in; `score_median`
    is its median.
    """

    events: int
    coverage: tuple[float, ...] = ()
    brier: float | None = None
    score: float | None = None
    score_median: float | None = None


def accuracy(guesses: Iterable[Guess]) -> Accuracy:
    """How far off these are."""
    found = list(guesses)
    errors = [guess.error for guess in found if guess.year is not None]
    exact = sum(error < 0.5 for error in errors) / len(found) if found else 0.0
    if not errors:
        return Accuracy(len(found), 0, None, None, exact)
    return Accuracy(len(found), len(errors), statistics.median(errors), statistics.fmean(errors), exact)


def by_group(guesses: Sequence[Guess], group: Callable[[Guess], str]) -> Mapping[str, Accuracy]:
    """The same for each era, each theme, or what else `group` says, in the order in which they come."""
    groups: dict[str, list[Guess]] = {}
    for guess in guesses:
        groups.setdefault(group(guess), []).append(guess)
    return {name: accuracy(members) for name, members in groups.items()}


def calibration(guesses: Iterable[Guess]) -> Calibration:
    """How well the intervals fit."""
    with_intervals = [guess for guess in guesses if guess.intervals is not None and guess.year is not None]
    if not with_intervals:
        return Calibration(0)
    hits: list[list[bool]] = [[] for _ in SHARES]
    scores = []
    for guess in with_intervals:
        truth, intervals = (guess.first + guess.last) / 2, guess.intervals or ()
        assert guess.year is not None
        for own, (low, high) in zip(hits, intervals, strict=True):
            own.append(low - 0.5 <= truth <= high + 0.5)
        scores.append(interval_score(truth, guess.year, intervals))
    coverage = tuple(sum(own) / len(own) for own in hits)
    brier = statistics.fmean((share - hit) ** 2 for share, own in zip(SHARES, hits, strict=True) for hit in own)
    return Calibration(len(scores), coverage, brier, statistics.fmean(scores), statistics.median(scores))


def interval_score(truth: float, middle: float, intervals: Sequence[tuple[float, float]]) -> float:
    """The weighted interval score of Bracher and others (2021), in years: 0 is best.

    It is (|truth − middle| / 2 + Σ α/2 × (width + 2/α × how far the truth lies outside)) / (K + ½), α = 1 − share.
    """
    total = abs(truth - middle) / 2
    for share, (low, high) in zip(SHARES, intervals, strict=True):
        outside = max(0.0, low - truth, truth - high)
        total += (1 - share) / 2 * (high - low) + outside
    return total / (len(SHARES) + 0.5) if math.isfinite(total) else math.inf
