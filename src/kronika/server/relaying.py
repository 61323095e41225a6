"""The table of Timeline Twist, cooperative, without one of its cards: what lay above, beside or against it lies anew.

Knows the keys of a state (docs/records.md) and years, no games. Elsewhere a row simply closes over a card that is taken
out; here the second level rests on the first, and a mistake was one because a place was taken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kronika.cards import CardId

__all__ = ["relaid"]

Stacks = list[list[CardId]]


def relaid(state: Mapping[str, Any], card: CardId, year: Callable[[CardId], int]) -> dict[str, Any]:
    """The state without the card. 36 cards stay in play (TC-04) as long as the box has one: it goes under the pile,
    where nobody knows what comes, or to a hand where the pile was empty.

    Where the card alone held a place of the lower level, a neighbour of the second level comes down to it. Horizontal
    cards whose place is free now are upright again. An empty level or discard pile is opened from the pile (TC-09,
    TC-10).
    """
    lower, upper = _levels(_stacks(state["lower"], card), _stacks(state["upper"], card))
    discard, box = _without(state["discard"], card), _without(state["box"], card)
    hands = [_without(hand, card) for hand in state["hands"]]
    pile = _without(state["pile"], card)
    if card not in state["box"] and box:
        bare = next((hand for hand in hands if not hand), None)
        if pile or bare is None:
            pile.append(box.pop())
        else:
            bare.append(box.pop())
    if not lower and pile:
        lower = [[pile.pop(0)]]
    if not discard and pile:
        discard = [pile.pop(0)]
    taken = [
        [each for each in aside if each != card and not _is_free(year(each), lower, upper, year)]
        for aside in state["horizontal"]
    ]
    return {
        **state,
        "lower": lower,
        "upper": upper,
        "discard": discard,
        "box": box,
        "hands": hands,
        "pile": pile,
        "horizontal": taken,
        "tried": bool(state["tried"] and taken[state["turn"]]),
    }


def _levels(lower: Stacks, upper: Stacks) -> tuple[Stacks, Stacks]:
    """Both levels where a stack of the lower one may have become empty."""
    gone = next((place for place, stack in enumerate(lower) if not stack), None)
    if gone is None:
        return lower, upper
    left = upper[gone - 1] if gone > 0 else []
    right = upper[gone] if gone < len(upper) else []
    inside = 0 < gone < len(upper)
    # What comes down lies between its neighbours of the lower level, so it fits into the row.
    row = [*lower[:gone], *([left or right] if left or right else []), *lower[gone + 1 :]]
    gaps: Stacks = []
    if left or right:
        gaps = [[], right if left else []] if inside else [[]]
    elif inside:
        gaps = [[]]
    return row, upper[: max(gone - 1, 0)] + gaps + upper[gone + 1 :]


def _is_free(own: int, lower: Stacks, upper: Stacks, year: Callable[[CardId], int]) -> bool:
    """Whether a card of this year finds a place (TC-18 to TC-22)."""
    years = [year(stack[0]) for stack in lower]
    if own in years or own < years[0] or own > years[-1] or any(stack and year(stack[0]) == own for stack in upper):
        return True
    return not upper[sum(other < own for other in years) - 1]


def _stacks(stacks: Any, card: CardId) -> Stacks:
    return [_without(stack, card) for stack in stacks]


def _without(cards: Any, card: CardId) -> list[CardId]:
    return [each for each in cards if each != card]
