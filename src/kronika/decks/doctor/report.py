"""The doctor's report as one page of HTML that needs nothing else: numbers, plots, and every finding.

Knows an examination. All texts of the deck are escaped; the page runs no scripts.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib import resources
from typing import Final

from kronika.decks.doctor.examining import Examination
from kronika.decks.doctor.finding import SEVERITIES, Finding
from kronika.decks.doctor.plots import bars, difficulty_plot, time_plot

__all__ = ["report_page"]

_MEANING: Final = {"error": "errors", "warning": "warnings", "note": "notes"}
_HARDEST: Final = 12


def report_page(examination: Examination) -> str:
    """The whole page."""
    deck, balance = examination.deck, examination.balance
    title = escape(deck.text(deck.titles, "en") or deck.id)
    style = resources.files("kronika.decks.doctor").joinpath("report.css").read_text("utf-8")
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}: the doctor’s report</title><style>{style}</style></head><body><main>",
            f"<h1>{title}</h1>",
            f'<p class="sub">{escape(deck.id)}, version {deck.version} · {balance.cards} cards · '
            f"{escape(', '.join(deck.languages))} · {escape(deck.license)}</p>",
            _tally(examination),
            "<h2>Over time</h2>",
            _figure(
                time_plot(deck),
                "One tick a card with a single year, taller where years coincide; below, one bar a card with a span. "
                f"{balance.spans} of {balance.cards} dates are spans; {balance.ties:.2%} of all pairs of cards tie.",
            ),
            '<div class="pair" style="margin-top:1rem">',
            _figure(bars(balance.eras), "Cards by age."),
            _figure(bars(balance.themes, expected=balance.cards / len(balance.themes)), "Cards by theme; the broken "
                    "line is an even spread.") if balance.themes else "",
            _figure(bars(balance.regions), f"Cards by the region that they name; {balance.nowhere} name none.")
            if balance.regions else "",
            "</div>",
            *_difficulty(examination),
            "<h2>Findings</h2>",
            *_findings(examination.open()),
            *_waived([one for one in examination.findings if one.waived is not None]),
            "</main></body></html>",
            "",
        ]
    )  # fmt: skip


def _tally(examination: Examination) -> str:
    items = []
    for severity in SEVERITIES:
        number = len(examination.open(severity))
        items.append(f'<li class="{severity}"><b>{number}</b><span>{_MEANING[severity]}</span></li>')
    waived = len(examination.findings) - len(examination.open())
    items.append(f"<li><b>{waived}</b><span>waived</span></li>")
    if examination.difficulty:
        for level, share in examination.difficulty.right.items():
            items.append(f"<li><b>{share:.0%}</b><span>right, level {escape(level)}</span></li>")
    return f'<ul class="tally">{"".join(items)}</ul>'


def _figure(svg: str, caption: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"


def _difficulty(examination: Examination) -> list[str]:
    difficulty = examination.difficulty
    if difficulty is None:
        return []
    titles = {card.id: next(iter(card.titles.values()), card.id) for card in examination.deck.cards}
    dates = {card.id: card.date for card in examination.deck.cards}
    mean = {card: sum(shares.values()) / len(shares) for card, shares in difficulty.cards.items() if shares}
    hardest = sorted(mean, key=lambda card: (mean[card], card))[:_HARDEST]
    rows = "".join(
        f"<tr><td>{escape(titles[card])}</td><td>{escape(dates[card])}</td>"
        + "".join(
            f"<td>{difficulty.cards[card].get(level, float('nan')):.0%}</td>".replace("nan%", "–")
            for level in difficulty.right
        )
        + "</tr>"
        for card in hardest
    )
    head = "".join(f"<th>{escape(level)}</th>" for level in difficulty.right)
    return [
        "<h2>How hard it is</h2>",
        _figure(
            difficulty_plot(difficulty),
            f"How often each card was placed rightly, the hardest on the left: {difficulty.games} games a level, four "
            "players who remember dates more or less well.",
        ),
        '<figure style="margin-top:1rem"><div class="scroll"><table>'
        f"<tr><th>the hardest cards</th><th>date</th>{head}</tr>"
        f"{rows}</table></div></figure>",
    ]


def _findings(found: Iterable[Finding]) -> list[str]:
    groups: dict[tuple[str, str], list[Finding]] = {}
    for one in found:
        groups.setdefault((one.severity, one.id), []).append(one)
    if not groups:
        return ['<p class="none">Nothing to mend.</p>']
    return [
        f'<section class="kind {severity}"><h3>{escape(kind)} <span class="tag">{severity}, {len(some)}</span></h3>'
        f"<p>{escape(some[0].remedy)}</p>{_table(some)}</section>"
        for (severity, kind), some in groups.items()
    ]


def _waived(found: list[Finding]) -> list[str]:
    if not found:
        return []
    rows = "".join(
        f"<tr><td>{escape(one.id)}</td><td>{escape(one.title or 'the deck')}</td><td>{escape(one.problem)}</td>"
        f"<td>{escape(one.waived or '')}</td></tr>"
        for one in found
    )
    head = "<tr><th>finding</th><th>card</th><th>what was found</th><th>why it may stand</th></tr>"
    return ["<h2>Waived</h2>", f'<figure><div class="scroll"><table>{head}{rows}</table></div></figure>']


def _table(found: list[Finding]) -> str:
    rows = "".join(
        f"<tr><td>{one.row or ''}</td><td><code>{escape(one.card or '')}</code></td><td>{escape(one.title or '')}</td>"
        f"<td>{escape(one.problem)}</td></tr>"
        for one in found
    )
    head = "<tr><th>row</th><th>id</th><th>card</th><th>what was found</th></tr>"
    return f'<div class="scroll"><table>{head}{rows}</table></div>'
