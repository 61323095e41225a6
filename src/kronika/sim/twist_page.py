"""A simulation of cooperative Twist as one page of HTML: figures, plots, and the report in words.

Knows a result; how a page is put together is for `kronika.sim.page`. Titles of cards are escaped.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import numpy as np

from kronika.rules.twist_coop import RANKS
from kronika.sim.page import assemble, figure, tally_list
from kronika.sim.report import mean
from kronika.sim.twist_report import twist_lines
from kronika.sim.twist_result import TwistResult

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["twist_page"]

_BLUE, _RED, _GREY = "#23497F", "#A2542A", "#85745D"


def twist_page(result: TwistResult, pace: float) -> str:
    """The whole page; `pace` is seconds a move. Raises UsageError where Matplotlib is not installed."""
    title = f"{result.setting.game}, {result.setting.players} players"
    lines, moves = list(twist_lines(result, pace)), mean(result.moves)
    facts = (
        (f"{result.games:,}", "games"),
        (f"{result.score:.1f}", "points on average"),
        (f"{moves:.1f}", "moves a game"),
        (f"{moves * pace / 60:.0f} min", f"at {pace:g} s a move"),
    )
    drawn = [figure(draw, result, caption, wide=wide) for draw, caption, wide in _FIGURES]
    return assemble(
        title,
        [
            f"<h1>{escape(title)}</h1>",
            f'<p class="sub">{escape(lines[0])}; seed {escape(result.setting.seed)}</p>',
            tally_list(facts),
            '<h2>The game</h2><div class="pair">',
            *drawn[:-1],
            "</div><h2>The cards</h2>",
            drawn[-1],
            "<h2>In words</h2>",
            f"<pre>{escape(chr(10).join(lines))}</pre>",
        ],
    )


def _scores(axes: Axes, result: TwistResult) -> None:
    axes.bar(result.scores["score"], result.scores["games"] / result.games, width=1.0, color=_BLUE)
    for rank in RANKS:
        axes.axvline(rank - 0.5, color=_GREY, linestyle=":")
    axes.axvline(result.score, color=_RED)
    axes.set_xlabel("score")
    axes.set_ylabel("share of games")


def _ranks(axes: Axes, result: TwistResult) -> None:
    axes.barh(result.ranks["name"], result.ranks["chance"], color=_BLUE)
    axes.set_xlabel("share of games")


def _ends(axes: Axes, result: TwistResult) -> None:
    axes.barh(result.ends["end"], result.ends["chance"], color=_BLUE)
    axes.set_xlabel("share of games")


def _lengths(axes: Axes, result: TwistResult) -> None:
    axes.bar(result.moves["moves"], result.moves["games"] / result.games, width=1.0, color=_BLUE)
    axes.set_xlabel("moves")
    axes.set_ylabel("share of games")


def _cards(axes: Axes, result: TwistResult) -> None:
    for level in result.setting.kinds:
        own = result.cards[(result.cards["level"] == level) & (result.cards["tried"] > 0)]
        axes.plot(np.sort(own["chance"]), label=level)
    axes.set_xlabel("cards, hardest first")
    axes.set_ylabel("had a place")
    axes.legend(frameon=False)


_FIGURES = (
    (_scores, "Scores. The line marks the mean, the dotted ones where a rank begins.", False),
    (_ranks, "The printed ranks.", False),
    (_ends, "How games end: all cards played, no card tried had a place, nothing to place or discard.", False),
    (_lengths, "How long a game is, in moves.", False),
    (_cards, "How often each card had a place when it was turned over, hardest first.", True),
)
"""What draws a figure, its caption, and whether it is wide."""
