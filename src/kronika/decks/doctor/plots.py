"""The plots of the doctor's report: bars as plain HTML, lines of time and dots as SVG, to be put into a page.

Knows an examination, no page. Colours and font are the page's, so that a plot follows the reader's light or dark mode;
what a plot shows is also said in words, for those who cannot see it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

from kronika.dates import Span
from kronika.decks.doctor.examining import Difficulty
from kronika.decks.model import Deck

__all__ = ["bars", "difficulty_plot", "time_plot"]

_WIDTH: Final = 960
_MARGIN: Final = 22
_HEIGHT: Final = 132
"""Of the tallest tick; the line of time lies below it."""
_TICK: Final = 30
_LANE: Final = 6
_LANES: Final = 16
_BINS: Final = 240
_HILL_FROM: Final = 20
_PRESENT: Final = 2030
_TITLES_EACH: Final = 6
_TITLES_UP_TO: Final = 1500
_DOTS: Final = 700
# In the order in which they get a place; one that would touch another is left out.
_MARKS: Final = (
    2000, 1, 1900, 1000, 1500, 1800, -1000, 1700, 500, 1950, -3000, 1600, 1850, -500, -10_000, 1980, 1300, 1750, -2000,
    2020, -5000, 1925, -100_000, 1970, 2010, 1400, 1990, 1200, -300, 800, 300, 1100, -1_000_000, 1960, 1650, 1550,
    -1_000_000_000, 1825, 1875, 1910, 1940,
)  # fmt: skip


def bars(counts: Mapping[str, int], *, expected: float | None = None) -> str:
    """Horizontal bars with their numbers; `expected` draws a line at what an even spread would be."""
    most = max([*counts.values(), math.ceil(expected or 0), 1])
    line = f'<i class="even" style="left:{100 * expected / most:.1f}%"></i>' if expected else ""
    rows = "".join(
        f'<li><span>{escape(name)}</span><span class="bar"><i style="width:{100 * number / most:.1f}%"></i>'
        f"{line}</span><b>{number:,}</b></li>"
        for name, number in counts.items()
    )
    return f'<ul class="bars">{rows}</ul>'


def time_plot(deck: Deck) -> str:
    """Every card on the line of time, a tick a single year, a bar a span; recent years get more room, as in memory."""
    scale = _Scale(year for card in deck.cards for year in (card.span.first, card.span.last))
    spans = sorted(
        {card.span for card in deck.cards if card.span.first != card.span.last}, key=lambda s: (s.first, s.last)
    )
    lanes = _lanes(spans, scale)
    height = _HEIGHT + 34 + _LANE * (max(lanes.values(), default=-1) + 1) + (8 if lanes else 0)
    singles: dict[int, list[str]] = {}
    for card in deck.cards:
        if card.span.first == card.span.last:
            singles.setdefault(card.span.first, []).append(next(iter(card.titles.values()), card.id))
    parts = [_density(deck, scale)] if len(deck.cards) >= _HILL_FROM else []
    step = min(_TICK, (_HEIGHT - 12) / max(map(len, singles.values()), default=1))
    for year, titles in sorted(singles.items()):
        x, top = scale.place(year), _HEIGHT - step * len(titles)
        kind = "tie" if len(titles) > 1 else "single"
        told = f"<title>{escape(_told(year, titles))}</title>" if len(deck.cards) <= _TITLES_UP_TO else ""
        parts.append(f'<path class="{kind}" d="M{x:.1f} {_HEIGHT}V{top:.1f}">{told}</path>')
    parts.append(f'<path class="axis" d="M{_MARGIN} {_HEIGHT}H{_WIDTH - _MARGIN}"/>')
    parts += _marks(scale)
    for span, lane in lanes.items():
        y = _HEIGHT + 38 + _LANE * lane
        start, end = scale.place(span.first), scale.place(span.last)
        parts.append(f'<path class="span" d="M{start:.1f} {y}H{max(end, start + 2):.1f}"/>')
    label = f"{len(deck.cards)} cards from {_year(scale.first)} to {_year(scale.last)}"
    return f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def difficulty_plot(difficulty: Difficulty) -> str:
    """How often each card is placed rightly, cards in order of difficulty, one colour of dots a level."""
    levels = [*difficulty.right]
    order = [*difficulty.ease()]
    order = order[:: math.ceil(len(order) / _DOTS) or 1]
    left, top, bottom = 58, 14, 174
    step = (_WIDTH - left - _MARGIN) / max(1, len(order) - 1)
    parts = []
    for share in (0.0, 0.5, 1.0):
        y = bottom - share * (bottom - top)
        parts.append(f'<path class="grid" d="M{left} {y:.0f}H{_WIDTH - _MARGIN}"/>')
        parts.append(f'<text x="{left - 10}" y="{y + 5:.0f}" text-anchor="end">{share:.0%}</text>')
    for number, level in enumerate(levels):
        low = bottom + 3 * (number - 1)
        dots = "".join(
            f"M{left + step * place:.1f} {low - difficulty.cards[card][level] * (bottom - top):.1f}h0"
            for place, card in enumerate(order)
            if level in difficulty.cards[card]
        )
        parts.append(f'<path class="dots level{number % 3}" d="{dots or "M0 0"}"/>')
        x = left + 130 * number
        parts.append(f'<path class="dots level{number % 3} key" d="M{x + 6} {bottom + 24}h0"/>')
        parts.append(f'<text x="{x + 16}" y="{bottom + 29}">{escape(level)}, {difficulty.right[level]:.0%}</text>')
    return (
        f'<svg viewBox="0 0 {_WIDTH} {bottom + 40}" role="img" aria-label="How often each card was placed rightly">'
        f"{''.join(parts)}</svg>"
    )


class _Scale:
    """Places of years: by the logarithm of their distance from today, so that each age gets its room."""

    def __init__(self, years: Iterable[int]) -> None:
        found = [*years] or [1]
        self.first, self.last = min(found), max(found)
        self._present = max(_PRESENT, self.last + 1)
        self._start, self._end = self._log(self.first), self._log(self.last)

    def _log(self, year: int) -> float:
        return -math.log(self._present - year + 40)

    def place(self, year: int) -> float:
        """The x of a year."""
        share = (self._log(year) - self._start) / ((self._end - self._start) or 1)
        return _MARGIN + share * (_WIDTH - 2 * _MARGIN)


def _density(deck: Deck, scale: _Scale) -> str:
    """A hill where cards are many: the places of the middles of all dates, smoothed."""
    counts: Counter[int] = Counter()
    for card in deck.cards:
        x = (scale.place(card.span.first) + scale.place(card.span.last)) / 2
        counts[min(_BINS - 1, max(0, int(x / _WIDTH * _BINS)))] += 1
    reach = 14
    weights = [math.exp(-(offset**2) / 40) for offset in range(-reach, reach + 1)]
    hill = [sum(w * counts[at + offset] for w, offset in zip(weights, range(-reach, reach + 1), strict=True))
            for at in range(_BINS)]  # fmt: skip
    most = max(hill, default=0) or 1
    points = " ".join(
        f"L{(at + 0.5) / _BINS * _WIDTH:.0f} {_HEIGHT - 0.8 * _HEIGHT * h / most:.1f}" for at, h in enumerate(hill)
    )
    return f'<path class="density" d="M0 {_HEIGHT} {points} L{_WIDTH} {_HEIGHT}Z"/>'


def _marks(scale: _Scale) -> Iterable[str]:
    taken: list[tuple[float, float]] = []
    for year in _MARKS:
        if not scale.first <= year <= scale.last:
            continue
        x, half = scale.place(year), 4.2 * len(_year(year)) + 5
        low = min(max(x, half), _WIDTH - half)
        if all(low + half <= left or right <= low - half for left, right in taken):
            taken.append((low - half, low + half))
            yield f'<path class="axis" d="M{x:.1f} {_HEIGHT}v5"/>'
            yield f'<text x="{low:.1f}" y="{_HEIGHT + 21}" text-anchor="middle">{_year(year)}</text>'


def _lanes(spans: Iterable[Span], scale: _Scale) -> dict[Span, int]:
    """A lane below the line for each span, the first that is free; where all are taken they are shared."""
    ends: list[float] = []
    lanes = {}
    for number, span in enumerate(spans):
        start, end = scale.place(span.first), scale.place(span.last)
        free = next((lane for lane, taken in enumerate(ends) if taken + 3 <= start), None)
        if free is None and len(ends) < _LANES:
            free = len(ends)
            ends.append(0.0)
        lane = number % _LANES if free is None else free
        ends[lane] = max(ends[lane], end)
        lanes[span] = lane
    return lanes


def _told(year: int, titles: list[str]) -> str:
    more = f"; and {len(titles) - _TITLES_EACH} more" if len(titles) > _TITLES_EACH else ""
    return f"{_year(year)}: {'; '.join(titles[:_TITLES_EACH])}{more}"


def _year(year: int) -> str:
    if year < 0:
        return f"{-year:,} BC" if year <= -10_000 else f"{-year} BC"
    return str(year)
