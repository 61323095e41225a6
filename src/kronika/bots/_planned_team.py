"""How `planner` plays cooperative Twist: what a card brings, less what it takes from the cards that are still to come.

It knows the open timeline, everybody's titles, the number of cards in the pile and the beliefs. The lower level, two
points a card, grows only at its ends (TC-18, TC-19): a card laid far out pushes every later one below it up, where
there is one place between two neighbours (TC-22).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from kronika.bots._draws import draw, errors
from kronika.bots._team_worlds import MATCHING, TeamWorld, play_out, put
from kronika.bots._twist import (
    EQUAL,
    LOWER,
    STAKE,
    UPPER,
    Places,
    Timeline,
    chance_between,
    places_of,
    timeline_of,
    waiting_in,
)
from kronika.bots.belief import Belief, what_is_believed
from kronika.bots.bot import occasion
from kronika.cards import CardId
from kronika.engine.view import View
from kronika.table.moves import Discard, Stop, TurnOver

__all__ = ["Outlook", "outlook_of", "plan_turn_over", "play_outs"]

TITLED, PILED = 1.0, 0.6
"""How much of what a titled card, and one in the pile, would lose is counted: it might have been cut off anyway."""

WORLDS = 24
"""So many courses of the rest of the game are played out for each move."""
HUNCH = 1.0
"""How much what a card brings at once counts beside that."""
HOPELESS = 0.005
"""A card that fits with no greater chance than that is not tried where one may stop."""
NEAR = 10.0
"""Years by which a card of the pile may differ at least from the titled one that stands for it."""


class Outlook(msgspec.Struct, frozen=True):
    """What is still to come: the titled cards that may be placed, and so many of which nothing is known."""

    waiting: dict[CardId, Belief]
    places: dict[CardId, Places]
    pile: int
    """Cards in the pile below its top."""
    kin: tuple[Belief, ...]
    """All titled cards: a card of which nothing is known is taken to be like one of them."""
    timeline: Timeline


def plan_turn_over(
    view: View, moves: Sequence[TurnOver | Discard | Stop], beliefs: Mapping[CardId, Belief], seed: bytes
) -> TurnOver | Discard | Stop:
    """The move that is expected to bring the team most; among equals rather no attempt, else any, by the seed."""
    outlook = outlook_of(view, beliefs)
    if view.placed:  # Whoever may stop tries nothing that cannot succeed.
        moves = [m for m in moves if not isinstance(m, TurnOver) or outlook.places[m.card].fits > HOPELESS]
    own = [move.card for move in moves if isinstance(move, TurnOver)]
    # Nothing placed yet: where every card fails, the game is over (TC-34, C11).
    risk = math.prod(1.0 - min(1.0, outlook.places[card].fits) for card in own) if not view.placed else 0.0
    stake = STAKE * (view.pile + len(outlook.waiting) - len(own))
    values: list[tuple[float, TurnOver | Discard | Stop]] = []
    for move in moves:
        if isinstance(move, TurnOver):
            value = brings(move.card, outlook) - risk * stake
        elif isinstance(move, Discard) and move.card in outlook.waiting:
            value = min(0.0, -brings(move.card, outlook))
        else:
            value = 0.0  # A stop, or a horizontal card, which can gain nothing any more (TC-24).
        values.append((HUNCH * value, move))
    if len(moves) > 1:
        led = play_outs(view, moves, outlook, seed)
        values = [(value + gained, move) for (value, move), gained in zip(values, led, strict=True)]
    values = [(round(value, EQUAL), move) for value, move in values]
    most = max(value for value, _ in values)
    equals = [move for value, move in values if value == most]
    best = [move for move in equals if not isinstance(move, TurnOver)] or equals
    return best[draw(seed, f"turn over {occasion(view)}", len(best))]


def play_outs(view: View, moves: Sequence[TurnOver | Discard | Stop], outlook: Outlook, seed: bytes) -> list[float]:
    """For each move, the mean points that the team gains from here on, in the same worlds for all moves."""
    when = occasion(view)
    years = {
        card: [round(belief.first + belief.sd * error) for error in errors(seed, card, WORLDS)]
        for card, belief in outlook.waiting.items()
    }
    kin = sorted(round(belief.first) for belief in outlook.kin)
    totals = [0.0] * len(moves)
    for number in range(WORLDS):
        pile = []
        for place in range(outlook.pile):
            like = outlook.kin[draw(seed, f"{when} pile {number} {place}", len(outlook.kin))]
            pile.append(round(like.first + max(like.sd, NEAR) * errors(seed, f"pile {place}", WORLDS)[number]))
        if view.pile_top is not None:
            pile.append(years[view.pile_top.id][number])
        chance = [draw(seed, f"{when} match {number} {turn}", MATCHING) for turn in range(7)]
        for at, move in enumerate(moves):
            totals[at] += _lead(view, move, outlook, years, number, list(pile), kin, chance)
    return [total / WORLDS for total in totals]


def _lead(
    view: View,
    move: TurnOver | Discard | Stop,
    outlook: Outlook,
    years: Mapping[CardId, list[int]],
    number: int,
    pile: list[int],
    kin: list[int],
    chance: list[int],
) -> float:
    """The points gained in one world by this move and what follows it."""
    you = move.seat
    upright = [[card.id for card in seat.hand if card.id not in seat.horizontal] for seat in view.seats]
    lower = [int(year) for year in outlook.timeline.lower]
    upper = [None if year is None else int(year) for year in outlook.timeline.upper]
    dead = [len(seat.horizontal) for seat in view.seats]
    placed, ended = view.placed, isinstance(move, Stop)
    world = TeamWorld(lower, upper, [], dead, pile, kin, chance)
    if isinstance(move, Discard):
        if move.card in upright[you]:
            upright[you].remove(move.card)
        else:
            dead[you] -= 1
        placed, ended = 1, True
    elif isinstance(move, TurnOver):
        # Before one has succeeded, one goes on by what one believes, not by what is true in this world.
        tries = [move.card]
        if not placed:
            tries += sorted(set(upright[you]) - {move.card}, key=lambda card: (-outlook.places[card].fits, card))
        for card in tries:
            upright[you].remove(card)
            if put(world, years[card][number]):
                placed += 1
                break
            dead[you] += 1
        if not placed:
            return world.gained  # TC-34
    world.hands = [[years[card][number] for card in cards] for cards in upright]
    if ended or placed >= 2:
        for _ in range(min(placed, len(pile))):
            world.hands[you].append(pile.pop())
        you, placed = (you + 1) % len(view.seats), 0
    return play_out(world, you, placed)


def outlook_of(view: View, beliefs: Mapping[CardId, Belief]) -> Outlook:
    """What is still to come, as this view and these beliefs have it."""
    timeline = timeline_of(view)
    waiting = {card.id: what_is_believed(card, beliefs) for card in waiting_in(view)}
    lying = [stack[0] for stack in (*view.lower, *view.upper) if stack] + list(view.discard)
    kin = (*waiting.values(), *(what_is_believed(card, beliefs) for card in lying))
    places = {card: places_of(belief, timeline) for card, belief in waiting.items()}
    return Outlook(waiting, places, max(0, view.pile - 1), kin, timeline)


def brings(card: CardId, outlook: Outlook) -> float:
    """What turning the card over gains, less what its place is expected to take from the others."""
    own, timeline = outlook.places[card], outlook.timeline
    first, last = timeline.lower[0], timeline.lower[-1]
    others = [other for other in outlook.waiting if other != card]
    worth = LOWER * own.on_lower + UPPER * own.on_upper
    for gap, chance in enumerate(own.gaps):
        if chance > 0.0:
            # Where another card would have taken the gap, nothing is won.
            worth += chance * UPPER * math.prod(1.0 - outlook.places[other].gaps[gap] for other in others)
    middle = outlook.waiting[card].first
    if own.left > 0.0:
        worth += own.left * (LOWER - cut_off(card, min(middle, first - 1.0), first, outlook))
    if own.right > 0.0:
        worth += own.right * (LOWER - cut_off(card, last, max(middle, last + 1.0), outlook))
    return worth


def cut_off(card: CardId, after: float, before: float, outlook: Outlook) -> float:
    """What the cards lose, in points, that fall between the end of the lower level and a card laid beyond it.

    One of them takes the place above and loses what the levels differ by; every further one is lost.
    """
    caught = [TITLED * chance_between(other, after, before) for name, other in outlook.waiting.items() if name != card]
    share = sum(chance_between(other, after, before) for other in outlook.kin) / len(outlook.kin)
    expected = sum(caught) + PILED * outlook.pile * share
    none = math.prod(1.0 - chance for chance in caught) * math.pow(1.0 - share, PILED * outlook.pile)
    return LOWER * expected - UPPER * (1.0 - none)
