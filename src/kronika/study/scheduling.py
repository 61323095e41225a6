"""When a card that was practised comes back: FSRS, by the library `fsrs`.

Knows the state of one card and an answer; no deck, no file, no clock: the time is said, in seconds since 1970. A right
placement is FSRS's "good", a wrong one its "again"; one step of ten minutes, nine in ten to be kept, no random spread.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

__all__ = ["Planned", "kept_now", "planned"]

_STEP: Final = timedelta(minutes=10)
_RETENTION: Final = 0.9


class Planned(NamedTuple):
    """The state of a card after an answer, as JSON holds it, and when it comes back. `begun` says that it began anew:
    the state from before was none, or none that could be read.
    """

    state: dict[str, Any]
    due: float
    begun: bool


def planned(state: Mapping[str, Any] | None, is_right: bool, now: float) -> Planned:
    """The state after an answer at this time; `state` is the one before, None for a card that was never asked."""
    from fsrs import Card, Rating

    at = datetime.fromtimestamp(now, UTC)
    rating = Rating.Good if is_right else Rating.Again
    if (was := _read(state)) is not None:
        try:
            became, _ = _scheduler().review_card(was, rating, at)
            return Planned(dict(became.to_dict()), became.due.timestamp(), False)
        except (ArithmeticError, AssertionError, AttributeError, TypeError, ValueError):
            pass  # numbers that no answer leads to
    became, _ = _scheduler().review_card(Card(card_id=1, due=at), rating, at)
    return Planned(dict(became.to_dict()), became.due.timestamp(), True)


def kept_now(state: Mapping[str, Any], now: float) -> float | None:
    """The chance, 0..1, that the card is remembered at this time; None for a state that cannot be read."""
    card = _read(state)
    if card is None:
        return None
    try:
        chance = float(_scheduler().get_card_retrievability(card, datetime.fromtimestamp(now, UTC)))
        return chance if 0 <= chance <= 1 else None
    except (ArithmeticError, AssertionError, AttributeError, TypeError, ValueError):
        return None


def _read(state: Mapping[str, Any] | None) -> Card | None:
    from fsrs import Card

    if state is None:
        return None
    try:
        card = Card.from_dict(state)  # type: ignore[arg-type]
        return card if card.due.tzinfo is not None else None
    except (ArithmeticError, AttributeError, KeyError, TypeError, ValueError):
        return None


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    return Scheduler(
        desired_retention=_RETENTION, learning_steps=(_STEP,), relearning_steps=(_STEP,), enable_fuzzing=False
    )
