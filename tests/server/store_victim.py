"""A process that appends until it is killed: prints a line for each batch that was acknowledged, after it was.

`python -m tests.server.store_victim DATABASE ROOM,ROOM,… [POINT]`: each room has a thread; at the POINT of a group's
life (`writing`, `committing`, `committed`, `acknowledged`), some groups on, the process kills itself.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from itertools import count

from kronika.server.store import Batch, Store, open_store
from tests.server.storing import code_of, opening, said, stored


def shout(store: Store, room: str) -> None:
    seq = len(store.facts(room))
    if not seq:
        stored(store, opening(room, code_of(hash(room) % 24**6)))
        seq = 2
    for number in count(seq):
        facts = said(f"{room} {number}") + (said("and more") if number % 3 == 0 else ())
        request = f"{room}:{seq}"
        store.append(Batch(room=room, seq=seq, rows=facts, at=1.0, request=request)).result()
        seq += len(facts)
        # One write: a line is there whole or not at all.
        os.write(1, f"{room} {seq} {request}\n".encode())


def main() -> None:
    where, rooms, *points = sys.argv[1:]
    groups: Iterator[int] = count()

    def reached(point: str) -> None:
        if point in points and next(groups) > 20:
            os.kill(os.getpid(), signal.SIGKILL)

    store = open_store(where, reached=reached)
    os.write(1, b"open\n")
    threads = [threading.Thread(target=shout, args=(store, room)) for room in rooms.split(",")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main()
