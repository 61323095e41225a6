"""Waivers: findings that the deck's maker lets stand, each with a reason in deck.toml.

Knows no examination. A waiver without a card is for the whole deck; one for a card covers findings about that card,
also where the card is only the other one of a pair.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from kronika.decks.doctor.finding import CATALOGUE, Finding, finding
from kronika.decks.model import Deck, Waiver

__all__ = ["waiver_findings", "with_waivers"]

_BY_CIRCUMSTANCE: Final = {"twin-across"}
"""Kinds that depend on which other decks are there."""
_BY_GAMES: Final = {"too-easy", "too-hard"}
_REASON: Final = 8


def with_waivers(deck: Deck, found: Iterable[Finding]) -> Iterator[Finding]:
    """The findings, those that deck.toml waives with the reason given there."""
    by_kind: dict[str, dict[str | None, Waiver]] = {}
    for waiver in deck.waivers:
        by_kind.setdefault(waiver.finding, {}).setdefault(waiver.card, waiver)
    for one in found:
        waivers = by_kind.get(one.id, {})
        fitting = (waivers[card] for card in (one.card, *one.also, None) if card in waivers)
        given = next(fitting, None)
        yield msgspec.structs.replace(one, waived=given.reason) if given else one


def waiver_findings(deck: Deck, found: Sequence[Finding], *, with_difficulty: bool) -> list[Finding]:
    """What is amiss with the waivers themselves: of no kind, of no card, for nothing, without a real reason."""
    cards = {card.id: next(iter(card.titles.values()), None) for card in deck.cards}
    hit = {(one.id, card) for one in found for card in (one.card, *one.also, None)}
    about = []
    for number, waiver in enumerate(deck.waivers, 1):
        where = f"waivers {number}"
        if waiver.finding not in CATALOGUE:
            near = difflib.get_close_matches(waiver.finding, CATALOGUE, 1)
            hint = f"; is {near[0]} meant?" if near else ""
            about.append(finding("waiver-unknown", f"there is no finding {waiver.finding!r}{hint}", column=where))
            continue
        if sum(c.isalpha() for c in waiver.reason) < _REASON:
            about.append(finding("waiver-reason", f"{waiver.reason!r} is no reason", column=where))
        if waiver.card is not None and waiver.card not in cards:
            problem = f"the waiver of {waiver.finding} is for the card {waiver.card}, which is not in the deck"
            about.append(finding("waiver-unused", problem, column=where))
        elif (waiver.finding, waiver.card) not in hit and not (
            waiver.finding in _BY_CIRCUMSTANCE or (waiver.finding in _BY_GAMES and not with_difficulty)
        ):
            of = f" of card {waiver.card}" if waiver.card else ""
            problem = f"the waiver of {waiver.finding}{of} waives nothing"
            about.append(
                finding("waiver-unused", problem, card=waiver.card, title=cards.get(waiver.card or ""), column=where)
            )
    return about
