"""What a deal proves of a game that no server runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kronika.engine import Game, public_events
from kronika.server.fairness import Deal
from kronika.table import Event

__all__ = ["proofs_for"]


def proofs_for(deal: Deal, game: Game, events: Iterable[Event]) -> tuple[dict[str, Any], ...]:
    """What these events, the last ones of the game, and the pile as it lies now open and did not before; a proof a
    card.
    """
    return deal.proofs_of(deal.mark(game, public_events(game, events)))
