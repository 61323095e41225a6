"""The doctor's report as one page of HTML that needs nothing else: numbers, plots, and every finding.

Knows an examination, or the errors of a deck that does not load. All texts of the deck are escaped; the page runs no
scripts and loads nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources
from typing import Final

from kronika.decks.doctor.examining import Examination
from kronika.decks.doctor.finding import SEVERITIES, Finding
from kronika.decks.doctor.plots import bars, difficulty_plot, time_plot
from kronika.errors import DeckError

__all__ = ["errors_page", "report_page"]

_MEANING: Final = {"error": "errors", "warning": "warnings", "note": "notes"}
_HARDEST: Final = 12
_LISTED: Final = 300
"""Findings of one kind that are listed; a deck with more has one cause for them."""
# Nothing may be loaded or run, whatever a deck manages to put into the page.
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


def report_page(examination: Examination) -> str:
    """The whole page."""
    deck, balance = examination.deck, examination.balance
    themes = {deck.text(deck.themes[theme].titles, "en") or theme: number for theme, number in balance.themes.items()}
    spans = "single years only" if not balance.spans else f"{balance.spans} of {balance.cards:,} dates are spans"
    return _page(
        deck.text(deck.titles, "en") or deck.id,
        f"{deck.id}, version {deck.version} · {balance.cards:,} cards · {', '.join(deck.languages)} · {deck.license}",
        [
            _tally(examination),
            "<h2>Over time</h2>",
            _figure(
                f'<div class="scroll">{time_plot(deck)}</div>',
                "One tick a card with a single year, taller and in another colour where years coincide; below the "
                f"line, one bar a span. The hill shows where cards are many. Here: {spans}; {balance.ties:.2%} of all "
                "pairs of cards tie.",
            ),
            '<div class="pair">',
            _figure(bars(balance.eras), "Cards by age."),
            _figure(bars(themes, expected=balance.cards / len(themes)), "Cards by theme; the line is an even spread.")
            if themes else "",
            _figure(bars(balance.regions), f"Cards by the region that they name; {balance.nowhere:,} name none.")
            if balance.regions else "",
            "</div>",
            *_reading(examination),
            *_difficulty(examination),
            "<h2>Findings</h2>",
            *_findings(examination.open()),
            *_waived([one for one in examination.findings if one.waived is not None]),
        ],
    )  # fmt: skip


def errors_page(name: str, errors: Sequence[DeckError]) -> str:
    """The page about a deck that cannot be loaded: what to mend first, with file, row and column."""
    rows = "".join(
        f"<tr><td>{escape(e.file)}</td><td>{e.row or ''}</td><td>{_code(e.column)}</td><td>{escape(e.problem)}</td>"
        f"<td>{escape(e.remedy)}</td><td>{_code(e.code)}</td></tr>"
        for e in errors
    )
    head = "<tr><th>file</th><th>row</th><th>column</th><th>what is wrong</th><th>what to do</th><th>id</th></tr>"
    return _page(
        name,
        "This deck cannot be played before the following is mended; then there is more to say about it.",
        [f'<section class="kind error"><div class="scroll"><table>{head}{rows}</table></div></section>'],
    )


def _page(title: str, sub: str, parts: Iterable[str]) -> str:
    style = resources.files("kronika.decks.doctor").joinpath("report.css").read_text("utf-8")
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}: the doctor’s report</title><style>{style}</style></head><body><main>",
            f'<h1>{_text(title)}</h1><p class="sub">{_text(sub)}</p>',
            *parts,
            "</main></body></html>",
            "",
        ]
    )


def _text(text: str) -> str:
    """A text of the deck as the page holds it; each keeps its own direction of writing to itself."""
    return f"<bdi>{escape(text)}</bdi>" if not text.isascii() else escape(text)


def _code(text: str | None) -> str:
    return f"<code>{escape(text)}</code>" if text else ""


def _tally(examination: Examination) -> str:
    items = []
    for severity in SEVERITIES:
        number = len(examination.open(severity))
        name = _MEANING[severity].removesuffix("s") if number == 1 else _MEANING[severity]
        items.append(f'<li class="{severity if number else "nil"}"><b>{number:,}</b><span>{name}</span></li>')
    waived = len(examination.findings) - len(examination.open())
    items.append(f"<li><b>{waived:,}</b><span>waived</span></li>")
    if examination.difficulty:
        for level, share in examination.difficulty.right.items():
            items.append(f"<li><b>{share:.0%}</b><span>right, {escape(level)} memory</span></li>")
    return f'<ul class="tally">{"".join(items)}</ul>'


def _figure(plot: str, caption: str) -> str:
    return f"<figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>"


def _reading(examination: Examination) -> list[str]:
    rows = "".join(
        f"<tr><td>{escape(language)}</td><td>{one.titles:,}</td><td>{one.title_length:.0f}</td><td>{one.facts:,}</td>"
        f"<td>{one.fact_length:.0f}</td><td>{one.lix:.0f}</td></tr>"
        for language, one in examination.reading.items()
    )
    head = "<tr><th>language</th><th>titles</th><th>characters</th><th>facts</th><th>characters</th><th>LIX</th></tr>"
    caption = "Mean lengths, and how hard the facts are to read: LIX 40 is a newspaper, 60 a textbook."
    return ["<h2>To read</h2>", _figure(f'<div class="scroll"><table>{head}{rows}</table></div>', caption)]


def _difficulty(examination: Examination) -> list[str]:
    difficulty = examination.difficulty
    if difficulty is None:
        return []
    cards = {card.id: card for card in examination.deck.cards}
    hardest = [*difficulty.ease()][:_HARDEST]
    rows = "".join(
        f"<tr><td>{_text(next(iter(cards[card].titles.values()), card))}</td><td>{_text(cards[card].date)}</td>"
        + "".join(f"<td>{_share(difficulty.cards[card].get(level))}</td>" for level in difficulty.right)
        + f"<td>{difficulty.tries.get(card, '')}</td></tr>"
        for card in hardest
    )
    head = "".join(f"<th>{escape(level)}</th>" for level in difficulty.right)
    return [
        "<h2>How hard it is</h2>",
        _figure(
            f'<div class="scroll">{difficulty_plot(difficulty)}</div>',
            f"How often each card was placed rightly, the hardest on the left: {difficulty.games} games a level, four "
            "players who remember dates more or less well.",
        ),
        '<figure><div class="scroll"><table>'
        f"<tr><th>the hardest cards</th><th>date</th>{head}<th>tried</th></tr>"
        f"{rows}</table></div></figure>",
    ]


def _share(share: float | None) -> str:
    return "–" if share is None else f"{share:.0%}"


def _findings(found: Iterable[Finding]) -> list[str]:
    groups: dict[tuple[str, str], list[Finding]] = {}
    for one in found:
        groups.setdefault((one.severity, one.id), []).append(one)
    if not groups:
        return ['<p class="none">Nothing to mend.</p>']
    return [
        f'<section class="kind {severity}"><h3>{escape(kind)} <span class="tag">{severity}, {len(some):,}</span></h3>'
        f"<p>{escape(some[0].remedy)}</p>{_table(some)}</section>"
        for (severity, kind), some in groups.items()
    ]


def _waived(found: Sequence[Finding]) -> list[str]:
    if not found:
        return []
    rows = "".join(
        f"<tr><td>{_code(one.id)}</td><td>{_text(one.title or 'the deck')}</td><td>{_text(one.problem)}</td>"
        f"<td>{_text(one.waived or '')}</td></tr>"
        for one in found[:_LISTED]
    )
    head = "<tr><th>finding</th><th>card</th><th>what was found</th><th>why it may stand</th></tr>"
    return [
        "<h2>Waived</h2>",
        f'<figure><div class="scroll"><table>{head}{rows}</table></div>{_more(found)}</figure>',
    ]


def _table(found: Sequence[Finding]) -> str:
    """The findings of one kind; those about the deck as a whole need no columns for a card."""
    with_cards = any(one.card for one in found)
    rows = "".join(
        "<tr>"
        + (f"<td>{one.row or ''}</td><td>{_code(one.card)}</td><td>{_text(one.title or '')}</td>" if with_cards else "")
        + f"<td>{_code(one.column)}</td><td>{_text(one.problem)}</td></tr>"
        for one in found[:_LISTED]
    )
    head = ("<th>row</th><th>id</th><th>card</th>" if with_cards else "") + "<th>column</th><th>what was found</th>"
    return f'<div class="scroll"><table><tr>{head}</tr>{rows}</table></div>{_more(found)}'


def _more(found: Sequence[Finding]) -> str:
    return f'<p class="none">And {len(found) - _LISTED:,} more of this kind.</p>' if len(found) > _LISTED else ""
