"""What is at stake in Anno Domini, as everybody at the table sees it: penalties, who is out, and what hands promise.

It knows the view alone, no beliefs.
"""

from __future__ import annotations

from collections.abc import Sequence

from kronika.engine.view import View

__all__ = ["layer_is_out", "odds_by_hands", "penalties"]

SPARE = 1.5
"""So many more cards everybody seems to hold: the last card wins less often than a count to none would say."""
ALONE, EACH = 2.3, 0.9
"""The chance to win falls with the hand to the power of `ALONE` + `EACH` x players; measured, see docs/bots.md."""


def penalties(view: View) -> tuple[int, int]:
    """The cards that a doubter draws who was wrong (AD-24), and whoever laid last into a wrong chain (AD-26); those of
    the rulebook where the view names none.
    """
    doubter, layer = view.options.get("penalty_doubter"), view.options.get("penalty_layer")
    return doubter if isinstance(doubter, int) else 4, layer if isinstance(layer, int) else 2


def layer_is_out(view: View) -> bool:
    """Whether whoever laid last holds no card any more: a card laid now would make them the winner (D01 b)."""
    return view.layer is not None and not view.seats[view.layer].hand


def odds_by_hands(held: Sequence[int]) -> list[float]:
    """The chance of each seat to win with so many cards, 0..1, as a chain begins."""
    power = -(ALONE + EACH * len(held))
    weights = [(cards + SPARE) ** power for cards in held]
    whole = sum(weights)
    return [weight / whole for weight in weights]
