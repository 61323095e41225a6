"""A simulation as one page of HTML that needs nothing else: figures, plots, tables. Loads nothing, runs no scripts.

Knows a result. Plots are Matplotlib's, as drawings within the page; titles of cards are escaped.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from kronika.errors import UsageError
from kronika.sim.report import report_lines
from kronika.sim.result import Result
from kronika.sim.tables import share_up_to
from kronika.sim.wording import hardest, heading, mean

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["COLOURS", "assemble", "cards", "hard_cards", "lengths", "page", "seats"]

Draw: TypeAlias = Callable[[Any, Any], None]
"""Draws a result on axes."""

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_STYLE = """\
body { margin: 0; background: #F3EBDB; color: #231C15; font: 16px/1.5 Georgia, "Liberation Serif", serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; } h1 { font-size: 2.2rem; margin: 0; }
h2 { font-size: 1.35rem; margin: 2.4rem 0 .6rem; } p.sub, figcaption { color: #5A4E41; }
figure, pre { margin: 0 0 1rem; background: #FFFBF2; border: 1px solid #D8CAB0; border-radius: 10px;
  padding: .9rem 1.1rem; } .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr));
  gap: 1rem; } svg { width: 100%; height: auto; display: block; } pre { overflow-x: auto; font-size: .8rem; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; } td, th { text-align: left;
  padding: .25rem .8rem .25rem 0; border-top: 1px solid #D8CAB0; } th { color: #5A4E41; font-weight: normal; }
.tally { display: flex; flex-wrap: wrap; gap: .8rem; padding: 0; margin: 1.6rem 0 0; list-style: none; }
.tally li { background: #FFFBF2; border: 1px solid #D8CAB0; border-radius: 10px; padding: .6rem 1.1rem; }
.tally b { display: block; font-size: 1.7rem; line-height: 1.2; } .tally span { color: #5A4E41; font-size: .9rem; }
"""
COLOURS = ("#23497F", "#A2542A", "#5E7D3A", "#85745D", "#7A3B69", "#1F7A7A", "#B58900", "#231C15")
_HARDEST = 15


def page(result: Result, pace: float) -> str:
    """The whole page; `pace` is seconds a move. Raises UsageError where Matplotlib is not installed."""
    moves = mean(result.moves)
    facts = (
        (f"{result.games:,}", "games"),
        (f"{moves:.1f}", "moves a game"),
        (f"{moves * pace / 60:.0f} min", f"at {pace:g} s a move"),
        (f"{1 - result.tie_breaks['games'][0] / result.games:.1%}", "games with a tie-break"),
        (f"{result.misplaced / result.games:.1f}", "cards misplaced a game"),
    )
    return assemble(result, facts, _FIGURES, hard_cards(result, "placed right", "tries"), report_lines(result, pace))


def assemble(
    result: Any,
    facts: Iterable[tuple[str, str]],
    figures: Sequence[tuple[Draw, str]],
    after: Iterable[str],
    lines: Iterable[str],
) -> str:
    """A whole page: a few figures, each with what it counts; plots with their captions, the last of which is wide and
    about the cards; parts that come `after` them; the report in words. Raises UsageError where Matplotlib is not
    installed.
    """
    title = f"{result.setting.game}, {result.setting.players} players"
    drawn = [figure(draw, result, caption, wide=draw is figures[-1][0]) for draw, caption in figures]
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="sub">{escape(heading(result))}; seed {escape(result.setting.seed)}</p>',
        '<ul class="tally">' + "".join(f"<li><b>{a}</b><span>{b}</span></li>" for a, b in facts) + "</ul>",
        '<h2>The game</h2><div class="pair">',
        *drawn[:-1],
        "</div><h2>The cards</h2>",
        drawn[-1],
        *after,
        "<h2>In words</h2>",
        f"<pre>{escape(chr(10).join(lines))}</pre>",
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head>'
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def figure(draw: Draw, result: Any, caption: str, *, wide: bool = False) -> str:
    """A plot with its caption. Raises UsageError where Matplotlib is not installed."""
    try:
        import matplotlib
    except ModuleNotFoundError:
        raise UsageError(
            "usage.not-installed", "--html needs Matplotlib, which is not installed; pip install 'kronika[simulate]'"
        ) from None
    from matplotlib.figure import Figure

    look: Any = {
        "svg.hashsalt": caption, "svg.fonttype": "none", "font.family": "serif", "font.size": 11,
        "axes.spines.top": False, "axes.spines.right": False, "axes.edgecolor": "#85745D", "text.color": "#5A4E41",
        "axes.labelcolor": "#5A4E41", "xtick.color": "#5A4E41", "ytick.color": "#5A4E41",
    }  # fmt: skip
    with matplotlib.rc_context(look):
        figure = Figure(figsize=(11 if wide else 5.6, 3.6), layout="constrained")
        axes = figure.subplots()
        draw(axes, result)
        drawn = io.StringIO()
        figure.savefig(drawn, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = drawn.getvalue()
    label = f'<svg role="img" aria-label="{escape(caption)}" '
    return f"<figure>{svg[svg.index('<svg') :].replace('<svg ', label, 1)}<figcaption>{caption}</figcaption></figure>"


def lengths(axes: Axes, result: Any) -> None:
    """How long games are: `moves` of the result, with the median and nine games in ten."""
    table = result.moves
    low, median, high = (share_up_to(table, share) for share in (0.05, 0.5, 0.95))
    axes.axvspan(low, high, color="#E9DDC6")
    axes.bar(table["moves"], table["games"] / result.games, width=1.0, color=COLOURS[0])
    axes.axvline(median, color=COLOURS[1])
    axes.set_xlim(max(0, share_up_to(table, 0.001) - 1), max(share_up_to(table, 0.999), 1) + 1)
    axes.set_xlabel("moves")
    axes.set_ylabel("share of games")


def seats(axes: Axes, result: Any) -> None:
    """The chance to win of each seat, in order of play."""
    rows = np.sort(result.seats, order="order")
    places = np.arange(len(rows))
    error = [rows["chance"] - rows["low"], rows["high"] - rows["chance"]]
    axes.axhline(1 / len(rows), color="#85745D", linestyle=":")
    axes.errorbar(places, rows["chance"], error, fmt="o", color=COLOURS[0], capsize=4)
    axes.set_xticks(places, [f"{seat['seat']}\n{seat['level']}" for seat in rows])
    axes.set_xlabel("seat")
    axes.set_ylabel("chance to win")


def _often(axes: Axes, result: Result) -> None:
    for shift, table, name in ((-0.2, result.tie_breaks, "tie-breaks"), (0.2, result.reshuffles, "reshuffles")):
        numbers = table[(table.dtype.names or ("",))[0]]
        axes.bar(numbers + shift, table["games"] / result.games, width=0.4, label=name, color=COLOURS[shift > 0])
    axes.set_xlim(-0.6, 8.6)
    axes.set_xlabel("in a game")
    axes.set_ylabel("share of games")
    axes.legend(frameon=False)


def _line(axes: Axes, result: Result) -> None:
    for colour, level in zip(COLOURS * 8, result.setting.kinds, strict=False):
        rows = result.line[(result.line["level"] == level) & (result.line["tried"] >= 30)]
        axes.fill_between(rows["cards"], rows["low"], rows["high"], color=colour, alpha=0.25)
        axes.plot(rows["cards"], rows["chance"], color=colour, label=level)
    axes.set_ylim(top=1.0)
    axes.set_xlabel("cards on the line")
    axes.set_ylabel("placed right")
    axes.legend(frameon=False)


def cards(axes: Axes, result: Any, label: str) -> None:
    """How often each card went right, hardest first; `label` is what that is."""
    for colour, level in zip(COLOURS * 8, result.setting.kinds, strict=False):
        rows = hardest(result, level, len(result.setting.cards))
        rows = rows[np.argsort(rows["chance"], kind="stable")]
        axes.fill_between(np.arange(len(rows)), rows["low"], rows["high"], color=colour, alpha=0.3, step="mid")
        axes.plot(np.arange(len(rows)), rows["chance"], ".", color=colour, label=level, markersize=4)
    axes.set_xlabel("cards, hardest first")
    axes.set_ylabel(label)
    axes.legend(frameon=False)


def hard_cards(result: Any, right: str, tries: str) -> Iterator[str]:
    """The hardest cards of each level as a table, under these heads."""
    yield f"<h2>Hardest cards</h2><figure><table><tr><th>level<th>card<th>title<th>{right}<th>{tries}</tr>"
    for level in result.setting.kinds:
        for row in hardest(result, level, _HARDEST):
            yield (
                f"<tr><td>{escape(level)}<td>{escape(row['card'])}<td>{escape(row['title'])}"
                f"<td>{row['chance']:.1%} [{row['low']:.1%}, {row['high']:.1%}]<td>{row['tried']:,}</tr>"
            )
    yield "</table></figure>"


_FIGURES = (
    (lengths, "How long a game is. The line marks the median, the band nine games in ten."),
    (seats, "Chance to win alone, by seat in order of play, with 95 % intervals; the line is fair."),
    (_often, "How many rounds of a game were tie-breaks, and how often the pile was renewed."),
    (_line, "How often a card is placed right, by the cards that lie on the line already."),
    (partial(cards, label="placed right"), "How often each card is placed right, hardest first, with 95 % intervals."),
)
