"""The product as the model's comparison wants it: from a record's bytes to its states and the number of its wrong line.

`python -m tests.model --compare 5000 --seed 7 --product tests.model.engine:replayed`
"""

from __future__ import annotations

import io

from kronika.engine import raw_lines, read_record, state_line
from kronika.errors import RecordError


def replayed(record: bytes) -> tuple[list[str], int | None]:
    """What `kronika replay --states` prints of this record, and the line it stops at, or None."""
    states: list[str] = []
    try:
        for game in read_record(raw_lines(io.BytesIO(record)), history=False):
            states.append(state_line(game))
    except RecordError as error:
        return states, error.line
    return states, None
