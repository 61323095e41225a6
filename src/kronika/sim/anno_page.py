"""A simulation of Anno Domini as one page of HTML: figures, plots, tables.

Knows a result; how a page is put together is for `kronika.sim.page`. Titles of cards are escaped.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING

import numpy as np

from kronika.sim.anno_report import anno_lines, hardest_laid
from kronika.sim.anno_result import AnnoResult
from kronika.sim.page import assemble, figure, tally_list
from kronika.sim.report import mean
from kronika.sim.result import share_up_to

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["anno_page"]

_COLOURS = ("#23497F", "#A2542A", "#5E7D3A", "#85745D", "#7A3B69", "#1F7A7A", "#B58900", "#231C15")
_PAPER = "#E9DDC6"
_HARDEST = 15
_ENOUGH = 30


def anno_page(result: AnnoResult, pace: float) -> str:
    """The whole page; `pace` is seconds a move. Raises UsageError where Matplotlib is not installed."""
    title = f"{result.setting.game}, {result.setting.players} players"
    lines = list(anno_lines(result, pace))
    drawn = [figure(draw, result, caption, wide=wide) for draw, caption, wide in _FIGURES]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="sub">{escape(lines[0])}; seed {escape(result.setting.seed)}</p>',
        tally_list(_tally(result, pace)),
        '<h2>The game</h2><div class="pair">',
        *drawn[:-1],
        "</div><h2>The cards</h2>",
        drawn[-1],
        *_hardest(result),
        "<h2>In words</h2>",
        f"<pre>{escape(chr(10).join(lines))}</pre>",
    ]
    return assemble(title, parts)


def _tally(result: AnnoResult, pace: float) -> tuple[tuple[str, str], ...]:
    """A few figures to begin with, each with what it counts; `pace` is seconds a move."""
    moves, totals, games = mean(result.moves), result.totals, result.games
    return (
        (f"{games:,}", "games"),
        (f"{moves:.1f}", "moves a game"),
        (f"{moves * pace / 60:.0f} min", f"at {pace:g} s a move"),
        (f"{totals['doubts'] / games:.1f}", "doubts a game"),
        (f"{totals['paid'] / max(1, totals['doubts']):.0%}", "of doubts paid"),
        (f"{(totals['doubters_drew'] + totals['layers_drew']) / games:.1f}", "penalty cards a game"),
    )


def _lengths(axes: Axes, result: AnnoResult) -> None:
    table = result.moves
    low, median, high = (share_up_to(table, part) for part in (0.05, 0.5, 0.95))
    axes.axvspan(low, high, color=_PAPER)
    axes.bar(table["moves"], table["games"] / result.games, width=1.0, color=_COLOURS[0])
    axes.axvline(median, color=_COLOURS[1])
    axes.set_xlim(max(0, share_up_to(table, 0.001) - 1), share_up_to(table, 0.999) + 1)
    axes.set_xlabel("moves")
    axes.set_ylabel("share of games")


def _seats(axes: Axes, result: AnnoResult) -> None:
    seats = np.sort(result.seats, order="order")
    error = [seats["chance"] - seats["low"], seats["high"] - seats["chance"]]
    axes.axhline(1 / len(seats), color="#85745D", linestyle=":")
    axes.errorbar(np.arange(len(seats)), seats["chance"], error, fmt="o", color=_COLOURS[0], capsize=4)
    axes.set_xticks(np.arange(len(seats)), [f"{seat['seat']}\n{seat['level']}" for seat in seats])
    axes.set_ylim(bottom=0)
    axes.set_xlabel("seat")
    axes.set_ylabel("chance to win")


def _doubts(axes: Axes, result: AnnoResult) -> None:
    whole = max(1, int(result.chain["doubts"].sum()))
    lengths = np.unique(result.chain["cards"])
    for name, colour in (("paid", _COLOURS[0]), ("cost", _COLOURS[1])):
        paid = np.array([result.chain["paid"][result.chain["cards"] == cards].sum() for cards in lengths])
        made = np.array([result.chain["doubts"][result.chain["cards"] == cards].sum() for cards in lengths])
        bottom = np.zeros(len(lengths)) if name == "paid" else paid / whole
        axes.bar(lengths, (paid if name == "paid" else made - paid) / whole, bottom=bottom, label=name, color=colour)
    axes.set_xlabel("cards in the chain")
    axes.set_ylabel("share of doubts")
    axes.legend(frameon=False)


def _paying(axes: Axes, result: AnnoResult) -> None:
    for colour, level in zip(_COLOURS * 8, result.setting.kinds, strict=False):
        rows = result.chain[(result.chain["level"] == level) & (result.chain["doubts"] >= _ENOUGH)]
        axes.fill_between(rows["cards"], rows["low"], rows["high"], color=colour, alpha=0.25)
        axes.plot(rows["cards"], rows["chance"], color=colour, label=level)
    axes.set_ylim(0, 1)
    axes.set_xlabel("cards in the chain")
    axes.set_ylabel("doubts that paid")
    axes.legend(frameon=False)


def _hands(axes: Axes, result: AnnoResult) -> None:
    rows = result.hands[result.hands["games"] >= result.games / 1000]
    axes.plot(rows["time"], rows["held"], "o-", color=_COLOURS[0], label="a hand", markersize=4)
    axes.plot(rows["time"], rows["fewest"], "o-", color=_COLOURS[1], label="the smallest", markersize=4)
    axes.plot(rows["time"], rows["games"] / result.games * rows["held"].max(), ":", color="#85745D", label="games left")
    axes.set_ylim(bottom=0)
    axes.set_xlabel("times round the table")
    axes.set_ylabel("cards")
    axes.legend(frameon=False)


def _numbers(axes: Axes, result: AnnoResult) -> None:
    for shift, table, name in ((-0.2, result.doubts, "doubts"), (0.2, result.rounds, "chains")):
        numbers = table[(table.dtype.names or ("",))[0]]
        axes.bar(numbers + shift, table["games"] / result.games, width=0.4, label=name, color=_COLOURS[shift > 0])
    axes.set_xlim(-0.6, share_up_to(result.rounds, 0.999) + 0.6)
    axes.set_xlabel("in a game")
    axes.set_ylabel("share of games")
    axes.legend(frameon=False)


def _cards(axes: Axes, result: AnnoResult) -> None:
    for colour, level in zip(_COLOURS * 8, result.setting.kinds, strict=False):
        rows = hardest_laid(result, level, len(result.setting.cards))
        rows = rows[np.argsort(rows["chance"], kind="stable")]
        axes.fill_between(np.arange(len(rows)), rows["low"], rows["high"], color=colour, alpha=0.3, step="mid")
        axes.plot(np.arange(len(rows)), rows["chance"], ".", color=colour, label=level, markersize=4)
    axes.set_xlabel("cards, hardest first")
    axes.set_ylabel("in order when turned over")
    axes.legend(frameon=False)


_FIGURES = (
    (_lengths, "How long a game is. The line marks the median, the band nine games in ten.", False),
    (_seats, "Chance to win, by seat clockwise from the first, with 95 % intervals; the line is fair.", False),
    (_doubts, "How long the chain is when it is doubted, and whether the doubt paid.", False),
    (_paying, "How often a doubt pays, by the length of the chain, with 95 % intervals.", False),
    (_hands, "Cards in a hand each time round the table, and in the smallest hand, of the games still played.", False),
    (_numbers, "Doubts and chains in a game; the last card is checked besides.", False),
    (_cards, "How often each card lay in order with all others when it was turned over, hardest first.", True),
)
"""What draws a figure, its caption, and whether it is wide."""


def _hardest(result: AnnoResult) -> Iterator[str]:
    """The hardest cards of each level, as a table."""
    yield "<h2>Hardest cards</h2><figure><table><tr><th>level<th>card<th>title<th>in order<th>turned over</tr>"
    for level in result.setting.kinds:
        for row in hardest_laid(result, level, _HARDEST):
            yield (
                f"<tr><td>{escape(level)}<td>{escape(row['card'])}<td>{escape(row['title'])}"
                f"<td>{row['chance']:.1%} [{row['low']:.1%}, {row['high']:.1%}]<td>{row['tried']:,}</tr>"
            )
    yield "</table></figure>"
