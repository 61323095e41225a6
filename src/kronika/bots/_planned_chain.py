"""How `planner` plays Anno Domini: what others left standing speaks for a chain; then it doubts or lays, as wins more.

It knows the chain, the hands, the penalties and its beliefs. It takes the others to know as much as itself, and to look
at a chain before they lay into it; what they believe of a card, or whether they bluff (AD-59), it cannot know.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from kronika.bots._chain import Worlds, likeliest_correction, pairs_in_order
from kronika.bots._stakes import layer_is_out, penalties
from kronika.bots.belief import Belief, what_is_believed
from kronika.cards import CardId, Seat
from kronika.engine.view import View
from kronika.table.moves import Add, Doubt

__all__ = [
    "EVIDENCE",
    "Table",
    "odds_to_win",
    "plan_add_or_doubt",
    "table_of",
    "worth_of_doubt",
    "worth_of_laying",
]

CARD = 0.45
"""How much one card less is taken to improve the logarithm of the odds to win against one other player. It improves
them more (`odds_by_hands`), but with this `planner` wins more often: docs/bots.md.
"""
FRESH = 0.7
"""The chance of placing one's last card well into a chain that has just begun (AD-35)."""
KEEP = 0.15
"""For the sake of keeping a surer card, this much of the chance of the best placement may be given up."""
CLEARLY = 0.03
"""A correction must make the chain likelier to be in order by this much."""
SEES, FEARS = 0.1, 0.55
"""A successor doubts a chain that is wrong with `SEES` + `FEARS` x (how wrong one thinks it), a right one without."""
EVIDENCE = 4.0
"""How often, as it were, each pair of the chain has been looked at and left standing; measured, see docs/bots.md."""
PATIENCE, IMPATIENCE = 20, 0.01
"""After so many rounds, each further one takes so much from a doubt, in odds to win, so that a game ends."""


class Table(msgspec.Struct, frozen=True):
    """How many cards each seat holds, who looks on, and what is drawn by whom when a doubt is judged."""

    you: Seat
    held: tuple[int, ...]
    doubter_draws: int
    layer_draws: int

    def after(self, **changes: int) -> tuple[int, ...]:
        """The hands when these seats (`s0=-1`: seat 0 has laid a card) hold so many more."""
        return tuple(max(0, cards + changes.get(f"s{seat}", 0)) for seat, cards in enumerate(self.held))


def table_of(view: View) -> Table:
    """The table in the eyes of whoever's view it is."""
    assert view.you is not None
    return Table(view.you, tuple(len(seat.hand) for seat in view.seats), *penalties(view))


def odds_to_win(held: Sequence[int], you: Seat) -> float:
    """What these hands promise, 0..1: each card less is worth the same factor. Nobody holds none."""
    weights = [math.exp(-CARD * cards) for cards in held]
    return weights[you] / sum(weights)


def plan_add_or_doubt(
    view: View, moves: Sequence[Add | Doubt], correction: str, beliefs: Mapping[CardId, Belief], seed: bytes
) -> Add | Doubt:
    """A doubt where it wins more often than the best laying."""
    assert view.you is not None
    doubt = next((move for move in moves if isinstance(move, Doubt)), None)
    if doubt is not None and layer_is_out(view):
        return doubt
    hand = tuple(card.id for card in view.seats[view.you].hand)
    cards = {card.id: what_is_believed(card, beliefs) for card in (*view.line, *view.seats[view.you].hand)}
    chain = tuple(card.id for card in view.line)
    worlds = Worlds(seed, cards)
    weights = worlds.likelihoods(chain, EVIDENCE) if doubt is not None else None
    room = worlds.room(chain, hand, weights)
    best = _best(view.you, chain, None, room.with_card, cards)
    if (corrected := likeliest_correction(chain, correction, cards)) is not None:
        other = _best(view.you, corrected, corrected, worlds.room(corrected, hand, weights).with_card, cards)
        if other[0] > best[0] + CLEARLY:
            best = other
    chance, laying = best
    table = table_of(view)
    if doubt is not None and worth_of_doubt(view, table, room.in_order) > worth_of_laying(view, table, chance):
        return doubt
    return laying


def worth_of_doubt(view: View, table: Table, in_order: float) -> float:
    """The chance to win after doubting a chain that is in order with this chance (AD-24, AD-26, AD-33)."""
    you, layer = table.you, view.layer
    assert layer is not None
    held = table.held[you]
    # Whatever comes of it, the doubter begins the next chain, and lays a card into it at once.
    mistaken = odds_to_win(table.after(**{f"s{you}": table.doubter_draws - 1}), you)
    taken = table.after(**{f"s{you}": -1, f"s{layer}": table.layer_draws})
    if held == 1:
        missed = table.after(**{f"s{you}": table.layer_draws, f"s{layer}": table.layer_draws})
        right = FRESH + (1.0 - FRESH) * odds_to_win(missed, you)
    else:
        right = odds_to_win(taken, you)
    return in_order * mistaken + (1.0 - in_order) * right - IMPATIENCE * max(0, view.round - PATIENCE)


def worth_of_laying(view: View, table: Table, in_order: float) -> float:
    """The chance to win after laying, the chain being in order then with this chance (AD-30, AD-39)."""
    you, held = table.you, table.held[table.you]
    if held == 1:
        failed = odds_to_win(table.after(**{f"s{you}": table.layer_draws}), you)
        return in_order + (1.0 - in_order) * failed
    direction = -view.direction if held == 3 and not view.reversed else view.direction  # AD-37
    successor = (you + direction) % len(view.seats)
    wrong = 1.0 - in_order
    seen, feared = min(1.0, SEES + FEARS * wrong), FEARS * wrong
    laid = odds_to_win(table.after(**{f"s{you}": -1, f"s{successor}": -1}), you)
    caught = odds_to_win(table.after(**{f"s{you}": table.layer_draws - 1, f"s{successor}": -1}), you)
    cleared = odds_to_win(table.after(**{f"s{you}": -1, f"s{successor}": table.doubter_draws - 1}), you)
    return wrong * (seen * caught + (1.0 - seen) * laid) + in_order * (feared * cleared + (1.0 - feared) * laid)


def _best(
    seat: Seat,
    chain: tuple[CardId, ...],
    corrected: tuple[CardId, ...] | None,
    fits: Mapping[CardId, list[float]],
    beliefs: Mapping[CardId, Belief],
) -> tuple[float, Add]:
    """Of the cards nearly as safe as the safest, the one whose date is least sure, with its chance."""
    best = max(max(row) for row in fits.values())
    nearly = [card for card, row in fits.items() if max(row) >= best - KEEP]
    card = max(nearly, key=lambda card: (beliefs[card].sd, max(fits[card])))
    row = fits[card]
    if best == 0.0:  # No world has this chain in order; pairs still tell gaps apart: a bluff that is hard to see.
        row = pairs_in_order(chain, card, beliefs)
    return max(fits[card]), Add(seat, card, _hard_to_doubt(chain, card, row, beliefs), corrected)


def _hard_to_doubt(
    chain: tuple[CardId, ...], card: CardId, row: Sequence[float], beliefs: Mapping[CardId, Belief]
) -> int:
    """Of the gaps as good as the best, the one where the card looks best beside every other card."""
    most = max(row)
    equals = [gap for gap, value in enumerate(row) if value >= most - 1e-9]
    if len(equals) == 1:
        return equals[0]
    looks = pairs_in_order(chain, card, beliefs)
    return max(equals, key=lambda gap: (round(looks[gap], 9), -gap))
