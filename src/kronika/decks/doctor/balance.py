"""How a deck spreads: over time, over the world, over its themes.

Ages are those of a deck for everybody; where an event took place is for regions.py. Knows the symbols of Timeline
Twist, which have to be spread for the game to work, and not its rules.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from kronika.decks.doctor.dating import tie_share
from kronika.decks.doctor.finding import Finding, finding
from kronika.decks.doctor.regions import region_of
from kronika.decks.model import Deck

__all__ = ["ERAS", "Balance", "balance_of", "examine_balance"]

ERAS: Final = (
    ("BC", -(10**12), -1), ("AD 1–999", 1, 999), ("1000–1499", 1000, 1499), ("1500–1699", 1500, 1699),
    ("1700–1799", 1700, 1799), ("1800–1849", 1800, 1849), ("1850–1899", 1850, 1899), ("1900–1929", 1900, 1929),
    ("1930–1959", 1930, 1959), ("1960–1989", 1960, 1989), ("1990 on", 1990, 10**12),
)  # fmt: skip
"""Ages of about as many events each in a deck for everybody: name, first and last year."""

_SMALLEST: Final = 20
_ENOUGH: Final = 19
"""What two players need for Anno Domini with seven cards each; Timeline takes 9, Timeline Twist together 36."""
_LIFETIME: Final = 100
_SYMBOLS_SHARE: Final = 4


class Balance(msgspec.Struct, frozen=True):
    """Numbers of cards by age, region, theme and first year, and the share of pairs that tie."""

    cards: int
    spans: int
    eras: dict[str, int]
    regions: dict[str, int]
    nowhere: int
    themes: dict[str, int]
    ties: float


def balance_of(deck: Deck) -> Balance:
    """How the deck spreads."""
    middles = [(card.span.first + card.span.last) // 2 or 1 for card in deck.cards]
    regions = Counter(filter(None, map(region_of, deck.cards)))
    return Balance(
        cards=len(deck.cards),
        spans=sum(card.span.first != card.span.last for card in deck.cards),
        eras={name: sum(first <= year <= last for year in middles) for name, first, last in ERAS},
        regions=dict(sorted(regions.items(), key=lambda item: -item[1])),
        nowhere=len(deck.cards) - regions.total(),
        themes={theme: sum(card.theme == theme for card in deck.cards) for theme in deck.themes},
        ties=tie_share(deck),
    )


def examine_balance(deck: Deck, balance: Balance) -> Iterator[Finding]:
    """What is out of balance; decks of fewer than 20 cards are too small to say."""
    if balance.cards < _ENOUGH:
        yield finding(
            "few-cards", f"{balance.cards} cards; two players need 9 for Timeline, 19 for Anno Domini, and any "
            f"number of "
            "players 36 for Timeline Twist together",
        )  # fmt: skip
    yield from _themes(deck, balance)
    if balance.cards < _SMALLEST:
        return
    era, most = max(balance.eras.items(), key=lambda item: item[1])
    if most > 0.5 * balance.cards:
        yield finding("era-balance", f"{most} of {balance.cards} cards lie in {era}", column="date")
    elif crowd := _within_a_lifetime(deck):
        yield finding(
            "era-balance",
            f"{crowd[1]} of {balance.cards} cards lie in the hundred years from {crowd[0]}",
            column="date",
        )
    known = sum(balance.regions.values())
    if known >= _SMALLEST:
        region, most = max(balance.regions.items(), key=lambda item: item[1])
        if most > 0.6 * known:
            yield finding("region-balance", f"{most} of the {known} cards that name a place name {region}")
    yield from _symbols(deck)


def _within_a_lifetime(deck: Deck) -> tuple[int, int] | None:
    """The hundred years that nearly all cards lie in, by their first, and how many do."""
    years = sorted(card.span.first for card in deck.cards)
    counts = {first: bisect_left(years, first + _LIFETIME) - at for at, first in enumerate(years)}
    first, most = max(counts.items(), key=lambda item: item[1])
    return (first, most) if most > 0.9 * len(years) else None


def _symbols(deck: Deck) -> Iterator[Finding]:
    for side in ("front", "back"):
        counts = Counter(getattr(card, side) for card in deck.cards)
        even = len(deck.cards) / len(counts)
        told = ", ".join(f"{symbol}: {number}" for symbol, number in counts.most_common(8))
        if len(counts) == 1:
            yield finding("symbol-balance", f"every {side} has the same symbol, {told}", column=side)
        elif even < _SYMBOLS_SHARE:
            problem = f"{len(counts)} symbols on the {side} of {len(deck.cards)} cards: hardly two are alike"
            yield finding("symbol-balance", problem, column=side)
        elif (max(counts.values()) > 1.7 * even or min(counts.values()) < 0.5 * even) and not _by_chance(counts):
            yield finding("symbol-balance", f"on the {side}, {told}; {even:.0f} each would be even", column=side)


def _by_chance(counts: Counter[str]) -> bool:
    """Whether an honest draw often strays as far as this from an even spread: Pearson's chi squared, with room."""
    even = counts.total() / len(counts)
    freedom = len(counts) - 1
    strayed = sum((number - even) ** 2 / even for number in counts.values())
    return bool(strayed < freedom + 3.5 * (2 * freedom) ** 0.5 + 3.5)


def _themes(deck: Deck, balance: Balance) -> Iterator[Finding]:
    if not deck.themes:
        return
    even = balance.cards / len(balance.themes)
    for theme, number in balance.themes.items():
        if not number:
            yield finding("theme-unused", f"no card has the theme {theme}", column="theme")
        elif balance.cards >= _SMALLEST and (
            number * 2 < even or (number > 2 * even or number > 0.8 * balance.cards > even)
        ):
            yield finding(
                "theme-balance", f"{number} cards have the theme {theme}; {even:.0f} would be even", column="theme"
            )
    for card in deck.cards:
        if card.theme is None:
            title = next(iter(card.titles.values()), None)
            yield finding("theme-missing", "the card has no theme", card=card.id, title=title, column="theme")
