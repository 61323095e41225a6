"""What happened around an event: the row into which a card was laid, the chain that was judged.

Knows events in their order and asks the ruleset what was right; judges nothing itself. Whatever it finds follows from
cards that lie open once the event has happened.
"""

from __future__ import annotations

from collections.abc import Sequence

from kronika.cards import CardId
from kronika.engine.game import Game
from kronika.table import Event
from kronika.table import events as e

__all__ = ["chains_by_event", "gaps_by_event"]


def gaps_by_event(game: Game, events: Sequence[Event]) -> dict[int, tuple[int, ...]]:
    """For each laid card that was turned over, by its place among the events: the gaps of the line as it lay before in
    which the card would have been right. `events` are the game's latest; empty in games without a timeline.
    """
    found: dict[int, tuple[int, ...]] = {}
    line = list(game.table.line)
    # Back from the line as it lies now: whatever became of a card, before it was laid it was not in it.
    turned: dict[CardId, int] = {}
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if type(event) is e.TurnedOver:
            turned[event.card] = at
        elif type(event) is e.Placed or type(event) is e.LineOpened:
            card = event.card
            if card in line:
                line.remove(card)
            place = turned.pop(card, None) if type(event) is e.Placed else None
            if place is not None and (gaps := game.right_gaps(line, card)) is not None:
                found[place] = gaps
    return found


def chains_by_event(events: Sequence[Event]) -> dict[int, tuple[CardId, ...]]:
    """For each verdict, by its place among the events: the chain that was judged, in its order."""
    found: dict[int, tuple[CardId, ...]] = {}
    chain: list[CardId] = []
    for at, event in enumerate(events):
        if type(event) is e.TurnedOver:
            chain.append(event.card)
        elif type(event) is e.Placed or type(event) is e.Doubted:
            chain = []
        elif type(event) is e.Judged:
            found[at] = tuple(chain)
    return found
