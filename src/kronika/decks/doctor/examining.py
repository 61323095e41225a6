"""All examinations of a deck, in one go, with the waivers of its deck.toml applied.

Knows no single examination from within.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from kronika.decks.doctor.balance import Balance, balance_of, examine_balance
from kronika.decks.doctor.dating import examine_dates
from kronika.decks.doctor.doubles import examine_doubles
from kronika.decks.doctor.early_facts import examine_facts_of_others
from kronika.decks.doctor.finding import SEVERITIES, Finding, finding
from kronika.decks.doctor.forms import examine_forms
from kronika.decks.doctor.glyphs import examine_glyphs
from kronika.decks.doctor.hints import examine_hints
from kronika.decks.doctor.icons import examine_icons
from kronika.decks.doctor.order import examine_order
from kronika.decks.doctor.texts import Reading, examine_texts, reading_of
from kronika.decks.doctor.waivers import waiver_findings, with_waivers
from kronika.decks.doctor.which import examine_titles
from kronika.decks.model import Deck

__all__ = ["Difficulty", "Examination", "examine"]


_DRAWN: Final = 6


class Difficulty(msgspec.Struct, frozen=True):
    """How simulated players fared with the deck: by level, the share of right placements, and that of each card.

    Levels in order from who knows most; `games` of each were played. A card that was never placed at a level is missing
    there; `tries` counts how often each was, at all levels together.
    """

    games: int
    right: dict[str, float]
    cards: dict[str, dict[str, float]]
    tries: dict[str, int] = {}

    def ease(self) -> dict[str, float]:
        """The share of right placements of each card that was placed, hardest first; few tries say little, so each is
        drawn towards the mean of all, as if it had been placed so `_DRAWN` times more.
        """
        overall = sum(self.right.values()) / max(1, len(self.right))
        shares = {}
        for card, levels in self.cards.items():
            if levels:
                mean, tries = sum(levels.values()) / len(levels), self.tries.get(card, len(levels))
                shares[card] = (mean * tries + overall * _DRAWN) / (tries + _DRAWN)
        return dict(sorted(shares.items(), key=lambda item: (item[1], item[0])))


class Examination(msgspec.Struct, frozen=True):
    """What was found, the gravest first and waived ones last, and the numbers of the deck."""

    deck: Deck
    findings: tuple[Finding, ...]
    balance: Balance
    reading: dict[str, Reading]
    difficulty: Difficulty | None = None

    def open(self, severity: str | None = None) -> tuple[Finding, ...]:
        """The findings that are not waived, of one severity or of all."""
        return tuple(f for f in self.findings if f.waived is None and severity in (None, f.severity))


def examine(
    deck: Deck,
    others: Sequence[Deck] = (),
    *,
    this_year: int,
    difficulty: Difficulty | None = None,
    icons: Collection[str] | None = None,
    wrong_pictures: Mapping[str, str] | None = None,
    rows: Mapping[str, int] | None = None,
) -> Examination:
    """Examine a deck; `others` are those that it may be mixed with, itself left out.

    `icons` are the names of the icons that the deck brings, None where it brings none; `wrong_pictures` says which of
    its pictures cannot be drawn and why, where anybody has looked; `rows` are the rows of cards.csv by card, where they
    are not simply one behind the other.
    """
    others = [other for other in others if other.id != deck.id]
    if rows is None:
        rows = {card.id: row for row, card in enumerate(deck.cards, 2)}
    balance = balance_of(deck)
    found = [
        *examine_hints(deck),
        *examine_facts_of_others(deck),
        *examine_order(deck),
        *examine_doubles(deck, others),
        *examine_titles(deck),
        *examine_dates(deck, this_year),
        *examine_balance(deck, balance),
        *examine_texts(deck),
        *examine_forms(deck),
        *examine_glyphs(deck),
        *examine_icons(deck, icons, wrong_pictures or {}),
        *(_difficulty(difficulty) if difficulty else ()),
    ]
    found += waiver_findings(deck, found, with_difficulty=difficulty is not None)
    placed = [msgspec.structs.replace(one, row=rows.get(one.card or "")) for one in with_waivers(deck, found)]
    placed.sort(key=lambda one: (one.waived is not None, SEVERITIES.index(one.severity), one.id, one.row or 0))
    return Examination(deck, tuple(placed), balance, reading_of(deck), difficulty)


def _difficulty(difficulty: Difficulty) -> Iterator[Finding]:
    """Cards that nobody or everybody places rightly would be notes without end; the deck as a whole is what counts."""
    levels = list(difficulty.right)
    if not any(difficulty.tries.values() or [1]):
        return
    best, least = difficulty.right[levels[0]], difficulty.right[levels[-1]]
    if least > 0.9:
        yield finding("too-easy", f"players of level {levels[-1]} place {least:.0%} rightly")
    if best < 0.5:
        yield finding("too-hard", f"players of level {levels[0]} place {best:.0%} rightly")
