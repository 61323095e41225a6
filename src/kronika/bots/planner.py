"""`planner`: thinks further than the next card, by what it believes; each game has a file of its own.

It knows the view, the beliefs and its seed. Given the beliefs of `kronika.bots.learning` it also learns within a game.
"""

from __future__ import annotations

from kronika.bots._kinds import Thinking, ThinkingBot
from kronika.bots._planned_chain import plan_add_or_doubt
from kronika.bots._planned_placing import plan_place
from kronika.bots._planned_team import plan_turn_over

__all__ = ["PlannerBot"]


class PlannerBot(ThinkingBot):
    """The seed breaks ties and draws what may come."""

    __slots__ = ()

    thinking = Thinking(plan_place, plan_turn_over, plan_add_or_doubt)
