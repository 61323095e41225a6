"""The plots of the doctor's report, as SVG to be put into a page.

Knows an examination and matplotlib. Texts are drawn as text in the page's own font, colours are the page's: a plot
follows the reader's light or dark mode.
"""

from __future__ import annotations

import io
import math
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from kronika.decks.doctor.examining import Difficulty
from kronika.decks.model import Deck

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["bars", "difficulty_plot", "time_plot"]

# Stand-ins that the page's style sheet turns into its own colours.
_INK: Final = "#010203"
_LINE: Final = "#040506"
_MARK: Final = "#070809"
_SECOND: Final = "#0a0b0c"
_VARIABLES: Final = {_INK: "var(--ink)", _LINE: "var(--line)", _MARK: "var(--mark)", _SECOND: "var(--second)"}
_PRESENT: Final = 2030


def bars(counts: dict[str, int], *, expected: float | None = None) -> str:
    """Horizontal bars with their numbers; `expected` draws a line at what an even spread would be."""
    figure, axes = _figure(7.2, 0.36 * len(counts) + 0.3)
    names, numbers = [*counts], [*counts.values()]
    places = range(len(names))
    axes.barh(places, numbers, color=_MARK, height=0.66)
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.set_xticks([])
    most = max(numbers, default=1) or 1
    for place, number in zip(places, numbers, strict=True):
        axes.text(number + most * 0.012, place, str(number), va="center", color=_INK)
    if expected:
        axes.axvline(expected, color=_LINE, linewidth=1, linestyle=(0, (4, 3)))
    axes.set_xlim(0, most * 1.1)
    return _svg(figure)


def time_plot(deck: Deck) -> str:
    """Every card on the line of time, a tick a single year, a bar a span; recent years get more room, as in memory."""
    figure, axes = _figure(11, 2.3)
    firsts = [card.span.first for card in deck.cards]
    start = min(firsts, default=1)
    singles = Counter(card.span.first for card in deck.cards if card.span.first == card.span.last)
    spans = sorted((card.span for card in deck.cards if card.span.first != card.span.last), key=lambda s: s.first)
    for year, number in singles.items():
        axes.plot([_place(year)] * 2, [0, number], color=_MARK, linewidth=1.4, solid_capstyle="butt")
    for row, span in enumerate(spans):
        depth = -0.35 - 0.22 * (row % 9)
        axes.plot([_place(span.first), _place(span.last)], [depth] * 2, color=_SECOND, linewidth=2.2)
    marks = [year for year in (-10000, -3000, -1000, -300, 1, 500, 1000, 1400, 1600, 1750, 1850, 1900, 1950, 2000)
             if year >= start - abs(start) * 0.3]  # fmt: skip
    axes.set_xticks([_place(year) for year in marks], [f"{-year} BC" if year < 0 else str(year) for year in marks])
    axes.axhline(0, color=_LINE, linewidth=0.8)
    axes.set_yticks([])
    return _svg(figure)


def difficulty_plot(difficulty: Difficulty) -> str:
    """How often each card is placed rightly, cards in order of difficulty, one row of dots a level."""
    figure, axes = _figure(11, 2.6)
    levels = [*difficulty.right]
    mean = {card: sum(shares.values()) / len(shares) for card, shares in difficulty.cards.items() if shares}
    order = sorted(mean, key=lambda card: (mean[card], card))
    for level, colour in zip(levels, (_MARK, _LINE, _SECOND), strict=False):
        found = [(x, difficulty.cards[card][level]) for x, card in enumerate(order) if level in difficulty.cards[card]]
        axes.plot([x for x, _ in found], [y for _, y in found], ".", color=colour, markersize=3.4, label=level)
    axes.set_ylim(-0.03, 1.03)
    axes.set_yticks([0, 0.5, 1], ["0 %", "50 %", "100 %"])
    axes.set_xticks([])
    axes.legend(frameon=False, loc="lower right", ncols=3, labelcolor=_INK)
    return _svg(figure)


def _place(year: int) -> float:
    """Where a year stands: by the logarithm of its distance from today, so that each age gets its room."""
    return -math.log(max(1.0, _PRESENT - year) + 40)


def _figure(width: float, height: float) -> tuple[Figure, Axes]:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.fonttype": "none", "font.size": 11, "font.family": "sans-serif"}):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.add_subplot()
    for side in ("top", "right", "left", "bottom"):
        axes.spines[side].set_visible(False)
    axes.tick_params(colors=_INK, length=0)
    return figure, axes


def _svg(figure: Any) -> str:
    """The figure as an SVG element: no fixed size, no ids, no metadata, the page's colours and font."""
    from matplotlib import rc_context

    out = io.StringIO()
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "kronika"}):
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1)
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r'\1 role="img"', text, count=1)
    text = re.sub(r"font: [^;\"]*?([\d.]+px) [^;\"]*", r"font-size: \1; font-family: inherit", text)
    for colour, variable in _VARIABLES.items():
        text = text.replace(colour, variable)
    return text
