"""Dates that cannot be, that their source contradicts, or that look more exact than anybody knows.

Knows the cards' dates and sources, and that one game wants single years; not what really happened.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from kronika.dates import Span, to_line
from kronika.decks.doctor.finding import Finding, finding
from kronika.decks.doctor.sources import examine_source
from kronika.decks.model import Deck, DeckCard

__all__ = ["examine_dates", "tie_share"]

_WIDE: Final = 1500
_CROWD: Final = 3
_MANY_TIES: Final = 0.02
_SMALLEST: Final = 20
_FEW_EARLY: Final = 8
_EARLY: Final = 1500
_UNLIKELY: Final = 0.0005
"""The chance of so many round years in an honest deck, below which it is told."""
_FORMS: Final[tuple[tuple[str, float, Callable[[int], bool]], ...]] = (
    ("end in 0", 0.1, lambda year: year % 10 == 0),
    ("end in 0 or 5", 0.2, lambda year: year % 5 == 0),
    ("end in 00, 25, 50 or 75", 0.04, lambda year: year % 25 == 0),
)
"""What counts as round, and the share of all years that are so."""


def examine_dates(deck: Deck, this_year: int) -> Iterator[Finding]:
    """What is wrong with single dates, then with all of them together."""
    for card in deck.cards:
        title = next(iter(card.titles.values()), None)
        for kind, problem in _about(card, this_year):
            yield finding(kind, problem, card=card.id, title=title, column="date")
        for kind, column, problem in examine_source(card):
            yield finding(kind, problem, card=card.id, title=title, column=column)
    yield from _round(deck)
    yield from _together(deck)
    yield from _not_one_year(deck)


def _about(card: DeckCard, this_year: int) -> Iterator[tuple[str, str]]:
    span = card.span
    if span.last > this_year:
        yield "future", f"{card.date} has not come yet"
    if span.first == span.last:
        year = span.first
        if year < -1000:
            yield "exact-early", f"{card.date} is given as one single year"
        elif year % 100 == 0 and year < _EARLY:
            yield "round-year", f"{card.date} is a full hundred"
        elif year % 50 == 0 and year < -500:
            yield "round-year", f"{card.date} is a full fifty"
    elif _years(span) > _WIDE and span.first > -10_000:
        yield "wide", f"{card.date} covers {_years(span):,} years"


def _years(span: Span) -> int:
    return to_line(span.last) - to_line(span.first) + 1


def tie_share(deck: Deck) -> float:
    """The share of pairs of cards that are a tie: both the same single year."""
    n = len(deck.cards)
    counts = Counter(card.span.first for card in deck.cards if card.span.first == card.span.last)
    return sum(c * (c - 1) for c in counts.values()) / (n * (n - 1)) if n > 1 else 0.0


def _round(deck: Deck) -> Iterator[Finding]:
    """Too many round years: in the whole deck, or else among the early dates, which are rounded first."""
    years = [card.span.first for card in deck.cards if card.span.first == card.span.last]
    for what, some, least in (
        ("single years", years, _SMALLEST),
        (f"single years before {_EARLY}", [year for year in years if year < _EARLY], _FEW_EARLY),
    ):
        for form, share, is_round in _FORMS:
            number = sum(map(is_round, some))
            if len(some) >= least and _chance_of(number, len(some), share) < _UNLIKELY:
                yield finding(
                    "round-deck", f"{number} of {len(some)} {what} {form}; about {share * len(some):.0f} would be "
                    f"usual",
                    column="date",
                )  # fmt: skip
                return


def _chance_of(number: int, of: int, share: float) -> float:
    """The chance that at least so many of `of` are round, where each is with this chance: the binomial tail."""
    if number <= share * of:
        return 1.0
    log = [math.lgamma(of + 1) - math.lgamma(k + 1) - math.lgamma(of - k + 1) + k * math.log(share)
           + (of - k) * math.log1p(-share) for k in range(number, of + 1)]  # fmt: skip
    return sum(map(math.exp, log))


def _written(year: int) -> str:
    return str(year) if year > 0 else f"{-year} BC"


def _together(deck: Deck) -> Iterator[Finding]:
    members: dict[int, list[str]] = {}
    for card in deck.cards:
        if card.span.first == card.span.last:
            members.setdefault(card.span.first, []).append(card.id)
    for year, cards in sorted(members.items()):
        if len(cards) > max(_CROWD, len(deck.cards) // 60):
            more = ", …" if len(cards) > 8 else ""
            yield finding(
                "crowded-year", f"{len(cards)} cards have the year {_written(year)}: {', '.join(cards[:8])}{more}",
                column="date", also=tuple(cards),
            )  # fmt: skip
    if len(deck.cards) >= _SMALLEST and (share := tie_share(deck)) > _MANY_TIES:
        yield finding("ties", f"{share:.1%} of all pairs of cards are ties", column="date")


def _not_one_year(deck: Deck) -> Iterator[Finding]:
    """What `twist-coop` refuses a deck for (G08): how many such cards there are, and the first by its id."""
    some = [card for card in deck.cards if card.span.first != card.span.last]
    if some:
        first = some[0]
        title = next(iter(first.titles.values()), "")
        number = f"{len(some):,} of {len(deck.cards):,} cards have" if len(some) > 1 else "one card has"
        which = "the first of them" if len(some) > 1 else "it"
        problem = f"{number} no single year; {which} is “{title}” ({first.id}), {first.date}"
        yield finding("not-one-year", problem, column="date")
