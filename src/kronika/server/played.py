"""The placements in a server's finished games, for measuring how hard cards are. Reads a database; a server may run.

Knows the store and records, no rooms. A game that has not ended has no record, so nothing of it comes out.
"""

from __future__ import annotations

from kronika.errors import RecordError
from kronika.server.measuring import Played, placements_in
from kronika.server.store import GameInfo, StoreError
from kronika.server.store.engines import make_engine, parse_place, told
from kronika.server.store.migrating import check_known
from kronika.server.store.reading import Reader
from kronika.study.placements import Placement

__all__ = ["placements_on_server", "played"]


def placements_on_server(url: str) -> tuple[list[Placement], dict[str, str], int]:
    """The placements by people, their last names by the ids that they go by, and how many games were read.

    Raises StoreError where there is no database, or where it is not Kronika's.
    """
    place = parse_place(url)
    if place.path is not None and not place.path.is_file():
        raise StoreError(f"there is no database at {place.path}", "store.open")
    engine = make_engine(place, write=False)
    found: list[Placement] = []
    names: dict[str, str] = {}
    games = 0
    try:
        with told(place), engine.connect() as connection:
            check_known(connection)
        reader = Reader(place, engine)
        for id in reader.games():
            info = reader.game(id)
            game = played(info)
            if info is None or game is None:
                continue
            try:
                found += placements_in(game)
            except RecordError:
                continue
            games += 1
            names |= {person: name for _, person, name in info.players if person}
    finally:
        engine.dispose()
    return found, names, games


def played(info: GameInfo | None) -> Played | None:
    """The game with its people, where it has ended."""
    if info is None or info.record is None:
        return None
    return Played(info.record, {seat: person for seat, person, _ in info.players if person})
