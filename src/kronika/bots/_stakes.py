"""What a doubt is about in Anno Domini, as everybody at the table sees it: the penalties, and a layer without cards.

It knows the view alone, no beliefs.
"""

from __future__ import annotations

from kronika.engine.view import View

__all__ = ["layer_is_out", "penalties"]


def penalties(view: View) -> tuple[int, int]:
    """The cards that a doubter draws who was wrong (AD-24), and whoever laid last into a wrong chain (AD-26); those of
    the rulebook where the view names none.
    """
    doubter, layer = view.options.get("penalty_doubter"), view.options.get("penalty_layer")
    return doubter if isinstance(doubter, int) else 4, layer if isinstance(layer, int) else 2


def layer_is_out(view: View) -> bool:
    """Whether whoever laid last holds no card any more: a card laid now would make them the winner (D01 b)."""
    return view.layer is not None and not view.seats[view.layer].hand
