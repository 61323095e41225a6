"""How the tests read records: the states shown and the error that stopped the reader, within a reasonable time."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from kronika.engine import read_record, state_line
from kronika.errors import RecordError
from tests.engine.make_golden import GOLDEN


@contextmanager
def in_reasonable_time() -> Iterator[None]:
    """Five seconds of work at most, however busy the machine is; a record of these sizes takes milliseconds."""

    def too_long(*_: Any) -> None:
        raise AssertionError("the reader goes on for ever, or nearly")

    if not hasattr(signal, "setitimer"):  # not on Windows
        yield
        return
    before = signal.signal(signal.SIGVTALRM, too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, 5)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def outcome(lines: Iterable[bytes]) -> tuple[list[str], RecordError | None]:
    """The states that a reader shows, and the error that stopped it."""
    states: list[str] = []
    try:
        with in_reasonable_time():
            for game in read_record(lines):
                states.append(state_line(game))
    except RecordError as stopped:
        error = stopped
    else:
        return states, None
    assert re.fullmatch(r"[a-z]+\.[a-z0-9-]+", error.code)
    assert str(error) == f"line {error.line}: {error.reason}"
    assert "\n" not in error.reason
    return states, error


def refused(lines: Iterable[bytes], line: int, code: str) -> RecordError:
    _, error = outcome(lines)
    assert error is not None, "nothing was wrong with it"
    assert (error.line, error.code) == (line, code), str(error)
    return error


def golden(name: str) -> list[bytes]:
    return (GOLDEN / f"{name}.kronika.jsonl").read_bytes().splitlines(keepends=True)


RUSSIA = golden("timeline-russia-2")


def encoded(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode() + b"\n"
