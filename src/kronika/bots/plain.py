"""`plain`: plays Anno Domini by a look at neighbours, cooperative Twist by whole numbers, all else as `memory` does.

It knows the view, the beliefs and its seed. Simulations play these two games exactly so.
"""

from __future__ import annotations

from kronika.bots._kinds import Thinking, ThinkingBot
from kronika.bots._plain_chain import plain_add_or_doubt
from kronika.bots._plain_team import plain_turn_over
from kronika.bots._timeline import choose_place

__all__ = ["PlainBot"]


class PlainBot(ThinkingBot):
    """The seed breaks ties, of which those two games have none."""

    __slots__ = ()

    thinking = Thinking(choose_place, plain_turn_over, plain_add_or_doubt)
