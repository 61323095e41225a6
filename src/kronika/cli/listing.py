"""The row of cards and the piles as lists: what the plain mode prints and the screen draws.

Knows views only. `rows_of` is the one place that says in which order the cards of a timeline, a chain or the two
levels of Timeline Twist are read: from the earliest on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kronika.cards import CardId
from kronika.cli.text import clean, pad, width
from kronika.cli.words import Words
from kronika.engine import View
from kronika.engine.view import CardView

__all__ = ["Row", "line_list", "pile_list", "rows_of", "symbol_sign"]

Titles = Callable[[CardId], str]


class Row(NamedTuple):
    """One card of the row, or a free place of the second level (`card` None).

    `number` counts the places of the row from 1.
    """

    card: CardView | None
    number: int
    upper: bool = False
    on_top: bool = False


def rows_of(view: View, chain: Sequence[CardId] | None = None) -> list[Row]:
    """The row from the earliest on; `chain` is another order for Anno Domini's."""
    if view.lower:
        return list(_levels(view))
    cards = {card.id: card for card in view.line}
    order = [cards[card] for card in chain] if chain is not None else view.line
    return [Row(card, number) for number, card in enumerate(order, 1)]


def _levels(view: View) -> list[Row]:
    rows = []
    for at, stack in enumerate(view.lower):
        rows += [Row(card, at + 1, on_top=layer > 0) for layer, card in enumerate(stack)]
        if at < len(view.upper):
            above = view.upper[at]
            rows += [Row(card, at + 1, True, layer > 0) for layer, card in enumerate(above)] or [
                Row(None, at + 1, True)
            ]
    return rows


def symbol_sign(symbol: str | None) -> str:
    """One sign of one cell for a symbol of Timeline Twist, the first letter for a deck's own."""
    if symbol is None:
        return " "
    return {"sun": "☼", "moon": "☾", "star": "★"}.get(symbol, clean(symbol)[:1] or "?")


def line_list(view: View, chain: Sequence[CardId] | None, titles: Titles, words: Words) -> list[str]:
    """The row as numbered lines under a heading."""
    zone = words("zone-chain" if view.game == "anno-domini" else "zone-timeline")
    lines = [words("plain-line", zone=zone)]
    rows = rows_of(view, chain)
    dates = [words.date(row.card.back) if row.card and row.card.back else "" for row in rows]
    cells = max(map(width, dates), default=0)
    for row, date in zip(rows, dates, strict=True):
        title = titles(row.card.id) if row.card else words("zone-free")
        dated = f"{pad(date, cells)}  " if cells else ""
        if row.upper:
            lines.append(f"      {dated if row.card else ''}{title} ({words('zone-second')})")
        else:
            lines.append(f"  {'  =' if row.on_top else f'{row.number:2}.'} {dated}{title}")
    if not rows:
        lines.append(f"  ({words('zone-empty')})")
    if view.standing is not None:
        lines.append(words("score-now", score=view.standing.score))
    return lines


def pile_list(view: View, titles: Titles, words: Words) -> list[str]:
    """Pile, discard pile and box, each with what lies on top for all to see."""
    chain, team = view.game == "anno-domini", view.game == "twist-coop"
    pile = words("plain-pile", cards=view.pile)
    if view.pile_top is not None:
        pile += f"; {words('zone-on-top', title=_sided(view.pile_top, titles, words, team))}"
    discard = words("plain-aside" if chain else "plain-discard", cards=len(view.discard))
    if view.discard:
        discard += f"; {words('zone-on-top', title=_sided(view.discard[-1], titles, words, team))}"
    return [pile, discard, *([words("plain-box", cards=view.box)] if view.box else [])]


def _sided(card: CardView, titles: Titles, words: Words, team: bool) -> str:
    """The side that lies up: its title, its date where it lies open, and the symbol of that side where it counts."""
    text = titles(card.id)
    notes = [words.date(card.back)] if card.back else []
    symbol = card.back.symbol if card.back else card.symbol
    if team and symbol is not None:
        notes.append(words(f"symbol-{symbol}") if symbol in ("sun", "moon", "star") else clean(symbol))
    return text + (f" ({', '.join(notes)})" if notes else "")
