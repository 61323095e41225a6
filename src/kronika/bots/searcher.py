"""`searcher`: in Anno Domini plays moves on in worlds that it imagines; every other game as `planner` does.

It knows the view, the beliefs and its seed; it looks at no clock, so the same question has the same answer.
"""

from __future__ import annotations

from kronika.bots._kinds import Thinking, ThinkingBot
from kronika.bots._planned_placing import plan_place
from kronika.bots._planned_team import plan_turn_over
from kronika.bots._searched_chain import search_add_or_doubt

__all__ = ["SearcherBot"]


class SearcherBot(ThinkingBot):
    """The seed breaks ties and draws what may come."""

    __slots__ = ()

    thinking = Thinking(plan_place, plan_turn_over, search_add_or_doubt)
