"""A card table: hands, pile, discard, box, a row of cards with gaps. Knows neither rules nor dates."""

from kronika.table.events import Event
from kronika.table.evolve import evolve, fold
from kronika.table.moves import Move
from kronika.table.state import Cards, Outcome, Table, Verdict

__all__ = ["Cards", "Event", "Move", "Outcome", "Table", "Verdict", "evolve", "fold"]
