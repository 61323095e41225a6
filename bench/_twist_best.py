"""What a team could reach in cooperative Twist that knew all dates and the order of the pile: bounds for one deal.

Knows numbers only: a card is its place in the order of the deal, hands first, then the pile from the top.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

__all__ = ["Deal", "at_least", "at_most"]


class Deal(msgspec.Struct, frozen=True):
    """A deal before the first move: years on the line, symbols of both sides, the numbers of the cards in hands."""

    years: tuple[int, ...]
    front: tuple[str, ...]
    back: tuple[str, ...]
    hands: tuple[tuple[int, ...], ...]
    start: int
    top: str
    first: int


class _Spot(NamedTuple):
    """A position. `lower` and `upper` are years; None is a free gap. `gained` counts a placed card 3 or 2 (TC-52 …)."""

    lower: tuple[int, ...]
    upper: tuple[int | None, ...]
    hands: tuple[tuple[int, ...], ...]
    drawn: int
    top: str
    seat: int
    placed: int
    gained: int


def at_least(deal: Deal, width: int) -> int:
    """A score that is reached by play within the rules: the best found by a beam of so many positions.

    No card is tried that does not fit, for that gains nothing. Scores are those of TC-52 … TC-56.
    """
    seats = len(deal.hands)
    base = 2 - 1 - len(deal.years)  # The starting card, the first discard, and every other card not placed.
    in_hands = sum(map(len, deal.hands))
    beam = [_Spot((deal.start,), (), deal.hands, in_hands, deal.top, deal.first, 0, 0)]
    best = 0
    while beam:
        after: dict[_Spot, int] = {}
        for spot in beam:
            best = max(best, spot.gained)
            for other in _moves(spot, deal, seats):
                if other not in after:
                    after[other] = other.gained + _promise(other, deal)
        beam = sorted(after, key=lambda spot: (-after[spot], spot.lower))[:width]
    return base + best


def _moves(spot: _Spot, deal: Deal, seats: int) -> Iterator[_Spot]:
    hand = spot.hands[spot.seat]
    for card in hand:
        lower, upper, gain = _put(spot, deal.years[card])
        left = tuple(other for other in hand if other != card)
        if gain:
            hands = (*spot.hands[: spot.seat], left, *spot.hands[spot.seat + 1 :])
            laid = spot._replace(
                lower=lower, upper=upper, hands=hands, placed=spot.placed + 1, gained=spot.gained + gain
            )
            # After a first success one may go on, if there is a card, or stop (TC-29, TC-31).
            if laid.placed < 2 and left:
                yield laid
            yield _passed(laid, laid.placed, deal, seats)
        if not spot.placed and deal.front[card] == spot.top:
            hands = (*spot.hands[: spot.seat], left, *spot.hands[spot.seat + 1 :])
            yield _passed(spot._replace(hands=hands, top=deal.back[card]), 1, deal, seats)


def _put(spot: _Spot, year: int) -> tuple[tuple[int, ...], tuple[int | None, ...], int]:
    lower, upper = spot.lower, spot.upper
    at = bisect_left(lower, year)
    if at < len(lower) and lower[at] == year:
        return lower, upper, 3
    if at == 0:
        return (year, *lower), (None, *upper), 3
    if at == len(lower):
        return (*lower, year), (*upper, None), 3
    if upper[at - 1] == year:
        return lower, upper, 2
    if upper[at - 1] is None:
        return lower, (*upper[: at - 1], year, *upper[at:]), 2
    return lower, upper, 0


def _passed(spot: _Spot, cards: int, deal: Deal, seats: int) -> _Spot:
    """The turn is over: so many cards are drawn, and the next seat with cards is on turn (TC-14, TC-48)."""
    end = min(len(deal.years), spot.drawn + cards)
    hand = (*spot.hands[spot.seat], *range(spot.drawn, end))
    hands = (*spot.hands[: spot.seat], hand, *spot.hands[spot.seat + 1 :])
    seat = next((n for n in ((spot.seat + k) % seats for k in range(1, seats + 1)) if hands[n]), spot.seat)
    return spot._replace(hands=hands, drawn=end, seat=seat, placed=0)


def _promise(spot: _Spot, deal: Deal) -> int:
    """What the cards that are left could still gain if each came at the right time."""
    lower, upper = spot.lower, spot.upper
    taken: set[int] = set()
    promise = 0
    waiting = [card for hand in spot.hands for card in hand]
    for card in (*waiting, *range(spot.drawn, len(deal.years))):
        year = deal.years[card]
        at = bisect_left(lower, year)
        if at == 0 or at == len(lower) or lower[at] == year:
            promise += 3
        elif upper[at - 1] == year or (upper[at - 1] is None and at not in taken):
            taken.add(at)
            promise += 2
    return promise


def at_most(deal: Deal) -> int:
    """No team can have more points: a bound on the best of a game in which more is allowed.

    There all hands are one, and any card may be taken away at any time; but one that was taken away is no card of the
    lower level. What is left of the rules is that the lower level grows at its ends only, by cards that have come: each
    one played or taken away brings one. Above, there is one year for each gap; equal years count for all they could.
    """
    in_hands = sum(map(len, deal.hands))
    comes: dict[int, int] = {}
    for at, year in enumerate(deal.years):
        if year != deal.start:
            comes.setdefault(year, max(0, at - in_hands + 1))  # So many cards must be gone by then.
    lefts = [comes[year] for year in sorted((year for year in comes if year < deal.start), reverse=True)]
    rights = [comes[year] for year in sorted(year for year in comes if year > deal.start)]
    total = len(deal.years)
    spare = total - len(comes)  # Cards of a year that was there before; at best they all lie below.
    longest = max(min(_longest(lefts, rights, gone), len(comes) - max(0, gone - spare)) for gone in range(total + 1))
    low = min(total, longest + spare)
    above = min(total - low, longest)  # So many gaps lie between `longest` cards and the first one.
    return 2 * (low + 1) + above - (total - low - above) - 1


def _longest(lefts: list[int], rights: list[int], gone: int) -> int:
    """The most cards that the lower level can grow by, outwards from the start, when so many are taken away at once.

    `lefts` and `rights`: how many cards must be gone before each one has come, from the middle outwards.
    """
    # By the outermost of each side so far (0: none), the most cards laid; who has laid more can do all that others can.
    most = [[-1] * (len(rights) + 1) for _ in range(len(lefts) + 1)]
    most[0][0] = 0
    for left in range(len(lefts) + 1):
        for right in range(len(rights) + 1):
            laid = most[left][right]
            if laid < 0:
                continue
            for other in range(left, len(lefts)):
                if lefts[other] <= laid + gone:
                    most[other + 1][right] = max(most[other + 1][right], laid + 1)
            for other in range(right, len(rights)):
                if rights[other] <= laid + gone:
                    most[left][other + 1] = max(most[left][other + 1], laid + 1)
    return max(map(max, most))
