"""A simulation of Anno Domini as one page of HTML: figures, plots, tables.

Knows a result; how a page is put together is for `kronika.sim.page`. Titles of cards are escaped.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from kronika.sim.anno_report import report_lines
from kronika.sim.anno_result import AnnoResult
from kronika.sim.page import COLOURS, assemble, cards, hard_cards, lengths, seats
from kronika.sim.tables import share_up_to
from kronika.sim.wording import mean

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["page"]

_ENOUGH = 30


def page(result: AnnoResult, pace: float) -> str:
    """The whole page; `pace` is seconds a move. Raises UsageError where Matplotlib is not installed."""
    moves, totals, games = mean(result.moves), result.totals, result.games
    facts = (
        (f"{games:,}", "games"),
        (f"{moves:.1f}", "moves a game"),
        (f"{moves * pace / 60:.0f} min", f"at {pace:g} s a move"),
        (f"{totals['doubts'] / games:.1f}", "doubts a game"),
        (f"{totals['paid'] / max(1, totals['doubts']):.0%}", "of doubts paid"),
        (f"{(totals['doubters_drew'] + totals['layers_drew']) / games:.1f}", "penalty cards a game"),
    )
    after = hard_cards(result, "in order", "turned over")
    return assemble(result, facts, _FIGURES, after, report_lines(result, pace))


def _doubts(axes: Axes, result: AnnoResult) -> None:
    whole = max(1, int(result.chain["doubts"].sum()))
    lengths = np.unique(result.chain["cards"])
    for name, colour in (("paid", COLOURS[0]), ("cost", COLOURS[1])):
        paid = np.array([result.chain["paid"][result.chain["cards"] == cards].sum() for cards in lengths])
        made = np.array([result.chain["doubts"][result.chain["cards"] == cards].sum() for cards in lengths])
        bottom = np.zeros(len(lengths)) if name == "paid" else paid / whole
        axes.bar(lengths, (paid if name == "paid" else made - paid) / whole, bottom=bottom, label=name, color=colour)
    axes.set_xlabel("cards in the chain")
    axes.set_ylabel("share of doubts")
    axes.legend(frameon=False)


def _paying(axes: Axes, result: AnnoResult) -> None:
    for colour, level in zip(COLOURS * 8, result.setting.kinds, strict=False):
        rows = result.chain[(result.chain["level"] == level) & (result.chain["doubts"] >= _ENOUGH)]
        axes.fill_between(rows["cards"], rows["low"], rows["high"], color=colour, alpha=0.25)
        axes.plot(rows["cards"], rows["chance"], color=colour, label=level)
    axes.set_ylim(0, 1)
    axes.set_xlabel("cards in the chain")
    axes.set_ylabel("doubts that paid")
    axes.legend(frameon=False)


def _hands(axes: Axes, result: AnnoResult) -> None:
    rows = result.hands[result.hands["games"] >= result.games / 1000]
    axes.plot(rows["time"], rows["held"], "o-", color=COLOURS[0], label="a hand", markersize=4)
    axes.plot(rows["time"], rows["fewest"], "o-", color=COLOURS[1], label="the smallest", markersize=4)
    axes.plot(rows["time"], rows["games"] / result.games * rows["held"].max(), ":", color="#85745D", label="games left")
    axes.set_ylim(bottom=0)
    axes.set_xlabel("times round the table")
    axes.set_ylabel("cards")
    axes.legend(frameon=False)


def _numbers(axes: Axes, result: AnnoResult) -> None:
    for shift, table, name in ((-0.2, result.doubts, "doubts"), (0.2, result.rounds, "chains")):
        numbers = table[(table.dtype.names or ("",))[0]]
        axes.bar(numbers + shift, table["games"] / result.games, width=0.4, label=name, color=COLOURS[shift > 0])
    axes.set_xlim(-0.6, share_up_to(result.rounds, 0.999) + 0.6)
    axes.set_xlabel("in a game")
    axes.set_ylabel("share of games")
    axes.legend(frameon=False)


_FIGURES = (
    (lengths, "How long a game is. The line marks the median, the band nine games in ten."),
    (seats, "Chance to win, by seat clockwise from the first, with 95 % intervals; the line is fair."),
    (_doubts, "How long the chain is when it is doubted, and whether the doubt paid."),
    (_paying, "How often a doubt pays, by the length of the chain, with 95 % intervals."),
    (_hands, "Cards in a hand each time round the table, and in the smallest hand, of the games still played."),
    (_numbers, "Doubts and chains in a game; the last card is checked besides."),
    (
        partial(cards, label="in order when turned over"),
        "How often each card lay in order with all others when it was turned over, hardest first.",
    ),
)
