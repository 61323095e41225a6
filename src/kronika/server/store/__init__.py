"""Facts made durable: an append-only table of events, written by one thread, a group of batches a commit.

    rows                what goes in and comes out; a batch is what one command comes to
    schema, migrations  the tables, and how they came to be
    engines, locking    where a database is; one server a file
    putting, ledger     batches as rows; who may write what comes next in a room
    writer, reading     the thread that writes, and the reads
    opening             `open_store`: all of it together
    backups, checking   copies of a database, and whether all of it can be replayed
    doubting            what tables have said of cards

What is acknowledged is on the disk. Knows facts only as bytes; `checking` alone knows rooms.
"""

from kronika.server.store.backups import backup, restore
from kronika.server.store.checking import Examination, check, examine
from kronika.server.store.doubting import Doubt, doubts
from kronika.server.store.errors import Conflict, Duplicate, StoreError
from kronika.server.store.opening import Store, open_store
from kronika.server.store.rows import (
    KEEP,
    Batch,
    Counters,
    EndedGame,
    GameInfo,
    GameRow,
    NewRoom,
    PatchRow,
    ReportRow,
    RoomSummary,
    Row,
    Timer,
)
from kronika.server.store.writer import Done

__all__ = [
    "KEEP",
    "Batch",
    "Conflict",
    "Counters",
    "Done",
    "Doubt",
    "Duplicate",
    "EndedGame",
    "Examination",
    "GameInfo",
    "GameRow",
    "NewRoom",
    "PatchRow",
    "ReportRow",
    "RoomSummary",
    "Row",
    "Store",
    "StoreError",
    "Timer",
    "backup",
    "check",
    "doubts",
    "examine",
    "open_store",
    "restore",
]
