"""A simulation of cooperative Twist as one page of HTML: figures, plots, and the report in words.

Knows a result; how a page is put together is for `kronika.sim.page`. Titles of cards are escaped.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kronika.rules.twist_coop import RANKS
from kronika.sim.page import COLOURS, assemble, cards, hard_cards, lengths
from kronika.sim.twist_report import report_lines
from kronika.sim.twist_result import TwistResult
from kronika.sim.wording import mean

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["page"]


def page(result: TwistResult, pace: float) -> str:
    """The whole page; `pace` is seconds a move. Raises UsageError where Matplotlib is not installed."""
    moves = mean(result.moves)
    facts = (
        (f"{result.games:,}", "games"),
        (f"{result.score:.1f}", "points on average"),
        (f"{moves:.1f}", "moves a game"),
        (f"{moves * pace / 60:.0f} min", f"at {pace:g} s a move"),
    )
    after = hard_cards(result, "had a place", "turned over")
    return assemble(result, facts, _FIGURES, after, report_lines(result, pace))


def _scores(axes: Axes, result: TwistResult) -> None:
    axes.bar(result.scores["score"], result.scores["games"] / result.games, width=1.0, color=COLOURS[0])
    for rank in RANKS:
        axes.axvline(rank - 0.5, color=COLOURS[3], linestyle=":")
    axes.axvline(result.score, color=COLOURS[1])
    axes.set_xlabel("score")
    axes.set_ylabel("share of games")


def _ranks(axes: Axes, result: TwistResult) -> None:
    axes.barh(result.ranks["name"], result.ranks["chance"], color=COLOURS[0])
    axes.set_xlabel("share of games")


def _ends(axes: Axes, result: TwistResult) -> None:
    axes.barh(result.ends["end"], result.ends["chance"], color=COLOURS[0])
    axes.set_xlabel("share of games")


_FIGURES = (
    (_scores, "Scores. The line marks the mean, the dotted ones where a rank begins."),
    (_ranks, "The printed ranks."),
    (_ends, "How games end: all cards played, no card tried had a place, nothing to place or discard."),
    (lengths, "How long a game is. The line marks the median, the band nine games in ten."),
    (partial(cards, label="had a place"), "How often each card had a place when it was turned over, hardest first."),
)
