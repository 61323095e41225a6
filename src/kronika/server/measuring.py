"""How hard the cards of a deck are for the people of a server: measured in a process of its own.

`python -m kronika.server.measuring` reads a `Job` from its input, as JSON, and writes what is kept of a measurement;
where the deck cannot be read or measured it says so and ends with a status of its own. Knows decks and records, and no
server. The model is in `kronika.study`.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from kronika.decks import load_deck
from kronika.engine import Game, read_record
from kronika.errors import KronikaError, RecordError
from kronika.server.workbench import FAILED, bound
from kronika.study.measuring import kept_of, measure
from kronika.study.placements import Placement, placements_of

__all__ = ["ORIGIN", "Job", "Played", "main", "placements_in"]

ORIGIN: Final = "x-from"
"""The key of a record's header that says from which other game it went on."""


class Played(msgspec.Struct, frozen=True):
    """A game that has ended: its record, and the people by their seats."""

    record: str
    people: dict[int, str]


class Job(msgspec.Struct, frozen=True):
    """The folder of a deck, and games that were played with it."""

    deck: str
    games: tuple[Played, ...]


def placements_in(game: Played) -> list[Placement]:
    """The placements by people. What a bot or the clock did for somebody who was away counts as theirs: a record does
    not tell. A game that went on from another one has none: its pile was known.

    Raises RecordError where the record cannot be read to its end.
    """

    def name(played: Game, seat: int) -> str | None:
        return None if ORIGIN in played.start.header else game.people.get(seat)

    return list(placements_of(read_record(game.record.encode().splitlines()), name))


def main() -> int:
    """Do the job that comes in; 0, or FAILED where the answer is why not."""
    bound()
    # Before NumPy is there: on a few hundred numbers more threads would only wait for one another, and for who plays.
    os.environ.update(dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1"))
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    found: list[Placement] = []
    for game in job.games:
        with contextlib.suppress(RecordError):
            found += placements_in(game)
    try:
        kept = kept_of(measure(load_deck(Path(job.deck)), found))
    except (KronikaError, ValueError) as error:
        code = error.code if isinstance(error, KronikaError) else "usage.size"
        sys.stdout.buffer.write(msgspec.json.encode({"code": code, "message": str(error)}))
        return FAILED
    sys.stdout.buffer.write(msgspec.json.encode(kept))
    return 0


if __name__ == "__main__":
    sys.exit(main())
