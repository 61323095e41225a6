"""What tables have said of the cards of decks, for whoever runs the server and for the decks' makers.

Knows the database, no rooms.
"""

from __future__ import annotations

from typing import TypeAlias

from kronika.server.store.engines import make_engine, parse_place, told
from kronika.server.store.errors import StoreError
from kronika.server.store.migrating import check_known
from kronika.server.store.reading import Reader
from kronika.server.store.rows import PatchRow, ReportRow

__all__ = ["Doubt", "doubts"]

Doubt: TypeAlias = ReportRow | PatchRow


def doubts(url: str, deck: str | None = None) -> list[Doubt]:
    """The reports of cards and the corrections to them, the oldest first; of all decks, or of one. A server may run
    meanwhile.

    Raises StoreError where there is no database, or where it is not Kronika's.
    """
    place = parse_place(url)
    if place.path is not None and not place.path.is_file():
        raise StoreError(f"there is no database at {place.path}", "store.open")
    engine = make_engine(place, write=False)
    try:
        with told(place), engine.connect() as connection:
            check_known(connection)
        reader = Reader(place, engine)
        found: list[Doubt] = []
        for name in [deck] if deck is not None else reader.decks():
            found += reader.reports(name)
            found += reader.patches(name)
        return sorted(found, key=lambda row: row.at)
    finally:
        engine.dispose()
