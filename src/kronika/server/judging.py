"""What a well-informed player would have thought of each move of a game: done in a process of its own.

`python -m kronika.server.judging` reads a `Job` from its input, as JSON, and writes an `Analysis`; where the record is
none it says so and ends with a status of its own. Knows records, and no server. The chances are for `kronika.review`.
"""

from __future__ import annotations

import sys
from typing import Final

import msgspec

from kronika.cards import CardId
from kronika.errors import KronikaError
from kronika.review import LEVEL, JudgedMove, Moments, PlayerReview, review_record
from kronika.server.workbench import FAILED, bound

__all__ = ["Analysis", "Job", "main"]

_SEED: Final = b"kronika analysis"


class Job(msgspec.Struct, frozen=True):
    """The game of this id, as its record has it, and what the cards are about."""

    game: str
    record: str
    themes: dict[CardId, str]


class Analysis(msgspec.Struct, frozen=True):
    """A game by the chances that players of a `level` would have given: they have so many `minds`.

    `moves` are those of the review, in their order. Chances are 0..1; what a move is worth is the chance to win, or,
    for a `team`, the points that it is expected to end with.
    """

    game: str
    edition: str
    team: bool
    level: str
    minds: int
    moves: tuple[JudgedMove, ...]
    players: tuple[PlayerReview, ...]
    moments: Moments


def main() -> int:
    """Do the job that comes in; 0, or FAILED where the answer is why not."""
    bound()
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    try:
        # A record that a server keeps belongs to a game that is over, also where it was ended before its end.
        review = review_record(job.record.encode().splitlines(), seed=_SEED, themes=job.themes, open=True)
    except KronikaError as error:
        sys.stdout.buffer.write(msgspec.json.encode({"code": error.code, "message": error.message}))
        return FAILED
    found = Analysis(
        job.game, review.edition, review.team, LEVEL, review.minds, review.moves, review.players, review.moments
    )
    sys.stdout.buffer.write(msgspec.json.encode(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
